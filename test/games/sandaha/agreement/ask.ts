import type { Handler } from "../../../../src/rpc/context.js";

/** The answer of a handler to a request that it must not refuse. */
export function ask<Request, Response>(handler: Handler<Request, Response>, request: Request): Response {
  const outcome = handler(request, { locale: "en" });
  if (outcome.kind !== "answer") throw new Error(`refused: ${JSON.stringify(outcome)}`);
  return outcome.response;
}
