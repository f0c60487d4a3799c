import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Grade, Outcome } from "../../gen/caipan/sandaha/v1/score.js";
import { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { endsAtBigLoss } from "./early-end.js";
import { pointsOf } from "./points.js";
import type { RuleOptions } from "./ruleset.js";
import { nextSeat, SEATS } from "./seat.js";

/** What the auction left. */
export interface Contract {
  readonly banker: Seat;
  /** 庄分. */
  readonly points: number;
  readonly doubled: boolean;
  /** Who alone is paid if the banker surrenders; UNSPECIFIED = nobody. */
  readonly claimant: Seat;
}

/** How a hand ended. */
export type HandEnd =
  | {
      readonly kind: "played";
      /** In the defenders' tricks. */
      readonly trickPoints: number;
      /** That a showdown gives the defenders for tricks not played any more; undefined where none is known of. */
      readonly certainPoints: number | undefined;
      readonly buried: readonly Card[];
      /** What the kitty's points are multiplied by, 0 if not captured; undefined if the hand ended before its last trick. */
      readonly capture: number | undefined;
      /** Plays recorded after the end, which count for nothing (sandaha.end.order). */
      readonly ignored: number;
    }
  | { readonly kind: "surrender" };

/** One line of the sum, with its clause. */
export interface ScoreStep {
  readonly rule: `sandaha.${string}`;
  /** By name, sorted. */
  readonly figures: Readonly<Record<string, number>>;
}

/** The result of a hand; the fields are those of message Score. */
export interface Score {
  readonly trickPoints: number;
  readonly kittyPoints: number;
  readonly kittyMultiplier: number;
  readonly defendersPoints: number;
  readonly outcome: Outcome;
  readonly grade: Grade;
  readonly multiplier: number;
  readonly payments: readonly { readonly seat: Seat; readonly amount: number }[];
  readonly nextFirstBidder: Seat;
  readonly steps: readonly ScoreStep[];
  readonly endedEarly: boolean;
  readonly ignoredPlays: number;
}

/** Result and payments of a hand for a base stake (sandaha.result.*, sandaha.kitty.surrender). */
export function scoreHand(options: RuleOptions, stake: number, contract: Contract, end: HandEnd): Score {
  const result = end.kind === "surrender" ? surrendered(options, contract) : played(options, contract, end);
  return { ...result, ...settle(options, stake, contract, result) };
}

type Result = Omit<Score, "multiplier" | "payments" | "nextFirstBidder">;

function surrendered(options: RuleOptions, contract: Contract): Result {
  const plain = contract.points >= options.surrenderPlainFrom;
  return {
    trickPoints: 0,
    kittyPoints: 0,
    kittyMultiplier: 0,
    defendersPoints: 0,
    outcome: Outcome.SURRENDERED,
    grade: plain ? Grade.PLAIN : Grade.SMALL,
    steps: [
      {
        rule: "sandaha.kitty.surrender",
        figures: { contract: contract.points, "plain.from": options.surrenderPlainFrom },
      },
    ],
    endedEarly: false,
    ignoredPlays: 0,
  };
}

function played(
  options: RuleOptions,
  contract: Contract,
  { trickPoints: won, certainPoints, buried, capture, ignored }: Extract<HandEnd, { kind: "played" }>,
): Result {
  const endedEarly = capture === undefined;
  const trickPoints = won + (certainPoints ?? 0);
  const kittyPoints = pointsOf(buried);
  const kittyMultiplier = capture ?? 0;
  const added = kittyPoints * kittyMultiplier;
  const defendersPoints = trickPoints + added;
  const margin = defendersPoints - contract.points;
  const outcome = margin >= 0 ? Outcome.DOWN : Outcome.HELD;
  const steps: ScoreStep[] = [{ rule: "sandaha.trick.points", figures: { points: won } }];
  if (certainPoints !== undefined) {
    steps.push({ rule: "sandaha.end.showdown", figures: { points: certainPoints } });
  }
  if (!endedEarly)
    steps.push({ rule: "sandaha.last_trick.capture", figures: { captured: Math.sign(kittyMultiplier) } });
  if (kittyMultiplier > 0) {
    const figures = { added, "kitty.points": kittyPoints, multiplier: kittyMultiplier };
    steps.push({ rule: "sandaha.last_trick.multiplier", figures });
  }
  steps.push({
    rule: "sandaha.result.down",
    figures: { contract: contract.points, "defenders.points": defendersPoints, margin },
  });
  if (endedEarly && certainPoints === undefined && endsAtBigLoss(options, margin)) {
    steps.push({ rule: "sandaha.end.big_loss", figures: { margin } });
  }
  return {
    trickPoints,
    kittyPoints,
    kittyMultiplier,
    defendersPoints,
    outcome,
    grade: outcome === Outcome.DOWN ? downGrade(options, margin) : heldGrade(options, defendersPoints),
    steps,
    endedEarly,
    ignoredPlays: ignored,
  };
}

function downGrade(options: RuleOptions, margin: number): Grade {
  if (margin >= options.downBigFrom) return Grade.BIG;
  return margin >= options.downSmallFrom ? Grade.SMALL : Grade.PLAIN;
}

function heldGrade(options: RuleOptions, defendersPoints: number): Grade {
  if (defendersPoints <= options.heldBigTo) return Grade.BIG;
  return defendersPoints <= options.heldSmallTo ? Grade.SMALL : Grade.PLAIN;
}

function settle(
  options: RuleOptions,
  stake: number,
  { banker, doubled, claimant }: Contract,
  { outcome, grade, steps }: Result,
): Pick<Score, "multiplier" | "payments" | "nextFirstBidder" | "steps"> {
  const held = outcome === Outcome.HELD;
  const factors: ScoreStep[] = [{ rule: "sandaha.result.grade", figures: { factor: grade } }];
  if (held && options.heldPaysDouble)
    factors.push({ rule: "sandaha.result.held_pays_double", figures: { factor: 2 } });
  if (doubled) factors.push({ rule: "sandaha.result.doubled", figures: { factor: 2 } });
  const multiplier = factors.reduce((product, step) => product * (step.figures["factor"] ?? 1), 1);

  const share = stake * multiplier;
  const defenders = SEATS.length - 1;
  const toBanker = held ? defenders * share : -defenders * share;
  // A claim was made on a surrender only (sandaha.auction.claim).
  const claimed = outcome === Outcome.SURRENDERED && claimant !== Seat.UNSPECIFIED;
  const toDefender = (seat: Seat): number => {
    if (claimed) return seat === claimant ? -toBanker : 0;
    return -toBanker / defenders;
  };
  const nextFirstBidder = held ? banker : nextSeat(banker);
  return {
    multiplier,
    payments: SEATS.map((seat) => ({ seat, amount: seat === banker ? toBanker : toDefender(seat) })),
    nextFirstBidder,
    steps: [
      ...steps,
      ...factors,
      ...(claimed ? [{ rule: "sandaha.auction.claim" as const, figures: { seat: claimant } }] : []),
      { rule: "sandaha.result.payment", figures: { banker: toBanker, each: share } },
      { rule: "sandaha.result.next_bidder", figures: { seat: nextFirstBidder } },
    ],
  };
}
