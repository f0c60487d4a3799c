import { type Duty, dutyOf } from "../../games/sandaha/follow.js";
import { formationsIn } from "../../games/sandaha/formation-list.js";
import type { Situation } from "../../games/sandaha/play.js";
import { pointsOf } from "../../games/sandaha/points.js";
import { suitOf, TRUMP } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";

/** Some plays worth weighing, few of them whatever the hand; they may be illegal. */
export function candidatesOf(situation: Situation): Card[][] {
  const { options, order, hand, lead } = situation;
  if (lead === undefined) {
    const suits = new Set(hand.map((card) => suitOf(order, card)));
    return [...suits].flatMap((suit) => formationsIn(order, suit, hand));
  }
  return followCandidates(situation, dutyOf(options, order, lead, hand));
}

function followCandidates({ order, hand }: Situation, duty: Duty): Card[][] {
  const { lead } = duty;
  const ofSuit = hand.filter((card) => suitOf(order, card) === lead.suit);
  if (ofSuit.length < lead.size) {
    const others = hand.filter((card) => suitOf(order, card) !== lead.suit);
    const fill = lead.size - ofSuit.length;
    const ruffs = ofSuit.length === 0 ? formationsOfSize(order, TRUMP, hand, lead.size) : [];
    return [...fills(order, others, fill).map((cards) => [...ofSuit, ...cards]), ...ruffs];
  }
  const wholes = formationsOfSize(order, lead.suit, hand, lead.size);
  const parts = formationsIn(order, lead.suit, hand).filter((cards) => cards.length > 1);
  // What is owed first, then the rest by each taste.
  const owing = parts.map((part) => {
    const rest = without(ofSuit, part);
    return fills(order, rest, lead.size - part.length).map((cards) => [...part, ...cards]);
  });
  return [...wholes, ...fills(order, ofSuit, lead.size), ...owing.flat()];
}

function formationsOfSize(
  order: Situation["order"],
  suit: Parameters<typeof formationsIn>[1],
  hand: readonly Card[],
  size: number,
): Card[][] {
  return formationsIn(order, suit, hand).filter((cards) => cards.length === size);
}

/** A number of cards in each taste: the cheapest without points, and those with most points. */
function fills(order: Situation["order"], cards: readonly Card[], size: number): Card[][] {
  if (size < 0 || size > cards.length) return [];
  const cost = (card: Card): number =>
    (order.levelOf[card] ?? 0) + (suitOf(order, card) === TRUMP ? CARDS_IN_A_SUIT : 0);
  const points = (card: Card): number => pointsOf([card]);
  const cheap = [...cards].sort((a, b) => points(a) - points(b) || cost(a) - cost(b));
  const rich = [...cards].sort((a, b) => points(b) - points(a) || cost(a) - cost(b));
  const low = [...cards].sort((a, b) => cost(a) - cost(b));
  const high = [...cards].sort((a, b) => cost(b) - cost(a));
  return [cheap, rich, low, high].map((sorted) => sorted.slice(0, size));
}

/** More than any suit has levels, so that every trump costs more than every side card. */
const CARDS_IN_A_SUIT = 20;

function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at !== -1) rest.splice(at, 1);
  }
  return rest;
}
