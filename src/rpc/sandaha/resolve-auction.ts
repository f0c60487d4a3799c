import { resolveAuction as resolve } from "../../games/sandaha/auction-result.js";
import { compelledHand } from "../../games/sandaha/compelled.js";
import { SEATS } from "../../games/sandaha/seat.js";
import type { ResolveAuctionRequest, ResolveAuctionResponse } from "../../gen/caipan/sandaha/v1/auction.js";
import { type Hand, Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { Handler } from "../context.js";
import { verdictOf } from "../verdict.js";
import { auctionCall, checkCalls } from "./auction-facts.js";
import { FactCheck } from "./fact-check.js";

/** RefereeService.ResolveAuction: who is banker, at what; or who is on turn. */
export const resolveAuction: Handler<ResolveAuctionRequest, ResolveAuctionResponse> = (
  request,
  { locale },
) => {
  const { firstBidder, calls, deal } = request;
  const check = new FactCheck(request.ruleset, "ruleset");
  check.checkSeat(firstBidder, "first_bidder");
  checkCalls(check, calls, "calls");
  checkDeal(check, deal);
  const { rules } = check;
  if (!check.faults.isEmpty || rules === undefined) return check.faults.toRefusal();
  const hands = new Map(deal.map(({ seat, cards }) => [seat, compelledHand(rules.options, cards)]));
  const auction = resolve(rules.options, firstBidder, calls.map(auctionCall), hands);
  const response = {
    verdict: verdictOf(rules, locale, auction.violations),
    onTurn: auction.turn ?? Seat.UNSPECIFIED,
    contract: auction.contract,
    redeal: auction.redeal,
    compulsionUnknown: auction.compulsionUnknown,
  };
  return { kind: "answer", response };
};

function checkDeal(check: FactCheck, deal: readonly Hand[]): void {
  if (deal.length > SEATS.length) {
    check.faults.add("deal", "TOO_MANY", "every seat has one hand");
    return;
  }
  for (const [i, { cards }] of deal.entries()) check.checkDealt(cards, `deal[${i}].cards`);
  check.checkSeatsDiffer(deal, "deal");
}
