import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { HandRecord } from "../../src/gen/caipan/sandaha/v1/record.js";
import type { RulesetRef } from "../../src/gen/caipan/verdict/v1/verdict.js";
import { parseRecord } from "../../src/record/sandaha/parse-record.js";
import { canonicalRecord } from "../../src/rpc/sandaha/record-digest.js";
import { reportOn } from "../../src/rpc/sandaha/replay-hand.js";

function recordOf(fields: string): HandRecord {
  const parsed = parseRecord(`sandaha/1 ${fields}`);
  if (parsed.kind === "faults") throw new Error(JSON.stringify(parsed.faults));
  return parsed.record;
}

/** As a caller gets it. */
function judged(record: HandRecord): { digest: string; ruleset: RulesetRef } {
  const outcome = reportOn(record, "en");
  if (outcome.kind !== "answer" || outcome.response.ruleset === undefined) throw new Error(outcome.kind);
  return { digest: outcome.response.recordDigest, ruleset: outcome.response.ruleset };
}

// Canonical forms and digests as record-digest.py, beside this file, prints them.
const VECTORS: [name: string, fields: string, canonical: string, digest: string][] = [
  [
    "nothing but the rules",
    "rules=STANDARD",
    '{"ruleset":{"game":"sandaha","overrides":[],"profile":"STANDARD","revision":1}}',
    "8a89d7c8af2097313e91860b5ec5bb900ad0d3e2acb155b0efb5ff31535ef9b0",
  ],
  [
    "a surrender",
    "id=T7-1042 rules=COMPETITION,sixes_removed=true,down_big_from=80 stake=20 first=N deal=W:DAS5BJ,E:LJHTC7H2 " +
      "kitty=S2D2C2H2DTCTHTST contract=W:50,doubled,claimant=N surrender=yes points=0 paid=W:-240",
    '{"contract":{"banker":"WEST","claimant":"NORTH","doubled":true,"points":50},"deal":{"EAST":["H2","HT","C7","LJ"],"WEST":["S5","DA","BJ"]},"firstBidder":"NORTH","kitty":["S2","ST","H2","HT","C2","CT","D2","DT"],"ruleset":{"game":"sandaha","overrides":["down_big_from=80","sixes_removed=true"],"profile":"COMPETITION","revision":1},"stake":20,"surrender":true}',
    "243e48b840dc725456d17b204eaefa2bc7653342406c78b61da882b2338a0d51",
  ],
  [
    "a throw that failed",
    "rules=ZIJINDAO first=E calls=E:80,S:-,W:-,N:- trump=SPADES bury=DKDKD5D5C5C5CKCK " +
      "plays=E:S5S5(S9S8S8S5S5),S:S6S6,W:SASQ,N:DAH6",
    '{"calls":[{"bid":80,"seat":"EAST"},{"pass":true,"seat":"SOUTH"},{"pass":true,"seat":"WEST"},{"pass":true,"seat":"NORTH"}],"declaration":{"buried":["C5","C5","CK","CK","D5","D5","DK","DK"],"trump":"SPADES"},"firstBidder":"EAST","plays":[{"attempted":["S5","S5","S8","S8","S9"],"cards":["S5","S5"],"seat":"EAST"},{"cards":["S6","S6"],"seat":"SOUTH"},{"cards":["SQ","SA"],"seat":"WEST"},{"cards":["H6","DA"],"seat":"NORTH"}],"ruleset":{"game":"sandaha","overrides":[],"profile":"ZIJINDAO","revision":1}}',
    "6c660c40f9db145e7ed5b188b4c84061215f747f82e8395b422f2c45577a3e7c",
  ],
];

describe("the digest of a record", () => {
  it.each(VECTORS)("%s", (_, fields, canonical, digest) => {
    const record = recordOf(fields);
    const answer = judged(record);
    expect(canonicalRecord(record, answer.ruleset)).toBe(canonical);
    expect(answer.digest).toBe(digest);
    expect(createHash("sha256").update(canonical).digest("hex")).toBe(digest);
  });

  const base = "rules=ZIJINDAO deal=E:S5S7,S:HA contract=E:80 trump=SPADES bury=DKD5 plays=E:S5(S5S7),S:HA";

  it.each<[name: string, fields: string]>([
    ["the id", `id=a ${base}`],
    ["the recorded results", `${base} winners=S points=40 paid=E:-10`],
    ["recorded results that say nothing", `${base} winners=`],
    ["the order of hands", base.replace("E:S5S7,S:HA c", "S:HA,E:S5S7 c")],
    [
      "the order of cards",
      base.replace("E:S5S7,", "E:S7S5,").replace("DKD5", "D5DK").replace("(S5S7)", "(S7S5)"),
    ],
    ["the newest revision, named", base.replace("ZIJINDAO", "ZIJINDAO,revision=1")],
    [
      "overrides that say what the profile says",
      base.replace("ZIJINDAO", "ZIJINDAO,opening_bid=80,no_trump=true"),
    ],
    ["overrides that say nothing", base.replace("ZIJINDAO", "ZIJINDAO,overrides=none")],
    [
      "expect_digest",
      base.replace("ZIJINDAO", `ZIJINDAO,expect_digest=${judged(recordOf(base)).ruleset.digest}`),
    ],
  ])("does not depend on %s", (_, fields) => {
    expect(fields).not.toBe(base);
    expect(judged(recordOf(fields)).digest).toBe(judged(recordOf(base)).digest);
  });

  it.each<[name: string, fields: string]>([
    ["the profile", base.replace("ZIJINDAO", "STANDARD")],
    ["an override", base.replace("ZIJINDAO", "ZIJINDAO,opening_bid=85")],
    ["the stake", `${base} stake=1`],
    ["the first bidder", `${base} first=E`],
    ["the dealt cards", base.replace("S:HA c", "S:HK c")],
    ["whose they are", base.replace("S:HA c", "W:HA c")],
    ["the kitty", `${base} kitty=C5`],
    ["the calls", `${base} calls=E:80`],
    ["a bid", `${base} calls=E:75`],
    ["a pass", `${base} calls=E:-`],
    ["the banker", base.replace("contract=E", "contract=S")],
    ["the contract", base.replace("contract=E:80", "contract=E:75")],
    ["the doubling", base.replace("contract=E:80", "contract=E:80,doubled")],
    ["the claimant", base.replace("contract=E:80", "contract=E:80,claimant=S")],
    ["the trump", base.replace("SPADES", "NONE")],
    ["the burial", base.replace("DKD5", "DKDK")],
    ["the surrender", base.replace("trump=SPADES bury=DKD5", "surrender=yes")],
    ["the order of plays", base.replace("E:S5(S5S7),S:HA", "S:HA,E:S5(S5S7)")],
    ["what was tried", base.replace("(S5S7)", "")],
    ["a hand whose cards are not known", base.replace("S:HA c", "S:HA,W: c")],
  ])("depends on %s", (_, fields) => {
    const others = [base, `${base} calls=E:80`, `${base} calls=E:75`].filter((each) => each !== fields);
    for (const other of others)
      expect(judged(recordOf(fields)).digest).not.toBe(judged(recordOf(other)).digest);
  });
});
