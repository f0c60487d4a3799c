import { readFileSync } from "node:fs";
import { fromJsonString, type JsonValue } from "@bufbuild/protobuf";
import { ValueSchema } from "@bufbuild/protobuf/wkt";

/** A JSON file as read, or why it could not be. */
export type JsonFile =
  | { readonly kind: "read"; readonly value: JsonValue }
  | { readonly kind: "unreadable"; readonly reason: string };

/** Reads a JSON file strictly: a key given twice is a fault, which JSON.parse would let pass. */
export function readJsonFile(path: string): JsonFile {
  try {
    const text = readFileSync(path, "utf8");
    const value = JSON.parse(text) as JsonValue;
    // Scans the whole text for doubled keys; what it makes of the values is of no interest.
    fromJsonString(ValueSchema, text);
    return { kind: "read", value };
  } catch (cause) {
    return {
      kind: "unreadable",
      reason: `${path}: ${cause instanceof Error ? cause.message : String(cause)}`,
    };
  }
}
