import { formatDifference } from "./format-text.js";
import { groupBy } from "./group-by.js";
import type { RunReport, ScenarioResult } from "./report.js";
import { element, type XmlElement, xmlDocument } from "./xml.js";

/** A report in JUnit's XML: a suite for each area, a case for each scenario. */
export function formatJunit(report: RunReport): string {
  return xmlDocument(element("testsuites", { name: "caipan conformance" }, ...suites(report)));
}

function suites(report: RunReport): XmlElement[] {
  if (report.kind === "could-not-run") {
    const fault = element("error", { message: "could not run" }, report.reasons.join("\n"));
    const only = element("testcase", { classname: "caipan", name: "run" }, fault);
    return [element("testsuite", { name: "run", tests: 1, failures: 0, errors: 1, skipped: 0 }, only)];
  }
  const areas = groupBy(report.results, ({ scenario }) => `${scenario.game}/${scenario.area}`);
  const stale = report.staleKnownFailing.map((line) =>
    element(
      "testcase",
      { classname: "known-failing", name: line },
      element("failure", { message: "names no scenario" }),
    ),
  );
  return [
    ...[...areas].map(([name, results]) => area(name, results)),
    ...(stale.length === 0
      ? []
      : [
          element(
            "testsuite",
            { name: "known-failing", tests: stale.length, failures: stale.length, errors: 0, skipped: 0 },
            ...stale,
          ),
        ]),
  ];
}

function area(name: string, results: readonly ScenarioResult[]): XmlElement {
  const count = (...outcomes: string[]): number =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const time = seconds(results.reduce((sum, { durationMs }) => sum + durationMs, 0));
  return element(
    "testsuite",
    {
      name,
      tests: results.length,
      failures: count("failed", "fixed"),
      errors: 0,
      skipped: count("skipped", "known"),
      time,
    },
    ...results.map(testCase),
  );
}

function testCase({ scenario, outcome, differences, durationMs }: ScenarioResult): XmlElement {
  const told = differences.map(formatDifference).join("\n");
  const children: Readonly<Record<typeof outcome, XmlElement[]>> = {
    passed: [],
    failed: [element("failure", { message: scenario.title }, told)],
    known: [element("skipped", { message: "known to fail" })],
    fixed: [element("failure", { message: "listed as known to fail, but passes" })],
    skipped: [element("skipped", {})],
  };
  const classname = `${scenario.game}.${scenario.area}`;
  return element(
    "testcase",
    { classname, name: scenario.id, time: seconds(durationMs) },
    ...children[outcome],
  );
}

function seconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3);
}
