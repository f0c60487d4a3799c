import { PRINTED_SUITS } from "../../card/playing-card.js";
import type { KittyAct } from "../../games/sandaha/burial.js";
import { KITTY_SIZE } from "../../games/sandaha/kitty.js";
import type { RuleOptions } from "../../games/sandaha/ruleset.js";
import { orderOf, suitOf, TRUMP } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Trump } from "../../gen/caipan/sandaha/v1/table.js";
import type { Random } from "../random.js";

const SURRENDER_ONE_IN = 10;
const NO_TRUMP_ONE_IN = 8;
const CARELESS_ONE_IN = 4;

/** The banker's act: he declares his longest suit and buries of the others, and now and then he does something else. */
export function declare(random: Random, options: RuleOptions, hand: readonly Card[]): KittyAct {
  if (options.surrender && random.below(SURRENDER_ONE_IN) === 0) return { kind: "surrender" };
  const trump =
    options.noTrump && random.below(NO_TRUMP_ONE_IN) === 0 ? Trump.NONE : longestSuit(options, hand);
  const order = orderOf(options, trump);
  const isCareless = random.below(CARELESS_ONE_IN) === 0;
  const mixed = random.shuffled(hand);
  const sides = mixed.filter((card) => suitOf(order, card) !== TRUMP);
  const trumps = mixed.filter((card) => suitOf(order, card) === TRUMP);
  return {
    kind: "declaration",
    trump,
    buried: (isCareless ? mixed : [...sides, ...trumps]).slice(0, KITTY_SIZE),
  };
}

function longestSuit(options: RuleOptions, hand: readonly Card[]): Trump {
  const order = orderOf(options, Trump.NONE);
  const lengthOf = (suit: number): number => hand.filter((card) => suitOf(order, card) === suit).length;
  const [longest] = PRINTED_SUITS.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return longest as Trump;
}
