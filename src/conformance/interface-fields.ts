import type { DescField, DescMessage } from "@bufbuild/protobuf";

// The types to which the comparison gives a meaning of its own. All games share them.
const CARD_TYPES: ReadonlySet<string> = new Set(["caipan.card.v1.Card"]);
const FIGURE = "caipan.verdict.v1.Figure";
const VERDICT = "caipan.verdict.v1.Verdict";
const VIOLATION = "caipan.verdict.v1.Violation";

// Presentation (message, locale), advice (hints), notes (rules), the identity of the server's own build and
// rulebook – and `example`, which may be any legal play and is checked by a second call.
const NEVER_COMPARED: ReadonlySet<string> = new Set([
  "message",
  "locale",
  "hints",
  "rules",
  "example",
  "digest",
  "engine_version",
  "rulebook_version",
  "record_digest",
]);

/** The field that a key of proto3 JSON names: in lowerCamelCase, or as in the .proto file. */
export function findField(desc: DescMessage, key: string): DescField | undefined {
  return desc.fields.find((field) => field.jsonName === key || field.name === key);
}

/** Whether no expectation may speak of a field. */
export function isNeverCompared(field: DescField): boolean {
  return NEVER_COMPARED.has(field.name);
}

/** Whether a field is a list of cards: a multiset. */
export function isCardList(field: DescField): boolean {
  return field.fieldKind === "list" && field.listKind === "enum" && CARD_TYPES.has(field.enum.typeName);
}

export function isFigure(desc: DescMessage): boolean {
  return desc.typeName === FIGURE;
}

export function isVerdict(desc: DescMessage): boolean {
  return desc.typeName === VERDICT;
}

export function isViolation(desc: DescMessage): boolean {
  return desc.typeName === VIOLATION;
}

/** Whether a message holds a verdict, at any depth: then an expectation of it must say which. */
export function hasVerdict(desc: DescMessage, within: ReadonlySet<string> = new Set()): boolean {
  if (isVerdict(desc)) return true;
  if (within.has(desc.typeName)) return false;
  const inside = new Set([...within, desc.typeName]);
  return desc.fields.some((field) => field.message !== undefined && hasVerdict(field.message, inside));
}
