import {
  type AuctionCall,
  type AuctionState,
  afterCall,
  auctionStart,
  callViolations,
} from "../../games/sandaha/auction.js";
import type { RuleOptions } from "../../games/sandaha/ruleset.js";
import type { Call, Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { FactCheck } from "./fact-check.js";

const MOST_CALLS = 128;

/** Checks the form of calls: a seat and a bid or a pass in each. */
export function checkCalls(check: FactCheck, calls: readonly Call[], path: string): void {
  if (calls.length > MOST_CALLS) check.faults.add(path, "TOO_MANY", `at most ${MOST_CALLS} calls are judged`);
  else for (const [i, call] of calls.entries()) checkCall(check, call, `${path}[${i}]`);
}

/** Checks the form of a call. */
export function checkCall(check: FactCheck, { seat, call }: Call, path: string): void {
  check.checkSeat(seat, `${path}.seat`);
  if (call === undefined) check.faults.add(`${path}.call`, "REQUIRED", "a call is a bid or a pass");
}

/** A call as the rules take it. */
export function auctionCall({ seat, call }: Call): AuctionCall {
  return { seat, bid: call?.$case === "bid" ? call.value : undefined };
}

/** The auction after calls that are stated as fact: each must have been possible, the compulsion not looked at. */
export function statedAuction(
  check: FactCheck,
  options: RuleOptions,
  firstBidder: Seat,
  calls: readonly Call[],
): AuctionState {
  let state = auctionStart(firstBidder);
  for (const [i, stated] of calls.entries()) {
    const call = auctionCall(stated);
    if (callViolations(options, state, call, undefined).length > 0) {
      check.faults.add(`calls[${i}]`, "INCONSISTENT", "no auction has this call here");
      return state;
    }
    state = afterCall(options, state, call);
  }
  return state;
}
