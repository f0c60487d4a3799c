import { formatCard } from "../../card/card-notation.js";
import { CARD_TABLE_SIZE } from "../../card/playing-card.js";
import { isThrow, type Lead, leadForm } from "../../games/sandaha/lead.js";
import { handSize, PROFILES } from "../../games/sandaha/ruleset.js";
import { nextSeat } from "../../games/sandaha/seat.js";
import { NOT_IN_DECK, type Order, orderOf, suitOf } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Ruleset } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { type Hand, type Play, Seat, Trump } from "../../gen/caipan/sandaha/v1/table.js";
import { FaultList } from "../fault-list.js";
import { type ResolvedRuleset, resolveRuleset } from "./ruleset.js";

const COPIES = 2;
/** A client may send any cards as a play, but not any number of them. */
const LONGEST_ACT = 128;

// A request is checked from beginning to end before the next one, so one table serves all.
const copies = new Uint8Array(CARD_TABLE_SIZE);

/** Where a trick stands among plays. */
interface TrickPlace {
  readonly first: number;
  readonly whole: boolean;
}

const IN_A_LIST_OF_ITS_OWN: TrickPlace = { first: 0, whole: false };

/**
 * Checks what a caller states as fact (sandaha.judging.facts) and keeps every fault found. Copies of cards are counted
 * over all cards that are checked.
 */
export class FactCheck {
  readonly faults = new FaultList();
  readonly rules: ResolvedRuleset | undefined;
  /** Undefined if the rules or the trump are at fault. */
  readonly order: Order | undefined;
  /** The lead of the trick that was checked last; undefined if it has none, or none that the rules allow. */
  lead: Lead | undefined;
  readonly #deck: Uint8Array;
  readonly #handSize: number;

  /** @param path of the ruleset */
  constructor(ruleset: Ruleset | undefined, path: string) {
    copies.fill(0);
    this.rules = resolveRuleset(ruleset, path, this.faults);
    const options = this.rules?.options ?? PROFILES.STANDARD;
    this.#deck = orderOf(options, Trump.NONE).suitOf;
    this.#handSize = handSize(options);
  }

  /** Whether a trump, or no-trump, is named; the fault is noted if not. */
  checkTrumpNamed(trump: Trump, path: string): boolean {
    if (trump >= Trump.SPADES && trump <= Trump.NONE) return true;
    if (trump === Trump.UNSPECIFIED) this.faults.add(path, "REQUIRED", "the trump must be declared");
    else this.#unknown(path, trump);
    return false;
  }

  /** The order under a declared trump; undefined, with the fault noted, if it cannot be declared. */
  checkTrump(trump: Trump, path: string): Order | undefined {
    if (!this.checkTrumpNamed(trump, path)) return undefined;
    const options = this.rules?.options;
    if (trump === Trump.NONE && options?.noTrump === false) {
      this.faults.add(path, "NO_TRUMP_NOT_ALLOWED", "these rules do not allow no-trump to be declared");
      return undefined;
    }
    return options && orderOf(options, trump);
  }

  /** Whether a seat is one of the four; the fault is noted if not. */
  checkSeat(seat: Seat, path: string, at?: number): boolean {
    if (isSeat(seat)) return true;
    const field = at === undefined ? path : `${path}[${at}].seat`;
    if (seat === Seat.UNSPECIFIED) this.faults.add(field, "REQUIRED", "a seat must be named");
    else this.#unknown(field, seat);
    return false;
  }

  /** A seat that may be left out. */
  checkOptionalSeat(seat: Seat, path: string): void {
    if (seat !== Seat.UNSPECIFIED) this.checkSeat(seat, path);
  }

  /**
   * Cards that must be of this deck and, where they are counted, no more than two of any over all that are.
   *
   * @param at place in a list of plays, if the path names that list
   */
  checkCards(cards: readonly Card[], path: string, counted = true, at?: number): void {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as Card;
      if ((this.#deck[card] ?? NOT_IN_DECK) === NOT_IN_DECK) {
        this.faults.add(cardsOf(path, at, i), "NOT_IN_DECK", `${formatCard(card)} is no card of this deck`);
      } else if (counted) {
        const seen = (copies[card] as number) + 1;
        copies[card] = seen;
        if (seen > COPIES) {
          this.faults.add(cardsOf(path, at, i), "TOO_MANY_COPIES", `the deck has two of ${formatCard(card)}`);
        }
      }
    }
  }

  /** A player's cards: at least one, no more than are dealt. */
  checkHand(cards: readonly Card[], path: string): void {
    if (cards.length === 0) this.faults.add(path, "REQUIRED", "a hand has at least one card");
    if (cards.length > this.#handSize) {
      this.faults.add(path, "TOO_MANY", `a hand has at most ${this.#handSize} cards`);
    }
    if (cards.length <= LONGEST_ACT) this.checkCards(cards, path);
  }

  /** All cards dealt to a player, and further cards that he has taken up. */
  checkDealt(cards: readonly Card[], path: string, further = 0): void {
    const size = this.#handSize + further;
    if (cards.length === 0) this.faults.add(path, "REQUIRED", `a hand has ${size} cards here`);
    else if (cards.length < size) this.faults.add(path, "TOO_FEW", `a hand has ${size} cards here`);
    else if (cards.length > size) this.faults.add(path, "TOO_MANY", `a hand has ${size} cards here`);
    if (cards.length <= LONGEST_ACT) this.checkCards(cards, path);
  }

