import { CheckThrowRequest } from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import { PlayKind } from "../../src/gen/caipan/sandaha/v1/table.js";
import { validatePlay } from "../../src/rpc/sandaha/validate-play.js";
import { answerOf } from "./answered.js";
import type { PlayedHand } from "./played-hand.js";
import { playsMade, TRICK_SIZE } from "./situations.js";

/** Every throw that was tried in the hands, with the four hands as they were before it. */
export function throwsTried(hands: readonly PlayedHand[]): CheckThrowRequest[] {
  return hands.flatMap((played) => {
    const plays = playsMade([played]);
    return plays.flatMap(({ situation, play }, at) => {
      if (situation?.trick.length !== 0) return [];
      if (answerOf(validatePlay, { situation, play, explain: false }).kind !== PlayKind.THROW) return [];
      // A seat's hand is before its own play what it was before the lead.
      const before = plays.slice(at, at + TRICK_SIZE).map((turn) => turn.situation!);
      const request = {
        ruleset: played.ruleset,
        trump: played.hand.trump,
        leader: situation.seat,
        hands: before.map(({ seat, hand }) => ({ seat, cards: hand })),
        play,
      };
      return [CheckThrowRequest.create(request)];
    });
  });
}
