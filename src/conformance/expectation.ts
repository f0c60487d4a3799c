import type { DescMessage, JsonObject, JsonValue, Message } from "@bufbuild/protobuf";
import { findField, isNeverCompared } from "./interface-fields.js";
import { asList, asObject, isJsonObject } from "./json-values.js";
import { type ExpectedError, expectedError } from "./scenario.js";
import { readStrictly } from "./strict-json.js";

/** What must come out, ready to be compared. */
export type Expectation =
  | { readonly kind: "error"; readonly named: JsonObject; readonly error: ExpectedError }
  /** `named` says which fields are compared, `message` what they must be. */
  | { readonly kind: "answer"; readonly named: JsonObject; readonly message: Message };

/** An expectation, or why it is none. */
export type ReadExpectation = Expectation | { readonly kind: "refused"; readonly reason: string };

/** Reads an expectation of an answer of the given type, strictly: every key must exist and be comparable. */
export function readExpectation(desc: DescMessage, expect: JsonObject): ReadExpectation {
  const error = expectedError(expect);
  if (error !== undefined) return { kind: "error", named: expect, error };
  const read = readStrictly(desc, expect);
  if (read.kind === "refused") return read;
  const [forbidden] = neverCompared(desc, expect);
  if (forbidden !== undefined) {
    return { kind: "refused", reason: `an expectation may not name ${forbidden}: it is never compared` };
  }
  return { kind: "answer", named: expect, message: read.message };
}

/** The keys in an expectation of which none may speak. */
function neverCompared(desc: DescMessage, expect: JsonObject): string[] {
  return Object.entries(expect).flatMap(([key, value]: [string, JsonValue]) => {
    const field = findField(desc, key);
    if (field === undefined) return [];
    if (isNeverCompared(field)) return [key];
    const of = field.message;
    if (of === undefined) return [];
    const inner = isJsonObject(value) ? [value] : asList(value).map(asObject);
    return inner.flatMap((element) => neverCompared(of, element)).map((found) => `${key}.${found}`);
  });
}
