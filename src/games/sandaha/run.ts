import { levelsOf, type SuitOrder, slotAt } from "./trump.js";

/** The fewest pairs that make a run: a tractor has at least two (sandaha.formation.tractor). */
export const SHORTEST_RUN = 2;

/** The levels of the pairs in a mask of slots that may stand in a tractor. */
export function pairLevels(suit: SuitOrder, pairs: number): number {
  return levelsOf(suit, pairs) & suit.linked;
}

/** The lowest levels of all runs of a length, as a mask, among levels. */
export function runStarts(levels: number, length: number): number {
  let starts = levels;
  for (let k = 1; k < length; k++) starts &= levels >> k;
  return starts;
}

/** The length of the longest run of neighbouring levels; 0 for none at all, 1 where nothing is next to anything. */
export function longestRun(levels: number): number {
  let length = 0;
  for (let rest = levels; rest !== 0; rest &= rest >> 1) length++;
  return length;
}

/** The slots of the pairs of a run: at each of its levels the first pair in ♠♥♣♦ order. */
export function runSlots(suit: SuitOrder, pairs: number, lowest: number, length: number): number {
  let slots = 0;
  for (let level = lowest; level < lowest + length; level++) slots |= slotAt(suit, pairs, level);
  return slots;
}
