import { pairsAmong, tractorsAmong } from "../../oracle/sandaha/formation.js";
import type { Situation } from "../../oracle/sandaha/index.js";
import { decompose } from "../../oracle/sandaha/index.js";
import { rankingOf } from "../../oracle/sandaha/ranking.js";
import { formationsLike, leadAmong } from "./made-plays.js";
import { mix, pickBy, shuffledBy } from "./mix.js";
import { difference, ofSuit } from "./table-cards.js";

/** Ways in which a player chooses cards, dutiful or not. */
export const MANNERS = [
  "runs first",
  "pairs first",
  "of the suit",
  "one changed",
  "any",
  "wrong count",
  "not in hand",
] as const;
/** How a player chooses cards. */
export type Manner = (typeof MANNERS)[number];

/** A choice of cards, to be made in any situation. */
export interface TriedPlay {
  readonly manner: Manner;
  readonly salt: number;
}

/** Numbers that are no card of a deck, and cards that may be missing in it or in the hand. */
const STRANGE = [0, 3, 79, 82, 127, 128, 1000, -1, 22, 18, 81, 23];

/** The cards that are put down. At least one. */
export function cardsTried(situation: Situation, { manner, salt }: TriedPlay): number[] {
  return situation.trick.length === 0
    ? ledBy(situation, manner, salt)
    : followedBy(situation, manner, salt, situation.trick[0]!.cards);
}

function ledBy({ options, trump, hand }: Situation, manner: Manner, salt: number): number[] {
  const ranking = rankingOf(options, trump);
  const suits = [...new Set(hand.map((card) => ranking.suitOf(card)))];
  const suited = ofSuit(ranking, pickBy(salt, suits)!, hand);
  const some = (cards: readonly number[]): number[] =>
    shuffledBy(salt, cards).slice(0, 1 + (mix(salt, 3) % cards.length));
  const formations = decompose(options, trump, suited);
  const longest = 2 + (mix(salt, 9) % 9);
  switch (manner) {
    case "runs first":
      return [...pickBy(salt + 1, formations)!.cards];
    case "pairs first":
      return leadAmong(
        options,
        trump,
        suited,
        { parts: 1 + (mix(salt, 4) % formations.length), longest },
        salt,
      );
    case "of the suit":
      return some(suited);
    case "one changed":
      return changed(hand, leadAmong(options, trump, suited, { parts: 1, longest }, salt), salt);
    case "any":
    case "wrong count":
      return some(hand);
    case "not in hand":
      return withStrangers(some(suited), salt);
  }
}

function followedBy(situation: Situation, manner: Manner, salt: number, led: readonly number[]): number[] {
  const { options, trump, hand } = situation;
  const ranking = rankingOf(options, trump);
  const n = led.length;
  const held = ofSuit(ranking, ranking.suitOf(led[0]!), hand);
  if (held.length === 0 && (manner === "runs first" || manner === "pairs first")) {
    const [model] = decompose(options, trump, led);
    const ruff = pickBy(salt, formationsLike(ranking, model!, ofSuit(ranking, "TRUMP", hand)));
    if (ruff?.cards.length === n) return [...ruff.cards];
  }
  const rest = shuffledBy(salt, difference(hand, held));
  const pairs = shuffledBy(
    salt,
    pairsAmong(ranking, held).map((pair) => pair.card),
  ).flatMap((card) => [card, card]);
  const runs = tractorsAmong(ranking, pairsAmong(ranking, held));
  const inRuns = shuffledBy(salt, [...runs.keys()])
    .flatMap((index) => runs[index]!)
    .flatMap(({ card }) => [card, card]);
  /** So many cards, those named first, each only as often as it is held. */
  const first = (...cards: readonly number[]): number[] => {
    const left = [...held];
    const chosen: number[] = [];
    for (const card of [...cards, ...shuffledBy(salt, held)]) {
      const at = left.indexOf(card);
      if (at === -1 || chosen.length === n) continue;
      chosen.push(...left.splice(at, 1));
    }
    return [...chosen, ...rest].slice(0, n);
  };
  switch (manner) {
    case "runs first":
      return first(...inRuns, ...pairs);
    case "pairs first":
      return first(...pairs);
    case "of the suit":
      return first();
    case "one changed":
      return changed(hand, first(...inRuns, ...pairs), salt);
    case "any":
      return shuffledBy(salt, hand).slice(0, n);
    case "wrong count":
      return shuffledBy(salt, hand).slice(0, 1 + (mix(salt, 5) % hand.length));
    case "not in hand":
      return withStrangers(first(), salt);
  }
}

/** A play in which a card, or both of a pair, are given for others of the hand. */
function changed(hand: readonly number[], play: readonly number[], salt: number): number[] {
  const kept = difference(hand, play);
  const out = shuffledBy(salt + 1, play);
  const into = shuffledBy(salt + 1, kept);
  const count = Math.min(1 + (mix(salt, 6) % 2), into.length, out.length);
  return [...out.slice(count), ...into.slice(0, count)];
}

function withStrangers(play: readonly number[], salt: number): number[] {
  const count = 1 + (mix(salt, 7) % 2);
  const strange = Array.from({ length: count }, (_, k) => pickBy(salt + k, STRANGE)!);
  // Now instead of cards of the play, now beside them.
  return [...play.slice(mix(salt, 8) % 2 === 0 ? count : 0), ...strange];
}
