import { TractorDuty } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { longestRun, pairLevels, runSlots, runStarts, SHORTEST_RUN } from "./run.js";
import type { SuitOrder } from "./trump.js";

/**
 * The best service of led tractors (sandaha.follow.tractors): for each the lengths of the runs that pairs can give it,
 * longest first. Among all ways to choose the runs the one whose lists are greatest, number by number.
 *
 * Every way that keeps up with the best so far is carried on, as the pairs that it leaves: which stretch of a long run
 * is taken for one tractor decides what is there for the next.
 *
 * @param pairs slots of the pairs that may serve
 * @param tractors lengths in pairs, longest first
 */
export function bestService(
  suit: SuitOrder,
  pairs: number,
  tractors: readonly number[],
  duty: TractorDuty,
): number[][] {
  if (tractors.length === 0) return [];
  let ways: ReadonlySet<number> = new Set([pairs]);
  return tractors.map((tractor) => {
    const runs: number[] = [];
    for (let open = tractor; ; ) {
      const run = Math.min(open, longestOf(suit, ways));
      if (run < SHORTEST_RUN) return runs;
      if (duty === TractorDuty.LED_LENGTH && run !== tractor) return runs;
      runs.push(run);
      open -= run;
      ways = withoutRun(suit, ways, run);
    }
  });
}

function longestOf(suit: SuitOrder, ways: ReadonlySet<number>): number {
  let longest = 0;
  for (const pairs of ways) longest = Math.max(longest, longestRun(pairLevels(suit, pairs)));
  return longest;
}

/** What is left after each way to take a run of a length out of each of the ways. */
function withoutRun(suit: SuitOrder, ways: ReadonlySet<number>, length: number): Set<number> {
  const left = new Set<number>();
  for (const pairs of ways) {
    let starts = runStarts(pairLevels(suit, pairs), length);
    for (; starts !== 0; starts &= starts - 1) {
      const lowest = 31 - Math.clz32(starts & -starts);
      left.add(pairs & ~runSlots(suit, pairs, lowest, length));
    }
  }
  return left;
}