  /** Hands of different seats. */
  checkSeatsDiffer(hands: readonly Hand[], path: string): void {
    const seen = new Set<Seat>();
    hands.forEach(({ seat }, i) => {
      if (this.checkSeat(seat, path, i) && seen.has(seat)) {
        this.faults.add(`${path}[${i}].seat`, "DUPLICATE_SEAT", "every seat has one hand");
      }
      seen.add(seat);
    });
  }

  /** The act under judgement: any cards, but some, and not beyond a bound. */
  checkAct(cards: readonly number[], path: string): void {
    if (cards.length === 0) this.faults.add(path, "REQUIRED", "there are no cards to judge");
    else if (cards.length > LONGEST_ACT) {
      this.faults.add(path, "TOO_MANY", `at most ${LONGEST_ACT} cards are judged`);
    }
  }

  /**
   * Plays to one trick, leader first: seats in turn, all of one size, a lead that the rules allow.
   *
   * @param in.first place of the first play in the list that the path names
   * @param in.whole the cards are all that were played in a hand, so that those of a throw that went back come again
   * @returns how many cards the leader had at least: those led, or those of the throw that failed
   */
  checkTrick(
    order: Order | undefined,
    plays: readonly Play[],
    path: string,
    most: number,
    { first, whole }: TrickPlace = IN_A_LIST_OF_ITS_OWN,
  ): number {
    if (plays.length > most) {
      this.faults.add(path, "TOO_MANY", `at most ${most} plays belong here`);
      return 0;
    }
    const [lead] = plays;
    this.lead = undefined;
    if (lead === undefined) return 0;
    for (let i = 0; i < plays.length; i++) {
      const play = plays[i] as Play;
      this.#checkTurn(play, plays[i - 1], path, first + i);
      this.#checkPlay(play, lead, path, first + i, whole);
      if (play.attempted.length > 0) this.#checkAttempt(play, lead, `${path}[${first + i}].attempted`, whole);
    }
    if (order !== undefined) this.#checkLead(order, lead, path, first);
    return Math.max(lead.cards.length, lead.attempted.length);
  }

  #checkTurn({ seat }: Play, before: Play | undefined, path: string, at: number): void {
    if (!this.checkSeat(seat, path, at) || before === undefined) return;
    if (isSeat(before.seat) && seat !== nextSeat(before.seat)) {
      const description = "seats play in the order east, south, west, north";
      this.faults.add(`${path}[${at}].seat`, "OUT_OF_TURN", description);
    }
  }

  #checkPlay({ cards, attempted }: Play, lead: Play, path: string, at: number, whole: boolean): void {
    if (cards.length === 0) this.faults.add(cardsOf(path, at), "REQUIRED", "a play has at least one card");
    else if (cards.length > this.#handSize) {
      this.faults.add(cardsOf(path, at), "TOO_MANY", `a play has at most ${this.#handSize} cards`);
    } else if (cards.length !== lead.cards.length) {
      const description = "every play of a trick has as many cards as the lead";
      this.faults.add(cardsOf(path, at), "UNEQUAL_SIZE", description);
    } else this.checkCards(cards, path, whole || attempted.length === 0, at);
  }

  #checkAttempt(play: Play, lead: Play, path: string, whole: boolean): void {
    const { attempted } = play;
    if (play !== lead) this.faults.add(path, "BAD_ATTEMPT", "only a lead can be a throw that failed");
    else if (attempted.length > this.#handSize) {
      this.faults.add(path, "TOO_MANY", `a throw has at most ${this.#handSize} cards`);
    } else this.checkCards(attempted, path, !whole);
  }

  #checkLead(order: Order, { cards, attempted }: Play, path: string, at: number): void {
    const { options } = this.rules as ResolvedRuleset;
    if (!isLeadable(order, cards)) return;
    const form = leadForm(options, order, cards);
    if (form.kind === "broken")
      this.faults.add(cardsOf(path, at), "BAD_LEAD", "the rules allow no such lead");
    else this.lead = form.lead;
    if (form.kind === "broken" || attempted.length === 0 || !isLeadable(order, attempted)) return;
    const tried = leadForm(options, order, attempted);
    if (tried.kind === "broken" || !isPartOf(form.lead, tried.lead)) {
      const description = "what is led after a throw that failed is one of its formations";
      this.faults.add(`${path}[${at}].attempted`, "BAD_ATTEMPT", description);
    }
  }

  #unknown(path: string, value: number): void {
    this.faults.add(path, "UNKNOWN_VALUE", `${value} is not known to this server`);
  }
}

/** The path of cards, made only where there is something to say: a list, or that of a play, and a place in it. */
function cardsOf(path: string, at: number | undefined, i?: number): string {
  const list = at === undefined ? path : `${path}[${at}].cards`;
  return i === undefined ? list : `${list}[${i}]`;
}

function isSeat(seat: Seat): boolean {
  return seat >= Seat.EAST && seat <= Seat.NORTH;
}

function isLeadable(order: Order, cards: readonly Card[]): boolean {
  for (const card of cards) if (suitOf(order, card) === NOT_IN_DECK) return false;
  return cards.length > 0;
}

/** Whether a lead is just one of the formations of a throw. */
function isPartOf(lead: Lead, tried: Lead): boolean {
  const [part, ...more] = lead.formations;
  if (part === undefined || more.length > 0 || !isThrow(tried) || tried.suit !== lead.suit) return false;
  return tried.formations.some(({ pairs, slots }) => pairs === part.pairs && slots === part.slots);
}
