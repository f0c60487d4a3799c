import { Bench } from "tinybench";
import { median } from "../statistics.js";
import { chunksOf, STEPS, type Step, timeChunk } from "./chunk.js";
import type { Workload } from "./workload.js";

/** Of one request, in microseconds. */
interface RoundTimes extends Readonly<Record<Step, number>> {
  /** Judging against decoding. */
  readonly ratio: number;
  /** The same of means, in which garbage collection has its part. */
  readonly ratioOfMeans: number;
}

/** Medians of rounds. */
export interface StepTimes extends RoundTimes {
  /** Of the round with the lowest ratio. */
  readonly lowestRatio: number;
  readonly highestRatio: number;
}

const MS_PER_STEP = 100;
const US_PER_MS = 1000;

/**
 * Times each step of each workload by tinybench. In every round all workloads have their turn, and the steps of one
 * directly follow each other, so that a ratio is one of times measured side by side.
 */
export function timeRounds(
  workloads: readonly Workload[],
  rounds: number,
  onRound: (round: number) => void,
): Map<Workload, StepTimes> {
  for (const workload of workloads) timeOnce(workload); // Not counted: the code is being compiled.
  const times = new Map(workloads.map((workload) => [workload, [] as RoundTimes[]]));
  for (let round = 1; round <= rounds; round++) {
    onRound(round);
    for (const [workload, measured] of times) measured.push(timeOnce(workload));
  }
  return new Map([...times].map(([workload, measured]) => [workload, medians(measured)]));
}

function timeOnce(workload: Workload): RoundTimes {
  const bench = new Bench({ time: MS_PER_STEP, warmup: false, throws: true });
  for (const step of STEPS) bench.add(step, chunkTimer(workload, step));
  bench.runSync();
  const { decode, judge, encode } = { decode: us("decode"), judge: us("judge"), encode: us("encode") };
  return {
    decode: decode.median,
    judge: judge.median,
    encode: encode.median,
    ratio: judge.median / decode.median,
    ratioOfMeans: judge.mean / decode.mean,
  };

  function us(step: Step): { readonly median: number; readonly mean: number } {
    const result = bench.getTask(step)?.result;
    if (result?.state !== "completed") throw new Error(`tinybench did not complete ${step}`);
    return { median: result.latency.p50 * US_PER_MS, mean: result.latency.mean * US_PER_MS };
  }
}

/** What tinybench is to call: the sample is the time of one request, the cost that of the chunk with all its steps. */
function chunkTimer(
  workload: Workload,
  step: Step,
): () => { overriddenDuration: number; overriddenIterationCost: number } {
  const chunks = chunksOf(workload);
  let next = 0;
  return () => {
    const chunk = chunks[next++ % chunks.length]!;
    const start = performance.now();
    const overriddenDuration = timeChunk(workload, chunk, step);
    return { overriddenDuration, overriddenIterationCost: performance.now() - start };
  };
}

function medians(measured: readonly RoundTimes[]): StepTimes {
  const of = (field: keyof RoundTimes): number => median(measured.map((times) => times[field]));
  return {
    decode: of("decode"),
    judge: of("judge"),
    encode: of("encode"),
    ratio: of("ratio"),
    ratioOfMeans: of("ratioOfMeans"),
    lowestRatio: Math.min(...measured.map(({ ratio }) => ratio)),
    highestRatio: Math.max(...measured.map(({ ratio }) => ratio)),
  };
}
