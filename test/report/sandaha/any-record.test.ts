import fc from "fast-check";
import pc from "picocolors";
import { expect, it } from "vitest";
import { randomOf } from "../../../src/deal/random.js";
import { dealHand } from "../../../src/deal/sandaha/deal-hand.js";
import { PROFILE_NAMES } from "../../../src/games/sandaha/ruleset.js";
import { SEATS } from "../../../src/games/sandaha/seat.js";
import type { HandRecord } from "../../../src/gen/caipan/sandaha/v1/record.js";
import { Profile } from "../../../src/gen/caipan/sandaha/v1/ruleset.js";
import type { Play } from "../../../src/gen/caipan/sandaha/v1/table.js";
import { reportHand } from "../../../src/report/sandaha/hand-report.js";
import { handPage } from "../../../src/report/sandaha/page/page.js";
import { terminalText } from "../../../src/report/sandaha/terminal.js";
import { LANGUAGES } from "../../../src/report/text.js";

const RUNS = process.env["CAIPAN_DEEP"] === "1" ? 2000 : 60;
const seats = fc.constantFrom(...SEATS);

/** A hand as a platform might log it: whole, or with parts lost or wrong. */
const logged = fc
  .record({
    seed: fc.nat(),
    profile: fc.constantFrom(...PROFILE_NAMES),
    keeps: fc.record({ deal: fc.boolean(), calls: fc.boolean(), stake: fc.boolean(), act: fc.boolean() }),
    plays: fc.nat({ max: 90 }),
    swap: fc.option(fc.record({ at: fc.nat({ max: 20 }), seat: seats, drop: fc.boolean() }), {
      nil: undefined,
    }),
  })
  .map(({ seed, profile, keeps, plays, swap }): HandRecord => {
    const hand = dealHand(randomOf(seed), `hand ${seed}`, { profile });
    const spoilt = hand.plays.slice(0, plays).map((play, i): Play => {
      if (swap === undefined || i !== swap.at) return play;
      return { ...play, seat: swap.seat, cards: swap.drop ? [...play.cards, 18] : play.cards };
    });
    return {
      ...hand,
      deal: keeps.deal ? hand.deal : [],
      calls: keeps.calls ? hand.calls : [],
      stake: keeps.stake ? hand.stake : 0,
      act: keeps.act ? hand.act : undefined,
      plays: spoilt,
    };
  });
it("tells any hand that a platform might log, whole or spoilt", () => {
  let told = 0;
  fc.assert(
    fc.property(logged, fc.subarray([...SEATS]), fc.constantFrom(...PROFILE_NAMES), (record, redact, as) => {
      const outcome = reportHand(record, { redact, as: Profile[as] });
      if (outcome.kind !== "answer") return;
      told++;
      const { view, other } = outcome.response;
      for (const language of LANGUAGES) {
        const shown = [
          terminalText(view, { language, colors: pc.createColors(false) }, other),
          withoutScript(handPage(outcome.response, language)),
        ];
        for (const each of shown) expect(each).not.toMatch(/undefined|\[object|NaN/);
        // Whatever the record says, nothing of it steers a terminal.
        expect(shown[0]).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
      }
      expect(view.tricks.flatMap(({ plays }) => plays).length + view.rest.length).toBe(record.plays.length);
    }),
    { numRuns: RUNS },
  );
  expect(told).toBeGreaterThan(0);
});

function withoutScript(page: string): string {
  return page.slice(0, page.indexOf("<script>"));
}
