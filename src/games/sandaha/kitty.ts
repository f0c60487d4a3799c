import { KittyMultiplier } from "../../gen/caipan/sandaha/v1/ruleset.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { formationSize } from "./formation.js";
import type { RuleOptions } from "./ruleset.js";
import { type JudgedPlay, type TablePlay, trickOf } from "./trick.js";
import { type Order, TRUMP } from "./trump.js";

/** The number of cards in the kitty, and so of those buried (sandaha.cards.deal). */
export const KITTY_SIZE = 8;

/**
 * What the last trick multiplies the points of the buried cards by; 0 if it does not capture the kitty
 * (sandaha.last_trick.capture, .multiplier).
 */
export function captureOf(
  options: RuleOptions,
  order: Order,
  banker: Seat,
  lastTrick: readonly TablePlay[],
): number {
  const { holder, plays } = trickOf(order, lastTrick);
  const winning = plays[holder] as JudgedPlay;
  const captures = winning.suit === TRUMP || !options.kittyCaptureNeedsTrump;
  const byDefender = lastTrick[holder]?.seat !== banker;
  return byDefender && captures ? multiplierOf(options.kittyMultiplier, winning) : 0;
}

function multiplierOf(rule: KittyMultiplier, { formations }: JudgedPlay): number {
  const cards = formations.reduce((sum, formation) => sum + formationSize(formation), 0);
  const isThrow = formations.length > 1;
  switch (rule) {
    case KittyMultiplier.TWO_TO_THE_PAIRS:
      return isThrow ? 1 : 2 ** (formations[0]?.pairs ?? 0);
    case KittyMultiplier.CARDS_BUT_THROW:
      return isThrow ? 1 : cards;
    case KittyMultiplier.ONE:
      return 1;
    default:
      return cards;
  }
}
