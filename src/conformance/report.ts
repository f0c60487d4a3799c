import type { Difference } from "./difference.js";
import type { Level } from "./level.js";
import type { LoadedScenario } from "./scenario.js";

/**
 * What came of a scenario. `known`: it failed, as the list of known failures says. `fixed`: it passed although it is in
 * that list, which fails the run.
 */
export const OUTCOMES = ["passed", "failed", "known", "fixed", "skipped"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One scenario of a run. */
export interface ScenarioResult {
  readonly scenario: LoadedScenario;
  readonly outcome: Outcome;
  /** In what the answer differs; of a scenario that passed or was skipped none. */
  readonly differences: readonly Difference[];
  readonly durationMs: number;
}

/** A run that came to its end. */
export interface CompletedRun {
  readonly kind: "completed";
  readonly target: string;
  readonly suiteVersion: string;
  readonly level: Level;
  /** The seed of the order, if it was shuffled. */
  readonly seed: number | undefined;
  /** In the order in which they were run; then those skipped. */
  readonly results: readonly ScenarioResult[];
  /** Lines of the list of known failures that name no scenario of the suite: `line 3: sandaha/…`. */
  readonly staleKnownFailing: readonly string[];
  readonly durationMs: number;
}

/** What came of `runSuite`. */
export type RunReport =
  | CompletedRun
  /** The suite, the options or the connection are at fault; the server has not been judged. */
  | { readonly kind: "could-not-run"; readonly reasons: readonly string[] };

/** The three numbers of a run's last line. */
export interface Totals {
  readonly passed: number;
  /** With known failures that passed, and lines of their list that name no scenario. */
  readonly failed: number;
  /** With the known failures. */
  readonly skipped: number;
}

/** Counts a run's outcomes. */
export function totals({ results, staleKnownFailing }: CompletedRun): Totals {
  const count = (...outcomes: Outcome[]): number =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    passed: count("passed"),
    failed: count("failed", "fixed") + staleKnownFailing.length,
    skipped: count("skipped", "known"),
  };
}

/** The exit code of a run: 0 conforms, 1 does not, 2 could not run. */
export function exitCode(report: RunReport): 0 | 1 | 2 {
  if (report.kind === "could-not-run") return 2;
  return totals(report).failed === 0 ? 0 : 1;
}

/** The last line of a report. */
export function summary(run: CompletedRun): string {
  const { passed, failed, skipped } = totals(run);
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
