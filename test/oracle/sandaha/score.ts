/** Result and payment (chapters 11 to 13), step by step. */
import { pointsOf } from "./cards.js";
import { endOfHand, SEATS } from "./hand-end.js";
import { kittyCapture } from "./last-trick.js";
import type { Options } from "./options.js";
import { nextSeat } from "./throw.js";
import type { Play, Seat, Trump } from "./types.js";

/** What the auction left. */
export interface Contract {
  readonly banker: Seat;
  readonly points: number;
  readonly doubled: boolean;
  readonly claimant?: Seat;
}

/** How the hand ended: all cards, the caller's count with the last trick (none = it ended early), or 投降. */
export type ScoreEnd =
  | {
      readonly kind: "TRICKS";
      readonly trump: Trump;
      readonly buried: readonly number[];
      readonly plays: readonly Play[];
    }
  | {
      readonly kind: "TALLY";
      readonly trump: Trump;
      readonly buried: readonly number[];
      readonly defendersPoints: number;
      readonly lastTrick: readonly Play[];
    }
  | { readonly kind: "SURRENDER" };

/** A hand to be scored. */
export interface ScoreRequest {
  readonly options: Options;
  readonly stake: number;
  readonly contract: Contract;
  readonly end: ScoreEnd;
}

/** One line of the sum. */
export interface ScoreStep {
  readonly rule: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** A transfer at the end of a hand; positive: receives. */
export interface Payment {
  readonly seat: Seat;
  readonly amount: number;
}

/** The result, field by field as message Score has it. */
export interface Score {
  readonly trickPoints: number;
  readonly countedByCaller: boolean;
  readonly kittyPoints: number;
  readonly kittyMultiplier: number;
  readonly defendersPoints: number;
  readonly contract: number;
  readonly outcome: "HELD" | "DOWN" | "SURRENDERED";
  readonly grade: "PLAIN" | "SMALL" | "BIG";
  readonly multiplier: number;
  readonly payments: readonly Payment[];
  readonly nextFirstBidder: Seat;
  readonly steps: readonly ScoreStep[];
  readonly endedEarly: boolean;
  readonly ignoredPlays: number;
}

type Grade = Score["grade"];

/** 12.2: ×1, ×2, ×3. */
const FACTOR: Readonly<Record<Grade, number>> = { PLAIN: 1, SMALL: 2, BIG: 3 };

/** 12.2 with the numbers of the options. */
function gradeOf(options: Options, s: number, contract: number): Grade {
  if (s >= contract) {
    if (s - contract >= options.downBigFrom) return "BIG";
    return s - contract >= options.downSmallFrom ? "SMALL" : "PLAIN";
  }
  if (s <= options.heldBigTo) return "BIG";
  return s <= options.heldSmallTo ? "SMALL" : "PLAIN";
}

/** 12.3, and 4.5 for a claimed surrender. `bankerPays` by `each` to every defender, or receives it. */
function paymentsOf(contract: Contract, each: number, bankerPays: boolean, claimant?: Seat): Payment[] {
  const share = bankerPays ? each : -each;
  return SEATS.map((seat) => {
    if (seat === contract.banker) return { seat, amount: -3 * share };
    if (claimant === undefined) return { seat, amount: share };
    return { seat, amount: seat === claimant ? 3 * share : 0 };
  });
}

/** 5.2, 4.5, 12.5, 12.6 for a surrender. */
function scoreSurrender(request: ScoreRequest): Score {
  const { options, stake, contract } = request;
  const grade: Grade = contract.points >= options.surrenderPlainFrom ? "PLAIN" : "SMALL";
  const multiplier = FACTOR[grade] * (contract.doubled ? 2 : 1);
  const each = stake * multiplier;
  const next = nextSeat(contract.banker);
  const steps: ScoreStep[] = [
    {
      rule: "sandaha.kitty.surrender",
      figures: { contract: contract.points, "plain.from": options.surrenderPlainFrom },
    },
    { rule: "sandaha.result.grade", figures: { factor: FACTOR[grade] } },
  ];
  if (contract.doubled) steps.push({ rule: "sandaha.result.doubled", figures: { factor: 2 } });
  if (contract.claimant !== undefined) {
    steps.push({ rule: "sandaha.auction.claim", figures: { seat: contract.claimant } });
  }
  steps.push(
    { rule: "sandaha.result.payment", figures: { each, banker: -3 * each } },
    { rule: "sandaha.result.next_bidder", figures: { seat: next } },
  );
  return {
    trickPoints: 0,
    countedByCaller: false,
    kittyPoints: 0,
    kittyMultiplier: 0,
    defendersPoints: 0,
    contract: contract.points,
    outcome: "SURRENDERED",
    grade,
    multiplier,
    payments: paymentsOf(contract, each, true, contract.claimant),
    nextFirstBidder: next,
    steps,
    endedEarly: false,
    ignoredPlays: 0,
  };
}

/** What tricks or tally say before the kitty is looked at. */
interface Played {
  readonly trump: Trump;
  readonly buried: readonly number[];
  readonly points: number;
  /** Only where the tricks show a showdown: a caller's count has these points in it. */
  readonly certain?: number;
  readonly early?: "BIG_LOSS" | "SHOWDOWN";
  readonly lastTrick?: readonly Play[];
  readonly ignoredPlays: number;
}

/** The tricks, or the caller's count; one without a last trick ended early (13.1 looked at first, else 13.2). */
function playedOf(request: ScoreRequest, end: Exclude<ScoreEnd, { kind: "SURRENDER" }>): Played {
  const { options, contract } = request;
  const { trump, buried } = end;
  if (end.kind === "TRICKS") {
    const { plays } = end;
    const hand = { options, trump, banker: contract.banker, contract: contract.points, buried, plays };
    return { trump, buried, ...endOfHand(hand) };
  }
  const points = end.defendersPoints;
  if (end.lastTrick.length > 0) {
    return { trump, buried, points, lastTrick: end.lastTrick, ignoredPlays: 0 };
  }
  const bigLoss = options.endsAtBigLoss && points - contract.points >= options.downBigFrom;
  return { trump, buried, points, early: bigLoss ? "BIG_LOSS" : "SHOWDOWN", ignoredPlays: 0 };
}

/** Chapters 11 and 12 for a hand that was played. */
function scorePlayed(request: ScoreRequest, end: Exclude<ScoreEnd, { kind: "SURRENDER" }>): Score {
  const { options, stake, contract } = request;
  const played = playedOf(request, end);
  const kittyPoints = pointsOf(played.buried);
  const steps: ScoreStep[] = [{ rule: "sandaha.trick.points", figures: { points: played.points } }];
  if (played.certain !== undefined) {
    steps.push({ rule: "sandaha.end.showdown", figures: { points: played.certain } });
  }

  let kittyMultiplier = 0;
  if (played.lastTrick !== undefined) {
    const trick = { options, trump: played.trump, banker: contract.banker, plays: played.lastTrick };
    const capture = kittyCapture(trick);
    steps.push({ rule: "sandaha.last_trick.capture", figures: { captured: capture.captured ? 1 : 0 } });
    if (capture.captured) {
      kittyMultiplier = capture.multiplier;
      steps.push({
        rule: "sandaha.last_trick.multiplier",
        figures: {
          "kitty.points": kittyPoints,
          multiplier: kittyMultiplier,
          added: kittyPoints * kittyMultiplier,
        },
      });
    }
  }

  const trickPoints = played.points + (played.certain ?? 0);
  const s = trickPoints + kittyPoints * kittyMultiplier;
  const margin = s - contract.points;
  const down = s >= contract.points;
  steps.push({
    rule: "sandaha.result.down",
    figures: { "defenders.points": s, contract: contract.points, margin },
  });
  if (played.early === "BIG_LOSS") steps.push({ rule: "sandaha.end.big_loss", figures: { margin } });

  const grade = gradeOf(options, s, contract.points);
  let multiplier = FACTOR[grade];
  steps.push({ rule: "sandaha.result.grade", figures: { factor: FACTOR[grade] } });
  if (options.heldPaysDouble && !down) {
    multiplier *= 2;
    steps.push({ rule: "sandaha.result.held_pays_double", figures: { factor: 2 } });
  }
  if (contract.doubled) {
    multiplier *= 2;
    steps.push({ rule: "sandaha.result.doubled", figures: { factor: 2 } });
  }
  const each = stake * multiplier;
  const next = down ? nextSeat(contract.banker) : contract.banker;
  steps.push(
    { rule: "sandaha.result.payment", figures: { each, banker: down ? -3 * each : 3 * each } },
    { rule: "sandaha.result.next_bidder", figures: { seat: next } },
  );
  return {
    trickPoints,
    countedByCaller: end.kind === "TALLY",
    kittyPoints,
    kittyMultiplier,
    defendersPoints: s,
    contract: contract.points,
    outcome: down ? "DOWN" : "HELD",
    grade,
    multiplier,
    payments: paymentsOf(contract, each, down),
    nextFirstBidder: next,
    steps,
    endedEarly: played.early !== undefined,
    ignoredPlays: played.ignoredPlays,
  };
}

/** Chapters 11 to 13: the result of a hand. */
export function scoreHand(request: ScoreRequest): Score {
  return request.end.kind === "SURRENDER" ? scoreSurrender(request) : scorePlayed(request, request.end);
}
