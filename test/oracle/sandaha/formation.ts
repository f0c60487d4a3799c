/** Formations (chapter 3): pairs, tractors and the decomposition. */
import { countCards } from "./multiset.js";
import type { Options } from "./options.js";
import { type Ranking, rankingOf } from "./ranking.js";
import type { Formation, Shape, SuitInPlay, Trump } from "./types.js";

/** A pair (3.1): the card that is there twice, with its suit in play and level. */
export interface Pair {
  readonly card: number;
  readonly suit: SuitInPlay;
  readonly level: number;
}

/** By level, high first, then in ♠♥♣♦ order (which is that of the numbers). */
function byRank(ranking: Ranking, a: number, b: number): number {
  return ranking.levelOf(a) - ranking.levelOf(b) || a - b;
}

/** 3.1: every pair among the cards, high to low, of one level in ♠♥♣♦ order. */
export function pairsAmong(ranking: Ranking, cards: readonly number[]): Pair[] {
  const pairs: Pair[] = [];
  for (const [card, copies] of countCards(cards)) {
    if (copies >= 2) pairs.push({ card, suit: ranking.suitOf(card), level: ranking.levelOf(card) });
  }
  return pairs.sort((a, b) => byRank(ranking, a.card, b.card));
}

/** Whether the pairs may stand one after the other in a tractor (3.2, 3.4); of one level they may not (3.3). */
export function neighbours(ranking: Ranking, high: Pair, low: Pair): boolean {
  return high.suit === low.suit && ranking.follows(high.suit, high.level, low.level);
}

/** 3.2: every tractor that can be laid from these pairs, each from its highest pair down. */
export function tractorsAmong(ranking: Ranking, pairs: readonly Pair[]): Pair[][] {
  const found: Pair[][] = [];
  const extend = (run: readonly Pair[], last: Pair): void => {
    if (run.length >= 2) found.push([...run]);
    for (const next of pairs) {
      if (neighbours(ranking, last, next)) extend([...run, next], next);
    }
  };
  for (const first of pairs) extend([first], first);
  return found;
}

/** The two cards of each pair, in the order of the pairs. */
export function cardsOfPairs(pairs: readonly Pair[]): number[] {
  return pairs.flatMap((pair) => [pair.card, pair.card]);
}

/** Level of the highest card (3.6). Formations keep their cards from high to low. */
export function topLevel(ranking: Ranking, formation: Formation): number {
  return ranking.levelOf(formation.cards[0]!);
}

/** Place of each shape in an answer. */
const SHAPE_ORDER: readonly Shape[] = ["TRACTOR", "PAIR", "SINGLE"];

/** Order in an answer: longest tractor, pairs, singles; of one shape and length by level, high first, then ♠♥♣♦. */
export function compareInAnswer(ranking: Ranking, a: Formation, b: Formation): number {
  const byShape = SHAPE_ORDER.indexOf(a.shape) - SHAPE_ORDER.indexOf(b.shape);
  if (byShape !== 0) return byShape;
  if (a.cards.length !== b.cards.length) return b.cards.length - a.cards.length;
  const byLevel = topLevel(ranking, a) - topLevel(ranking, b);
  if (byLevel !== 0) return byLevel;
  return comparePrinted(a.cards, b.cards);
}

/** ♠♥♣♦ order, card by card, of cards whose levels are alike. */
export function comparePrinted(a: readonly number[], b: readonly number[]): number {
  for (const [index, card] of a.entries()) {
    const other = b[index];
    if (other !== undefined && card !== other) return card - other;
  }
  return 0;
}

/** 3.5 with a ranking at hand. All cards are of one suit in play. */
export function decomposeBy(ranking: Ranking, cards: readonly number[]): Formation[] {
  const formations: Formation[] = [];
  let pairs = pairsAmong(ranking, cards);
  const singles = [...cards].sort((a, b) => byRank(ranking, a, b));
  const strikeFromSingles = (taken: readonly number[]): void => {
    for (const card of taken) singles.splice(singles.indexOf(card), 1);
  };
  for (;;) {
    // "Take the longest tractor, again and again"; of equally long ones the first in the order of an answer.
    const tractors = tractorsAmong(ranking, pairs).map(
      (run): Formation => ({ shape: "TRACTOR", cards: cardsOfPairs(run) }),
    );
    const best = tractors.sort((a, b) => compareInAnswer(ranking, a, b))[0];
    if (best === undefined) break;
    formations.push(best);
    strikeFromSingles(best.cards);
    pairs = pairs.filter((pair) => !best.cards.includes(pair.card));
  }
  for (const pair of pairs) {
    formations.push({ shape: "PAIR", cards: [pair.card, pair.card] });
    strikeFromSingles([pair.card, pair.card]);
  }
  for (const card of singles) formations.push({ shape: "SINGLE", cards: [card] });
  return formations.sort((a, b) => compareInAnswer(ranking, a, b));
}

/** 3.5: the decomposition of cards of one suit in play, in the order of an answer. */
export function decompose(options: Options, trump: Trump, cards: readonly number[]): Formation[] {
  return decomposeBy(rankingOf(options, trump), cards);
}
