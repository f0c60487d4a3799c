/** The auction (chapter 4), judged in the stages of 14.3. */
import { type Call, firstBidAt, highestBid, lowBid, onTurn, passedAt } from "./auction-state.js";
import { countedTrumps, isCompelled, isFree } from "./compulsion.js";
import type { Options } from "./options.js";
import type { Contract } from "./score.js";
import type { Hand, Seat, Violation } from "./types.js";

/** One call to be judged; `calls`: so far, none of them against 4.1 or 4.2. `hand`: as dealt to the caller. */
export interface BidRequest {
  readonly options: Options;
  readonly firstBidder: Seat;
  readonly calls: readonly Call[];
  readonly hand: readonly number[];
  readonly call: Call;
}

/** What came of a call; the last two are of the moment before it, whatever it was. */
export interface BidJudgement {
  readonly violations: readonly Violation[];
  /** High to low; none for who is not on turn. */
  readonly allowed: readonly number[];
  readonly mayPass: boolean;
}

/** An auction, whole or in progress; `deal`: the hands that are known. */
export interface AuctionRequest {
  readonly options: Options;
  readonly firstBidder: Seat;
  readonly calls: readonly Call[];
  readonly deal: readonly Hand[];
}

/** Where an auction stands. */
export interface AuctionResult {
  readonly violations: readonly Violation[];
  readonly onTurn?: Seat;
  readonly contract?: Contract;
  readonly redeal: boolean;
  readonly compulsionUnknown: boolean;
}

/** Rules that a call can break, in rulebook order. */
const RULES: readonly string[] = [
  "sandaha.auction.order",
  "sandaha.auction.opening",
  "sandaha.auction.step",
  "sandaha.auction.unit",
  "sandaha.auction.lowest",
  "sandaha.auction.passed",
  "sandaha.auction.compelled",
];

/** By rule, then by call. */
function inRulebookOrder(violations: readonly Violation[]): Violation[] {
  return RULES.flatMap((rule) => violations.filter((violation) => violation.rule === rule));
}

/** What is needed to judge one call. Without a hand the compulsion is not looked at. */
interface Moment {
  readonly options: Options;
  readonly firstBidder: Seat;
  readonly before: readonly Call[];
  readonly call: Call;
  readonly hand: readonly number[] | undefined;
}

/** Stage 1: turn (4.1), already passed (4.2). */
function turnFaults({ options, firstBidder, before, call }: Moment): Violation[] {
  const number = before.length + 1;
  const faults: Violation[] = [];
  const turn = onTurn(options, firstBidder, before);
  if (call.seat !== turn) {
    faults.push({ rule: "sandaha.auction.order", cards: [], figures: { call: number, turn: turn ?? 0 } });
  }
  const passed = passedAt(before, call.seat);
  if (passed !== undefined) {
    faults.push({
      rule: "sandaha.auction.passed",
      cards: [],
      figures: { call: number, "passed.at": passed },
    });
  }
  return faults;
}

/** Stage 2 of a bid: opening or step, multiple of five, lowest bid (4.1). */
function bidFaults({ options, before }: Moment, bid: number): Violation[] {
  const number = before.length + 1;
  const faults: Violation[] = [];
  const low = lowBid(before);
  const most = highestBid(options, before);
  if (low === undefined && bid > most) {
    faults.push({ rule: "sandaha.auction.opening", cards: [], figures: { call: number, bid, most } });
  }
  if (low !== undefined && bid > most) {
    faults.push({
      rule: "sandaha.auction.step",
      cards: [],
      figures: { call: number, bid, low: low.bid, most },
    });
  }
  if (bid % 5 !== 0) {
    faults.push({ rule: "sandaha.auction.unit", cards: [], figures: { call: number, bid } });
  }
  if (bid < options.lowestBid) {
    faults.push({
      rule: "sandaha.auction.lowest",
      cards: [],
      figures: { call: number, bid, least: options.lowestBid },
    });
  }
  return faults;
}

/** 4.1: every bid that may be made now, high to low. */
function allowedBids(options: Options, calls: readonly Call[]): number[] {
  const bids: number[] = [];
  for (let bid = highestBid(options, calls); bid >= options.lowestBid; bid--) {
    if (bid % 5 === 0) bids.push(bid);
  }
  return bids;
}

