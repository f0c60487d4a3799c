import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { allowsShowdown, type EarlyEnd, endsAtBigLoss, isShowdown } from "./early-end.js";
import { captureOf } from "./kitty.js";
import { cardsWithout, type KnownHand, knownHand } from "./known-hand.js";
import { type Lead, readLead } from "./lead.js";
import { pointsOf } from "./points.js";
import type { HandRecord, RecordedPlay } from "./record.js";
import { FOLLOW_RULES, replayPlay } from "./replay-play.js";
import { afterEnd, illegal, type ReplayedStep, type StepVerdict, step } from "./replay-step.js";
import { handSize } from "./ruleset.js";
import { type Contract, type Score, scoreHand } from "./score.js";
import { nextSeat, SEATS } from "./seat.js";
import { type JudgedTrick, judgeTrick, TRICK_SIZE } from "./trick.js";
import { deckOf, NOT_IN_DECK, type Order, suitOf } from "./trump.js";
import type { Violation } from "./violation.js";

/** The cards on the table while the plays of a record are gone through. */
export class Table {
  readonly winners: Seat[] = [];
  readonly #record: HandRecord;
  readonly #order: Order;
  readonly #contract: Contract | undefined;
  readonly #hands: Map<Seat, KnownHand>;
  #turn: Seat | undefined;
  #trick: RecordedPlay[] = [];
  #lead: Lead | undefined;
  #open: number;
  #points = 0;
  #lastTrick: readonly RecordedPlay[] = [];
  #early: EarlyEnd | undefined;
  #certain: number | undefined;
  #ignored = 0;
  #stoppedAt: number | undefined;

  constructor(record: HandRecord, order: Order, contract: Contract | undefined, leader: Seat | undefined) {
    this.#record = record;
    this.#order = order;
    this.#contract = contract;
    this.#turn = leader;
    this.#open = handSize(record.options);
    this.#hands = new Map(SEATS.map((seat) => [seat, knownHand(record, contract?.banker, seat)]));
  }

  /** The first play that has no place in the hand: out of turn, or after one of a wrong number of cards. */
  get stoppedAt(): number | undefined {
    return this.#stoppedAt;
  }

  /** Judges the next play; undefined once nothing can be judged any more. */
  put(play: RecordedPlay, at: number): ReplayedStep | undefined {
    const path = `plays[${at}]`;
    if (this.#stoppedAt !== undefined) return undefined;
    if (this.isOver()) {
      this.#ignored++;
      return afterEnd(path);
    }
    if (play.seat !== this.#turn) {
      this.#stoppedAt = at;
      const figures = { turn: this.#turn ?? 0 };
      return step(path, illegal([{ rule: "sandaha.lead.turn", cards: [], figures }]));
    }
    const verdict = this.#judge(play);
    if (!this.#canStand(play)) {
      this.#stoppedAt = at + 1;
      return step(path, verdict);
    }
    const trick = this.#lay(play);
    const kind = trick.plays.at(-1)?.kind ?? 0;
    const plays = this.#trick;
    if (plays.length === TRICK_SIZE) this.#endTrick(trick, at);
    const related = verdict.kind === "illegal" ? this.#shownBy(play.seat, verdict.violations, at) : [];
    return { path, verdict, play: { kind, trick, plays, defendersPoints: this.#points }, related };
  }

  /** Whether the hand came to its end. */
  isOver(): boolean {
    return this.#early !== undefined || this.#open === 0;
  }

  /** The score of what lay on the table; undefined if the hand did not come to its end. */
  score(): Score | undefined {
    const { options, stake, act } = this.#record;
    const contract = this.#contract;
    const isUnknown = contract === undefined || stake === undefined || act?.kind !== "declaration";
    if (isUnknown || !this.isOver()) return undefined;
    const capture =
      this.#early === undefined
        ? captureOf(options, this.#order, contract.banker, this.#lastTrick)
        : undefined;
    const end = { certainPoints: this.#certain, buried: act.buried, capture, ignored: this.#ignored };
    return scoreHand(options, stake, contract, { kind: "played", trickPoints: this.#points, ...end });
  }

  #judge(play: RecordedPlay): StepVerdict {
    const { options } = this.#record;
    const place = { options, order: this.#order, trick: this.#trick, lead: this.#lead, hands: this.#hands };
    return replayPlay(place, play);
  }

  /** Whether the hand can go on with a play on the table: the count is right, and a lead is of one suit. */
  #canStand({ cards }: RecordedPlay): boolean {
    if (this.#lead !== undefined) return cards.length === this.#lead.size;
    const suits = new Set(cards.map((card) => suitOf(this.#order, card)));
    return suits.size === 1 && !suits.has(NOT_IN_DECK) && cards.length <= this.#open;
  }

  #lay(play: RecordedPlay): JudgedTrick {
    this.#trick = [...this.#trick, play];
    this.#lead ??= readLead(this.#order, play.cards);
    const held = this.#hands.get(play.seat) as KnownHand;
    this.#hands.set(play.seat, { ...held, cards: cardsWithout(held.cards, play.cards) });
    this.#turn = nextSeat(play.seat);
    return judgeTrick(this.#order, this.#lead, this.#trick);
  }

  #endTrick(trick: JudgedTrick, at: number): void {
    const winner = (this.#trick[trick.holder] as RecordedPlay).seat;
    const banker = this.#contract?.banker;
    this.winners.push(winner);
    this.#lastTrick = this.#trick;
    if (banker !== undefined && winner !== banker) {
      this.#points += pointsOf(this.#trick.flatMap((play) => play.cards));
    }
    this.#open -= trick.lead.size;
    this.#turn = winner;
    this.#trick = [];
    this.#lead = undefined;
    if (this.#open > 0 && this.#contract !== undefined) this.#endEarly(this.#contract, winner, at + 1);
  }

  #endEarly(contract: Contract, winner: Seat, next: number): void {
    const { options, plays, recordedTricks } = this.#record;
    const stopsHere = plays.length === next && recordedTricks <= this.winners.length;
    if (endsAtBigLoss(options, this.#points - contract.points)) this.#early = "big-loss";
    else if (options.endsByShowdown && this.#isShowdown(contract.banker, stopsHere)) {
      this.#early = "showdown";
      this.#certain = winner === contract.banker ? 0 : pointsOf(this.#left(next));
    }
  }

  #isShowdown(banker: Seat, stopsHere: boolean): boolean {
    const hands = [...this.#hands];
    if (hands.every(([, hand]) => hand.whole)) {
      const own = hands.filter(([seat]) => seat === banker).flatMap(([, hand]) => hand.cards);
      const others = hands.filter(([seat]) => seat !== banker).flatMap(([, hand]) => hand.cards);
      return isShowdown(this.#order, own, others);
    }
    return stopsHere && allowsShowdown(this.#order, this.#left(this.#record.plays.length), this.#open);
  }

  #left(next: number): Card[] {
    const { options, act, plays } = this.#record;
    const buried = act?.kind === "declaration" ? act.buried : [];
    return cardsWithout(deckOf(options), [...buried, ...plays.slice(0, next).flatMap((play) => play.cards)]);
  }

  /** The first later play with a card that a violation shows to have been held back. */
  #shownBy(seat: Seat, violations: readonly Violation[], at: number): string[] {
    const kept = violations
      .filter(({ rule }) => FOLLOW_RULES.includes(rule))
      .flatMap((violation) => violation.cards);
    const later = this.#record.plays.findIndex(
      (play, i) => i > at && play.seat === seat && play.cards.some((card) => kept.includes(card)),
    );
    return later === -1 ? [] : [`plays[${later}]`];
  }
}
