import { firstLegalPlay, legalPlays } from "../../games/sandaha/legal-plays.js";
import { judgePlay, type Situation } from "../../games/sandaha/play.js";
import { pointsOf } from "../../games/sandaha/points.js";
import { TRICK_SIZE } from "../../games/sandaha/trick.js";
import { suitOf, TRUMP } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import { PlayKind, type Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { candidatesOf } from "./candidates.js";

/**
 * Plays to suggest to a player, best first; never a throw. Advice, and no part of the rules: it looks one trick ahead
 * at what lies on the table, and knows that the three defenders are one side.
 *
 * @param including cards that every hint must hold
 * @param most how many hints are wanted
 */
export function hintsFor(
  situation: Situation,
  banker: Seat,
  including: readonly Card[],
  most: number,
): Card[][] {
  // Plays of equal worth keep the order in which they are found, which must not be that of the request.
  const sorted = { ...situation, hand: situation.hand.toSorted((a, b) => b - a) };
  const candidates =
    including.length === 0
      ? [...candidatesOf(sorted), firstLegalPlay(situation)]
      : legalPlays(situation, including).page(0, CONSIDERED);
  const seen = new Set<string>();
  return candidates
    .map((cards) => [...cards].sort((a, b) => b - a))
    .filter((cards) => {
      const key = cards.join();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .flatMap((cards) => {
      const worth = worthOf(situation, banker, cards);
      return worth === undefined ? [] : [{ cards, worth }];
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ cards }) => cards);
}

/** How many plays are weighed where the player has tapped cards already. */
const CONSIDERED = 128;
/** What keeping a trump, and each level of a card, is worth, in points. */
const TRUMP_COST = 4;
const LEVEL_COST = 0.6;
/** What taking the lead, and each card of one's own lead, is worth, in points. */
const LEAD_WORTH = 3;
/** How much of the points at stake to count on while others are still to play. */
const OPEN_SHARE = 0.5;

/** What a play is worth to its player's side, in points; undefined if it is illegal or a throw. */
function worthOf(situation: Situation, banker: Seat, cards: readonly Card[]): number | undefined {
  const { seat, trick } = situation;
  const judgement = judgePlay(situation, cards);
  if (judgement.kind === "illegal" || judgement.trick.plays.at(-1)?.kind === PlayKind.THROW) return undefined;
  const cost = costOf(situation, cards);
  // A lead draws as many cards from everybody else, and high cards are led to win.
  if (trick.length === 0)
    return LEAD_WORTH * cards.length - OPEN_SHARE * pointsOf(cards) - cost / cards.length;
  const plays = [...trick, { seat, cards }];
  const holder = plays[judgement.trick.holder]?.seat ?? seat;
  const sameSide = (holder === banker) === (seat === banker);
  const points = plays.reduce((sum, play) => sum + pointsOf(play.cards), 0);
  const stakes = points * (plays.length === TRICK_SIZE ? 1 : OPEN_SHARE);
  return (sameSide ? stakes : -stakes) + (holder === seat ? LEAD_WORTH : 0) - cost;
}

function costOf({ order }: Situation, cards: readonly Card[]): number {
  let cost = 0;
  for (const card of cards) {
    cost += LEVEL_COST * (order.levelOf[card] ?? 0) + (suitOf(order, card) === TRUMP ? TRUMP_COST : 0);
  }
  return cost;
}
