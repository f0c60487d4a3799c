import { describe, expect, it } from "vitest";
import { interfaceRegistry } from "../../../src/conformance/registry.js";
import {
  combinationFaults,
  OPTION_NAMES,
  OPTIONS,
  valueFaults,
} from "../../../src/games/sandaha/overrides.js";
import { PROFILE_NAMES, PROFILES, REVISIONS } from "../../../src/games/sandaha/ruleset.js";
import { optionValue, protoName } from "../../../src/rpc/sandaha/ruleset.js";
import { readRulebook } from "../../../src/rulebook/rulebook.js";
import { PROFILES as ORACLE_PROFILES } from "../../oracle/sandaha/index.js";

const book = readRulebook("sandaha");

describe("options", () => {
  it("are the fields of the interface, in the order of their numbers", () => {
    const { fields } = interfaceRegistry().getMessage("caipan.sandaha.v1.Options")!;
    const byNumber = [...fields].sort((a, b) => a.number - b.number);
    expect(byNumber.map(({ localName }) => localName)).toEqual(OPTION_NAMES);
    expect(byNumber.map(({ name }) => name)).toEqual(OPTION_NAMES.map(protoName));
  });

  it("are those of the rulebook, in the same order", () => {
    expect(book.options.map(({ name }) => name)).toEqual(OPTION_NAMES.map(protoName));
  });

  it.each(book.options.map((option, index) => ({ option, name: OPTION_NAMES[index]! })))(
    "$name has the values that the rulebook says, in general and in each profile",
    ({ option, name }) => {
      const kind = OPTIONS[name];
      switch (kind.kind) {
        case "number":
          expect([option.kind, option.minimum, option.maximum]).toEqual([
            "number",
            kind.minimum,
            kind.maximum,
          ]);
          break;
        case "switch":
          expect(option.kind).toBe("bool");
          break;
        case "choice":
          expect(option.kind).toBe("enum");
          expect(option.values).toEqual(Object.keys(kind.values).filter((value) => value !== "UNSPECIFIED"));
      }
      for (const profile of PROFILE_NAMES) {
        expect([profile, option.profiles[profile]?.value]).toEqual([
          profile,
          optionValue(PROFILES[profile], name),
        ]);
      }
    },
  );
});

describe("profiles", () => {
  it("are those of the rulebook, with its revisions", () => {
    expect(book.profiles.map(({ name, revision }) => [name, revision])).toEqual(Object.entries(REVISIONS));
  });

  it.each(PROFILE_NAMES)("%s is valid as a whole, and singly", (profile) => {
    // 0 = no surrender, which is no value that a request could give.
    const { surrenderPlainFrom, ...others } = PROFILES[profile];
    const stated = surrenderPlainFrom === 0 ? others : PROFILES[profile];
    expect(valueFaults(stated)).toEqual([]);
    expect(combinationFaults(PROFILES[profile], stated)).toEqual([]);
    expect(combinationFaults(PROFILES[profile], {})).toEqual([]);
  });

  it.each(PROFILE_NAMES)("%s has the values that the oracle took from the spec", (profile) => {
    for (const [option, value] of Object.entries(ORACLE_PROFILES[profile])) {
      const name = OPTION_NAMES.find((each) => each === option)!;
      expect([option, optionValue(PROFILES[profile], name)]).toEqual([option, String(value)]);
    }
  });
});
