import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Prints lines as fast as the reader takes them, and stops when he has seen enough, as with `| head`. */
export async function printLines(lines: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(ended(lines)), process.stdout, { end: false });
  } catch (error) {
    if (!isClosedPipe(error)) throw error;
  }
}

async function* ended(lines: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}
