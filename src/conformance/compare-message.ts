import type { DescField, JsonObject, JsonValue } from "@bufbuild/protobuf";
import type { ReflectList, ReflectMessage } from "@bufbuild/protobuf/reflect";
import type { Difference } from "./difference.js";
import { findField, isCardList, isFigure, isViolation } from "./interface-fields.js";
import { asList, asObject, asText, canonicalJson } from "./json-values.js";
import { unmatched } from "./multiset.js";
import { renderField, renderList, renderMessage } from "./render.js";

/** What of a violation is always compared: its identity is (rule, cards, figures), left out is empty. */
export const VIOLATION_IDENTITY: JsonObject = { rule: "", cards: [], figures: [] };

/** How messages are compared. */
export interface CompareOptions {
  /** What is compared of every violation, even if the expectation does not name it; default VIOLATION_IDENTITY. */
  readonly violationIdentity?: JsonObject;
}

/**
 * Compares the fields that an expectation names with those of an answer.
 *
 * @param named the expectation as written: says which fields are compared
 * @param expected the same, decoded: says what they must be
 */
export function compareMessage(
  named: JsonObject,
  expected: ReflectMessage,
  actual: ReflectMessage,
  path: string,
  options: CompareOptions = {},
): Difference[] {
  return Object.entries(named).flatMap(([key, value]) => {
    const field = findField(expected.desc, key);
    if (field === undefined) throw new Error(`${expected.desc.typeName} has no field ${key}`);
    return compareField(field, value, expected, actual, join(path, field.jsonName), options);
  });
}

function compareField(
  field: DescField,
  named: JsonValue,
  expected: ReflectMessage,
  actual: ReflectMessage,
  path: string,
  options: CompareOptions,
): Difference[] {
  if (field.fieldKind === "list") {
    return compareList(field, asList(named), expected.get(field), actual.get(field), path, options);
  }
  if (field.fieldKind === "message" && expected.isSet(field) && actual.isSet(field)) {
    return compareMessage(asObject(named), expected.get(field), actual.get(field), path, options);
  }
  return differIfUnequal(renderField(expected, field), renderField(actual, field), path);
}

type ListField = DescField & { fieldKind: "list" };

function compareList(
  field: ListField,
  named: readonly JsonValue[],
  expected: ReflectList,
  actual: ReflectList,
  path: string,
  options: CompareOptions,
): Difference[] {
  const whole = [renderList(field, expected), renderList(field, actual)] as const;
  if (field.listKind === "message") {
    if (isViolation(field.message)) {
      return compareViolations(named, messages(expected), messages(actual), path, options);
    }
    if (isFigure(field.message)) return differIfUnequal(...whole, path, sorted);
    if (expected.size !== actual.size) return [{ path, expected: whole[0], actual: whole[1] }];
    const others = messages(actual);
    return messages(expected).flatMap((element, i) =>
      compareMessage(asObject(named[i]), element, others[i]!, `${path}[${i}]`, options),
    );
  }
  return differIfUnequal(...whole, path, isCardList(field) ? sorted : undefined);
}

/** Violations are a set: each expected one must be there once, and no other. */
function compareViolations(
  named: readonly JsonValue[],
  expected: readonly ReflectMessage[],
  actual: readonly ReflectMessage[],
  path: string,
  options: CompareOptions,
): Difference[] {
  const identity = options.violationIdentity ?? VIOLATION_IDENTITY;
  const wanted = expected.map((message, i) => ({ message, named: { ...identity, ...asObject(named[i]) } }));
  const inner = (want: (typeof wanted)[number], have: ReflectMessage, at: string): Difference[] =>
    compareMessage(want.named, want.message, have, at, options);
  const { missing, surplus } = unmatched(
    wanted,
    actual,
    (want, have) => inner(want, have, path).length === 0,
  );

  // A violation of the right rule with wrong cards or figures is told in detail.
  const strangers = [...surplus];
  const differences = missing.flatMap((want) => {
    const rule = ruleOf(want.message);
    const index = strangers.findIndex((candidate) => ruleOf(candidate) === rule);
    const [near] = index < 0 ? [] : strangers.splice(index, 1);
    return near === undefined
      ? [{ path, expected: renderMessage(want.message), actual: null }]
      : inner(want, near, `${path}[${rule}]`);
  });
  return [
    ...differences,
    ...strangers.map((stranger) => ({ path, expected: null, actual: renderMessage(stranger) })),
  ];
}

function ruleOf(violation: ReflectMessage): string {
  return asText(renderMessage(violation)["rule"]);
}

function messages(list: ReflectList): ReflectMessage[] {
  return [...(list as ReflectList<ReflectMessage>)];
}

function differIfUnequal(
  expected: JsonValue,
  actual: JsonValue,
  path: string,
  arrange: (value: JsonValue) => JsonValue = (value) => value,
): Difference[] {
  const equal = canonicalJson(arrange(expected)) === canonicalJson(arrange(actual));
  return equal ? [] : [{ path, expected, actual }];
}

/** A list in an order that does not depend on the order given. */
function sorted(list: JsonValue): JsonValue {
  return asList(list).toSorted((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
