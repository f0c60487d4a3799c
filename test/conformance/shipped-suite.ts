import { groupBy } from "../../src/conformance/group-by.js";
import { listScenarios } from "../../src/conformance/index.js";
import type { PreparedScenario } from "../../src/conformance/prepare.js";

/** Every scenario of the suite in conformance/. */
export function shippedScenarios(): readonly PreparedScenario[] {
  const listing = listScenarios();
  if (listing.kind === "could-not-run") throw new Error(listing.reasons.join("\n"));
  return listing.chosen;
}

/** The same by area, `<game>/<area>`. */
export function shippedAreas(): ReadonlyMap<string, readonly PreparedScenario[]> {
  return groupBy(shippedScenarios(), ({ scenario: { game, area } }) => `${game}/${area}`);
}
