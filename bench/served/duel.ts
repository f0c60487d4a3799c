import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Corpus } from "../corpus.js";
import { type Body, chooseBodies } from "./body.js";
import { startChild } from "./child-server.js";
import { type Contender, contend, type Run, runLoad } from "./contender.js";
import { hasH2load } from "./h2load.js";

/** A run against each server, one directly after the other. */
export interface Bout {
  readonly round: number;
  readonly body: Body;
  readonly referee: Run;
  readonly trivial: Run;
}

const REQUESTS = 8000;
const WARM_UP_REQUESTS = 10_000;

/** Loads the real server and the trivial one in turn; undefined if h2load is not installed. */
export async function duel(
  corpus: Corpus,
  rounds: number,
  onRound: (round: number) => void,
): Promise<Bout[] | undefined> {
  if (!(await hasH2load())) return undefined;
  const directory = mkdtempSync(join(tmpdir(), "caipan-bench-"));
  try {
    return await withServers(chooseBodies(corpus, directory), rounds, onRound);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function withServers(
  bodies: readonly Body[],
  rounds: number,
  onRound: (round: number) => void,
): Promise<Bout[]> {
  const judge = await startChild({});
  try {
    const alike = await startChild({ alike: bodies[0]!.bytes.toString("base64") });
    try {
      const referee = await contend(judge, bodies, true);
      const trivial = await contend(alike, bodies, false);
      return await fight(referee, trivial, bodies, rounds, onRound);
    } finally {
      await alike.stop();
    }
  } finally {
    await judge.stop();
  }
}

async function fight(
  referee: Contender,
  trivial: Contender,
  bodies: readonly Body[],
  rounds: number,
  onRound: (round: number) => void,
): Promise<Bout[]> {
  for (const body of bodies) {
    for (const contender of [referee, trivial]) await runLoad(contender, body, WARM_UP_REQUESTS);
  }
  const bouts: Bout[] = [];
  for (let round = 1; round <= rounds; round++) {
    onRound(round);
    for (const [at, body] of bodies.entries()) {
      // Who is first changes, so that neither always has the quieter machine.
      const [first, second] = (round + at) % 2 === 0 ? [referee, trivial] : [trivial, referee];
      const one = await runLoad(first, body, REQUESTS);
      const two = await runLoad(second, body, REQUESTS);
      const inOrder = first === referee;
      bouts.push({ round, body, referee: inOrder ? one : two, trivial: inOrder ? two : one });
    }
  }
  return bouts;
}
