import type { ProfileName } from "../../games/sandaha/ruleset.js";
import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { type Random, randomOf } from "../random.js";
import { dealHand } from "./deal-hand.js";

/** What to deal. */
export interface DealOptions {
  /** Equal seeds give equal hands, and of two numbers of hands the first ones are equal. */
  readonly seed: number;
  readonly hands: number;
  /** Rules that are taken in turn. */
  readonly profiles: readonly ProfileName[];
}

const SEEDS = 2 ** 32;

/** The random choices of each hand of a run, which depend on those of no other. */
export function* handRandoms({ seed, hands }: Pick<DealOptions, "seed" | "hands">): Generator<Random> {
  const seeds = randomOf(seed);
  for (let i = 0; i < hands; i++) yield randomOf(seeds.below(SEEDS));
}

/** Deals and plays hands, one after the other. */
export function* dealHands(options: DealOptions): Generator<HandRecord> {
  const { seed, profiles } = options;
  let i = 0;
  for (const random of handRandoms(options)) {
    yield dealHand(random, `deal-${seed}-${i}`, { profile: profiles[i % profiles.length] as ProfileName });
    i++;
  }
}
