/** Cards and calls as text, for tests: suit letter and rank ("S7 HT"), jokers BJ and LJ; seat and bid ("E80 S-"). */
import type { Call } from "./auction-state.js";
import { BIG_JOKER, LITTLE_JOKER } from "./cards.js";
import type { Seat } from "./types.js";

const RANKS = "..23456789TJQKA";

/** The number of one card. */
function parseCard(word: string): number {
  if (word === "BJ") return BIG_JOKER;
  if (word === "LJ") return LITTLE_JOKER;
  const suit = "SHCD".indexOf(word.charAt(0)) + 1;
  const rank = RANKS.indexOf(word.charAt(1));
  if (word.length !== 2 || suit < 1 || rank < 2) throw new RangeError(`no card: ${word}`);
  return 16 * suit + rank;
}

/** The cards in a text; an empty text is no cards. */
export function cards(text: string): number[] {
  return text.split(" ").filter(Boolean).map(parseCard);
}

/** The text of a card. */
function cardText(card: number): string {
  if (card === BIG_JOKER) return "BJ";
  if (card === LITTLE_JOKER) return "LJ";
  return `${"SHCD".charAt(Math.floor(card / 16) - 1)}${RANKS.charAt(card % 16)}`;
}

/** The text of cards, in their order. */
export function text(list: readonly number[]): string {
  return list.map(cardText).join(" ");
}

/** The seats by their letter. */
const SEAT_OF: Readonly<Record<string, Seat>> = { E: 1, S: 2, W: 3, N: 4 };

/** The calls in a text, "-" being a pass; an empty text is no calls. */
export function calls(text: string): Call[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const seat = SEAT_OF[word.charAt(0)];
      if (seat === undefined) throw new RangeError(`no call: ${word}`);
      return { seat, call: word.slice(1) === "-" ? "PASS" : Number(word.slice(1)) };
    });
}
