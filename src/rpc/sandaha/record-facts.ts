import type { KittyAct } from "../../games/sandaha/burial.js";
import type { HandRecord } from "../../games/sandaha/record.js";
import { SEATS } from "../../games/sandaha/seat.js";
import type { HandRecord as RecordMessage } from "../../gen/caipan/sandaha/v1/record.js";
import { type Play, Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { isPrintable } from "../printable.js";
import { auctionCall, checkCalls } from "./auction-facts.js";
import { FactCheck } from "./fact-check.js";
import type { ResolvedRuleset } from "./ruleset.js";
import { HIGHEST_STAKE } from "./score-facts.js";

const LONGEST_ID = 64;
const MOST_PLAYS = 128;
const MOST_CARDS = 128;

/** A record that can be judged, and the rules to judge it by. */
export interface CheckedRecord {
  readonly rules: ResolvedRuleset;
  readonly record: HandRecord;
}

/** Checks the form of a record, and nothing but its form: what no table can have produced is a finding. */
export function checkRecord(message: RecordMessage | undefined): CheckedRecord | FactCheck {
  if (message === undefined) return new FactCheck(undefined, "record");
  const check = new FactCheck(message.ruleset, "record.ruleset");
  const { faults, rules } = check;
  const { id, stake, firstBidder, deal, kitty, calls, contract, act, plays, recorded } = message;
  if (!isPrintable(id, LONGEST_ID)) {
    faults.add("record.id", "OUT_OF_RANGE", `an id is at most ${LONGEST_ID} bytes of printable text`);
  }
  if (stake > HIGHEST_STAKE) faults.add("record.stake", "OUT_OF_RANGE", `at most ${HIGHEST_STAKE}`);
  check.checkOptionalSeat(firstBidder, "record.first_bidder");
  if (deal.length > SEATS.length) faults.add("record.deal", "TOO_MANY", "every seat has one hand");
  else check.checkSeatsDiffer(deal, "record.deal");
  checkLength(check, kitty, "record.kitty");
  for (const [i, { cards }] of deal.entries()) checkLength(check, cards, `record.deal[${i}].cards`);
  checkCalls(check, calls, "record.calls");
  if (contract !== undefined) {
    check.checkSeat(contract.banker, "record.contract.banker");
    check.checkOptionalSeat(contract.claimant, "record.contract.claimant");
  }
  if (act?.$case === "declaration") {
    check.checkTrumpNamed(act.value.trump, "record.declaration.trump");
    checkLength(check, act.value.buried, "record.declaration.buried");
  }
  checkPlays(check, plays);
  if (recorded !== undefined && recorded.trickWinners.length + recorded.payments.length > MOST_PLAYS) {
    faults.add("record.recorded", "TOO_MANY", "more results than a hand has");
  }
  for (const [i, { seat }] of (recorded?.payments ?? []).entries()) {
    check.checkSeat(seat, "record.recorded.payments", i);
  }
  if (!faults.isEmpty || rules === undefined) return check;
  const record = {
    options: rules.options,
    stake: stake === 0 ? undefined : stake,
    firstBidder: firstBidder === Seat.UNSPECIFIED ? undefined : firstBidder,
    deal: new Map(deal.map((hand) => [hand.seat, hand.cards])),
    kitty,
    calls: calls.map(auctionCall),
    contract,
    act: kittyAct(act),
    plays,
    recordedTricks: recorded?.trickWinners.length ?? 0,
  };
  return { rules, record };
}

function checkPlays(check: FactCheck, plays: readonly Play[]): void {
  if (plays.length > MOST_PLAYS) {
    check.faults.add("record.plays", "TOO_MANY", `at most ${MOST_PLAYS} plays are judged`);
    return;
  }
  plays.forEach(({ seat, cards, attempted }, i) => {
    check.checkSeat(seat, "record.plays", i);
    check.checkAct(cards, `record.plays[${i}].cards`);
    checkLength(check, attempted, `record.plays[${i}].attempted`);
  });
}

function checkLength(check: FactCheck, cards: readonly number[], path: string): void {
  if (cards.length > MOST_CARDS) check.faults.add(path, "TOO_MANY", `at most ${MOST_CARDS} cards`);
}

function kittyAct(act: RecordMessage["act"]): KittyAct | undefined {
  switch (act?.$case) {
    case "declaration":
      return { kind: "declaration", trump: act.value.trump, buried: act.value.buried };
    case "surrender":
      return { kind: "surrender" };
    default:
      return undefined;
  }
}
