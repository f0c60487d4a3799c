import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Shape } from "../../gen/caipan/sandaha/v1/table.js";
import type { Holding } from "./holding.js";
import { longestRun, pairLevels, runSlots, runStarts, SHORTEST_RUN } from "./run.js";
import { cardsAt, levelsOf, type SuitOrder, slotAt } from "./trump.js";

/** A single, a pair or a tractor of one suit (sandaha.formation.*). */
export interface Formation {
  readonly shape: Shape;
  /** Pairs in it: 0 for a single, 1 for a pair, k for a tractor of k pairs. */
  readonly pairs: number;
  /** Level of its highest card. */
  readonly top: number;
  /** Slots of its printed cards. */
  readonly slots: number;
}

/** Number of cards. */
export function formationSize(formation: Formation): number {
  return formation.pairs === 0 ? 1 : 2 * formation.pairs;
}

/** The cards of a formation, high to low. */
export function formationCards(suit: SuitOrder, formation: Formation): Card[] {
  const printed = cardsAt(suit, formation.slots);
  return formation.pairs === 0 ? printed : printed.flatMap((card) => [card, card]);
}

/**
 * The decomposition of cards of one suit (sandaha.formation.decomposition): the longest tractor, again and again, then
 * the pairs, then the singles; of one shape and length high first, of one level in ♠♥♣♦ order.
 */
export function decompose(suit: SuitOrder, holding: Holding): Formation[] {
  const formations: Formation[] = [];
  let pairs = holding.two;
  for (;;) {
    const levels = pairLevels(suit, pairs);
    const length = longestRun(levels);
    if (length < SHORTEST_RUN) break;
    const lowest = 31 - Math.clz32(runStarts(levels, length));
    const slots = runSlots(suit, pairs, lowest, length);
    formations.push({ shape: Shape.TRACTOR, pairs: length, top: lowest + length - 1, slots });
    pairs &= ~slots;
  }
  pushEach(suit, pairs, Shape.PAIR, 1, formations);
  pushEach(suit, holding.one & ~holding.two, Shape.SINGLE, 0, formations);
  return formations;
}

function pushEach(suit: SuitOrder, slots: number, shape: Shape, pairs: number, into: Formation[]): void {
  let rest = slots;
  while (rest !== 0) {
    const top = 31 - Math.clz32(levelsOf(suit, rest));
    const slot = slotAt(suit, rest, top);
    into.push({ shape, pairs, top, slots: slot });
    rest &= ~slot;
  }
}

/**
 * The formation that cards of one suit make as a whole, among those with a number of pairs (0 = a single): undefined if
 * they make none of these. They must be at most as many cards as such a formation has.
 */
export function formationOf(suit: SuitOrder, holding: Holding, pairs: number): Formation | undefined {
  const { one, two } = holding;
  const levels = levelsOf(suit, one);
  const top = 31 - Math.clz32(levels);
  if (pairs === 0) return { shape: Shape.SINGLE, pairs, top, slots: one };
  if (one !== two) return undefined;
  if (pairs === 1) return { shape: Shape.PAIR, pairs, top, slots: two };
  if (longestRun(levels & suit.linked) !== pairs) return undefined;
  return { shape: Shape.TRACTOR, pairs, top, slots: two };
}
