import { callViolations, openBids } from "../../games/sandaha/auction.js";
import { compelledHand, isCompelled } from "../../games/sandaha/compelled.js";
import type { ValidateBidRequest, ValidateBidResponse } from "../../gen/caipan/sandaha/v1/auction.js";
import type { Handler } from "../context.js";
import { verdictOf } from "../verdict.js";
import { auctionCall, checkCall, checkCalls, statedAuction } from "./auction-facts.js";
import { FactCheck } from "./fact-check.js";

/** RefereeService.ValidateBid: may this be bid now, and what may? */
export const validateBid: Handler<ValidateBidRequest, ValidateBidResponse> = (request, { locale }) => {
  const { firstBidder, calls, hand, call } = request;
  const check = new FactCheck(request.ruleset, "ruleset");
  check.checkSeat(firstBidder, "first_bidder");
  checkCalls(check, calls, "calls");
  check.checkDealt(hand, "hand");
  if (call === undefined) check.faults.add("call", "REQUIRED", "there is no call to judge");
  else checkCall(check, call, "call");
  const { rules } = check;
  if (!check.faults.isEmpty || rules === undefined || call === undefined) return check.faults.toRefusal();
  const { options } = rules;
  const state = statedAuction(check, options, firstBidder, calls);
  if (!check.faults.isEmpty) return check.faults.toRefusal();
  const held = compelledHand(options, hand);
  const hasTurn = call.seat === state.turn;
  const response = {
    verdict: verdictOf(rules, locale, callViolations(options, state, auctionCall(call), held)),
    allowed: hasTurn ? openBids(options, state) : [],
    mayPass: hasTurn && !isCompelled(options, state, call.seat, held),
  };
  return { kind: "answer", response };
};
