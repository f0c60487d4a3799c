import type { Card } from "../../gen/caipan/card/v1/card.js";
import { holdingOf } from "./holding.js";
import { pairLevels, runStarts, SHORTEST_RUN } from "./run.js";
import { cardsAt, type Order, type PlaySuit, type SuitOrder, slotAt } from "./trump.js";

/** Every single, pair and tractor that cards of one suit hold, each as its cards: all leads of one formation. */
export function formationsIn(order: Order, suit: PlaySuit, cards: readonly Card[]): Card[][] {
  const slots = order.suits[suit] as SuitOrder;
  const { one, two } = holdingOf(order, suit, cards);
  const singles = cardsAt(slots, one).map((card) => [card]);
  const pairs = cardsAt(slots, two).map((card) => [card, card]);
  return [...singles, ...pairs, ...tractorsIn(slots, two)];
}

function tractorsIn(suit: SuitOrder, pairs: number): Card[][] {
  const tractors: Card[][] = [];
  const levels = pairLevels(suit, pairs);
  for (let length = SHORTEST_RUN; runStarts(levels, length) !== 0; length++) {
    for (let starts = runStarts(levels, length); starts !== 0; starts &= starts - 1) {
      const lowest = 31 - Math.clz32(starts & -starts);
      for (const slots of runChoices(suit, pairs, lowest, length))
        tractors.push(cardsAt(suit, slots).flatMap((card) => [card, card]));
    }
  }
  return tractors;
}

/** The slots of every choice of one pair at each level of a run. */
function runChoices(suit: SuitOrder, pairs: number, lowest: number, length: number): number[] {
  let choices = [0];
  for (let level = lowest; level < lowest + length; level++) {
    const here = slotsAt(suit, pairs, level);
    choices = choices.flatMap((chosen) => here.map((slot) => chosen | slot));
  }
  return choices;
}

function slotsAt(suit: SuitOrder, pairs: number, level: number): number[] {
  const slots: number[] = [];
  let rest = pairs;
  for (let slot = slotAt(suit, rest, level); slot !== 0; slot = slotAt(suit, rest, level)) {
    slots.push(slot);
    rest &= ~slot;
  }
  return slots;
}
