import { type AnyMethod, SERVICES } from "../../src/rpc/registry.js";

/** Requests of one call that are measured together. */
export interface Workload {
  readonly name: string;
  /** As the server has it: its decoder, handler and encoder. */
  readonly method: AnyMethod;
  readonly requests: readonly Buffer[];
  /** What the issue asks for. */
  readonly aim?: Aim;
  /** A line on a request, for people. */
  readonly describe: (request: Buffer) => string;
}

/** A bound on the median of judging, against decoding the same requests or in microseconds. */
export interface Aim {
  readonly of: "ratio" | "judge";
  readonly atMost: number;
}

/** A method of 三打哈's RefereeService as it is served. */
export function servedMethod(name: string): AnyMethod {
  const service = SERVICES.find((each) => each.name === "caipan.sandaha.v1.RefereeService");
  const method = service?.methods[name];
  if (method === undefined) throw new Error(`the RefereeService has no method ${name}`);
  return method;
}

/** The answer to a decoded request; an error if the request is refused as impossible, which no measured one may be. */
export function answer({ handler, path }: AnyMethod, request: unknown): unknown {
  const outcome = handler(request, { locale: "en" });
  if (outcome.kind === "answer") return outcome.response;
  throw new Error(`${path} refused a request of the corpus: ${JSON.stringify(outcome)}`);
}
