import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Trump } from "../../gen/caipan/sandaha/v1/table.js";
import { KITTY_SIZE } from "./kitty.js";
import { missingCards } from "./play.js";
import type { RuleOptions } from "./ruleset.js";
import type { Violation } from "./violation.js";

/** The banker's act after seeing the kitty. */
export type KittyAct =
  | { readonly kind: "surrender" }
  | { readonly kind: "declaration"; readonly trump: Trump; readonly buried: readonly Card[] };

/** What the banker's act breaks: the burial first, and only then the declaration (sandaha.judging.stages). */
export function kittyViolations(options: RuleOptions, hand: readonly Card[], act: KittyAct): Violation[] {
  if (act.kind === "surrender") {
    return options.surrender ? [] : [{ rule: "sandaha.kitty.surrender", cards: [], figures: {} }];
  }
  const cards = missingCards(hand, act.buried);
  if (cards.length > 0 || act.buried.length !== KITTY_SIZE) {
    const figures = { "cards.buried": act.buried.length, "cards.missing": cards.length };
    return [{ rule: "sandaha.kitty.exchange", cards, figures }];
  }
  const forbidden = act.trump === Trump.NONE && !options.noTrump;
  return forbidden ? [{ rule: "sandaha.kitty.declaration", cards: [], figures: {} }] : [];
}

/** A burial that the rules allow, whatever the hand: its cards of the lowest numbers. */
export function someBurial(hand: readonly Card[]): Card[] {
  return hand.toSorted((a, b) => a - b).slice(0, KITTY_SIZE);
}
