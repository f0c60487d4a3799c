import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decision } from "../../../src/gen/caipan/verdict/v1/verdict.js";
import { rankingOf } from "../../oracle/sandaha/ranking.js";
import { answerOf } from "../../support/in-process.js";
import { runCases, TIMEOUT, times } from "../../support/run-cases.js";
import { anyFollow, anyLead, anySalt, anyTriedPlay } from "../../support/sandaha/arbitraries.js";
import { LIST_LEGAL_PLAYS, VALIDATE_PLAY } from "../../support/sandaha/calls.js";
import { shuffledBy } from "../../support/sandaha/mix.js";
import { listRequest, playRequest } from "../../support/sandaha/requests.js";
import type { MadeSituation } from "../../support/sandaha/situations.js";
import { difference, ofSuit } from "../../support/sandaha/table-cards.js";
import { cardsTried } from "../../support/sandaha/tried-plays.js";

function decisionOn(situation: MadeSituation, play: readonly number[]): Decision {
  return answerOf(VALIDATE_PLAY, playRequest(situation, play)).verdict!.decision;
}

describe("there is always a way out", { timeout: TIMEOUT }, () => {
  it("who has no more of the led suit than was led may play all of it, with anything", async () => {
    let short = 0;
    await runCases(
      fc.record({ situation: anyFollow, salt: anySalt }),
      ({ situation, salt }) => {
        const { options, trump, hand, trick } = situation;
        const ranking = rankingOf(options, trump);
        const led = trick[0]!.cards;
        const held = ofSuit(ranking, ranking.suitOf(led[0]!), hand);
        if (held.length > led.length) return;
        short++;
        const rest = shuffledBy(salt, difference(hand, held)).slice(0, led.length - held.length);
        expect(decisionOn(situation, [...held, ...rest])).toBe(Decision.LEGAL);
      },
      times(6000),
    );
    expect(short).toBeGreaterThan(times(600));
  });

  it("some play is legal", () =>
    runCases(
      fc.oneof(anyFollow, anyLead),
      (situation) => {
        const { count, plays } = answerOf(LIST_LEGAL_PLAYS, listRequest(situation, { limit: 1 }));
        expect(count).toBeGreaterThan(0);
        expect(decisionOn(situation, plays[0]!.cards)).toBe(Decision.LEGAL);
      },
      times(2000),
    ));

  it("a refusal comes with a play that is legal, a legal play with none", async () => {
    let refused = 0;
    await runCases(
      fc.record({ situation: fc.oneof(anyFollow, anyLead), tried: anyTriedPlay }),
      ({ situation, tried }) => {
        const { verdict, example } = answerOf(
          VALIDATE_PLAY,
          playRequest(situation, cardsTried(situation, tried)),
        );
        if (verdict!.decision === Decision.LEGAL) expect(example).toEqual([]);
        else {
          refused++;
          expect(decisionOn(situation, example)).toBe(Decision.LEGAL);
        }
      },
      times(3000),
    );
    expect(refused).toBeGreaterThan(times(1000));
  });
});
