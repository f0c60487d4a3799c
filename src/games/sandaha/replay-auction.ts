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
  /** A call out of turn was the last act that can be judged (sandaha.judging.replay). */
  readonly stopped: boolean;
  /** The dealt cards that decide who is paid after a surrender are not known (sandaha.auction.claim). */
  readonly claimUnknown: boolean;
}

const NO_CALLS = { verdicts: [], redeal: false, stopped: false, claimUnknown: false };

/** Judges the calls of a record. A call out of turn is the last one judged. */
export function replayAuction(record: HandRecord): ReplayedAuction {
  const { options, calls, deal, contract } = record;
  const firstBidder = record.firstBidder ?? calls[0]?.seat;
  if (firstBidder === undefined) return { ...NO_CALLS, contract };
  const hands = new Map([...deal].map(([seat, cards]) => [seat, compelledHand(options, cards)]));
  const verdicts: StepVerdict[] = [];
  let stopped = false;
  let state = auctionStart(firstBidder);
  for (const call of calls) {
    const hand = hands.get(call.seat);
    const violations = callViolations(options, state, call, hand);
    const onTurn = call.seat === state.turn;
    verdicts.push(verdictOn(violations, onTurn && call.bid === undefined && passIsOpen(hand)));
    if (!onTurn) {
      stopped = true;
      break;
    }
    state = afterCall(options, state, call);
  }
  const resolved = resolveAuction(options, firstBidder, calls, hands);
  const left = calls.length === 0 ? contract : resolved.contract;
  const { redeal, claimUnknown } = resolved;
  return { verdicts, contract: left && withBanker(left), redeal, stopped, claimUnknown };

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
