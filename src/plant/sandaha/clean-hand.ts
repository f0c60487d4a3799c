import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { type Declaration, type Play, Seat, type Trump } from "../../gen/caipan/sandaha/v1/table.js";
import { minus } from "./plain-cards.js";
import { type TableRules, tableRules } from "./table-rules.js";

/** A clean record, whole and with the deal, laid out for the planter. */
export interface CleanHand {
  readonly record: HandRecord;
  readonly rules: TableRules;
  /** Undefined if there was an end by surrender or no hand at all. */
  readonly played: PlayedHand | undefined;
}

/** What was played after a declaration. */
export interface PlayedHand {
  readonly declaration: Declaration;
  readonly trump: Trump;
  readonly banker: Seat;
  /** Every play in order. */
  readonly turns: readonly Turn[];
}

/** A play with what was before it. */
export interface Turn {
  readonly at: number;
  readonly play: Play;
  /** The first play of the trick; undefined if this is it. */
  readonly lead: Play | undefined;
  /** Number of the trick. */
  readonly trick: number;
  /** All four hands before the play. */
  readonly hands: ReadonlyMap<Seat, readonly Card[]>;
  /** Of the player. */
  readonly hand: readonly Card[];
}

const TRICK_SIZE = 4;

/** Lays out a clean record. */
export function cleanHand(record: HandRecord): CleanHand {
  const rules = tableRules(record.ruleset?.profile);
  const { act } = record;
  if (act?.$case !== "declaration") return { record, rules, played: undefined };
  const banker = record.plays[0]?.seat ?? Seat.UNSPECIFIED;
  const hands = new Map<Seat, readonly Card[]>(record.deal.map(({ seat, cards }) => [seat, cards]));
  hands.set(banker, minus([...(hands.get(banker) ?? []), ...record.kitty], act.value.buried));
  const turns = record.plays.map((play, at): Turn => {
    const before = new Map(hands);
    const hand = before.get(play.seat) ?? [];
    hands.set(play.seat, minus(hand, play.cards));
    const first = at - (at % TRICK_SIZE);
    const lead = first === at ? undefined : record.plays[first];
    return { at, play, lead, trick: first / TRICK_SIZE, hands: before, hand };
  });
  const { trump } = act.value;
  return { record, rules, played: { declaration: act.value, trump, banker, turns } };
}

/** The path of a play. */
export function playPath(at: number): string {
  return `plays[${at}]`;
}

/** The record with one of its plays changed, to its end. */
export function withPlay(record: HandRecord, at: number, change: Partial<Play>): HandRecord {
  return { ...record, plays: record.plays.map((play, i) => (i === at ? { ...play, ...change } : play)) };
}

/** The record up to a play, which is changed; only the winners of the tricks before are kept of the results. */
export function stoppedAt({ record }: CleanHand, { at, trick }: Turn, change: Partial<Play>): HandRecord {
  const { plays } = withPlay(record, at, change);
  const trickWinners = record.recorded?.trickWinners.slice(0, trick) ?? [];
  const recorded = { trickWinners, defendersPoints: undefined, payments: [] };
  return { ...record, plays: plays.slice(0, at + 1), recorded };
}

/** The record up to the banker's act, without results. */
export function unplayed(record: HandRecord): HandRecord {
  return { ...record, plays: [], recorded: undefined };
}
