/** The spec's own worked examples, each row with its clause, put to the oracle. */
import { describe, expect, it } from "vitest";
import {
  checkThrow,
  deckOf,
  decompose,
  judgePlay,
  legalPlays,
  type Options,
  PROFILES,
  pointsOf,
  resolveTrick,
  type Situation,
  type Trump,
} from "./index.js";
import { cards, text } from "./notation.js";

const { STANDARD, ZIJINDAO } = PROFILES;
const JOKERS: Options = { ...STANDARD, noTrumpTractors: "JOKERS" };
const NO_SIXES: Options = { ...STANDARD, sixesRemoved: true };
const PAIRS_SUFFICE: Options = { ...STANDARD, tractorDuty: "PAIRS_SUFFICE" };
const LED_LENGTH: Options = { ...STANDARD, tractorDuty: "LED_LENGTH" };

/** The formations as "TRACTOR SK SK SQ SQ". */
function shapes(options: Options, trump: Trump, list: string): string[] {
  return decompose(options, trump, cards(list)).map(({ shape, cards: own }) => `${shape} ${text(own)}`);
}

describe("1.1, 1.3 deck", () => {
  it.each([
    { options: STANDARD, size: 92 },
    { options: NO_SIXES, size: 84 },
  ])("$size cards, 200 points", ({ options, size }) => {
    const deck = deckOf(options.sixesRemoved);
    expect(deck).toHaveLength(size);
    expect(pointsOf(deck)).toBe(200);
  });
});

describe("3.2-3.4 what is one tractor", () => {
  it.each<[string, Options, Trump, string, boolean]>([
    ["3.2", STANDARD, "HEARTS", "S5 S5 S6 S6", true],
    ["3.2", STANDARD, "HEARTS", "SJ SJ SQ SQ", true],
    ["3.2", STANDARD, "HEARTS", "S6 S6 S8 S8", true],
    ["3.2", STANDARD, "HEARTS", "H6 H6 H8 H8", true],
    ["3.2", STANDARD, "HEARTS", "S5 S5 S8 S8", false],
    ["6s removed", NO_SIXES, "HEARTS", "S5 S5 S8 S8", true],
    ["3.2", STANDARD, "HEARTS", "H6 H6 H7 H7", false],
    ["3.2", STANDARD, "HEARTS", "H7 H7 H8 H8", false],
    ["3.2", STANDARD, "HEARTS", "BJ BJ LJ LJ", true],
    ["3.2", STANDARD, "HEARTS", "LJ LJ H7 H7", true],
    ["3.2", STANDARD, "HEARTS", "H7 H7 C7 C7", true],
    ["3.2", STANDARD, "HEARTS", "D7 D7 H2 H2", true],
    ["3.2", STANDARD, "HEARTS", "H2 H2 S2 S2", true],
    ["3.2", STANDARD, "HEARTS", "S2 S2 HA HA", true],
    ["3.2", STANDARD, "HEARTS", "HA HA HK HK", true],
    ["3.2", STANDARD, "HEARTS", "BJ BJ LJ LJ H7 H7 S7 S7 H2 H2 D2 D2 HA HA HK HK", true],
    ["3.2", STANDARD, "HEARTS", "LJ LJ S7 S7", false],
    ["3.2", STANDARD, "HEARTS", "S7 S7 S2 S2", false],
    ["3.2", STANDARD, "HEARTS", "H2 H2 HA HA", false],
    ["3.3", STANDARD, "HEARTS", "S7 S7 C7 C7", false],
    ["3.3", STANDARD, "NONE", "S7 S7 H7 H7", false],
    ["3.3", STANDARD, "NONE", "S2 S2 H2 H2", false],
    ["3.4", STANDARD, "NONE", "BJ BJ LJ LJ", true],
    ["3.4", STANDARD, "NONE", "LJ LJ C7 C7", true],
    ["3.4", STANDARD, "NONE", "C7 C7 D2 D2", true],
    ["3.4", JOKERS, "NONE", "BJ BJ LJ LJ", true],
    ["3.4", JOKERS, "NONE", "LJ LJ C7 C7", false],
    ["3.4", JOKERS, "NONE", "C7 C7 D2 D2", false],
    ["3.4", ZIJINDAO, "NONE", "BJ BJ LJ LJ", false],
    ["3.4", ZIJINDAO, "NONE", "SA SA SK SK", true],
    ["3.4", ZIJINDAO, "SPADES", "BJ BJ LJ LJ", true],
  ])("%s: row %#", (_clause, options, trump, list, tractor) => {
    const found = decompose(options, trump, cards(list));
    expect(found.length === 1 && found[0]?.shape === "TRACTOR").toBe(tractor);
  });

  it("3.1: two cards of one level but two suits are no pair", () => {
    expect(shapes(STANDARD, "CLUBS", "H7 S7")).toEqual(["SINGLE S7", "SINGLE H7"]);
  });
});

