import { checkClauses } from "./check/check-clauses.js";
import { checkDistinct } from "./check/check-distinct.js";
import { checkIds, readRetired } from "./check/check-ids.js";
import { checkThresholds } from "./check/check-thresholds.js";
import { checkVerdicts } from "./check/check-verdicts.js";
import { countScenarios, type SuiteCounts } from "./check/count.js";
import type { Finding } from "./check/finding.js";
import { readRulebooks } from "./check/rulebook.js";
import { loadSuite } from "./load-suite.js";
import { type PreparedScenario, prepare } from "./prepare.js";
import type { LoadedScenario } from "./scenario.js";
import { DEFAULT_SUITE_ROOT } from "./suite-root.js";

/** Which suite is checked. */
export interface CheckOptions {
  /** Folder of the suite; default: the one that this package ships. */
  readonly root?: string;
}

/** What came of checking a suite; no findings: it is in order. */
export interface CheckReport {
  readonly findings: readonly Finding[];
  readonly counts: SuiteCounts;
}

/** Checks the suite as data: no server is asked. */
export async function checkSuite(options: CheckOptions = {}): Promise<CheckReport> {
  const root = options.root ?? DEFAULT_SUITE_ROOT;
  const loaded = loadSuite(root);
  const scenarios = loaded.kind === "loaded" ? loaded.suite.scenarios : [];
  const unreadable = loaded.kind === "loaded" ? [] : loaded.faults;
  const rulebooks = readRulebooks(root);
  const retired = readRetired(root);
  const { prepared, findings: unprepared } = prepareAll(scenarios);
  const distinctness = checkDistinct(prepared);
  return {
    findings: [
      ...unreadable.map((detail): Finding => ({ kind: "schema", subject: "scenarios", detail })),
      ...rulebooks.findings,
      ...retired.findings,
      ...checkIds(scenarios, retired.ids),
      ...unprepared,
      ...prepared.flatMap(checkVerdicts),
      ...checkClauses(scenarios, rulebooks.clauses),
      ...checkThresholds(scenarios),
      ...distinctness.findings,
    ],
    counts: countScenarios(scenarios, distinctness.repeated),
  };
}

function prepareAll(scenarios: readonly LoadedScenario[]): {
  prepared: PreparedScenario[];
  findings: Finding[];
} {
  const prepared: PreparedScenario[] = [];
  const findings: Finding[] = [];
  for (const scenario of scenarios) {
    const preparation = prepare(scenario);
    if (preparation.kind === "prepared") prepared.push(preparation.prepared);
    else findings.push({ kind: preparation.part, subject: scenario.id, detail: preparation.reason });
  }
  return { prepared, findings };
}
