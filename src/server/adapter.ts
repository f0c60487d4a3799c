import { randomUUID } from "node:crypto";
import {
  status as Code,
  type handleBidiStreamingCall,
  type handleUnaryCall,
  type Metadata,
  type MethodDefinition,
} from "@grpc/grpc-js";
import type { Logger } from "pino";
import { errorStatus, type GrpcError, refusalStatus } from "../rpc/grpc-status.js";
import { localeOf } from "../rpc/locale.js";
import type { AnyMethod, AnyStream } from "../rpc/registry.js";
import type { Locale } from "../rulebook/template.js";

/** What stands for a request whose bytes are no message: grpc-js would answer INTERNAL to an exception. */
const UNDECODABLE = Symbol("undecodable");

/** The grpc-js definition of a method, unary or streaming both ways. Its decoder never throws. */
export function definitionOf(
  { path, decode, encode }: AnyMethod | AnyStream,
  streams: boolean,
): MethodDefinition<unknown, unknown> {
  return {
    path,
    requestStream: streams,
    responseStream: streams,
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
      callback(undecodable());
      return;
    }
    try {
      const outcome = handler(call.request, { locale: localeIn(call.metadata) });
      if (outcome.kind === "answer") callback(null, outcome.response);
      else callback(refusalStatus(outcome));
    } catch (error) {
      callback(defect(error, path, log));
    }
  };
}

/** As adapt, for a stream: answers in order, no faster than the caller reads, and ends only on undecodable bytes. */
export function adaptStream(
  { path, handler }: AnyStream,
  log: Logger,
): handleBidiStreamingCall<unknown, unknown> {
  return (call) => {
    const context = { locale: localeIn(call.metadata) };
    let index = 0;
    let failed = false;
    const fail = (error: GrpcError): void => {
      failed = true;
      call.emit("error", error);
    };
    call.on("data", (request: unknown) => {
      if (failed) return;
      if (request === UNDECODABLE) {
        fail(undecodable());
        return;
      }
      try {
        if (call.write(handler(request, index++, context))) return;
      } catch (error) {
        fail(defect(error, path, log));
        return;
      }
      // What the caller has not read yet is not added to: memory stays flat whatever the length of the stream.
      call.pause();
      call.once("drain", () => call.resume());
    });
    call.on("end", () => {
      if (!failed) call.end();
    });
  };
}

function localeIn(metadata: Metadata): Locale {
  const [header] = metadata.get("accept-language");
  return localeOf(typeof header === "string" ? header : undefined);
}

function undecodable(): GrpcError {
  return errorStatus(Code.INVALID_ARGUMENT, "UNDECODABLE", "the request is no message of this method");
}

/** A defect of this program: the caller gets an id, the log gets the cause. */
function defect(error: unknown, path: string, log: Logger): GrpcError {
  const id = randomUUID();
  log.error({ err: error, id, path }, "call failed");
  return errorStatus(Code.INTERNAL, "INTERNAL", `internal error ${id}`);
}
