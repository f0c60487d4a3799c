import { PlayKind, Side } from "../../../../src/gen/caipan/sandaha/v1/table.js";
import { resolveTrick } from "../../../../src/rpc/sandaha/resolve-trick.js";
import { type TrickResult, resolveTrick as trickByOracle } from "../../../oracle/sandaha/index.js";
import { rankingOf } from "../../../oracle/sandaha/ranking.js";
import { formationMessages } from "../../../support/sandaha/messages.js";
import { trickRequest } from "../../../support/sandaha/requests.js";
import type { MadeTrick } from "../../../support/sandaha/tricks.js";
import { ask } from "./ask.js";
import { expectSame } from "./expect-same.js";
import { verdictFrom, verdictOf } from "./judgement.js";

/** Both resolve a trick. */
export function agreeOnTrick(trick: MadeTrick): TrickResult {
  const result = trickByOracle(trick);
  const { verdict, trick: state, plays } = ask(resolveTrick, trickRequest(trick));
  const oracle = {
    verdict: verdictFrom(result.violations),
    state: {
      holder: result.holder,
      complete: result.complete,
      points: result.points,
      side: Side[result.side!],
    },
    plays: result.plays.map(({ seat, kind, formations }) => ({
      seat,
      kind: PlayKind[kind],
      formations: formationMessages(formations),
    })),
  };
  expectSame("trick", { verdict: verdictOf(verdict!), state, plays }, oracle);
  return result;
}

/** What can be hard about a trick. */
export const TRICK_BUCKETS = [
  "equal off 7s or off 2s in one trick",
  "equal plays in one trick",
  "won by a ruff",
  "won by an over-ruff",
  "won by a follow",
  "throw shown to be beatable",
] as const;
/** Something hard about a trick. */
export type TrickBucket = (typeof TRICK_BUCKETS)[number];

/** The buckets of a trick. */
export function trickBuckets(
  { options, trump }: MadeTrick,
  { holder, plays, violations }: TrickResult,
): TrickBucket[] {
  const buckets: TrickBucket[] = [];
  if (violations.length > 0) buckets.push("throw shown to be beatable");
  const winning = plays.find((play) => play.seat === holder)!;
  if (winning.kind === "RUFF") buckets.push("won by a ruff");
  if (winning.kind === "OVER_RUFF") buckets.push("won by an over-ruff");
  if (winning.kind === "FOLLOW") buckets.push("won by a follow");
  if (winning.kind === "THROW") return buckets;
  const ranking = rankingOf(options, trump);
  const top = winning.formations[0]!.cards[0]!;
  const equal = plays.filter(({ seat, formations }) => {
    const other = formations[0]?.cards[0];
    return (
      seat !== holder &&
      other !== undefined &&
      ranking.suitOf(other) === ranking.suitOf(top) &&
      ranking.levelOf(other) === ranking.levelOf(top)
    );
  });
  if (equal.length > 0) buckets.push("equal plays in one trick");
  // Of one level, and yet not the same card: only 7s and 2s are.
  if (equal.some(({ formations }) => formations[0]!.cards[0] !== top)) {
    buckets.push("equal off 7s or off 2s in one trick");
  }
  return buckets;
}
