import { formationsIn } from "../../games/sandaha/formation-list.js";
import { legalPlays } from "../../games/sandaha/legal-plays.js";
import type { Situation } from "../../games/sandaha/play.js";
import { suitOf, TRUMP } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Throws } from "../../gen/caipan/sandaha/v1/ruleset.js";
import type { Random } from "../random.js";

const THROW_ONE_IN = 7;
const LONGEST_THROW = 5;

/** A lead: a throw at times, else of each length that is there as likely. */
export function drawLead(random: Random, { options, order, hand }: Situation): Card[] {
  const trumps = hand.filter((card) => suitOf(order, card) === TRUMP);
  if (options.throws === Throws.TRUMPS && trumps.length > 1 && random.below(THROW_ONE_IN) === 0) {
    return drawThrow(random, trumps);
  }
  const suits = [...new Set(hand.map((card) => suitOf(order, card)))];
  const leads = suits.flatMap((suit) => formationsIn(order, suit, hand));
  const size = random.pick([...new Set(leads.map((lead) => lead.length))]);
  return random.pick(leads.filter((lead) => lead.length === size));
}

/** Several trumps: the highest, which are sure of something, or any. Together they may be one formation all the same. */
function drawThrow(random: Random, trumps: readonly Card[]): Card[] {
  const size = 2 + random.below(Math.min(LONGEST_THROW, trumps.length) - 1);
  // Jokers and 7s have no place of their own in the order of numbers, which is good enough for a simple player.
  const sorted = random.below(2) === 0 ? trumps.toSorted((a, b) => b - a) : random.shuffled(trumps);
  return sorted.slice(0, size);
}

/** Any legal follow. */
export function drawFollow(random: Random, situation: Situation): Card[] {
  const plays = legalPlays(situation);
  return plays.page(random.below(plays.count), 1)[0] ?? [];
}
