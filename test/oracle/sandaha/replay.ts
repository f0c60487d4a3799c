/** A whole hand that is known card by card, judged act by act (14.3, 14.4), and its result. */
import { type AuctionOptions, type Call, judgeAuction } from "./auction-record.js";
import { dealtToEach, pointsOf } from "./cards.js";
import { decompose } from "./formation.js";
import { isShowdown } from "./hand-end.js";
import { judgePlay } from "./judge.js";
import { contains, difference } from "./multiset.js";
import type { Options } from "./options.js";
import { rankingOf } from "./ranking.js";
import { type Contract, type Score, scoreHand } from "./score.js";
import { checkThrow } from "./throw.js";
import { resolveTrick } from "./trick.js";
import type { Hand, Play, Seat, Trump } from "./types.js";

/** A play; `attempted` only for a throw that failed. */
export interface RecordedPlay extends Play {
  readonly attempted: readonly number[];
}

/** Everything that happened in a hand. */
export interface WholeRecord {
  readonly options: Options;
  readonly auction: AuctionOptions;
  readonly stake: number;
  readonly firstBidder: Seat;
  readonly deal: readonly Hand[];
  readonly kitty: readonly number[];
  readonly calls: readonly Call[];
  readonly act?:
    | { readonly kind: "SURRENDER" }
    | { readonly kind: "DECLARATION"; readonly trump: Trump; readonly buried: readonly number[] };
  readonly plays: readonly RecordedPlay[];
}

/** An act that breaks rules. */
export interface FaultyAct {
  readonly path: string;
  readonly rules: readonly string[];
}

/** What a record comes to. */
export interface Replayed {
  readonly faults: readonly FaultyAct[];
  readonly winners: readonly Seat[];
  /** Undefined if the hand did not come to its end. */
  readonly score?: Score;
}

const END = "sandaha.end.order";

/** Judges a record from its first act to its last. */
export function replay(record: WholeRecord): Replayed {
  const { options, auction, calls, act, plays, stake } = record;
  const dealt = (seat: Seat): readonly number[] =>
    record.deal.find((hand) => hand.seat === seat)?.cards ?? [];
  const called = judgeAuction(options, auction, record.firstBidder, calls, dealt);
  const faults: FaultyAct[] = [];
  const note = (path: string, rules: readonly string[]): void => {
    if (rules.length > 0) faults.push({ path, rules });
  };
  const noteAllPlays = (): void => {
    for (const index of plays.keys()) note(`plays[${index}]`, [END]);
  };
  for (const [index, rules] of called.faults.entries()) note(`calls[${index}]`, rules);
  if (called.stopped || act === undefined) return { faults, winners: [] };
  const { banker, contract: points } = called;
  if (banker === undefined || points === undefined) {
    if (called.over) {
      note(act.kind.toLowerCase(), [END]);
      noteAllPlays();
    }
    return { faults, winners: [] };
  }
  const claim = called.claimant === undefined ? {} : { claimant: called.claimant };
  const contract: Contract = { banker, points, doubled: called.doubled, ...claim };
  if (act.kind === "SURRENDER") {
    note("surrender", options.surrender ? [] : ["sandaha.kitty.surrender"]);
    noteAllPlays();
    return {
      faults,
      winners: [],
      score: scoreHand({ options, stake, contract, end: { kind: "SURRENDER" } }),
    };
  }
  const held = [...dealt(banker), ...record.kitty];
  const exchanged = act.buried.length === 8 && contains(held, act.buried);
  if (!exchanged) note("declaration", ["sandaha.kitty.exchange"]);
  else if (act.trump === "NONE" && !options.noTrump) note("declaration", ["sandaha.kitty.declaration"]);
  if (act.buried.length !== 8) return { faults, winners: [] };
  const hands = new Map(record.deal.map((hand) => [hand.seat, hand.cards]));
  hands.set(banker, difference(held, act.buried));
  const played = judgePlays(record, act.trump, act.buried, contract, hands);
  for (const fault of played.faults) note(fault.path, fault.rules);
  if (!played.ended) return { faults, winners: played.winners };
  const until = plays.slice(0, played.counted);
  // The oracle of the score wants to know who holds what is left: the hands are its further plays, of no effect.
  const rest = [...played.left].flatMap(([seat, cards]) => (cards.length === 0 ? [] : [{ seat, cards }]));
  const end = { kind: "TRICKS", trump: act.trump, buried: act.buried, plays: [...until, ...rest] } as const;
  return { faults, winners: played.winners, score: scoreHand({ options, stake, contract, end }) };
}

