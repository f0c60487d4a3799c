import * as fc from "fast-check";
import type { Options } from "../../oracle/sandaha/index.js";
import { present } from "./arbitraries.js";

/** A value in half of all cases. */
function maybe<T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof(fc.constant(undefined), values);
}

/** Options that hands are scored by, in combinations that every profile allows. */
export const anyScoreOptions: fc.Arbitrary<Partial<Options>> = fc
  .record({
    openingBid: maybe(fc.constantFrom(60, 80, 100)),
    calls: maybe(
      fc.constantFrom({ doublingCall: 50, claimingCall: 55 }, { doublingCall: 60, claimingCall: 40 }),
    ),
    surrenderPlainFrom: maybe(fc.constantFrom(40, 55, 60)),
    kittyCaptureNeedsTrump: maybe(fc.boolean()),
    kittyMultiplier: maybe(
      fc.constantFrom(
        "CARDS" as const,
        "ONE" as const,
        "TWO_TO_THE_PAIRS" as const,
        "CARDS_BUT_THROW" as const,
      ),
    ),
    heldPaysDouble: maybe(fc.boolean()),
    endsAtBigLoss: maybe(fc.boolean()),
    endsByShowdown: maybe(fc.boolean()),
    down: maybe(
      fc.constantFrom({ downSmallFrom: 45, downBigFrom: 80 }, { downSmallFrom: 5, downBigFrom: 10 }),
    ),
    held: maybe(fc.constantFrom({ heldSmallTo: 25, heldBigTo: 5 }, { heldSmallTo: 60, heldBigTo: 30 })),
  })
  .map(({ calls, down, held, surrenderPlainFrom, endsByShowdown, kittyCaptureNeedsTrump, ...others }) => {
    const surrender = surrenderPlainFrom === undefined && calls === undefined ? undefined : true;
    return present<Partial<Options>>({
      ...others,
      doublingCall: calls?.doublingCall,
      claimingCall: calls?.claimingCall,
      surrender,
      surrenderPlainFrom: surrender && (surrenderPlainFrom ?? 50),
      kittyCaptureNeedsTrump,
      // Where side suits capture there is no showdown to be asked for.
      endsByShowdown: kittyCaptureNeedsTrump === false ? undefined : endsByShowdown,
      downSmallFrom: down?.downSmallFrom,
      downBigFrom: down?.downBigFrom,
      heldSmallTo: held?.heldSmallTo,
      heldBigTo: held?.heldBigTo,
    });
  });
