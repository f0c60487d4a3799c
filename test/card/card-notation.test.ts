import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCard, formatCards, parseCard } from "../../src/card/card-notation.js";
import { Card } from "../../src/gen/caipan/card/v1/card.js";

const CARDS = Object.values(Card).filter((card) => card !== Card.UNSPECIFIED);

describe("card notation", () => {
  it("is read back as written, for every card", () => {
    expect(CARDS).toHaveLength(54);
    for (const card of CARDS) expect(parseCard(formatCard(card))).toBe(card);
    expect(new Set(CARDS.map(formatCard)).size).toBe(54);
  });

  it.each<[Card, string]>([
    [Card.S7, "S7"],
    [Card.HT, "HT"],
    [Card.SJ, "SJ"],
    [Card.LITTLE_JOKER, "LJ"],
    [Card.BIG_JOKER, "BJ"],
  ])("writes %d as %s", (card, text) => {
    expect(formatCard(card)).toBe(text);
  });

  it("shows a number that is no card as one", () => {
    expect(formatCards([Card.DA, 99 as Card])).toBe("DA #99");
  });

  it("reads nothing else", () => {
    for (const text of ["", "s7", "S1", "S10", "J", "XJ", " S7", "S7 "])
      expect(parseCard(text)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const card = parseCard(text);
        return card === undefined || formatCard(card) === text;
      }),
    );
  });
});
