import { groupBy } from "../group-by.js";
import type { LoadedScenario } from "../scenario.js";

/** How many scenarios there are of one kind. */
export interface Count {
  readonly scenarios: number;
  /** Of these, those that say what no earlier one says. */
  readonly distinct: number;
}

/** How many scenarios a suite has. */
export interface SuiteCounts {
  readonly total: Count;
  /** By `<game>/<area>`. */
  readonly byArea: ReadonlyMap<string, Count>;
  /** By the clause that is pinned. */
  readonly byClause: ReadonlyMap<string, Count>;
}

/** Counts scenarios, those repeated apart. */
export function countScenarios(
  scenarios: readonly LoadedScenario[],
  repeated: ReadonlySet<string>,
): SuiteCounts {
  const count = (group: readonly LoadedScenario[]): Count => ({
    scenarios: group.length,
    distinct: group.filter(({ id }) => !repeated.has(id)).length,
  });
  const by = (keyOf: (scenario: LoadedScenario) => string): ReadonlyMap<string, Count> =>
    new Map([...groupBy(scenarios, keyOf)].map(([key, group]) => [key, count(group)]));
  return {
    total: count(scenarios),
    byArea: by(({ game, area }) => `${game}/${area}`),
    byClause: by(({ clauses: [first] }) => first),
  };
}
