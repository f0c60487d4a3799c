import { dealtToEach, deckOf } from "../../oracle/sandaha/cards.js";
import {
  type Options,
  pointsOf,
  type Seat,
  type SuitInPlay,
  type Trump,
} from "../../oracle/sandaha/index.js";
import { ascending, difference } from "../../oracle/sandaha/multiset.js";
import { type Ranking, rankingOf } from "../../oracle/sandaha/ranking.js";

export { ascending, dealtToEach, deckOf, difference, pointsOf };

/** The four seats in playing order. */
export const SEATS: readonly Seat[] = [1, 2, 3, 4];

/** All declarations. */
export const TRUMPS: readonly Trump[] = ["SPADES", "HEARTS", "CLUBS", "DIAMONDS", "NONE"];

/** The seat so many turns later. */
export function seatAfter(seat: Seat, turns: number): Seat {
  return SEATS[(seat - 1 + turns) % SEATS.length]!;
}

/** Each printed card of the deck once, by suit in play and from high to low, so that neighbours are levels that touch. */
export function printedInOrder(options: Options, trump: Trump): number[] {
  const key = `${trump} ${options.sixesRemoved}`;
  const known = printedCards.get(key);
  if (known !== undefined) return known;
  const ranking = rankingOf(options, trump);
  const place = (card: number): number =>
    suitsInPlay(trump).indexOf(ranking.suitOf(card)) * 64 + ranking.levelOf(card);
  const made = [...new Set(deckOf(options.sixesRemoved))].sort((a, b) => place(a) - place(b) || a - b);
  printedCards.set(key, made);
  return made;
}

const printedCards = new Map<string, number[]>();

/** The suits in play, trumps first. */
export function suitsInPlay(trump: Trump): SuitInPlay[] {
  return (["TRUMP", "SPADES", "HEARTS", "CLUBS", "DIAMONDS"] as const).filter((suit) => suit !== trump);
}

/** The cards of a suit in play. */
export function ofSuit(ranking: Ranking, suit: SuitInPlay, cards: readonly number[]): number[] {
  return cards.filter((card) => ranking.suitOf(card) === suit);
}
