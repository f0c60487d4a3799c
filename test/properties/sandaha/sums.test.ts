import { describe, expect, it } from "vitest";
import { answerOf } from "../../support/in-process.js";
import { runCases, TIMEOUT, times } from "../../support/run-cases.js";
import { RESOLVE_TRICK, SCORE_HAND } from "../../support/sandaha/calls.js";
import { anyHandToScore } from "../../support/sandaha/hands-to-score.js";
import { anyPlayedHand } from "../../support/sandaha/played-hands.js";
import { scoreRequest, trickRequest } from "../../support/sandaha/requests.js";
import { deckOf, difference, pointsOf, SEATS } from "../../support/sandaha/table-cards.js";
import { optionsOf } from "../../support/sandaha/table-rules.js";

describe("sums", { timeout: TIMEOUT }, () => {
  it("of the payments are zero, and every seat has one", () =>
    runCases(
      anyHandToScore,
      (hand) => {
        const { payments } = answerOf(SCORE_HAND, scoreRequest(hand)).score!;
        expect(payments.map(({ seat }) => seat)).toEqual(SEATS);
        expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      },
      times(2000),
    ));

  it("of all points in a hand are 200, the buried ones included, and no card is lost", () =>
    runCases(
      anyPlayedHand,
      ({ rules, trump, banker, buried, plays }) => {
        const options = optionsOf(rules);
        let points = pointsOf(buried);
        for (let first = 0; first < plays.length; first += SEATS.length) {
          const trick = { rules, options, trump, banker, plays: plays.slice(first, first + SEATS.length) };
          points += answerOf(RESOLVE_TRICK, trickRequest(trick)).trick!.points;
        }
        expect(points).toBe(200);
        const table = [...buried, ...plays.flatMap((play) => play.cards)];
        expect(difference(deckOf(options.sixesRemoved), table)).toEqual([]);
      },
      times(150),
    ));
});