describe("3.5 decomposition", () => {
  it.each<[string, Trump, string, string[]]>([
    ["the spec's example", "HEARTS", "H9 HK HQ HK HQ", ["TRACTOR HK HK HQ HQ", "SINGLE H9"]],
    ["♠♥♣♦ order", "HEARTS", "D7 D7 C7 C7 H7 H7", ["TRACTOR H7 H7 C7 C7", "PAIR D7 D7"]],
    [
      "longest first, of one length the higher",
      "SPADES",
      "S5 S5 S6 S6 S9 S9 ST ST BJ BJ LJ LJ S7 S7 SA",
      ["TRACTOR BJ BJ LJ LJ S7 S7", "TRACTOR ST ST S9 S9", "TRACTOR S6 S6 S5 S5", "SINGLE SA"],
    ],
    [
      "7722 twice at no-trump",
      "NONE",
      "C7 C7 H7 H7 S2 S2 D2 D2",
      ["TRACTOR H7 H7 S2 S2", "TRACTOR C7 C7 D2 D2"],
    ],
  ])("%s", (_name, trump, list, expected) => {
    expect(shapes(STANDARD, trump, list)).toEqual(expected);
  });
});

/** East led `lead`, south holds `hand`. */
function follower(options: Options, trump: Trump, lead: string, hand: string): Situation {
  return { options, trump, seat: 2, hand: cards(hand), trick: [{ seat: 1, cards: cards(lead) }] };
}

/** The broken rules with their figures and cards, or "legal" and the kind. */
function judged(situation: Situation, play: string): unknown {
  const result = judgePlay({ ...situation, play: cards(play) });
  if (result.legal) return result.kind;
  return result.violations.map(({ rule, figures, cards: own }) => [rule, figures, text(own)]);
}

