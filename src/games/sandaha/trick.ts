import type { Card } from "../../gen/caipan/card/v1/card.js";
import { PlayKind, type Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { type Formation, formationOf } from "./formation.js";
import { holdingOf } from "./holding.js";
import { isThrow, type Lead, readLead } from "./lead.js";
import { NOT_IN_DECK, type Order, type PlaySuit, type SuitOrder, suitOf, TRUMP } from "./trump.js";

/** Cards that lie on the table before a player. */
export interface TablePlay {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** What a play counts as (sandaha.ruff.kinds). */
export interface JudgedPlay {
  readonly kind: PlayKind;
  /** The suit of its formations. */
  readonly suit: PlaySuit;
  /** All formations of a lead, the one of a follow or ruff, none of a discard. */
  readonly formations: readonly Formation[];
}

/** A trick, whole or part-played. */
export interface JudgedTrick {
  readonly lead: Lead;
  readonly plays: readonly JudgedPlay[];
  /** Index of the play that holds it (sandaha.trick.winner). */
  readonly holder: number;
}

/** The number of plays in a whole trick. */
export const TRICK_SIZE = 4;

/** What every play to a trick counts as, and who holds it. The lead must be a legal one, all plays of its size. */
export function judgeTrick(order: Order, lead: Lead, plays: readonly TablePlay[]): JudgedTrick {
  const judged: JudgedPlay[] = [
    { kind: isThrow(lead) ? PlayKind.THROW : PlayKind.LEAD, suit: lead.suit, formations: lead.formations },
  ];
  let holder = 0;
  for (let i = 1; i < plays.length; i++) {
    const play = judgeLaterPlay(order, lead, judged[holder] as JudgedPlay, (plays[i] as TablePlay).cards);
    if (isHigher(play, judged[holder] as JudgedPlay)) holder = i;
    judged.push(play);
  }
  return { lead, plays: judged, holder };
}

/** As judgeTrick, of plays whose lead was not read yet. */
export function trickOf(order: Order, plays: readonly TablePlay[]): JudgedTrick {
  return judgeTrick(order, readLead(order, (plays[0] as TablePlay).cards), plays);
}

const DISCARD: JudgedPlay = { kind: PlayKind.DISCARD, suit: NOT_IN_DECK, formations: [] };

function judgeLaterPlay(order: Order, lead: Lead, best: JudgedPlay, cards: readonly Card[]): JudgedPlay {
  const suit = suitOf(order, cards[0] as Card);
  // Nothing is in the formation of a throw, which stands and wins (sandaha.throw.wins).
  if (isThrow(lead) || (suit !== lead.suit && suit !== TRUMP)) return DISCARD;
  const { pairs } = lead.formations[0] as Formation;
  // Cards of another suit are missing in the holding, which then falls short of the formation.
  const formation = formationOf(order.suits[suit] as SuitOrder, holdingOf(order, suit, cards), pairs);
  if (formation === undefined) return DISCARD;
  const formations = [formation];
  if (suit === lead.suit) return { kind: PlayKind.FOLLOW, suit, formations };
  const ruff = { kind: PlayKind.RUFF, suit, formations };
  return best.suit === TRUMP && isHigher(ruff, best) ? { kind: PlayKind.OVER_RUFF, suit, formations } : ruff;
}

/**
 * Whether a later play takes the trick from the one that holds it: a trump over a side suit, else the higher top. A
 * discard is of no suit.
 */
function isHigher(play: JudgedPlay, best: JudgedPlay): boolean {
  if (play.suit !== best.suit) return play.suit === TRUMP;
  return (play.formations[0] as Formation).top > (best.formations[0] as Formation).top;
}
