import type { Card } from "../../gen/caipan/card/v1/card.js";

/** Ids of the clauses that a player can break in a call that is served, in rulebook order. */
export const VIOLATED_RULES = [
  "sandaha.auction.order",
  "sandaha.auction.opening",
  "sandaha.auction.step",
  "sandaha.auction.unit",
  "sandaha.auction.lowest",
  "sandaha.auction.passed",
  "sandaha.auction.compelled",
  "sandaha.kitty.exchange",
  "sandaha.kitty.declaration",
  "sandaha.kitty.surrender",
  "sandaha.lead.turn",
  "sandaha.lead.formation",
  "sandaha.lead.one_suit",
  "sandaha.lead.side_throw",
  "sandaha.play.in_hand",
  "sandaha.follow.count",
  "sandaha.follow.suit",
  "sandaha.follow.pairs",
  "sandaha.follow.tractors",
  "sandaha.throw.stands",
  "sandaha.throw.smallest",
  "sandaha.throw.shown",
  "sandaha.end.order",
] as const;

/** The id of a clause that a player can break. */
export type ViolatedRule = (typeof VIOLATED_RULES)[number];

/** A broken rule, with what shows it; which cards and figures, the rulebook says beside the clause. */
export interface Violation {
  readonly rule: ViolatedRule;
  readonly cards: readonly Card[];
  /** By name, sorted. */
  readonly figures: Readonly<Record<string, number>>;
}
