import type { Random } from "../../src/deal/random.js";
import { endsAtBigLoss } from "../../src/games/sandaha/early-end.js";
import { ScoreHandRequest } from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import { type Play, Side } from "../../src/gen/caipan/sandaha/v1/table.js";
import { resolveTrick } from "../../src/rpc/sandaha/resolve-trick.js";
import { answerOf } from "./answered.js";
import type { PlayedHand } from "./played-hand.js";
import { tricksOf } from "./tricks.js";

const BID_UNIT = 5;

/** The same hand to be scored from all its tricks, and from a count of points. */
export interface HandToScore {
  readonly byTricks: ScoreHandRequest;
  readonly byTally: ScoreHandRequest;
}

/** A hand to be scored, with a contract drawn among those possible. */
export function handToScore(random: Random, played: PlayedHand): HandToScore {
  const { ruleset, hand } = played;
  const { lowestBid, openingBid } = hand.options;
  const points = lowestBid + BID_UNIT * random.below((openingBid - lowestBid) / BID_UNIT + 1);
  const contract = { banker: hand.banker, points };
  const declaration = { trump: hand.trump, buried: [...hand.buried] };
  const { plays, defendersPoints, lastTrick } = playedOut(played, points);
  const facts = { ruleset, stake: 1, contract };
  return {
    byTricks: ScoreHandRequest.create({ ...facts, end: { $case: "tricks", value: { declaration, plays } } }),
    byTally: ScoreHandRequest.create({
      ...facts,
      end: { $case: "tally", value: { declaration, defendersPoints, lastTrick } },
    }),
  };
}

/** The plays until the hand was over, which under some rules is before the last trick. */
function playedOut(played: PlayedHand, points: number): Ended {
  const tricks = tricksOf(played);
  const plays: Play[] = [];
  let defendersPoints = 0;
  for (const [at, trick] of tricks.entries()) {
    plays.push(...trick.plays);
    const state = answerOf(resolveTrick, trick).trick;
    if (state?.side === Side.DEFENDERS) defendersPoints += state.points;
    if (at === tricks.length - 1) return { plays, defendersPoints, lastTrick: trick.plays };
    if (endsAtBigLoss(played.hand.options, defendersPoints - points)) break;
  }
  return { plays, defendersPoints, lastTrick: [] };
}

interface Ended {
  readonly plays: Play[];
  readonly defendersPoints: number;
  /** None if the hand ended early. */
  readonly lastTrick: Play[];
}
