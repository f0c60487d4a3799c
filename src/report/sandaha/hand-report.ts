import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import type { Profile } from "../../gen/caipan/sandaha/v1/ruleset.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { Outcome } from "../../rpc/refusal.js";
import type { HandView } from "./hand-view.js";
import { handViewOf } from "./hand-view-of.js";
import { type JudgedRecord, judgeRecord, underProfile } from "./judged-record.js";
import { type OtherRules, otherRules } from "./other-rules.js";
import { redacted } from "./redact.js";

/** What to tell of a hand. */
export interface ReportChoice {
  /** Seats whose unplayed cards are hidden; nobody's by default. */
  readonly redact?: readonly Seat[] | undefined;
  /** Another rule set to ask; none by default. */
  readonly as?: Profile | undefined;
}

/** All that is told of a hand. */
export interface HandReport {
  readonly judged: JudgedRecord;
  readonly view: HandView;
  /** By the other rule set, if one was asked. */
  readonly otherJudged: JudgedRecord | undefined;
  readonly other: OtherRules | undefined;
}

/** Judges a record and puts together what is told of it, or says why it cannot be judged. */
export function reportHand(record: HandRecord, { redact = [], as }: ReportChoice = {}): Outcome<HandReport> {
  const outcome = judgeRecord(record);
  if (outcome.kind !== "answer") return outcome;
  const judged = redacted(outcome.response, redact);
  const view = handViewOf(judged, redact);
  if (as === undefined) {
    return { kind: "answer", response: { judged, view, otherJudged: undefined, other: undefined } };
  }
  const asked = judgeRecord(underProfile(record, as));
  if (asked.kind !== "answer") return asked;
  const otherJudged = redacted(asked.response, redact);
  const other = otherRules(view, handViewOf(otherJudged, redact));
  return { kind: "answer", response: { judged, view, otherJudged, other } };
}
