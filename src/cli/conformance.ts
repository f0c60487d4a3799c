import { writeFileSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import {
  checkSuite,
  exitCode,
  exportNdjson,
  formatCheck,
  formatJsonLines,
  formatJunit,
  formatText,
  LEVELS,
  type Level,
  listScenarios,
  type RunReport,
  runSuite,
  type TlsOptions,
} from "../conformance/index.js";
import { EXIT, EXIT_HELP } from "./exit-code.js";

const FORMATS = ["text", "jsonl", "junit"] as const;
type Format = (typeof FORMATS)[number];

interface SelectFlags {
  readonly game?: string[];
  readonly profile?: string[];
  readonly run?: string;
  readonly skip?: string;
  readonly clause?: string;
}

interface RunFlags extends SelectFlags {
  readonly target: string;
  readonly level: Level;
  readonly shuffle?: number;
  readonly knownFailing?: string;
  readonly format: Format;
  readonly output?: string;
  readonly tls?: boolean;
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
  readonly authority?: string;
  readonly deadline?: number;
}

/** Adds `caipan conformance run|list|check|export`. */
export function addConformance(program: Command): void {
  const group = program
    .command("conformance")
    .description("the conformance suite")
    .addHelpText("after", EXIT_HELP);
  withSelection(group.command("run").description("put the suite to a server"))
    .requiredOption("--target <host:port>", "server to judge")
    .addOption(new Option("--level <level>", "how much is compared").choices([...LEVELS]).default("full"))
    .option("--shuffle <seed>", "run in an order made from this seed", parseWhole)
    .option("--known-failing <file>", "ids, one a line, of scenarios that still run but are expected to fail")
    .addOption(new Option("--format <format>", "form of the report").choices([...FORMATS]).default("text"))
    .option("--output <file>", "write the report there instead of to standard output")
    .option("--tls", "speak TLS")
    .option("--ca <file>", "PEM roots to check the server by; implies --tls")
    .option("--cert <file>", "PEM certificate chain of this client; implies --tls")
    .option("--key <file>", "PEM key of this client; implies --tls")
    .option("--authority <name>", "name expected in the server's certificate; implies --tls")
    .option("--deadline <milliseconds>", "how long to wait for each answer", parseWhole)
    .addHelpText("after", EXIT_HELP)
    .action(run);
  withSelection(group.command("list").description("list scenarios"))
    .addHelpText("after", EXIT_HELP)
    .action(list);
  group
    .command("check")
    .description("check the suite as data; no server is asked")
    .addHelpText("after", EXIT_HELP)
    .action(check);
  group
    .command("export")
    .description("print the suite as one scenario a line, requests also as base64 bytes")
    .addHelpText("after", EXIT_HELP)
    .action(exportScenarios);
}

function withSelection(command: Command): Command {
  return command
    .option("--game <id...>", "only these games")
    .option("--profile <name...>", "only requests under these profiles")
    .option("--run <regexp>", "only ids in which this is found")
    .option("--skip <regexp>", "not ids in which this is found; they are counted as skipped")
    .option("--clause <id>", "only scenarios of this clause, or of clauses that begin with it");
}

function selectionOf({ game, profile, run, skip, clause }: SelectFlags) {
  return {
    ...(game && { games: game }),
    ...(profile && { profiles: profile }),
    ...(run !== undefined && { run }),
    ...(skip !== undefined && { skip }),
    ...(clause !== undefined && { clause }),
  };
}

function tlsOf({ tls, ca, cert, key, authority }: RunFlags): TlsOptions | undefined {
  const files = {
    ...(ca && { ca }),
    ...(cert && { cert }),
    ...(key && { key }),
    ...(authority && { authority }),
  };
  return tls || Object.keys(files).length > 0 ? files : undefined;
}

async function run(flags: RunFlags): Promise<void> {
  const tls = tlsOf(flags);
  const report = await runSuite({
    ...selectionOf(flags),
    target: flags.target,
    level: flags.level,
    ...(tls && { tls }),
    ...(flags.shuffle !== undefined && { shuffle: flags.shuffle }),
    ...(flags.knownFailing !== undefined && { knownFailing: flags.knownFailing }),
    ...(flags.deadline !== undefined && { deadlineMs: flags.deadline }),
  });
  write(formatReport(report, flags.format), flags.output);
  process.exitCode = exitCode(report);
}

function formatReport(report: RunReport, format: Format): string {
  switch (format) {
    case "text":
      return formatText(report);
    case "jsonl":
      return formatJsonLines(report);
    case "junit":
      return formatJunit(report);
  }
}

function list(flags: SelectFlags): void {
  const listing = listScenarios(selectionOf(flags));
  if (listing.kind === "could-not-run") throw new Error(listing.reasons.join("\n"));
  write(listing.chosen.map(({ scenario }) => `${scenario.id}\t${scenario.title}`).join("\n"));
}

async function check(): Promise<void> {
  const report = await checkSuite();
  write(formatCheck(report));
  process.exitCode = report.findings.length === 0 ? EXIT.OK : EXIT.NO;
}

function exportScenarios(): void {
  const exported = exportNdjson();
  if (exported.kind === "could-not-run") throw new Error(exported.reasons.join("\n"));
  write(exported.text);
}

function write(text: string, file?: string): void {
  const ended = text.endsWith("\n") ? text : `${text}\n`;
  if (file === undefined) process.stdout.write(ended);
  else writeFileSync(file, ended);
}

function parseWhole(text: string): number {
  const number = Number(text);
  if (text === "" || !Number.isSafeInteger(number) || number < 0) {
    throw new InvalidArgumentError("a whole number, 0 or more");
  }
  return number;
}
