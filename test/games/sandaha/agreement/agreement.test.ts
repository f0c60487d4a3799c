import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { DEEP, runCases, SEED, TIMEOUT } from "../../../support/run-cases.js";
import {
  anyFollow,
  anyLead,
  anySalt,
  anyThrow,
  anyTrick,
  anyTriedPlay,
} from "../../../support/sandaha/arbitraries.js";
import { anyHandToScore } from "../../../support/sandaha/hands-to-score.js";
import { anyPlayedHand } from "../../../support/sandaha/played-hands.js";
import { anyScoreOptions } from "../../../support/sandaha/score-options.js";
import { agreeOnHand } from "./played-hands.js";
import { agreeOnScore, SCORE_BUCKETS, scoreBuckets } from "./scores.js";
import { SITUATION_BUCKETS, type SituationBucket } from "./situation-buckets.js";
import { agreeOnSituation, type ListLimits, type SituationCase } from "./situations.js";
import { Tally } from "./tally.js";
import { agreeOnThrow, THROW_BUCKETS, type ThrowBucket, throwBuckets } from "./throws.js";
import { agreeOnTrick, TRICK_BUCKETS, type TrickBucket, trickBuckets } from "./tricks.js";

/** A million situations in the deep search; the deep search looks at the same kinds of cases, only at more of them. */
const TIMES = DEEP ? 35 : 1;
const FOLLOWS = 21_000 * TIMES;
const LEADS = 9_000 * TIMES;
const THROWS = 14_000 * TIMES;
const TRICKS = 14_000 * TIMES;
const HANDS_TO_SCORE = 6_000 * TIMES;
const PLAYED_HANDS = 500 * TIMES;

const LISTS: ListLimits = { most: 600, atTimes: 5000, oneIn: 16 };

/** What must have been met often for an agreement to mean something; of everything else some. */
const LEAST_LISTED = 20_000 * TIMES;
const OFTEN = 500 * TIMES;
const SOME = 50 * TIMES;
const HARD_SITUATIONS: readonly SituationBucket[] = [
  "shorter tractor owed",
  "two tractors owed",
  "run longer than led",
  "pair inside a tractor owed",
  "short suit",
  "no-trump, tractors of neighbours",
  "no-trump, tractors of jokers",
  "no-trump, no tractors",
];
const HARD_THROWS: readonly ThrowBucket[] = [
  "throw fails on a single",
  "throw fails on a pair",
  "throw fails on a tractor",
];
const HARD_TRICKS: readonly TrickBucket[] = ["equal off 7s or off 2s in one trick"];

describe(`engine and oracle, seed ${SEED}`, () => {
  const situations = new Tally(SITUATION_BUCKETS);
  const throws = new Tally(THROW_BUCKETS);
  const tricks = new Tally(TRICK_BUCKETS);
  const scores = new Tally(SCORE_BUCKETS);

  const casesIn = (situation: typeof anyFollow): fc.Arbitrary<SituationCase> =>
    fc.record({ situation, plays: fc.array(anyTriedPlay, { minLength: 1, maxLength: 4 }), salt: anySalt });

  it("judge and list alike what may follow", { timeout: TIMEOUT }, () =>
    runCases(casesIn(anyFollow), (each) => situations.add(agreeOnSituation(each, LISTS)), FOLLOWS),
  );

  it("judge and list alike what may be led", { timeout: TIMEOUT }, () =>
    runCases(casesIn(anyLead), (each) => situations.add(agreeOnSituation(each, LISTS)), LEADS),
  );

  it("try throws alike", { timeout: TIMEOUT }, () =>
    runCases(anyThrow, (tried) => throws.add(throwBuckets(tried, agreeOnThrow(tried))), THROWS),
  );

  it("resolve tricks alike", { timeout: TIMEOUT }, () =>
    runCases(anyTrick, (trick) => tricks.add(trickBuckets(trick, agreeOnTrick(trick))), TRICKS),
  );

  it("score hands alike", { timeout: TIMEOUT }, () =>
    runCases(anyHandToScore, (hand) => scores.add(scoreBuckets(agreeOnScore(hand))), HANDS_TO_SCORE),
  );

  it("judge, resolve and score hands played by legal players alike", { timeout: TIMEOUT }, () => {
    const cases = fc.record({ hand: anyPlayedHand, scored: anyScoreOptions, salt: anySalt });
    return runCases(cases, (each) => agreeOnHand(each, situations, scores), PLAYED_HANDS);
  });

  it("have met every hard case often", () => {
    expect(situations.count("all plays listed")).toBeGreaterThanOrEqual(LEAST_LISTED);
    expect([
      ...situations.below(OFTEN, HARD_SITUATIONS),
      ...throws.below(OFTEN, HARD_THROWS),
      ...tricks.below(OFTEN, HARD_TRICKS),
    ]).toEqual([]);
    expect([situations, throws, tricks, scores].flatMap((tally) => tally.below(SOME))).toEqual([]);
  });

  afterAll(() => {
    console.log(
      [
        `seed ${SEED} (FC_SEED), every hard case at least ${OFTEN} times`,
        situations.table("situations"),
        throws.table("throws"),
        tricks.table("tricks"),
        scores.table("hands scored"),
      ].join("\n"),
    );
  });
});
