import { randomUUID } from "node:crypto";
import { status as Code, type handleUnaryCall, type MethodDefinition } from "@grpc/grpc-js";
import type { Logger } from "pino";
import { errorStatus, refusalStatus } from "../rpc/grpc-status.js";
import { localeOf } from "../rpc/locale.js";
import type { AnyMethod } from "../rpc/registry.js";

/** What stands for a request whose bytes are no message: grpc-js would answer INTERNAL to an exception. */
const UNDECODABLE = Symbol("undecodable");

/** The grpc-js definition of a method. Its decoder never throws. */
export function definitionOf({ path, decode, encode }: AnyMethod): MethodDefinition<unknown, unknown> {
  return {
    path,
    requestStream: false,
    responseStream: false,
    requestDeserialize: (bytes) => {
      try {
        return decode(bytes);
      } catch {
        return UNDECODABLE;
      }
    },
    responseDeserialize: (bytes) => bytes,
    requestSerialize: () => Buffer.alloc(0),
    responseSerialize: encode,
  };
}

/** The one place where a handler's outcome becomes a gRPC answer, and where what escapes it is caught. */
export function adapt({ path, handler }: AnyMethod, log: Logger): handleUnaryCall<unknown, unknown> {
  return (call, callback) => {
    if (call.request === UNDECODABLE) {
      callback(errorStatus(Code.INVALID_ARGUMENT, "UNDECODABLE", "the request is no message of this method"));
      return;
    }
    try {
      const header = call.metadata.get("accept-language")[0];
      const locale = localeOf(typeof header === "string" ? header : undefined);
      const outcome = handler(call.request, { locale });
      if (outcome.kind === "answer") callback(null, outcome.response);
      else callback(refusalStatus(outcome));
    } catch (error) {
      // A defect: the caller gets an id, the log gets the cause.
      const id = randomUUID();
      log.error({ err: error, id, path }, "call failed");
      callback(errorStatus(Code.INTERNAL, "INTERNAL", `internal error ${id}`));
    }
  };
}
