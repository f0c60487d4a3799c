/** Chapters 11 and 12: the spec's own figures, each row with its clause, put to the oracle. */
import { describe, expect, it } from "vitest";
import { type Contract, type Options, PROFILES, type ScoreEnd, scoreHand } from "./index.js";
import { cards } from "./notation.js";

const { STANDARD, COMPETITION, ZIJINDAO } = PROFILES;

/** Score of a tally whose last trick the banker (east) won with a side suit. */
function tally(options: Options, defendersPoints: number, contract: Partial<Contract> = {}) {
  const lastTrick = [
    { seat: 1, cards: cards("SA") },
    { seat: 2, cards: cards("S8") },
    { seat: 3, cards: cards("S9") },
    { seat: 4, cards: cards("S9") },
  ] as const;
  const buried = cards("C5 C5 C6 C6 C8 C8 C9 C9");
  const end: ScoreEnd = { kind: "TALLY", trump: "HEARTS", buried, defendersPoints, lastTrick };
  const whole: Contract = { banker: 1, points: 80, doubled: false, ...contract };
  return scoreHand({ options, stake: 1, contract: whole, end });
}

describe("12 result", () => {
  it.each<[string, number, string, string, number]>([
    ["12.2", 0, "HELD", "BIG", 3],
    ["12.2", 5, "HELD", "SMALL", 2],
    ["12.2", 30, "HELD", "SMALL", 2],
    ["12.2", 35, "HELD", "PLAIN", 1],
    ["12.1", 75, "HELD", "PLAIN", 1],
    ["12.1", 80, "DOWN", "PLAIN", 1],
    ["12.2", 115, "DOWN", "PLAIN", 1],
    ["12.2", 120, "DOWN", "SMALL", 2],
    ["12.2", 145, "DOWN", "SMALL", 2],
    ["12.2", 150, "DOWN", "BIG", 3],
  ])("%s: %d points against 80", (_clause, points, outcome, grade, multiplier) => {
    expect(tally(STANDARD, points)).toMatchObject({ outcome, grade, multiplier });
  });

  it.each<[string, Options, number, number[], number]>([
    ["12.5 held big, doubled, 双进单出", { ...COMPETITION, heldPaysDouble: true }, 0, [36, -12, -12, -12], 1],
    ["12.5 down big, doubled", { ...COMPETITION, heldPaysDouble: true }, 150, [-18, 6, 6, 6], 2],
  ])("%s", (_clause, options, points, amounts, next) => {
    const score = tally(options, points, { doubled: true });
    expect(score.payments.map((payment) => payment.amount)).toEqual(amounts);
    expect(score.nextFirstBidder).toBe(next);
  });

  it.each<[string, Contract, number[]]>([
    ["5.2 at 55", { banker: 2, points: 55, doubled: false }, [1, -3, 1, 1]],
    ["12.5 at 50 with the call at 50", { banker: 2, points: 50, doubled: true }, [4, -12, 4, 4]],
    ["4.5 插", { banker: 2, points: 50, doubled: false, claimant: 4 }, [0, -6, 0, 6]],
  ])("surrender, %s", (_clause, contract, amounts) => {
    const score = scoreHand({ options: COMPETITION, stake: 1, contract, end: { kind: "SURRENDER" } });
    expect(score.payments.map((payment) => payment.amount)).toEqual(amounts);
    expect(score).toMatchObject({ outcome: "SURRENDERED", defendersPoints: 0, nextFirstBidder: 3 });
  });
});

describe("11.2 multiplier", () => {
  const kinds = ["CARDS", "ONE", "TWO_TO_THE_PAIRS", "CARDS_BUT_THROW"] as const;
  it.each<[string, string, string, number[]]>([
    ["single", "HA", "H5 H6 H8", [1, 1, 1, 1]],
    ["pair", "HA HA", "H5 H6 H8", [2, 1, 2, 2]],
    ["tractor of three", "HA HA HK HK HQ HQ", "H5 H6 H8", [6, 1, 8, 6]],
    ["throw of five", "HA HA HK HK HJ", "H5 H6 H8", [5, 1, 1, 1]],
    ["side suit: none", "SA", "S5 S6 S8", [0, 0, 0, 0]],
  ])("%s", (_name, lead, others, expected) => {
    const size = cards(lead).length;
    const [south, west, north] = cards(others).map((card) => new Array<number>(size).fill(card));
    const lastTrick = [
      { seat: 2, cards: cards(lead) },
      { seat: 3, cards: south! },
      { seat: 4, cards: west! },
      { seat: 1, cards: north! },
    ] as const;
    const found = kinds.map((kittyMultiplier) => {
      const options: Options = { ...STANDARD, kittyMultiplier };
      const buried = cards("C5 C5 CT CT C8 C8 C9 C9");
      const end: ScoreEnd = { kind: "TALLY", trump: "HEARTS", buried, defendersPoints: 20, lastTrick };
      const contract: Contract = { banker: 1, points: 80, doubled: false };
      const score = scoreHand({ options, stake: 10, contract, end });
      expect(score.defendersPoints).toBe(20 + 30 * score.kittyMultiplier);
      return score.kittyMultiplier;
    });
    expect(found).toEqual(expected);
  });
});

describe("ScoreHand steps", () => {
  it("names every line of the sum in order", () => {
    const options: Options = { ...COMPETITION, heldPaysDouble: true };
    expect(tally(options, 0, { doubled: true }).steps).toEqual([
      { rule: "sandaha.trick.points", figures: { points: 0 } },
      { rule: "sandaha.last_trick.capture", figures: { captured: 0 } },
      { rule: "sandaha.result.down", figures: { "defenders.points": 0, contract: 80, margin: -80 } },
      { rule: "sandaha.result.grade", figures: { factor: 3 } },
      { rule: "sandaha.result.held_pays_double", figures: { factor: 2 } },
      { rule: "sandaha.result.doubled", figures: { factor: 2 } },
      { rule: "sandaha.result.payment", figures: { each: 12, banker: 36 } },
      { rule: "sandaha.result.next_bidder", figures: { seat: 1 } },
    ]);
  });

  it("13.1: a tally without a last trick, 70 over the contract", () => {
    const buried = cards("C5 C5 C6 C6 C8 C8 C9 C9");
    const end: ScoreEnd = { kind: "TALLY", trump: "HEARTS", buried, defendersPoints: 150, lastTrick: [] };
    const contract: Contract = { banker: 4, points: 80, doubled: false };
    const score = scoreHand({ options: ZIJINDAO, stake: 10, contract, end });
    expect(score).toMatchObject({ endedEarly: true, grade: "BIG", kittyPoints: 10, kittyMultiplier: 0 });
    expect(score.nextFirstBidder).toBe(1);
    expect(score.steps).toEqual([
      { rule: "sandaha.trick.points", figures: { points: 150 } },
      { rule: "sandaha.result.down", figures: { "defenders.points": 150, contract: 80, margin: 70 } },
      { rule: "sandaha.end.big_loss", figures: { margin: 70 } },
      { rule: "sandaha.result.grade", figures: { factor: 3 } },
      { rule: "sandaha.result.payment", figures: { each: 30, banker: -90 } },
      { rule: "sandaha.result.next_bidder", figures: { seat: 1 } },
    ]);
  });
});
