import { readdirSync, readFileSync } from "node:fs";
import { fromBinary, toJson } from "@bufbuild/protobuf";
import { describe, expect, it } from "vitest";
import { interfaceRegistry } from "../../../src/conformance/index.js";
import { type HandRecord, Report } from "../../../src/gen/caipan/sandaha/v1/record.js";
import { recordFromJson } from "../../../src/record/sandaha/record-json.js";
import { replay } from "../../oracle/sandaha/replay.js";
import { oracleRecord } from "../../support/sandaha/oracle-record.js";
import { reportOn } from "../../support/sandaha/report-on.js";

/** A record written by hand, and what the report must say of it, worked out by hand from the spec. */
interface Golden {
  readonly story: string;
  /** Clauses of the spec that it turns on. */
  readonly spec: string;
  /** How the expectation was worked out. */
  readonly worked: readonly string[];
  readonly record: unknown;
  readonly report: {
    readonly finding: string;
    readonly trickWinners: readonly string[];
    /** Those that are not legal; with `cards` if what the violation shows is told. */
    readonly steps: readonly GoldenStep[];
    readonly differences: readonly { path: string; recorded: number; due: number }[];
    readonly inconsistencies: readonly unknown[];
    /** Fields of message Score; null = no score. */
    readonly asPlayed: Readonly<Record<string, unknown>> | null;
  };
}

interface GoldenStep {
  readonly path: string;
  readonly decision: "ILLEGAL" | "NOT_CHECKABLE";
  readonly rules: readonly string[];
  readonly related: readonly string[];
  readonly cards?: readonly string[];
}

/** The parts of a report as proto3 JSON that are compared. */
interface ReportJson {
  readonly finding: string;
  readonly trickWinners: readonly string[];
  readonly steps: readonly {
    readonly path: string;
    readonly related: readonly string[];
    readonly verdict: {
      readonly decision: string;
      readonly rules: readonly string[];
      readonly violations: readonly { readonly rule: string; readonly cards: readonly string[] }[];
    };
  }[];
  readonly differences: readonly unknown[];
  readonly inconsistencies: readonly unknown[];
  readonly asPlayed?: Readonly<Record<string, unknown>>;
}

const folder = new URL("golden/", import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ""));

function read(name: string): { golden: Golden; record: HandRecord } {
  const golden = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")) as Golden;
  const read = recordFromJson(JSON.stringify(golden.record));
  if (read.kind !== "record") throw new Error(`${name}: ${read.reason}`);
  return { golden, record: read.record };
}

function reportJson(record: HandRecord): ReportJson {
  const registry = interfaceRegistry();
  const schema = registry.getMessage("caipan.sandaha.v1.Report");
  if (schema === undefined) throw new Error("the descriptor image has no Report");
  const message = fromBinary(schema, Report.encode(reportOn(record)).finish());
  return toJson(schema, message, { registry, alwaysEmitImplicit: true }) as unknown as ReportJson;
}

function stepsIn({ steps }: ReportJson): Required<GoldenStep>[] {
  return steps.flatMap(
    ({ path, related, verdict: { decision, rules, violations } }): Required<GoldenStep>[] => {
      const cards = violations.flatMap((violation) => violation.cards);
      const broken = violations.map((violation) => violation.rule);
      if (decision === "DECISION_ILLEGAL")
        return [{ path, decision: "ILLEGAL", rules: broken, related, cards }];
      return decision === "DECISION_LEGAL"
        ? []
        : [{ path, decision: "NOT_CHECKABLE", rules, related, cards: [] }];
    },
  );
}

function withoutCards({ path, decision, rules, related }: GoldenStep): GoldenStep {
  return { path, decision, rules, related };
}

describe("golden records", () => {
  it.each(names)("%s", (name) => {
    const { golden, record } = read(name);
    const { finding, trickWinners, steps, differences, inconsistencies, asPlayed } = golden.report;
    const json = reportJson(record);
    const found = stepsIn(json);
    expect(json).toMatchObject({ finding, trickWinners, differences, inconsistencies });
    expect(found.map(withoutCards)).toEqual(steps.map(withoutCards));
    for (const [i, { cards }] of steps.entries()) {
      if (cards !== undefined) expect([...(found[i]?.cards ?? [])].sort()).toEqual([...cards].sort());
    }
    if (asPlayed === null) expect(json.asPlayed).toBeUndefined();
    else expect(json.asPlayed).toMatchObject(asPlayed);
  });

  it.each(names.filter((name) => !name.startsWith("without-a-deal")))("%s, by the oracle", (name) => {
    const { golden, record } = read(name);
    const { faults, winners, score } = replay(oracleRecord(record));
    const { steps, trickWinners, asPlayed } = golden.report;
    expect(faults).toEqual(steps.map(({ path, rules }) => ({ path, rules })));
    const seats = ["", "SEAT_EAST", "SEAT_SOUTH", "SEAT_WEST", "SEAT_NORTH"];
    expect(winners.map((seat) => seats[seat])).toEqual(trickWinners);
    expect(score?.payments.map(({ seat, amount }) => ({ seat: seats[seat], amount }))).toEqual(
      asPlayed?.["payments"],
    );
    expect(score?.defendersPoints).toBe(asPlayed?.["defendersPoints"]);
  });
});
