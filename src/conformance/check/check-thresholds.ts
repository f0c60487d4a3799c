import { groupBy } from "../group-by.js";
import { type LoadedScenario, THRESHOLD_SIDES } from "../scenario.js";
import type { Finding } from "./finding.js";

/** Every numeric limit has a scenario below, on and above it. */
export function checkThresholds(scenarios: readonly LoadedScenario[]): Finding[] {
  const thresholds = scenarios.flatMap(({ threshold }) => (threshold === undefined ? [] : [threshold]));
  return [...groupBy(thresholds, ({ name }) => name)].flatMap(([name, group]) => {
    const missing = THRESHOLD_SIDES.filter((wanted) => group.every(({ side }) => side !== wanted));
    return missing.map(
      (side): Finding => ({ kind: "threshold", subject: name, detail: `no scenario is ${side} it` }),
    );
  });
}
