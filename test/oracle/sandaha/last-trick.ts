/** The last trick (chapter 11). */
import type { Options } from "./options.js";
import { rankingOf } from "./ranking.js";
import { type JudgedPlay, resolveTrick, type TrickRequest } from "./trick.js";

/** Whether the kitty is captured, and what its points are then multiplied by. */
export interface Capture {
  readonly captured: boolean;
  readonly multiplier: number;
}

/** 11.2 and the row "kitty multiplier": "the winning play's own shape decides". */
function multiplierOf(options: Options, winning: JudgedPlay, cards: number): number {
  const isThrow = winning.kind === "THROW";
  const isSingle = !isThrow && winning.formations[0]?.shape === "SINGLE";
  switch (options.kittyMultiplier) {
    case "CARDS":
      return cards;
    case "ONE":
      return 1;
    case "TWO_TO_THE_PAIRS":
      return isThrow || isSingle ? 1 : 2 ** (cards / 2);
    case "CARDS_BUT_THROW":
      return isThrow ? 1 : cards;
  }
}

/** 11.1: a defender wins the last trick with trumps, or with anything where the option says so. */
export function kittyCapture(trick: TrickRequest): Capture {
  const { options, trump, plays } = trick;
  const ranking = rankingOf(options, trump);
  const result = resolveTrick(trick);
  const index = plays.findIndex((play) => play.seat === result.holder);
  const { cards } = plays[index]!;
  const withTrumps = cards.every((card) => ranking.suitOf(card) === "TRUMP");
  if (result.side !== "DEFENDERS" || (options.kittyCaptureNeedsTrump && !withTrumps)) {
    return { captured: false, multiplier: 0 };
  }
  return { captured: true, multiplier: multiplierOf(options, result.plays[index]!, cards.length) };
}
