import { compelledHand } from "../../games/sandaha/compelled.js";
import { KITTY_SIZE } from "../../games/sandaha/kitty.js";
import { handSize, type RuleOptions } from "../../games/sandaha/ruleset.js";
import { SEATS } from "../../games/sandaha/seat.js";
import { deckOf, orderOf, suitOf } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import { type Seat, Trump } from "../../gen/caipan/sandaha/v1/table.js";
import type { Random } from "../random.js";

/** A deal: the four hands and the kitty. */
export interface DealtCards {
  readonly hands: ReadonlyMap<Seat, readonly Card[]>;
  readonly kitty: readonly Card[];
}

/** How well the deck was shuffled. The worse, the more pairs, tractors and long suits lie in one hand. */
const SHUFFLES = ["well", "pairs together", "runs together", "trumps together"] as const;

/** Deals the deck, now and then badly shuffled, so that hands come up which a fair deal would rarely show. */
export function dealCards(random: Random, options: RuleOptions): DealtCards {
  const deck = shuffledDeck(random, options);
  const size = handSize(options);
  const hands = new Map(SEATS.map((seat, i) => [seat, deck.slice(i * size, (i + 1) * size)]));
  return { hands, kitty: deck.slice(-KITTY_SIZE) };
}

function shuffledDeck(random: Random, options: RuleOptions): Card[] {
  const deck = deckOf(options);
  switch (random.pick(SHUFFLES)) {
    case "well":
      return random.shuffled(deck);
    case "pairs together":
      return random.shuffled(blocksOf(deck, 2)).flat();
    case "runs together":
      return random.shuffled(blocksOf(inSuits(options, deck), random.pick([4, 6]))).flat();
    case "trumps together":
      return withTrumpsTogether(random, options, deck);
  }
}

/** The deck suit by suit, high to low, as sorted hands fall back into it. */
function inSuits(options: RuleOptions, deck: readonly Card[]): Card[] {
  const order = orderOf(options, Trump.NONE);
  return deck.toSorted((a, b) => suitOf(order, b) - suitOf(order, a) || b - a);
}

function blocksOf(cards: readonly Card[], size: number): Card[][] {
  const blocks: Card[][] = [];
  for (let at = 0; at < cards.length; at += size) blocks.push(cards.slice(at, at + size));
  return blocks;
}

/** A player is compelled to bid: half of the trumps that count for it come to one hand. */
function withTrumpsTogether(random: Random, options: RuleOptions, deck: readonly Card[]): Card[] {
  const counted = random.shuffled(compelledHand(options, deck).counted);
  const lucky = counted.slice(0, options.compelledMinimum);
  const taken = new Map<Card, number>();
  for (const card of lucky) taken.set(card, (taken.get(card) ?? 0) + 1);
  const rest = deck.filter((card) => {
    const copies = taken.get(card) ?? 0;
    if (copies > 0) taken.set(card, copies - 1);
    return copies === 0;
  });
  const others = random.shuffled(rest);
  const before = random.below(SEATS.length) * handSize(options);
  return [...others.slice(0, before), ...lucky, ...others.slice(before)];
}
