import { describe, expect, it } from "vitest";
import { Card } from "../../../src/gen/caipan/card/v1/card.js";
import { type DeepPartial, HandRecord } from "../../../src/gen/caipan/sandaha/v1/record.js";
import { Profile } from "../../../src/gen/caipan/sandaha/v1/ruleset.js";
import { Seat, Trump } from "../../../src/gen/caipan/sandaha/v1/table.js";
import { formatRecord } from "../../../src/record/sandaha/format-record.js";
import { describeFault, parseRecord } from "../../../src/record/sandaha/parse-record.js";
import { bytesOf } from "../../support/sandaha/arbitrary-record.js";

type Part = DeepPartial<HandRecord>;

// Each field, read and written: the record's part by hand, and its text.
const FIELDS: [name: string, text: string, part: Part][] = [
  ["nothing", "", {}],
  ["a plain id", "id=T7-1042", { id: "T7-1042" }],
  ["an id with a space", 'id="T7 1042"', { id: "T7 1042" }],
  ["an id in Chinese", 'id="二号桌"', { id: "二号桌" }],
  ["an id with quotes", String.raw`id="a\"b\\c"`, { id: 'a"b\\c' }],
  ["an id with two spaces", String.raw`id="a \u{20}b"`, { id: "a  b" }],
  ["an id that turns a line around", String.raw`id="a\u{202e}b"`, { id: "a\u202eb" }],
  ["an id with a wide space", String.raw`id="a\u{3000}b"`, { id: "a\u3000b" }],
  ["an id beyond 16 bits", 'id="🀄"', { id: "🀄" }],
  ["a profile", "rules=ZIJINDAO", { ruleset: { profile: Profile.ZIJINDAO } }],
  ["no profile", "rules=#0", { ruleset: {} }],
  ["an unknown profile", "rules=#9", { ruleset: { profile: 9 as Profile } }],
  [
    "all that a ruleset says",
    "rules=STANDARD,revision=1,expect_digest=0af3,all_pass=REDEAL,no_trump=false,held_big_to=0",
    {
      ruleset: {
        profile: Profile.STANDARD,
        revision: 1,
        expectDigest: "0af3",
        overrides: { allPass: 2, noTrump: false, heldBigTo: 0 },
      },
    },
  ],
  ["overrides that are none", "rules=STANDARD,overrides=none", { ruleset: { profile: 1, overrides: {} } }],
  [
    "a strange digest",
    'rules=STANDARD,expect_digest="a,b"',
    { ruleset: { profile: 1, expectDigest: "a,b" } },
  ],
  ["a stake", "stake=10", { stake: 10 }],
  ["a first bidder", "first=E", { firstBidder: Seat.EAST }],
  [
    "dealt hands, one of them not known",
    "deal=S:SJBJLJSJ,N:",
    {
      deal: [
        { seat: Seat.SOUTH, cards: [Card.SJ, Card.BIG_JOKER, Card.LITTLE_JOKER, Card.SJ] },
        { seat: Seat.NORTH, cards: [] },
      ],
    },
  ],
  ["a kitty with numbers that are no cards", "kitty=#99HT#-1#0", { kitty: [99, Card.HT, -1, 0] as Card[] }],
  [
    "calls",
    "calls=E:80,S:-,#7:?",
    {
      calls: [
        { seat: Seat.EAST, call: { $case: "bid", value: 80 } },
        { seat: Seat.SOUTH, call: { $case: "pass", value: {} } },
        { seat: 7 as Seat },
      ],
    },
  ],
  ["a contract", "contract=W:75", { contract: { banker: Seat.WEST, points: 75 } }],
  [
    "a doubled contract with a claimant",
    "contract=W:50,doubled,claimant=N",
    { contract: { banker: Seat.WEST, points: 50, doubled: true, claimant: Seat.NORTH } },
  ],
  ["a contract that says nothing", "contract=#0:0", { contract: {} }],
  [
    "a declaration",
    "trump=NONE bury=S5S5",
    { act: { $case: "declaration", value: { trump: Trump.NONE, buried: [Card.S5, Card.S5] } } },
  ],
  [
    "a trump whose burial is not known",
    "trump=SPADES",
    { act: { $case: "declaration", value: { trump: Trump.SPADES } } },
  ],
  ["a declaration that says nothing", "trump=#0", { act: { $case: "declaration", value: {} } }],
  ["a surrender", "surrender=yes", { act: { $case: "surrender", value: {} } }],
  [
    "plays, a failed throw among them, a trick and more",
    "plays=E:S9(S9S8S8),S:BJ,W:LJ,N:S7/S:HA,W:",
    {
      plays: [
        { seat: Seat.EAST, cards: [Card.S9], attempted: [Card.S9, Card.S8, Card.S8] },
        { seat: Seat.SOUTH, cards: [Card.BIG_JOKER] },
        { seat: Seat.WEST, cards: [Card.LITTLE_JOKER] },
        { seat: Seat.NORTH, cards: [Card.S7] },
        { seat: Seat.SOUTH, cards: [Card.HA] },
        { seat: Seat.WEST, cards: [] },
      ],
    },
  ],
  ["results that say nothing", "winners=", { recorded: {} }],
  [
    "results",
    "winners=E,N points=0 paid=E:-30,S:+10,W:0",
    {
      recorded: {
        trickWinners: [Seat.EAST, Seat.NORTH],
        defendersPoints: 0,
        payments: [
          { seat: Seat.EAST, amount: -30 },
          { seat: Seat.SOUTH, amount: 10 },
          { seat: Seat.WEST, amount: 0 },
        ],
      },
    },
  ],
];

