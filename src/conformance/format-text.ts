import type { Difference } from "./difference.js";
import { printable } from "./printable.js";
import { type CompletedRun, type Outcome, type RunReport, type ScenarioResult, summary } from "./report.js";

const HEADINGS: Readonly<Record<Outcome, string | undefined>> = {
  passed: undefined,
  failed: "FAILED",
  known: "KNOWN",
  fixed: "FIXED (listed as known to fail, but passes: take it off the list)",
  skipped: undefined,
};

/** A report for people: what failed and how; the last line is `N passed, N failed, N skipped`. */
export function formatText(report: RunReport): string {
  if (report.kind === "could-not-run") {
    return `${["could not run:", ...report.reasons.map((reason) => `  ${printable(reason)}`)].join("\n")}\n`;
  }
  const lines = [
    ...report.results.flatMap(resultLines),
    ...report.staleKnownFailing.map(
      (line) => `FAILED list of known failures, ${printable(line)} is no scenario`,
    ),
    runLine(report),
    ...knownLine(report),
    summary(report),
  ];
  return `${lines.join("\n")}\n`;
}

function resultLines({ scenario, outcome, differences }: ScenarioResult): string[] {
  const heading = HEADINGS[outcome];
  if (heading === undefined) return [];
  const first = `${heading} ${scenario.id}`;
  if (outcome === "known") return [first];
  return [
    first,
    `  ${printable(scenario.title)} [${scenario.clauses.join(" ")}]`,
    ...differences.map((difference) => `  ${formatDifference(difference)}`),
  ];
}

/** A difference on one line: `trick.points: expected 10, got 15`. */
export function formatDifference({ path, expected, actual }: Difference): string {
  const at = path === "" ? "" : `${path}: `;
  return printable(`${at}expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
}

function runLine({ target, suiteVersion, level, seed, durationMs }: CompletedRun): string {
  const order = seed === undefined ? "" : `, shuffled by ${seed}`;
  const seconds = (durationMs / 1000).toFixed(1);
  return `suite ${printable(suiteVersion)} against ${printable(target)} at level ${level}${order}, ${seconds} s`;
}

function knownLine({ results }: CompletedRun): string[] {
  const known = results.filter(({ outcome }) => outcome === "known").length;
  return known === 0 ? [] : [`${known} failed as the list of known failures says (counted as skipped)`];
}
