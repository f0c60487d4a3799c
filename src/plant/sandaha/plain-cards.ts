import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Card as Cards } from "../../gen/caipan/card/v1/card.js";
import { Trump } from "../../gen/caipan/sandaha/v1/table.js";

// The planter knows the cards by itself: what it says of a fault must not come from the code that is put to the proof.

const RANKS_HIGH_TO_LOW = [14, 13, 12, 11, 10, 9, 8, 6, 5];
const SUIT_SIZE = 16;
const SEVEN = 7;
const TWO = 2;

/** "trump", or the printed suit 1–4. */
export type Suit = "trump" | number;

/** The rank printed on a card; 0 for a joker. */
export function rankOf(card: Card): number {
  return isJoker(card) ? 0 : card % SUIT_SIZE;
}

/** Whether a card is a joker, a 7 or a 2. */
export function isPermanent(card: Card): boolean {
  return isJoker(card) || rankOf(card) === SEVEN || rankOf(card) === TWO;
}

/** The suit of a card in play. */
export function suitOf(trump: Trump, card: Card): Suit {
  const printed = Math.floor(card / SUIT_SIZE);
  return isPermanent(card) || printed === trump ? "trump" : printed;
}

/** The place of a card in its suit, 0 = highest; equal cards have one place. */
export function placeOf(trump: Trump, card: Card): number {
  const hasSuit = trump !== Trump.NONE;
  const isMain = Math.floor(card / SUIT_SIZE) === trump || !hasSuit;
  if (card === Cards.BIG_JOKER) return 0;
  if (card === Cards.LITTLE_JOKER) return 1;
  if (rankOf(card) === SEVEN) return isMain ? 2 : 3;
  if (rankOf(card) === TWO) return hasSuit ? (isMain ? 4 : 5) : 3;
  const plain = RANKS_HIGH_TO_LOW.indexOf(rankOf(card));
  return suitOf(trump, card) === "trump" ? plain + 6 : plain;
}

/** Points of cards. */
export function worthOf(cards: readonly Card[]): number {
  const worth: Readonly<Record<number, number>> = { 5: 5, 10: 10, 13: 10 };
  return cards.reduce<number>((sum, card) => sum + (worth[rankOf(card)] ?? 0), 0);
}

/** The cards of which there are two, each once. */
export function pairsOf(cards: readonly Card[]): Card[] {
  return [...new Set(cards)].filter((card) => copiesOf(card, cards) > 1);
}

/** How often a card is among others. */
export function copiesOf(card: Card, cards: readonly Card[]): number {
  return cards.filter((other) => other === card).length;
}

/** The most neighbouring places that pairs of one suit fill; 1 if none are neighbours. */
export function longestRun(trump: Trump, pairs: readonly Card[]): number {
  const places = new Set(pairs.map((card) => placeOf(trump, card)));
  let longest = 0;
  for (const place of places) {
    let length = 1;
    while (places.has(place + length)) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Cards without one copy of each of some. */
export function minus(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at !== -1) rest.splice(at, 1);
  }
  return rest;
}

function isJoker(card: Card): boolean {
  return card === Cards.BIG_JOKER || card === Cards.LITTLE_JOKER;
}
