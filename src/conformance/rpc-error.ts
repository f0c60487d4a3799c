import { type Metadata, status } from "@grpc/grpc-js";
import { BadRequest, ErrorInfo } from "nice-grpc-error-details";
import { Status } from "nice-grpc-error-details/lib/proto/google/rpc/status.js";

/** An error status as a scenario speaks of it. */
export interface RpcError {
  /** Name of the gRPC status code. */
  readonly code: string;
  /** google.rpc.ErrorInfo.reason; undefined if the error carries no ErrorInfo that can be read. */
  readonly reason: string | undefined;
  /** google.rpc.ErrorInfo.domain; undefined likewise. */
  readonly domain: string | undefined;
  /** The field paths in google.rpc.BadRequest, as sent. */
  readonly fields: readonly string[];
  /** The status message, for people: shown in reports, never compared. */
  readonly message: string;
}

const DETAILS_KEY = "grpc-status-details-bin";
const ERROR_INFO = "type.googleapis.com/google.rpc.ErrorInfo";
const BAD_REQUEST = "type.googleapis.com/google.rpc.BadRequest";

/** The name of a gRPC status code; the number itself for one that gRPC does not have. */
export function statusName(code: number): string {
  return status[code] ?? String(code);
}

/** Reads an error status with the details that it carries in `grpc-status-details-bin`. */
export function readRpcError(code: number, message: string, metadata: Metadata): RpcError {
  const details = readDetails(metadata);
  return {
    code: statusName(code),
    reason: details?.info?.reason,
    domain: details?.info?.domain,
    fields: details?.request?.fieldViolations.map((violation) => violation.field) ?? [],
    message,
  };
}

/** The details as far as they can be read: bytes of another server may be anything. */
function readDetails(
  metadata: Metadata,
): { info: ErrorInfo | undefined; request: BadRequest | undefined } | undefined {
  const [bytes] = metadata.get(DETAILS_KEY);
  if (bytes === undefined || typeof bytes === "string") return undefined;
  try {
    const { details } = Status.decode(bytes);
    const info = details.find((detail) => detail.typeUrl === ERROR_INFO);
    const request = details.find((detail) => detail.typeUrl === BAD_REQUEST);
    return {
      info: info && ErrorInfo.decode(info.value),
      request: request && BadRequest.decode(request.value),
    };
  } catch {
    return undefined;
  }
}
