import { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { afterCall, auctionStart, callViolations } from "./auction.js";
import { resolveAuction } from "./auction-result.js";
import { type CompelledHand, compelledHand, isUnfreed } from "./compelled.js";
import type { HandRecord } from "./record.js";
import { illegal, LEGAL, notCheckable, type StepVerdict } from "./replay-step.js";
import type { Contract } from "./score.js";

/** The auction of a record, call by call, and what it left. */
export interface ReplayedAuction {
  readonly verdicts: readonly StepVerdict[];
  /** Of the calls; where there are none, as recorded; undefined if nothing tells. */
  readonly contract: Contract | undefined;
  /** The cards are dealt again, and the hand ends here. */
  readonly redeal: boolean;
}

/** Judges the calls of a record. A call out of turn is the last one judged. */
export function replayAuction(record: HandRecord): ReplayedAuction {
  const { options, calls, deal, contract } = record;
  const firstBidder = record.firstBidder ?? calls[0]?.seat;
  if (firstBidder === undefined) return { verdicts: [], contract, redeal: false };
  const hands = new Map([...deal].map(([seat, cards]) => [seat, compelledHand(options, cards)]));
  const verdicts: StepVerdict[] = [];
  let state = auctionStart(firstBidder);
  for (const call of calls) {
    const hand = hands.get(call.seat);
    const violations = callViolations(options, state, call, hand);
    const onTurn = call.seat === state.turn;
    verdicts.push(verdictOn(violations, onTurn && call.bid === undefined && passIsOpen(hand)));
    if (!onTurn) break;
    state = afterCall(options, state, call);
  }
  const resolved = resolveAuction(options, firstBidder, calls, hands);
  const left = calls.length === 0 ? contract : resolved.contract;
  return { verdicts, contract: left && withBanker(left), redeal: resolved.redeal };

  function verdictOn(violations: ReturnType<typeof callViolations>, isOpen: boolean): StepVerdict {
    if (violations.length > 0) return illegal(violations);
    return isOpen ? notCheckable(["sandaha.auction.compelled"]) : LEGAL;
  }

  function passIsOpen(hand: CompelledHand | undefined): boolean {
    return hand === undefined && isUnfreed(options, state, state.turn ?? Seat.UNSPECIFIED);
  }
}

function withBanker(contract: Contract): Contract | undefined {
  return contract.banker === Seat.UNSPECIFIED ? undefined : contract;
}
