import {
  givenOptions,
  OPTION_NAMES,
  OPTIONS,
  type OptionKind,
  type OptionName,
} from "../../games/sandaha/overrides.js";
import { Options, Profile, Ruleset } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { protoName } from "../../rpc/sandaha/ruleset.js";
import { nameText, scanName } from "./names.js";
import { scanUint } from "./numbers.js";
import { quoted, scanQuoted } from "./quoted-text.js";
import { type Scan, type Scanner, scanList } from "./scanner.js";

const OPTION_OF = new Map(OPTION_NAMES.map((option) => [protoName(option), option]));

/** A ruleset: profile, then what else it says by the names of the proto's fields. */
export function rulesetText({ profile, revision, overrides, expectDigest }: Ruleset): string {
  const given = overrides === undefined ? [] : givenOptions(overrides);
  return [
    nameText(Profile, profile),
    ...(revision === 0 ? [] : [`revision=${revision}`]),
    ...(expectDigest === "" ? [] : [`expect_digest=${quoted(expectDigest)}`]),
    // Overrides that override nothing say nothing, but the record has them.
    ...(overrides !== undefined && given.length === 0 ? ["overrides=none"] : []),
    ...given.map((option) => `${protoName(option)}=${valueText(OPTIONS[option], overrides?.[option])}`),
  ].join(",");
}

function valueText(kind: OptionKind, value: number | boolean | undefined): string {
  return kind.kind === "choice" ? nameText(kind.values, Number(value)) : String(value);
}

/** Reads a ruleset. */
export const scanRuleset: Scan<Ruleset> = (scanner) => {
  const profile = scanName(scanner, Profile);
  if (profile === undefined) return undefined;
  const ruleset = Ruleset.fromPartial({ profile: profile as Profile });
  if (!scanner.literal(",")) return ruleset;
  const seen = new Set<string>();
  return scanList((items) => scanItem(items, ruleset, seen))(scanner) && ruleset;
};

/** Reads one item into the ruleset. */
function scanItem(scanner: Scanner, ruleset: Ruleset, seen: Set<string>): true | undefined {
  const at = scanner.at;
  const name = scanner.take(/[a-z][a-z_]*/y, "the name of an option");
  if (name === undefined) return undefined;
  if (seen.has(name)) return scanner.refuse(at, `${name} only once`);
  seen.add(name);
  const scanValue = itemScan(name, ruleset);
  if (scanValue === undefined) {
    return scanner.refuse(at, "revision, expect_digest, overrides or the name of an option");
  }
  return scanner.literal("=") && scanValue(scanner) ? true : undefined;
}

/** What reads the value of an item into the ruleset; undefined if no item has this name. */
function itemScan(name: string, ruleset: Ruleset): ((scanner: Scanner) => boolean) | undefined {
  const option = OPTION_OF.get(name);
  if (option !== undefined) {
    return (scanner) => {
      const value = scanValueOf(OPTIONS[option], scanner);
      if (value === undefined) return false;
      ruleset.overrides = Options.fromPartial({ ...ruleset.overrides, ...optionOf(option, value) });
      return true;
    };
  }
  switch (name) {
    case "revision":
      return (scanner) => {
        const revision = scanUint(scanner);
        ruleset.revision = revision ?? 0;
        return revision !== undefined;
      };
    case "expect_digest":
      return (scanner) => {
        const digest = scanQuoted(scanner);
        ruleset.expectDigest = digest ?? "";
        return digest !== undefined;
      };
    case "overrides":
      return (scanner) => {
        ruleset.overrides ??= Options.fromPartial({});
        return scanner.literal("none");
      };
    default:
      return undefined;
  }
}

function scanValueOf(kind: OptionKind, scanner: Scanner): number | boolean | undefined {
  switch (kind.kind) {
    case "number":
      return scanUint(scanner);
    case "choice":
      return scanName(scanner, kind.values);
    case "switch": {
      const word = scanner.take(/(?:true|false)/y, '"true" or "false"');
      return word === undefined ? undefined : word === "true";
    }
  }
}

/** One option with its value, which is of the option's own kind. */
function optionOf(option: OptionName, value: number | boolean): Partial<Options> {
  return { [option]: value };
}
