import type { DescField, DescMessage, JsonObject, JsonValue } from "@bufbuild/protobuf";
import { findField, isCardList, isFigure, isViolation } from "../interface-fields.js";
import { asList, asObject, canonicalJson } from "../json-values.js";
import { renameSuit, type SuitRenaming } from "./suit-renaming.js";

/**
 * proto3 JSON in a form in which only differences that matter are left: suits renamed, enum values as numbers, keys by
 * one name, and what is unordered in one order.
 *
 * @param without fields that are left out
 */
export function normalForm(
  desc: DescMessage,
  json: JsonObject,
  renaming: SuitRenaming,
  without: (field: DescField) => boolean = () => false,
): JsonObject {
  const normal: JsonObject = {};
  for (const [key, value] of Object.entries(json)) {
    const field = findField(desc, key);
    if (field === undefined || without(field)) continue;
    normal[field.jsonName] = normalField(field, value, renaming, without);
  }
  return normal;
}

function normalField(
  field: DescField,
  value: JsonValue,
  renaming: SuitRenaming,
  without: (field: DescField) => boolean,
): JsonValue {
  if (value === null) return field.fieldKind === "list" ? [] : null;
  const { message, enum: of } = field;
  const single = (element: JsonValue): JsonValue => {
    if (message !== undefined) return normalForm(message, asObject(element), renaming, without);
    return of === undefined ? element : renameSuit(of, element, renaming);
  };
  if (field.fieldKind !== "list") return single(value);
  const elements = asList(value).map(single);
  if (message !== undefined && isViolation(message)) {
    return sortedBy(elements, (violation) => {
      const { rule = "", cards = [], figures = [] } = asObject(violation);
      return canonicalJson([rule, cards, figures]);
    });
  }
  const unordered = isCardList(field) || (message !== undefined && isFigure(message));
  return unordered ? sortedBy(elements, canonicalJson) : elements;
}

function sortedBy(elements: readonly JsonValue[], keyOf: (element: JsonValue) => string): JsonValue[] {
  return elements
    .map((element) => ({ element, key: keyOf(element) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ element }) => element);
}

/** Whether two expectations in normal form cannot both be right: they name a field in common with unlike values. */
export function conflict(a: JsonValue, b: JsonValue): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length !== b.length || a.some((element, i) => conflict(element, b[i]!));
  }
  if (isObject(a) && isObject(b)) {
    return Object.entries(a).some(([key, value]) => b[key] !== undefined && conflict(value, b[key]));
  }
  return a !== b;
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
