import { formatCard, parseCard } from "../../card/card-notation.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { scanUnnamed, unnamed } from "./numbers.js";
import type { Scan, Scanner } from "./scanner.js";

const SEAT_LETTERS: ReadonlyMap<Seat, string> = new Map([
  [Seat.EAST, "E"],
  [Seat.SOUTH, "S"],
  [Seat.WEST, "W"],
  [Seat.NORTH, "N"],
]);
const A_CARD = "a card (such as S7, HT, BJ)";

const SEATS = new Map([...SEAT_LETTERS].map(([seat, letter]) => [letter, seat]));

/** A seat by its letter; what is none by its number. */
export function seatText(seat: Seat): string {
  return SEAT_LETTERS.get(seat) ?? unnamed(seat);
}

/** Reads a seat. */
export const scanSeat: Scan<Seat> = (scanner) => {
  if (isUnnamed(scanner)) return scanUnnamed(scanner, "a seat") as Seat | undefined;
  const letter = scanner.take(/[ESWN]/y, "a seat (E, S, W, N)");
  return letter === undefined ? undefined : SEATS.get(letter);
};

/** Cards in text notation, one after the other. */
export function cardsText(cards: readonly Card[]): string {
  return cards.map(formatCard).join("");
}

/** Reads any number of cards, none too. */
export const scanCards: Scan<Card[]> = (scanner) => {
  const cards: Card[] = [];
  for (;;) {
    if (isUnnamed(scanner)) {
      const number = scanUnnamed(scanner, A_CARD);
      if (number === undefined) return undefined;
      cards.push(number as Card);
    } else {
      const card = parseCard(scanner.take(/[SHCD][2-9TJQKA]|[BL]J/y, A_CARD) ?? "");
      if (card === undefined) return cards;
      cards.push(card);
    }
  }
};

/** Reads at least one card. */
export const scanSomeCards: Scan<Card[]> = (scanner) => {
  const cards = scanCards(scanner);
  return cards?.length === 0 ? undefined : cards;
};

/** The name of an enum's value; of one that has none, and of "unspecified", the number. */
export function nameText(names: Readonly<Record<string, number>>, value: number): string {
  return (
    (value === 0 ? undefined : Object.keys(names).find((name) => names[name] === value)) ?? unnamed(value)
  );
}

/** Reads a value of an enum. */
export function scanName(scanner: Scanner, names: Readonly<Record<string, number>>): number | undefined {
  const at = scanner.at;
  const known = Object.keys(names).filter((name) => names[name] !== 0);
  const expected = `one of ${known.join(", ")}`;
  if (isUnnamed(scanner)) return scanUnnamed(scanner, expected);
  const name = scanner.take(/[A-Z][A-Z_]*/y, expected);
  if (name === undefined) return undefined;
  return known.includes(name) ? names[name] : scanner.refuse(at, expected);
}

function isUnnamed(scanner: Scanner): boolean {
  return scanner.text[scanner.at] === "#";
}
