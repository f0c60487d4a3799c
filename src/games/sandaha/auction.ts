import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { type CompelledHand, isCompelled } from "./compelled.js";
import type { RuleOptions } from "./ruleset.js";
import { nextSeat, SEATS } from "./seat.js";
import type { Violation } from "./violation.js";

/** Bids, opening, step and lowest bid are multiples of this. */
export const BID_UNIT = 5;

/** A call of the auction; a pass has no bid. */
export interface AuctionCall {
  readonly seat: Seat;
  /** Points; undefined = a pass. */
  readonly bid: number | undefined;
}

/** Where an auction stands after some calls. */
export interface AuctionState {
  /** How many calls there were. */
  readonly calls: number;
  /** Whose turn it is; undefined = it is over (sandaha.auction.end). */
  readonly turn: Seat | undefined;
  /** The lowest bid so far, and who made it first. */
  readonly low: { readonly bid: number; readonly seat: Seat } | undefined;
  /** Seats that have passed, with the number of the call, counted from 1. */
  readonly passed: ReadonlyMap<Seat, number>;
  /** Seats that have bid. */
  readonly bidders: ReadonlySet<Seat>;
}

/** An auction before its first call. */
export function auctionStart(firstBidder: Seat): AuctionState {
  return { calls: 0, turn: firstBidder, low: undefined, passed: new Map(), bidders: new Set() };
}

/** The highest bid that may be made now (sandaha.auction.opening, .step); it can be under the lowest bid. */
export function highestBid(options: RuleOptions, { low }: AuctionState): number {
  return low === undefined ? options.openingBid : low.bid - options.bidStep;
}

/** All bids that may be made now, high to low. */
export function openBids(options: RuleOptions, state: AuctionState): number[] {
  const bids: number[] = [];
  for (let bid = highestBid(options, state); bid >= options.lowestBid; bid -= BID_UNIT) bids.push(bid);
  return bids;
}

/** What a call breaks, turn first (sandaha.judging.stages); a compulsion only where the caller's hand is known. */
export function callViolations(
  options: RuleOptions,
  state: AuctionState,
  { seat, bid }: AuctionCall,
  hand: CompelledHand | undefined,
): Violation[] {
  const call = state.calls + 1;
  const outOfTurn = turnViolations(state, seat, call);
  if (outOfTurn.length > 0) return outOfTurn;
  if (bid !== undefined) return bidViolations(options, state, bid, call);
  if (hand === undefined || !isCompelled(options, state, seat, hand)) return [];
  const figures = {
    // The low bid can be no multiple where an earlier call was faulty.
    "bid.most": Math.floor(highestBid(options, state) / BID_UNIT) * BID_UNIT,
    call,
    trumps: hand.counted.length,
    "trumps.compelling": options.compelledMinimum,
  };
  return [{ rule: "sandaha.auction.compelled", cards: hand.counted, figures }];
}

const NO_CARDS: readonly Card[] = [];

function turnViolations({ turn, passed }: AuctionState, seat: Seat, call: number): Violation[] {
  if (seat === turn) return [];
  const violations: Violation[] = [
    { rule: "sandaha.auction.order", cards: NO_CARDS, figures: { call, turn: turn ?? 0 } },
  ];
  const at = passed.get(seat);
  if (at !== undefined) {
    violations.push({ rule: "sandaha.auction.passed", cards: NO_CARDS, figures: { call, "passed.at": at } });
  }
  return violations;
}

function bidViolations(options: RuleOptions, state: AuctionState, bid: number, call: number): Violation[] {
  const violations: Violation[] = [];
  const most = highestBid(options, state);
  const { low } = state;
  if (low === undefined) {
    if (bid > most) {
      violations.push({ rule: "sandaha.auction.opening", cards: NO_CARDS, figures: { bid, call, most } });
    }
  } else if (bid > most) {
    const figures = { bid, call, low: low.bid, most };
    violations.push({ rule: "sandaha.auction.step", cards: NO_CARDS, figures });
  }
  if (bid % BID_UNIT !== 0) {
    violations.push({ rule: "sandaha.auction.unit", cards: NO_CARDS, figures: { bid, call } });
  }
  if (bid < options.lowestBid) {
    const figures = { bid, call, least: options.lowestBid };
    violations.push({ rule: "sandaha.auction.lowest", cards: NO_CARDS, figures });
  }
  return violations;
}

/** The auction after a call by the seat on turn, also one that breaks a rule: it stands as it was made. */
export function afterCall(
  options: RuleOptions,
  state: AuctionState,
  { seat, bid }: AuctionCall,
): AuctionState {
  const calls = state.calls + 1;
  const passed = bid === undefined ? new Map([...state.passed, [seat, calls]]) : state.passed;
  // Who passes is out, so that it does not matter that he is among them.
  const bidders = new Set([...state.bidders, seat]);
  const isLower = bid !== undefined && (state.low === undefined || bid < state.low.bid);
  const low = isLower ? { bid, seat } : state.low;
  const next = { calls, low, passed, bidders, turn: undefined };
  return isOver(options, next) ? next : { ...next, turn: nextCaller(seat, passed) };
}

function isOver(options: RuleOptions, state: AuctionState): boolean {
  const { low, passed } = state;
  const callers = SEATS.length - passed.size;
  return (
    callers === 0 || (low !== undefined && (callers === 1 || highestBid(options, state) < options.lowestBid))
  );
}

function nextCaller(seat: Seat, passed: ReadonlyMap<Seat, number>): Seat {
  const next = nextSeat(seat);
  return passed.has(next) ? nextCaller(next, passed) : next;
}
