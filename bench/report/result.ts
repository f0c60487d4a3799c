import type { StepTimes } from "../in-process/rounds.js";
import type { SingleTimes } from "../in-process/single.js";
import type { Aim } from "../in-process/workload.js";
import type { ServedTimes } from "../served/summary.js";

/** One line of what was measured in process. All times are microseconds of one request. */
export interface InProcessResult extends StepTimes, SingleTimes {
  readonly name: string;
  readonly requests: number;
  readonly aim?: Aim & { readonly met: boolean };
}

/** Everything that a run found out. */
export interface BenchResult {
  readonly machine: MachineText;
  readonly corpus: CorpusCounts;
  /** What timing nothing takes; taken off the times of single requests. */
  readonly timerNs: number;
  readonly inProcess: readonly InProcessResult[];
  readonly served: ServedResult;
}

/** Where it ran. */
export interface MachineText {
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  /** Processes that wanted to run in the minute before the start: more than none were not this bench. */
  readonly loadBefore: number;
}

/** What it ran over. */
export interface CorpusCounts {
  readonly seed: number;
  readonly hands: number;
  readonly plays: number;
  readonly refused: number;
  /** How many refused plays break a rule. */
  readonly rulesBroken: Readonly<Record<string, number>>;
}

/** What h2load measured, or why it did not. */
export type ServedResult =
  | { readonly kind: "skipped"; readonly reason: string }
  | {
      readonly kind: "measured";
      readonly load: string;
      readonly atLeast: number;
      readonly times: readonly ServedTimes[];
    };
