import {
  CheckThrowRequest,
  CheckThrowResponse,
  ListLegalPlaysRequest,
  ListLegalPlaysResponse,
  ResolveTrickRequest,
  ResolveTrickResponse,
  ScoreHandRequest,
  ScoreHandResponse,
  ValidatePlayRequest,
  ValidatePlayResponse,
} from "../../../src/gen/caipan/sandaha/v1/referee_service.js";
import type { Call, Codec } from "../in-process.js";

function call<Request, Response>(
  method: string,
  request: Codec<Request>,
  response: Codec<Response>,
): Call<Request, Response> {
  return { name: `caipan.sandaha.v1.RefereeService/${method}`, request, response };
}

export const VALIDATE_PLAY = call("ValidatePlay", ValidatePlayRequest, ValidatePlayResponse);
export const LIST_LEGAL_PLAYS = call("ListLegalPlays", ListLegalPlaysRequest, ListLegalPlaysResponse);
export const CHECK_THROW = call("CheckThrow", CheckThrowRequest, CheckThrowResponse);
export const RESOLVE_TRICK = call("ResolveTrick", ResolveTrickRequest, ResolveTrickResponse);
export const SCORE_HAND = call("ScoreHand", ScoreHandRequest, ScoreHandResponse);
