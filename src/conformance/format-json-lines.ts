import { type RunReport, totals } from "./report.js";

/** A report for programs: a JSON object a line, one for each scenario, the last with the totals. */
export function formatJsonLines(report: RunReport): string {
  const lines: unknown[] = [];
  if (report.kind === "could-not-run") {
    lines.push({ couldNotRun: report.reasons });
  } else {
    for (const { scenario, outcome, differences, durationMs } of report.results) {
      const { id, clauses, call } = scenario;
      lines.push({
        id,
        outcome,
        clauses,
        call,
        durationMs: Math.round(durationMs * 1000) / 1000,
        differences,
      });
    }
    const { target, suiteVersion, level, seed, staleKnownFailing } = report;
    lines.push({ ...totals(report), target, suiteVersion, level, seed, staleKnownFailing });
  }
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
