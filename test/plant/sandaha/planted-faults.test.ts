import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dealFaults } from "../../../src/deal/sandaha/deal-faults.js";
import { PROFILE_NAMES } from "../../../src/games/sandaha/ruleset.js";
import { VIOLATED_RULES } from "../../../src/games/sandaha/violation.js";
import { Finding } from "../../../src/gen/caipan/sandaha/v1/record.js";
import { FAULTS, type Fault, type Planted } from "../../../src/plant/sandaha/fault.js";
import { replay } from "../../oracle/sandaha/replay.js";
import { modulesBehind } from "../../support/modules-behind.js";
import { oracleRecord } from "../../support/sandaha/oracle-record.js";
import { doubtfulSteps, reportOn } from "../../support/sandaha/report-on.js";

const DEEP = process.env["CAIPAN_DEEP"] === "1";
const HANDS = DEEP ? 100_000 : 2_000;
const SEED = 20_261_202;
const EACH_AT_LEAST = 20;

/** What the report must say of a planted record: the label, and nothing else. */
function expectLabel({ record, label }: Planted): void {
  const { fault, path, rules, related } = label;
  const report = reportOn(record);
  const isStep = fault !== "recorded" && fault !== "inconsistent";
  expect({
    id: record.id,
    finding: report.finding,
    steps: doubtfulSteps(report),
    differences: report.differences.map((difference) => difference.path),
    inconsistencies: report.inconsistencies.map((inconsistency) => inconsistency.field),
  }).toEqual({
    id: record.id,
    finding: isStep ? Finding.FAULTS : findings[fault],
    steps: isStep ? [{ path, decision: "ILLEGAL", rules, related }] : [],
    differences: fault === "recorded" ? [path] : [],
    inconsistencies: fault === "inconsistent" ? [path] : [],
  });
}

const findings = { recorded: Finding.PAYMENTS_DIFFER, inconsistent: Finding.INCONSISTENT };

/** That the oracle sees the step of the label break its rules, and no other step any. */
function expectOracleConfirms({ record, label }: Planted): void {
  // Cards that the deck has not are nothing that it could speak of.
  if (label.fault === "inconsistent") return;
  const faults = label.rules.length === 0 ? [] : [{ path: label.path, rules: label.rules }];
  expect({ id: record.id, faults: replay(oracleRecord(record)).faults }).toEqual({ id: record.id, faults });
}

describe("planted faults", () => {
  it(`${HANDS} hands: each fault is found where it was planted, and nothing else; the oracle agrees`, () => {
    const counts = new Map<Fault, number>(FAULTS.map((fault) => [fault, 0]));
    let related = 0;
    for (const planted of dealFaults({ seed: SEED, hands: HANDS, profiles: PROFILE_NAMES })) {
      expectLabel(planted);
      expectOracleConfirms(planted);
      const { fault } = planted.label;
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
      related += planted.label.related.length;
    }
    const lines = [...counts].map(([fault, count]) => `  ${fault} ${count}`);
    console.log(
      [`${HANDS} planted hands, ${related} of them revealed by a later trick:`, ...lines].join("\n"),
    );
    for (const [fault, count] of counts) expect(count, fault).toBeGreaterThanOrEqual(EACH_AT_LEAST);
    expect(related).toBeGreaterThanOrEqual(EACH_AT_LEAST);
  }, 3_600_000);

  it("are there for every rule that a step can break", () => {
    expect(FAULTS.filter((fault) => fault.startsWith("sandaha."))).toEqual([...VIOLATED_RULES]);
  });

  it("are planted without the code that is put to the proof", () => {
    const modules = modulesBehind("src/plant/sandaha/plant-fault.ts", (path) => readFileSync(path, "utf8"));
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.filter((path) => path.includes("src/games/") || path.includes("src/rpc/"))).toEqual([]);
  });

  it("are told in the record's id, which is printable and short enough", () => {
    for (const { record, label } of dealFaults({ seed: 4_294_967_295, hands: 50, profiles: PROFILE_NAMES })) {
      expect(record.id).toMatch(/^deal-4294967295-\d+ [\w.]+ [\w.[\]]+$/);
      expect(record.id.endsWith(` ${label.fault} ${label.path}`)).toBe(true);
      expect(Buffer.byteLength(record.id)).toBeLessThanOrEqual(64);
    }
  });
});
