import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { boundedLines } from "../bounded-lines.js";
import { OpenBraces } from "../open-braces.js";
import { describeFault, parseRecord } from "./parse-record.js";
import { HEADER } from "./record-fields.js";
import { recordFromJson } from "./record-json.js";

/** A record of a file with the number of its first line, or what is wrong there. */
export type ReadRecord =
  | { readonly kind: "record"; readonly line: number; readonly record: HandRecord }
  | { readonly kind: "unreadable"; readonly line: number; readonly reasons: readonly string[] };

/** No line, and no JSON over several lines, is longer, in bytes. */
export const LONGEST_RECORD = 1 << 20;

/** A record as JSON that began on one line and is not yet complete. */
interface OpenRecord {
  readonly line: number;
  readonly braces: OpenBraces;
  readonly parts: string[];
  length: number;
}

/**
 * Reads records, one after the other: each a line of text form, a line of proto3 JSON, or proto3 JSON over several
 * lines. Which it is, its first line tells; blank lines are passed over. What cannot be read is answered in its place,
 * and reading goes on after it: broken JSON ends at the latest where a line begins, unindented, as a record does.
 */
export async function* readRecords(source: AsyncIterable<Uint8Array>): AsyncGenerator<ReadRecord> {
  let open: OpenRecord | undefined;
  for await (const line of boundedLines(source, LONGEST_RECORD)) {
    const text = line.kind === "line" ? line.text : "";
    if (open !== undefined && line.kind === "line" && !beginsRecord(text)) {
      if (!addLine(open, text)) continue;
      yield closed(open);
      open = undefined;
      continue;
    }
    if (open !== undefined) yield broken(open);
    open = undefined;
    if (line.kind === "unreadable") {
      yield { kind: "unreadable", line: line.number, reasons: [line.reason] };
    } else if (text.trimStart().startsWith("{")) {
      open = { line: line.number, braces: new OpenBraces(), parts: [], length: 0 };
      if (!addLine(open, text)) continue;
      yield closed(open);
      open = undefined;
    } else if (text.trim() !== "") yield fromText(line.number, text);
  }
  if (open !== undefined) yield broken(open);
}

function beginsRecord(text: string): boolean {
  return text.startsWith("{") || text.startsWith(HEADER);
}

/** Adds a line to a record; whether it is complete then. Of one that is too long, nothing is kept. */
function addLine(open: OpenRecord, text: string): boolean {
  open.length += Buffer.byteLength(text) + 1;
  if (open.length > LONGEST_RECORD + 1) open.parts.length = 0;
  else open.parts.push(text);
  return open.braces.closeAfter(text);
}

function closed({ line, parts, length }: OpenRecord): ReadRecord {
  if (length > LONGEST_RECORD + 1) return unreadable(line, `longer than ${LONGEST_RECORD} bytes`);
  const json = recordFromJson(parts.join("\n"));
  return json.kind === "record"
    ? { kind: "record", line, record: json.record }
    : unreadable(line, json.reason);
}

function broken({ line, length }: OpenRecord): ReadRecord {
  const isTooLong = length > LONGEST_RECORD + 1;
  return unreadable(
    line,
    isTooLong ? `longer than ${LONGEST_RECORD} bytes` : "JSON that begins here does not end",
  );
}

function fromText(line: number, text: string): ReadRecord {
  const parsed = parseRecord(text);
  return parsed.kind === "record"
    ? { kind: "record", line, record: parsed.record }
    : { kind: "unreadable", line, reasons: parsed.faults.map(describeFault) };
}

function unreadable(line: number, reason: string): ReadRecord {
  return { kind: "unreadable", line, reasons: [reason] };
}
