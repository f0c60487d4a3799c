import type { Card } from "../../gen/caipan/card/v1/card.js";
import { cardsAt, type Order, type PlaySuit, type SuitOrder, suitOf } from "./trump.js";

/** Cards of one suit in play, as masks of the slots of its order: a few integers, whatever the order of the cards. */
export interface Holding {
  /** Printed cards of which there is at least one. */
  readonly one: number;
  /** Printed cards of which there are two: the pairs (sandaha.formation.single_pair). */
  readonly two: number;
}

/** The cards of one suit among cards that hold no more than two copies of any. */
export function holdingOf(order: Order, suit: PlaySuit, cards: readonly Card[]): Holding {
  let one = 0;
  let two = 0;
  for (const card of cards) {
    if (suitOf(order, card) !== suit) continue;
    const bit = order.bitOf[card] as number;
    two |= one & bit;
    one |= bit;
  }
  return { one, two };
}

/** The number of cards. */
export function sizeOf(holding: Holding): number {
  return countBits(holding.one) + countBits(holding.two);
}

/** What is left of cards of one suit after some of them are taken away. */
export function without(held: Holding, taken: Holding): Holding {
  return { one: (held.one & ~taken.one) | (held.two & ~taken.two), two: held.two & ~taken.one };
}

/** Its cards; those of which there are two come again at the end. */
export function holdingCards(suit: SuitOrder, holding: Holding): Card[] {
  return [...cardsAt(suit, holding.one), ...cardsAt(suit, holding.two)];
}

/** The number of bits set in a mask of up to 32. */
export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
