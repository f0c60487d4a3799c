import type { JsonObject } from "@bufbuild/protobuf";

/** What a scenario shows of the clause that it pins: that the clause lets something through, or that it refuses it. */
export const SHOWS = ["accepts", "refuses"] as const;
export type Shows = (typeof SHOWS)[number];

/** The sides of a numeric limit; a limit is pinned when a scenario stands on each. */
export const THRESHOLD_SIDES = ["below", "on", "above"] as const;
export type ThresholdSide = (typeof THRESHOLD_SIDES)[number];

/** A numeric limit, and the side of it on which a scenario stands. */
export interface Threshold {
  readonly name: string;
  readonly side: ThresholdSide;
}

/** One request and what must come out, as written in conformance/scenarios/<game>/<area>.json. */
export interface Scenario {
  /** `<game>/<area>/<words-in-kebab-case>`; permanent. */
  readonly id: string;
  readonly title: string;
  /** Clause ids, at least one; the first is the clause that the scenario pins. */
  readonly clauses: readonly [string, ...string[]];
  readonly shows: Shows;
  readonly threshold?: Threshold;
  /** `<package>.<Service>/<Method>`. */
  readonly call: string;
  /** The request in proto3 JSON. */
  readonly request: JsonObject;
  /** The fields of the answer to compare, in proto3 JSON; or `{"error": …}`. */
  readonly expect: JsonObject;
}

/** One file of the suite. */
export interface ScenarioFile {
  readonly game: string;
  readonly area: string;
  readonly scenarios: readonly Scenario[];
}

/** A scenario with the place that it was read from. */
export interface LoadedScenario extends Scenario {
  readonly game: string;
  readonly area: string;
}

/** The error that a scenario expects instead of an answer. */
export interface ExpectedError {
  /** Name of the gRPC status code: `INVALID_ARGUMENT`. */
  readonly code: string;
  /** google.rpc.ErrorInfo.reason. */
  readonly reason?: string;
  /** The set of field paths in google.rpc.BadRequest. */
  readonly fields?: readonly string[];
}

/** The error that a scenario expects; undefined if it expects an answer. */
export function expectedError(expect: JsonObject): ExpectedError | undefined {
  // The schema holds for every loaded scenario: `error` is an object of this form and stands alone.
  return expect["error"] as ExpectedError | undefined;
}
