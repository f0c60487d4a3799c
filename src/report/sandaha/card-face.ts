import { JOKERS } from "../../card/playing-card.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Text } from "../../rulebook/rulebook.js";
import { type Language, text } from "../text.js";

/** A printed suit as it is shown. */
export interface SuitFace {
  readonly letter: "S" | "H" | "C" | "D";
  readonly symbol: string;
  readonly name: Text;
  readonly red: boolean;
}

/** What is printed on a card; undefined suit and rank for a joker. */
export interface CardFace {
  readonly suit: SuitFace | undefined;
  readonly rank: string;
  readonly red: boolean;
  /** Short: "♥10"; the jokers "BJ" and "LJ" as in the text form, 大王 and 小王. */
  readonly short: Text;
  /** As read aloud. */
  readonly spoken: Text;
}

const SUITS: readonly SuitFace[] = [
  { letter: "S", symbol: "♠", name: text("spades", "黑桃"), red: false },
  { letter: "H", symbol: "♥", name: text("hearts", "红桃"), red: true },
  { letter: "C", symbol: "♣", name: text("clubs", "梅花"), red: false },
  { letter: "D", symbol: "♦", name: text("diamonds", "方块"), red: true },
];
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SPOKEN_RANKS: Readonly<Record<string, string>> = { J: "jack", Q: "queen", K: "king", A: "ace" };
const [LITTLE, BIG] = JOKERS;

/** The face of a printed suit by its number, 1–4, which is that of a trump too. */
export function suitFace(suit: number): SuitFace | undefined {
  return SUITS[suit - 1];
}

/** The face of a card. A number that is no card has the face "#99". */
export function cardFace(card: Card): CardFace {
  if (card === BIG) return joker(text("BJ", "大王"), text("big joker", "大王"), true);
  if (card === LITTLE) return joker(text("LJ", "小王"), text("little joker", "小王"), false);
  const suit = suitFace(card >> 4);
  const rank = RANKS[(card & 15) - 2];
  if (suit === undefined || rank === undefined) {
    const number = `#${card}`;
    return {
      suit: undefined,
      rank: number,
      red: false,
      short: text(number, number),
      spoken: text(number, number),
    };
  }
  const short = `${suit.symbol}${rank}`;
  const spoken = text(`${SPOKEN_RANKS[rank] ?? rank} of ${suit.name.en}`, `${suit.name.zh}${rank}`);
  return { suit, rank, red: suit.red, short: text(short, short), spoken };
}

/** Cards as they stand in a sentence: "♥9 ♥10". */
export function cardsInWords(cards: readonly Card[], language: Language): string {
  return cards.map((card) => cardFace(card).short[language]).join(" ");
}

function joker(short: Text, spoken: Text, red: boolean): CardFace {
  return { suit: undefined, rank: "", red, short, spoken };
}
