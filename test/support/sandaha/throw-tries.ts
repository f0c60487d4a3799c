import type { Hand, Seat, Trump } from "../../oracle/sandaha/index.js";
import { decompose } from "../../oracle/sandaha/index.js";
import { rankingOf } from "../../oracle/sandaha/ranking.js";
import { mix, pickBy, shuffledBy } from "./mix.js";
import { type Spread, strew } from "./spread.js";
import { dealtToEach, deckOf, difference, ofSuit, printedInOrder, SEATS, seatAfter } from "./table-cards.js";
import { optionsOf, type TableRules } from "./table-rules.js";
import { cardsTried, type Manner } from "./tried-plays.js";

/** What a throw is made from. */
export interface ThrowSeed {
  readonly rules: TableRules;
  readonly trump: Trump;
  readonly spread: Spread;
  readonly bytes: readonly number[];
  /** How the leader chooses his cards; undefined = a throw of some of his trumps. */
  readonly manner: Manner | undefined;
  readonly salt: number;
}

/** A throw with all four hands. */
export interface ThrowTry {
  readonly rules: TableRules;
  readonly trump: Trump;
  readonly leader: Seat;
  readonly hands: readonly Hand[];
  readonly play: readonly number[];
}

/** Cards for three hands. Pairs and neighbours mostly stay together, since what beats a tractor lies in one hand. */
function dealt(cards: readonly number[], salt: number): number[][] {
  const hands: number[][] = [[], [], []];
  let owner = 0;
  for (const [index, card] of cards.entries()) {
    const isSecond = cards[index - 1] === card;
    if (isSecond ? mix(salt + 1, card) % 5 === 0 : mix(salt, card) % 3 === 0) owner = mix(salt + 2, card) % 3;
    hands[owner]!.push(card);
  }
  return hands;
}

/** A throw of trumps, or what a leader tries that is none. */
export function throwTry({ rules, trump, spread, bytes, manner, salt }: ThrowSeed): ThrowTry {
  const options = optionsOf(rules);
  const ranking = rankingOf(options, trump);
  const deck = deckOf(options.sixesRemoved);
  const isTrump = (card: number): boolean => ranking.suitOf(card) === "TRUMP";
  const { first, second } = strew(spread, printedInOrder(options, trump), bytes, isTrump);

  const others = dealt(second, salt);
  const most = dealtToEach(options.sixesRemoved);
  const cut = [first.length > 0 ? first : difference(deck, second).slice(0, 1), ...others].map((cards) =>
    cards.slice(0, most),
  );
  const size = Math.max(...cut.map((cards) => cards.length));
  const spare = shuffledBy(salt + 2, difference(deck, cut.flat())).sort(
    (a, b) => Number(isTrump(a)) - Number(isTrump(b)),
  );
  const leader = pickBy(salt, SEATS)!;
  const hands = cut.map((cards, turns) => ({
    seat: seatAfter(leader, turns),
    cards: [...cards, ...spare.splice(0, size - cards.length)],
  }));

  const hand = hands[0]!.cards;
  const trumps = ofSuit(ranking, "TRUMP", hand);
  if (manner !== undefined || trumps.length === 0) {
    const situation = { options, trump, seat: leader, hand, trick: [] };
    const play = cardsTried(situation, { manner: manner ?? "runs first", salt });
    return { rules, trump, leader, hands, play };
  }
  const all = decompose(options, trump, trumps);
  const paired = all.filter((formation) => formation.shape !== "SINGLE");
  const formations = mix(salt, 10) % 3 > 0 && paired.length > 1 ? paired : all;
  const parts = shuffledBy(salt + 3, [...formations.keys()]).slice(0, 2 + (mix(salt, 9) % 5));
  return { rules, trump, leader, hands, play: parts.flatMap((index) => [...formations[index]!.cards]) };
}