describe("7.3 b", () => {
  const first = follower(STANDARD, "HEARTS", "S5 S5 S6 S6 S8 S8", "S9 S9 ST ST SK SK SA SQ CA");
  const second = follower(STANDARD, "HEARTS", "S5 S5 S6 S6", "S8 S8 S9 S9 ST ST SA CA");
  const third = follower(
    STANDARD,
    "HEARTS",
    "HJ HJ HQ HQ H8 H8 H9 H9",
    "BJ BJ LJ LJ H7 H7 S7 S7 H5 H5 HA HK",
  );
  const rules = "sandaha.follow.";

  it("led 556688: 99 10 10 and KK", () => {
    expect(legalPlays(first).plays.map((play) => text(play.cards))).toEqual(["SK SK ST ST S9 S9"]);
    expect(judged(first, "SK SK ST ST SA SQ")).toEqual([
      [`${rules}pairs`, { "pairs.owed": 3, "pairs.played": 2 }, "S9 S9"],
      [`${rules}tractors`, { tractor: 1, run: 1, "run.owed": 2, "run.played": 0 }, "S9 S9 ST ST"],
    ]);
  });

  it("led 5566: any two neighbouring pairs", () => {
    expect(legalPlays(second).plays.map((play) => text(play.cards))).toEqual(["ST ST S9 S9", "S9 S9 S8 S8"]);
    expect(judged(second, "ST ST S8 S8")).toEqual([
      [`${rules}tractors`, { tractor: 1, run: 1, "run.owed": 2, "run.played": 0 }, "S8 S8 S9 S9 ST ST"],
    ]);
  });

  it("led JJQQ 8899: the whole run of four", () => {
    expect(legalPlays(third).plays).toEqual([{ cards: cards("BJ BJ LJ LJ H7 H7 S7 S7"), kind: "DISCARD" }]);
    expect(judged(third, "BJ BJ LJ LJ H7 H7 H5 H5")).toEqual([
      [`${rules}tractors`, { tractor: 2, run: 1, "run.owed": 2, "run.played": 0 }, "S7 S7 H7 H7 LJ LJ BJ BJ"],
    ]);
  });

  it.each<[string, Options, Trump, string, string, string, boolean]>([
    ["7.3 c pairs suffice", PAIRS_SUFFICE, "HEARTS", "S5 S5 S6 S6", "S8 S8 S9 S9 SK SK", "SK SK S8 S8", true],
    [
      "7.3 b any length",
      STANDARD,
      "HEARTS",
      "S5 S5 S6 S6 S8 S8",
      "S9 S9 ST ST SK SK SA SA",
      "SK SK SA SA S9 S9",
      true,
    ],
    [
      "7.3 b any length",
      STANDARD,
      "HEARTS",
      "S5 S5 S6 S6 S8 S8",
      "S9 S9 ST ST SQ SQ SA SA",
      "SQ SQ SA SA S9 S9",
      false,
    ],
    [
      "7.3 c led length",
      LED_LENGTH,
      "HEARTS",
      "S5 S5 S6 S6 S8 S8",
      "S9 S9 ST ST SQ SQ SA SA",
      "SQ SQ SA SA S9 S9",
      true,
    ],
    [
      "7.3 c led length",
      LED_LENGTH,
      "HEARTS",
      "S5 S5 S6 S6",
      "S9 S9 ST ST SQ SQ SA SA",
      "SQ SQ SA SA",
      false,
    ],
    ["7.3 a tractor broken up", STANDARD, "HEARTS", "S5 S5", "S9 S9 ST ST SA", "ST SA", false],
    ["7.3 a tractor broken up", STANDARD, "HEARTS", "S5 S5", "S9 S9 ST ST SA", "ST ST", true],
    ["7.2 all of H", STANDARD, "HEARTS", "S5 S5", "S9 CA", "S9 CA", true],
    ["3.4 no run owed", ZIJINDAO, "NONE", "S2 S2", "BJ BJ LJ LJ S7", "LJ LJ", true],
  ])("%s: row %#", (_clause, options, trump, lead, hand, play, legal) => {
    const situation = follower(options, trump, lead, hand);
    expect(judgePlay({ ...situation, play: cards(play) }).legal).toBe(legal);
  });
});

