import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { type Call, Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { type CleanHand, unplayed } from "./clean-hand.js";
import { type Label, type Planted, stepLabel } from "./fault.js";
import { anywhere, type Planter } from "./planter.js";
import { compels } from "./table-rules.js";

/** A call with what was before it. */
interface CallView {
  readonly at: number;
  readonly seat: Seat;
  readonly bid: number | undefined;
  readonly low: { readonly bid: number; readonly seat: Seat } | undefined;
  /** Seats that have passed. */
  readonly passed: readonly Seat[];
  /** Seats that have bid. */
  readonly bidders: readonly Seat[];
  /** The next call; undefined after the last. */
  readonly next: Call | undefined;
}

const SEATS = [Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH];
const UNIT = 5;

function callPath(at: number): string {
  return `calls[${at}]`;
}

function bidOf(call: Call | undefined): number | undefined {
  return call?.call?.$case === "bid" ? call.call.value : undefined;
}

function viewsOf({ record: { calls } }: CleanHand): CallView[] {
  let low: CallView["low"];
  const passed: Seat[] = [];
  const bidders: Seat[] = [];
  return calls.map((call, at) => {
    const bid = bidOf(call);
    const before = { low, passed: [...passed], bidders: [...bidders] };
    (bid === undefined ? passed : bidders).push(call.seat);
    if (bid !== undefined) low = { bid, seat: call.seat };
    return { ...before, at, seat: call.seat, bid, next: calls[at + 1] };
  });
}

function withCall(record: HandRecord, at: number, call: Call): HandRecord {
  return { ...record, calls: record.calls.map((each, i) => (i === at ? call : each)) };
}

function bid(seat: Seat, value: number): Call {
  return { seat, call: { $case: "bid", value } };
}

function pass(seat: Seat): Call {
  return { seat, call: { $case: "pass", value: {} } };
}

/** Somebody calls who is not on turn and has not passed; judging stops there. */
export const callOutOfTurn: Planter = (random, hand) =>
  anywhere(random, viewsOf(hand), ({ at, seat, passed }) => {
    const others = SEATS.filter((each) => each !== seat && !passed.includes(each));
    if (others.length === 0) return undefined;
    const call = { ...(hand.record.calls[at] as Call), seat: random.pick(others) };
    return {
      record: withCall(hand.record, at, call),
      label: stepLabel("sandaha.auction.order", callPath(at)),
    };
  });

/** The banker calls once more when the auction is over. */
export const callAfterTheEnd: Planter = (_, { record, played }) => {
  const bidders = record.calls.filter((call) => bidOf(call) !== undefined);
  const last = bidders.at(-1);
  if (last === undefined || played === undefined) return undefined;
  const calls = [...record.calls, pass(last.seat)];
  return {
    record: { ...record, calls },
    label: stepLabel("sandaha.auction.order", callPath(calls.length - 1)),
  };
};

/** Somebody calls again who has passed, and so has no turn either; judging stops there. */
export const callAfterPassing: Planter = (random, hand) =>
  anywhere(random, viewsOf(hand), ({ at, passed }) => {
    if (passed.length === 0) return undefined;
    const call = { ...(hand.record.calls[at] as Call), seat: random.pick(passed) };
    const label: Label = {
      fault: "sandaha.auction.passed",
      path: callPath(at),
      rules: ["sandaha.auction.order", "sandaha.auction.passed"],
      related: [],
    };
    return { record: withCall(hand.record, at, call), label };
  });

/** A first bid above the opening bid, soon undercut. */
export const openTooHigh: Planter = (random, hand) =>
  raised(random, hand, "sandaha.auction.opening", ({ low }) =>
    low === undefined ? hand.rules.opening + UNIT * (1 + random.below(3)) : undefined,
  );

/** A bid that is not a step under the lowest, soon undercut by somebody else than the one who still has the lowest. */
export const bidTooHigh: Planter = (random, hand) =>
  raised(random, hand, "sandaha.auction.step", ({ low, next }) =>
    low !== undefined && next?.seat !== low.seat ? low.bid + UNIT * random.below(2) : undefined,
  );

/** A bid that is not a step under the lowest, where there was a pass or another bid; the record stops there. */
export const bidTooHighLast: Planter = (random, hand) =>
  anywhere(random, viewsOf(hand), ({ at, seat, low }) => {
    if (low === undefined) return undefined;
    const calls = [...hand.record.calls.slice(0, at), bid(seat, low.bid + UNIT * random.below(2))];
    const record = { ...unplayed(hand.record), calls, act: undefined };
    return { record, label: stepLabel("sandaha.auction.step", callPath(at)) };
  });

/** Puts a higher bid in the place of one that the very next call undercuts: whatever comes after is as it was. */
function raised(
  random: Parameters<Planter>[0],
  hand: CleanHand,
  fault: "sandaha.auction.opening" | "sandaha.auction.step",
  bidFor: (view: CallView) => number | undefined,
): Planted | undefined {
  return anywhere(random, viewsOf(hand), (view) => {
    const isSpecial = view.at === 0 && hand.rules.specialCalls.includes(view.bid ?? 0);
    if (view.bid === undefined || bidOf(view.next) === undefined || isSpecial) return undefined;
    const value = bidFor(view);
    if (value === undefined) return undefined;
    const record = withCall(hand.record, view.at, bid(view.seat, value));
    return { record, label: stepLabel(fault, callPath(view.at)) };
  });
}

/** A bid between two multiples of five: a little lower, so that every later call stays right, and the result too. */
export const bidOffTheUnit: Planter = (random, hand) =>
  anywhere(random, viewsOf(hand), ({ at, seat, bid: made }) => {
    if (made === undefined || made <= 2 * UNIT) return undefined;
    const following = hand.record.calls.slice(at + 1).find((call) => bidOf(call) !== undefined);
    const undercut = bidOf(following);
    const isSpecial = at === 0 && hand.rules.specialCalls.includes(made);
    const endsBySurrender = undercut === undefined && hand.record.act?.$case === "surrender";
    if (isSpecial || endsBySurrender || (undercut !== undefined && undercut > made - 2 * UNIT))
      return undefined;
    const record = withCall(hand.record, at, bid(seat, made - 1 - random.below(UNIT - 1)));
    return { record, label: stepLabel("sandaha.auction.unit", callPath(at)) };
  });

/** A bid under the lowest bid, which ends the auction; the record stops there. */
export const bidTooLow: Planter = (random, hand) =>
  anywhere(random, viewsOf(hand), ({ at, seat }) => {
    const calls = [...hand.record.calls.slice(0, at), bid(seat, 0)];
    const record = { ...unplayed(hand.record), calls, act: undefined };
    return { record, label: stepLabel("sandaha.auction.lowest", callPath(at)) };
  });

/** A compelled bidder passes in the place of a bid that the next call undercuts; the hand goes on without him. */
export const passWhenCompelled: Planter = (random, hand) =>
  anywhere(random, viewsOf(hand), (view) => {
    const { at, seat, next } = view;
    if (!isBound(hand, view)) return undefined;
    const isSpecial = at === 0 && hand.rules.specialCalls.includes(view.bid ?? 0);
    const { calls } = hand.record;
    const later = calls.slice(at + 1);
    const bidsAgain = later.some((call) => call.seat === seat && bidOf(call) !== undefined);
    const label = stepLabel("sandaha.auction.compelled", callPath(at));
    // With his pass the auction must not be over, and nobody may be left to undercut himself.
    const isDecided = view.low !== undefined && (view.passed.length === 2 || next?.seat === view.low.seat);
    const goesOn = bidOf(next) !== undefined && !bidsAgain && !isSpecial && !isDecided;
    const rest = goesOn ? later.filter((call) => call.seat !== seat) : [];
    const passed = [...calls.slice(0, at), pass(seat), ...rest];
    if (goesOn) return { record: { ...hand.record, calls: passed }, label };
    return { record: { ...unplayed(hand.record), calls: passed, act: undefined }, label };
  });

function isBound({ record, rules }: CleanHand, { seat, bid: made, low, bidders }: CallView): boolean {
  const dealt = record.deal.find((dealtHand) => dealtHand.seat === seat)?.cards ?? [];
  const isFree = (low?.bid ?? Number.POSITIVE_INFINITY) <= rules.freeAt;
  const isFreed = isFree || (rules.freeByOwnBid && bidders.includes(seat));
  return made !== undefined && !isFreed && compels(rules, dealt);
}
