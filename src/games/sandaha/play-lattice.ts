import { CARD_TABLE_SIZE } from "../../card/playing-card.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";

/** How many of a printed card a play must and may hold. */
export interface CardChoice {
  readonly card: Card;
  readonly least: number;
  readonly most: number;
  /** The slot of the pair that two of it are, where the lattice looks at pairs; else 0. */
  readonly pair: number;
}

/**
 * A set of plays, given by a choice for each printed card and a condition on the pairs that a play holds whole. It is
 * counted and listed without being enumerated: what can follow after the first cards depends only on how many cards
 * are open and which pairs are in.
 */
export interface PlayLattice {
  /** By descending card number. */
  readonly choices: readonly CardChoice[];
  /** Whether a play may hold just these pairs, a mask of slots. Who may hold some may hold more. */
  readonly allows: (pairs: number) => boolean;
}

/** Plays in canonical order, by place. */
export interface PlayList {
  readonly count: number;
  /** The plays from a place on, at most as many as asked for, by descending card number. */
  readonly page: (offset: number, limit: number) => Card[][];
}

/** The plays of a lattice, by size. */
export interface LatticeIndex {
  readonly ofSize: (size: number) => PlayList;
  /** How many plays of a size hold a card of a higher number than the given one, of which none must hold any. */
  readonly above: (size: number, card: Card) => number;
}

/** Makes the index of a lattice. Work and memory are bounded by choices × sizes × pair masks. */
export function indexLattice({ choices, allows }: PlayLattice): LatticeIndex {
  const known = new Map<number, number>();

  const completions = (at: number, open: number, pairs: number): number => {
    if (open < 0) return 0;
    const key = keyOf(at, open, pairs);
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const choice = choices[at];
    let count = 0;
    if (choice === undefined) count = open === 0 && allows(pairs) ? 1 : 0;
    else
      for (let copies = choice.least; copies <= choice.most; copies++)
        count += completions(at + 1, open - copies, pairsWith(choice, pairs, copies));
    known.set(key, count);
    return count;
  };

  const page = (size: number, offset: number, limit: number): Card[][] => {
    const plays: Card[][] = [];
    let skip = offset;
    const walk = (at: number, open: number, pairs: number, play: readonly Card[]): void => {
      if (plays.length === limit) return;
      const count = completions(at, open, pairs);
      if (skip >= count) {
        skip -= count;
        return;
      }
      const choice = choices[at];
      if (choice === undefined) plays.push([...play]);
      else
        for (let copies = choice.most; copies >= choice.least; copies--)
          walk(at + 1, open - copies, pairsWith(choice, pairs, copies), [
            ...play,
            ...repeat(choice.card, copies),
          ]);
    };
    walk(0, size, 0, []);
    return plays;
  };

  return {
    ofSize: (size) => ({
      count: completions(0, size, 0),
      page: (offset, limit) => page(size, offset, limit),
    }),
    above: (size, card) => {
      const higher = choices.filter((choice) => choice.card > card);
      return completions(0, size, 0) - completions(higher.length, size, 0);
    },
  };
}

/** The first play of a size in a lattice, in canonical order; undefined if it has none. */
export function firstOfLattice({ choices, allows }: PlayLattice, size: number): Card[] | undefined {
  const end = choices.length;
  // What the choices from a place on give at most.
  const most = new Array<number>(end + 1).fill(0);
  const pairsFrom = new Array<number>(end + 1).fill(0);
  for (let at = end - 1; at >= 0; at--) {
    const choice = choices[at] as CardChoice;
    most[at] = (most[at + 1] as number) + choice.most;
    pairsFrom[at] = (pairsFrom[at + 1] as number) | choice.pair;
  }
  const dead = new Set<number>();
  const play: Card[] = [];
  const descend = (at: number, open: number, pairs: number): boolean => {
    const choice = choices[at];
    if (open < 0 || open > (most[at] as number) || !allows(pairs | (pairsFrom[at] as number))) return false;
    if (choice === undefined) return true;
    const key = keyOf(at, open, pairs);
    if (dead.has(key)) return false;
    for (let copies = choice.most; copies >= choice.least; copies--) {
      for (let copy = 0; copy < copies; copy++) play.push(choice.card);
      if (descend(at + 1, open - copies, pairsWith(choice, pairs, copies))) return true;
      play.length -= copies;
    }
    dead.add(key);
    return false;
  };
  return descend(0, size, 0) ? play : undefined;
}

/** One number for a place, the cards still open there, and the pairs that are in. */
function keyOf(at: number, open: number, pairs: number): number {
  return (pairs * CARD_TABLE_SIZE + open) * CARD_TABLE_SIZE + at;
}

function pairsWith(choice: CardChoice, pairs: number, copies: number): number {
  return copies === 2 ? pairs | choice.pair : pairs;
}

function repeat(card: Card, copies: number): Card[] {
  return new Array<Card>(copies).fill(card);
}
