/** Winning a trick (chapter 10), and what the cards on the table show about a throw (9.4). */
import { pointsOf } from "./cards.js";
import { topLevel } from "./formation.js";
import { type KnownPlay, kindsOfTrick } from "./kind.js";
import { ascending } from "./multiset.js";
import type { Options } from "./options.js";
import { type Ranking, rankingOf } from "./ranking.js";
import { lowestBeating } from "./throw.js";
import type { Formation, Play, PlayKind, Seat, Trump, Violation } from "./types.js";

/** A side of the table. */
export type Side = "BANKER" | "DEFENDERS";

/** A trick of 1-4 plays, leader first. Without a banker no side is answered. */
export interface TrickRequest {
  readonly options: Options;
  readonly trump: Trump;
  readonly banker?: Seat;
  readonly plays: readonly Play[];
}

/** A play and what it came to. */
export interface JudgedPlay {
  readonly seat: Seat;
  readonly kind: PlayKind;
  readonly formations: readonly Formation[];
}

/** What a trick came to. */
export interface TrickResult {
  readonly holder: Seat;
  readonly complete: boolean;
  readonly points: number;
  readonly side?: Side;
  readonly plays: readonly JudgedPlay[];
  readonly violations: readonly Violation[];
}

/** 10.1: index of the highest ruff; without a ruff, of the highest play of the led suit in the led formation. */
function holderIndex(ranking: Ranking, known: readonly KnownPlay[]): number {
  // 9.3: a throw that stands wins.
  if (known[0]!.kind === "THROW") return 0;
  const isRuff = (play: KnownPlay): boolean => play.kind === "RUFF" || play.kind === "OVER_RUFF";
  const may = known.some(isRuff)
    ? isRuff
    : (play: KnownPlay): boolean => play.kind === "LEAD" || play.kind === "FOLLOW";
  let best = -1;
  let bestLevel = Number.POSITIVE_INFINITY;
  for (const [index, play] of known.entries()) {
    if (!may(play)) continue;
    const level = topLevel(ranking, play.formations[0]!);
    // Of equals the earlier (2.5).
    if (level < bestLevel) {
      best = index;
      bestLevel = level;
    }
  }
  return best;
}

/** 9.4: the formations of a throw that could have been beaten by what some one other player played. */
function shownThrow(ranking: Ranking, known: readonly KnownPlay[], plays: readonly Play[]): Violation[] {
  const lead = known[0]!;
  if (lead.kind !== "THROW") return [];
  const beaten = lead.formations.filter((formation) =>
    plays.slice(1).some((play) => lowestBeating(ranking, formation, play.cards) !== undefined),
  );
  if (beaten.length === 0) return [];
  return [
    {
      rule: "sandaha.throw.shown",
      cards: ascending(beaten.flatMap((formation) => formation.cards)),
      figures: { parts: beaten.length },
    },
  ];
}

/** 10.1, 10.2, 9.3, 9.4. */
export function resolveTrick(request: TrickRequest): TrickResult {
  const { options, trump, banker, plays } = request;
  const ranking = rankingOf(options, trump);
  const known = kindsOfTrick(
    ranking,
    plays.map((play) => play.cards),
  );
  const holder = plays[holderIndex(ranking, known)]!.seat;
  const side: { side?: Side } =
    banker === undefined ? {} : { side: holder === banker ? "BANKER" : "DEFENDERS" };
  return {
    holder,
    complete: plays.length === 4,
    points: pointsOf(plays.flatMap((play) => play.cards)),
    ...side,
    plays: known.map(({ kind, formations }, index) => ({ seat: plays[index]!.seat, kind, formations })),
    violations: shownThrow(ranking, known, plays),
  };
}
