import { cardOf, JOKERS, PRINTED_SUITS } from "../../../src/card/playing-card.js";
import type { Random } from "../../../src/deal/random.js";
import { formationCards } from "../../../src/games/sandaha/formation.js";
import { holdingOf } from "../../../src/games/sandaha/holding.js";
import { KITTY_SIZE } from "../../../src/games/sandaha/kitty.js";
import { isThrow, readLead } from "../../../src/games/sandaha/lead.js";
import { legalPlays } from "../../../src/games/sandaha/legal-plays.js";
import type { Situation } from "../../../src/games/sandaha/play.js";
import { handSize, type RuleOptions } from "../../../src/games/sandaha/ruleset.js";
import { nextSeat, SEATS } from "../../../src/games/sandaha/seat.js";
import { checkThrow } from "../../../src/games/sandaha/throw.js";
import { trickOf } from "../../../src/games/sandaha/trick.js";
import { orderOf, TRUMP } from "../../../src/games/sandaha/trump.js";
import type { Card } from "../../../src/gen/caipan/card/v1/card.js";
import { type Play, type Seat, Trump } from "../../../src/gen/caipan/sandaha/v1/table.js";

/** A play by a legal player, with what he had before him. */
export interface SimulatedPlay {
  readonly situation: Situation;
  readonly play: readonly Card[];
}

/** A hand played to its end by legal players. */
export interface SimulatedHand {
  readonly options: RuleOptions;
  readonly trump: Trump;
  readonly banker: Seat;
  readonly buried: readonly Card[];
  readonly plays: readonly Play[];
  readonly steps: readonly SimulatedPlay[];
}

const RANKS = [2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const SIX = 6;

/** All cards of the deck, two of each. */
export function deckOf(options: Pick<RuleOptions, "sixesRemoved">): Card[] {
  const ranks = RANKS.filter((rank) => rank !== SIX || !options.sixesRemoved);
  const printed = [...PRINTED_SUITS.flatMap((suit) => ranks.map((rank) => cardOf(suit, rank))), ...JOKERS];
  return [...printed, ...printed];
}

/** Deals and plays a hand: every play is drawn among the legal ones, so that throws and long leads are frequent. */
export function simulateHand(random: Random, options: RuleOptions): SimulatedHand {
  const trumps = Object.values(Trump).filter((trump) => trump !== Trump.UNSPECIFIED);
  const trump = random.pick(options.noTrump ? trumps : trumps.filter((each) => each !== Trump.NONE));
  const order = orderOf(options, trump);
  const deck = random.shuffled(deckOf(options));
  const size = handSize(options);
  const buried = deck.splice(0, KITTY_SIZE);
  const hands = new Map(SEATS.map((seat) => [seat, deck.splice(0, size)]));
  const banker = random.pick(SEATS);
  const plays: Play[] = [];
  const steps: SimulatedPlay[] = [];
  let leader = banker;
  while (hands.get(leader)!.length > 0) {
    const trick: Play[] = [];
    for (let seat = leader; trick.length < SEATS.length; seat = nextSeat(seat)) {
      const hand = hands.get(seat)!;
      const [first] = trick;
      const lead = first && readLead(order, first.cards);
      const situation = { options, order, seat, hand: [...hand], trick: [...trick], lead };
      const play = drawPlay(random, situation);
      steps.push({ situation, play });
      const made = trick.length === 0 ? led(situation, play, hands) : { seat, cards: play, attempted: [] };
      for (const card of made.cards) hand.splice(hand.indexOf(card), 1);
      trick.push(made);
    }
    leader = trick[trickOf(order, trick).holder]!.seat;
    plays.push(...trick);
  }
  return { options, trump, banker, buried, plays, steps };
}

/** A legal play; of leads each size is as likely as any other, and there a single as likely as a throw of many cards. */
function drawPlay(random: Random, situation: Situation): Card[] {
  const list = legalPlays(situation);
  const [play] = list.page(
    random.below(random.pick([1, 2, 3]) === 1 ? list.count : Math.min(list.count, 24)),
    1,
  );
  return play!;
}

function led(situation: Situation, play: Card[], hands: ReadonlyMap<Seat, Card[]>): Play {
  const { order, seat } = situation;
  const lead = readLead(order, play);
  const others = SEATS.filter((other) => other !== seat).map((other) =>
    holdingOf(order, TRUMP, hands.get(other)!),
  );
  const part = isThrow(lead) ? checkThrow(order.suits[TRUMP]!, lead, others).led : undefined;
  if (part === undefined) return { seat, cards: play, attempted: [] };
  return { seat, cards: formationCards(order.suits[TRUMP]!, part), attempted: play };
}
