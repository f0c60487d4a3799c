/** Throws (chapter 9). */
import {
  cardsOfPairs,
  compareInAnswer,
  comparePrinted,
  pairsAmong,
  topLevel,
  tractorsAmong,
} from "./formation.js";
import { judgePlay } from "./judge.js";
import { difference } from "./multiset.js";
import type { Options } from "./options.js";
import { type Ranking, rankingOf } from "./ranking.js";
import type { Formation, Hand, Seat, Trump, Violation } from "./types.js";

/** Who beats a part, and the lowest formation in his hand that does; of one level the first in ♠♥♣♦ order. */
export interface Beater {
  readonly seat: Seat;
  readonly cards: readonly number[];
}

/** One formation of a throw. */
export interface ThrowPart {
  readonly formation: Formation;
  readonly stands: boolean;
  readonly beatenBy: readonly Seat[];
  readonly beaters: readonly Beater[];
}

/** What came of a throw; when illegal all but the first two are empty. */
export interface ThrowResult {
  readonly legal: boolean;
  readonly violations: readonly Violation[];
  readonly stands: boolean;
  readonly parts: readonly ThrowPart[];
  readonly led: readonly number[];
  readonly returned: readonly number[];
}

/** A throw to be tried. `hands`: all four, before the lead. */
export interface ThrowRequest {
  readonly options: Options;
  readonly trump: Trump;
  readonly leader: Seat;
  readonly hands: readonly Hand[];
  readonly play: readonly number[];
}

/** 下家. */
export function nextSeat(seat: Seat): Seat {
  const next: Readonly<Record<Seat, Seat>> = { 1: 2, 2: 3, 3: 4, 4: 1 };
  return next[seat];
}

/** 9.1: every formation among the trumps of `cards` that has the shape and size of `model` and a higher top. */
function beatingFormations(ranking: Ranking, model: Formation, cards: readonly number[]): Formation[] {
  const trumps = cards.filter((card) => ranking.suitOf(card) === "TRUMP");
  const pairs = pairsAmong(ranking, trumps);
  const all: Formation[] = [];
  switch (model.shape) {
    case "SINGLE":
      for (const card of new Set(trumps)) all.push({ shape: "SINGLE", cards: [card] });
      break;
    case "PAIR":
      for (const pair of pairs) all.push({ shape: "PAIR", cards: [pair.card, pair.card] });
      break;
    case "TRACTOR":
      for (const run of tractorsAmong(ranking, pairs)) {
        if (run.length * 2 === model.cards.length) all.push({ shape: "TRACTOR", cards: cardsOfPairs(run) });
      }
      break;
  }
  // "Equal cards do not beat": the level must be higher, that is a smaller number.
  return all.filter((formation) => topLevel(ranking, formation) < topLevel(ranking, model));
}

/** The lowest formation among the trumps of `cards` that beats `model`; of one level the first in ♠♥♣♦ order. */
export function lowestBeating(
  ranking: Ranking,
  model: Formation,
  cards: readonly number[],
): Formation | undefined {
  return beatingFormations(ranking, model, cards).sort(
    (a, b) => topLevel(ranking, b) - topLevel(ranking, a) || comparePrinted(a.cards, b.cards),
  )[0];
}

/** 9.2: lowest top level; then fewer cards; then the first in ♠♥♣♦ order of the top pair or card. */
function smallestFirst(ranking: Ranking, a: Formation, b: Formation): number {
  return (
    topLevel(ranking, b) - topLevel(ranking, a) ||
    a.cards.length - b.cards.length ||
    a.cards[0]! - b.cards[0]!
  );
}

/** The others in playing order from the leader. */
function othersOf(leader: Seat): Seat[] {
  const second = nextSeat(leader);
  const third = nextSeat(second);
  return [second, third, nextSeat(third)];
}

/** 9.1, 9.2. A lead of one formation stands, unexamined. */
export function checkThrow(request: ThrowRequest): ThrowResult {
  const { options, trump, leader, hands, play } = request;
  const ranking = rankingOf(options, trump);
  const handOf = (seat: Seat): readonly number[] => hands.find((hand) => hand.seat === seat)?.cards ?? [];
  const judged = judgePlay({ options, trump, seat: leader, hand: handOf(leader), trick: [], play });
  if (!judged.legal) {
    return { legal: false, violations: judged.violations, stands: false, parts: [], led: [], returned: [] };
  }
  const formations = [...(judged.formations ?? [])].sort((a, b) => compareInAnswer(ranking, a, b));
  const parts = formations.map((formation): ThrowPart => {
    const beaters: Beater[] = [];
    if (formations.length > 1) {
      for (const seat of othersOf(leader)) {
        const better = lowestBeating(ranking, formation, handOf(seat));
        if (better !== undefined) beaters.push({ seat, cards: better.cards });
      }
    }
    return {
      formation,
      stands: beaters.length === 0,
      beatenBy: beaters.map((beater) => beater.seat),
      beaters,
    };
  });
  const beatable = parts.filter((part) => !part.stands).map((part) => part.formation);
  const smallest = beatable.sort((a, b) => smallestFirst(ranking, a, b))[0];
  const led = smallest === undefined ? [...play] : [...smallest.cards];
  return {
    legal: true,
    violations: [],
    stands: smallest === undefined,
    parts,
    led,
    returned: difference(play, led),
  };
}