/** Stage 2 of a pass: the compulsion (4.4). */
function passFaults({ options, before, call, hand }: Moment): Violation[] {
  if (hand === undefined || !isCompelled(options, before, call.seat, hand)) return [];
  const trumps = countedTrumps(options, hand);
  return [
    {
      rule: "sandaha.auction.compelled",
      cards: trumps,
      figures: {
        call: before.length + 1,
        "bid.most": allowedBids(options, before)[0]!,
        trumps: trumps.length,
        "trumps.compelling": options.compelledMinimum,
      },
    },
  ];
}

/** Stage 2. */
function callFaults(moment: Moment): Violation[] {
  const { call } = moment.call;
  return call === "PASS" ? passFaults(moment) : bidFaults(moment, call);
}

/** Judges one call. */
export function judgeBid(request: BidRequest): BidJudgement {
  const { options, firstBidder, calls, hand, call } = request;
  const moment = { options, firstBidder, before: calls, call, hand };
  const first = turnFaults(moment);
  const violations = inRulebookOrder(first.length > 0 ? first : callFaults(moment));
  if (call.seat !== onTurn(options, firstBidder, calls)) return { violations, allowed: [], mayPass: false };
  return {
    violations,
    allowed: allowedBids(options, calls),
    mayPass: !isCompelled(options, calls, call.seat, hand),
  };
}

/** 4.5: the claimant of an auction that is over, or that the banker's missing cards would tell. */
function claimOf(request: AuctionRequest, banker: Seat): Seat | "NOBODY" | "UNKNOWN" {
  const { options, firstBidder, calls, deal } = request;
  const claimed = options.claimingCall !== 0 && calls[0]?.call === options.claimingCall;
  const firstBid = firstBidAt(calls, banker);
  if (!claimed || banker === firstBidder || firstBid === undefined) return "NOBODY";
  // "Compelled when he made his first bid".
  const before = calls.slice(0, firstBid - 1);
  if (isFree(options, before, banker)) return "NOBODY";
  const hand = deal.find((known) => known.seat === banker);
  if (hand === undefined) return "UNKNOWN";
  return isCompelled(options, before, banker, hand.cards) ? firstBidder : "NOBODY";
}

/** What an auction that is over came to. */
function outcomeOf(request: AuctionRequest): Omit<AuctionResult, "violations"> {
  const { options, firstBidder, calls } = request;
  const low = lowBid(calls);
  if (low === undefined) {
    // 4.3.
    if (options.allPass === "REDEAL") return { redeal: true, compulsionUnknown: false };
    const contract = { banker: firstBidder, points: options.openingBid, doubled: false };
    return { contract, redeal: false, compulsionUnknown: false };
  }
  // The first call of all is the first bidder's.
  const doubled = options.doublingCall !== 0 && calls[0]?.call === options.doublingCall;
  const claim = claimOf(request, low.seat);
  const contract: Contract = {
    banker: low.seat,
    points: low.bid,
    doubled,
    ...(typeof claim === "number" ? { claimant: claim } : {}),
  };
  return { contract, redeal: false, compulsionUnknown: claim === "UNKNOWN" };
}

/** Judges every call, and says where the auction stands. A call with a fault of stage 1 is the last one judged. */
export function resolveAuction(request: AuctionRequest): AuctionResult {
  const { options, firstBidder, calls, deal } = request;
  const found: Violation[] = [];
  let unknown = false;
  for (const [index, call] of calls.entries()) {
    const before = calls.slice(0, index);
    const hand = deal.find((known) => known.seat === call.seat)?.cards;
    const moment = { options, firstBidder, before, call, hand };
    const first = turnFaults(moment);
    if (first.length > 0) {
      return {
        violations: inRulebookOrder([...found, ...first]),
        redeal: false,
        compulsionUnknown: unknown,
      };
    }
    if (call.call === "PASS" && hand === undefined && !isFree(options, before, call.seat)) unknown = true;
    found.push(...callFaults(moment));
  }
  const violations = inRulebookOrder(found);
  const turn = onTurn(options, firstBidder, calls);
  if (turn !== undefined) return { violations, onTurn: turn, redeal: false, compulsionUnknown: unknown };
  const outcome = outcomeOf(request);
  return { violations, ...outcome, compulsionUnknown: unknown || outcome.compulsionUnknown };
}
