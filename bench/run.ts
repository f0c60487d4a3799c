import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { countCorpus } from "./corpus/count.js";
import { CORPUS_SEED, CORPUS_SIZE, type Corpus, makeCorpus } from "./corpus.js";
import { measureInProcess } from "./in-process/measure.js";
import { timerOverhead } from "./in-process/single.js";
import { machineText } from "./machine.js";
import type { BenchResult, ServedResult } from "./report/result.js";
import { resultText } from "./report/text.js";
import { duel } from "./served/duel.js";
import { LOAD_TEXT } from "./served/h2load.js";
import { summarise } from "./served/summary.js";

const SERVED_AT_LEAST = 0.85;

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "7" },
    "in-process": { type: "boolean", default: false },
    out: { type: "string", default: "reports/bench.json" },
  },
});

const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError("--rounds takes a whole number from 1");
const result = await measure(rounds, values["in-process"]);
const json = `${JSON.stringify(result, undefined, 2)}\n`;
writeFileSync(values.out, json);
process.stdout.write(values.json ? json : `${resultText(result)}\n\nAs JSON: ${values.out}\n`);

async function measure(count: number, inProcessOnly: boolean): Promise<BenchResult> {
  const machine = machineText();
  const corpus = makeCorpus(CORPUS_SIZE, CORPUS_SEED);
  const timerNs = timerOverhead();
  const inProcess = measureInProcess(corpus, count, timerNs, progress("in process", count));
  const served: ServedResult = inProcessOnly
    ? { kind: "skipped", reason: "--in-process" }
    : await measureServed(corpus, count);
  return { machine, corpus: countCorpus(corpus, CORPUS_SEED), timerNs, inProcess, served };
}

async function measureServed(corpus: Corpus, count: number): Promise<ServedResult> {
  const bouts = await duel(corpus, count, progress("served", count));
  if (bouts === undefined) {
    return { kind: "skipped", reason: "h2load not installed (Debian package nghttp2-client)" };
  }
  return { kind: "measured", load: LOAD_TEXT, atLeast: SERVED_AT_LEAST, times: summarise(bouts) };
}

function progress(what: string, count: number): (round: number) => void {
  return (round) => process.stderr.write(`${what}: round ${round} of ${count}\n`);
}
