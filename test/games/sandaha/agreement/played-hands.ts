import type { Options } from "../../../oracle/sandaha/index.js";
import { judgeFor } from "../../../oracle/sandaha/index.js";
import { type PlayedHand, scoredByTricks } from "../../../support/sandaha/played-hands.js";
import { agreeOnPlay } from "./judgement.js";
import { agreeOnScore, type ScoreBucket, scoreBuckets } from "./scores.js";
import { dutyBuckets, judgedBuckets, type SituationBucket } from "./situation-buckets.js";
import type { Tally } from "./tally.js";
import { agreeOnTrick } from "./tricks.js";

/** A hand played by legal players, and what it is scored by. */
export interface PlayedHandCase {
  readonly hand: PlayedHand;
  readonly scored: Partial<Options>;
  readonly salt: number;
}

/** Both judge every play of a hand, resolve every trick, and score it by all tricks. */
export function agreeOnHand(
  { hand, scored, salt }: PlayedHandCase,
  situations: Tally<SituationBucket>,
  scores: Tally<ScoreBucket>,
): void {
  for (const { situation, play } of hand.steps) {
    const { judgement } = agreeOnPlay(situation, judgeFor(situation), play);
    if (!judgement.legal) throw new Error("a legal player made an illegal play");
    situations.add([...dutyBuckets(situation), ...judgedBuckets(judgement)]);
  }
  for (let first = 0; first < hand.plays.length; first += 4) {
    const { rules, trump, banker } = hand;
    const { options } = hand.steps[first]!.situation;
    agreeOnTrick({ rules, options, trump, banker, plays: hand.plays.slice(first, first + 4) });
  }
  scores.add(scoreBuckets(agreeOnScore(scoredByTricks(hand, scored, salt))));
}
