import type { DescEnum, DescField, DescMessage, JsonObject, JsonValue } from "@bufbuild/protobuf";
import { findField } from "./interface-fields.js";
import { isJsonObject } from "./json-values.js";
import { expectedError } from "./scenario.js";

/** An expectation with one leaf changed: a comparison that does not notice it is blind there. */
export interface Flip {
  /** What was changed: `trick.points + 1`, `formations[0].cards - [1]`. */
  readonly what: string;
  readonly expect: JsonObject;
}

/** A value with one leaf changed. */
interface FlippedValue {
  readonly what: string;
  readonly value: JsonValue;
}

const HIGHEST_INT32 = 2 ** 31 - 1;

/**
 * Every way to change one leaf: a bool negated, a number raised, an enum or card replaced, a string changed, an element
 * of a list dropped or added, an absent message made present or the reverse.
 */
export function flips(desc: DescMessage, expect: JsonObject): Flip[] {
  const error = expectedError(expect);
  const flipped = error === undefined ? flipMessage(desc, expect, "") : flipUntyped(expect, "");
  return flipped.map(({ what, value }) => ({ what, expect: value as JsonObject }));
}

function flipMessage(desc: DescMessage, json: JsonObject, path: string): FlippedValue[] {
  return Object.entries(json).flatMap(([key, value]) => {
    const field = findField(desc, key);
    if (field === undefined) throw new Error(`${desc.typeName} has no field ${key}`);
    const at = path === "" ? key : `${path}.${key}`;
    return flipField(field, value, at).map((flip) => ({
      what: flip.what,
      value: { ...json, [key]: flip.value },
    }));
  });
}

function flipField(field: DescField, value: JsonValue, path: string): FlippedValue[] {
  if (field.fieldKind === "list") return flipList(field, Array.isArray(value) ? value : [], path);
  if (field.fieldKind !== "message") return [flipSingle(field.enum, value, path)];
  if (!isJsonObject(value)) return [{ what: `${path} present`, value: {} }];
  return [{ what: `${path} absent`, value: null }, ...flipMessage(field.message, value, path)];
}

function flipList(field: DescField, list: readonly JsonValue[], path: string): FlippedValue[] {
  const { message, enum: of } = field;
  const inner = list.flatMap((element, i) => {
    const at = `${path}[${i}]`;
    const flipped =
      message === undefined
        ? [flipSingle(of, element, at)]
        : flipMessage(message, isJsonObject(element) ? element : {}, at);
    return flipped.map((flip) => ({ what: flip.what, value: list.with(i, flip.value) }));
  });
  return [...inner, ...resized(list, blank(field), path)];
}

/** The list with each of its elements dropped, and with one added. */
function resized(list: readonly JsonValue[], added: JsonValue, path: string): FlippedValue[] {
  return [
    ...list.map((_, i) => ({ what: `${path} - [${i}]`, value: list.toSpliced(i, 1) })),
    { what: `${path} + []`, value: [...list, list.at(-1) ?? added] },
  ];
}

function blank({ message, enum: of, scalar }: DescField): JsonValue {
  if (message !== undefined) return {};
  if (of !== undefined) return of.values.at(-1)?.name ?? 0;
  return STRING_SCALARS.has(scalar ?? 0) ? "" : 0;
}

// ScalarType.STRING and BYTES.
const STRING_SCALARS: ReadonlySet<number> = new Set([9, 12]);

function flipSingle(of: DescEnum | undefined, value: JsonValue, path: string): FlippedValue {
  if (of !== undefined) {
    const other = of.values.find(({ name, number }) => number !== 0 && name !== value && number !== value);
    return { what: `${path} another`, value: other?.name ?? 0 };
  }
  if (typeof value === "boolean") return { what: `${path} negated`, value: !value };
  if (typeof value === "string") return { what: `${path} changed`, value: `${value}x` };
  // The highest number of a field has none above it.
  if (value === HIGHEST_INT32) return { what: `${path} - 1`, value: value - 1 };
  return { what: `${path} + 1`, value: Number(value) + 1 };
}

/** Flips in JSON that no descriptor tells of: an expected error. */
function flipUntyped(value: JsonValue, path: string): FlippedValue[] {
  if (Array.isArray(value)) {
    const inner = value.flatMap((element, i) =>
      flipUntyped(element, `${path}[${i}]`).map((flip) => ({
        what: flip.what,
        value: value.with(i, flip.value),
      })),
    );
    // A set: what is added must be new.
    return [
      ...inner,
      ...resized(value, "", path).slice(0, -1),
      { what: `${path} + []`, value: [...value, "x"] },
    ];
  }
  if (isJsonObject(value)) {
    return Object.entries(value).flatMap(([key, member]) =>
      flipUntyped(member, path === "" ? key : `${path}.${key}`).map((flip) => ({
        what: flip.what,
        value: { ...value, [key]: flip.value },
      })),
    );
  }
  return [flipSingle(undefined, value, path)];
}
