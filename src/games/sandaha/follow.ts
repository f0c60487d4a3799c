import type { Card } from "../../gen/caipan/card/v1/card.js";
import { TractorDuty } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { countBits, type Holding, holdingCards, holdingOf, sizeOf, without } from "./holding.js";
import type { Lead } from "./lead.js";
import type { RuleOptions } from "./ruleset.js";
import { pairLevels, SHORTEST_RUN } from "./run.js";
import { bestService } from "./tractor-duty.js";
import { cardsAt, levelsOf, type Order, type SuitOrder } from "./trump.js";
import type { Violation } from "./violation.js";

/** What a follower owes to a lead, worked out once from his hand. */
export interface Duty {
  readonly lead: Lead;
  readonly suit: SuitOrder;
  /** His cards of the led suit. */
  readonly held: Holding;
  /** How many cards of the led suit. */
  readonly cards: number;
  /** How many pairs of it; 0 if he has no choice. */
  readonly pairs: number;
  /** For each led tractor, longest first, the lengths of the runs. */
  readonly runs: readonly (readonly number[])[];
  readonly tractors: readonly number[];
}

/** What a hand owes to a lead (sandaha.follow.suit, .pairs, .tractors). */
export function dutyOf(options: RuleOptions, order: Order, lead: Lead, hand: readonly Card[]): Duty {
  const suit = order.suits[lead.suit] as SuitOrder;
  const held = holdingOf(order, lead.suit, hand);
  const size = sizeOf(held);
  // Whoever must play his whole suit owes nothing more.
  if (size <= lead.size) return { lead, suit, held, cards: size, pairs: 0, runs: [], tractors: [] };
  const { pairs: led, tractors } = ledPairs(options, lead);
  const pairs = Math.min(led, countBits(held.two));
  const runs = bestService(suit, held.two, tractors, options.tractorDuty);
  return { lead, suit, held, cards: lead.size, pairs, runs, tractors };
}

/** What a play of as many cards as were led, all in hand, breaks: the suit first, and only then pairs and tractors. */
export function followViolations(
  options: RuleOptions,
  order: Order,
  duty: Duty,
  play: readonly Card[],
): Violation[] {
  const played = holdingOf(order, duty.lead.suit, play);
  const size = sizeOf(played);
  if (size < duty.cards) {
    const figures = { "suit.owed": duty.cards, "suit.played": size };
    const kept = holdingCards(duty.suit, without(duty.held, played));
    return [{ rule: "sandaha.follow.suit", cards: kept, figures }];
  }
  const violations: Violation[] = [];
  addPairViolation(duty, played, violations);
  addTractorViolation(options, duty, played, violations);
  return violations;
}

function addPairViolation({ suit, held, pairs }: Duty, played: Holding, violations: Violation[]): void {
  const count = countBits(played.two);
  if (count >= pairs) return;
  const cards = pairCards(suit, held.two & ~played.two);
  const figures = { "pairs.owed": pairs, "pairs.played": count };
  violations.push({ rule: "sandaha.follow.pairs", cards, figures });
}

function addTractorViolation(
  options: RuleOptions,
  { suit, held, runs, tractors }: Duty,
  played: Holding,
  violations: Violation[],
): void {
  const given = bestService(suit, played.two, tractors, options.tractorDuty);
  for (const [t, owed] of runs.entries()) {
    for (const [r, length] of owed.entries()) {
      const run = given[t]?.[r] ?? 0;
      if (run === length) continue;
      const cards = pairCards(suit, inRuns(suit, held.two));
      const figures = { run: r + 1, "run.owed": length, "run.played": run, tractor: t + 1 };
      violations.push({ rule: "sandaha.follow.tractors", cards, figures });
      return;
    }
  }
}

/** The pairs that have a neighbour in a run. */
function inRuns(suit: SuitOrder, pairs: number): number {
  const levels = pairLevels(suit, pairs);
  const next = levels & ((levels >> 1) | (levels << 1));
  let slots = 0;
  for (let rest = pairs; rest !== 0; rest &= rest - 1) {
    const slot = rest & -rest;
    if ((levelsOf(suit, slot) & next) !== 0) slots |= slot;
  }
  return slots;
}

function pairCards(suit: SuitOrder, slots: number): Card[] {
  return cardsAt(suit, slots).flatMap((card) => [card, card]);
}

/** Whether a play answers a lead so fully that no hand could owe more: the led suit, its pairs, its tractors whole. */
export function answersInFull(
  options: RuleOptions,
  order: Order,
  lead: Lead,
  play: readonly Card[],
): boolean {
  const suit = order.suits[lead.suit] as SuitOrder;
  const played = holdingOf(order, lead.suit, play);
  const { pairs, tractors } = ledPairs(options, lead);
  if (sizeOf(played) < lead.size || countBits(played.two) < pairs) return false;
  const given = bestService(suit, played.two, tractors, options.tractorDuty);
  return tractors.every((length, t) => given[t]?.[0] === length);
}

/** The pairs of a lead, and the lengths of those of its tractors that oblige, longest first. */
function ledPairs(options: RuleOptions, lead: Lead): { pairs: number; tractors: number[] } {
  let led = 0;
  const tractors: number[] = [];
  for (const { pairs } of lead.formations) {
    led += pairs;
    if (pairs >= SHORTEST_RUN && options.tractorDuty !== TractorDuty.PAIRS_SUFFICE) tractors.push(pairs);
  }
  return { pairs: led, tractors };
}
