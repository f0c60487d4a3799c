import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const example = "examples/records/false-follow.txt";

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function record(args: readonly string[], input: string | Uint8Array = ""): Promise<Ran> {
  const child = spawn(process.execPath, ["dist/cli/main.js", "record", ...args], { cwd: root });
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

describe("caipan record", () => {
  it.each<[name: string, args: string[], input: string, ran: Partial<Ran>]>([
    [
      "text to JSON",
      ["--to", "json"],
      "sandaha/1 id=a first=E\n",
      { code: 0, stdout: '{"id":"a","firstBidder":"SEAT_EAST"}\n', stderr: "" },
    ],
    [
      "JSON to text, from standard input by its name",
      ["-", "--to", "text"],
      '{"id":"a","first_bidder":"SEAT_EAST"}',
      { code: 0, stdout: "sandaha/1 id=a first=E\n", stderr: "" },
    ],
    [
      "both forms to one, in order",
      ["--to", "text"],
      '{"id":\n "a"}\nsandaha/1   id=b\n\n{"id":"c"}\r\n',
      { code: 0, stdout: "sandaha/1 id=a\nsandaha/1 id=b\nsandaha/1 id=c\n", stderr: "" },
    ],
    ["nothing", ["--to", "text"], "", { code: 0, stdout: "", stderr: "" }],
    [
      "all but the lines that are no record, which it names",
      ["--to", "text"],
      'sandaha/1 id=a\nsandaha/1 stake=x first=x\n{"stake":-1}\nsandaha/1 id=b\n',
      {
        code: 2,
        stdout: "sandaha/1 id=a\nsandaha/1 id=b\n",
        stderr: expect.stringMatching(
          /^caipan: line 2: column 17: expected a whole number.*\ncaipan: line 2: column 25: expected a seat.*\ncaipan: line 3: .*stake.*\n$/,
        ) as string,
      },
    ],
    [
      "not what the text form has no room for",
      ["--to", "text"],
      JSON.stringify({ id: "a".repeat(70_000) }),
      { code: 2, stdout: "", stderr: "caipan: line 1: the record is longer than 65536 bytes in text form\n" },
    ],
    [
      "nothing of a line that would steer the terminal",
      ["--to", "text"],
      '{"\u001b[31m\u202e":1}\n\u001b[31m',
      { code: 2, stdout: "", stderr: expect.not.stringMatching(/(?!\n)[\p{Cc}\p{Cf}]/u) as string },
    ],
  ])("converts %s", async (_, args, input, ran) => {
    expect(await record(args, input)).toMatchObject(ran);
  });

  it("names the file of a broken line", async () => {
    const { code, stderr } = await record(["README.md", "--to", "json"]);
    expect(code).toBe(2);
    expect(stderr).toContain("caipan: README.md: line 1: column 1: expected");
  });

  it.each<[name: string, args: string[], says: RegExp]>([
    ["without a form", [example], /--to/],
    ["with a form that there is not", [example, "--to", "xml"], /json, text/],
    ["with a file that is not there", ["nowhere.txt", "--to", "text"], /nowhere\.txt/],
    ["with a folder", ["examples", "--to", "text"], /directory/],
  ])("%s does not run", async (_, args, says) => {
    const { code, stdout, stderr } = await record(args);
    expect(stderr).toMatch(says);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  it("converts many records without a difference, there and back", async () => {
    const lines = Array.from(
      { length: 20_000 },
      (_, i) => `sandaha/1 id=${i} rules=STANDARD kitty=S5S5\n`,
    ).join("");
    const json = await record(["--to", "json"], lines);
    expect(json.code).toBe(0);
    expect((await record(["--to", "text"], json.stdout)).stdout).toBe(lines);
  });

  it("ends quietly when nobody reads on", async () => {
    const child = spawn(
      "bash",
      [
        "-c",
        `yes "$(cat ${example})" | head -20000 | node dist/cli/main.js record --to json | head -1; echo "\${PIPESTATUS[2]}"`,
      ],
      { cwd: root },
    );
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => printed.push(chunk));
    }
    await new Promise((resolve) => child.on("close", resolve));
    expect(printed.join("")).toMatch(/^\{"id":"T7 1042".*\}\n0\n$/);
  });
});
