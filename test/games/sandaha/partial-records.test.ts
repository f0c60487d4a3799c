import { describe, expect, it } from "vitest";
import { dealFaults } from "../../../src/deal/sandaha/deal-faults.js";
import { dealHands } from "../../../src/deal/sandaha/deal-hands.js";
import { PROFILE_NAMES } from "../../../src/games/sandaha/ruleset.js";
import { Finding, type HandRecord } from "../../../src/gen/caipan/sandaha/v1/record.js";
import { Seat } from "../../../src/gen/caipan/sandaha/v1/table.js";
import { type DoubtfulStep, doubtfulSteps, reportOn } from "../../support/sandaha/report-on.js";

const HANDS = process.env["CAIPAN_DEEP"] === "1" ? 10_000 : 250;
const MOST_PLAYS = 85;

/** A record with something left out; the number says what. */
type LeaveOut = (record: HandRecord, number: number) => HandRecord;

const someHands: LeaveOut = (record, number) => ({
  ...record,
  deal: record.deal.filter((_, i) => ((number >> i) & 1) === 1),
});
const deal: LeaveOut = (record) => ({ ...record, deal: [], kitty: [] });
const end: LeaveOut = (record, number) => ({ ...record, plays: record.plays.slice(0, number % MOST_PLAYS) });

const LEFT_OUT: readonly [name: string, leaveOut: LeaveOut, findings: readonly Finding[]][] = [
  ["the kitty", (record) => ({ ...record, kitty: [] }), [Finding.CLEAN]],
  ["who bids first", (record) => ({ ...record, firstBidder: Seat.UNSPECIFIED }), [Finding.CLEAN]],
  ["the results", (record) => ({ ...record, recorded: undefined }), [Finding.CLEAN]],
  ["the deal", deal, [Finding.CLEAN, Finding.NOT_CHECKABLE]],
  ["some hands", someHands, [Finding.CLEAN, Finding.NOT_CHECKABLE]],
  [
    "some hands and the kitty",
    (record, number) => ({ ...someHands(record, number), kitty: [] }),
    [Finding.CLEAN, Finding.NOT_CHECKABLE],
  ],
  ["the end", end, [Finding.CLEAN, Finding.NOT_CHECKABLE]],
  ["the deal and the end", (record, n) => deal(end(record, n), n), [Finding.CLEAN, Finding.NOT_CHECKABLE]],
  ["the calls", (record) => ({ ...record, calls: [] }), [Finding.NOT_CHECKABLE]],
  [
    "the calls and who bids first",
    (record) => ({ ...record, calls: [], firstBidder: Seat.UNSPECIFIED }),
    [Finding.NOT_CHECKABLE],
  ],
  ["the banker's act", (record) => ({ ...record, act: undefined }), [Finding.NOT_CHECKABLE]],
  ["the stake", (record) => ({ ...record, stake: 0 }), [Finding.NOT_CHECKABLE]],
];

describe("a clean record that does not tell", () => {
  it.each(LEFT_OUT)("%s is never called faulty", (_, leaveOut, findings) => {
    let number = 0;
    for (const record of dealHands({ seed: 31, hands: HANDS, profiles: PROFILE_NAMES })) {
      const report = reportOn(leaveOut(record, number++));
      const illegal = doubtfulSteps(report).filter((step) => step.decision === "ILLEGAL");
      expect({ id: record.id, illegal, differences: report.differences }).toEqual({
        id: record.id,
        illegal: [],
        differences: [],
      });
      expect(findings, record.id).toContain(report.finding);
    }
  });
});

describe("a record with one fault that does not tell", () => {
  // Who plays a card that he does not hold is, without the deal, one who held it back before.
  const isShown = (fault: string): boolean =>
    fault.startsWith("sandaha.") && fault !== "sandaha.play.in_hand";

  it.each<[string, LeaveOut]>([
    ["the deal", deal],
    ["some hands", someHands],
  ])("%s has no other fault", (_, leaveOut) => {
    let number = 0;
    const found = { there: 0, notCheckable: 0 };
    for (const { record, label } of dealFaults({ seed: 32, hands: 2 * HANDS, profiles: PROFILE_NAMES })) {
      const report = reportOn(leaveOut(record, number++));
      if (!isShown(label.fault)) continue;
      const illegal = doubtfulSteps(report).filter((step) => step.decision === "ILLEGAL");
      const expected: DoubtfulStep[] =
        illegal.length === 0
          ? []
          : [{ path: label.path, decision: "ILLEGAL", rules: label.rules, related: label.related }];
      expect({ id: record.id, illegal }).toEqual({ id: record.id, illegal: expected });
      if (illegal.length > 0) found.there++;
      else {
        expect(report.finding, record.id).toBe(Finding.NOT_CHECKABLE);
        found.notCheckable++;
      }
    }
    expect(found.there).toBeGreaterThan(HANDS / 2);
    expect(found.notCheckable).toBeGreaterThan(0);
  });
});
