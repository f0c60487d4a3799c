import {
  AllPass,
  CompelledTrumps,
  CompelledUntil,
  KittyMultiplier,
  NoTrumpTractors,
  Throws,
  TractorDuty,
} from "../../gen/caipan/sandaha/v1/ruleset.js";
import type { RuleOptions } from "./ruleset.js";

/** The name of an option in code. */
export type OptionName = keyof RuleOptions;

/** What values an option may have: whole numbers between two limits that are multiples of a unit, truth values, or an enum. */
export type OptionKind =
  | { readonly kind: "number"; readonly minimum: number; readonly maximum: number; readonly unit: number }
  | { readonly kind: "switch" }
  | { readonly kind: "choice"; readonly values: Readonly<Record<string, number>> };

const points = (minimum: number, maximum: number): OptionKind => ({
  kind: "number",
  minimum,
  maximum,
  unit: 5,
});
const choice = (values: Readonly<Record<string, number>>): OptionKind => ({ kind: "choice", values });
const SWITCH: OptionKind = { kind: "switch" };

/** Every option in the order of its field number, with its values. */
export const OPTIONS: Record<OptionName, OptionKind> = {
  openingBid: points(5, 200),
  bidStep: points(5, 10),
  lowestBid: points(5, 200),
  allPass: choice(AllPass),
  compelledTrumps: choice(CompelledTrumps),
  compelledMinimum: { kind: "number", minimum: 1, maximum: 20, unit: 1 },
  compelledUntil: choice(CompelledUntil),
  compelledLimit: points(5, 200),
  doublingCall: points(0, 200),
  claimingCall: points(0, 200),
  surrender: SWITCH,
  surrenderPlainFrom: points(5, 200),
  noTrump: SWITCH,
  noTrumpTractors: choice(NoTrumpTractors),
  throws: choice(Throws),
  tractorDuty: choice(TractorDuty),
  kittyCaptureNeedsTrump: SWITCH,
  kittyMultiplier: choice(KittyMultiplier),
  heldPaysDouble: SWITCH,
  endsAtBigLoss: SWITCH,
  endsByShowdown: SWITCH,
  sixesRemoved: SWITCH,
  downSmallFrom: points(5, 195),
  downBigFrom: points(10, 200),
  heldSmallTo: points(5, 195),
  heldBigTo: points(0, 190),
};

/** Names of all options, in the order of their field numbers. */
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

/** Values for some of the options; undefined or absent = as the profile has it. */
export type Overrides = { readonly [name in OptionName]?: RuleOptions[name] | undefined };

/** What is wrong with an override. */
export type OverrideFault =
  | { readonly kind: "unknown"; readonly option: OptionName }
  | { readonly kind: "range"; readonly option: OptionName }
  | { readonly kind: "unit"; readonly option: OptionName }
  | { readonly kind: "inconsistent"; readonly option: OptionName; readonly with: OptionName };

/** The options that a request gives a value to. An enum at 0 is not given. */
export function givenOptions(overrides: Overrides): OptionName[] {
  return OPTION_NAMES.filter((name) => {
    const value = overrides[name];
    return value !== undefined && !(OPTIONS[name].kind === "choice" && value === 0);
  });
}

/** Every value that is none of its option's. */
export function valueFaults(overrides: Overrides): OverrideFault[] {
  return givenOptions(overrides).flatMap((option) =>
    valueFault(option, overrides[option] as number | boolean),
  );
}

function valueFault(option: OptionName, value: number | boolean): OverrideFault[] {
  const kind = OPTIONS[option];
  if (kind.kind === "choice")
    return Object.values(kind.values).includes(Number(value)) ? [] : [{ kind: "unknown", option }];
  if (kind.kind === "switch") return [];
  const number = Number(value);
  if (number < kind.minimum || number > kind.maximum) return [{ kind: "range", option }];
  return number % kind.unit === 0 ? [] : [{ kind: "unit", option }];
}

/** The profile's options with the overrides put in. */
export function withOverrides(profile: RuleOptions, overrides: Overrides): RuleOptions {
  const given = givenOptions(overrides).map((name) => [name, overrides[name]]);
  const options: RuleOptions = { ...profile, ...Object.fromEntries(given) };
  // Where side suits capture the kitty too, the rest of a hand is never certain (sandaha.end.showdown).
  return { ...options, endsByShowdown: options.endsByShowdown && options.kittyCaptureNeedsTrump };
}

/** Every option whose value does not go with another option's; values are singly right. */
export function combinationFaults(profile: RuleOptions, overrides: Overrides): OverrideFault[] {
  const options = withOverrides(profile, overrides);
  return COMBINATIONS.filter(({ holds }) => !holds(options, overrides)).map(({ names: [option, other] }) => {
    return { kind: "inconsistent", option, with: other };
  });
}

interface Combination {
  /** The option at fault, and the one that it does not go with. */
  readonly names: readonly [OptionName, OptionName];
  readonly holds: (options: RuleOptions, overrides: Overrides) => boolean;
}

const isCallable = (name: "doublingCall" | "claimingCall"): Combination[] => [
  { names: [name, "lowestBid"], holds: (o) => o[name] === 0 || o[name] >= o.lowestBid },
  { names: [name, "openingBid"], holds: (o) => o[name] <= o.openingBid },
];

const needsCompulsion = (name: "compelledTrumps" | "compelledMinimum" | "compelledLimit"): Combination => ({
  names: [name, "compelledUntil"],
  holds: (o, overrides) => !overrides[name] || o.compelledUntil !== CompelledUntil.OFF,
});

const COMBINATIONS: readonly Combination[] = [
  { names: ["lowestBid", "openingBid"], holds: (o) => o.lowestBid <= o.openingBid },
  needsCompulsion("compelledTrumps"),
  needsCompulsion("compelledMinimum"),
  needsCompulsion("compelledLimit"),
  ...isCallable("doublingCall"),
  ...isCallable("claimingCall"),
  {
    names: ["claimingCall", "doublingCall"],
    holds: (o) => o.claimingCall === 0 || o.claimingCall !== o.doublingCall,
  },
  { names: ["claimingCall", "surrender"], holds: (o) => o.claimingCall === 0 || o.surrender },
  {
    names: ["surrenderPlainFrom", "surrender"],
    holds: (o, overrides) => (o.surrender ? o.surrenderPlainFrom > 0 : !overrides.surrenderPlainFrom),
  },
  {
    names: ["noTrumpTractors", "noTrump"],
    holds: (o, overrides) => o.noTrump || !overrides.noTrumpTractors,
  },
  {
    names: ["endsByShowdown", "kittyCaptureNeedsTrump"],
    holds: (o, overrides) => o.kittyCaptureNeedsTrump || !overrides.endsByShowdown,
  },
  { names: ["downSmallFrom", "downBigFrom"], holds: (o) => o.downSmallFrom < o.downBigFrom },
  { names: ["heldSmallTo", "heldBigTo"], holds: (o) => o.heldBigTo < o.heldSmallTo },
];
