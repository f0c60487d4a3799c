import { RulebookServiceService } from "../gen/caipan/rulebook/v1/rulebook_service.js";
import { RefereeServiceService as SandahaService } from "../gen/caipan/sandaha/v1/referee_service.js";
import type { Handler, StreamHandler } from "./context.js";
import { listClauses } from "./rulebook/list-clauses.js";
import { listGames } from "./rulebook/list-games.js";
import { checkThrow } from "./sandaha/check-throw.js";
import { listLegalPlays } from "./sandaha/list-legal-plays.js";
import { replayHand } from "./sandaha/replay-hand.js";
import { replayHands } from "./sandaha/replay-hands.js";
import { resolveAuction } from "./sandaha/resolve-auction.js";
import { resolveTrick } from "./sandaha/resolve-trick.js";
import { scoreHand } from "./sandaha/score-hand.js";
import { validateBid } from "./sandaha/validate-bid.js";
import { validateKitty } from "./sandaha/validate-kitty.js";
import { validatePlay } from "./sandaha/validate-play.js";

/** One unary method of a service: its wire form, and what answers it. */
export interface UnaryMethod<Request, Response> {
  readonly path: string;
  readonly decode: (bytes: Buffer) => Request;
  readonly encode: (response: Response) => Buffer;
  readonly handler: Handler<Request, Response>;
}

interface Definition<Request, Response> {
  readonly path: string;
  readonly requestDeserialize: (bytes: Buffer) => Request;
  readonly responseSerialize: (response: Response) => Buffer;
}

/** A served call whose types are no longer needed: bytes of a request in, an outcome with bytes of the answer out. */
export type AnyMethod = UnaryMethod<unknown, unknown>;

/** One method that streams both ways: an answer to each message, in order. */
export interface StreamMethod<Request, Response> extends Omit<UnaryMethod<Request, Response>, "handler"> {
  readonly handler: StreamHandler<Request, Response>;
}

/** A stream whose types are no longer needed. */
export type AnyStream = StreamMethod<unknown, unknown>;

/** A service by its full name, with its methods. */
export interface ServedService {
  readonly name: string;
  readonly methods: Readonly<Record<string, AnyMethod>>;
  readonly streams?: Readonly<Record<string, AnyStream>>;
}

function method<Request, Response>(
  definition: Definition<Request, Response>,
  handler: Handler<Request, Response>,
): AnyMethod {
  const { path, requestDeserialize, responseSerialize } = definition;
  // Each method is only ever given what its own decode made.
  return { path, decode: requestDeserialize, encode: responseSerialize, handler } as unknown as AnyMethod;
}

function stream<Request, Response>(
  definition: Definition<Request, Response>,
  handler: StreamHandler<Request, Response>,
): AnyStream {
  const { path, requestDeserialize, responseSerialize } = definition;
  return { path, decode: requestDeserialize, encode: responseSerialize, handler } as unknown as AnyStream;
}

/** Everything that is served. A new game is a line here. */
export const SERVICES: readonly ServedService[] = [
  {
    name: "caipan.rulebook.v1.RulebookService",
    methods: {
      listGames: method(RulebookServiceService.listGames, listGames),
      listClauses: method(RulebookServiceService.listClauses, listClauses),
    },
  },
  {
    name: "caipan.sandaha.v1.RefereeService",
    methods: {
      validatePlay: method(SandahaService.validatePlay, validatePlay),
      listLegalPlays: method(SandahaService.listLegalPlays, listLegalPlays),
      checkThrow: method(SandahaService.checkThrow, checkThrow),
      resolveTrick: method(SandahaService.resolveTrick, resolveTrick),
      validateBid: method(SandahaService.validateBid, validateBid),
      resolveAuction: method(SandahaService.resolveAuction, resolveAuction),
      validateKitty: method(SandahaService.validateKitty, validateKitty),
      scoreHand: method(SandahaService.scoreHand, scoreHand),
      replayHand: method(SandahaService.replayHand, replayHand),
    },
    streams: { replayHands: stream(SandahaService.replayHands, replayHands) },
  },
];
