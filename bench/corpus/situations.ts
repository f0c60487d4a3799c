import type { ValidatePlayRequest } from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import type { PlayedHand } from "./played-hand.js";

/** The number of plays in a whole trick. */
export const TRICK_SIZE = 4;

/** What each player of the hands had before him, and the legal play that he made, as requests. */
export function playsMade(hands: readonly PlayedHand[]): ValidatePlayRequest[] {
  return hands.flatMap(({ ruleset, hand: { trump, banker, plays, steps } }) =>
    steps.map(({ situation: { seat, hand }, play }, at) => {
      const trick = plays.slice(at - (at % TRICK_SIZE), at);
      return {
        situation: { ruleset, trump, banker, seat, hand: [...hand], trick },
        play: [...play],
        explain: false,
      };
    }),
  );
}
