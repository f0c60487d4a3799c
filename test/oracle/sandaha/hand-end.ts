/** How a played hand came to its end (chapter 13), and the defenders' points of its tricks (10.2). */
import { dealtToEach, deckOf, pointsOf } from "./cards.js";
import { difference } from "./multiset.js";
import type { Options } from "./options.js";
import { rankingOf } from "./ranking.js";
import { resolveTrick } from "./trick.js";
import type { Play, Seat, Trump } from "./types.js";

/** What the tricks of a hand came to. */
export interface HandEnd {
  /** Points in the defenders' tricks that were played. */
  readonly points: number;
  /** 13.2: after a showdown, what was certain: all points left if a defender is on lead, else none. */
  readonly certain?: number;
  /** Why it ended before its last trick; undefined if it did not. */
  readonly early?: "BIG_LOSS" | "SHOWDOWN";
  /** The last trick, if it was played. */
  readonly lastTrick?: readonly Play[];
  /** 13.3: how many plays are recorded after an early end; they count for nothing. */
  readonly ignoredPlays: number;
}

/** All cards of a hand that was played. */
export interface PlayedHand {
  readonly options: Options;
  readonly trump: Trump;
  readonly banker: Seat;
  readonly contract: number;
  readonly buried: readonly number[];
  readonly plays: readonly Play[];
}

/** The four seats. */
export const SEATS: readonly Seat[] = [1, 2, 3, 4];

/** The record, four plays to a trick. */
function tricksOf(plays: readonly Play[]): Play[][] {
  const tricks: Play[][] = [];
  for (let index = 0; index < plays.length; index += 4) tricks.push(plays.slice(index, index + 4));
  return tricks;
}

/** 13.2: nobody holds a trump, and the banker holds one side suit only, of which no defender holds a card. */
export function isShowdown(hand: PlayedHand, held: (seat: Seat) => readonly number[]): boolean {
  const ranking = rankingOf(hand.options, hand.trump);
  const suitsOf = (seat: Seat): Set<string> => new Set(held(seat).map((card) => ranking.suitOf(card)));
  if (SEATS.some((seat) => suitsOf(seat).has("TRUMP"))) return false;
  const [suit, ...more] = suitsOf(hand.banker);
  if (suit === undefined || more.length > 0) return false;
  return SEATS.every((seat) => seat === hand.banker || !suitsOf(seat).has(suit));
}

/** 13.2: whether the showdown is in force; "with the option that side suits capture there is no showdown". */
function showdownInForce(options: Options): boolean {
  return options.endsByShowdown && options.kittyCaptureNeedsTrump;
}

/**
 * Goes through the tricks in order. Throws RangeError if they stop before any end: such a record is malformed.
 * Where the record stops at a showdown, only the cards left are known, not who holds which: that it was one is then
 * taken from the record, if these cards allow it at all.
 */
export function endOfHand(hand: PlayedHand): HandEnd {
  const { options, trump, banker, contract, buried, plays } = hand;
  const dealt = dealtToEach(options.sixesRemoved);
  let points = 0;
  let played = 0;
  const tricks = tricksOf(plays);
  for (const [index, trick] of tricks.entries()) {
    const result = resolveTrick({ options, trump, banker, plays: trick });
    if (result.side === "DEFENDERS") points += result.points;
    played += trick[0]!.cards.length;
    if (played >= dealt) return { points, lastTrick: trick, ignoredPlays: 0 };
    const later = plays.slice(4 * (index + 1));
    const ignoredPlays = later.length;
    // 13.3: the big loss is looked at first.
    if (options.endsAtBigLoss && points - contract >= options.downBigFrom) {
      return { points, early: "BIG_LOSS", ignoredPlays };
    }
    if (!showdownInForce(options)) continue;
    const known = tricks.slice(0, index + 1).flat();
    const left = difference(deckOf(options.sixesRemoved), [
      ...buried,
      ...known.flatMap((play) => play.cards),
    ]);
    const certain = result.side === "DEFENDERS" ? pointsOf(left) : 0;
    const showdown: HandEnd = { points, certain, early: "SHOWDOWN", ignoredPlays };
    const laterCards = later.flatMap((play) => play.cards);
    if (laterCards.length === left.length) {
      const heldBy = (seat: Seat): number[] =>
        later.filter((play) => play.seat === seat).flatMap((play) => [...play.cards]);
      if (isShowdown(hand, heldBy)) return showdown;
    } else if (later.length === 0 && mayBeShowdown(hand, left, dealt - played)) {
      return showdown;
    }
  }
  throw new RangeError("the tricks stop before the end of the hand");
}

/** Whether the cards left could be dealt so that 13.2 holds: no trump, and a suit that fills the banker's hand. */
function mayBeShowdown(hand: PlayedHand, left: readonly number[], each: number): boolean {
  const ranking = rankingOf(hand.options, hand.trump);
  const suits = left.map((card) => ranking.suitOf(card));
  if (suits.includes("TRUMP")) return false;
  return [...new Set(suits)].some((suit) => suits.filter((other) => other === suit).length === each);
}
