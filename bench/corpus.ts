import { judgePlay } from "../src/games/sandaha/play.js";
import { PROFILE_NAMES, PROFILES } from "../src/games/sandaha/ruleset.js";
import type { Card } from "../src/gen/caipan/card/v1/card.js";
import { ValidatePlayRequest } from "../src/gen/caipan/sandaha/v1/referee_service.js";
import { Profile } from "../src/gen/caipan/sandaha/v1/ruleset.js";
import type { Seat, Trump } from "../src/gen/caipan/sandaha/v1/table.js";
import { type Random, randomOf } from "../test/support/random.js";
import { type SimulatedHand, type SimulatedPlay, simulateHand } from "../test/support/sandaha/simulate.js";

/** Requests as they come over the wire, and how many of them are refused. */
export interface Corpus {
  readonly requests: readonly Uint8Array[];
  readonly refused: number;
  readonly hands: readonly SimulatedHand[];
}

const REFUSED_IN_TEN = 3;

/** ValidatePlay requests from hands played by legal players, three in ten refused; the same for the same seed. */
export function makeCorpus(size: number, seed: number): Corpus {
  const random = randomOf(seed);
  const requests: Uint8Array[] = [];
  const hands: SimulatedHand[] = [];
  let refused = 0;
  while (requests.length < size) {
    const name = PROFILE_NAMES[hands.length % PROFILE_NAMES.length]!;
    const hand = simulateHand(random, PROFILES[name]);
    hands.push(hand);
    for (const step of hand.steps) {
      if (requests.length === size) break;
      const wrong = random.below(10) < REFUSED_IN_TEN ? illegalPlay(random, step) : undefined;
      if (wrong !== undefined) refused++;
      requests.push(encode(name, hand.trump, hand.banker, step, wrong ?? step.play));
    }
  }
  return { requests, refused, hands };
}

function encode(
  name: (typeof PROFILE_NAMES)[number],
  trump: Trump,
  banker: Seat,
  { situation }: SimulatedPlay,
  play: readonly Card[],
): Uint8Array {
  const { seat, hand, trick } = situation;
  return ValidatePlayRequest.encode(
    ValidatePlayRequest.create({
      situation: {
        ruleset: { profile: Profile[name] },
        trump,
        banker,
        seat,
        hand: [...hand],
        trick: trick.map(({ seat: player, cards }) => ({ seat: player, cards: [...cards] })),
      },
      play: [...play],
    }),
  ).finish();
}

const ATTEMPTS = 20;

/** A play that a player could try and the rules refuse; undefined where none was found at once. */
function illegalPlay(random: Random, { situation, play }: SimulatedPlay): Card[] | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const count = situation.trick.length === 0 ? 2 + random.below(3) : play.length;
    const cards = random.shuffled(situation.hand).slice(0, count);
    if (judgePlay(situation, cards).kind === "illegal") return cards;
  }
  return undefined;
}
