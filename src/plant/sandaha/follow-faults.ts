import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Trump } from "../../gen/caipan/sandaha/v1/table.js";
import { type CleanHand, type PlayedHand, playPath, stoppedAt, type Turn, withPlay } from "./clean-hand.js";
import { type Planted, stepLabel } from "./fault.js";
import { longestRun, minus, pairsOf, suitOf, worthOf } from "./plain-cards.js";
import { anywhere, atSomeTurn } from "./planter.js";

/** A follower plays a card too few, or one too many; judging stops there. */
export const followWrongCount = atSomeTurn((random, turn, _, hand) => {
  const { play, lead, at } = turn;
  if (lead === undefined) return undefined;
  const label = stepLabel("sandaha.follow.count", playPath(at));
  const more = minus(turn.hand, play.cards);
  if (play.cards.length > 1 && (more.length === 0 || random.below(2) === 0)) {
    const cards = minus(play.cards, [random.pick(play.cards)]);
    return { record: withPlay(hand.record, at, { cards }), label };
  }
  if (more.length === 0) return undefined;
  return { record: stoppedAt(hand, turn, { cards: [...play.cards, random.pick(more)] }), label };
});

/** A follower keeps a card of the led suit back; the record stops there. */
export const followAnotherSuit = atSomeTurn((random, turn, { trump }, hand) => {
  const { play, lead, at } = turn;
  if (lead === undefined) return undefined;
  const suit = suitOf(trump, lead.cards[0] as Card);
  const owed = play.cards.filter((card) => suitOf(trump, card) === suit);
  const others = minus(turn.hand, play.cards).filter((card) => suitOf(trump, card) !== suit);
  if (owed.length === 0 || others.length === 0) return undefined;
  const cards = [...minus(play.cards, [random.pick(owed)]), random.pick(others)];
  return { record: stoppedAt(hand, turn, { cards }), label: stepLabel("sandaha.follow.suit", playPath(at)) };
});

/**
 * A false follow that only a later trick reveals: the player keeps a card of the led side suit back, and discards it
 * in the place of the card that he played too early. No trick has another winner or other points, and in between his
 * suit is not led.
 */
export const followFalsely = atSomeTurn((random, turn, played, hand) => {
  const { trump, turns } = played;
  const { play, lead, at, trick } = turn;
  const suit = lead && suitOf(trump, lead.cards[0] as Card);
  const winner = hand.record.recorded?.trickWinners[trick];
  if (lead === undefined || suit === "trump" || winner === play.seat) return undefined;
  const owed = play.cards.filter((card) => suitOf(trump, card) === suit);
  if (owed.length === 0) return undefined;
  return anywhere(random, discardsAfter(turn, suit ?? 0, played), (later) => {
    const kept = random.pick(owed);
    const early = later.play.cards.find((card) => isHarmless(card, kept, suit ?? 0, later, trump));
    if (early === undefined) return undefined;
    const changed = withPlay(hand.record, at, { cards: [...minus(play.cards, [kept]), early] });
    const cards = [...minus(later.play.cards, [early]), kept];
    const record = withPlay(changed, later.at, { cards });
    const shown = record.plays.findIndex(
      (each, i) =>
        i > at && each.seat === play.seat && each.cards.some((card) => suitOf(trump, card) === suit),
    );
    // At the end of the hand there would be a showdown to look for, with other cards in the hands.
    if (!turns.some((each) => each.at > later.at && hasTrump(each, trump))) return undefined;
    return { record, label: stepLabel("sandaha.follow.suit", playPath(at), [playPath(shown)]) };
  });
});

/** Later follows of the same player to other side suits, until the suit is led again. */
function discardsAfter({ at, play }: Turn, suit: number | "trump", { turns, trump }: PlayedHand): Turn[] {
  const later = turns.slice(at + 1);
  const again = later.findIndex(
    (each) => each.lead === undefined && suitOf(trump, each.play.cards[0] as Card) === suit,
  );
  const between = again === -1 ? later : later.slice(0, again);
  return between.filter((each) => each.play.seat === play.seat && each.lead !== undefined);
}

/** Whether a card discarded later can be exchanged for one kept back: no trumps, as many points, and no follow. */
function isHarmless(card: Card, kept: Card, suit: number | "trump", later: Turn, trump: Trump): boolean {
  const own = suitOf(trump, card);
  const led = suitOf(trump, later.lead?.cards[0] as Card);
  return own !== "trump" && own !== suit && own !== led && worthOf([card]) === worthOf([kept]);
}

function hasTrump({ play }: Turn, trump: Trump): boolean {
  return play.cards.some((card) => suitOf(trump, card) === "trump");
}

/** A follower tears a pair that he owes; the record stops there. */
export const followTornPair = atSomeTurn((random, turn, played, hand) => {
  const owing = pairsOwed(turn, played, hand);
  if (owing === undefined || (owing.ledRun > 1 && owing.ownRun > 1)) return undefined;
  const { play, at } = turn;
  return anywhere(random, minus(owing.held, play.cards), (card) => {
    const cards = [...minus(play.cards, [random.pick(pairsOf(play.cards))]), card];
    if (pairsOf(cards).length >= owing.pairs) return undefined;
    return {
      record: stoppedAt(hand, turn, { cards }),
      label: stepLabel("sandaha.follow.pairs", playPath(at)),
    };
  });
});

/** A follower answers a tractor with as many pairs, but not with the run that he has; the record stops there. */
export const followWithoutRun = atSomeTurn((random, turn, played, hand) => {
  const owing = pairsOwed(turn, played, hand);
  const { lead, at } = turn;
  const led = lead?.cards ?? [];
  const length = pairsOf(led).length;
  if (led.length !== 2 * length) return undefined;
  if (owing === undefined || owing.pairs !== length || owing.ledRun !== length || owing.ownRun < 2)
    return undefined;
  const owed = Math.min(length, owing.ownRun);
  return anywhere(random, choices(pairsOf(owing.held), length), (pairs): Planted | undefined => {
    if (longestRun(played.trump, pairs) >= owed) return undefined;
    const cards = pairs.flatMap((card) => [card, card]);
    return {
      record: stoppedAt(hand, turn, { cards }),
      label: stepLabel("sandaha.follow.tractors", playPath(at)),
    };
  });
});

interface Owing {
  /** Of the led suit, more than were led. */
  readonly held: readonly Card[];
  /** How many pairs are owed, at least one. */
  readonly pairs: number;
  /** The longest run of the lead, and of the follower; 1 = none. */
  readonly ledRun: number;
  readonly ownRun: number;
}

/** What a follower owes who has a choice; undefined if he has none, or owes no pair. */
function pairsOwed(
  { play, lead, hand: own }: Turn,
  { trump }: PlayedHand,
  { rules }: CleanHand,
): Owing | undefined {
  if (lead === undefined) return undefined;
  const suit = suitOf(trump, lead.cards[0] as Card);
  const held = own.filter((card) => suitOf(trump, card) === suit);
  const led = pairsOf(lead.cards);
  const pairs = Math.min(led.length, pairsOf(held).length);
  if (held.length <= play.cards.length || pairs === 0) return undefined;
  const isChained = suit !== "trump" || trump !== Trump.NONE || rules.noTrumpTractors;
  const runOf = (cards: readonly Card[]): number => (isChained ? longestRun(trump, cards) : 1);
  return { held, pairs, ledRun: runOf(led), ownRun: runOf(pairsOf(held)) };
}

/** Every choice of so many of some cards. */
function choices(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}
