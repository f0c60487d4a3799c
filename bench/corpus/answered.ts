import { Decision } from "../../src/gen/caipan/verdict/v1/verdict.js";
import type { Handler } from "../../src/rpc/context.js";

/** The answer of a handler to a request that it must not refuse as impossible. */
export function answerOf<Request, Response>(handler: Handler<Request, Response>, request: Request): Response {
  const outcome = handler(request, { locale: "en" });
  if (outcome.kind === "answer") return outcome.response;
  throw new Error(`the corpus has a request that is no situation of a hand: ${JSON.stringify(outcome)}`);
}

/** Whether an answer says that the act is illegal. */
export function isRefused(answer: {
  readonly verdict?: { readonly decision: Decision } | undefined;
}): boolean {
  return answer.verdict?.decision === Decision.ILLEGAL;
}
