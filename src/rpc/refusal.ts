/** A fault of form in a request, as google.rpc.BadRequest.FieldViolation. */
export interface Fault {
  /** Path in proto names, zero-based: "situation.trick[1].cards[3]". */
  readonly field: string;
  readonly reason: FaultReason;
  /** English, for people. */
  readonly description: string;
}

/** Codes of what can be wrong with a field. */
export type FaultReason =
  | "BAD_ATTEMPT"
  | "BAD_LEAD"
  | "DUPLICATE_SEAT"
  | "INCONSISTENT"
  | "NOT_ALLOWED"
  | "NOT_IN_DECK"
  | "NOT_IN_HAND"
  | "NOT_MULTIPLE_OF_FIVE"
  | "NO_TRUMP_NOT_ALLOWED"
  | "OUT_OF_RANGE"
  | "OUT_OF_TURN"
  | "REQUIRED"
  | "TOO_FEW"
  | "TOO_MANY"
  | "TOO_MANY_COPIES"
  | "UNEQUAL_SIZE"
  | "UNKNOWN_OPTION"
  | "UNKNOWN_VALUE";

/** Why a request is not answered. */
export type Refusal =
  /** INVALID_ARGUMENT: what the caller states cannot be, or is not understood. */
  | { readonly kind: "invalid"; readonly faults: readonly Fault[] }
  /** FAILED_PRECONDITION: well-formed, but not the rules that this server has. */
  | {
      readonly kind: "precondition";
      readonly reason: "REVISION_NOT_SERVED" | "RULESET_MISMATCH";
      readonly description: string;
    }
  /** NOT_FOUND: asks for something that this server does not have. */
  | { readonly kind: "not-found"; readonly reason: "GAME_NOT_SERVED"; readonly description: string };

/** An answer, or why there is none. */
export type Outcome<Response> = { readonly kind: "answer"; readonly response: Response } | Refusal;
