/** A line of a stream, or why its text cannot be had. */
export type BoundedLine =
  | { readonly kind: "line"; readonly number: number; readonly text: string }
  | { readonly kind: "unreadable"; readonly number: number; readonly reason: string };

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Lines of a stream of UTF-8, numbered from 1, without their ends (LF or CR LF). However long a line is, no more than
 * one chunk above the limit is ever kept of it.
 *
 * @param mostBytes of a line
 */
export async function* boundedLines(
  source: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<BoundedLine> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array): void => {
    length += part.length;
    if (length > mostBytes + 1) parts = [];
    else parts.push(part);
  };
  const end = (): BoundedLine => {
    const line = lineOf(number++, parts, length, mostBytes);
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of source) {
    let start = 0;
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, start)) {
      take(chunk.subarray(start, at));
      start = at + 1;
      yield end();
    }
    take(chunk.subarray(start));
  }
  if (length > 0) yield end();
}

function lineOf(
  number: number,
  parts: readonly Uint8Array[],
  length: number,
  mostBytes: number,
): BoundedLine {
  const bytes = Buffer.concat(parts);
  const text = bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes;
  if (length > bytes.length || text.length > mostBytes) {
    return { kind: "unreadable", number, reason: `longer than ${mostBytes} bytes` };
  }
  try {
    // A byte order mark is left out.
    return { kind: "line", number, text: new TextDecoder("utf-8", { fatal: true }).decode(text) };
  } catch {
    return { kind: "unreadable", number, reason: "not UTF-8" };
  }
}
