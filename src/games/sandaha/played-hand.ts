import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { allowsShowdown, type EarlyEnd, endsAtBigLoss, isShowdown } from "./early-end.js";
import { captureOf } from "./kitty.js";
import { pointsOf } from "./points.js";
import { handSize, type RuleOptions } from "./ruleset.js";
import { type TablePlay, TRICK_SIZE, trickOf } from "./trick.js";
import { deckOf, type Order } from "./trump.js";

/** All plays of a hand, four to a trick, each trick well-formed; no card more often than the deck has it. */
export interface HandPlays {
  readonly options: RuleOptions;
  readonly order: Order;
  readonly banker: Seat;
  /** 庄分. */
  readonly contract: number;
  readonly buried: readonly Card[];
  readonly plays: readonly TablePlay[];
}

/** What the tricks of a hand come to, or the first play at which they cannot be the tricks of one hand. */
export type PlayedTricks =
  | {
      readonly kind: "ended";
      /** In the defenders' tricks. */
      readonly trickPoints: number;
      /** That a showdown gives the defenders for tricks that are not played any more; undefined without a showdown. */
      readonly certainPoints: number | undefined;
      /** What the kitty's points are multiplied by, 0 if not captured; undefined if the hand ended early. */
      readonly capture: number | undefined;
      /** Plays recorded after the hand had ended, which count for nothing (sandaha.end.order). */
      readonly ignored: number;
    }
  | {
      readonly kind: "fault";
      readonly fault: "out-of-turn" | "unfinished";
      readonly at: number;
    };

/** Goes through the tricks of a hand: who leads, who wins, and where the rules end it. */
export function playedTricks(hand: HandPlays): PlayedTricks {
  const { options, order, banker, contract, plays } = hand;
  let leader = banker;
  let open = handSize(options);
  let trickPoints = 0;
  for (let at = 0; at < plays.length; at += TRICK_SIZE) {
    const trick = plays.slice(at, at + TRICK_SIZE);
    const lead = trick[0] as TablePlay;
    if (lead.seat !== leader) return { kind: "fault", fault: "out-of-turn", at };
    open -= lead.cards.length;
    leader = (trick[trickOf(order, trick).holder] as TablePlay).seat;
    const byDefender = leader !== banker;
    if (byDefender) trickPoints += pointsOf(cardsOf(trick));
    const next = at + TRICK_SIZE;
    if (open === 0) {
      // The deck has no card left for a further trick.
      const capture = captureOf(options, order, banker, trick);
      return { kind: "ended", trickPoints, certainPoints: undefined, capture, ignored: 0 };
    }
    const early = earlyEnd(hand, next, open, trickPoints - contract);
    if (early === undefined) continue;
    const left = early === "showdown" && byDefender ? pointsOf(leftAfter(hand, next)) : 0;
    return {
      kind: "ended",
      trickPoints,
      certainPoints: early === "showdown" ? left : undefined,
      capture: undefined,
      ignored: plays.length - next,
    };
  }
  return { kind: "fault", fault: "unfinished", at: plays.length };
}

/** Whether a hand ends after some of its plays; the big loss is looked at first (sandaha.end.order). */
function earlyEnd(hand: HandPlays, next: number, open: number, margin: number): EarlyEnd | undefined {
  const { options, order, banker, plays } = hand;
  if (endsAtBigLoss(options, margin)) return "big-loss";
  if (!options.endsByShowdown) return undefined;
  const later = plays.slice(next);
  const left = leftAfter(hand, next);
  if (cardsOf(later).length === left.length) {
    const own = cardsOf(later.filter((play) => play.seat === banker));
    const others = cardsOf(later.filter((play) => play.seat !== banker));
    return isShowdown(order, own, others) ? "showdown" : undefined;
  }
  // Who holds what is not told: where the record stops, it says itself that the hand had ended.
  return later.length === 0 && allowsShowdown(order, left, open) ? "showdown" : undefined;
}

/** The cards that are neither buried nor among the first plays. */
function leftAfter({ options, buried, plays }: HandPlays, next: number): Card[] {
  const left = deckOf(options);
  for (const card of [...buried, ...cardsOf(plays.slice(0, next))]) left.splice(left.indexOf(card), 1);
  return left;
}

function cardsOf(plays: readonly TablePlay[]): Card[] {
  return plays.flatMap((play) => play.cards);
}
