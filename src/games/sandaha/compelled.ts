import type { Card } from "../../gen/caipan/card/v1/card.js";
import { CompelledTrumps, CompelledUntil } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { type Seat, Trump } from "../../gen/caipan/sandaha/v1/table.js";
import type { AuctionState } from "./auction.js";
import type { RuleOptions } from "./ruleset.js";
import { orderOf, suitOf, TRUMP } from "./trump.js";

/** What of a dealt hand counts for the compulsion to bid. */
export interface CompelledHand {
  /** The counted trumps. */
  readonly counted: readonly Card[];
}

const SEVEN = 7;
const RANK_BITS = 0b1111;

/** The trumps of a dealt hand that count (sandaha.auction.compelled): jokers, 2s and, by the option, 7s. */
export function compelledHand(options: RuleOptions, dealt: readonly Card[]): CompelledHand {
  // The permanent trumps are those of no-trump.
  const order = orderOf(options, Trump.NONE);
  const countsSevens = options.compelledTrumps === CompelledTrumps.JOKERS_SEVENS_TWOS;
  const counts = (card: Card): boolean =>
    suitOf(order, card) === TRUMP && (countsSevens || (card & RANK_BITS) !== SEVEN);
  return { counted: dealt.filter(counts) };
}

/** Whether a holder of enough counted trumps would still be held to bid: nobody's bid and none of his own frees him. */
export function isUnfreed(options: RuleOptions, { low, bidders }: AuctionState, seat: Seat): boolean {
  const { compelledUntil, compelledLimit } = options;
  if (compelledUntil === CompelledUntil.OFF) return false;
  if (compelledUntil === CompelledUntil.OWN_BID_OR_LIMIT && bidders.has(seat)) return false;
  return low === undefined || low.bid > compelledLimit;
}

/** Whether a seat may not pass now. */
export function isCompelled(
  options: RuleOptions,
  state: AuctionState,
  seat: Seat,
  { counted }: CompelledHand,
): boolean {
  return counted.length >= options.compelledMinimum && isUnfreed(options, state, seat);
}
