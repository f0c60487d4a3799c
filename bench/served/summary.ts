import { median } from "../statistics.js";
import type { Run } from "./contender.js";
import type { Bout } from "./duel.js";

/** Medians of rounds. */
export interface ServedTimes {
  readonly name: string;
  readonly rounds: number;
  readonly refereeRps: number;
  readonly trivialRps: number;
  /** Throughput of the referee against the trivial handler: the median of the ratios of single rounds. */
  readonly ratio: number;
  readonly refereeCpuUs: number;
  readonly trivialCpuUs: number;
}

/** What all requests come to together, and the legal and the refused ones. */
export function summarise(bouts: readonly Bout[]): ServedTimes[] {
  return [
    times("all six", bouts, () => true),
    times("legal", bouts, ({ body }) => !body.refused),
    times("refused", bouts, ({ body }) => body.refused),
  ];
}

function times(name: string, all: readonly Bout[], belongs: (bout: Bout) => boolean): ServedTimes {
  const chosen = all.filter(belongs);
  const measured = [...new Set(chosen.map(({ round }) => round))].map((round) => {
    const bouts = chosen.filter((bout) => bout.round === round);
    return {
      referee: together(bouts.map(({ referee }) => referee)),
      trivial: together(bouts.map(({ trivial }) => trivial)),
    };
  });
  return {
    name,
    rounds: measured.length,
    refereeRps: median(measured.map(({ referee }) => referee.rps)),
    trivialRps: median(measured.map(({ trivial }) => trivial.rps)),
    ratio: median(measured.map(({ referee, trivial }) => referee.rps / trivial.rps)),
    refereeCpuUs: median(measured.map(({ referee }) => referee.cpuUs)),
    trivialCpuUs: median(measured.map(({ trivial }) => trivial.cpuUs)),
  };
}

/** Runs of equally many requests as if they were one. */
function together(runs: readonly Run[]): Run {
  const sum = (value: (run: Run) => number): number => runs.reduce((total, run) => total + value(run), 0);
  return { rps: runs.length / sum(({ rps }) => 1 / rps), cpuUs: sum(({ cpuUs }) => cpuUs) / runs.length };
}
