import { status as Code } from "@grpc/grpc-js";
import type { GrpcError } from "./grpc-status.js";
import { errorStatus, refusalStatus } from "./grpc-status.js";
import { localeOf } from "./locale.js";
import { SERVICES } from "./registry.js";

/** What a call made without a server comes to: bytes of the answer, or the status that a server would send. */
export type InProcessAnswer =
  | { readonly kind: "answer"; readonly bytes: Uint8Array }
  | { readonly kind: "error"; readonly error: GrpcError };

/**
 * Answers a unary call as the server would, in this process and without a socket.
 *
 * @param call `<package>.<Service>/<Method>`
 * @param acceptLanguage header that chooses the language of messages
 */
export function answerInProcess(call: string, request: Uint8Array, acceptLanguage?: string): InProcessAnswer {
  const path = `/${call}`;
  const method = SERVICES.flatMap((service) => Object.values(service.methods)).find(
    (each) => each.path === path,
  );
  if (method === undefined)
    return { kind: "error", error: errorStatus(Code.UNIMPLEMENTED, "UNIMPLEMENTED", call) };
  const outcome = method.handler(method.decode(Buffer.from(request)), { locale: localeOf(acceptLanguage) });
  if (outcome.kind === "answer") return { kind: "answer", bytes: method.encode(outcome.response) };
  return { kind: "error", error: refusalStatus(outcome) };
}
