import { CARD_TABLE_SIZE } from "../../card/playing-card.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { dutyOf, followViolations } from "./follow.js";
import { type Lead, leadForm } from "./lead.js";
import type { RuleOptions } from "./ruleset.js";
import { type JudgedTrick, judgeTrick, type TablePlay } from "./trick.js";
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
  /** The first of them, read as a lead; undefined = he leads. */
  readonly lead: Lead | undefined;
}

/** What comes of a play: the plays and the trick with it in, or what it breaks. */
export type PlayJudgement =
  | { readonly kind: "legal"; readonly plays: readonly TablePlay[]; readonly trick: JudgedTrick }
  | { readonly kind: "illegal"; readonly violations: readonly Violation[] };

/** Judges a play of at least one card by the stages of sandaha.judging.stages. */
export function judgePlay(situation: Situation, play: readonly Card[]): PlayJudgement {
  return situation.lead === undefined
    ? judgeLead(situation, play)
    : judgeFollow(situation, situation.lead, play);
}

/** Judges cards led by a player who holds a hand. */
export function judgeLead({ options, order, seat, hand }: Situation, play: readonly Card[]): PlayJudgement {
  const strange = missingCards(hand, play);
  if (strange.length > 0) return illegal([inHandViolation(strange)]);
  const form = leadForm(options, order, play);
  if (form.kind === "broken") return illegal([form.violation]);
  const plays = [{ seat, cards: play }];
  return { kind: "legal", plays, trick: judgeTrick(order, form.lead, plays) };
}

function judgeFollow(situation: Situation, lead: Lead, play: readonly Card[]): PlayJudgement {
  const { options, order, seat, hand, trick } = situation;
  const strange = missingCards(hand, play);
  if (strange.length > 0 || play.length !== lead.size) {
    const violations = strange.length > 0 ? [inHandViolation(strange)] : [];
    if (play.length !== lead.size) violations.push(countViolation(lead.size, play.length));
    return illegal(violations);
  }
  const violations = followViolations(options, order, dutyOf(options, order, lead, hand), play);
  if (violations.length > 0) return illegal(violations);
  const plays = [...trick, { seat, cards: play }];
  return { kind: "legal", plays, trick: judgeTrick(order, lead, plays) };
}

function illegal(violations: readonly Violation[]): PlayJudgement {
  return { kind: "illegal", violations };
}

function inHandViolation(cards: readonly Card[]): Violation {
  return { rule: "sandaha.play.in_hand", cards, figures: { "cards.missing": cards.length } };
}

function countViolation(owed: number, played: number): Violation {
  return { rule: "sandaha.follow.count", cards: [], figures: { "cards.owed": owed, "cards.played": played } };
}

// Judging is synchronous, so one table serves every call.
const held = new Uint8Array(CARD_TABLE_SIZE);

/** The cards of a play beyond what a hand holds, copies counted; a number that is no card is among them. */
export function missingCards(hand: readonly Card[], play: readonly number[]): readonly Card[] {
  held.fill(0);
  for (const card of hand) held[card] = (held[card] as number) + 1;
  let missing: Card[] | undefined;
  for (const card of play) {
    const copies = held[card] ?? 0;
    if (copies > 0) held[card] = copies - 1;
    else missing = [...(missing ?? []), card as Card];
  }
  return missing ?? NONE;
}

const NONE: readonly Card[] = [];
