import { describe, expect, it } from "vitest";
import { formatCards } from "../../../src/card/card-notation.js";
import { PROFILES } from "../../../src/games/sandaha/ruleset.js";
import {
  cardsAt,
  levelsOf,
  NOT_IN_DECK,
  orderOf,
  type SuitOrder,
  suitOf,
  TRUMP,
} from "../../../src/games/sandaha/trump.js";
import type { Card } from "../../../src/gen/caipan/card/v1/card.js";
import { NoTrumpTractors } from "../../../src/gen/caipan/sandaha/v1/ruleset.js";
import { Trump } from "../../../src/gen/caipan/sandaha/v1/table.js";

const STANDARD = PROFILES.STANDARD;
const WITHOUT_SIXES = { ...STANDARD, sixesRemoved: true };

/** The levels of a suit, high to low, a bar between them. */
function levels(suit: SuitOrder): string {
  // Slots without a card are holes, which are passed over.
  const slots = suit.cards.reduce<number>((mask, _, slot) => mask | (1 << slot), 0);
  const all = cardsAt(suit, slots);
  const byLevel = new Map<number, Card[]>();
  for (const card of all) {
    const slot = 1 << suit.cards.indexOf(card);
    const level = levelsOf(suit, slot);
    byLevel.set(level, [...(byLevel.get(level) ?? []), card]);
  }
  return [...byLevel.values()].map(formatCards).join(" | ");
}

describe("the order of the trumps", () => {
  it.each([
    [
      "spades",
      Trump.SPADES,
      "BJ | LJ | S7 | H7 C7 D7 | S2 | H2 C2 D2 | SA | SK | SQ | SJ | ST | S9 | S8 | S6 | S5",
    ],
    [
      "hearts",
      Trump.HEARTS,
      "BJ | LJ | H7 | S7 C7 D7 | H2 | S2 C2 D2 | HA | HK | HQ | HJ | HT | H9 | H8 | H6 | H5",
    ],
    [
      "clubs",
      Trump.CLUBS,
      "BJ | LJ | C7 | S7 H7 D7 | C2 | S2 H2 D2 | CA | CK | CQ | CJ | CT | C9 | C8 | C6 | C5",
    ],
    [
      "diamonds",
      Trump.DIAMONDS,
      "BJ | LJ | D7 | S7 H7 C7 | D2 | S2 H2 C2 | DA | DK | DQ | DJ | DT | D9 | D8 | D6 | D5",
    ],
    ["no-trump", Trump.NONE, "BJ | LJ | S7 H7 C7 D7 | S2 H2 C2 D2"],
  ])("%s", (_, trump, expected) => {
    expect(levels(orderOf(STANDARD, trump).suits[TRUMP]!)).toBe(expected);
    const without = expected.replace(/ \| [SHCD]6/, "");
    expect(levels(orderOf(WITHOUT_SIXES, trump).suits[TRUMP]!)).toBe(without);
  });
});

describe("numbers of levels", () => {
  it.each([
    { trump: Trump.HEARTS, options: STANDARD, trumps: 15, side: 9 },
    { trump: Trump.HEARTS, options: WITHOUT_SIXES, trumps: 14, side: 8 },
    { trump: Trump.NONE, options: STANDARD, trumps: 4, side: 9 },
    { trump: Trump.NONE, options: WITHOUT_SIXES, trumps: 4, side: 8 },
  ])(
    "trump $trump, 6s removed $options.sixesRemoved: $trumps and $side",
    ({ trump, options, trumps, side }) => {
      const { suits } = orderOf(options, trump);
      expect(levels(suits[TRUMP]!).split(" | ").length).toBe(trumps);
      expect(levels(suits[Trump.SPADES]!).split(" | ").length).toBe(side);
      // The trump suit is no suit of its own.
      expect(suits[Trump.HEARTS] === undefined).toBe(trump === Trump.HEARTS);
    },
  );
});

describe("suits in play", () => {
  it("a 6 that is removed, and a number that is no card, are in none", () => {
    const order = orderOf(WITHOUT_SIXES, Trump.HEARTS);
    for (const card of [22, 38, 0, 15, 79, 82, 127, 128, -1]) expect(suitOf(order, card)).toBe(NOT_IN_DECK);
    expect(suitOf(orderOf(STANDARD, Trump.HEARTS), 22)).toBe(1);
  });
});

describe("levels that may stand in a tractor at no-trump", () => {
  it.each([
    ["neighbours", NoTrumpTractors.NEIGHBOURS, "BJ LJ 7 2"],
    ["jokers", NoTrumpTractors.JOKERS, "BJ LJ"],
    ["none", NoTrumpTractors.NONE, ""],
  ])("%s", (_, noTrumpTractors, expected) => {
    const { linked } = orderOf({ ...STANDARD, noTrumpTractors }, Trump.NONE).suits[TRUMP]!;
    const names = ["2", "7", "LJ", "BJ"].filter((_name, level) => (linked & (1 << level)) !== 0);
    expect(names.reverse().join(" ")).toBe(expected);
    // With a trump suit the option changes nothing.
    const same = orderOf({ ...STANDARD, noTrumpTractors }, Trump.HEARTS).suits[TRUMP];
    expect(same).toEqual(orderOf(STANDARD, Trump.HEARTS).suits[TRUMP]);
  });
});
