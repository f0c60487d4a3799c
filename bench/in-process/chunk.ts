import { answer, type Workload } from "./workload.js";

/** What is done to a request. */
export const STEPS = ["decode", "judge", "encode"] as const;
/** One of them. */
export type Step = (typeof STEPS)[number];

// So few that a message is judged soon after it was decoded, as a server does it: judged long after, it would have to
// come from main memory first. So many that reading the clock does not count.
const CHUNK = 50;

/** The requests of a workload, a few at a time. */
export function chunksOf({ requests }: Workload): Buffer[][] {
  const count = Math.ceil(requests.length / CHUNK);
  // The last takes the first ones again, so that all are of one size.
  const again = [...requests, ...requests];
  return Array.from({ length: count }, (_, i) => again.slice(i * CHUNK, (i + 1) * CHUNK));
}

/** Decodes, judges and encodes requests, and tells how many ms one of the steps took of one request. */
export function timeChunk({ method }: Workload, chunk: readonly Buffer[], timed: Step): number {
  const { decode, encode } = method;
  const start = performance.now();
  const messages = chunk.map((bytes) => decode(bytes));
  const decoded = performance.now();
  const answers = messages.map((message) => answer(method, message));
  const judged = performance.now();
  for (const response of answers) encode(response);
  const encoded = performance.now();
  const spent = { decode: decoded - start, judge: judged - decoded, encode: encoded - judged };
  return spent[timed] / chunk.length;
}
