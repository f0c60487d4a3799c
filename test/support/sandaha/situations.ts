import type { Play, Seat, Situation, Trump } from "../../oracle/sandaha/index.js";
import { rankingOf } from "../../oracle/sandaha/ranking.js";
import { type LeadLimits, laterPlay, leadAmong } from "./made-plays.js";
import { mix, pickBy, shuffledBy } from "./mix.js";
import { type Spread, strew } from "./spread.js";
import {
  dealtToEach,
  deckOf,
  difference,
  ofSuit,
  printedInOrder,
  SEATS,
  seatAfter,
  suitsInPlay,
} from "./table-cards.js";
import { optionsOf, type TableRules } from "./table-rules.js";

/** What a situation is made from: smaller numbers make smaller situations. */
export interface SituationSeed {
  readonly rules: TableRules;
  readonly trump: Trump;
  readonly spread: Spread;
  /** One byte for each printed card. */
  readonly bytes: readonly number[];
  /** Index of the suit that the situation is about; 0 = trumps. */
  readonly suit: number;
  readonly lead: LeadLimits;
  /** How many have played before. */
  readonly earlier: number;
  /** Decides all that is left open. */
  readonly salt: number;
}

/** A situation, with the rules as a request names them and the banker. */
export interface MadeSituation extends Situation {
  readonly rules: TableRules;
  readonly banker: Seat;
}

/** The hand, cut to what a player can hold: cards of other suits go first. */
function cutTo(size: number, suited: readonly number[], others: readonly number[]): number[] {
  return [...suited, ...others].slice(0, size);
}

/** Somebody leads. */
export function leadSituation(seed: SituationSeed): MadeSituation {
  const { rules, trump, spread, bytes, salt } = seed;
  const options = optionsOf(rules);
  const ranking = rankingOf(options, trump);
  const suits = suitsInPlay(trump);
  const suit = suits[seed.suit % suits.length]!;
  const printed = printedInOrder(options, trump);
  const { second } = strew(spread, printed, bytes, (card) => ranking.suitOf(card) === suit);
  const suited = ofSuit(ranking, suit, second);
  const hand = cutTo(dealtToEach(options.sixesRemoved), suited, difference(second, suited));
  const seat = pickBy(salt, SEATS)!;
  const banker = pickBy(salt + 1, SEATS)!;
  return { rules, options, trump, seat, banker, hand: hand.length > 0 ? hand : [printed[0]!], trick: [] };
}

/** Somebody follows, as the second, third or last to play. */
export function followSituation(seed: SituationSeed): MadeSituation {
  const { rules, trump, spread, bytes, salt, lead, earlier } = seed;
  const options = optionsOf(rules);
  const ranking = rankingOf(options, trump);
  const deck = deckOf(options.sixesRemoved);
  const dealt = dealtToEach(options.sixesRemoved);
  const suits = suitsInPlay(trump);
  const suit = suits[seed.suit % suits.length]!;
  const inSuit = (card: number): boolean => ranking.suitOf(card) === suit;
  const { first, second } = strew(spread, printedInOrder(options, trump), bytes, inSuit);

  const leadable = ofSuit(ranking, suit, first);
  if (leadable.length === 0) {
    // Nobody holds all cards of a suit, so there is one to lead if the hand is cut by a card.
    const free = shuffledBy(salt, difference(ofSuit(ranking, suit, deck), second));
    leadable.push(free[0] ?? second.splice(second.findIndex(inSuit), 1)[0]!);
  }
  // An even number, so that what is cut from a tractor leaves one.
  const led = leadAmong(options, trump, leadable, lead, salt).slice(0, dealt - (dealt % 2));
  const n = led.length;

  const suited = ofSuit(ranking, suit, second);
  const cut = cutTo(dealt, suited, difference(second, suited));
  const spare = shuffledBy(salt + 2, difference(deck, [...led, ...cut]));
  const hand = [...cut, ...spare.splice(0, Math.max(0, n - cut.length))];

  const leader = pickBy(salt, SEATS)!;
  const trick: Play[] = [{ seat: leader, cards: led }];
  while (trick.length <= earlier) {
    const pool = difference(deck, [...hand, ...trick.flatMap((play) => play.cards)]);
    const cards = laterPlay({ options, trump, lead: led, pool }, mix(salt, trick.length));
    trick.push({ seat: seatAfter(leader, trick.length), cards });
  }
  const banker = pickBy(salt + 1, SEATS)!;
  return { rules, options, trump, seat: seatAfter(leader, trick.length), banker, hand, trick };
}
