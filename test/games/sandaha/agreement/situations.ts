import { candidateCount, compareCanonical, judgeFor } from "../../../oracle/sandaha/index.js";
import { mix } from "../../../support/sandaha/mix.js";
import { cardsText } from "../../../support/sandaha/show.js";
import type { MadeSituation } from "../../../support/sandaha/situations.js";
import { cardsTried, type TriedPlay } from "../../../support/sandaha/tried-plays.js";
import { agreeOnPlay } from "./judgement.js";
import { agreeOnLegalPlays } from "./legal-plays.js";
import { dutyBuckets, judgedBuckets, type SituationBucket } from "./situation-buckets.js";

/** A situation, plays to be judged in it, and choices for lists. */
export interface SituationCase {
  readonly situation: MadeSituation;
  readonly plays: readonly TriedPlay[];
  readonly salt: number;
}

/** How many candidates are made and judged one by one; now and then more. */
export interface ListLimits {
  readonly most: number;
  readonly atTimes: number;
  readonly oneIn: number;
}

/** Both judge the plays, and list all legal ones where the oracle can. Answers the buckets of the case. */
export function agreeOnSituation(
  { situation, plays, salt }: SituationCase,
  limits: ListLimits,
): SituationBucket[] {
  const judge = judgeFor(situation);
  const buckets: SituationBucket[] = dutyBuckets(situation);
  const most = mix(salt, 10) % limits.oneIn === 0 ? limits.atTimes : limits.most;
  const list = candidateCount(situation) <= most ? agreeOnLegalPlays(situation, salt) : undefined;
  if (list !== undefined) buckets.push("all plays listed");
  for (const tried of plays) {
    const { judgement, example } = agreeOnPlay(situation, judge, cardsTried(situation, tried));
    buckets.push(...judgedBuckets(judgement));
    const [first] = list?.plays ?? [];
    if (first !== undefined && !judgement.legal && compareCanonical(example, first.cards) !== 0) {
      throw new Error(`the example is ${cardsText(example)}, the first legal play ${cardsText(first.cards)}`);
    }
  }
  return buckets;
}
