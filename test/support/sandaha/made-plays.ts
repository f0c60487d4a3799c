import { cardsOfPairs, pairsAmong, topLevel, tractorsAmong } from "../../oracle/sandaha/formation.js";
import type { Formation, Options, SuitInPlay, Trump } from "../../oracle/sandaha/index.js";
import { decompose } from "../../oracle/sandaha/index.js";
import { type Ranking, rankingOf } from "../../oracle/sandaha/ranking.js";
import { mix, pickBy, shuffledBy } from "./mix.js";
import { ofSuit } from "./table-cards.js";

/** Every formation of one shape and size among cards of one suit. */
export function formationsLike(ranking: Ranking, model: Formation, cards: readonly number[]): Formation[] {
  const { shape } = model;
  if (shape === "SINGLE") return [...new Set(cards)].map((card) => ({ shape, cards: [card] }));
  const pairs = pairsAmong(ranking, cards);
  if (shape === "PAIR") return pairs.map((pair) => ({ shape, cards: cardsOfPairs([pair]) }));
  return tractorsAmong(ranking, pairs)
    .filter((run) => run.length * 2 === model.cards.length)
    .map((run) => ({ shape, cards: cardsOfPairs(run) }));
}

/** How big a lead may be. */
export interface LeadLimits {
  /** Most formations, where several may be led. */
  readonly parts: number;
  /** Most pairs in a tractor. */
  readonly longest: number;
}

/**
 * A lead that the rules allow, of cards of one suit: some of the formations that they make, long tractors cut short, and
 * only one formation where no more may be led. At least one card is there.
 */
export function leadAmong(
  options: Options,
  trump: Trump,
  cards: readonly number[],
  { parts, longest }: LeadLimits,
  salt: number,
): number[] {
  const formations = decompose(options, trump, cards);
  const throwable = options.throws === "TRUMPS" && rankingOf(options, trump).suitOf(cards[0]!) === "TRUMP";
  const wanted = throwable ? Math.min(formations.length, parts) : 1;
  // The first are the tractors.
  const from = mix(salt, 3) % 2 === 0 ? 0 : mix(salt, 1) % (formations.length - wanted + 1);
  return formations.slice(from, from + wanted).flatMap(({ cards: all }) => all.slice(0, 2 * longest));
}

/** How somebody plays to a trick of whom nothing else is known. */
export interface LaterPlayer {
  readonly options: Options;
  readonly trump: Trump;
  /** The lead. */
  readonly lead: readonly number[];
  /** The cards that he can have. At least as many as were led. */
  readonly pool: readonly number[];
}

/** Cards for a later play: in the led formation, as a ruff, equal to the lead in level, or any. */
export function laterPlay({ options, trump, lead, pool }: LaterPlayer, salt: number): number[] {
  const ranking = rankingOf(options, trump);
  const ledSuit = ranking.suitOf(lead[0]!);
  const [model, ...more] = decompose(options, trump, lead);
  const n = lead.length;
  const any = (suit: SuitInPlay): number[] => {
    const first = shuffledBy(salt, ofSuit(ranking, suit, pool));
    return [
      ...first,
      ...shuffledBy(
        salt,
        pool.filter((card) => ranking.suitOf(card) !== suit),
      ),
    ].slice(0, n);
  };
  if (model === undefined || more.length > 0) return any(ledSuit);
  const inForm = (suit: SuitInPlay, level?: number): number[] => {
    const formations = formationsLike(ranking, model, ofSuit(ranking, suit, pool)).filter(
      (formation) => level === undefined || topLevel(ranking, formation) === level,
    );
    return [...(pickBy(salt + 1, formations)?.cards ?? any(suit))];
  };
  switch (mix(salt, 2) % 8) {
    case 0:
    case 1:
      return inForm(ledSuit);
    case 2:
    case 3:
      return inForm(ledSuit, topLevel(ranking, model));
    case 4:
    case 5:
      return inForm("TRUMP");
    case 6:
      return any(ledSuit);
    default:
      return shuffledBy(salt, pool).slice(0, n);
  }
}
