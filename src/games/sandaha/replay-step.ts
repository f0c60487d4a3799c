import type { PlayKind } from "../../gen/caipan/sandaha/v1/table.js";
import type { RecordedPlay } from "./record.js";
import type { JudgedTrick } from "./trick.js";
import type { ViolatedRule, Violation } from "./violation.js";

/** What came of one act of a record. */
export type StepVerdict =
  | { readonly kind: "legal" }
  | { readonly kind: "illegal"; readonly violations: readonly Violation[] }
  /** The record does not show the cards that these rules look at. */
  | { readonly kind: "not-checkable"; readonly rules: readonly UncheckedRule[] };

/** A rule that a record may not show enough for. */
export type UncheckedRule = ViolatedRule | "sandaha.auction.claim";

/** The act is legal whatever the record does not show. */
export const LEGAL: StepVerdict = { kind: "legal" };

/** The act breaks rules. */
export function illegal(violations: readonly Violation[]): StepVerdict {
  return { kind: "illegal", violations };
}

/** Rules that cannot be looked at. */
export function notCheckable(rules: readonly UncheckedRule[]): StepVerdict {
  return { kind: "not-checkable", rules };
}

/** One act of a record, judged. */
export interface ReplayedStep {
  /** "calls[2]", "declaration", "surrender", "plays[17]". */
  readonly path: string;
  readonly verdict: StepVerdict;
  /** Of a play: the trick with it in. */
  readonly play: ReplayedPlay | undefined;
  /** Other acts that show the fault: where the cards came to light that should have been played here. */
  readonly related: readonly string[];
}

/** A play of a record and the trick after it. */
export interface ReplayedPlay {
  readonly kind: PlayKind;
  readonly trick: JudgedTrick;
  readonly plays: readonly RecordedPlay[];
  /** Of the defenders so far, in whole tricks. */
  readonly defendersPoints: number;
}

/** An act that is no play. */
export function step(path: string, verdict: StepVerdict): ReplayedStep {
  return { path, verdict, play: undefined, related: [] };
}

/** A recorded act that comes after the end of the hand (sandaha.end.order). */
export function afterEnd(path: string): ReplayedStep {
  return step(path, illegal([{ rule: "sandaha.end.order", cards: [], figures: {} }]));
}
