import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Command, Option } from "commander";
import { printable } from "../conformance/printable.js";
import type { HandRecord } from "../gen/caipan/sandaha/v1/record.js";
import { type FormattedRecord, formatRecord } from "../record/sandaha/format-record.js";
import { readRecords } from "../record/sandaha/read-records.js";
import { recordToJson } from "../record/sandaha/record-json.js";
import { EXIT, EXIT_HELP } from "./exit-code.js";

const FORMS = ["json", "text"] as const;
type Form = (typeof FORMS)[number];

/** Adds `caipan record`. */
export function addRecord(program: Command): void {
  program
    .command("record")
    .description("convert hand records of 三打哈 to proto3 JSON or to the text form, a record a line")
    .argument("[file]", "file with records in either form, also mixed; - = standard input", "-")
    .addOption(new Option("--to <form>", "form to convert to").choices([...FORMS]).makeOptionMandatory())
    .addHelpText(
      "after",
      `${EXIT_HELP}\nA line that is no record is named on standard error and left out; the exit code is then 2.`,
    )
    .action(convert);
}

async function convert(file: string, { to }: { readonly to: Form }): Promise<void> {
  const source: AsyncIterable<Uint8Array> = file === "-" ? process.stdin : createReadStream(file);
  try {
    await pipeline(Readable.from(converted(source, file, to)), process.stdout, { end: false });
  } catch (error) {
    // Whoever reads has seen enough, as with `| head`.
    if (!isClosedPipe(error)) throw error;
  }
}

/** The lines to print; what is wrong goes to standard error, and into the exit code. */
async function* converted(source: AsyncIterable<Uint8Array>, file: string, to: Form): AsyncGenerator<string> {
  for await (const read of readRecords(source)) {
    const written = read.kind === "record" ? write(read.record, to) : undefined;
    if (written?.kind === "text") yield `${written.text}\n`;
    else {
      const reasons = read.kind === "unreadable" ? read.reasons : [written?.reason ?? ""];
      for (const reason of reasons)
        complain(`${file === "-" ? "" : `${file}: `}line ${read.line}: ${reason}`);
    }
  }
}

function write(record: HandRecord, to: Form): FormattedRecord {
  return to === "text" ? formatRecord(record) : { kind: "text", text: recordToJson(record) };
}

function complain(text: string): void {
  process.stderr.write(`caipan: ${printable(text)}\n`);
  process.exitCode = EXIT.USAGE;
}

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}
