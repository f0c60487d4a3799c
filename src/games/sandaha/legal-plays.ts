import { CARD_TABLE_SIZE } from "../../card/playing-card.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Throws } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { type Duty, dutyOf } from "./follow.js";
import { formationsIn } from "./formation-list.js";
import { countBits } from "./holding.js";
import type { Situation } from "./play.js";
import {
  type CardChoice,
  firstOfLattice,
  indexLattice,
  type PlayLattice,
  type PlayList,
} from "./play-lattice.js";
import { bestService } from "./tractor-duty.js";
import { type PlaySuit, suitOf, TRUMP } from "./trump.js";

/** All legal plays of a situation, counted. */
export interface LegalPlays extends PlayList {
  /** How many of them are no throws. */
  readonly certain: number;
}

/**
 * All legal plays of a situation that hold certain cards of the hand, equal cards being equal, in canonical order:
 * fewer cards first; of one size the one whose cards by descending number are higher at the first difference.
 */
export function legalPlays(situation: Situation, including: readonly Card[] = []): LegalPlays {
  const { options, order, hand, lead } = situation;
  if (lead === undefined) return legalLeads(situation, including);
  const duty = dutyOf(options, order, lead, hand);
  const plays = indexLattice(followLattice(situation, duty, including)).ofSize(lead.size);
  return { ...plays, certain: plays.count };
}

/** The first legal play in canonical order. There always is one. */
export function firstLegalPlay(situation: Situation): Card[] {
  const { options, order, hand, lead } = situation;
  if (lead === undefined) return [Math.max(...hand) as Card];
  const duty = dutyOf(options, order, lead, hand);
  return firstOfLattice(followLattice(situation, duty, []), lead.size) ?? [];
}

function followLattice(
  { options, order, hand }: Situation,
  duty: Duty,
  including: readonly Card[],
): PlayLattice {
  const { suit, held, lead, pairs: owed, runs, tractors } = duty;
  const mustGiveAll = duty.cards < lead.size;
  const choices = choicesOf(hand, including, (card, copies) => {
    const ofSuit = suitOf(order, card) === lead.suit;
    const least = ofSuit && mustGiveAll ? copies : 0;
    const most = ofSuit || mustGiveAll ? copies : 0;
    const pair = ofSuit && owed > 0 ? held.two & (order.bitOf[card] as number) : 0;
    return { least, most, pair };
  });
  const serves = (pairs: number): boolean =>
    tractors.length === 0 || isEqual(bestService(suit, pairs, tractors, options.tractorDuty), runs);
  return { choices, allows: (pairs) => countBits(pairs) >= owed && serves(pairs) };
}

function isEqual(given: readonly (readonly number[])[], owed: readonly (readonly number[])[]): boolean {
  return owed.every((runs, t) => runs.every((length, r) => given[t]?.[r] === length));
}

function legalLeads({ options, order, hand }: Situation, including: readonly Card[]): LegalPlays {
  const suits = [...new Set(hand.map((card) => suitOf(order, card)))];
  const leads = suits
    .flatMap((suit) => formationsIn(order, suit, hand))
    .filter((lead) => holds(lead, including))
    .map((lead) => lead.sort((a, b) => b - a));
  const throwable = options.throws === Throws.TRUMPS;
  // Where trumps are thrown, every choice of trumps is a lead; only the other leads are listed one by one.
  const isListed = (suit: PlaySuit): boolean => !(throwable && suit === TRUMP);
  const listed = leads.filter((lead) => isListed(suitOf(order, lead[0] as Card)));
  const trumps = indexLattice({
    choices: choicesOf(hand, including, (card, copies) => ({
      least: 0,
      most: isListed(suitOf(order, card)) ? 0 : copies,
      pair: 0,
    })),
    allows: () => true,
  });
  const lists: PlayList[] = [];
  for (let size = 1; size <= hand.length; size++) {
    const thrown = trumps.ofSize(size);
    let from = 0;
    for (const lead of listed.filter((play) => play.length === size).sort(inCanonicalOrder)) {
      const to = trumps.above(size, lead[0] as Card);
      lists.push(slice(thrown, from, to), {
        count: 1,
        page: () => [lead],
      });
      from = to;
    }
    lists.push(slice(thrown, from, thrown.count));
  }
  return { ...concatenate(lists), certain: leads.length };
}

/** For each printed card of a hand, by descending number, how many of it a play may hold. */
function choicesOf(
  hand: readonly Card[],
  including: readonly Card[],
  limits: (card: Card, copies: number) => Omit<CardChoice, "card">,
): CardChoice[] {
  const held = countCards(hand);
  const wanted = countCards(including);
  const choices: CardChoice[] = [];
  for (let card = CARD_TABLE_SIZE - 1; card > 0; card--) {
    const copies = held[card] as number;
    if (copies === 0) continue;
    const { least, most, pair } = limits(card as Card, copies);
    choices.push({ card: card as Card, least: Math.max(least, wanted[card] as number), most, pair });
  }
  return choices;
}

function countCards(cards: readonly Card[]): Uint8Array {
  const counts = new Uint8Array(CARD_TABLE_SIZE);
  for (const card of cards) counts[card] = (counts[card] as number) + 1;
  return counts;
}

function copiesOf(card: Card, cards: readonly Card[]): number {
  return cards.filter((other) => other === card).length;
}

function holds(play: readonly Card[], cards: readonly Card[]): boolean {
  return cards.every((card) => copiesOf(card, play) >= copiesOf(card, cards));
}

/** Compares different plays of one size whose cards are sorted by descending number. */
function inCanonicalOrder(a: readonly Card[], b: readonly Card[]): number {
  const at = a.findIndex((card, i) => card !== b[i]);
  return (b[at] as Card) - (a[at] as Card);
}

function slice(list: PlayList, from: number, to: number): PlayList {
  const count = to - from;
  return { count, page: (offset, limit) => list.page(from + offset, Math.min(limit, count - offset)) };
}

function concatenate(lists: readonly PlayList[]): PlayList {
  return {
    count: lists.reduce((count, list) => count + list.count, 0),
    page: (offset, limit) => {
      const plays: Card[][] = [];
      let skip = offset;
      for (const list of lists) {
        if (plays.length === limit) break;
        if (skip < list.count) plays.push(...list.page(skip, limit - plays.length));
        skip = Math.max(0, skip - list.count);
      }
      return plays;
    },
  };
}
