import { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { Declaration, Surrender } from "../../gen/caipan/sandaha/v1/table.js";
import { FIELD_SCANS, type FieldValues } from "./field-scans.js";
import { inQuotes } from "./quoted-text.js";
import { FIELD_NAMES, type FieldName, HEADER, LONGEST_LINE } from "./record-fields.js";
import { Scanner, type TextFault } from "./scanner.js";

/** A record read from a line, or every fault found in it: at least one, left to right. */
export type ParsedRecord =
  | { readonly kind: "record"; readonly record: HandRecord }
  | { readonly kind: "faults"; readonly faults: readonly TextFault[] };

/** Faults after these are not looked for. */
const MOST_FAULTS = 20;

// After a fault reading goes on at what looks like the next field. One space, so that a line of spaces costs no more.
const NEXT_FIELD = new RegExp(` (?=(?:${FIELD_NAMES.join("|")})=)`, "g");
const A_FIELD = `a field (${FIELD_NAMES.join(", ")})`;
const SPACES_OR_END = / +|$/y;

/** Reads a record from a line, given without its line end. */
export function parseRecord(line: string): ParsedRecord {
  if (Buffer.byteLength(line) > LONGEST_LINE) {
    const expected = `a line of at most ${LONGEST_LINE} bytes`;
    return { kind: "faults", faults: [{ column: 1, expected, found: "" }] };
  }
  const scanner = new Scanner(line);
  scanner.take(/ */y, "");
  if (!scanner.literal(HEADER) || !endsField(scanner))
    return { kind: "faults", faults: [scanner.takeFault()] };
  const faults: TextFault[] = [];
  const values: Partial<FieldValues> = {};
  const places = new Map<FieldName, number>();
  while (scanner.at < line.length && faults.length < MOST_FAULTS) {
    if (scanField(scanner, values, places) && endsField(scanner)) continue;
    faults.push(scanner.takeFault());
    skipToNextField(scanner);
  }
  if (faults.length === 0) faults.push(...contradictions(scanner, places));
  return faults.length > 0 ? { kind: "faults", faults } : { kind: "record", record: assemble(values) };
}

/** A fault in words, safe to be shown on one line: `column 17: expected a card, found "X7"`. */
export function describeFault({ column, expected, found }: TextFault): string {
  return `column ${column}: expected ${expected}${found === "" ? "" : `, found ${inQuotes(found)}`}`;
}

function scanField(scanner: Scanner, values: Partial<FieldValues>, places: Map<FieldName, number>): boolean {
  const at = scanner.at;
  const word = scanner.take(/[a-z_]+/y, A_FIELD);
  if (word === undefined) return false;
  const name = FIELD_NAMES.find((each) => each === word);
  if (name === undefined) scanner.refuse(at, A_FIELD);
  else if (places.has(name)) scanner.refuse(at, `${name} only once`);
  if (name === undefined || places.has(name)) return false;
  places.set(name, at);
  return scanner.literal("=") && scanValue(name, scanner, values);
}

function scanValue<Name extends FieldName>(
  name: Name,
  scanner: Scanner,
  values: Partial<FieldValues>,
): boolean {
  const value = FIELD_SCANS[name](scanner);
  if (value === undefined) return false;
  values[name] = value;
  return true;
}

function endsField(scanner: Scanner): boolean {
  return scanner.take(SPACES_OR_END, "a space") !== undefined;
}

function skipToNextField(scanner: Scanner): void {
  NEXT_FIELD.lastIndex = scanner.at;
  const next = NEXT_FIELD.exec(scanner.text);
  scanner.at = next === null ? scanner.text.length : next.index + next[0].length;
}

/** Fields that do not go with one another. */
function contradictions(scanner: Scanner, places: ReadonlyMap<FieldName, number>): TextFault[] {
  const buried = places.get("bury");
  const surrendered = places.get("surrender");
  if (buried !== undefined && !places.has("trump")) scanner.refuse(buried, "trump=… where there is a burial");
  else if (surrendered !== undefined && places.has("trump")) {
    scanner.refuse(surrendered, "a surrender or a trump, not both");
  } else return [];
  return [scanner.takeFault()];
}

function assemble(values: Partial<FieldValues>): HandRecord {
  const { id, rules, stake, first, deal, kitty, calls, contract, plays } = values;
  return {
    ...HandRecord.fromPartial({}),
    id: id ?? "",
    ruleset: rules,
    stake: stake ?? 0,
    firstBidder: first ?? 0,
    deal: deal ?? [],
    kitty: kitty ?? [],
    calls: calls ?? [],
    contract,
    act: actOf(values),
    plays: plays ?? [],
    recorded: recordedOf(values),
  };
}

function actOf({ trump, bury, surrender }: Partial<FieldValues>): HandRecord["act"] {
  if (surrender) return { $case: "surrender", value: Surrender.fromPartial({}) };
  if (trump === undefined) return undefined;
  return { $case: "declaration", value: Declaration.fromPartial({ trump, buried: bury ?? [] }) };
}

function recordedOf({ winners, points, paid }: Partial<FieldValues>): HandRecord["recorded"] {
  if (winners === undefined && points === undefined && paid === undefined) return undefined;
  return { trickWinners: winners ?? [], defendersPoints: points, payments: paid ?? [] };
}
