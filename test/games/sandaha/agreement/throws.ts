import { checkThrow } from "../../../../src/rpc/sandaha/check-throw.js";
import { type ThrowResult, checkThrow as throwByOracle } from "../../../oracle/sandaha/index.js";
import { ascending } from "../../../oracle/sandaha/multiset.js";
import { formationMessages } from "../../../support/sandaha/messages.js";
import { throwRequest } from "../../../support/sandaha/requests.js";
import { optionsOf } from "../../../support/sandaha/table-rules.js";
import type { ThrowTry } from "../../../support/sandaha/throw-tries.js";
import { ask } from "./ask.js";
import { expectSame } from "./expect-same.js";
import { verdictFrom, verdictOf } from "./judgement.js";

/** Both try a throw against the other hands; who beats what is told only where it is asked for. */
export function agreeOnThrow(tried: ThrowTry): ThrowResult {
  const result = throwByOracle({ ...tried, options: optionsOf(tried.rules) });
  const { verdict, stands, parts, led, returned, hidden } = ask(checkThrow, throwRequest(tried, true));
  const beaters = result.parts.flatMap((part, index) =>
    part.beaters.map((beater) => ({ part: index, ...beater })),
  );
  const sorted = { led: ascending(led), returned: ascending(returned) };
  const engine = { verdict: verdictOf(verdict!), stands, parts, ...sorted, hidden };
  const oracle = {
    verdict: verdictFrom(result.violations),
    stands: result.stands,
    parts: result.parts.map((part) => ({
      formation: formationMessages([part.formation])[0]!,
      stands: part.stands,
    })),
    led: ascending(result.led),
    returned: ascending(result.returned),
    hidden: result.legal ? { beaters } : undefined,
  };
  expectSame("throw", engine, oracle);
  if (ask(checkThrow, throwRequest(tried, false)).hidden !== undefined)
    throw new Error("hidden, not asked for");
  return result;
}

/** What a throw comes to. */
export const THROW_BUCKETS = [
  "throw stands",
  "throw fails on a single",
  "throw fails on a pair",
  "throw fails on a tractor",
  "throw of several tractors",
  "several parts beatable",
  "an equal off 7 or 2 does not beat",
  "no throw",
  "illegal lead",
] as const;
/** What a throw comes to. */
export type ThrowBucket = (typeof THROW_BUCKETS)[number];

const FAILS_ON = {
  SINGLE: "throw fails on a single",
  PAIR: "throw fails on a pair",
  TRACTOR: "throw fails on a tractor",
} as const;

/** The buckets of a throw. "Fails on" names the part that is led in the end. */
export function throwBuckets(tried: ThrowTry, { legal, stands, parts, led }: ThrowResult): ThrowBucket[] {
  if (!legal) return ["illegal lead"];
  if (parts.length === 1) return ["no throw"];
  const buckets: ThrowBucket[] = [];
  const failed = parts.find((part) => part.formation.cards.join() === led.join());
  if (stands) buckets.push("throw stands");
  else buckets.push(FAILS_ON[failed!.formation.shape]);
  if (parts.filter((part) => part.formation.shape === "TRACTOR").length > 1)
    buckets.push("throw of several tractors");
  if (parts.filter((part) => !part.stands).length > 1) buckets.push("several parts beatable");
  if (parts.some((part) => part.stands && hasEqual(tried, part.formation.cards))) {
    buckets.push("an equal off 7 or 2 does not beat");
  }
  return buckets;
}

/** Whether another hand has as many of another 7 or 2 of the same level, which is the only reason that they do not beat. */
function hasEqual({ trump, leader, hands }: ThrowTry, cards: readonly number[]): boolean {
  const [top] = cards;
  const rank = top! % 16;
  const main = ["SPADES", "HEARTS", "CLUBS", "DIAMONDS"].indexOf(trump) + 1;
  if (cards.length > 2 || (rank !== 7 && rank !== 2) || top! >> 4 === main) return false;
  return hands.some(
    (hand) =>
      hand.seat !== leader &&
      [1, 2, 3, 4].some((suit) => {
        const equal = 16 * suit + rank;
        return suit !== main && hand.cards.filter((card) => card === equal).length >= cards.length;
      }),
  );
}
