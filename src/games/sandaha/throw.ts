import { type Formation, formationCards, formationSize } from "./formation.js";
import { type Holding, holdingOf } from "./holding.js";
import { isThrow, type Lead } from "./lead.js";
import { runSlots, runStarts } from "./run.js";
import type { JudgedTrick, TablePlay } from "./trick.js";
import { levelsOf, type Order, type SuitOrder, TRUMP } from "./trump.js";
import type { Violation } from "./violation.js";

/** A formation of a throw, and which of the other players could beat it from his own hand (sandaha.throw.stands). */
export interface ThrowPart {
  readonly formation: Formation;
  /** For each other player the slots of the lowest formation that beats it; 0 if he has none. */
  readonly beatenBy: readonly number[];
}

/** A throw tried against the other hands. */
export interface CheckedThrow {
  readonly parts: readonly ThrowPart[];
  /** The formation that is led in the end (sandaha.throw.smallest); undefined if the throw stands. */
  readonly led: Formation | undefined;
}

/** The slots of the lowest formation in a holding that beats a formation of its suit; 0 if there is none. */
export function lowestBeater(suit: SuitOrder, formation: Formation, holding: Holding): number {
  const length = Math.max(1, formation.pairs);
  const slots = formation.pairs === 0 ? holding.one : holding.two;
  const lowest = formation.top - length + 1;
  // Where a tractor can be led, every higher run is a tractor too.
  const higher = runStarts(levelsOf(suit, slots), length) & (-2 << lowest);
  if (higher === 0) return 0;
  return runSlots(suit, slots, 31 - Math.clz32(higher & -higher), length);
}

/** Whether a part could be beaten by anybody. */
export function isBeatable(part: ThrowPart): boolean {
  return part.beatenBy.some((slots) => slots !== 0);
}

/** Tries a lead of trumps against the trumps of the other players. A lead of one formation stands, unexamined. */
export function checkThrow(suit: SuitOrder, lead: Lead, others: readonly Holding[]): CheckedThrow {
  const rivals = isThrow(lead) ? others : [];
  const parts = lead.formations.map((formation) => ({
    formation,
    beatenBy: rivals.map((holding) => lowestBeater(suit, formation, holding)),
  }));
  const beatable = parts.filter(isBeatable).map((part) => part.formation);
  return { parts, led: smallest(beatable) };
}

/** The lowest top, then the fewest cards, then the first, which of one level is ♠♥♣♦ order. */
function smallest(formations: readonly Formation[]): Formation | undefined {
  let least: Formation | undefined;
  for (const formation of formations) {
    if (least === undefined || formation.top < least.top) least = formation;
    else if (formation.top === least.top && formationSize(formation) < formationSize(least))
      least = formation;
  }
  return least;
}

/** What the cards played to a throw's trick show: that it could have been beaten (sandaha.throw.shown). */
export function throwViolations(
  order: Order,
  { lead }: JudgedTrick,
  plays: readonly TablePlay[],
): Violation[] {
  const suit = order.suits[TRUMP] as SuitOrder;
  const shown = plays.slice(1).map((play) => holdingOf(order, TRUMP, play.cards));
  const beaten = checkThrow(suit, lead, shown).parts.filter(isBeatable);
  if (beaten.length === 0) return [];
  const cards = beaten.flatMap((part) => formationCards(suit, part.formation));
  return [{ rule: "sandaha.throw.shown", cards, figures: { parts: beaten.length } }];
}