describe("a line of the text form", () => {
  it.each(FIELDS)("has %s: %s", (_, fields, part) => {
    const line = fields === "" ? "sandaha/1" : `sandaha/1 ${fields}`;
    const record = HandRecord.fromPartial<Part>(part);
    expect(formatRecord(record)).toEqual({ kind: "text", text: line });
    const parsed = parseRecord(line);
    expect(parsed.kind).toBe("record");
    if (parsed.kind === "record") expect(bytesOf(parsed.record)).toBe(bytesOf(record));
  });

  it.each<[name: string, written: string, canonical: string]>([
    ["quotes that are not needed", 'id="T7"', "id=T7"],
    ["an escape that is not needed", String.raw`id="\u{54}\u{00037}"`, "id=T7"],
    ["a payment without its plus", "paid=E:10", "paid=E:+10"],
    ["commas between tricks", "plays=E:S5,S:S6,W:S8,N:S9,N:HA", "plays=E:S5,S:S6,W:S8,N:S9/N:HA"],
    ["defaults", 'id="" stake=0 first=#0', ""],
    [
      "an option before the revision",
      "rules=STANDARD,bid_step=10,revision=1",
      "rules=STANDARD,revision=1,bid_step=10",
    ],
    ["overrides said to be none", "rules=STANDARD,bid_step=10,overrides=none", "rules=STANDARD,bid_step=10"],
    ["a number that has a name", "first=#1 kitty=#18", "first=E kitty=S2"],
  ])("may be written with %s", (_, written, canonical) => {
    const parsed = parseRecord(`sandaha/1 ${written}`);
    expect(parsed.kind).toBe("record");
    if (parsed.kind === "faults") return;
    expect(formatRecord(parsed.record)).toEqual({ kind: "text", text: `sandaha/1 ${canonical}`.trim() });
  });
});

