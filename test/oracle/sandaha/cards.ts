/** Cards (chapter 1). A card is 16 × suit + rank; suits 1-4 = ♠♥♣♦, ranks 2-10, J 11, Q 12, K 13, A 14. */

/** 小王. */
export const LITTLE_JOKER = 80;

/** 大王. */
export const BIG_JOKER = 81;

/** The four suits in ♠♥♣♦ order. */
export const SUITS = ["SPADES", "HEARTS", "CLUBS", "DIAMONDS"] as const;

/** A suit printed on a card. */
export type PrintedSuit = (typeof SUITS)[number];

/** The card of that suit and rank. */
export function cardOf(suit: PrintedSuit, rank: number): number {
  return 16 * (SUITS.indexOf(suit) + 1) + rank;
}

/** Ranks of a suit's cards that are no permanent trumps, high to low (1.1, 2.4), with or without the 6. */
export function plainRanks(sixesRemoved: boolean): readonly number[] {
  return [14, 13, 12, 11, 10, 9, 8, 6, 5].filter((rank) => !(sixesRemoved && rank === 6));
}

/** 1.1: the whole deck, two copies of each card. */
export function deckOf(sixesRemoved: boolean): number[] {
  const deck: number[] = [];
  for (const suit of SUITS) {
    for (const rank of [2, 7, ...plainRanks(sixesRemoved)]) {
      deck.push(cardOf(suit, rank), cardOf(suit, rank));
    }
  }
  return [...deck, LITTLE_JOKER, LITTLE_JOKER, BIG_JOKER, BIG_JOKER];
}

/** 1.2 and the row "6s removed": cards dealt to each player. */
export function dealtToEach(sixesRemoved: boolean): number {
  return sixesRemoved ? 19 : 21;
}

/** 1.3: a 5 counts 5, a 10 and a K count 10. */
export function pointsOf(cards: readonly number[]): number {
  let points = 0;
  for (const card of cards) {
    if (card >= LITTLE_JOKER) continue;
    const rank = card % 16;
    if (rank === 5) points += 5;
    if (rank === 10 || rank === 13) points += 10;
  }
  return points;
}
