import { formationCards } from "../../games/sandaha/formation.js";
import { holdingOf } from "../../games/sandaha/holding.js";
import { firstLegalPlay } from "../../games/sandaha/legal-plays.js";
import { judgeLead } from "../../games/sandaha/play.js";
import { nextSeat, SEATS } from "../../games/sandaha/seat.js";
import { isBeatable, type ThrowPart, checkThrow as tryThrow } from "../../games/sandaha/throw.js";
import type { SuitOrder } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type {
  Beater,
  CheckThrowRequest,
  CheckThrowResponse,
} from "../../gen/caipan/sandaha/v1/referee_service.js";
import type { Hand, Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { Handler } from "../context.js";
import { verdictOf } from "../verdict.js";
import { formationMessage } from "./answer.js";
import { explain } from "./explain.js";
import { FactCheck } from "./fact-check.js";

/** RefereeService.CheckThrow: does a throw stand, and what is led if not? */
export const checkThrow: Handler<CheckThrowRequest, CheckThrowResponse> = (request, { locale }) => {
  const { leader, play } = request;
  const check = new FactCheck(request.ruleset, "ruleset");
  const order = check.checkTrump(request.trump, "trump");
  const known = check.checkSeat(leader, "leader");
  checkHands(check, leader, request.hands);
  check.checkAct(play, "play");
  const { rules } = check;
  if (!check.faults.isEmpty || rules === undefined || order === undefined || !known) {
    return check.faults.toRefusal();
  }
  const handOf = (seat: Seat): readonly Card[] =>
    request.hands.find((hand) => hand.seat === seat)?.cards ?? [];
  const situation = {
    options: rules.options,
    order,
    seat: leader,
    hand: handOf(leader),
    trick: [],
    lead: undefined,
  };
  const judgement = judgeLead(situation, play);
  const met = request.explain ? explain("throw") : [];
  if (judgement.kind === "illegal") {
    const verdict = verdictOf(rules, locale, judgement.violations, met);
    const nothing = { stands: false, parts: [], led: [], returned: [], hidden: undefined };
    return { kind: "answer", response: { ...nothing, verdict, example: firstLegalPlay(situation) } };
  }
  const { lead } = judgement.trick;
  const suit = order.suits[lead.suit] as SuitOrder;
  const others = [1, 2, 3].map((turns) => seatAfter(leader, turns));
  const holdings = others.map((seat) => holdingOf(order, lead.suit, handOf(seat)));
  const { parts, led } = tryThrow(suit, lead, holdings);
  const ledCards = led === undefined ? [...play] : formationCards(suit, led);
  const response = {
    verdict: verdictOf(rules, locale, [], met),
    stands: led === undefined,
    parts: parts.map((part) => ({
      formation: formationMessage(suit, part.formation),
      stands: !isBeatable(part),
    })),
    led: byNumber(ledCards),
    returned: byNumber(remainder(play, ledCards)),
    hidden: request.reveal ? { beaters: beatersOf(suit, parts, others) } : undefined,
    example: [],
  };
  return { kind: "answer", response };
};

function checkHands(check: FactCheck, leader: Seat, hands: readonly Hand[]): void {
  const { faults } = check;
  if (hands.length !== SEATS.length) {
    faults.add("hands", hands.length < SEATS.length ? "TOO_FEW" : "TOO_MANY", "all four hands are needed");
    if (hands.length > SEATS.length) return;
  }
  const size = (hands.find((hand) => hand.seat === leader) ?? hands[0])?.cards.length;
  check.checkSeatsDiffer(hands, "hands");
  hands.forEach(({ cards }, i) => {
    check.checkHand(cards, `hands[${i}].cards`);
    if (cards.length > 0 && cards.length !== size) {
      faults.add(`hands[${i}].cards`, "UNEQUAL_SIZE", "before a lead all hands are as large as the leader's");
    }
  });
}

function seatAfter(seat: Seat, turns: number): Seat {
  return turns === 0 ? seat : seatAfter(nextSeat(seat), turns - 1);
}

function beatersOf(suit: SuitOrder, parts: readonly ThrowPart[], others: readonly Seat[]): Beater[] {
  return parts.flatMap(({ formation, beatenBy }, part) =>
    beatenBy.flatMap((slots, i) => {
      if (slots === 0) return [];
      const cards = formationCards(suit, { ...formation, slots });
      return [{ part, seat: others[i] as Seat, cards }];
    }),
  );
}

/** The order in which cards are answered, whatever that of the request was: by descending number. */
function byNumber(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => b - a);
}

/** Cards without some of them, copies counted. */
function remainder(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of taken) rest.splice(rest.indexOf(card), 1);
  return rest;
}
