import {
  type AuctionCall,
  type AuctionState,
  afterCall,
  auctionStart,
  openBids,
} from "../../games/sandaha/auction.js";
import { type CompelledHand, compelledHand, isCompelled } from "../../games/sandaha/compelled.js";
import type { RuleOptions } from "../../games/sandaha/ruleset.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { Random } from "../random.js";

const SPECIAL_CALL_ONE_IN = 6;
const JUMP_ONE_IN = 5;
const JUMP_BIDS = 3;
const WORTH_OF_TRUMP = 5;
const BID_WITHOUT_TRUMPS = 105;
const MOODS = [-15, -5, 0, 5];

/** The calls of four players who bid by their permanent trumps: one who is compelled never passes. */
export function callBids(
  random: Random,
  options: RuleOptions,
  firstBidder: Seat,
  hands: ReadonlyMap<Seat, readonly Card[]>,
): AuctionCall[] {
  const players = new Map([...hands].map(([seat, cards]) => [seat, playerOf(random, options, cards)]));
  const calls: AuctionCall[] = [];
  let state = auctionStart(firstBidder);
  while (state.turn !== undefined) {
    const seat = state.turn;
    const call = { seat, bid: drawBid(random, options, state, players.get(seat) as Player) };
    calls.push(call);
    state = afterCall(options, state, call);
  }
  return calls;
}

interface Player {
  readonly hand: CompelledHand;
  /** He bids down to this. */
  readonly goal: number;
}

function playerOf(random: Random, options: RuleOptions, cards: readonly Card[]): Player {
  const hand = compelledHand(options, cards);
  return { hand, goal: BID_WITHOUT_TRUMPS - WORTH_OF_TRUMP * hand.counted.length + random.pick(MOODS) };
}

function drawBid(
  random: Random,
  options: RuleOptions,
  state: AuctionState,
  { hand, goal }: Player,
): number | undefined {
  const bids = openBids(options, state);
  const special = [options.doublingCall, options.claimingCall].filter((bid) => bid !== 0);
  if (state.calls === 0 && special.length > 0 && random.below(SPECIAL_CALL_ONE_IN) === 0) {
    return random.pick(special);
  }
  const wanted = bids.filter((bid) => bid >= goal);
  const isBound = isCompelled(options, state, state.turn as Seat, hand);
  const choice = wanted.length > 0 || !isBound ? wanted : bids;
  return random.below(JUMP_ONE_IN) === 0
    ? random.pick([...choice.slice(0, JUMP_BIDS), choice[0]])
    : choice[0];
}
