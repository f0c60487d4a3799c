import type { Count } from "./check/count.js";
import type { CheckReport } from "./check-suite.js";
import { printable } from "./printable.js";

/** The report of a check for people: findings, then counts; the last line is `N scenarios (N distinct), N findings`. */
export function formatCheck({ findings, counts }: CheckReport): string {
  const lines = [
    ...findings.map(({ kind, subject, detail }) => printable(`${kind}: ${subject}: ${detail}`)),
    ...[...counts.byArea].map(([area, count]) => `${area}: ${told(count)}`),
    ...[...counts.byClause].map(([clause, count]) => `${clause}: ${told(count)}`),
    `${told(counts.total)}, ${findings.length} findings`,
  ];
  return `${lines.join("\n")}\n`;
}

function told({ scenarios, distinct }: Count): string {
  return `${scenarios} scenarios (${distinct} distinct)`;
}