describe("a line that is no record", () => {
  it.each<[line: string, ...faults: [column: number, expected: RegExp][]]>([
    ["", [1, /^"sandaha\/1"$/]],
    ["sandaha/2", [1, /^"sandaha\/1"$/]],
    ["sandaha/12", [10, /^a space$/]],
    ["sandaha/1\tid=a", [10, /^a space$/]],
    ["sandaha/1 id", [13, /^"="$/]],
    ["sandaha/1 id=", [14, /^a quote or a word/]],
    ["sandaha/1 id=二", [14, /^a quote or a word/]],
    ["sandaha/1 ID=a", [11, /^a field \(id, rules, .*, paid\)$/]],
    ["sandaha/1 name=a", [11, /^a field \(id, rules, .*, paid\)$/]],
    ["sandaha/1 id=a id=b", [16, /^id only once$/]],
    ['sandaha/1 id="a', [16, /^a quote, an escape .* or printable text$/]],
    ['sandaha/1 id="a\tb"', [16, /printable text$/]],
    [String.raw`sandaha/1 id="\n"`, [15, /an escape/]],
    [String.raw`sandaha/1 id="\u{110000}"`, [15, /^the number of a Unicode character$/]],
    [String.raw`sandaha/1 id="\u{d800}"`, [15, /^the number of a Unicode character$/]],
    ['sandaha/1 id=a"b"', [15, /^a space$/]],
    ["sandaha/1 rules=", [17, /^one of STANDARD, COMPETITION, ZIJINDAO$/]],
    ["sandaha/1 rules=zijindao", [17, /^one of STANDARD, COMPETITION, ZIJINDAO$/]],
    ["sandaha/1 rules=UNSPECIFIED", [17, /^one of STANDARD/]],
    ["sandaha/1 rules=STANDARD,", [26, /^the name of an option$/]],
    ["sandaha/1 rules=STANDARD,down_big=1", [26, /^revision, expect_digest, overrides or the name/]],
    ["sandaha/1 rules=STANDARD,openingBid=1", [26, /^revision, expect_digest, overrides or the name/]],
    ["sandaha/1 rules=STANDARD,no_trump=1", [35, /^"true" or "false"$/]],
    ["sandaha/1 rules=STANDARD,throws=SOME", [33, /^one of TRUMPS, NONE$/]],
    ["sandaha/1 rules=STANDARD,bid_step=5,bid_step=5", [37, /^bid_step only once$/]],
    ["sandaha/1 rules=STANDARD,bid_step=05", [35, /^a whole number$/]],
    ["sandaha/1 rules=STANDARD,overrides=all", [36, /^"none"$/]],
    ["sandaha/1 stake=4294967296", [17, /^a number up to 4294967295$/]],
    [`sandaha/1 stake=${"9".repeat(1000)}`, [17, /^a number up to 4294967295$/]],
    ["sandaha/1 stake=-1", [17, /^a whole number$/]],
    ["sandaha/1 first=X", [17, /^a seat \(E, S, W, N\)$/]],
    ["sandaha/1 first=#2147483648", [17, /^a number from -2147483648 to 2147483647$/]],
    ["sandaha/1 deal=E", [17, /^":"$/]],
    ["sandaha/1 deal=E:S5X7", [20, /^a card \(such as S7, HT, BJ\), "," or a space$/]],
    ["sandaha/1 deal=E:S10", [18, /^a card/]],
    ["sandaha/1 deal=E:S5 S7", [21, /^a field/]],
    ["sandaha/1 kitty=", [17, /^a card/]],
    ["sandaha/1 kitty=s5", [17, /^a card/]],
    ["sandaha/1 kitty=#+1", [17, /^a card/]],
    ["sandaha/1 calls=E80", [18, /^":"$/]],
    ["sandaha/1 calls=E:pass", [19, /^"-", "\?" or a whole number$/]],
    ["sandaha/1 contract=W:75x2", [24, /^",doubled", ",claimant=" or a space$/]],
    ["sandaha/1 contract=W:75,claimant=", [34, /^a seat/]],
    ["sandaha/1 trump=S", [17, /^one of SPADES, HEARTS, CLUBS, DIAMONDS, NONE$/]],
    ["sandaha/1 bury=S5", [11, /^trump=… where there is a burial$/]],
    ["sandaha/1 trump=SPADES surrender=yes", [24, /^a surrender or a trump, not both$/]],
    ["sandaha/1 surrender=no", [21, /^"yes"$/]],
    ["sandaha/1 plays=E:S5,S:S6,W:S8/N:S9", [31, /^a multiple of 4 plays before a slash/]],
    ["sandaha/1 plays=E:S5(S5", [24, /^a card .* or "\)"$/]],
    ["sandaha/1 plays=E:S5()", [22, /^a card/]],
    ["sandaha/1 plays=E:S5,", [22, /^a seat/]],
    ["sandaha/1 winners=E,", [21, /^a seat/]],
    ["sandaha/1 points=", [18, /^a whole number$/]],
    ["sandaha/1 paid=E:-0", [18, /^an amount$/]],
    ["sandaha/1 paid=E:+2147483648", [18, /^a number from -2147483648 to 2147483647$/]],
    // Columns are characters; one fault does not hide the next.
    ['sandaha/1 id="🀄" kitty=X', [24, /^a card/]],
    ["sandaha/1 kitty=X x=1 trump=Y stake=Z", [17, /^a card/], [29, /^one of/], [37, /^a whole number$/]],
  ])("%s", (line, ...faults) => {
    const parsed = parseRecord(line);
    expect(parsed.kind === "faults" && parsed.faults).toMatchObject(
      faults.map(([column, expected]) => ({ column, expected: expect.stringMatching(expected) as string })),
    );
  });

  it("says so in words that are safe to be shown", () => {
    const parsed = parseRecord('sandaha/1 id="\u202e\u001b[31mevil and long"');
    expect(parsed.kind === "faults" && parsed.faults.map(describeFault)).toEqual([
      String.raw`column 15: expected a quote, an escape (\", \\ or \u{…}) or printable text, found "\u{202e}\u{1b}[31mevil a"`,
    ]);
  });

  it("is longer than 64 KiB, to the byte", () => {
    const room = 65_536 - 'sandaha/1 id=""'.length;
    expect(parseRecord(`sandaha/1 id="${"x".repeat(room)}"`).kind).toBe("record");
    expect(parseRecord(`sandaha/1 id="${"x".repeat(room - 1)}é"`)).toEqual({
      kind: "faults",
      faults: [{ column: 1, expected: "a line of at most 65536 bytes", found: "" }],
    });
  });

  it("is given up after twenty faults, and never slow to be refused", () => {
    const started = performance.now();
    const many = parseRecord(`sandaha/1${" stake=x".repeat(8000)}`);
    expect(many.kind === "faults" && many.faults.length).toBe(20);
    for (const part of [" ", "x", '"', "(", "E:", "#", "9", ",", "\\"]) {
      for (const field of ["", "id=", "plays=", 'id="', "stake=", "rules=STANDARD,"]) {
        const line = `sandaha/1 ${field}x ${part.repeat(65_000 / part.length)}`;
        expect(parseRecord(line).kind === "record" && line.trim()).toBeOneOf([
          false,
          "sandaha/1 x",
          "sandaha/1 id=x",
        ]);
      }
    }
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
