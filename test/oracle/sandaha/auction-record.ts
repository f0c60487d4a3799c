/** The auction (chapter 4), call by call. */
import { BIG_JOKER, LITTLE_JOKER } from "./cards.js";
import type { Options } from "./options.js";
import type { Seat } from "./types.js";

/** The options of the auction that no other chapter looks at. */
export interface AuctionOptions {
  readonly allPass: "FIRST_BIDDER" | "REDEAL";
  readonly compelledTrumps: "JOKERS_SEVENS_TWOS" | "JOKERS_TWOS";
  readonly compelledMinimum: number;
  readonly compelledUntil: "OFF" | "LIMIT" | "OWN_BID_OR_LIMIT";
  readonly compelledLimit: number;
}

/** The rows "compelled bidder" and "all four pass" of the table at the head of the spec. */
export const AUCTION_PROFILES: Readonly<Record<"STANDARD" | "COMPETITION" | "ZIJINDAO", AuctionOptions>> = {
  STANDARD: {
    allPass: "FIRST_BIDDER",
    compelledTrumps: "JOKERS_SEVENS_TWOS",
    compelledMinimum: 7,
    compelledUntil: "LIMIT",
    compelledLimit: 70,
  },
  COMPETITION: {
    allPass: "FIRST_BIDDER",
    compelledTrumps: "JOKERS_SEVENS_TWOS",
    compelledMinimum: 7,
    compelledUntil: "OWN_BID_OR_LIMIT",
    compelledLimit: 50,
  },
  ZIJINDAO: {
    allPass: "FIRST_BIDDER",
    compelledTrumps: "JOKERS_TWOS",
    compelledMinimum: 7,
    compelledUntil: "LIMIT",
    compelledLimit: 70,
  },
};

/** One call; no bid = a pass. */
export interface Call {
  readonly seat: Seat;
  readonly bid?: number;
}

/** Whose dealt cards they are. */
export type Dealt = (seat: Seat) => readonly number[];

/** What the calls came to. */
export interface AuctionResult {
  /** The rules that each call breaks, as far as they were judged. */
  readonly faults: readonly (readonly string[])[];
  /** A call out of turn was the last one judged (14.4). */
  readonly stopped: boolean;
  readonly over: boolean;
  readonly banker?: Seat;
  readonly contract?: number;
  readonly doubled: boolean;
  /** 4.5. */
  readonly claimant?: Seat;
}

/** The next seat in the order of turns. */
function after(seat: Seat): Seat {
  return ((seat % 4) + 1) as Seat;
}

/** 4.2: all have passed; or three, and somebody has bid; or no lower bid is possible. */
function isOver(options: Options, passed: readonly Seat[], low: number | undefined): boolean {
  if (passed.length === 4) return true;
  if (low === undefined) return false;
  return passed.length === 3 || low - options.bidStep < options.lowestBid;
}

/** 4.4: the cards that count. */
function countedTrumps(auction: AuctionOptions, dealt: readonly number[]): number {
  const ranks = auction.compelledTrumps === "JOKERS_TWOS" ? [2] : [2, 7];
  return dealt.filter((card) => card === BIG_JOKER || card === LITTLE_JOKER || ranks.includes(card % 16))
    .length;
}

/** 4.4: whether a seat with these cards must bid after these earlier calls. */
function mustBid(
  auction: AuctionOptions,
  dealt: readonly number[],
  seat: Seat,
  earlier: readonly Call[],
  low: number | undefined,
): boolean {
  if (auction.compelledUntil === "OFF") return false;
  if (countedTrumps(auction, dealt) < auction.compelledMinimum) return false;
  if (low !== undefined && low <= auction.compelledLimit) return false;
  const hasBid = earlier.some((call) => call.seat === seat && call.bid !== undefined);
  return !(auction.compelledUntil === "OWN_BID_OR_LIMIT" && hasBid);
}

/** The lowest of some bids. */
function lowest(calls: readonly Call[]): number | undefined {
  const bids = calls.flatMap((call) => (call.bid === undefined ? [] : [call.bid]));
  return bids.length === 0 ? undefined : Math.min(...bids);
}

/** Second stage (14.3) of a call by the seat on turn. */
function brokenBy(
  options: Options,
  auction: AuctionOptions,
  call: Call,
  earlier: readonly Call[],
  dealt: Dealt,
): string[] {
  const low = lowest(earlier);
  const { bid, seat } = call;
  if (bid === undefined) {
    return mustBid(auction, dealt(seat), seat, earlier, low) ? ["sandaha.auction.compelled"] : [];
  }
  const broken: string[] = [];
  if (low === undefined && bid > options.openingBid) broken.push("sandaha.auction.opening");
  if (low !== undefined && bid > low - options.bidStep) broken.push("sandaha.auction.step");
  if (bid % 5 !== 0) broken.push("sandaha.auction.unit");
  if (bid < options.lowestBid) broken.push("sandaha.auction.lowest");
  return broken;
}

/** Goes through the calls of an auction. */
export function judgeAuction(
  options: Options,
  auction: AuctionOptions,
  firstBidder: Seat,
  calls: readonly Call[],
  dealt: Dealt,
): AuctionResult {
  const faults: string[][] = [];
  let turn = firstBidder;
  for (const [index, call] of calls.entries()) {
    const earlier = calls.slice(0, index);
    const passed = earlier.filter((each) => each.bid === undefined).map((each) => each.seat);
    const over = isOver(options, passed, lowest(earlier));
    if (over || call.seat !== turn) {
      const again = passed.includes(call.seat) ? ["sandaha.auction.passed"] : [];
      faults.push(["sandaha.auction.order", ...again]);
      return { faults, stopped: true, over: false, doubled: false };
    }
    faults.push(brokenBy(options, auction, call, earlier, dealt));
    const out = call.bid === undefined ? [...passed, call.seat] : passed;
    do turn = after(turn);
    while (out.includes(turn) && out.length < 4);
  }
  const passed = calls.filter((call) => call.bid === undefined).map((call) => call.seat);
  const low = lowest(calls);
  const over = isOver(options, passed, low);
  const opening = calls[0]?.bid;
  const doubled = opening !== undefined && opening === options.doublingCall;
  if (!over) return { faults, stopped: false, over, doubled };
  if (low === undefined) {
    const contract = { banker: firstBidder, contract: options.openingBid };
    return { faults, stopped: false, over, doubled, ...(auction.allPass === "REDEAL" ? {} : contract) };
  }
  const banker = calls.find((call) => call.bid === low)!.seat;
  const first = calls.findIndex((call) => call.seat === banker && call.bid !== undefined);
  const before = calls.slice(0, first);
  const claims =
    opening !== undefined &&
    opening === options.claimingCall &&
    banker !== firstBidder &&
    mustBid(auction, dealt(banker), banker, before, lowest(before));
  const claim = claims ? { claimant: firstBidder } : {};
  return { faults, stopped: false, over, banker, contract: low, doubled, ...claim };
}
