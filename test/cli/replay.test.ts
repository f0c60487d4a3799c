import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatRecord } from "../../src/record/sandaha/format-record.js";
import { recordToJson } from "../../src/record/sandaha/record-json.js";
import { FALSE_FOLLOW, SURRENDER, WITHOUT_DEAL } from "../support/sandaha/disputed-hands.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const json = recordToJson(FALSE_FOLLOW);
const written = formatRecord(WITHOUT_DEAL);
const text = written.kind === "text" ? written.text : "";
const UNDECIDED = "sandaha/1 id=u rules=STANDARD stake=10 first=E calls=E:60,S:-";

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function replay(args: readonly string[], input = "", env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const child = spawn(process.execPath, ["dist/cli/main.js", "replay", ...args], {
    cwd: root,
    env: { PATH: process.env["PATH"], ...env },
  });
  const printed = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    printed.stdout += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    printed.stderr += chunk;
  });
  child.stdin.on("error", () => {}); // it need not read all of its input
  child.stdin.end(input);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...printed })));
}

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "caipan-replay-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("caipan replay", () => {
  it.each<[name: string, args: string[], input: string, code: number, stdout: RegExp, stderr: RegExp]>([
    ["JSON, with a fault", [], json, 1, /✗ West {2}♦10 ♠A\n +Following suit/, /^$/],
    ["text form, in Chinese", ["-", "--language", "zh"], text, 1, /✗ 北家 {2}♦A ♦5\n +跟花色/, /^$/],
    ["both forms, one after the other", [], `${json}\n${text}\n`, 1, /table 7.*T7/s, /^$/],
    ["nothing against a hand", [], UNDECIDED, 0, /No fault seen/, /^$/],
    ["one record by its id", ["--id", "T7"], `${json}\n${text}\n`, 1, /^Hand T7\n/, /^$/],
    ["another rule set", ["--as", "COMPETITION"], formatted(SURRENDER), 1, /By the Competition rules/, /^$/],
    ["a hidden player", ["--redact", "West"], json, 1, /埋|buried/, /^$/],
    ["an id that no record has", ["--id", "x"], json, 2, /^$/, /no such record/],
    ["a seat that is none", ["--redact", "up"], json, 2, /^$/, /seats: east, south, west, north/],
    ["a file that is not there", ["/nowhere/at/all"], "", 2, /^$/, /ENOENT/],
    ["a record that is malformed", [], '{"id":"\\u001b[31m"}', 3, /^$/, /^caipan: line 1: record\.ruleset/],
    [
      "a line that is no record, and one that is",
      [],
      `sandaha/1 stake=x\n${text}`,
      3,
      /T7/,
      /line 1: column 17/,
    ],
    ["two records for one page", ["--html", "-"], `${json}\n${text}`, 2, /^$/, /--html takes one record/],
  ])("tells of %s", async (_, args, input, code, stdout, stderr) => {
    expect(await replay(args, input)).toEqual({
      code,
      stdout: expect.stringMatching(stdout) as string,
      stderr: expect.stringMatching(stderr) as string,
    });
  });

  it("prints reports as proto3 JSON, a line each, followed by that of the other rule set", async () => {
    const { stdout } = await replay(["--json", "--as", "ZIJINDAO"], `${json}\n${text}`);
    const reports = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(
      reports.map(({ id, finding, ruleset }) => [id, finding, (ruleset as { profile: string }).profile]),
    ).toEqual([
      ["table 7 / hand 4", "FINDING_FAULTS", "STANDARD"],
      ["table 7 / hand 4", "FINDING_FAULTS", "ZIJINDAO"],
      ["T7", "FINDING_FAULTS", "ZIJINDAO"],
      ["T7", "FINDING_FAULTS", "ZIJINDAO"],
    ]);
  });

  it("writes a page, and nothing to the terminal", async () => {
    const file = join(folder, "hand.html");
    expect(await replay(["--html", file], json)).toEqual({ code: 1, stdout: "", stderr: "" });
    expect(readFileSync(file, "utf8")).toMatch(/^<!doctype html>.*Following suit.*<\/html>\n$/s);
  });

  it("colours nothing in a pipe, not even in CI, unless told to", async () => {
    expect((await replay([], json, { CI: "1" })).stdout).not.toContain("\u001b");
    expect((await replay([], json, { FORCE_COLOR: "1" })).stdout).toContain("\u001b[31m♦10");
    expect((await replay([], json, { FORCE_COLOR: "1", NO_COLOR: "1" })).stdout).not.toContain("\u001b");
  });

  it("never lets an id through to the terminal that would steer it", async () => {
    const { code, stdout, stderr } = await replay([], json.replace("table 7", "\\u001b[2J\\u202e"));
    expect([code, stdout]).toEqual([3, ""]);
    expect(stderr).toMatch(/^caipan: line 1: record\.id: .*\n$/);
  });
});

function formatted(record: typeof SURRENDER): string {
  const form = formatRecord(record);
  return form.kind === "text" ? form.text : "";
}
