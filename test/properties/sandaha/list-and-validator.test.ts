import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LegalPlay } from "../../../src/gen/caipan/sandaha/v1/referee_service.js";
import { PlayKind } from "../../../src/gen/caipan/sandaha/v1/table.js";
import { Decision } from "../../../src/gen/caipan/verdict/v1/verdict.js";
import { compareCanonical } from "../../oracle/sandaha/index.js";
import { answerOf } from "../../support/in-process.js";
import { runCases, TIMEOUT, times } from "../../support/run-cases.js";
import { anyFollow, anyLead, anyTriedPlay } from "../../support/sandaha/arbitraries.js";
import { LIST_LEGAL_PLAYS, VALIDATE_PLAY } from "../../support/sandaha/calls.js";
import { listRequest, playRequest } from "../../support/sandaha/requests.js";
import type { MadeSituation } from "../../support/sandaha/situations.js";
import { cardsTried } from "../../support/sandaha/tried-plays.js";

/** Longer lists are not paged through. */
const MOST = 1500;

/** The whole list, page by page; with the counts that every page states. */
function listed(
  situation: MadeSituation,
  limit: number,
): { count: number; certain: number; plays: LegalPlay[] } {
  const { count, certain } = answerOf(LIST_LEGAL_PLAYS, listRequest(situation));
  const plays: LegalPlay[] = [];
  while (count <= MOST && plays.length < count) {
    const page = answerOf(LIST_LEGAL_PLAYS, listRequest(situation, { offset: plays.length, limit }));
    expect([page.count, page.certain, page.plays.length]).toEqual([
      count,
      certain,
      Math.min(limit, count - plays.length),
    ]);
    plays.push(...page.plays);
  }
  return { count, certain, plays };
}

describe("list and validator agree", { timeout: TIMEOUT }, () => {
  it("every play listed is judged legal and of the same kind, none is listed twice, and what is judged legal is listed", async () => {
    let lists = 0;
    await runCases(
      fc.record({
        situation: fc.oneof(anyFollow, anyLead),
        tried: fc.array(anyTriedPlay, { minLength: 1, maxLength: 4 }),
        limit: fc.integer({ min: 40, max: 256 }),
      }),
      ({ situation, tried, limit }) => {
        const { count, certain, plays } = listed(situation, limit);
        if (count > MOST) return;
        lists++;
        expect(plays.length).toBe(count);
        expect(plays.filter((play) => play.kind !== PlayKind.THROW).length).toBe(certain);
        for (const [index, { cards, kind }] of plays.entries()) {
          const answer = answerOf(VALIDATE_PLAY, playRequest(situation, cards));
          if (answer.verdict!.decision !== Decision.LEGAL || answer.kind !== kind)
            expect(answer).toEqual({ kind });
          const before = plays[index - 1];
          if (before && compareCanonical(before.cards, cards) >= 0)
            expect(cards).toBe("after the play before");
        }
        const known = new Set(plays.map(({ cards }) => cards.join(" ")));
        for (const each of tried) {
          const cards = cardsTried(situation, each).sort((a, b) => b - a);
          const { verdict } = answerOf(VALIDATE_PLAY, playRequest(situation, cards));
          expect(verdict!.decision === Decision.LEGAL).toBe(known.has(cards.join(" ")));
        }
      },
      times(600),
    );
    expect(lists).toBeGreaterThan(times(400));
  });
});
