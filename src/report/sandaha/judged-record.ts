import { type KnownHand, knownHand } from "../../games/sandaha/known-hand.js";
import { replayAuction } from "../../games/sandaha/replay-auction.js";
import type { RuleOptions } from "../../games/sandaha/ruleset.js";
import type { Contract } from "../../games/sandaha/score.js";
import { SEATS } from "../../games/sandaha/seat.js";
import type { HandRecord, Report } from "../../gen/caipan/sandaha/v1/record.js";
import type { Profile } from "../../gen/caipan/sandaha/v1/ruleset.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { Outcome } from "../../rpc/refusal.js";
import { FactCheck } from "../../rpc/sandaha/fact-check.js";
import { checkRecord } from "../../rpc/sandaha/record-facts.js";
import { reportOn } from "../../rpc/sandaha/replay-hand.js";
import type { Language } from "../text.js";

/** A record with the report on it in both languages, and what both rest on. */
export interface JudgedRecord {
  readonly record: HandRecord;
  readonly reports: Readonly<Record<Language, Report>>;
  readonly options: RuleOptions;
  /** What the auction left; undefined if the record does not tell. */
  readonly contract: Contract | undefined;
  /** After the burial. */
  readonly hands: ReadonlyMap<Seat, KnownHand>;
}

/** Judges a record for people, or says why it cannot be judged. */
export function judgeRecord(record: HandRecord): Outcome<JudgedRecord> {
  const checked = checkRecord(record);
  const en = reportOn(record, "en");
  const zh = reportOn(record, "zh-Hans");
  if (en.kind !== "answer") return en;
  if (zh.kind !== "answer") return zh;
  if (checked instanceof FactCheck) return checked.faults.toRefusal();
  const { options } = checked.rules;
  const { contract } = replayAuction(checked.record);
  const hands = new Map(SEATS.map((seat) => [seat, knownHand(checked.record, contract?.banker, seat)]));
  const reports = { en: en.response, zh: zh.response };
  return { kind: "answer", response: { record, reports, options, contract, hands } };
}

/** The same record under a profile as documented, whatever rules it was played by. */
export function underProfile(record: HandRecord, profile: Profile): HandRecord {
  return { ...record, ruleset: { profile, revision: 0, overrides: undefined, expectDigest: "" } };
}
