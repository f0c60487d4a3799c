import { Card } from "../gen/caipan/card/v1/card.js";
import { cardOf, PRINTED_SUITS } from "./playing-card.js";

const SUIT_LETTERS = ["S", "H", "C", "D"] as const;
const RANK_LETTERS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;

// The jokers are BJ and LJ: SJ would be the jack of spades.
const NOTATION = new Map<Card, string>([
  [Card.BIG_JOKER, "BJ"],
  [Card.LITTLE_JOKER, "LJ"],
  ...PRINTED_SUITS.flatMap((suit, s) =>
    RANK_LETTERS.map((letter, r): [Card, string] => [cardOf(suit, r + 2), `${SUIT_LETTERS[s]}${letter}`]),
  ),
]);
const CARDS = new Map([...NOTATION].map(([card, text]) => [text, card]));

/** The text notation of a card: suit letter and rank (`S7`, `HT`), jokers `BJ` and `LJ`; a number that is no card as `#99`. */
export function formatCard(card: Card): string {
  return NOTATION.get(card) ?? `#${card}`;
}

/** The text notation of cards, in the order given, divided by spaces. */
export function formatCards(cards: readonly Card[]): string {
  return cards.map(formatCard).join(" ");
}

/** The card of a text notation; undefined for anything else. Letters are capital. */
export function parseCard(text: string): Card | undefined {
  return CARDS.get(text);
}
