import type { ReplayHandsRequest, ReplayHandsResponse } from "../../gen/caipan/sandaha/v1/record.js";
import type { Malformed } from "../../gen/caipan/verdict/v1/verdict.js";
import type { StreamHandler } from "../context.js";
import { refusalReason } from "../grpc-status.js";
import { isPrintable } from "../printable.js";
import type { Refusal } from "../refusal.js";
import { reportOn } from "./replay-hand.js";

const LONGEST_ID = 64;

/** RefereeService.ReplayHands: one record of a stream. Whatever it is, it has an answer. */
export const replayHands: StreamHandler<ReplayHandsRequest, ReplayHandsResponse> = (
  { record },
  index,
  { locale },
) => {
  const outcome = reportOn(record, locale);
  const id = record !== undefined && isPrintable(record.id, LONGEST_ID) ? record.id : "";
  if (outcome.kind === "answer") {
    return { id, index, outcome: { $case: "report", value: outcome.response } };
  }
  return { id, index, outcome: { $case: "malformed", value: malformed(outcome) } };
};

function malformed(refusal: Refusal): Malformed {
  const faults = refusal.kind === "invalid" ? [...refusal.faults] : [];
  return { reason: refusalReason(refusal), faults };
}
