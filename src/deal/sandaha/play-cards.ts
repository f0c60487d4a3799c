import { endsAtBigLoss, isShowdown } from "../../games/sandaha/early-end.js";
import { formationCards } from "../../games/sandaha/formation.js";
import { holdingOf } from "../../games/sandaha/holding.js";
import { captureOf } from "../../games/sandaha/kitty.js";
import { cardsWithout } from "../../games/sandaha/known-hand.js";
import { isThrow, readLead } from "../../games/sandaha/lead.js";
import type { Situation } from "../../games/sandaha/play.js";
import { pointsOf } from "../../games/sandaha/points.js";
import type { RuleOptions } from "../../games/sandaha/ruleset.js";
import type { Contract, HandEnd } from "../../games/sandaha/score.js";
import { nextSeat, SEATS } from "../../games/sandaha/seat.js";
import { checkThrow } from "../../games/sandaha/throw.js";
import { trickOf } from "../../games/sandaha/trick.js";
import { type Order, orderOf, type SuitOrder, TRUMP } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Play, Seat, Trump } from "../../gen/caipan/sandaha/v1/table.js";
import type { Random } from "../random.js";
import { drawFollow, drawLead } from "./draw-play.js";

/** A hand that is ready to be played. */
export interface ReadyHand {
  readonly options: RuleOptions;
  readonly contract: Contract;
  readonly trump: Trump;
  readonly buried: readonly Card[];
  /** After the burial, by seat. */
  readonly hands: ReadonlyMap<Seat, readonly Card[]>;
}

/** A hand that was played to its end. */
export interface PlayedOut {
  readonly plays: readonly Play[];
  readonly winners: readonly Seat[];
  readonly end: HandEnd;
}

/** Plays a hand by simple legal players until the rules end it. */
export function playCards(random: Random, ready: ReadyHand): PlayedOut {
  const { options, contract, buried } = ready;
  const { banker } = contract;
  const order = orderOf(options, ready.trump);
  const hands = new Map(ready.hands);
  const handOf = (seat: Seat): readonly Card[] => hands.get(seat) ?? [];
  const plays: Play[] = [];
  const winners: Seat[] = [];
  let trickPoints = 0;
  let leader = banker;
  for (;;) {
    const trick = playTrick(random, options, order, hands, leader);
    plays.push(...trick);
    leader = (trick[trickOf(order, trick).holder] as Play).seat;
    winners.push(leader);
    if (leader !== banker) trickPoints += pointsOf(trick.flatMap((play) => play.cards));
    if (handOf(leader).length === 0) {
      const capture = captureOf(options, order, banker, trick);
      return { plays, winners, end: ended(undefined, capture) };
    }
    if (endsAtBigLoss(options, trickPoints - contract.points)) {
      return { plays, winners, end: ended(undefined, undefined) };
    }
    const others = SEATS.filter((seat) => seat !== banker).flatMap(handOf);
    if (options.endsByShowdown && isShowdown(order, handOf(banker), others)) {
      const certain = leader === banker ? 0 : pointsOf([...others, ...handOf(banker)]);
      return { plays, winners, end: ended(certain, undefined) };
    }
  }

  function ended(certainPoints: number | undefined, capture: number | undefined): HandEnd {
    return { kind: "played", trickPoints, certainPoints, buried, capture, ignored: 0 };
  }
}

/** Plays one trick; the cards leave the hands. */
function playTrick(
  random: Random,
  options: RuleOptions,
  order: Order,
  hands: Map<Seat, readonly Card[]>,
  leader: Seat,
): Play[] {
  const trick: Play[] = [];
  for (let seat = leader; trick.length < SEATS.length; seat = nextSeat(seat)) {
    const hand = hands.get(seat) ?? [];
    const [first] = trick;
    const lead = first && readLead(order, first.cards);
    const situation = { options, order, seat, hand, trick, lead };
    const play =
      lead === undefined
        ? leadOf(random, situation, hands)
        : { seat, cards: drawFollow(random, situation), attempted: [] };
    hands.set(seat, cardsWithout(hand, play.cards));
    trick.push(play);
  }
  return trick;
}

function leadOf(random: Random, situation: Situation, hands: ReadonlyMap<Seat, readonly Card[]>): Play {
  const { order, seat } = situation;
  const cards = drawLead(random, situation);
  const lead = readLead(order, cards);
  if (!isThrow(lead)) return { seat, cards, attempted: [] };
  const suit = order.suits[TRUMP] as SuitOrder;
  const others = SEATS.filter((other) => other !== seat);
  const { led } = checkThrow(
    suit,
    lead,
    others.map((other) => holdingOf(order, TRUMP, hands.get(other) ?? [])),
  );
  if (led === undefined) return { seat, cards, attempted: [] };
  return { seat, cards: formationCards(suit, led), attempted: cards };
}
