import type { Random } from "../../src/deal/random.js";
import { PROFILE_NAMES, PROFILES } from "../../src/games/sandaha/ruleset.js";
import { Profile, type Ruleset } from "../../src/gen/caipan/sandaha/v1/ruleset.js";
import { type SimulatedHand, simulateHand } from "../../test/support/sandaha/simulate.js";

/** A hand played by legal players, and the rules as a request names them. */
export interface PlayedHand {
  readonly ruleset: Ruleset;
  readonly hand: SimulatedHand;
}

/** Hands under each profile in turn, until they have so many plays. */
export function playHands(random: Random, plays: number): PlayedHand[] {
  const hands: PlayedHand[] = [];
  let made = 0;
  while (made < plays) {
    const name = PROFILE_NAMES[hands.length % PROFILE_NAMES.length]!;
    const hand = simulateHand(random, PROFILES[name]);
    const ruleset = { profile: Profile[name], revision: 0, overrides: undefined, expectDigest: "" };
    hands.push({ ruleset, hand });
    made += hand.plays.length;
  }
  return hands;
}
