import { CARD_TABLE_SIZE, cardOf, JOKERS, PRINTED_SUITS, type PrintedSuit } from "../../card/playing-card.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import { NoTrumpTractors } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { Trump } from "../../gen/caipan/sandaha/v1/table.js";
import type { RuleOptions } from "./ruleset.js";

/** The suit of a card in play (sandaha.trump.permanent): TRUMP, or its printed suit when it is no trump. */
export type PlaySuit = typeof NOT_IN_DECK | PrintedSuit | typeof TRUMP;
/** What suitOf gives for a number that is no card of this deck. */
export const NOT_IN_DECK = 0;
/** The suit of all trumps. */
export const TRUMP = 5;

/**
 * The order of the cards of one suit in play, laid out in a mask of slots, one slot per printed card. Slots 0 to 14 are
 * the levels, low to high, and hold the first card of each level in ♠♥♣♦ order; the further cards of a level that
 * several printed cards share (off 7s, off 2s) have slots of their own above.
 */
export interface SuitOrder {
  /** Levels that may stand in a tractor. */
  readonly linked: number;
  /** For each shared level: its bit, and its further slots. */
  readonly shared: readonly { readonly level: number; readonly slots: number }[];
  /** For each slot its card as printed in ♠ (for a side suit, in that suit). */
  readonly cards: readonly Card[];
}

/** How all cards rank under a declaration. Tables are indexed by card number. */
export interface Order {
  /** The suit in play of each card number below 128. */
  readonly suitOf: Uint8Array;
  /** The bit of each card's slot in its suit. */
  readonly bitOf: Int32Array;
  /** The level of each card in its suit, 0 = lowest. */
  readonly levelOf: Uint8Array;
  /** By suit in play. */
  readonly suits: readonly SuitOrder[];
}

const FIRST_EXTRA_SLOT = 15;
const LEVEL_BITS = (1 << FIRST_EXTRA_SLOT) - 1;
const PLAIN_RANKS = [5, 6, 8, 9, 10, 11, 12, 13, 14];
const SIX = 6;
const SEVEN = 7;
const TWO = 2;

/** sandaha.formation.no_trump: the levels 2, 7, little and big joker that may stand in a tractor, by option. */
const NO_TRUMP_LINKS: readonly number[] = [0, 0b1111, 0b1100, 0];

/** The suit in play of any number that a client may send as a card. */
export function suitOf(order: Order, card: number): PlaySuit {
  return (order.suitOf[card] ?? NOT_IN_DECK) as PlaySuit;
}

/** The levels of the cards in a mask of slots. */
export function levelsOf(suit: SuitOrder, slots: number): number {
  let levels = slots & LEVEL_BITS;
  for (const { level, slots: further } of suit.shared) if ((slots & further) !== 0) levels |= level;
  return levels;
}

/** The lowest slot, in ♠♥♣♦ order, that a mask has at a level; 0 if none. */
export function slotAt(suit: SuitOrder, slots: number, level: number): number {
  const bit = 1 << level;
  if ((slots & bit) !== 0) return bit;
  for (const shared of suit.shared) {
    const further = slots & shared.slots;
    if (shared.level === bit) return further & -further;
  }
  return 0;
}

/** The cards of a mask of slots, high to low, of one level in ♠♥♣♦ order. */
export function cardsAt(suit: SuitOrder, slots: number): Card[] {
  const cards: Card[] = [];
  let rest = slots;
  for (let levels = levelsOf(suit, slots); levels !== 0; ) {
    const level = 31 - Math.clz32(levels);
    const slot = slotAt(suit, rest, level);
    if (slot === 0) levels &= ~(1 << level);
    else {
      rest &= ~slot;
      cards.push(suit.cards[31 - Math.clz32(slot)] as Card);
    }
  }
  return cards;
}

/** All cards of the deck, two copies of each (sandaha.cards.deck). */
export function deckOf(options: OrderOptions): Card[] {
  const printed = orderOf(options, Trump.NONE).suits.flatMap((suit) => suit.cards);
  return printed.flatMap((card) => [card, card]);
}

/** What of the options the order of the cards depends on. */
type OrderOptions = Pick<RuleOptions, "noTrumpTractors" | "sixesRemoved">;

/** The order under a declaration (sandaha.trump.*). The trump must be declared, and allowed by the options. */
export function orderOf(options: OrderOptions, trump: Trump): Order {
  return ORDERS[orderKey(options, trump)] as Order;
}

function orderKey({ noTrumpTractors, sixesRemoved }: OrderOptions, trump: Trump): number {
  return (trump * NO_TRUMP_LINKS.length + noTrumpTractors) * 2 + Number(sixesRemoved);
}

function makeOrder(options: OrderOptions, trump: Trump): Order {
  const ranks = options.sixesRemoved ? PLAIN_RANKS.filter((rank) => rank !== SIX) : PLAIN_RANKS;
  const plain = (suit: PrintedSuit): Card[][] => ranks.map((rank) => [cardOf(suit, rank)]);
  const of = (rank: number, suits: readonly PrintedSuit[]): Card[] => suits.map((suit) => cardOf(suit, rank));
  const jokers = JOKERS.map((joker) => [joker]);
  const order: Order = {
    suitOf: new Uint8Array(CARD_TABLE_SIZE),
    bitOf: new Int32Array(CARD_TABLE_SIZE),
    levelOf: new Uint8Array(CARD_TABLE_SIZE),
    suits: [],
  };
  const suits: SuitOrder[] = [];
  for (const suit of PRINTED_SUITS) if (suit !== trump) suits[suit] = layOut(order, suit, plain(suit));
  if (trump === Trump.NONE) {
    const levels = [of(TWO, PRINTED_SUITS), of(SEVEN, PRINTED_SUITS), ...jokers];
    suits[TRUMP] = {
      ...layOut(order, TRUMP, levels),
      linked: NO_TRUMP_LINKS[options.noTrumpTractors] as number,
    };
  } else {
    const main = [trump as PrintedSuit];
    const off = PRINTED_SUITS.filter((suit) => suit !== trump);
    const levels = [of(TWO, off), of(TWO, main), of(SEVEN, off), of(SEVEN, main), ...jokers];
    suits[TRUMP] = layOut(order, TRUMP, [...plain(main[0] as PrintedSuit), ...levels]);
  }
  return { ...order, suits };
}

/** Enters the levels of one suit, low to high, into the tables of an order. */
function layOut(order: Order, suit: PlaySuit, levels: readonly (readonly Card[])[]): SuitOrder {
  const cards: Card[] = [];
  const shared: { level: number; slots: number }[] = [];
  let extra = FIRST_EXTRA_SLOT;
  levels.forEach((printed, level) => {
    let further = 0;
    printed.forEach((card, copy) => {
      const slot = copy === 0 ? level : extra++;
      if (copy > 0) further |= 1 << slot;
      cards[slot] = card;
      order.suitOf[card] = suit;
      order.bitOf[card] = 1 << slot;
      order.levelOf[card] = level;
    });
    if (further !== 0) shared.push({ level: 1 << level, slots: further });
  });
  return { linked: LEVEL_BITS, shared, cards };
}

// All at once, so that no call pays for a table and none depends on an earlier one.
const ORDERS: Order[] = [];
for (const trump of [...PRINTED_SUITS, Trump.NONE]) {
  for (const noTrumpTractors of Object.values(NoTrumpTractors)) {
    for (const sixesRemoved of [false, true]) {
      const options = { noTrumpTractors, sixesRemoved };
      ORDERS[orderKey(options, trump)] = makeOrder(options, trump);
    }
  }
}
