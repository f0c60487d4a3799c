import { describe, expect, it } from "vitest";
import { countBits } from "../../../src/games/sandaha/holding.js";
import {
  type CardChoice,
  firstOfLattice,
  indexLattice,
  type PlayLattice,
} from "../../../src/games/sandaha/play-lattice.js";
import { Card } from "../../../src/gen/caipan/card/v1/card.js";

function choice(card: Card, least: number, most: number, pair = 0): CardChoice {
  return { card, least, most, pair };
}

const AKQ = [Card.SA, Card.SK, Card.SQ];
const FREE: PlayLattice = { choices: AKQ.map((card) => choice(card, 0, 2)), allows: () => true };
const ONE_PAIR: PlayLattice = {
  choices: AKQ.map((card, index) => choice(card, 0, 2, 1 << index)),
  allows: (pairs) => countBits(pairs) >= 1,
};
const WITH_QUEEN: PlayLattice = {
  choices: [choice(Card.SA, 0, 2), choice(Card.SK, 0, 1), choice(Card.SQ, 1, 2)],
  allows: () => true,
};

/** Every play of a size, by trying all numbers of copies. */
function enumerated({ choices, allows }: PlayLattice, size: number): Card[][] {
  const walk = (at: number, play: Card[], pairs: number): Card[][] => {
    const each = choices[at];
    if (each === undefined) return play.length === size && allows(pairs) ? [play] : [];
    return [2, 1, 0]
      .filter((copies) => copies >= each.least && copies <= each.most)
      .flatMap((copies) =>
        walk(
          at + 1,
          [...play, ...Array<Card>(copies).fill(each.card)],
          copies === 2 ? pairs | each.pair : pairs,
        ),
      );
  };
  return walk(0, [], 0);
}

describe.each([
  ["up to two of each", FREE, [1, 3, 6, 7, 6, 3, 1]],
  ["with a pair", ONE_PAIR, [0, 0, 3, 6, 6, 3, 1]],
  ["with a queen", WITH_QUEEN, [0, 1, 3, 4, 3, 1, 0]],
] as const)("plays of three cards, %s", (_, lattice, counts) => {
  const index = indexLattice(lattice);

  it.each([...counts.entries()])("%i cards: %i", (size, count) => {
    expect(index.ofSize(size).count).toBe(count);
    expect(index.ofSize(size).page(0, 99)).toEqual(enumerated(lattice, size));
    expect(firstOfLattice(lattice, size)).toEqual(enumerated(lattice, size)[0]);
  });

  it("any page is a slice of the list", () => {
    for (let size = 0; size <= 6; size++) {
      const all = enumerated(lattice, size);
      for (let offset = 0; offset <= all.length + 1; offset++) {
        for (let limit = 0; limit <= all.length + 1; limit++) {
          expect(index.ofSize(size).page(offset, limit)).toEqual(all.slice(offset, offset + limit));
        }
      }
    }
  });

  it("tells how many plays hold a higher card, where none must", () => {
    const mustHold = lattice.choices.filter(({ least }) => least > 0).map((each) => each.card);
    for (let size = 0; size <= 6; size++) {
      for (const card of [Card.S5, ...AKQ, Card.H5]) {
        if (mustHold.some((each) => each > card)) continue;
        const higher = enumerated(lattice, size).filter((play) => play.some((each) => each > card));
        expect(index.above(size, card)).toBe(higher.length);
      }
    }
  });
});
