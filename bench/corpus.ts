import { type Random, randomOf } from "../src/deal/random.js";
import {
  CheckThrowRequest,
  ListLegalPlaysRequest,
  ResolveTrickRequest,
  ScoreHandRequest,
  ValidatePlayRequest,
} from "../src/gen/caipan/sandaha/v1/referee_service.js";
import { withMistake } from "./corpus/mistake.js";
import { playHands } from "./corpus/played-hand.js";
import { handToScore } from "./corpus/scores.js";
import { playsMade } from "./corpus/situations.js";
import { throwsTried } from "./corpus/throws.js";
import { tricksOf } from "./corpus/tricks.js";

/** A play to be judged, as it comes over the wire, and what must be said of it. */
export interface PlayRequest {
  readonly bytes: Uint8Array;
  readonly refused: boolean;
  /** The player leads. */
  readonly leads: boolean;
}

/** Requests of every call as they come over the wire, all of them from the same hands. */
export interface Corpus {
  /** How many hands they are from. */
  readonly hands: number;
  readonly plays: readonly PlayRequest[];
  /** Every tenth situation, with nothing but the count asked for. */
  readonly counts: readonly Uint8Array[];
  /** The same situations, with up to 20 plays. */
  readonly lists: readonly Uint8Array[];
  readonly throws: readonly Uint8Array[];
  readonly tricks: readonly Uint8Array[];
  readonly scoresByTricks: readonly Uint8Array[];
  readonly scoresByTally: readonly Uint8Array[];
}

/** The corpus of all measurements. */
export const CORPUS_SIZE = 10_000;
/** Its seed. */
export const CORPUS_SEED = 1;

const REFUSED_IN_TEN = 3;
const LISTED_ONE_IN = 10;
const LIST_LIMIT = 20;

/** Requests from hands played by legal players, three plays in ten refused; the same for the same seed. */
export function makeCorpus(size: number, seed: number): Corpus {
  const random = randomOf(seed);
  const hands = playHands(random, size);
  const made = playsMade(hands).slice(0, size);
  const lists = made
    .filter((_, i) => i % LISTED_ONE_IN === 0)
    .map(({ situation }) => ListLegalPlaysRequest.create({ situation }));
  const scores = hands.map((hand) => handToScore(random, hand));
  return {
    hands: hands.length,
    plays: withMistakes(random, made, (size * REFUSED_IN_TEN) / 10),
    counts: lists.map((request) => ListLegalPlaysRequest.encode(request).finish()),
    lists: lists.map((request) => ListLegalPlaysRequest.encode({ ...request, limit: LIST_LIMIT }).finish()),
    throws: throwsTried(hands).map((request) => CheckThrowRequest.encode(request).finish()),
    tricks: hands.flatMap(tricksOf).map((request) => ResolveTrickRequest.encode(request).finish()),
    scoresByTricks: scores.map(({ byTricks }) => ScoreHandRequest.encode(byTricks).finish()),
    scoresByTally: scores.map(({ byTally }) => ScoreHandRequest.encode(byTally).finish()),
  };
}

/** The plays, so many of them turned into ones that are refused. Where no play would be, the next in line is tried. */
function withMistakes(random: Random, made: readonly ValidatePlayRequest[], mistakes: number): PlayRequest[] {
  const tried = new Map<number, ValidatePlayRequest>();
  for (const i of random.shuffled([...made.keys()])) {
    if (tried.size === mistakes) break;
    const mistake = withMistake(random, made[i]!);
    if (mistake !== undefined) tried.set(i, mistake);
  }
  if (tried.size < mistakes) throw new Error(`only ${tried.size} of ${mistakes} refused plays were found`);
  return made.map((legal, i) => {
    const request = tried.get(i) ?? legal;
    return {
      bytes: ValidatePlayRequest.encode(request).finish(),
      refused: tried.has(i),
      leads: request.situation?.trick.length === 0,
    };
  });
}
