/** Chapter 5: the banker's acts, each row with its clause, put to the oracle. */
import { describe, expect, it } from "vitest";
import { judgeKitty, type Options, PROFILES, type Trump } from "./index.js";
import { cards } from "./notation.js";

const { STANDARD, COMPETITION, ZIJINDAO } = PROFILES;
const NO_TRUMP_FORBIDDEN: Options = { ...STANDARD, noTrump: false };

/** 29 cards. */
const HAND = cards("BJ LJ H7 H7 S2 HA HA HK HQ HJ HT H9 H8 H6 SA SK SK SQ SJ ST S9 S8 S5 S5 DA DK DQ DT D5");

describe("5.1 trump and burial", () => {
  it.each<[string, Options, Trump, string, string[]]>([
    ["any 8", STANDARD, "HEARTS", "S5 S5 S8 S9 ST SJ DQ DA", []],
    ["points and trumps too (ruling: any)", STANDARD, "HEARTS", "BJ LJ H7 H7 S2 SK SK DK", []],
    ["A 6: 四种花色或者无主", STANDARD, "NONE", "S5 S5 S8 S9 ST SJ DQ DA", []],
    ["B (ruling): no-trump", COMPETITION, "NONE", "S5 S5 S8 S9 ST SJ DQ DA", []],
    ["C 7: 四种花色或者全常主", ZIJINDAO, "NONE", "S5 S5 S8 S9 ST SJ DQ DA", []],
    ["no-trump forbidden", NO_TRUMP_FORBIDDEN, "NONE", "S5 S5 S8 S9 ST SJ DQ DA", ["declaration"]],
    ["no-trump forbidden, a suit", NO_TRUMP_FORBIDDEN, "CLUBS", "S5 S5 S8 S9 ST SJ DQ DA", []],
    ["7 cards", STANDARD, "HEARTS", "S5 S5 S8 S9 ST SJ DQ", ["exchange 7 0"]],
    ["9 cards", STANDARD, "HEARTS", "S5 S5 S8 S9 ST SJ DQ DA DK", ["exchange 9 0"]],
    ["14.3 no cards", STANDARD, "HEARTS", "", ["exchange 0 0"]],
    ["not held", STANDARD, "HEARTS", "S5 S5 S8 S9 ST SJ DQ C5", ["exchange 8 1 C5"]],
    ["copies counted", STANDARD, "HEARTS", "S5 S5 S5 S9 ST SJ DQ DQ", ["exchange 8 2 S5 DQ"]],
    ["count and not held", STANDARD, "HEARTS", "C9 C5", ["exchange 2 2 C5 C9"]],
    ["14.3 stage 1 hides stage 2", NO_TRUMP_FORBIDDEN, "NONE", "S5", ["exchange 1 0"]],
  ])("%s: row %#", (_clause, options, trump, buried, expected) => {
    const act = { kind: "DECLARATION", trump, buried: cards(buried) } as const;
    expect(judgeKitty({ options, hand: HAND, act })).toEqual(
      expected.map((words) => {
        const [rule, count, missing, ...list] = words.split(" ");
        const figures =
          count === undefined ? {} : { "cards.buried": Number(count), "cards.missing": Number(missing) };
        return { rule: `sandaha.kitty.${rule}`, cards: cards(list.join(" ")), figures };
      }),
    );
  });

  it("14.1: a number that is no card is a card not held", () => {
    const act = { kind: "DECLARATION", trump: "SPADES", buried: [999, 0, 19, 19, 19, 82, 20, 1] } as const;
    const missing = [0, 1, 19, 19, 19, 20, 82, 999];
    expect(judgeKitty({ options: STANDARD, hand: HAND, act })).toEqual([
      { rule: "sandaha.kitty.exchange", cards: missing, figures: { "cards.buried": 8, "cards.missing": 8 } },
    ]);
  });
});

describe("5.2 surrender", () => {
  it.each<[string, Options, boolean]>([
    ["A: silent", STANDARD, false],
    ["B 七 3", COMPETITION, true],
    ["C 4", ZIJINDAO, true],
  ])("%s", (_source, options, allowed) => {
    expect(judgeKitty({ options, hand: HAND, act: { kind: "SURRENDER" } })).toEqual(
      allowed ? [] : [{ rule: "sandaha.kitty.surrender", cards: [], figures: {} }],
    );
  });
});
