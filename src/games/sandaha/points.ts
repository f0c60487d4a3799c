import { CARD_TABLE_SIZE, cardOf, PRINTED_SUITS } from "../../card/playing-card.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";

const POINTS_BY_RANK: readonly (readonly [rank: number, points: number])[] = [
  [5, 5],
  [10, 10],
  [13, 10],
];

/** The points of all 92 cards. */
export const ALL_POINTS = 200;

const points = new Uint8Array(CARD_TABLE_SIZE);
for (const suit of PRINTED_SUITS)
  for (const [rank, worth] of POINTS_BY_RANK) points[cardOf(suit, rank)] = worth;

/** The points of cards (sandaha.cards.points): 5 for a 5, 10 for a 10 or a king. */
export function pointsOf(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += points[card] ?? 0;
  return sum;
}