describe("stages and violations", () => {
  const situation = follower(STANDARD, "HEARTS", "S5 S5", "S9 ST SK CA CK");
  it.each<[string, string, unknown]>([
    [
      "6.4 and 7.1 together",
      "S9 D5 D5",
      [
        ["sandaha.play.in_hand", { "cards.missing": 2 }, "D5 D5"],
        ["sandaha.follow.count", { "cards.owed": 2, "cards.played": 3 }, ""],
      ],
    ],
    ["7.2", "S9 CA", [["sandaha.follow.suit", { "suit.owed": 2, "suit.played": 1 }, "ST SK"]]],
    ["8.4", "S9 ST", "DISCARD"],
  ])("%s", (_clause, play, expected) => {
    expect(judged(situation, play)).toEqual(expected);
  });

  it.each<[string, Options, Trump, string, unknown]>([
    ["6.2", STANDARD, "HEARTS", "SA SA", "LEAD"],
    ["6.2", STANDARD, "HEARTS", "H5 H5 BJ", "THROW"],
    ["6.3", STANDARD, "HEARTS", "SA SA SK", [["sandaha.lead.side_throw", { formations: 2 }, "SK SA SA"]]],
    ["6.3", STANDARD, "HEARTS", "SA H5", [["sandaha.lead.one_suit", { suits: 2 }, "SA H5"]]],
    [
      "6.2, throws none",
      { ...STANDARD, throws: "NONE" },
      "HEARTS",
      "H5 H5 BJ",
      [["sandaha.lead.formation", { formations: 2 }, "H5 H5 BJ"]],
    ],
  ])("%s: lead, row %#", (_clause, options, trump, play, expected) => {
    expect(judged({ options, trump, seat: 1, hand: cards("SA SA SK H5 H5 BJ"), trick: [] }, play)).toEqual(
      expected,
    );
  });
});

describe("9.2 A's example: throw ♠9 ♠8♠8 ♠5♠5", () => {
  it.each<[string, string, string, string]>([
    ["nobody beats it", "D9", "S9 S8 S8 S5 S5", ""],
    ["J: 9 is led", "SJ", "S9", "S8 S8 S5 S5"],
    ["QQ: 55 is led", "SQ SQ", "S5 S5", "S9 S8 S8"],
    ["66: 55 is led", "S6 S6", "S5 S5", "S9 S8 S8"],
    ["equal cards do not beat", "S9", "S9 S8 S8 S5 S5", ""],
  ])("%s", (_name, other, led, returned) => {
    const play = cards("S9 S8 S8 S5 S5");
    const result = checkThrow({
      options: STANDARD,
      trump: "SPADES",
      leader: 4,
      hands: [
        { seat: 1, cards: cards("D5") },
        { seat: 2, cards: cards(other) },
        { seat: 3, cards: cards("D6") },
        { seat: 4, cards: play },
      ],
      play,
    });
    expect(result.legal).toBe(true);
    expect([text(result.led), text(result.returned)]).toEqual([led, returned]);
    expect(result.stands).toBe(returned === "");
    expect(result.parts.flatMap((part) => part.beatenBy).every((seat) => seat === 2)).toBe(true);
  });

  it("9.4: what the table shows", () => {
    const plays = [
      { seat: 4, cards: cards("S9 S8 S8 S5 S5") },
      { seat: 1, cards: cards("S6 S6 D5 D6 D8") },
    ] as const;
    const result = resolveTrick({ options: STANDARD, trump: "SPADES", banker: 4, plays });
    expect(result).toMatchObject({
      holder: 4,
      side: "BANKER",
      complete: false,
      points: 15,
      violations: [{ rule: "sandaha.throw.shown", cards: cards("S5 S5"), figures: { parts: 1 } }],
    });
  });
});

describe("8, 10.1 ruffs", () => {
  it("8.3, 2.5: an equal ruff is no over-ruff, and the earlier one holds", () => {
    const plays = [
      { seat: 1, cards: cards("SA SA") },
      { seat: 2, cards: cards("C7 C7") },
      { seat: 3, cards: cards("D7 D7") },
      { seat: 4, cards: cards("H7 H7") },
    ] as const;
    const result = resolveTrick({ options: STANDARD, trump: "HEARTS", banker: 1, plays });
    expect(result.plays.map((play) => play.kind)).toEqual(["LEAD", "RUFF", "RUFF", "OVER_RUFF"]);
    expect(result.holder).toBe(4);
    const three = resolveTrick({ options: STANDARD, trump: "HEARTS", banker: 1, plays: plays.slice(0, 3) });
    expect(three.holder).toBe(2);
  });
});
