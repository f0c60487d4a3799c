import * as fc from "fast-check";
import type { Hand, Play, Trump } from "../../oracle/sandaha/index.js";
import { type Ranking, rankingOf } from "../../oracle/sandaha/ranking.js";
import type { HandToScore } from "./hands-to-score.js";
import type { MadeSituation } from "./situations.js";
import { optionsOf, type TableRules } from "./table-rules.js";
import type { ThrowTry } from "./throw-tries.js";
import type { MadeTrick } from "./tricks.js";

const SUITS = ["SPADES", "HEARTS", "CLUBS", "DIAMONDS"] as const;

/** For each printed suit, ♠♥♣♦, the number of the suit that it becomes. */
export type SuitRenaming = readonly number[];

/** Any renaming. */
export const anyRenaming: fc.Arbitrary<SuitRenaming> = fc.shuffledSubarray([1, 2, 3, 4], {
  minLength: 4,
  maxLength: 4,
});

/** Cards under a renaming; numbers that are no card of a suit stay as they are. */
export function renamed(to: SuitRenaming, cards: readonly number[]): number[] {
  return cards.map((card) => {
    const suit = to[Math.floor(card / 16) - 1];
    return suit === undefined ? card : 16 * suit + (card % 16);
  });
}

function renamedTrump(to: SuitRenaming, trump: Trump): Trump {
  return trump === "NONE" ? trump : SUITS[to[SUITS.indexOf(trump)]! - 1]!;
}

function renamedPlays<T extends Play | Hand>(to: SuitRenaming, plays: readonly T[]): T[] {
  return plays.map((play) => ({ ...play, cards: renamed(to, play.cards) }));
}

/** A situation under a renaming. */
export function renamedSituation(to: SuitRenaming, situation: MadeSituation): MadeSituation {
  const { trump, hand, trick } = situation;
  return {
    ...situation,
    trump: renamedTrump(to, trump),
    hand: renamed(to, hand),
    trick: renamedPlays(to, trick),
  };
}

/** A throw under a renaming. */
export function renamedThrow(to: SuitRenaming, tried: ThrowTry): ThrowTry {
  const { trump, hands, play } = tried;
  return {
    ...tried,
    trump: renamedTrump(to, trump),
    hands: renamedPlays(to, hands),
    play: renamed(to, play),
  };
}

/** A trick under a renaming. */
export function renamedTrick(to: SuitRenaming, trick: MadeTrick): MadeTrick {
  return { ...trick, trump: renamedTrump(to, trick.trump), plays: renamedPlays(to, trick.plays) };
}

/** A hand to be scored under a renaming. */
export function renamedHand(to: SuitRenaming, hand: HandToScore): HandToScore {
  const { end } = hand;
  if (end.kind === "SURRENDER") return hand;
  const declared = { trump: renamedTrump(to, end.trump), buried: renamed(to, end.buried) };
  return end.kind === "TALLY"
    ? { ...hand, end: { ...end, ...declared, lastTrick: renamedPlays(to, end.lastTrick) } }
    : { ...hand, end: { ...end, ...declared, plays: renamedPlays(to, end.plays) } };
}

/** What cards rank as under rules and trump: two that rank alike are told apart by ♠♥♣♦ order only. */
export function ranksUnder(rules: TableRules, trump: Trump): (cards: readonly number[]) => string[] {
  const ranking: Ranking = rankingOf(optionsOf(rules), trump);
  return (cards) => cards.map((card) => `${ranking.suitOf(card)} ${ranking.levelOf(card)}`);
}
