import type { HandRecord, Report } from "../../../src/gen/caipan/sandaha/v1/record.js";
import { Decision } from "../../../src/gen/caipan/verdict/v1/verdict.js";
import { reportOn as judge } from "../../../src/rpc/sandaha/replay-hand.js";

/** The report on a record that must be well-formed. */
export function reportOn(record: HandRecord): Report {
  const outcome = judge(record, "en");
  if (outcome.kind !== "answer") throw new Error(`${record.id}: ${JSON.stringify(outcome)}`);
  return outcome.response;
}

/** A step that is not legal, in short. */
export interface DoubtfulStep {
  readonly path: string;
  readonly decision: "ILLEGAL" | "NOT_CHECKABLE";
  /** Rules that it breaks, or that cannot be looked at. */
  readonly rules: readonly string[];
  readonly related: readonly string[];
}

/** The steps of a report that are not legal. */
export function doubtfulSteps({ steps }: Report): DoubtfulStep[] {
  return steps.flatMap(({ path, verdict, related }): DoubtfulStep[] => {
    if (verdict === undefined || verdict.decision === Decision.LEGAL) return [];
    const broken = verdict.violations.map(({ rule }) => rule);
    return verdict.decision === Decision.ILLEGAL
      ? [{ path, decision: "ILLEGAL", rules: broken, related }]
      : [{ path, decision: "NOT_CHECKABLE", rules: verdict.rules, related }];
  });
}
