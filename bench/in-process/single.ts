import { median, quantile } from "../statistics.js";
import { answer, type Workload } from "./workload.js";

/** A request that took long. */
export interface SlowRequest {
  /** Median over the passes, in microseconds. */
  readonly us: number;
  readonly request: string;
}

/** Judging, each request timed by itself: microseconds, the timer's own time taken off. */
export interface SingleTimes {
  /** Of every timing, with whatever the machine and the garbage collector did meanwhile. */
  readonly p99: number;
  /** Of the requests, each by the median of its timings: how hard requests are. */
  readonly p99OfRequests: number;
  readonly slowest: readonly SlowRequest[];
}

/** How often each request is timed. */
export const PASSES = 11;
const SLOWEST = 5;
const NS_PER_US = 1000;

/** Times each request by itself. */
export function timeSingles({ method, requests, describe }: Workload, timerNs: number): SingleTimes {
  const timings = requests.map(() => new Float64Array(PASSES));
  for (let pass = 0; pass < PASSES; pass++) {
    requests.forEach((bytes, i) => {
      const message = method.decode(bytes);
      const start = process.hrtime.bigint();
      answer(method, message);
      const ns = Number(process.hrtime.bigint() - start);
      timings[i]![pass] = Math.max(0, ns - timerNs) / NS_PER_US;
    });
  }
  const medians = timings.map((ofOne) => median(ofOne));
  const slowest = [...medians.keys()].sort((a, b) => medians[b]! - medians[a]!).slice(0, SLOWEST);
  return {
    p99: quantile(
      timings.flatMap((ofOne) => [...ofOne]),
      0.99,
    ),
    p99OfRequests: quantile(medians, 0.99),
    slowest: slowest.map((i) => ({ us: medians[i]!, request: describe(requests[i]!) })),
  };
}

const TIMER_SAMPLES = 100_000;

/** What timing nothing at all takes, in nanoseconds. */
export function timerOverhead(): number {
  const samples = new Float64Array(TIMER_SAMPLES);
  for (let i = 0; i < TIMER_SAMPLES; i++) {
    const start = process.hrtime.bigint();
    samples[i] = Number(process.hrtime.bigint() - start);
  }
  return median(samples);
}
