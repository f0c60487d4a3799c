import type { ViolatedRule, Violation } from "./violation.js";

/** What came of one act of a record. */
export type StepVerdict =
  | { readonly kind: "legal" }
  | { readonly kind: "illegal"; readonly violations: readonly Violation[] }
  /** The record does not show the cards that these rules look at. */
  | { readonly kind: "not-checkable"; readonly rules: readonly ViolatedRule[] };

/** The act is legal whatever the record does not show. */
export const LEGAL: StepVerdict = { kind: "legal" };

/** The act breaks rules. */
export function illegal(violations: readonly Violation[]): StepVerdict {
  return { kind: "illegal", violations };
}

/** Rules that cannot be looked at. */
export function notCheckable(rules: readonly ViolatedRule[]): StepVerdict {
  return { kind: "not-checkable", rules };
}
