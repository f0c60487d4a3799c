import { describe, expect, it } from "vitest";
import { randomOf } from "../../../src/deal/random.js";
import { dealHand } from "../../../src/deal/sandaha/deal-hand.js";
import { dealHands } from "../../../src/deal/sandaha/deal-hands.js";
import { PROFILE_NAMES, type ProfileName } from "../../../src/games/sandaha/ruleset.js";
import { Finding, type HandRecord } from "../../../src/gen/caipan/sandaha/v1/record.js";
import {
  AllPass,
  CompelledUntil,
  KittyMultiplier,
  NoTrumpTractors,
  Options,
  Throws,
  TractorDuty,
} from "../../../src/gen/caipan/sandaha/v1/ruleset.js";
import { PlayKind } from "../../../src/gen/caipan/sandaha/v1/table.js";
import { recordToJson } from "../../../src/record/sandaha/record-json.js";
import { replay } from "../../oracle/sandaha/replay.js";
import { oracleRecord } from "../../support/sandaha/oracle-record.js";
import { doubtfulSteps, reportOn } from "../../support/sandaha/report-on.js";

const DEEP = process.env["CAIPAN_DEEP"] === "1";
const HANDS = DEEP ? 100_000 : 2_000;
const SEED = 20_261_201;
/** What the stories of the hands must be, however few. */
const STORIES = [
  "all pass",
  "bid again",
  "surrender",
  "early end",
  "captured with more than one card",
  "failed throw",
  "throw that stood",
  "over-ruff",
] as const;
type Story = (typeof STORIES)[number];

const OVERRIDES: readonly [ProfileName, Partial<Options>][] = [
  ["STANDARD", { sixesRemoved: true, kittyMultiplier: KittyMultiplier.TWO_TO_THE_PAIRS }],
  ["STANDARD", { allPass: AllPass.REDEAL, endsAtBigLoss: true, heldBigTo: 5, heldSmallTo: 25 }],
  ["STANDARD", { throws: Throws.NONE, tractorDuty: TractorDuty.LED_LENGTH, bidStep: 10 }],
  ["COMPETITION", { noTrumpTractors: NoTrumpTractors.JOKERS, heldPaysDouble: true }],
  ["COMPETITION", { compelledUntil: CompelledUntil.OFF, tractorDuty: TractorDuty.PAIRS_SUFFICE }],
  ["ZIJINDAO", { kittyCaptureNeedsTrump: false, kittyMultiplier: KittyMultiplier.CARDS_BUT_THROW }],
  ["ZIJINDAO", { noTrump: false, sixesRemoved: true, openingBid: 60, compelledMinimum: 5 }],
];

/** What a clean record must come to, by the replay and by the oracle. */
function expectClean(record: HandRecord): void {
  const report = reportOn(record);
  const { finding, differences, inconsistencies, asPlayed, trickWinners } = report;
  const { id } = record;
  expect({ id, finding, differences, inconsistencies, steps: doubtfulSteps(report) }).toEqual({
    id,
    finding: Finding.CLEAN,
    differences: [],
    inconsistencies: [],
    steps: [],
  });
  const { faults, winners, score } = replay(oracleRecord(record));
  expect({ id, faults, winners }).toEqual({ id, faults: [], winners: trickWinners });
  expect(asPlayed?.payments).toEqual(score?.payments);
  expect(asPlayed?.defendersPoints).toEqual(score?.defendersPoints);
  expect(asPlayed?.kittyMultiplier).toEqual(score?.kittyMultiplier);
  expect(asPlayed?.nextFirstBidder).toEqual(score?.nextFirstBidder);
}

function storiesOf(record: HandRecord): Story[] {
  const { steps, asPlayed } = reportOn(record);
  const bidders = record.calls.flatMap(({ seat, call }) => (call?.$case === "bid" ? [seat] : []));
  const kinds = new Set(steps.map((step) => step.kind));
  const told: Record<Story, boolean> = {
    "all pass": bidders.length === 0,
    "bid again": new Set(bidders).size < bidders.length,
    surrender: record.act?.$case === "surrender",
    "early end": asPlayed?.endedEarly === true,
    "captured with more than one card": (asPlayed?.kittyMultiplier ?? 0) > 1,
    "failed throw": record.plays.some((play) => play.attempted.length > 0),
    "throw that stood": kinds.has(PlayKind.THROW),
    "over-ruff": kinds.has(PlayKind.OVER_RUFF),
  };
  return STORIES.filter((story) => told[story]);
}

describe("dealt hands", () => {
  it(`${HANDS} under the three profiles: the replay and the oracle find nothing`, () => {
    const counts = new Map<Story, number>(STORIES.map((story) => [story, 0]));
    let hands = 0;
    for (const record of dealHands({ seed: SEED, hands: HANDS, profiles: PROFILE_NAMES })) {
      expectClean(record);
      for (const story of storiesOf(record)) counts.set(story, (counts.get(story) ?? 0) + 1);
      hands++;
    }
    console.log(`${hands} clean hands: ${[...counts].map(([story, n]) => `${story} ${n}`).join(", ")}`);
    expect(hands).toBe(HANDS);
    for (const [story, count] of counts) expect(count, story).toBeGreaterThan(0);
  }, 3_600_000);

  it.each(OVERRIDES)("under %s with %j", (profile, options) => {
    const overrides = Options.fromPartial(options);
    const random = randomOf(SEED);
    for (let i = 0; i < 60; i++) expectClean(dealHand(random, `overridden-${i}`, { profile, overrides }));
  });

  it("are the same for the same seed, and the first of a longer run", () => {
    const deal = (seed: number, hands: number): string[] =>
      [...dealHands({ seed, hands, profiles: PROFILE_NAMES })].map(recordToJson);
    expect(deal(7, 5)).toEqual(deal(7, 9).slice(0, 5));
    expect(deal(7, 5)).not.toEqual(deal(8, 5));
  });
});
