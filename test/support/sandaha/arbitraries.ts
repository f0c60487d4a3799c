import * as fc from "fast-check";
import { type Options, PROFILES } from "../../oracle/sandaha/index.js";
import { shown, situationText, throwText, trickText } from "./show.js";
import { followSituation, leadSituation, type MadeSituation, type SituationSeed } from "./situations.js";
import {
  FOLLOW_SPREADS,
  LEAD_SPREADS,
  PAIRED_SPREADS,
  type Spread,
  THROW_SPREADS,
  TRACTOR_SPREADS,
  VOID_SPREADS,
} from "./spread.js";
import { TRUMPS } from "./table-cards.js";
import type { TableRules } from "./table-rules.js";
import { type ThrowTry, throwTry } from "./throw-tries.js";
import { type MadeTrick, trickOf } from "./tricks.js";
import { MANNERS, type TriedPlay } from "./tried-plays.js";

/** Printed cards in a deck. */
const PRINTED = 46;

/** A number that other choices hang on. */
export const anySalt: fc.Arbitrary<number> = fc.nat({ max: 0xffff });

/** One byte for each printed card. */
export const anyBytes: fc.Arbitrary<number[]> = fc.array(fc.nat({ max: 255 }), {
  minLength: PRINTED,
  maxLength: PRINTED,
});

/** A value now and then; else undefined, so that an option is as the profile has it. */
function sometimes<T>(values: fc.Arbitrary<T>, weight = 1): fc.Arbitrary<T | undefined> {
  return fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary: values, weight });
}

/** Only what is there. */
export function present<T extends object>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

type PlayOptions = Pick<Options, "noTrumpTractors" | "throws" | "tractorDuty" | "sixesRemoved">;

/** A profile. */
export const anyProfile: fc.Arbitrary<TableRules["profile"]> = fc.constantFrom(
  ...(Object.keys(PROFILES) as TableRules["profile"][]),
);

/** A profile, with the options changed that plays are judged by. */
function playRules(throwsWeight: number): fc.Arbitrary<TableRules> {
  return fc.record({
    profile: anyProfile,
    overrides: fc
      .record({
        noTrumpTractors: sometimes(
          fc.constantFrom("NEIGHBOURS" as const, "JOKERS" as const, "NONE" as const),
          9,
        ),
        throws: sometimes(fc.constantFrom("TRUMPS" as const, "NONE" as const), throwsWeight),
        tractorDuty: sometimes(
          fc.constantFrom("ANY_LENGTH" as const, "LED_LENGTH" as const, "PAIRS_SUFFICE" as const),
        ),
        sixesRemoved: sometimes(fc.boolean()),
      })
      .map((values) => present<PlayOptions>(values)),
  });
}

/** Rules to play by. */
export const anyPlayRules = playRules(1);

/** A declaration; no-trump as often as two of the suits. */
export const anyTrump = fc.constantFrom(...TRUMPS, "NONE" as const);

/** An arbitrary for each part of a seed but the spread. */
type SeedParts = {
  readonly [part in Exclude<keyof SituationSeed, "spread">]: fc.Arbitrary<SituationSeed[part]>;
};

const ANY_PARTS: SeedParts = {
  rules: anyPlayRules,
  trump: anyTrump,
  bytes: anyBytes,
  suit: fc.constantFrom(0, 0, 0, 1, 2, 3, 4),
  lead: fc.record({ parts: fc.constantFrom(1, 1, 1, 2, 3, 6), longest: fc.constantFrom(2, 3, 10) }),
  earlier: fc.nat({ max: 2 }),
  salt: anySalt,
};

function seedsOf(spreads: readonly Spread[], special: Partial<SeedParts> = {}): fc.Arbitrary<SituationSeed> {
  return fc.record({ ...ANY_PARTS, spread: fc.constantFrom(...spreads), ...special });
}

/** Tractors led to one who holds pairs: mostly of trumps, which are the longest suit. */
const TRACTORS_LED = seedsOf(TRACTOR_SPREADS, {
  trump: fc.constantFrom(...TRUMPS.filter((trump) => trump !== "NONE")),
  suit: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 3),
  lead: fc.constantFrom(
    { parts: 1, longest: 3 },
    { parts: 1, longest: 4 },
    { parts: 1, longest: 6 },
    { parts: 1, longest: 6 },
    { parts: 2, longest: 2 },
    { parts: 2, longest: 2 },
    { parts: 2, longest: 2 },
    { parts: 3, longest: 2 },
    { parts: 2, longest: 3 },
  ),
});

/** The 20 permanent trumps led to one who holds pairs of them. */
const NO_TRUMP_LED = seedsOf(PAIRED_SPREADS, {
  trump: fc.constant("NONE" as const),
  suit: fc.constant(0),
});

/** The same, in any number. */
const PERMANENT_LED = seedsOf(FOLLOW_SPREADS, {
  trump: fc.constant("NONE" as const),
  suit: fc.constant(0),
});

/** A side suit led to one who has none of it. */
const RUFFABLE_LED = seedsOf(VOID_SPREADS, {
  suit: fc.constantFrom(1, 2, 3, 4),
  lead: fc.record({ parts: fc.constant(1), longest: fc.constantFrom(2, 3) }),
  earlier: fc.constantFrom(0, 1, 2, 2),
});

/** Somebody follows. */
export const anyFollow: fc.Arbitrary<MadeSituation> = fc
  .oneof(
    { arbitrary: seedsOf(FOLLOW_SPREADS), weight: 4 },
    { arbitrary: TRACTORS_LED, weight: 18 },
    { arbitrary: NO_TRUMP_LED, weight: 4 },
    { arbitrary: RUFFABLE_LED, weight: 3 },
  )
  .map((seed) => shown(followSituation(seed), situationText));

/** Somebody leads. */
export const anyLead: fc.Arbitrary<MadeSituation> = seedsOf(LEAD_SPREADS, { rules: playRules(4) }).map(
  (seed) => shown(leadSituation(seed), situationText),
);

/** How cards are chosen; dutifully more often than not. */
export const anyTriedPlay: fc.Arbitrary<TriedPlay> = fc.record({
  manner: fc.constantFrom(...MANNERS, "runs first" as const, "pairs first" as const, "one changed" as const),
  salt: anySalt,
});

/** A throw, now and then a lead that is none. */
export const anyThrow: fc.Arbitrary<ThrowTry> = fc
  .record({
    rules: anyPlayRules,
    trump: anyTrump,
    spread: fc.constantFrom(...THROW_SPREADS),
    bytes: anyBytes,
    manner: fc.oneof(
      { arbitrary: fc.constant(undefined), weight: 8 },
      { arbitrary: fc.constantFrom(...MANNERS), weight: 1 },
    ),
    salt: anySalt,
  })
  .map((seed) => shown(throwTry(seed), throwText));

/** A trick of one to four plays, as it may lie on the table. */
export const anyTrick: fc.Arbitrary<MadeTrick> = fc
  .record({
    situation: fc.oneof(seedsOf(FOLLOW_SPREADS), PERMANENT_LED, RUFFABLE_LED).map(followSituation),
    length: fc.constantFrom(1, 2, 3, 4, 4, 4),
    salt: anySalt,
  })
  .map(({ situation, length, salt }) => shown(trickOf(situation, length, salt), trickText));
