import type { Locale } from "../rulebook/template.js";
import type { Outcome } from "./refusal.js";

/** What a call brings beside its request. */
export interface CallContext {
  /** The language of messages in the answer. */
  readonly locale: Locale;
}

/** A unary call: pure, total, and never an exception. */
export type Handler<Request, Response> = (request: Request, context: CallContext) => Outcome<Response>;

/** One message of a stream by its place there: pure, total, and never an exception; every message has an answer. */
export type StreamHandler<Request, Response> = (
  request: Request,
  index: number,
  context: CallContext,
) => Response;
