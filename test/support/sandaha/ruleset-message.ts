import { withOverrides } from "../../../src/games/sandaha/overrides.js";
import { PROFILES, type RuleOptions } from "../../../src/games/sandaha/ruleset.js";
import {
  AllPass,
  CompelledTrumps,
  CompelledUntil,
  KittyMultiplier,
  NoTrumpTractors,
  Options,
  Profile,
  Ruleset,
  Throws,
  TractorDuty,
} from "../../../src/gen/caipan/sandaha/v1/ruleset.js";
import type { TableRules } from "./table-rules.js";

function overridesMessage({ overrides }: TableRules): Options {
  const { noTrumpTractors, throws, tractorDuty, kittyMultiplier, ...others } = overrides;
  const { allPass, compelledTrumps, compelledUntil, ...plain } = others;
  return Options.create({
    ...plain,
    allPass: AllPass[allPass ?? "UNSPECIFIED"],
    compelledTrumps: CompelledTrumps[compelledTrumps ?? "UNSPECIFIED"],
    compelledUntil: CompelledUntil[compelledUntil ?? "UNSPECIFIED"],
    noTrumpTractors: NoTrumpTractors[noTrumpTractors ?? "UNSPECIFIED"],
    throws: Throws[throws ?? "UNSPECIFIED"],
    tractorDuty: TractorDuty[tractorDuty ?? "UNSPECIFIED"],
    kittyMultiplier: KittyMultiplier[kittyMultiplier ?? "UNSPECIFIED"],
  });
}

/** Rules, as a request has them. */
export function rulesetMessage(rules: TableRules): Ruleset {
  return Ruleset.create({ profile: Profile[rules.profile], overrides: overridesMessage(rules) });
}

/** All options, for the engine. */
export function engineOptions(rules: TableRules): RuleOptions {
  return withOverrides(PROFILES[rules.profile], overridesMessage(rules));
}
