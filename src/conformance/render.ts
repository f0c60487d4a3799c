import { type DescEnum, type DescField, type JsonValue, toJson } from "@bufbuild/protobuf";
import type { ReflectList, ReflectMessage } from "@bufbuild/protobuf/reflect";

/** The value of a field as JSON, for comparison and for people; null for a message or optional value that is not set. */
export function renderField(message: ReflectMessage, field: DescField): JsonValue {
  if (field.fieldKind === "list") return renderList(field, message.get(field));
  if (field.fieldKind === "map") return renderMessage(message)[field.jsonName] ?? {};
  if (field.presence !== IMPLICIT && !message.isSet(field)) return null;
  if (field.fieldKind === "message") return toJson(field.message, message.get(field).message);
  return renderSingle(field.enum, message.get(field));
}

// FeatureSet_FieldPresence.IMPLICIT; the enum itself would drag in all of descriptor.proto.
const IMPLICIT = 2;

/** A list as JSON, element by element. */
export function renderList(field: DescField & { fieldKind: "list" }, list: ReflectList): JsonValue[] {
  return Array.from(list, (element) =>
    field.listKind === "message"
      ? toJson(field.message, (element as ReflectMessage).message)
      : renderSingle(field.enum, element),
  );
}

/** A message as a JSON object. */
export function renderMessage(message: ReflectMessage): { [key: string]: JsonValue } {
  const json = toJson(message.desc, message.message);
  return typeof json === "object" && json !== null && !Array.isArray(json) ? json : {};
}

/** A scalar, or an enum value by its name; by its number where the name is not known. */
function renderSingle(of: DescEnum | undefined, value: unknown): JsonValue {
  if (of !== undefined) return of.value[value as number]?.name ?? (value as number);
  if (typeof value === "bigint") return String(value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  return value as JsonValue;
}
