/** The compelled bidder (4.4). */
import { type Call, firstBidAt, lowBid } from "./auction-state.js";
import { LITTLE_JOKER } from "./cards.js";
import { ascending } from "./multiset.js";
import type { Options } from "./options.js";
import type { Seat } from "./types.js";

/** The counted trumps among the cards dealt, both copies where both are there. */
export function countedTrumps(options: Options, dealt: readonly number[]): number[] {
  const counted = dealt.filter((card) => {
    if (card >= LITTLE_JOKER) return true;
    const rank = card % 16;
    return rank === 2 || (rank === 7 && options.compelledTrumps === "JOKERS_SEVENS_TWOS");
  });
  return ascending(counted);
}

/** Whether the seat may pass after these calls, whatever it holds. */
export function isFree(options: Options, calls: readonly Call[], seat: Seat): boolean {
  if (options.compelledUntil === "OFF") return true;
  const low = lowBid(calls);
  if (low !== undefined && low.bid <= options.compelledLimit) return true;
  return options.compelledUntil === "OWN_BID_OR_LIMIT" && firstBidAt(calls, seat) !== undefined;
}

/** Whether the seat, dealt these cards, may not pass after these calls. */
export function isCompelled(
  options: Options,
  calls: readonly Call[],
  seat: Seat,
  dealt: readonly number[],
): boolean {
  const holds = countedTrumps(options, dealt).length >= options.compelledMinimum;
  return holds && !isFree(options, calls, seat);
}
