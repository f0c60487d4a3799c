import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { type Command, InvalidArgumentError, Option } from "commander";
import pc from "picocolors";
import { printable } from "../conformance/printable.js";
import { PROFILE_NAMES, type ProfileName } from "../games/sandaha/ruleset.js";
import { Finding, type HandRecord } from "../gen/caipan/sandaha/v1/record.js";
import { Profile } from "../gen/caipan/sandaha/v1/ruleset.js";
import { Seat } from "../gen/caipan/sandaha/v1/table.js";
import { type ReadRecord, readRecords } from "../record/sandaha/read-records.js";
import { type HandReport, type ReportChoice, reportHand } from "../report/sandaha/hand-report.js";
import { handPage } from "../report/sandaha/page/page.js";
import { reportToJson } from "../report/sandaha/report-json.js";
import { terminalText } from "../report/sandaha/terminal.js";
import type { Language } from "../report/text.js";
import type { Refusal } from "../rpc/refusal.js";
import { EXIT } from "./exit-code.js";
import { printLines } from "./print-lines.js";

const SEAT_FLAGS: Readonly<Record<string, Seat>> = {
  east: Seat.EAST,
  south: Seat.SOUTH,
  west: Seat.WEST,
  north: Seat.NORTH,
};

interface ReplayFlags {
  readonly language: Language;
  readonly id?: string;
  readonly json?: boolean;
  readonly html?: string;
  readonly redact: readonly Seat[];
  readonly as?: ProfileName;
}

/** Adds `caipan replay`. */
export function addReplay(program: Command): void {
  program
    .command("replay")
    .description("judge whole hands of 三打哈 and tell what came of them")
    .argument("[file]", "file with records as JSON, JSON lines or in text form; - = standard input", "-")
    .addOption(new Option("--language <tag>", "language of the texts").choices(["en", "zh"]).default("en"))
    .option("--id <id>", "only the record with this id")
    .option("--json", "print each report as proto3 JSON, a line a report")
    .option("--html <file>", "write a page in both languages that stands for itself; for one record only")
    .addOption(
      new Option(
        "--redact <seat>",
        `hide what a player (${Object.keys(SEAT_FLAGS).join(", ")}) never played; may be repeated`,
      )
        .argParser(addSeat)
        .default([], "nobody"),
    )
    .addOption(
      new Option("--as <profile>", "add what this rule set, as documented, says of the hand").choices([
        ...PROFILE_NAMES,
      ]),
    )
    .addHelpText("after", HELP)
    .action(replay);
}

const HELP = `
A page or a report that hides one player may still tell his cards to who sees all the others': hide every seat but the
reader's.

Exit codes: 0 nothing was found against any hand (what could not be checked is named); 1 a rule was broken, other results
were due, or no table can have produced the record; 2 could not run (usage, file); 3 a record is malformed.`;

function addSeat(name: string, seats: readonly Seat[]): readonly Seat[] {
  const seat = SEAT_FLAGS[name.toLowerCase()];
  if (seat === undefined) throw new InvalidArgumentError(`seats: ${Object.keys(SEAT_FLAGS).join(", ")}`);
  return [...seats, seat];
}

async function replay(file: string, flags: ReplayFlags): Promise<void> {
  const source: AsyncIterable<Uint8Array> = file === "-" ? process.stdin : createReadStream(file);
  const run = new ReplayRun(flags);
  await printLines(run.output(readRecords(source)));
  process.exitCode = run.exitCode;
}

/** One run of the command over a file of records. */
class ReplayRun {
  exitCode: number = EXIT.OK;
  readonly #flags: ReplayFlags;
  readonly #choice: ReportChoice;
  #reported = 0;

  constructor(flags: ReplayFlags) {
    this.#flags = flags;
    this.#choice = { redact: flags.redact, as: flags.as && Profile[flags.as] };
  }

  /** What goes to standard output. */
  async *output(records: AsyncIterable<ReadRecord>): AsyncGenerator<string> {
    let only: HandReport | undefined;
    for await (const read of records) {
      const report = this.#report(read);
      if (report === undefined) continue;
      this.#reported++;
      if (this.#flags.html === undefined) yield this.#printed(report);
      else if (this.#reported > 1) throw new Error("--html takes one record; choose one with --id");
      else only = report;
    }
    if (this.#reported === 0 && this.exitCode === EXIT.OK) throw new Error("there is no such record");
    if (this.#flags.html !== undefined && only !== undefined) yield* this.#page(this.#flags.html, only);
  }

  #report(read: ReadRecord): HandReport | undefined {
    const { id } = this.#flags;
    if (read.kind === "unreadable") {
      // One that cannot be read is not the one asked for, as far as anybody can tell.
      if (id === undefined) this.#refuse(read.line, read.reasons);
      return undefined;
    }
    if (id !== undefined && read.record.id !== id) return undefined;
    return this.#judged(read.line, read.record);
  }

  #judged(line: number, record: HandRecord): HandReport | undefined {
    const outcome = reportHand(record, this.#choice);
    if (outcome.kind !== "answer") {
      this.#refuse(line, reasonsOf(outcome));
      return undefined;
    }
    const { finding } = outcome.response.view;
    const isFine = finding === Finding.CLEAN || finding === Finding.NOT_CHECKABLE;
    if (!isFine && this.exitCode === EXIT.OK) this.exitCode = EXIT.NO;
    return outcome.response;
  }

  #refuse(line: number, reasons: readonly string[]): void {
    for (const reason of reasons) process.stderr.write(`caipan: line ${line}: ${printable(reason)}\n`);
    this.exitCode = EXIT.REFUSED;
  }

  #printed({ judged, view, otherJudged, other }: HandReport): string {
    const { json, language } = this.#flags;
    if (!json) {
      const before = this.#reported > 1 ? `\n${"─".repeat(60)}\n` : "";
      return before + terminalText(view, { language, colors: pc.createColors(usesColors()) }, other);
    }
    const reports = [judged, otherJudged].filter((each) => each !== undefined);
    return reports.map((each) => reportToJson(each.reports[language])).join("\n");
  }

  async *#page(file: string, report: HandReport): AsyncGenerator<string> {
    const page = handPage(report, this.#flags.language);
    if (file === "-") yield page;
    else await writeFile(file, page);
    if (this.#flags.json && file !== "-") yield this.#printed(report);
  }
}

/** picocolors colours what CI pipes into a log; here a pipe is never coloured unasked. */
function usesColors(): boolean {
  return pc.isColorSupported && (process.stdout.isTTY || (process.env["FORCE_COLOR"] ?? "") !== "");
}

function reasonsOf(refusal: Refusal): string[] {
  if (refusal.kind !== "invalid") return [refusal.description];
  return refusal.faults.map(({ field, description }) => `${field}: ${description}`);
}
