import * as fc from "fast-check";
import { randomOf } from "../../../src/deal/random.js";
import { endOfHand } from "../../oracle/sandaha/hand-end.js";
import type { Options, Play, Seat, Trump } from "../../oracle/sandaha/index.js";
import { anyPlayRules, anySalt } from "./arbitraries.js";
import { contractBy, type HandToScore } from "./hands-to-score.js";
import { mix } from "./mix.js";
import { engineOptions } from "./ruleset-message.js";
import { playsText, shown } from "./show.js";
import { simulateHand } from "./simulate.js";
import type { MadeSituation } from "./situations.js";
import { SEATS, TRUMPS } from "./table-cards.js";
import { optionsOf, rulesText, type TableRules } from "./table-rules.js";

/** A play of a hand, with what the player had before him. */
export interface HandStep {
  readonly situation: MadeSituation;
  readonly play: readonly number[];
}

/** A hand played to its last card by legal players. */
export interface PlayedHand {
  readonly rules: TableRules;
  readonly trump: Trump;
  readonly banker: Seat;
  readonly buried: readonly number[];
  readonly plays: readonly Play[];
  readonly steps: readonly HandStep[];
}

/** Deals and plays a hand by a seed. */
export function playHand(rules: TableRules, seed: number): PlayedHand {
  const hand = simulateHand(randomOf(seed), engineOptions(rules));
  const trump = TRUMPS[hand.trump - 1]!;
  const banker = hand.banker as Seat;
  const plain = (plays: readonly { seat: number; cards: readonly number[] }[]): Play[] =>
    plays.map(({ seat, cards }) => ({ seat: seat as Seat, cards }));
  const steps = hand.steps.map(({ situation, play }) => ({
    situation: {
      rules,
      options: optionsOf(rules),
      trump,
      banker,
      seat: situation.seat as Seat,
      hand: situation.hand,
      trick: plain(situation.trick),
    },
    play,
  }));
  return { rules, trump, banker, buried: hand.buried, plays: plain(hand.plays), steps };
}

/** A hand played by legal players. */
export const anyPlayedHand: fc.Arbitrary<PlayedHand> = fc
  .record({ rules: anyPlayRules, seed: anySalt })
  .map(({ rules, seed }) =>
    shown(
      playHand(rules, seed),
      ({ trump, banker, plays }) =>
        `${rulesText(rules)}; trump ${trump}; banker ${banker}; ${playsText(plays)}`,
    ),
  );

/** A played hand to be scored by its tricks: all of them, only those up to the first end, or any number of them. */
export function scoredByTricks(hand: PlayedHand, scored: Partial<Options>, salt: number): HandToScore {
  const { profile, overrides } = hand.rules;
  const rules = { profile, overrides: { ...overrides, ...scored } };
  const { points, doubled } = contractBy(rules, salt);
  const { trump, banker, buried } = hand;
  const options = optionsOf(rules);
  const upTo = (tricks: number): Play[] => hand.plays.slice(0, tricks * SEATS.length);
  const isWhole = (tricks: number): boolean => {
    try {
      endOfHand({ options, trump, banker, contract: points, buried, plays: upTo(tricks) });
      return true;
    } catch {
      return false;
    }
  };
  const all = hand.plays.length / SEATS.length;
  const counts = Array.from({ length: all }, (_, index) => index + 1);
  const firstEnd = counts.find(isWhole) ?? all;
  const plays = upTo([all, firstEnd, firstEnd, 1 + (salt % all)][mix(salt, 5) % 4]!);
  return {
    rules,
    stake: 1,
    contract: { banker, points, doubled },
    end: { kind: "TRICKS", trump, buried, plays },
  };
}
