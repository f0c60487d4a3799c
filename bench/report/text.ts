import { PASSES } from "../in-process/single.js";
import { columns } from "./columns.js";
import type { BenchResult, CorpusCounts, InProcessResult, MachineText, ServedResult } from "./result.js";

/** A run's result for people. */
export function resultText({ machine, corpus, timerNs, inProcess, served }: BenchResult): string {
  return [
    machineText(machine),
    corpusText(corpus),
    `In process, µs of one request\n${inProcessTable(inProcess)}`,
    `decode, judge, encode: medians of rounds, each the median over chunks of 50 requests by tinybench; judge is from the
decoded request to the finished answer. ratio is judge / decode measured side by side, rounds the lowest and highest of
one round, with GC that of means, in which garbage collection has its part. p99: judging, each request timed by itself
${PASSES} times, the timer's ${timerNs} ns taken off: "any" of all timings, with whatever the machine did meanwhile, "hard" of
the requests, each by its median.`,
    `Slowest requests, µs to judge, medians of their timings\n${slowestText(inProcess)}`,
    `Served\n${servedText(served)}`,
    "Times are of this machine at this hour. Compare ratios.",
  ].join("\n\n");
}

function machineText({ node, cpu, cores, loadBefore }: MachineText): string {
  return `Node ${node}, ${cores} × ${cpu}; load before the start ${loadBefore.toFixed(2)}`;
}

function corpusText({ seed, hands, plays, refused, rulesBroken }: CorpusCounts): string {
  const broken = Object.entries(rulesBroken).map(([rule, times]) => `${rule} ${times}`);
  return `Corpus: seed ${seed}, ${hands} hands, ${plays} plays, ${refused} of them refused\n(${broken.join(", ")})`;
}

function inProcessTable(results: readonly InProcessResult[]): string {
  const head = [
    "",
    "requests",
    "decode",
    "judge",
    "ratio",
    "of rounds",
    "with GC",
    "encode",
    "p99 any",
    "p99 hard",
    "aim",
  ];
  const rows = results.map((result) => {
    const { name, requests, decode, judge, ratio, ratioOfMeans, encode, p99, p99OfRequests } = result;
    const range = `${result.lowestRatio.toFixed(2)}–${result.highestRatio.toFixed(2)}`;
    const before = [decode, judge, ratio].map(twoPlaces);
    const after = [ratioOfMeans, encode, p99, p99OfRequests].map(twoPlaces);
    return [name, `${requests}`, ...before, range, ...after, aimText(result)];
  });
  return columns([head, ...rows]);
}

function twoPlaces(number: number): string {
  return number.toFixed(2);
}

function aimText({ aim }: InProcessResult): string {
  if (aim === undefined) return "";
  const bound = aim.of === "ratio" ? `ratio ≤ ${aim.atMost}` : `judge ≤ ${aim.atMost} µs`;
  return `${bound}: ${aim.met ? "met" : "missed"}`;
}

function slowestText(results: readonly InProcessResult[]): string {
  return results
    .map(({ name, slowest }) =>
      [name, ...slowest.map(({ us, request }) => `  ${us.toFixed(2).padStart(8)}  ${request}`)].join("\n"),
    )
    .join("\n");
}

function servedText(served: ServedResult): string {
  if (served.kind === "skipped") return `skipped: ${served.reason}`;
  const head = [
    "plays",
    "rounds",
    "referee/s",
    "trivial/s",
    "ratio",
    "referee µs CPU",
    "trivial µs CPU",
    `≥ ${served.atLeast}`,
  ];
  const rows = served.times.map((times) => [
    times.name,
    `${times.rounds}`,
    times.refereeRps.toFixed(0),
    times.trivialRps.toFixed(0),
    times.ratio.toFixed(3),
    times.refereeCpuUs.toFixed(1),
    times.trivialCpuUs.toFixed(1),
    times.ratio >= served.atLeast ? "met" : "missed",
  ]);
  return `${columns([head, ...rows])}
ValidatePlay against the same server with a handler that gives every call the same answer, that to a legal play. By
h2load, ${served.load}, six requests in turn, four legal, each to one server and then to the other;
every gRPC status was checked. Throughput is that of the requests together, medians of rounds.`;
}
