import { type DescMessage, fromBinary, fromJsonString, toBinary, toJson } from "@bufbuild/protobuf";
import { interfaceRegistry } from "../../conformance/index.js";
import { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";

/** A record read from proto3 JSON, or why the text is none. */
export type JsonRecord =
  | { readonly kind: "record"; readonly record: HandRecord }
  | { readonly kind: "refused"; readonly reason: string };

/** Reads a record from proto3 JSON, strictly: unknown keys and names, doubled keys and wrong types are refused. */
export function recordFromJson(text: string): JsonRecord {
  const options = { ignoreUnknownFields: false, registry: interfaceRegistry() };
  try {
    const message = fromJsonString(schema(), text, options);
    return { kind: "record", record: HandRecord.decode(toBinary(schema(), message)) };
  } catch (cause) {
    return { kind: "refused", reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Writes a record as one line of proto3 JSON, defaults left out. */
export function recordToJson(record: HandRecord): string {
  const message = fromBinary(schema(), HandRecord.encode(record).finish());
  return JSON.stringify(toJson(schema(), message, { registry: interfaceRegistry() }));
}

function schema(): DescMessage {
  const found = interfaceRegistry().getMessage("caipan.sandaha.v1.HandRecord");
  if (found === undefined) throw new Error("the descriptor image has no HandRecord");
  return found;
}
