// Ends a CI run: prints vitest's totals as `N passed, N failed[, N skipped]` on the last line and exits accordingly.
// Called as `node tools/ci-totals.mjs STATUS`, STATUS being what `npm test` exited with.
import { existsSync, readFileSync } from "node:fs";

const status = Number(process.argv[2]);
const file = "reports/vitest.json";

const totals = { passed: 0, failed: 0, skipped: 0 };
if (existsSync(file)) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  totals.passed = report.numPassedTests;
  totals.skipped = report.numPendingTests + report.numTodoTests;
  totals.failed = report.numFailedTests;
  // A file that could not even be loaded has no failed test of its own.
  for (const { status, assertionResults } of report.testResults) {
    const told = assertionResults.some((/** @type {{ status: string }} */ test) => test.status === "failed");
    if (status === "failed" && !told) totals.failed += 1;
  }
} else {
  console.log("ci: npm test stopped before its tests ran");
}
if (status === 0 && totals.passed + totals.failed === 0) console.log("ci: no test was executed");

const good = status === 0 && totals.failed === 0 && totals.passed > 0;
// A check that is no test (lint, types, protos, an unhandled error) counts as one failure.
if (!good && totals.failed === 0) totals.failed = 1;
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = good ? 0 : 1;
