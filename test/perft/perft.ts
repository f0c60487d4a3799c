import { type Random, randomOf } from "../../src/deal/random.js";
import { dutyBuckets } from "../games/sandaha/agreement/situation-buckets.js";
import { cardOf, SUITS } from "../oracle/sandaha/cards.js";
import { candidateCount, legalPlays, type Seat } from "../oracle/sandaha/index.js";
import {
  followSituation,
  leadSituation,
  type MadeSituation,
  type SituationSeed,
} from "../support/sandaha/situations.js";
import { FOLLOW_SPREADS, LEAD_SPREADS, TRACTOR_SPREADS } from "../support/sandaha/spread.js";
import { TRUMPS } from "../support/sandaha/table-cards.js";
import type { TableRules } from "../support/sandaha/table-rules.js";

/** A situation as proto3 JSON of caipan.sandaha.v1.Situation, with the exact numbers of its legal plays. */
export interface PerftSituation {
  /** What makes it hard, in words. */
  readonly kinds: readonly string[];
  readonly situation: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly certain: number;
}

/** The file conformance/perft/sandaha.json. */
export interface PerftFile {
  readonly about: string;
  readonly game: string;
  readonly situations: readonly PerftSituation[];
}

const ABOUT =
  "Exact numbers of legal plays. Each situation is caipan.sandaha.v1.Situation in proto3 JSON, as ListLegalPlaysRequest " +
  "has it; count and certain are what ListLegalPlaysResponse must answer; kinds say what is hard about it and are not " +
  "compared. Made by an independent implementation that judges every choice of cards one by one (npm run perft:make).";

const SEED = 20_260_101;

/** Situations of each kind, at least. */
const OF_EACH_KIND = 20;
/** Choices of cards that the oracle judges for one situation: mostly few, and in a few situations very many. */
const MOST_CANDIDATES = 4000;
const BIG: readonly number[] = [20_000, 20_000, 60_000, 60_000, 200_000, 200_000];
const BIG_KIND = "very many plays";

/** What every file has situations of. */
export const KINDS = [
  "lead",
  "throw possible",
  "lead of a side suit only",
  "follow",
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
  "STANDARD",
  "COMPETITION",
  "ZIJINDAO",
  BIG_KIND,
] as const;

function kindsOf(situation: MadeSituation): string[] {
  const kinds: string[] = [...dutyBuckets(situation), situation.rules.profile];
  if (situation.trick.length > 0) return [...kinds, "follow"];
  const { count, certain } = legalPlays(situation);
  const ofTrump = situation.hand.some((card) => card % 16 === 7 || card % 16 === 2 || card >= 80);
  return [
    ...kinds,
    "lead",
    ...(count > certain ? ["throw possible"] : []),
    ...(ofTrump ? [] : ["lead of a side suit only"]),
  ];
}

function rulesBy(random: Random): TableRules {
  const { pick } = random;
  return {
    profile: pick(["STANDARD", "COMPETITION", "ZIJINDAO"] as const),
    overrides: {
      ...(random.below(2) === 0 ? { noTrumpTractors: pick(["NEIGHBOURS", "JOKERS", "NONE"] as const) } : {}),
      ...(random.below(4) === 0 ? { throws: "NONE" as const } : {}),
      ...(random.below(3) === 0 ? { tractorDuty: pick(["LED_LENGTH", "PAIRS_SUFFICE"] as const) } : {}),
      ...(random.below(4) === 0 ? { sixesRemoved: true } : {}),
    },
  };
}

function situationBy(random: Random): MadeSituation {
  const leads = random.below(5) === 0;
  const seed: SituationSeed = {
    rules: rulesBy(random),
    trump: random.pick([...TRUMPS, "NONE" as const]),
    spread: random.pick(leads ? LEAD_SPREADS : [...FOLLOW_SPREADS, ...TRACTOR_SPREADS, ...TRACTOR_SPREADS]),
    bytes: Array.from({ length: 46 }, () => random.below(256)),
    suit: random.pick([0, 0, 0, 1, 2, 3, 4]),
    lead: { parts: random.pick([1, 1, 2, 2, 3]), longest: random.pick([2, 2, 3, 4, 6]) },
    earlier: random.below(3),
    salt: random.below(0x10000),
  };
  return leads ? leadSituation(seed) : followSituation(seed);
}

/** Deals until there are enough situations of every kind, and judges every choice of cards in each. */
export function makePerft(): PerftFile {
  const random = randomOf(SEED);
  const missing = new Map<string, number>(KINDS.map((kind) => [kind, OF_EACH_KIND]));
  missing.delete(BIG_KIND);
  const big = [...BIG];
  const situations: PerftSituation[] = [];
  while (missing.size > 0 || big.length > 0) {
    const situation = situationBy(random);
    const candidates = candidateCount(situation);
    const isBig = big.length > 0 && candidates > big[0]! / 2 && candidates <= big[0]!;
    if (!isBig && (candidates > MOST_CANDIDATES || candidates < 2)) continue;
    const kinds = isBig ? [BIG_KIND, ...kindsOf(situation)] : kindsOf(situation);
    if (!isBig && !kinds.some((kind) => missing.has(kind))) continue;
    if (isBig) big.shift();
    for (const kind of kinds) {
      const open = missing.get(kind);
      if (open === 1) missing.delete(kind);
      else if (open !== undefined) missing.set(kind, open - 1);
    }
    const { count, certain } = legalPlays(situation);
    situations.push({ kinds, situation: situationJson(situation), count, certain });
  }
  return { about: ABOUT, game: "sandaha", situations };
}

const SEATS: Readonly<Record<Seat, string>> = {
  1: "SEAT_EAST",
  2: "SEAT_SOUTH",
  3: "SEAT_WEST",
  4: "SEAT_NORTH",
};

const CARD_NAMES = new Map<number, string>([
  [80, "CARD_LITTLE_JOKER"],
  [81, "CARD_BIG_JOKER"],
  ...SUITS.flatMap((suit) =>
    "23456789TJQKA"
      .split("")
      .map((rank, index): [number, string] => [cardOf(suit, index + 2), `CARD_${suit.charAt(0)}${rank}`]),
  ),
]);

function cardsJson(cards: readonly number[]): string[] {
  return [...cards].sort((a, b) => b - a).map((card) => CARD_NAMES.get(card)!);
}

function situationJson({ rules, trump, seat, hand, trick }: MadeSituation): PerftSituation["situation"] {
  const { noTrumpTractors, throws, tractorDuty, sixesRemoved } = rules.overrides;
  const overrides = {
    ...(noTrumpTractors && { noTrumpTractors: `NO_TRUMP_TRACTORS_${noTrumpTractors}` }),
    ...(throws && { throws: `THROWS_${throws}` }),
    ...(tractorDuty && { tractorDuty: `TRACTOR_DUTY_${tractorDuty}` }),
    ...(sixesRemoved !== undefined && { sixesRemoved }),
  };
  const profile = `PROFILE_${rules.profile}`;
  return {
    ruleset: Object.keys(overrides).length > 0 ? { profile, overrides } : { profile },
    trump: `TRUMP_${trump}`,
    seat: SEATS[seat],
    hand: cardsJson(hand),
    ...(trick.length > 0 && {
      trick: trick.map((play) => ({ seat: SEATS[play.seat], cards: cardsJson(play.cards) })),
    }),
  };
}
