/** Where the auction stands after some calls (4.1, 4.2): read off the calls anew each time. */
import { SEATS } from "./hand-end.js";
import type { Options } from "./options.js";
import { nextSeat } from "./throw.js";
import type { Seat } from "./types.js";

/** One call: points, or 不叫. */
export interface Call {
  readonly seat: Seat;
  readonly call: number | "PASS";
}

/** Number, counted from 1, of the call with which the seat passed. */
export function passedAt(calls: readonly Call[], seat: Seat): number | undefined {
  const index = calls.findIndex((call) => call.seat === seat && call.call === "PASS");
  return index === -1 ? undefined : index + 1;
}

/** Number, counted from 1, of the seat's first bid. */
export function firstBidAt(calls: readonly Call[], seat: Seat): number | undefined {
  const index = calls.findIndex((call) => call.seat === seat && call.call !== "PASS");
  return index === -1 ? undefined : index + 1;
}

/** The lowest bid made so far, and who made it first. */
export function lowBid(calls: readonly Call[]): { readonly seat: Seat; readonly bid: number } | undefined {
  let low: { readonly seat: Seat; readonly bid: number } | undefined;
  for (const { seat, call } of calls) {
    if (call !== "PASS" && (low === undefined || call < low.bid)) low = { seat, bid: call };
  }
  return low;
}

/** 4.1: no bid may now be above this: the opening bid, or the low bid less a step. */
export function highestBid(options: Options, calls: readonly Call[]): number {
  const low = lowBid(calls);
  return low === undefined ? options.openingBid : low.bid - options.bidStep;
}

/** 4.2: whether the auction is over. */
function isOver(options: Options, calls: readonly Call[]): boolean {
  const hasPassed = (seat: Seat): boolean => passedAt(calls, seat) !== undefined;
  // "When all four have passed".
  if (SEATS.every(hasPassed)) return true;
  const low = lowBid(calls);
  if (low === undefined) return false;
  // "When somebody has bid and the other three have passed".
  const aloneLeft = (seat: Seat): boolean => SEATS.every((other) => other === seat || hasPassed(other));
  if (SEATS.some((seat) => firstBidAt(calls, seat) !== undefined && aloneLeft(seat))) return true;
  // "When the low bid less a step is under the lowest bid".
  return low.bid - options.bidStep < options.lowestBid;
}

/** 4.1: who is on turn; nobody after the end. Every call so far was made by the seat then on turn. */
export function onTurn(options: Options, firstBidder: Seat, calls: readonly Call[]): Seat | undefined {
  if (isOver(options, calls)) return undefined;
  const last = calls.at(-1);
  if (last === undefined) return firstBidder;
  // "Turns go round in seat order"; "whoever passes is out of this auction".
  let seat = nextSeat(last.seat);
  while (passedAt(calls, seat) !== undefined) seat = nextSeat(seat);
  return seat;
}
