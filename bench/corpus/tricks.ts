import { ResolveTrickRequest } from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import type { PlayedHand } from "./played-hand.js";
import { TRICK_SIZE } from "./situations.js";

/** Every whole trick of a hand, in order. */
export function tricksOf({ ruleset, hand }: PlayedHand): ResolveTrickRequest[] {
  const { trump, banker, plays } = hand;
  return plays.flatMap((_, at) =>
    at % TRICK_SIZE === 0
      ? [ResolveTrickRequest.create({ ruleset, trump, banker, plays: plays.slice(at, at + TRICK_SIZE) })]
      : [],
  );
}
