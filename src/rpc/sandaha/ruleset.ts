import { LRUCache } from "lru-cache";
import {
  combinationFaults,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  type OverrideFault,
  type Overrides,
  valueFaults,
  withOverrides,
} from "../../games/sandaha/overrides.js";
import {
  PROFILE_NAMES,
  PROFILES,
  type ProfileName,
  profileName,
  REVISIONS,
  type RuleOptions,
} from "../../games/sandaha/ruleset.js";
import { Profile, type Ruleset } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { citationsOf } from "../../rulebook/citation.js";
import { readRulebook } from "../../rulebook/rulebook.js";
import type { FaultList } from "../fault-list.js";
import { rulesetRef } from "../ruleset-ref.js";
import { unknownFields } from "../unknown-fields.js";
import type { JudgedBy } from "../verdict.js";

/** The rulebook of 三打哈. */
export const rulebook = readRulebook("sandaha");

/** Rules ready to judge by. */
export interface ResolvedRuleset extends JudgedBy {
  readonly options: RuleOptions;
}

// Overrides are attacker's choice: what is kept of them is bounded.
const resolved = new LRUCache<string, ResolvedRuleset>({ max: 256 });

/** The rules that a request names; undefined, with what is wrong in the list, if it names none that are served. */
export function resolveRuleset(
  ruleset: Ruleset | undefined,
  path: string,
  faults: FaultList,
): ResolvedRuleset | undefined {
  if (ruleset === undefined) {
    faults.add(path, "REQUIRED", "the rules to judge by are missing");
    return undefined;
  }
  const { profile, revision, overrides, expectDigest } = ruleset;
  const unknown = unknownFields(ruleset);
  if (unknown.length > 0) addUnknown(path, unknown, faults);
  const name = profileName(profile);
  if (name === undefined) {
    if (profile === Profile.UNSPECIFIED)
      faults.add(`${path}.profile`, "REQUIRED", "a profile must be chosen");
    else faults.add(`${path}.profile`, "UNKNOWN_OPTION", `profile ${profile} is not known to this server`);
  } else if (revision !== 0 && revision !== REVISIONS[name]) {
    const description = `revision ${revision} of ${name} is not served; this server has ${REVISIONS[name]}`;
    faults.addPrecondition("REVISION_NOT_SERVED", description);
  }
  if (overrides !== undefined) {
    const unknownOptions = unknownFields(overrides);
    if (unknownOptions.length > 0) addUnknown(`${path}.overrides`, unknownOptions, faults);
    if (!checkOverrides(name, overrides, `${path}.overrides`, faults)) return undefined;
  }
  if (name === undefined) return undefined;
  const rules = overrides === undefined ? PROFILE_RULES[name] : resolveOverrides(name, overrides);
  if (expectDigest !== "" && expectDigest !== rules.ref.digest) {
    // What was expected is the caller's text, and is not repeated.
    const description = `the rules resolve to ${rules.ref.digest}`;
    faults.addPrecondition("RULESET_MISMATCH", description);
  }
  return rules;
}

/** The name of an option's field in the proto. */
export function protoName(option: OptionName): string {
  return option.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The value of an option as text: a number, "true" or "false", or an enum value without its prefix. */
export function optionValue(options: RuleOptions, option: OptionName): string {
  const value = options[option];
  const kind = OPTIONS[option];
  if (kind.kind !== "choice") return String(value);
  return Object.keys(kind.values).find((name) => kind.values[name] === value) ?? String(value);
}

/** The rules of a profile with some options overridden. The overrides must be free of faults. */
export function resolveOverrides(profile: ProfileName, overrides: Overrides): ResolvedRuleset {
  const key = `${profile} ${OPTION_NAMES.map((name) => overrides[name] ?? "").join(",")}`;
  const known = resolved.get(key);
  if (known !== undefined) return known;
  const own = PROFILES[profile];
  const options = withOverrides(own, overrides);
  const different = OPTION_NAMES.filter((name) => options[name] !== own[name]);
  const named = different.map((name) => `${protoName(name)}=${optionValue(options, name)}`);
  const rules = {
    options,
    ref: rulesetRef("sandaha", profile, REVISIONS[profile], named, rulebook.version),
    citations: citationsOf(rulebook, profile, different.map(protoName)),
  };
  resolved.set(key, rules);
  return rules;
}

/** The rules of each profile as documented. */
export const PROFILE_RULES = Object.fromEntries(
  PROFILE_NAMES.map((name) => [name, resolveOverrides(name, {})]),
) as Record<ProfileName, ResolvedRuleset>;

function addUnknown(path: string, numbers: readonly number[], faults: FaultList): void {
  for (const number of numbers) {
    faults.add(
      path,
      "UNKNOWN_OPTION",
      `field ${number} is not known to this server, which would not judge by it`,
    );
  }
}

function checkOverrides(
  profile: ProfileName | undefined,
  overrides: Overrides,
  path: string,
  faults: FaultList,
): boolean {
  const values = valueFaults(overrides);
  const found =
    values.length > 0 || profile === undefined ? values : combinationFaults(PROFILES[profile], overrides);
  for (const fault of found) addOverrideFault(fault, path, faults);
  return found.length === 0;
}

function addOverrideFault(fault: OverrideFault, path: string, faults: FaultList): void {
  const field = `${path}.${protoName(fault.option)}`;
  const kind = OPTIONS[fault.option];
  switch (fault.kind) {
    case "unknown":
      faults.add(field, "UNKNOWN_OPTION", "this value is not known to this server");
      break;
    case "range":
      faults.add(
        field,
        "OUT_OF_RANGE",
        kind.kind === "number" ? `must be from ${kind.minimum} to ${kind.maximum}` : "",
      );
      break;
    case "unit":
      faults.add(field, "NOT_MULTIPLE_OF_FIVE", "must be a multiple of 5");
      break;
    case "inconsistent":
      faults.add(field, "INCONSISTENT", `does not go with the value of ${protoName(fault.with)}`);
  }
}
