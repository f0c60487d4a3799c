import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CheckThrowResponse } from "../../../src/gen/caipan/sandaha/v1/referee_service.js";
import { ascending } from "../../oracle/sandaha/multiset.js";
import { answerBytes, answerOf, type Call } from "../../support/in-process.js";
import { runCases, TIMEOUT, times } from "../../support/run-cases.js";
import {
  anyFollow,
  anyLead,
  anySalt,
  anyThrow,
  anyTrick,
  anyTriedPlay,
} from "../../support/sandaha/arbitraries.js";
import {
  CHECK_THROW,
  LIST_LEGAL_PLAYS,
  RESOLVE_TRICK,
  SCORE_HAND,
  VALIDATE_PLAY,
} from "../../support/sandaha/calls.js";
import { anyHandToScore } from "../../support/sandaha/hands-to-score.js";
import { mix, shuffledBy } from "../../support/sandaha/mix.js";
import {
  listRequest,
  playRequest,
  scoreRequest,
  throwRequest,
  trickRequest,
} from "../../support/sandaha/requests.js";
import { cardsTried } from "../../support/sandaha/tried-plays.js";

/** A request with every list of cards in it in another order. In these requests only cards are lists of numbers. */
function withCardsShuffled<T>(message: T, salt: number): T {
  const shuffle = (value: unknown, path: number): unknown => {
    if (Array.isArray(value)) {
      return value.every((item) => typeof item === "number")
        ? shuffledBy(mix(salt, path), value)
        : value.map((item, index) => shuffle(item, 31 * path + index));
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field], index) => [key, shuffle(field, 31 * path + index)]),
    );
  };
  return shuffle(message, 1) as T;
}

describe("the order of cards never changes an answer", { timeout: TIMEOUT }, () => {
  function check<Case, Request, Response>(
    call: Call<Request, Response>,
    cases: fc.Arbitrary<Case>,
    requestOf: (each: Case) => Request,
    runs: number,
  ): Promise<void> {
    return runCases(
      fc.record({ each: cases, salt: anySalt }),
      ({ each, salt }) => {
        const request = requestOf(each);
        const shuffled = answerBytes(call.name, call.request, withCardsShuffled(request, salt));
        expect(shuffled).toEqual(answerBytes(call.name, call.request, request));
      },
      runs,
    );
  }

  const anySituation = fc.oneof(anyFollow, anyLead);

  it("of ValidatePlay", () =>
    check(
      VALIDATE_PLAY,
      fc.record({ situation: anySituation, tried: anyTriedPlay }),
      ({ situation, tried }) => playRequest(situation, cardsTried(situation, tried)),
      times(1000),
    ));

  it("of ListLegalPlays", () =>
    check(
      LIST_LEGAL_PLAYS,
      fc.record({ situation: anySituation, taps: anySalt }),
      ({ situation, taps }) => {
        const including = shuffledBy(taps, situation.hand).slice(0, taps % 3);
        return listRequest(situation, { including, offset: taps % 5, limit: 20 });
      },
      times(500),
    ));

  it("of the hints of ListLegalPlays", () =>
    check(LIST_LEGAL_PLAYS, anySituation, (situation) => listRequest(situation, { hints: 8 }), times(300)));

  it("of CheckThrow, where what is led and what returns is unordered", () =>
    runCases(
      fc.record({ tried: anyThrow, salt: anySalt }),
      ({ tried, salt }) => {
        const request = throwRequest(tried, true);
        const { hands, ...shuffled } = withCardsShuffled(request, salt);
        const turned = { ...shuffled, hands: [...hands.slice(salt % 4), ...hands.slice(0, salt % 4)] };
        const sorted = ({ led, returned, ...rest }: CheckThrowResponse): unknown => ({
          ...rest,
          led: ascending(led),
          returned: ascending(returned),
        });
        expect(sorted(answerOf(CHECK_THROW, turned))).toEqual(sorted(answerOf(CHECK_THROW, request)));
      },
      times(1000),
    ));

  it("of ResolveTrick", () => check(RESOLVE_TRICK, anyTrick, trickRequest, times(1000)));

  it("of ScoreHand", () => check(SCORE_HAND, anyHandToScore, scoreRequest, times(500)));
});
