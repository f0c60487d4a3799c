import { Card } from "../gen/caipan/card/v1/card.js";

/** A printed suit: the high part of a card's number. */
export type PrintedSuit = 1 | 2 | 3 | 4;

/** The four printed suits in ♠♥♣♦ order. */
export const PRINTED_SUITS: readonly PrintedSuit[] = [1, 2, 3, 4];

/** The card of a printed suit (1–4) and a rank (2–14, jack 11 to ace 14), by the numbering of card.proto. */
export function cardOf(suit: PrintedSuit, rank: number): Card {
  return (16 * suit + rank) as Card;
}

/** Every card number is below this, so that a table over cards is a small array. */
export const CARD_TABLE_SIZE = 128;

/** The jokers, low to high. */
export const JOKERS: readonly [Card, Card] = [Card.LITTLE_JOKER, Card.BIG_JOKER];
