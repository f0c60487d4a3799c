import type { Random } from "../../deal/random.js";
import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import * as calls from "./call-faults.js";
import * as cards from "./card-faults.js";
import { cleanHand } from "./clean-hand.js";
import * as ends from "./end-faults.js";
import type { Fault, Planted } from "./fault.js";
import * as follows from "./follow-faults.js";
import * as kitty from "./kitty-faults.js";
import * as leads from "./lead-faults.js";
import { anywhere, type Planter } from "./planter.js";
import * as results from "./result-faults.js";
import * as throws from "./throw-faults.js";

const PLANTERS: Record<Fault, readonly Planter[]> = {
  "sandaha.auction.order": [calls.callOutOfTurn, calls.callAfterTheEnd],
  "sandaha.auction.opening": [calls.openTooHigh],
  "sandaha.auction.step": [calls.bidTooHigh, calls.bidTooHighLast],
  "sandaha.auction.unit": [calls.bidOffTheUnit],
  "sandaha.auction.lowest": [calls.bidTooLow],
  "sandaha.auction.passed": [calls.callAfterPassing],
  "sandaha.auction.compelled": [calls.passWhenCompelled],
  "sandaha.kitty.exchange": [kitty.buryWrongCount, kitty.buryForeignCard],
  "sandaha.kitty.declaration": [kitty.declareForbidden],
  "sandaha.kitty.surrender": [kitty.surrenderForbidden],
  "sandaha.lead.turn": [leads.playOutOfTurn],
  "sandaha.lead.formation": [leads.throwForbidden],
  "sandaha.lead.one_suit": [leads.leadTwoSuits],
  "sandaha.lead.side_throw": [leads.leadSideThrow],
  "sandaha.play.in_hand": [leads.playForeignCard],
  "sandaha.follow.count": [follows.followWrongCount],
  "sandaha.follow.suit": [follows.followAnotherSuit, follows.followFalsely],
  "sandaha.follow.pairs": [follows.followTornPair],
  "sandaha.follow.tractors": [follows.followWithoutRun],
  "sandaha.throw.stands": [throws.throwFailedFalsely, throws.sureThrowTakenBack],
  "sandaha.throw.smallest": [throws.throwLedWrongPart, throws.throwLedHigherPart],
  "sandaha.throw.shown": [throws.throwStoodFalsely],
  "sandaha.end.order": [
    ends.playAfterEarlyEnd,
    ends.playAfterBigLoss,
    ends.playAfterSurrender,
    ends.declareAfterRedeal,
  ],
  recorded: [results.recordWrongWinner, results.recordWrongPoints, results.recordWrongPayment],
  inconsistent: [cards.dealTooFew, cards.dealStrangeCard, cards.kittyTooSmall, cards.dealThirdCopy],
};

/** Plants one fault in a clean record that is whole and has the deal; undefined if it has no place for it. */
export function plantFault(random: Random, record: HandRecord, fault: Fault): Planted | undefined {
  const hand = cleanHand(record);
  return anywhere(random, PLANTERS[fault], (plant) => plant(random, hand));
}
