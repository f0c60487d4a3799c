import { pairsAmong, tractorsAmong } from "../../../oracle/sandaha/formation.js";
import type { Judgement, Situation } from "../../../oracle/sandaha/index.js";
import { leadOf } from "../../../oracle/sandaha/kind.js";
import { type Ranking, rankingOf } from "../../../oracle/sandaha/ranking.js";
import { bestServiceFor } from "../../../oracle/sandaha/runs.js";
import { ofSuit } from "../../../support/sandaha/table-cards.js";

/** What can be hard about a situation. */
const DUTY_BUCKETS = [
  "shorter tractor owed",
  "two tractors owed",
  "two runs owed for one tractor",
  "run longer than led",
  "pair inside a tractor owed",
  "two pairs of one level where pairs are owed",
  "short suit",
  "void",
  "throw led",
  "no-trump, tractors of neighbours",
  "no-trump, tractors of jokers",
  "no-trump, no tractors",
  "6s removed",
  "only runs of the led length",
  "pairs suffice",
  "no throws",
] as const;

const NO_TRUMP = {
  NEIGHBOURS: "no-trump, tractors of neighbours",
  JOKERS: "no-trump, tractors of jokers",
  NONE: "no-trump, no tractors",
} as const;

/** Whether pairs stand on levels that touch, tractor or not. */
function havePairsTouching(ranking: Ranking, cards: readonly number[]): boolean {
  const levels = new Set(pairsAmong(ranking, cards).map((pair) => pair.level));
  return [...levels].some((level) => levels.has(level + 1));
}

/** The buckets of a situation, worked out from the oracle's words for what is owed. */
export function dutyBuckets(situation: Situation): SituationBucket[] {
  const { options, trump, hand, trick } = situation;
  const ranking = rankingOf(options, trump);
  const buckets: SituationBucket[] = [];
  if (options.sixesRemoved) buckets.push("6s removed");
  if (options.throws === "NONE") buckets.push("no throws");
  const led = trick[0];
  if (led === undefined) {
    if (trump === "NONE" && havePairsTouching(ranking, ofSuit(ranking, "TRUMP", hand))) {
      buckets.push(NO_TRUMP[options.noTrumpTractors]);
    }
    return buckets;
  }

  const lead = leadOf(ranking, led.cards);
  const held = ofSuit(ranking, lead.suit, hand);
  if (lead.formations.length > 1) buckets.push("throw led");
  if (held.length === 0) buckets.push("void");
  else if (held.length <= lead.cards.length) buckets.push("short suit");
  if (held.length <= lead.cards.length) return buckets;

  const pairs = pairsAmong(ranking, held);
  const tractors = lead.formations
    .filter(({ shape }) => shape === "TRACTOR")
    .map(({ cards }) => cards.length / 2);
  const owedPairs = lead.formations.filter(({ shape }) => shape === "PAIR").length + sum(tractors);
  if (trump === "NONE" && lead.suit === "TRUMP" && owedPairs > 0) {
    if (havePairsTouching(ranking, held)) buckets.push(NO_TRUMP[options.noTrumpTractors]);
  }
  if (owedPairs > 0 && new Set(pairs.map((pair) => pair.level)).size < pairs.length) {
    buckets.push("two pairs of one level where pairs are owed");
  }
  const runs = tractorsAmong(ranking, pairs);
  const inRuns = new Set(runs.flat());
  if (tractors.length === 0 && Math.min(owedPairs, pairs.length) > pairs.length - inRuns.size) {
    buckets.push("pair inside a tractor owed");
  }
  if (tractors.length === 0) return buckets;
  if (options.tractorDuty === "PAIRS_SUFFICE") return [...buckets, "pairs suffice"];
  if (options.tractorDuty === "LED_LENGTH") buckets.push("only runs of the led length");
  if (runs.some((run) => run.length > tractors[0]!)) buckets.push("run longer than led");
  const owed = bestServiceFor(ranking, options, tractors)(held);
  if (owed.some((lengths, t) => lengths.some((length) => length < tractors[t]!))) {
    buckets.push("shorter tractor owed");
  }
  if (owed.filter((lengths) => lengths.length > 0).length >= 2) buckets.push("two tractors owed");
  if (owed.some((lengths) => lengths.length >= 2)) buckets.push("two runs owed for one tractor");
  return buckets;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What came of a play. */
const JUDGED_BUCKETS = [
  "LEAD",
  "THROW",
  "FOLLOW",
  "RUFF",
  "OVER_RUFF",
  "DISCARD",
  "sandaha.play.in_hand",
  "sandaha.lead.one_suit",
  "sandaha.lead.formation",
  "sandaha.lead.side_throw",
  "sandaha.follow.count",
  "sandaha.follow.suit",
  "sandaha.follow.pairs",
  "sandaha.follow.tractors",
] as const;
type JudgedBucket = (typeof JUDGED_BUCKETS)[number];

/** All buckets of situations and of the plays judged in them. */
export const SITUATION_BUCKETS = [...DUTY_BUCKETS, ...JUDGED_BUCKETS, "all plays listed"] as const;
/** Something about a situation, or about a play judged in it. */
export type SituationBucket = (typeof SITUATION_BUCKETS)[number];

/** The kind of a legal play, or every rule that a play breaks. */
export function judgedBuckets({ kind, violations }: Judgement): JudgedBucket[] {
  return kind === undefined ? violations.map(({ rule }) => rule as JudgedBucket) : [kind];
}
