import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Throws } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { type Play, Seat, Trump } from "../../gen/caipan/sandaha/v1/table.js";
import { type CleanHand, type PlayedHand, playPath, stoppedAt, type Turn, withPlay } from "./clean-hand.js";
import { type Fault, type Planted, stepLabel } from "./fault.js";
import { withOptions } from "./kitty-faults.js";
import { copiesOf, longestRun, minus, pairsOf, suitOf } from "./plain-cards.js";
import { anywhere, atSomeTurn, type Planter } from "./planter.js";

const SEATS = [Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH];

/** Somebody plays who is not on turn; judging stops there. */
export const playOutOfTurn = atSomeTurn((random, { at, play }, _, { record }) => {
  const seat = random.pick(SEATS.filter((other) => other !== play.seat));
  return { record: withPlay(record, at, { seat }), label: stepLabel("sandaha.lead.turn", playPath(at)) };
});

/** A card of another suit goes with a lead. */
export const leadTwoSuits = withFurtherCard("sandaha.lead.one_suit", ({ play, hand }, trump) => {
  const suit = suitOf(trump, play.cards[0] as Card);
  return hand.filter((card) => suitOf(trump, card) !== suit);
});

/** A card of the same side suit goes with a lead. */
export const leadSideThrow = withFurtherCard("sandaha.lead.side_throw", ({ play, hand }, trump) => {
  const suit = suitOf(trump, play.cards[0] as Card);
  if (suit === "trump") return [];
  return hand.filter((card) => suitOf(trump, card) === suit && !play.cards.includes(card));
});

/**
 * Adds a card to a lead: either it was tried and taken back, and the hand goes on as it was, or it lies on the table,
 * and the record stops there.
 */
function withFurtherCard(fault: Fault, furtherCards: (turn: Turn, trump: Trump) => readonly Card[]): Planter {
  return atSomeTurn((random, turn, { trump }, hand) => {
    const { play, lead, at } = turn;
    if (lead !== undefined || play.attempted.length > 0) return undefined;
    const further = furtherCards(turn, trump);
    if (further.length === 0) return undefined;
    return triedOrLed(random.below(2) === 0, fault, hand, turn, [...play.cards, random.pick(further)], at);
  });
}

function triedOrLed(
  isTried: boolean,
  fault: Fault,
  hand: CleanHand,
  turn: Turn,
  cards: Card[],
  at: number,
): Planted {
  const label = stepLabel(fault, playPath(at));
  if (isTried) return { record: withPlay(hand.record, at, { attempted: cards }), label };
  return { record: stoppedAt(hand, turn, { cards }), label };
}

/** The only throw of a hand, under rules that have none; or one that is tried and taken back. */
export const throwForbidden: Planter = (random, hand) => {
  const { played } = hand;
  if (played === undefined) return undefined;
  const throwless = withOptions(hand.record, { throws: Throws.NONE });
  const throws = played.turns.filter((turn) => isThrow(turn.play, turn, played, hand));
  const [only] = throws;
  if (throws.length > 1) return undefined;
  if (only !== undefined)
    return { record: throwless, label: stepLabel("sandaha.lead.formation", playPath(only.at)) };
  const { trump } = played;
  return anywhere(random, played.turns, ({ at, play, lead, hand: held }) => {
    const [card] = play.cards;
    if (lead !== undefined || play.cards.length > 1 || suitOf(trump, card as Card) !== "trump")
      return undefined;
    const others = held.filter((other) => suitOf(trump, other) === "trump" && other !== card);
    if (others.length === 0) return undefined;
    const attempted = [card as Card, random.pick(others)];
    const label = stepLabel("sandaha.lead.formation", playPath(at));
    return { record: withPlay(throwless, at, { attempted }), label };
  });
};

/** Whether a lead of trumps, or what was tried, is more than one formation. */
export function isThrow(play: Play, { lead }: Turn, { trump }: PlayedHand, { rules }: CleanHand): boolean {
  const cards = play.attempted.length > 0 ? play.attempted : play.cards;
  if (lead !== undefined || suitOf(trump, cards[0] as Card) !== "trump") return false;
  const pairs = pairsOf(cards);
  if (cards.length === 1 || (cards.length === 2 && pairs.length === 1)) return false;
  const isChained = trump !== Trump.NONE || rules.noTrumpTractors;
  const isTractor =
    isChained && cards.length === 2 * pairs.length && longestRun(trump, pairs) === pairs.length;
  return !isTractor;
}

/** A card that somebody else holds is played, or tried with a lead and taken back. */
export const playForeignCard = atSomeTurn((random, turn, played, hand) => {
  const { play, lead, at, hands } = turn;
  const others = SEATS.filter((seat) => seat !== play.seat).flatMap((seat) => hands.get(seat) ?? []);
  const foreign = others.filter((card) => copiesOf(card, turn.hand) === 0);
  if (foreign.length === 0) return undefined;
  const label = stepLabel("sandaha.play.in_hand", playPath(at));
  if (lead === undefined && play.attempted.length === 0 && random.below(2) === 0) {
    const attempted = [...play.cards, random.pick(foreign)];
    return { record: withPlay(hand.record, at, { attempted }), label };
  }
  const shown = [
    ...played.declaration.buried,
    ...hand.record.plays.slice(0, at).flatMap((each) => each.cards),
  ];
  const unseen = foreign.filter((card) => copiesOf(card, shown) < 2);
  if (unseen.length === 0) return undefined;
  const cards = [...minus(play.cards, [random.pick(play.cards)]), random.pick(unseen)];
  return { record: stoppedAt(hand, turn, { cards, attempted: [] }), label };
});
