import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Throws } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { decompose, type Formation } from "./formation.js";
import { countBits, holdingOf } from "./holding.js";
import type { RuleOptions } from "./ruleset.js";
import { type Order, type PlaySuit, suitOf, TRUMP } from "./trump.js";
import type { Violation } from "./violation.js";

/** Cards of one suit led together, taken apart. */
export interface Lead {
  readonly suit: PlaySuit;
  /** Number of cards. */
  readonly size: number;
  /** Its decomposition; more than one formation is a throw. */
  readonly formations: readonly Formation[];
}

/** Takes cards of one suit apart as a lead. */
export function readLead(order: Order, cards: readonly Card[]): Lead {
  const suit = suitOf(order, cards[0] as Card);
  const formations = decompose(
    order.suits[suit] as (typeof order.suits)[number],
    holdingOf(order, suit, cards),
  );
  return { suit, size: cards.length, formations };
}

/** Whether a lead is a throw: several formations. */
export function isThrow(lead: Lead): boolean {
  return lead.formations.length > 1;
}

/** A lead that may be made, or the rule that its form breaks. */
export type LeadForm =
  | { readonly kind: "lead"; readonly lead: Lead }
  | { readonly kind: "broken"; readonly violation: Violation };

/** Reads cards as a lead (sandaha.lead.*): the suits are looked at first, and only of one suit the formations. */
export function leadForm(options: RuleOptions, order: Order, cards: readonly Card[]): LeadForm {
  let seen = 0;
  for (const card of cards) seen |= 1 << suitOf(order, card);
  const suits = countBits(seen);
  if (suits > 1) return broken({ rule: "sandaha.lead.one_suit", cards, figures: { suits } });
  const lead = readLead(order, cards);
  if (!isThrow(lead)) return { kind: "lead", lead };
  const figures = { formations: lead.formations.length };
  if (lead.suit !== TRUMP) return broken({ rule: "sandaha.lead.side_throw", cards, figures });
  if (options.throws === Throws.NONE) return broken({ rule: "sandaha.lead.formation", cards, figures });
  return { kind: "lead", lead };
}

function broken(violation: Violation): LeadForm {
  return { kind: "broken", violation };
}
