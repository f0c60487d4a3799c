import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Violation } from "../../../src/gen/caipan/verdict/v1/verdict.js";
import { ascending } from "../../oracle/sandaha/multiset.js";
import { answerOf } from "../../support/in-process.js";
import { runCases, TIMEOUT, times } from "../../support/run-cases.js";
import { anyFollow, anyLead, anyThrow, anyTrick, anyTriedPlay } from "../../support/sandaha/arbitraries.js";
import {
  CHECK_THROW,
  LIST_LEGAL_PLAYS,
  RESOLVE_TRICK,
  SCORE_HAND,
  VALIDATE_PLAY,
} from "../../support/sandaha/calls.js";
import { anyHandToScore } from "../../support/sandaha/hands-to-score.js";
import {
  listRequest,
  playRequest,
  scoreRequest,
  throwRequest,
  trickRequest,
} from "../../support/sandaha/requests.js";
import {
  anyRenaming,
  ranksUnder,
  renamed,
  renamedHand,
  renamedSituation,
  renamedThrow,
  renamedTrick,
} from "../../support/sandaha/suit-renaming.js";
import { cardsTried } from "../../support/sandaha/tried-plays.js";

/** A way to see cards. */
type View = (cards: readonly number[]) => unknown;

interface Formed {
  readonly shape: number;
  readonly cards: readonly number[];
}

function formations(list: readonly Formed[], view: View): unknown {
  return list.map(({ shape, cards }) => [shape, view(cards)]);
}

function violations(list: readonly Violation[], view: View): unknown {
  return list.map(({ rule, cards, figures }) => [rule, view(cards), figures]);
}

const anySituation = fc.oneof(anyFollow, anyLead);

// Formations, and what is derived from them, are compared by rank: which of two equal pairs is taken is the tie-break.
describe("renaming the suits renames the answer", { timeout: TIMEOUT }, () => {
  it("of ValidatePlay, and the very cards that show a fault", () =>
    runCases(
      fc.record({ situation: anySituation, tried: anyTriedPlay, to: anyRenaming }),
      ({ situation, tried, to }) => {
        const other = renamedSituation(to, situation);
        const play = cardsTried(situation, tried);
        const before = answerOf(VALIDATE_PLAY, playRequest(situation, play));
        const after = answerOf(VALIDATE_PLAY, playRequest(other, renamed(to, play)));
        const ranks = ranksUnder(other.rules, other.trump);
        expect([after.kind, after.trick, formations(after.formations, ranks)]).toEqual([
          before.kind,
          before.trick,
          formations(before.formations, (cards) => ranks(renamed(to, cards))),
        ]);
        expect(violations(after.verdict!.violations, ascending)).toEqual(
          violations(before.verdict!.violations, (cards) => ascending(renamed(to, cards))),
        );
      },
      times(2000),
    ));

  it("of ListLegalPlays", () =>
    runCases(
      fc.record({ situation: anySituation, to: anyRenaming }),
      ({ situation, to }) => {
        const limit = 256;
        const before = answerOf(LIST_LEGAL_PLAYS, listRequest(situation, { limit }));
        const after = answerOf(LIST_LEGAL_PLAYS, listRequest(renamedSituation(to, situation), { limit }));
        expect([after.count, after.certain]).toEqual([before.count, before.certain]);
        if (before.count > limit) return;
        const plays = before.plays.map(
          ({ cards, kind }) => `${kind} ${ascending(renamed(to, cards)).join(" ")}`,
        );
        expect(after.plays.map(({ cards, kind }) => `${kind} ${ascending(cards).join(" ")}`).sort()).toEqual(
          plays.sort(),
        );
      },
      times(1000),
    ));

  it("of CheckThrow", () =>
    runCases(
      fc.record({ tried: anyThrow, to: anyRenaming }),
      ({ tried, to }) => {
        const other = renamedThrow(to, tried);
        const before = answerOf(CHECK_THROW, throwRequest(tried, true));
        const after = answerOf(CHECK_THROW, throwRequest(other, true));
        const ranks = ranksUnder(other.rules, other.trump);
        const shown = (answer: typeof before, view: View): unknown => ({
          violations: answer.verdict!.violations.map(({ rule, figures }) => [rule, figures]),
          stands: answer.stands,
          parts: answer.parts.map((part) => [part.stands, formations([part.formation!], view)]),
          beaters: answer.hidden?.beaters.map(({ part, seat, cards }) => [part, seat, view(cards)]),
        });
        expect(shown(after, ranks)).toEqual(shown(before, (cards) => ranks(renamed(to, cards))));
        for (const list of ["led", "returned"] as const) {
          expect(ranks(after[list]).sort()).toEqual(ranks(renamed(to, before[list])).sort());
        }
      },
      times(2000),
    ));

  it("of ResolveTrick", () =>
    runCases(
      fc.record({ trick: anyTrick, to: anyRenaming }),
      ({ trick, to }) => {
        const other = renamedTrick(to, trick);
        const before = answerOf(RESOLVE_TRICK, trickRequest(trick));
        const after = answerOf(RESOLVE_TRICK, trickRequest(other));
        const ranks = ranksUnder(other.rules, other.trump);
        const shown = (answer: typeof before, view: (cards: readonly number[]) => string[]): unknown => ({
          trick: answer.trick,
          violations: violations(answer.verdict!.violations, (cards) => view(cards).sort()),
          plays: answer.plays.map((play) => [play.seat, play.kind, formations(play.formations, view)]),
        });
        expect(shown(after, ranks)).toEqual(shown(before, (cards) => ranks(renamed(to, cards))));
      },
      times(2000),
    ));

  it("of ScoreHand, which names no cards", () =>
    runCases(
      fc.record({ hand: anyHandToScore, to: anyRenaming }),
      ({ hand, to }) => {
        expect(answerOf(SCORE_HAND, scoreRequest(renamedHand(to, hand)))).toEqual(
          answerOf(SCORE_HAND, scoreRequest(hand)),
        );
      },
      times(1000),
    ));
});
