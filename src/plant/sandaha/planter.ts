import type { Random } from "../../deal/random.js";
import type { CleanHand, PlayedHand, Turn } from "./clean-hand.js";
import type { Planted } from "./fault.js";

/** Plants one fault into a clean hand; undefined if this hand has no place for it. */
export type Planter = (random: Random, hand: CleanHand) => Planted | undefined;

/** Tries items in random order until the fault can be planted at one. */
export function anywhere<T>(
  random: Random,
  items: readonly T[],
  plant: (item: T) => Planted | undefined,
): Planted | undefined {
  for (const item of random.shuffled(items)) {
    const planted = plant(item);
    if (planted !== undefined) return planted;
  }
  return undefined;
}

/** A planter that tries every play of a hand, in random order. */
export function atSomeTurn(
  plant: (random: Random, turn: Turn, played: PlayedHand, hand: CleanHand) => Planted | undefined,
): Planter {
  return (random, hand) => {
    const { played } = hand;
    if (played === undefined) return undefined;
    return anywhere(random, played.turns, (turn) => plant(random, turn, played, hand));
  };
}
