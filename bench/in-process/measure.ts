import type { Corpus } from "../corpus.js";
import type { InProcessResult } from "../report/result.js";
import { type StepTimes, timeRounds } from "./rounds.js";
import { timeSingles } from "./single.js";
import type { Aim } from "./workload.js";
import { workloadsOf } from "./workloads.js";

/** Measures every call without a server. */
export function measureInProcess(
  corpus: Corpus,
  rounds: number,
  timerNs: number,
  onRound: (round: number) => void,
): InProcessResult[] {
  const workloads = workloadsOf(corpus);
  const times = timeRounds(workloads, rounds, onRound);
  return workloads.map((workload) => {
    const steps = times.get(workload)!;
    const result = {
      name: workload.name,
      requests: workload.requests.length,
      ...steps,
      ...timeSingles(workload, timerNs),
    };
    const { aim } = workload;
    return aim === undefined ? result : { ...result, aim: { ...aim, met: isMet(aim, steps) } };
  });
}

function isMet({ of, atMost }: Aim, times: StepTimes): boolean {
  return times[of] <= atMost;
}
