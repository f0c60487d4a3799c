import type { PreparedScenario } from "./prepare.js";
import { profileOf } from "./ruleset-of.js";

/** Which scenarios are wanted; all conditions must hold, none: all of them. */
export interface SelectOptions {
  /** Ids of games: `sandaha`. */
  readonly games?: readonly string[];
  /** Profiles named by the request, with or without prefix, in any case: `standard`. */
  readonly profiles?: readonly string[];
  /** Regular expression that is found in the id. */
  readonly run?: string;
  /** Regular expression: scenarios with it in their id are not run, but counted as skipped. */
  readonly skip?: string;
  /** Clause id, or the first words of one (`sandaha.follow`), among the scenario's clauses. */
  readonly clause?: string;
}

/** The scenarios to run and those left out on request. */
export interface Selection {
  readonly chosen: readonly PreparedScenario[];
  readonly skipped: readonly PreparedScenario[];
}

/** Applies the options; throws a SyntaxError for a regular expression that is none. */
export function select(scenarios: readonly PreparedScenario[], options: SelectOptions): Selection {
  const run = options.run === undefined ? undefined : new RegExp(options.run);
  const skip = options.skip === undefined ? undefined : new RegExp(options.skip);
  const profiles = options.profiles?.map((name) => name.toUpperCase().replace(/^PROFILE_/, ""));
  const wanted = scenarios.filter(({ scenario, method }) => {
    if (options.games !== undefined && !options.games.includes(scenario.game)) return false;
    if (profiles !== undefined) {
      const profile = profileOf(method.input, scenario.request);
      if (profile === undefined || !profiles.includes(profile)) return false;
    }
    if (options.clause !== undefined && !concerns(scenario.clauses, options.clause)) return false;
    return run?.test(scenario.id) ?? true;
  });
  return {
    chosen: wanted.filter(({ scenario }) => !skip?.test(scenario.id)),
    skipped: wanted.filter(({ scenario }) => skip?.test(scenario.id)),
  };
}

function concerns(clauses: readonly string[], wanted: string): boolean {
  return clauses.some((id) => id === wanted || id.startsWith(`${wanted}.`));
}
