import { AllPass } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { type AuctionCall, type AuctionState, afterCall, auctionStart, callViolations } from "./auction.js";
import { type CompelledHand, isCompelled, isUnfreed } from "./compelled.js";
import type { RuleOptions } from "./ruleset.js";
import type { Contract } from "./score.js";
import type { Violation } from "./violation.js";

/** Where the calls of an auction leave it. */
export interface ResolvedAuction {
  readonly violations: readonly Violation[];
  /** Undefined: it is over, or a call out of turn ended the judging. */
  readonly turn: Seat | undefined;
  /** When over and not dealt again. */
  readonly contract: Contract | undefined;
  readonly redeal: boolean;
  /** The dealt cards that decide who was compelled, or who claims, are not known. */
  readonly compulsionUnknown: boolean;
  /** Among them those that decide who claims. */
  readonly claimUnknown: boolean;
}

/** The dealt hands that are known, by seat. */
export type KnownHands = ReadonlyMap<Seat, CompelledHand>;

/** Judges every call of an auction and tells where it stands. A call out of turn is the last one judged. */
export function resolveAuction(
  options: RuleOptions,
  firstBidder: Seat,
  calls: readonly AuctionCall[],
  hands: KnownHands,
): ResolvedAuction {
  const violations: Violation[] = [];
  let state = auctionStart(firstBidder);
  let compulsionUnknown = false;
  // Before each seat's first bid: what the compulsion looked at.
  const beforeBid = new Map<Seat, AuctionState>();
  for (const call of calls) {
    const hand = hands.get(call.seat);
    violations.push(...callViolations(options, state, call, hand));
    if (call.seat !== state.turn) {
      return {
        violations,
        turn: undefined,
        contract: undefined,
        redeal: false,
        compulsionUnknown,
        claimUnknown: false,
      };
    }
    if (call.bid !== undefined) {
      if (!beforeBid.has(call.seat)) beforeBid.set(call.seat, state);
    } else if (hand === undefined && isUnfreed(options, state, call.seat)) compulsionUnknown = true;
    state = afterCall(options, state, call);
  }
  if (state.turn !== undefined) {
    return {
      violations,
      turn: state.turn,
      contract: undefined,
      redeal: false,
      compulsionUnknown,
      claimUnknown: false,
    };
  }
  const { low } = state;
  const redeal = low === undefined && options.allPass === AllPass.REDEAL;
  if (redeal)
    return {
      violations,
      turn: undefined,
      contract: undefined,
      redeal,
      compulsionUnknown,
      claimUnknown: false,
    };
  const banker = low?.seat ?? firstBidder;
  const points = low?.bid ?? options.openingBid;
  const opensWith = (call: number): boolean => call !== 0 && calls[0]?.bid === call;
  const claim =
    opensWith(options.claimingCall) && banker !== firstBidder
      ? claimOn(options, banker, beforeBid.get(banker) as AuctionState, hands.get(banker))
      : false;
  const contract = {
    banker,
    points,
    doubled: opensWith(options.doublingCall),
    claimant: claim ? firstBidder : Seat.UNSPECIFIED,
  };
  return {
    violations,
    turn: undefined,
    contract,
    redeal,
    compulsionUnknown: compulsionUnknown || claim === undefined,
    claimUnknown: claim === undefined,
  };
}

/**
 * Whether a surrender of the banker pays the claiming first bidder alone (sandaha.auction.claim): he was compelled when
 * he first bid. Undefined where only his cards, which are not known, would tell.
 */
function claimOn(
  options: RuleOptions,
  banker: Seat,
  before: AuctionState,
  hand: CompelledHand | undefined,
): boolean | undefined {
  if (!isUnfreed(options, before, banker)) return false;
  return hand && isCompelled(options, before, banker, hand);
}
