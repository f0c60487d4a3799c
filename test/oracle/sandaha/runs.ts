/** 7.3 b and c: what runs cards can give to the led tractors. Every way to choose them is looked at. */
import { type Pair, pairsAmong, tractorsAmong } from "./formation.js";
import type { Options } from "./options.js";
import type { Ranking } from "./ranking.js";

/** For each led tractor the lengths of its runs, longest first. */
export type Service = readonly (readonly number[])[];

/** The first number at which `played` falls short of `owed`, all indexes 1-based. */
export interface Shortfall {
  readonly tractor: number;
  readonly run: number;
  readonly owed: number;
  readonly played: number;
}

/** "Compare number by number … a list that goes on beats one that stops": negative if `a` is the lesser. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const step = (a[index] ?? 0) - (b[index] ?? 0);
    if (step !== 0) return step;
  }
  return 0;
}

/** "The first tractor's list to its end before the second's": negative if `a` is the lesser. */
export function compareServices(a: Service, b: Service): number {
  for (let tractor = 0; tractor < Math.max(a.length, b.length); tractor++) {
    const step = compareLists(a[tractor] ?? [], b[tractor] ?? []);
    if (step !== 0) return step;
  }
  return 0;
}

/** Where `played` first falls short of `owed`; undefined when it reaches it. */
export function shortfall(owed: Service, played: Service): Shortfall | undefined {
  for (const [tractor, owedList] of owed.entries()) {
    const playedList = played[tractor] ?? [];
    for (let run = 0; run < Math.max(owedList.length, playedList.length); run++) {
      const due = owedList[run] ?? 0;
      const given = playedList[run] ?? 0;
      if (given > due) return undefined;
      if (given < due) return { tractor: tractor + 1, run: run + 1, owed: due, played: given };
    }
  }
  return undefined;
}

/** Every set of disjoint runs for one led tractor of `k` pairs, the empty set too. */
function choicesFor(ranking: Ranking, options: Options, k: number, pairs: readonly Pair[]): Pair[][][] {
  const runs = tractorsAmong(ranking, pairs).filter((run) =>
    // 7.3 c: "only a run of exactly k pairs serves a tractor of k".
    options.tractorDuty === "LED_LENGTH" ? run.length === k : run.length <= k,
  );
  const choices: Pair[][][] = [];
  const choose = (from: number, chosen: readonly Pair[][], total: number): void => {
    choices.push([...chosen]);
    const used = new Set(chosen.flat());
    for (let index = from; index < runs.length; index++) {
      const run = runs[index]!;
      // "No pair is used twice, and a tractor of k pairs gets runs of at most k pairs together."
      if (total + run.length > k || run.some((pair) => used.has(pair))) continue;
      choose(index + 1, [...chosen, run], total + run.length);
    }
  };
  choose(0, [], 0);
  return choices;
}

/**
 * The function that gives the best service of any cards for led tractors of these numbers of pairs, longest first.
 * Runs see nothing of a pair but its level, so what was found for one set of levels is kept for the next.
 */
export function bestServiceFor(
  ranking: Ranking,
  options: Options,
  ledTractors: readonly number[],
): (cards: readonly number[]) => Service {
  const kept = new Map<string, Service>();
  const best = (tractor: number, pairs: readonly Pair[]): Service => {
    const k = ledTractors[tractor];
    if (k === undefined) return [];
    const key = `${tractor}: ${pairs.map((pair) => pair.level).join(" ")}`;
    const old = kept.get(key);
    if (old !== undefined) return old;
    let found: Service | undefined;
    for (const choice of choicesFor(ranking, options, k, pairs)) {
      const used = new Set(choice.flat());
      const list = choice.map((run) => run.length).sort((a, b) => b - a);
      // A list that is already less than the best one's cannot be made good by the later tractors.
      if (found !== undefined && compareLists(list, found[0]!) < 0) continue;
      const rest = best(
        tractor + 1,
        pairs.filter((pair) => !used.has(pair)),
      );
      const service: Service = [list, ...rest];
      if (found === undefined || compareServices(service, found) > 0) found = service;
    }
    kept.set(key, found!);
    return found!;
  };
  return (cards) => best(0, pairsAmong(ranking, cards));
}
