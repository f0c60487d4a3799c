import { type DescMessage, fromJson, type JsonObject, type Message, toBinary } from "@bufbuild/protobuf";
import { interfaceRegistry } from "./registry.js";

/** A message read from proto3 JSON, or why it could not be. */
export type StrictMessage =
  | { readonly kind: "message"; readonly message: Message }
  | { readonly kind: "refused"; readonly reason: string };

/** Reads proto3 JSON strictly: unknown keys, unknown enum names, wrong types and doubly set oneofs are refused. */
export function readStrictly(schema: DescMessage, json: JsonObject): StrictMessage {
  try {
    const message = fromJson(schema, json, { ignoreUnknownFields: false, registry: interfaceRegistry() });
    return { kind: "message", message };
  } catch (cause) {
    return { kind: "refused", reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** A request as it goes over the wire, or why the JSON is none. */
export type EncodedRequest =
  | { readonly kind: "encoded"; readonly bytes: Uint8Array }
  | { readonly kind: "refused"; readonly reason: string };

/** Turns the JSON of a request into the bytes to send. */
export function encodeRequest(schema: DescMessage, json: JsonObject): EncodedRequest {
  const read = readStrictly(schema, json);
  return read.kind === "message" ? { kind: "encoded", bytes: toBinary(schema, read.message) } : read;
}
