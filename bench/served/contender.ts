import { servedMethod } from "../in-process/workload.js";
import { type Body, FRAME_HEADER_SIZE } from "./body.js";
import type { ChildServer } from "./child-server.js";
import { load } from "./h2load.js";
import { probe } from "./probe.js";

/** A server under load, and how long its answers are. */
export interface Contender {
  readonly server: ChildServer;
  readonly answerSizes: ReadonlyMap<Body, number>;
}

/** One run of h2load, and what it cost the server. */
export interface Run {
  readonly rps: number;
  /** Processor time of the server for a call, in microseconds. */
  readonly cpuUs: number;
}

const { path } = servedMethod("validatePlay");

/** A server, after one call with each body has shown that its gRPC status is OK. */
export async function contend(
  server: ChildServer,
  bodies: readonly Body[],
  judges: boolean,
): Promise<Contender> {
  const answerSizes = new Map<Body, number>();
  for (const body of bodies) answerSizes.set(body, await probe(server.port, path, body, judges));
  return { server, answerSizes };
}

/** Loads a server with a body. Each answer must be there: one with an error status would have no bytes. */
export async function runLoad(
  { server, answerSizes }: Contender,
  body: Body,
  requests: number,
): Promise<Run> {
  const before = await server.cpu();
  const { rps, succeeded, dataBytes } = await load(server.port, path, body.frameFile, requests);
  const cpuUs = ((await server.cpu()) - before) / requests;
  const due = requests * (answerSizes.get(body)! + FRAME_HEADER_SIZE);
  if (succeeded !== requests || dataBytes !== due) {
    throw new Error(
      `of ${requests} calls with a ${body.name} ${succeeded} succeeded, with ${dataBytes} bytes of ${due}`,
    );
  }
  return { rps, cpuUs };
}
