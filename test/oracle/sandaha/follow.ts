/** What a follower owes (chapter 7). */
import { cardsOfPairs, neighbours, type Pair, pairsAmong } from "./formation.js";
import type { Lead } from "./kind.js";
import { ascending, countCards, difference } from "./multiset.js";
import type { Options } from "./options.js";
import type { Ranking } from "./ranking.js";
import { bestServiceFor, type Service, shortfall } from "./runs.js";
import type { Violation } from "./types.js";

/** The rules of chapter 7 for one follower, stage by stage; each answers the rules broken. */
export interface Duties {
  /** 7.1. */
  readonly count: (play: readonly number[]) => Violation[];
  /** 7.2. */
  readonly suit: (play: readonly number[]) => Violation[];
  /** 7.3, 7.4. */
  readonly formations: (play: readonly number[]) => Violation[];
}

/** 7.3 a: pairs in a decomposition, a tractor of k pairs counting as k. */
function pairsInLead(lead: Lead): number {
  let pairs = 0;
  for (const formation of lead.formations) {
    if (formation.shape !== "SINGLE") pairs += formation.cards.length / 2;
  }
  return pairs;
}

/** Both cards of every pair that has a neighbour among the pairs. */
function cardsInRuns(ranking: Ranking, pairs: readonly Pair[]): number[] {
  return cardsOfPairs(
    pairs.filter((pair) =>
      pairs.some((other) => neighbours(ranking, pair, other) || neighbours(ranking, other, pair)),
    ),
  );
}

/** The duties of the one who holds `hand` under `lead`. */
export function dutiesOf(ranking: Ranking, options: Options, hand: readonly number[], lead: Lead): Duties {
  const n = lead.cards.length;
  const held = hand.filter((card) => ranking.suitOf(card) === lead.suit);
  const ofLedSuit = (play: readonly number[]): number[] =>
    play.filter((card) => ranking.suitOf(card) === lead.suit);

  const count = (play: readonly number[]): Violation[] =>
    play.length === n
      ? []
      : [
          {
            rule: "sandaha.follow.count",
            cards: [],
            figures: { "cards.owed": n, "cards.played": play.length },
          },
        ];

  const suit = (play: readonly number[]): Violation[] => {
    const owed = Math.min(n, held.length);
    const played = ofLedSuit(play).length;
    if (played >= owed) return [];
    return [
      {
        rule: "sandaha.follow.suit",
        cards: ascending(difference(held, play)),
        figures: { "suit.owed": owed, "suit.played": played },
      },
    ];
  };

  const heldPairs = pairsAmong(ranking, held);
  const pairsOwed = Math.min(pairsInLead(lead), heldPairs.length);
  const ledTractors = lead.formations
    .filter((formation) => formation.shape === "TRACTOR")
    .map((formation) => formation.cards.length / 2)
    .sort((a, b) => b - a);
  const bestService = bestServiceFor(ranking, options, ledTractors);
  let heldService: Service | undefined;

  const pairs = (play: readonly number[]): Violation[] => {
    const played = pairsAmong(ranking, ofLedSuit(play)).length;
    if (played >= pairsOwed) return [];
    const counts = countCards(play);
    const kept = heldPairs.filter((pair) => (counts.get(pair.card) ?? 0) < 2);
    return [
      {
        rule: "sandaha.follow.pairs",
        cards: ascending(cardsOfPairs(kept)),
        figures: { "pairs.owed": pairsOwed, "pairs.played": played },
      },
    ];
  };

  const tractors = (play: readonly number[]): Violation[] => {
    if (ledTractors.length === 0 || options.tractorDuty === "PAIRS_SUFFICE") return [];
    heldService ??= bestService(held);
    const short = shortfall(heldService, bestService(ofLedSuit(play)));
    if (short === undefined) return [];
    return [
      {
        rule: "sandaha.follow.tractors",
        cards: ascending(cardsInRuns(ranking, heldPairs)),
        figures: {
          tractor: short.tractor,
          run: short.run,
          "run.owed": short.owed,
          "run.played": short.played,
        },
      },
    ];
  };

  const formations = (play: readonly number[]): Violation[] =>
    // 7.2: "if H has at most n cards … nothing more is asked".
    held.length <= n ? [] : [...pairs(play), ...tractors(play)];

  return { count, suit, formations };
}
