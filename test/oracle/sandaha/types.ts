/** Words of the oracle. Numbers and string unions of its own: nothing here comes from src. */

/** A player in playing order: 1 east, 2 south, 3 west, 4 north. */
export type Seat = 1 | 2 | 3 | 4;

/** What the banker declared (2.1). */
export type Trump = "SPADES" | "HEARTS" | "CLUBS" | "DIAMONDS" | "NONE";

/** The suit of a card in play (end of chapter 2): TRUMP, or its own suit when it is no trump. */
export type SuitInPlay = "TRUMP" | "SPADES" | "HEARTS" | "CLUBS" | "DIAMONDS";

/** Shape of a formation (3.1, 3.2). */
export type Shape = "SINGLE" | "PAIR" | "TRACTOR";

/** A formation: its cards from high to low, of one level in ♠♥♣♦ order. */
export interface Formation {
  readonly shape: Shape;
  readonly cards: readonly number[];
}

/** What a play counts as (6.2, 8.4, 9.1). */
export type PlayKind = "LEAD" | "THROW" | "FOLLOW" | "RUFF" | "OVER_RUFF" | "DISCARD";

/** Cards put down by one player. For a throw that failed, `cards` is what was led in the end. */
export interface Play {
  readonly seat: Seat;
  readonly cards: readonly number[];
}

/** The cards that one player holds. */
export interface Hand {
  readonly seat: Seat;
  readonly cards: readonly number[];
}

/** One rule broken. Cards by ascending number. */
export interface Violation {
  readonly rule: string;
  readonly cards: readonly number[];
  readonly figures: Readonly<Record<string, number>>;
}
