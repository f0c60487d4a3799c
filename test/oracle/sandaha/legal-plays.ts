/** All legal plays of a situation: every candidate is made and judged. */
import { judgeFor, type Situation } from "./judge.js";
import { contains, countSubMultisets, descending, subMultisets } from "./multiset.js";
import { rankingOf } from "./ranking.js";
import type { PlayKind, SuitInPlay } from "./types.js";

/** A legal play, its cards by descending number. */
export interface LegalPlay {
  readonly cards: readonly number[];
  readonly kind: PlayKind;
}

/** The legal plays in canonical order; `certain` of them are no throws. */
export interface LegalPlays {
  readonly plays: readonly LegalPlay[];
  readonly count: number;
  readonly certain: number;
}

/** Cards always played, and cards of which so many more are played in any way. */
interface Source {
  readonly always: readonly number[];
  readonly from: readonly number[];
  readonly sizes: readonly number[];
}

/** 1 to `last`. */
function sizesTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/**
 * Where candidates come from. A lead: any number of cards of one suit, since "cards of more than one suit are never one
 * lead" (6.3). A follow (7.1, 7.2): n cards; all of H and any rest if H has at most n, else all from H.
 */
function sourcesOf(situation: Situation): Source[] {
  const ranking = rankingOf(situation.options, situation.trump);
  const bySuit = new Map<SuitInPlay, number[]>();
  for (const card of situation.hand) {
    const suit = ranking.suitOf(card);
    bySuit.set(suit, [...(bySuit.get(suit) ?? []), card]);
  }
  const lead = situation.trick[0];
  if (lead === undefined) {
    return [...bySuit.values()].map((from) => ({ always: [], from, sizes: sizesTo(from.length) }));
  }
  const n = lead.cards.length;
  const ledSuit = ranking.suitOf(lead.cards[0]!);
  const held = bySuit.get(ledSuit) ?? [];
  if (held.length > n) return [{ always: [], from: held, sizes: [n] }];
  const rest = situation.hand.filter((card) => ranking.suitOf(card) !== ledSuit);
  return [{ always: held, from: rest, sizes: [n - held.length] }];
}

/** Every candidate that chapters 6 and 7 leave once suit and count are looked at. */
function candidatesOf(situation: Situation): number[][] {
  return sourcesOf(situation).flatMap(({ always, from, sizes }) =>
    sizes.flatMap((size) => subMultisets(from, size).map((chosen) => descending([...always, ...chosen]))),
  );
}

/** How many candidates `legalPlays` would judge: ask before, where that may be many. */
export function candidateCount(situation: Situation): number {
  let count = 0;
  for (const { from, sizes } of sourcesOf(situation)) {
    for (const size of sizes) count += countSubMultisets(from, size);
  }
  return count;
}

/** Canonical order: fewer cards first; of one size the one that is higher at the first difference. */
export function compareCanonical(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (const [index, card] of a.entries()) {
    const step = b[index]! - card;
    if (step !== 0) return step;
  }
  return 0;
}

/** Judges every candidate; `candidates` can be given where a test makes its own. */
export function legalPlays(
  situation: Situation,
  including: readonly number[] = [],
  candidates: readonly (readonly number[])[] = candidatesOf(situation),
): LegalPlays {
  const judge = judgeFor(situation);
  const plays: LegalPlay[] = [];
  for (const cards of candidates) {
    if (including.length > 0 && !contains(cards, including)) continue;
    const { kind } = judge(cards);
    if (kind !== undefined) plays.push({ cards, kind });
  }
  plays.sort((a, b) => compareCanonical(a.cards, b.cards));
  return {
    plays,
    count: plays.length,
    certain: plays.filter((play) => play.kind !== "THROW").length,
  };
}

/** Every sub-multiset of the hand, of n cards for a follow and of every size for a lead: for small hands, to test the above. */
export function everySubMultiset(situation: Situation): number[][] {
  const lead = situation.trick[0];
  const sizes = lead === undefined ? sizesTo(situation.hand.length) : [lead.cards.length];
  return sizes.flatMap((size) => subMultisets(situation.hand, size));
}
