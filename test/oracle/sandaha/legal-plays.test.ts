/** That the candidates of `legalPlays` leave no legal play out. */
import { describe, expect, it } from "vitest";
import { deckOf, everySubMultiset, legalPlays, PROFILES, type Situation } from "./index.js";

const { STANDARD } = PROFILES;

describe("7.2, 6.3: the candidates looked at are enough", () => {
  /** Numbers from 0 to `below`, the same in every run. */
  function dice(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }
  /** `count` cards out of the deck, which loses them. */
  function draw(deck: number[], count: number, roll: (below: number) => number): number[] {
    return Array.from({ length: count }, () => deck.splice(roll(deck.length), 1)[0]!);
  }

  it("every sub-multiset judged gives the same plays", () => {
    const roll = dice(7);
    for (let round = 0; round < 60; round++) {
      const trump = (["HEARTS", "NONE", "SPADES"] as const)[roll(3)]!;
      // Half a deck of few suits, so that pairs and runs are many.
      const deck = deckOf(false).filter((card) => card < 48 || card >= 80);
      const leader: Situation = { options: STANDARD, trump, seat: 1, hand: draw(deck, 9, roll), trick: [] };
      const leads = legalPlays(leader);
      expect(legalPlays(leader, [], everySubMultiset(leader))).toEqual(leads);
      const lead = leads.plays[roll(leads.count)]!;
      const trick = [{ seat: 1, cards: lead.cards }] as const;
      const next: Situation = { ...leader, seat: 2, hand: draw(deck, 12, roll), trick };
      expect(legalPlays(next, [], everySubMultiset(next))).toEqual(legalPlays(next));
      expect(legalPlays(next).count).toBeGreaterThan(0);
    }
  });
});
