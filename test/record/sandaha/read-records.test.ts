import { describe, expect, it } from "vitest";
import { LONGEST_RECORD, type ReadRecord, readRecords } from "../../../src/record/sandaha/read-records.js";

type Seen = string | readonly [line: number, reason: RegExp];

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(input: string | Uint8Array, size = 1 << 16): Promise<ReadRecord[]> {
  const records: ReadRecord[] = [];
  for await (const each of readRecords(inChunks(Buffer.from(input), size))) records.push(each);
  return records;
}

const PRETTY = '{\n  "id": "p",\n  "ruleset": {\n    "profile": "PROFILE_STANDARD"\n  }\n}';

describe("records are read from", () => {
  it.each<[name: string, input: string, ...seen: Seen[]]>([
    ["nothing", ""],
    ["blank lines", "\n  \n\r\n"],
    ["a line of text", "sandaha/1 id=a", "1 a"],
    ["a line of JSON", '{"id":"a"}\n', "1 a"],
    [
      "both, mixed, with blank lines",
      'sandaha/1 id=a\n\n{"id":"b"}\r\n sandaha/1 id=c\n',
      "1 a",
      "3 b",
      "4 c",
    ],
    [
      "JSON over several lines",
      `${PRETTY}\nsandaha/1 id=b\n${PRETTY}\n${PRETTY}`,
      "1 p",
      "7 b",
      "8 p",
      "14 p",
    ],
    ["JSON with braces in its strings", '{"id":\n "}{\\"}"}\nsandaha/1 id=b', '1 }{"}', "3 b"],
    ["text after a byte order mark", "\ufeffsandaha/1 id=a", "1 a"],
    ["a broken line of text", "sandaha/1 id=\nsandaha/1 id=b", [1, /^column 14: expected/], "2 b"],
    ["what is no record", "hello\n[\nsandaha/1 id=b", [1, /^column 1/], [2, /^column 1/], "3 b"],
    ["a broken line of JSON", '{"id":\n{"id":"b"}', [1, /does not end/], "2 b"],
    ["a broken line of JSON before text", '{"id":"a\nsandaha/1 id=b', [1, /does not end/], "2 b"],
    ["JSON that breaks off", '{"id":\n "a"', [1, /does not end/]],
    ["more on the line of JSON", '{"id":"a"} x\nsandaha/1 id=b', [1, /JSON/], "2 b"],
    ["JSON with a strange key", '{"idd":"a"}\nsandaha/1 id=b', [1, /idd/], "2 b"],
  ])("%s", async (_, input, ...seen) => {
    for (const size of [1, 3, 1 << 16]) {
      const records = await read(input, size);
      expect(records.map(({ kind, line }) => [kind, line])).toEqual(
        seen.map((each) =>
          typeof each === "string" ? ["record", Number(each.split(" ")[0])] : ["unreadable", each[0]],
        ),
      );
      records.forEach((each, i) => {
        const wanted = seen[i]!;
        if (each.kind === "record") expect(`${each.line} ${each.record.id}`).toBe(wanted);
        else expect(each.reasons.join()).toMatch((wanted as [number, RegExp])[1]);
      });
    }
  });

  it("bytes that are no UTF-8, and goes on", async () => {
    const input = Buffer.concat([
      Buffer.from("sandaha/1 id="),
      Buffer.from([0xff]),
      Buffer.from("\nsandaha/1\n"),
    ]);
    expect(await read(input)).toMatchObject([
      { kind: "unreadable", line: 1, reasons: ["not UTF-8"] },
      { kind: "record", line: 2 },
    ]);
  });

  it("a line, and JSON over many lines, up to a limit, and goes on after more", async () => {
    const reasons = [`longer than ${LONGEST_RECORD} bytes`];
    const after = "\nsandaha/1 id=b";
    for (const [padding, fits] of [
      [LONGEST_RECORD - 2, true],
      [LONGEST_RECORD - 1, false],
    ] as const) {
      const first = fits ? { kind: "record", line: 1 } : { kind: "unreadable", line: 1, reasons };
      expect(await read(`{${" ".repeat(padding)}}${after}`)).toMatchObject([first, { line: 2 }]);
      expect(await read(`{${" ".repeat(padding)}}\r${after}`)).toMatchObject([first, { line: 2 }]);
      expect(await read(`{${" ".repeat(padding - 10)}${"\n".repeat(10)}}${after}`)).toMatchObject([
        first,
        { kind: "record", line: 12 },
      ]);
    }
    expect(await read(`{${"\n ".repeat(LONGEST_RECORD)}${after}`)).toMatchObject([
      { kind: "unreadable", line: 1, reasons },
      { kind: "record", line: LONGEST_RECORD + 2 },
    ]);
  });
});
