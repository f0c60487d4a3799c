import { Grade, Outcome, type Score as ScoreMessage } from "../../../../src/gen/caipan/sandaha/v1/score.js";
import { scoreHand } from "../../../../src/rpc/sandaha/score-hand.js";
import { type Score, scoreHand as scoreByOracle } from "../../../oracle/sandaha/index.js";
import type { HandToScore } from "../../../support/sandaha/hands-to-score.js";
import { scoreRequest } from "../../../support/sandaha/requests.js";
import { optionsOf } from "../../../support/sandaha/table-rules.js";
import { ask } from "./ask.js";
import { expectSame } from "./expect-same.js";

/** The answer, of its plain fields those that the oracle has a word for. */
function answered({ steps, payments, outcome, grade, ...figures }: ScoreMessage, score: Score): unknown {
  return {
    ...Object.fromEntries(Object.entries(figures).filter(([name]) => name in score)),
    outcome,
    grade,
    payments: payments.map(({ seat, amount }) => [seat, amount]),
    steps: steps.map((step) => [
      step.rule,
      Object.fromEntries(step.figures.map(({ name, value }) => [name, value])),
    ]),
  };
}

function expected({ steps, payments, outcome, grade, ...figures }: Score): unknown {
  return {
    ...figures,
    outcome: Outcome[outcome],
    grade: Grade[grade],
    payments: payments.map(({ seat, amount }) => [seat, amount]),
    steps: steps.map((step) => [
      step.rule,
      Object.fromEntries(Object.entries(step.figures).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  };
}

function inOrder(fields: unknown): unknown {
  return Object.fromEntries(Object.entries(fields as object).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Both score a hand; undefined where both say that its tricks stop before its end. */
export function agreeOnScore(hand: HandToScore): Score | undefined {
  let score: Score;
  try {
    score = scoreByOracle({ ...hand, options: optionsOf(hand.rules) });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    expectSame("score", scoreHand(scoreRequest(hand), { locale: "en" }), UNFINISHED);
    return undefined;
  }
  const { score: answer } = ask(scoreHand, scoreRequest(hand));
  expectSame("score", inOrder(answered(answer!, score)), inOrder(expected(score)));
  return score;
}

const UNFINISHED = {
  kind: "invalid",
  faults: [
    {
      field: "tricks.plays",
      reason: "TOO_FEW",
      description: "the hand goes on after the last of these tricks",
    },
  ],
};

/** What a hand comes to. */
export const SCORE_BUCKETS = [
  "held",
  "down",
  "surrendered",
  "claimed",
  "doubled",
  "held pays double",
  "kitty captured",
  "kitty not captured",
  "ended by a big loss",
  "ended by a showdown",
  "grade plain",
  "grade small",
  "grade big",
  "tricks that stop before the end",
] as const;
/** What a hand comes to. */
export type ScoreBucket = (typeof SCORE_BUCKETS)[number];

const OUTCOME = { HELD: "held", DOWN: "down", SURRENDERED: "surrendered" } as const;
const GRADE = { PLAIN: "grade plain", SMALL: "grade small", BIG: "grade big" } as const;
const STEP: Readonly<Record<string, ScoreBucket>> = {
  "sandaha.auction.claim": "claimed",
  "sandaha.result.doubled": "doubled",
  "sandaha.result.held_pays_double": "held pays double",
  "sandaha.end.big_loss": "ended by a big loss",
};

/** The buckets of a hand that was scored, or could not be. */
export function scoreBuckets(score: Score | undefined): ScoreBucket[] {
  return score === undefined ? ["tricks that stop before the end"] : bucketsOf(score);
}

function bucketsOf({ outcome, grade, steps, endedEarly, kittyMultiplier }: Score): ScoreBucket[] {
  const rules = steps.map(({ rule }) => rule);
  const buckets = rules.flatMap((rule) => STEP[rule] ?? []);
  buckets.push(OUTCOME[outcome], GRADE[grade]);
  if (endedEarly && !rules.includes("sandaha.end.big_loss")) buckets.push("ended by a showdown");
  if (rules.includes("sandaha.last_trick.capture")) {
    buckets.push(kittyMultiplier > 0 ? "kitty captured" : "kitty not captured");
  }
  return buckets;
}
