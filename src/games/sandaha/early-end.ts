import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { RuleOptions } from "./ruleset.js";
import { type Order, suitOf, TRUMP } from "./trump.js";

/** Why a hand ends before its last trick. */
export type EarlyEnd = "big-loss" | "showdown";

/** Whether a hand ends at once because 大光 against the banker is certain (sandaha.end.big_loss). */
export function endsAtBigLoss(options: RuleOptions, margin: number): boolean {
  return options.endsAtBigLoss && margin >= options.downBigFrom;
}

/**
 * Whether a hand ends by showdown (sandaha.end.showdown): nobody holds a trump, and the banker holds one side suit
 * only, of which no defender holds a card.
 */
export function isShowdown(order: Order, banker: readonly Card[], defenders: readonly Card[]): boolean {
  const others = suitsIn(order, defenders);
  const [suit, ...more] = suitsIn(order, banker);
  if (suit === undefined || more.length > 0 || suit === TRUMP) return false;
  return !others.has(TRUMP) && !others.has(suit);
}

/** Whether cards that nobody has played could be dealt so that it is a showdown, a number of them to each player. */
export function allowsShowdown(order: Order, left: readonly Card[], each: number): boolean {
  const suits = suitsIn(order, left);
  if (suits.has(TRUMP)) return false;
  return [...suits].some((suit) => left.filter((card) => suitOf(order, card) === suit).length === each);
}

function suitsIn(order: Order, cards: readonly Card[]): Set<number> {
  return new Set(cards.map((card) => suitOf(order, card)));
}
