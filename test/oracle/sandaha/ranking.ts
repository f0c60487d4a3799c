/** Trumps and rank (chapter 2): the suit in play and the level of each card, and which levels are neighbours (3.2, 3.4). */
import { BIG_JOKER, cardOf, LITTLE_JOKER, plainRanks, SUITS } from "./cards.js";
import type { Options } from "./options.js";
import type { SuitInPlay, Trump } from "./types.js";

/** Suit in play and level of every card of the deck under one declaration. Level 0 is the highest of its suit. */
export interface Ranking {
  /** The suit in play; throws for a number that is no card of the deck. */
  readonly suitOf: (card: number) => SuitInPlay;
  /** The level in its suit. */
  readonly levelOf: (card: number) => number;
  /** Whether pairs of levels `high` and `low` of this suit may stand side by side in a tractor, `high` above `low`. */
  readonly follows: (suit: SuitInPlay, high: number, low: number) => boolean;
}

/** 2.2 and 2.3: the trumps in levels, high to low; the cards of one level are equal. */
export function trumpLevels(trump: Trump, sixesRemoved: boolean): readonly (readonly number[])[] {
  if (trump === "NONE") {
    return [
      [BIG_JOKER],
      [LITTLE_JOKER],
      SUITS.map((suit) => cardOf(suit, 7)),
      SUITS.map((suit) => cardOf(suit, 2)),
    ];
  }
  const others = SUITS.filter((suit) => suit !== trump);
  return [
    [BIG_JOKER],
    [LITTLE_JOKER],
    [cardOf(trump, 7)],
    others.map((suit) => cardOf(suit, 7)),
    [cardOf(trump, 2)],
    others.map((suit) => cardOf(suit, 2)),
    ...plainRanks(sixesRemoved).map((rank) => [cardOf(trump, rank)]),
  ];
}

/** 3.2 with 3.4: consecutive levels, but among the trumps of a no-trump hand as the option has it. */
function mayFollow(options: Options, trump: Trump, suit: SuitInPlay, high: number, low: number): boolean {
  const consecutive = low === high + 1;
  if (suit !== "TRUMP" || trump !== "NONE") return consecutive;
  switch (options.noTrumpTractors) {
    case "NEIGHBOURS":
      return consecutive;
    case "JOKERS":
      return high === 0 && low === 1;
    case "NONE":
      return false;
  }
}

const known = new Map<string, Ranking>();

/** The ranking under these options and this declaration, made once. */
export function rankingOf(options: Options, trump: Trump): Ranking {
  const key = `${trump} ${options.sixesRemoved} ${options.noTrumpTractors}`;
  const old = known.get(key);
  if (old !== undefined) return old;

  const places = new Map<number, { readonly suit: SuitInPlay; readonly level: number }>();
  trumpLevels(trump, options.sixesRemoved).forEach((cards, level) => {
    for (const card of cards) places.set(card, { suit: "TRUMP", level });
  });
  for (const suit of SUITS) {
    if (suit === trump) continue;
    // 2.4
    plainRanks(options.sixesRemoved).forEach((rank, level) => {
      places.set(cardOf(suit, rank), { suit, level });
    });
  }
  const placeOf = (card: number): { readonly suit: SuitInPlay; readonly level: number } => {
    const place = places.get(card);
    if (place === undefined) throw new RangeError(`${card} is no card of this deck`);
    return place;
  };
  const ranking: Ranking = {
    suitOf: (card) => placeOf(card).suit,
    levelOf: (card) => placeOf(card).level,
    follows: (suit, high, low) => mayFollow(options, trump, suit, high, low),
  };
  known.set(key, ranking);
  return ranking;
}
