import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HandRecord } from "../../../src/gen/caipan/sandaha/v1/record.js";
import { formatRecord } from "../../../src/record/sandaha/format-record.js";
import { parseRecord } from "../../../src/record/sandaha/parse-record.js";
import { recordFromJson, recordToJson } from "../../../src/record/sandaha/record-json.js";
import { ARBITRARY_RECORD, bytesOf } from "../../support/sandaha/arbitrary-record.js";

const RUNS = { numRuns: process.env["CAIPAN_DEEP"] ? 100_000 : 3_000 };

function textOf(record: HandRecord): string {
  const formatted = formatRecord(record);
  if (formatted.kind === "refused") throw new Error(formatted.reason);
  return formatted.text;
}

function recordOf(line: string): HandRecord {
  const parsed = parseRecord(line);
  if (parsed.kind === "faults") throw new Error(JSON.stringify(parsed.faults));
  return parsed.record;
}

describe("the text form", () => {
  it("loses nothing of any record", () => {
    fc.assert(
      fc.property(ARBITRARY_RECORD, (record) => {
        expect(bytesOf(recordOf(textOf(record)))).toBe(bytesOf(record));
      }),
      RUNS,
    );
  });

  it("is a line of printable characters with no run of spaces, ASCII but for what stands in quotes", () => {
    fc.assert(
      fc.property(ARBITRARY_RECORD, (record) => {
        const text = textOf(record);
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]| {2}/u);
        expect(text.replace(/"(?:[^"\\]|\\.)*"/g, "")).toMatch(/^[\x20-\x7e]*$/);
      }),
      RUNS,
    );
  });

  it("is read alike with its fields in any order and any number of spaces between them", () => {
    const withoutQuotes = ARBITRARY_RECORD.map(textOf).filter((text) => !text.includes('"'));
    fc.assert(
      fc.property(
        withoutQuotes,
        fc.infiniteStream(fc.nat()),
        fc.integer({ min: 1, max: 3 }),
        (text, order, n) => {
          const [header, ...fields] = text.split(" ");
          const moved = fields
            .map((field) => ({ field, place: order.next().value as number }))
            .toSorted((a, b) => a.place - b.place)
            .map(({ field }) => field);
          const spaces = " ".repeat(n);
          expect(textOf(recordOf(`${spaces}${[header, ...moved].join(spaces)}${spaces}`))).toBe(text);
        },
      ),
    );
  });

  it("is read without an exception whatever it is, and faults lie within the line", () => {
    const damaged = fc
      .tuple(ARBITRARY_RECORD.map(textOf), fc.nat(), fc.nat(8), fc.string({ maxLength: 8 }))
      .map(([text, at, length, other]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + other + text.slice(place + length);
      });
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string({ unit: "binary" })), (line) => {
        const parsed = parseRecord(line);
        if (parsed.kind === "record") {
          read++;
          expect(bytesOf(recordOf(textOf(parsed.record)))).toBe(bytesOf(parsed.record));
          return;
        }
        expect(parsed.faults.length).toBeGreaterThan(0);
        let last = 0;
        for (const { column, expected } of parsed.faults) {
          expect(column).toBeGreaterThan(last);
          expect(column).toBeLessThanOrEqual(Array.from(line).length + 1);
          expect(expected).not.toBe("");
          last = column;
        }
      }),
      RUNS,
    );
    expect(read).toBeGreaterThan(RUNS.numRuns / 100);
  });
});

describe("proto3 JSON", () => {
  it("loses nothing of any record", () => {
    fc.assert(
      fc.property(ARBITRARY_RECORD, (record) => {
        const read = recordFromJson(recordToJson(record));
        expect(read.kind).toBe("record");
        if (read.kind === "record") expect(textOf(read.record)).toBe(textOf(record));
      }),
    );
  });

  it.each<[name: string, json: string, reason: RegExp]>([
    ["an unknown key", '{"ids":"a"}', /ids/],
    ["an unknown name", '{"firstBidder":"SEAT_UP"}', /SEAT_UP/],
    ["a key given twice", '{"id":"a","id":"b"}', /id/],
    ["a wrong type", '{"stake":"ten"}', /stake/],
    ["a number out of range", '{"stake":4294967296}', /stake/],
    ["both acts", '{"surrender":{},"declaration":{}}', /declaration|surrender/],
    ["no object", "[]", /array|object|JSON/],
    ["no JSON", "{", /JSON/],
  ])("with %s is refused", (_, json, reason) => {
    expect(recordFromJson(json)).toMatchObject({
      kind: "refused",
      reason: expect.stringMatching(reason) as string,
    });
  });
});

describe("formatRecord refuses", () => {
  it("fields that it does not know, at any depth", () => {
    const fromTheFuture = { _unknownFields: { 8: [new Uint8Array([1])] } };
    expect(formatRecord({ ...HandRecord.fromPartial({}), ...fromTheFuture }).kind).toBe("refused");
    const play = { seat: 1 as const, cards: [], attempted: [], ...fromTheFuture };
    expect(formatRecord({ ...HandRecord.fromPartial({}), plays: [play] }).kind).toBe("refused");
  });

  it("an id that is no Unicode text", () => {
    expect(formatRecord(HandRecord.fromPartial({ id: "\ud800" })).kind).toBe("refused");
  });

  it("a record that would be too long to be read", () => {
    const room = 65_536 - "sandaha/1 id=".length;
    expect(formatRecord(HandRecord.fromPartial({ id: "a".repeat(room) })).kind).toBe("text");
    expect(formatRecord(HandRecord.fromPartial({ id: "a".repeat(room + 1) })).kind).toBe("refused");
  });
});
