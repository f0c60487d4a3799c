import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";

/** Faults that can be planted: the rule that a step then breaks, or what else is wrong with the record. */
export const FAULTS = [
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
  "recorded",
  "inconsistent",
] as const;

/** A fault that can be planted. */
export type Fault = (typeof FAULTS)[number];

/** What a report on a planted record must say, and nothing else. */
export interface Label {
  readonly fault: Fault;
  /** Of the step, of the recorded result that differs, or of the field that is inconsistent. */
  readonly path: string;
  /** Rules that the step breaks: the fault, and one that goes with it always; none without a step. */
  readonly rules: readonly string[];
  /** Steps where the cards held back come to light. */
  readonly related: readonly string[];
}

/** A record with one fault in it. */
export interface Planted {
  readonly record: HandRecord;
  readonly label: Label;
}

/** The label of a step that breaks one rule. */
export function stepLabel(fault: Fault, path: string, related: readonly string[] = []): Label {
  return { fault, path, rules: [fault], related };
}
