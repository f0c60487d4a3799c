import type { DescMethod } from "@bufbuild/protobuf";
import { type Expectation, readExpectation } from "./expectation.js";
import { findMethod } from "./registry.js";
import type { LoadedScenario } from "./scenario.js";
import { encodeRequest } from "./strict-json.js";

/** A scenario that can be run. */
export interface PreparedScenario {
  readonly scenario: LoadedScenario;
  readonly method: DescMethod;
  /** The request as it goes over the wire. */
  readonly request: Uint8Array;
  readonly expectation: Expectation;
}

/** A scenario that can be run, or why it cannot. */
export type Preparation =
  | { readonly kind: "prepared"; readonly prepared: PreparedScenario }
  | { readonly kind: "refused"; readonly part: "call" | "request" | "expect"; readonly reason: string };

/** Looks the call up, encodes the request and reads the expectation. */
export function prepare(scenario: LoadedScenario): Preparation {
  const method = findMethod(scenario.call);
  if (method === undefined) {
    return { kind: "refused", part: "call", reason: `the interface has no unary call ${scenario.call}` };
  }
  const request = encodeRequest(method.input, scenario.request);
  if (request.kind === "refused") return { kind: "refused", part: "request", reason: request.reason };
  const expectation = readExpectation(method.output, scenario.expect);
  if (expectation.kind === "refused") return { kind: "refused", part: "expect", reason: expectation.reason };
  return { kind: "prepared", prepared: { scenario, method, request: request.bytes, expectation } };
}
