import { CARD_TABLE_SIZE } from "../../card/playing-card.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { type Duty, dutyOf, followViolations } from "./follow.js";
import { leadViolations, readLead } from "./lead.js";
import type { RuleOptions } from "./ruleset.js";
import { type JudgedTrick, judgeTrick, type TablePlay, trickOf } from "./trick.js";
import type { Order } from "./trump.js";
import type { Violation } from "./violation.js";

/** What a player has before him. Everything in it is possible; the play is not part of it. */
export interface Situation {
  readonly options: RuleOptions;
  readonly order: Order;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** Plays so far, leader first; none = he leads. */
  readonly trick: readonly TablePlay[];
}

/** What comes of a play: the trick with it in, or what it breaks. */
export type PlayJudgement =
  | { readonly kind: "legal"; readonly trick: JudgedTrick }
  | { readonly kind: "illegal"; readonly violations: readonly Violation[] };

/** Judges a play of at least one card by the stages of sandaha.judging.stages. */
export function judgePlay(situation: Situation, play: readonly Card[]): PlayJudgement {
  return situation.trick.length === 0 ? judgeLead(situation, play) : judgeFollow(situation, play);
}

/** Judges cards led by a player who holds a hand. */
export function judgeLead({ options, order, seat, hand }: Situation, play: readonly Card[]): PlayJudgement {
  const strange = missingCards(hand, play);
  if (strange.length > 0) return illegal([inHandViolation(strange)]);
  const violations = leadViolations(options, order, play);
  if (violations.length > 0) return illegal(violations);
  return { kind: "legal", trick: judgeTrick(order, readLead(order, play), [{ seat, cards: play }]) };
}

function judgeFollow({ options, order, seat, hand, trick }: Situation, play: readonly Card[]): PlayJudgement {
  const { lead } = trickOf(order, trick.slice(0, 1));
  const first: Violation[] = [];
  const strange = missingCards(hand, play);
  if (strange.length > 0) first.push(inHandViolation(strange));
  if (play.length !== lead.size) {
    const figures = { "cards.owed": lead.size, "cards.played": play.length };
    first.push({ rule: "sandaha.follow.count", cards: [], figures });
  }
  if (first.length > 0) return illegal(first);
  const duty: Duty = dutyOf(options, order, lead, hand);
  const violations = followViolations(options, order, duty, play);
  if (violations.length > 0) return illegal(violations);
  return { kind: "legal", trick: judgeTrick(order, lead, [...trick, { seat, cards: play }]) };
}

function illegal(violations: readonly Violation[]): PlayJudgement {
  return { kind: "illegal", violations };
}

function inHandViolation(cards: readonly Card[]): Violation {
  return { rule: "sandaha.play.in_hand", cards, figures: { "cards.missing": cards.length } };
}

// Judging is synchronous, so one table serves every call.
const held = new Uint8Array(CARD_TABLE_SIZE);

/** The cards of a play beyond what a hand holds, copies counted; a number that is no card is among them. */
function missingCards(hand: readonly Card[], play: readonly number[]): Card[] {
  held.fill(0);
  for (const card of hand) held[card] = (held[card] as number) + 1;
  return play.filter((card) => {
    const copies = held[card] ?? 0;
    if (copies > 0) held[card] = copies - 1;
    return copies === 0;
  }) as Card[];
}
