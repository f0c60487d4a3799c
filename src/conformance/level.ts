import type { DescMessage, JsonObject, JsonValue } from "@bufbuild/protobuf";
import { findField, isVerdict } from "./interface-fields.js";
import { asList, asObject } from "./json-values.js";

/**
 * How much of an expectation is compared, for implementations that conform in part: `verdict` the decision and the
 * error code, `reasons` also which rules are broken and the error's reason, `full` everything.
 */
export const LEVELS = ["verdict", "reasons", "full"] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The part of an expectation that a level compares. An expectation without a decision is compared whole at every level,
 * since there is nothing less in it to conform to.
 */
export function atLevel(desc: DescMessage, expect: JsonObject, level: Level): JsonObject {
  return level === "full" ? expect : (verdictsOnly(desc, expect, level) ?? expect);
}

/** What is left when only verdicts stay; undefined if there is none that names its decision. */
function verdictsOnly(desc: DescMessage, expect: JsonObject, level: Level): JsonObject | undefined {
  if (isVerdict(desc)) return verdictAtLevel(expect, level);
  const kept: JsonObject = {};
  for (const [key, value] of Object.entries(expect)) {
    const field = findField(desc, key);
    if (field?.message === undefined) continue;
    if (field.fieldKind === "message") {
      const inner = verdictsOnly(field.message, asObject(value), level);
      if (inner !== undefined) kept[key] = inner;
    } else if (field.fieldKind === "list") {
      const of = field.message;
      const inner = asList(value).map((element) => verdictsOnly(of, asObject(element), level));
      // The list keeps its length: one verdict too few is a verdict that differs.
      if (inner.some((element) => element !== undefined)) kept[key] = inner.map((element) => element ?? {});
    }
  }
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function verdictAtLevel(verdict: JsonObject, level: Level): JsonObject | undefined {
  const { decision, violations } = verdict;
  if (decision === undefined) return undefined;
  if (level === "verdict" || violations === undefined) return { decision };
  return { decision, violations: asList(violations).map(ruleOnly) };
}

function ruleOnly(violation: JsonValue): JsonObject {
  return { rule: asObject(violation)["rule"] ?? "" };
}