interface Played {
  readonly faults: readonly FaultyAct[];
  readonly winners: readonly Seat[];
  readonly ended: boolean;
  /** Plays up to the end of the hand. */
  readonly counted: number;
  /** The hands after them. */
  readonly left: ReadonlyMap<Seat, readonly number[]>;
}

/** Chapters 6 to 10 and 13 for the plays of a record. */
function judgePlays(
  record: WholeRecord,
  trump: Trump,
  buried: readonly number[],
  { banker, points: contract }: Contract,
  hands: Map<Seat, readonly number[]>,
): Played {
  const { options, plays } = record;
  const ranking = rankingOf(options, trump);
  const faults: FaultyAct[] = [];
  const winners: Seat[] = [];
  let turn = banker;
  let trick: RecordedPlay[] = [];
  let points = 0;
  let gone = 0;
  let counted: number | undefined;
  for (const [index, play] of plays.entries()) {
    const path = `plays[${index}]`;
    if (counted !== undefined) {
      faults.push({ path, rules: [END] });
      continue;
    }
    if (play.seat !== turn) {
      faults.push({ path, rules: ["sandaha.lead.turn"] });
      break;
    }
    const rules = brokenByPlay(record, trump, hands, trick, play);
    if (rules.length > 0) faults.push({ path, rules });
    const [lead] = trick;
    const suits = new Set(play.cards.map((card) => ranking.suitOf(card)));
    if (lead === undefined ? suits.size > 1 : play.cards.length !== lead.cards.length) break;
    hands.set(play.seat, difference(hands.get(play.seat) ?? [], play.cards));
    trick = [...trick, play];
    turn = ((turn % 4) + 1) as Seat;
    if (trick.length < 4) continue;
    const { holder } = resolveTrick({ options, trump, banker, plays: trick });
    winners.push(holder);
    if (holder !== banker) points += pointsOf(trick.flatMap((each) => [...each.cards]));
    gone += trick[0]!.cards.length;
    turn = holder;
    trick = [];
    const bigLoss = options.endsAtBigLoss && points - contract >= options.downBigFrom;
    const shown = { options, trump, banker, contract, buried, plays };
    const showdown =
      options.endsByShowdown &&
      options.kittyCaptureNeedsTrump &&
      isShowdown(shown, (seat) => hands.get(seat) ?? []);
    if (gone === dealtToEach(options.sixesRemoved) || bigLoss || showdown) counted = index + 1;
  }
  return { faults, winners, ended: counted !== undefined, counted: counted ?? plays.length, left: hands };
}

/** 14.3 for a play by the seat on turn; of a throw also 9.1, 9.2 and 9.4 by all four hands. */
function brokenByPlay(
  { options }: WholeRecord,
  trump: Trump,
  hands: ReadonlyMap<Seat, readonly number[]>,
  trick: readonly RecordedPlay[],
  play: RecordedPlay,
): readonly string[] {
  const { seat, attempted } = play;
  const failed = trick.length === 0 && attempted.length > 0;
  const tried = failed ? attempted : play.cards;
  const hand = hands.get(seat) ?? [];
  const judged = judgePlay({ options, trump, seat, hand, trick, play: tried });
  if (!judged.legal) return judged.violations.map((violation) => violation.rule);
  if (trick.length > 0 || decompose(options, trump, tried).length === 1) return [];
  const all = [...hands].map(([each, cards]) => ({ seat: each, cards }));
  const { stands, led } = checkThrow({ options, trump, leader: seat, hands: all, play: tried });
  if (!failed) return stands ? [] : ["sandaha.throw.shown"];
  if (stands) return ["sandaha.throw.stands"];
  return difference(led, play.cards).length === 0 && led.length === play.cards.length
    ? []
    : ["sandaha.throw.smallest"];
}
