import { BinaryWriter } from "@bufbuild/protobuf/wire";
import { status as Code, Metadata } from "@grpc/grpc-js";
import { type Any, ErrorInfo } from "nice-grpc-error-details";
import { Status } from "nice-grpc-error-details/lib/proto/google/rpc/status.js";
import type { Fault, Refusal } from "./refusal.js";

/** What grpc-js sends for a call that is not answered. */
export interface GrpcError {
  readonly code: Code;
  readonly details: string;
  readonly metadata: Metadata;
}

const DOMAIN = "caipan";
const DETAILS_KEY = "grpc-status-details-bin";
/** A status travels in headers, of which grpc-java takes 8 KiB: a request can have more faults than fit. */
const MOST_FAULTS = 32;
/** How many of them the status message tells in words. */
const MOST_IN_WORDS = 3;

/** The gRPC status of a refusal, with google.rpc.ErrorInfo and, for faults of form, google.rpc.BadRequest. */
export function refusalStatus(refusal: Refusal): GrpcError {
  switch (refusal.kind) {
    case "invalid": {
      const faults = refusal.faults.slice(0, MOST_FAULTS);
      const reason = refusalReason(refusal);
      return errorStatus(Code.INVALID_ARGUMENT, reason, inWords(refusal.faults), faults);
    }
    case "precondition":
      return errorStatus(Code.FAILED_PRECONDITION, refusal.reason, refusal.description);
    case "not-found":
      return errorStatus(Code.NOT_FOUND, refusal.reason, refusal.description);
  }
}

/** The first faults for people, and how many there are more. */
function inWords(faults: readonly Fault[]): string {
  const told = faults.slice(0, MOST_IN_WORDS).map(({ field, description }) => `${field}: ${description}`);
  const more = faults.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more faults`] : [])].join("; ");
}

/** The reason code of a refusal, as google.rpc.ErrorInfo has it. */
export function refusalReason(refusal: Refusal): string {
  if (refusal.kind !== "invalid") return refusal.reason;
  const unknown = refusal.faults.some((fault) => fault.reason === "UNKNOWN_OPTION");
  return unknown ? "UNKNOWN_OPTION" : "INVALID_REQUEST";
}

/** A status with its details. */
export function errorStatus(
  code: Code,
  reason: string,
  message: string,
  faults: readonly Fault[] = [],
): GrpcError {
  const info = ErrorInfo.fromPartial({ reason, domain: DOMAIN });
  const details = [pack("google.rpc.ErrorInfo", ErrorInfo.encode(info).finish())];
  if (faults.length > 0) details.push(pack("google.rpc.BadRequest", encodeBadRequest(faults)));
  const metadata = new Metadata();
  metadata.set(
    DETAILS_KEY,
    Buffer.from(Status.encode(Status.fromPartial({ code, message, details })).finish()),
  );
  return { code, details: message, metadata };
}

function pack(type: string, value: Uint8Array): Any {
  return { $type: "google.protobuf.Any", typeUrl: `type.googleapis.com/${type}`, value: Buffer.from(value) };
}

const FIELD_VIOLATIONS = 1;
const FIELD = 1;
const DESCRIPTION = 2;
const REASON = 3;
const LENGTH_DELIMITED = 2;

/** google.rpc.BadRequest. By hand, since the library's message does not have the newer field `reason`. */
function encodeBadRequest(faults: readonly Fault[]): Uint8Array {
  const writer = new BinaryWriter();
  for (const { field, description, reason } of faults) {
    writer.tag(FIELD_VIOLATIONS, LENGTH_DELIMITED).fork();
    writer.tag(FIELD, LENGTH_DELIMITED).string(field);
    writer.tag(DESCRIPTION, LENGTH_DELIMITED).string(description);
    writer.tag(REASON, LENGTH_DELIMITED).string(reason);
    writer.join();
  }
  return writer.finish();
}
