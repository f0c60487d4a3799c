import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkThrow } from "../../oracle/sandaha/index.js";
import { answerBytes, answerOf } from "../../support/in-process.js";
import { runCases, TIMEOUT, times } from "../../support/run-cases.js";
import { anySalt, anyThrow } from "../../support/sandaha/arbitraries.js";
import { CHECK_THROW } from "../../support/sandaha/calls.js";
import { mix, shuffledBy } from "../../support/sandaha/mix.js";
import { throwRequest } from "../../support/sandaha/requests.js";
import { deckOf, difference } from "../../support/sandaha/table-cards.js";
import { optionsOf } from "../../support/sandaha/table-rules.js";
import type { ThrowTry } from "../../support/sandaha/throw-tries.js";

/** The same throw against other hands: the three change seats, cards change hands, or all are dealt anew. */
function againstOthers(tried: ThrowTry, salt: number): ThrowTry {
  const { hands, leader } = tried;
  const own = hands.find((hand) => hand.seat === leader)!;
  const others = hands.filter((hand) => hand.seat !== leader);
  const size = own.cards.length;
  const held = others.flatMap((hand) => hand.cards);
  const unseen = difference(deckOf(optionsOf(tried.rules).sixesRemoved), own.cards);
  const cards = [
    [...held.slice(size), ...held.slice(0, size)],
    shuffledBy(salt, held),
    // A few cards of the pool against a few of theirs.
    [...shuffledBy(salt, difference(unseen, held)).slice(0, 3), ...held].slice(0, held.length),
    shuffledBy(salt, unseen),
  ][mix(salt, 1) % 4]!;
  const dealt = others.map(({ seat }, index) => ({
    seat,
    cards: cards.slice(index * size, (index + 1) * size),
  }));
  return { ...tried, hands: [own, ...dealt] };
}

/** What the answer must tell: which parts stand. */
function stands(tried: ThrowTry): boolean[] {
  return checkThrow({ ...tried, options: optionsOf(tried.rules) }).parts.map((part) => part.stands);
}

describe("an answer tells nothing of other hands but which parts of a throw stand", {
  timeout: TIMEOUT,
}, () => {
  it("CheckThrow, to the byte, without reveal", async () => {
    let other = 0;
    let failing = 0;
    await runCases(
      fc.record({ tried: anyThrow, salts: fc.array(anySalt, { minLength: 4, maxLength: 4 }) }),
      ({ tried, salts }) => {
        const known = stands(tried);
        const bytes = answerBytes(CHECK_THROW.name, CHECK_THROW.request, throwRequest(tried, false));
        for (const salt of salts) {
          const changed = againstOthers(tried, salt);
          if (stands(changed).join() !== known.join()) continue;
          other++;
          if (known.includes(false)) failing++;
          expect(answerBytes(CHECK_THROW.name, CHECK_THROW.request, throwRequest(changed, false))).toEqual(
            bytes,
          );
        }
      },
      times(2000),
    );
    expect(other).toBeGreaterThan(times(3000));
    expect(failing).toBeGreaterThan(times(1500));
  });

  it("what may not be told is absent unless it is asked for, and all that reveal adds", () =>
    runCases(
      anyThrow,
      (tried) => {
        const closed = answerOf(CHECK_THROW, throwRequest(tried, false));
        const { hidden, ...open } = answerOf(CHECK_THROW, throwRequest(tried, true));
        expect(closed).toEqual({ ...open, hidden: undefined });
        expect(hidden !== undefined).toBe(closed.parts.length > 0);
      },
      times(1000),
    ));
});
