import { formatCards } from "../../src/card/card-notation.js";
import type { Card } from "../../src/gen/caipan/card/v1/card.js";
import {
  CheckThrowRequest,
  ListLegalPlaysRequest,
  ResolveTrickRequest,
  ScoreHandRequest,
  type Situation,
  ValidatePlayRequest,
} from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import { Profile, type Ruleset } from "../../src/gen/caipan/sandaha/v1/ruleset.js";
import { Seat, Trump } from "../../src/gen/caipan/sandaha/v1/table.js";

/** A ValidatePlay request as a line. */
export function describePlay(bytes: Buffer): string {
  const { situation, play } = ValidatePlayRequest.decode(bytes);
  return `${situationText(situation)}; plays ${cards(play)}`;
}

/** A ListLegalPlays request as a line. */
export function describeList(bytes: Buffer): string {
  return situationText(ListLegalPlaysRequest.decode(bytes).situation);
}

/** A CheckThrow request as a line. */
export function describeThrow(bytes: Buffer): string {
  const { ruleset, trump, leader, hands, play } = CheckThrowRequest.decode(bytes);
  return `${rulesText(ruleset, trump)}: ${seatName(leader)} throws ${cards(play)}; hands ${seatCards(hands)}`;
}

/** A ResolveTrick request as a line. */
export function describeTrick(bytes: Buffer): string {
  const { ruleset, trump, plays } = ResolveTrickRequest.decode(bytes);
  return `${rulesText(ruleset, trump)}: ${seatCards(plays)}`;
}

/** A ScoreHand request as a line. */
export function describeScore(bytes: Buffer): string {
  const { ruleset, contract, end } = ScoreHandRequest.decode(bytes);
  const declared = `${nameOf(Profile, ruleset?.profile)}, contract ${contract?.points}`;
  if (end?.$case === "tricks") return `${declared}: ${end.value.plays.length} plays`;
  if (end?.$case !== "tally") return declared;
  return `${declared}: ${end.value.defendersPoints} points, last trick ${seatCards(end.value.lastTrick)}`;
}

function situationText(situation: Situation | undefined): string {
  if (situation === undefined) return "nothing";
  const { ruleset, trump, seat, hand, trick } = situation;
  const table = trick.length === 0 ? "leads" : `after ${seatCards(trick)}`;
  return `${rulesText(ruleset, trump)}: ${seatName(seat)} with ${cards(hand)} ${table}`;
}

function rulesText(ruleset: Ruleset | undefined, trump: Trump): string {
  return `${nameOf(Profile, ruleset?.profile)}, trump ${nameOf(Trump, trump).toLowerCase()}`;
}

function seatCards(plays: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[]): string {
  return plays.map((play) => `${seatName(play.seat)} ${cards(play.cards)}`).join(" | ");
}

function seatName(seat: Seat): string {
  return nameOf(Seat, seat).charAt(0);
}

function cards(list: readonly Card[]): string {
  return formatCards([...list].sort((a, b) => b - a));
}

function nameOf(values: Readonly<Record<string, number>>, value: number | undefined): string {
  return Object.keys(values).find((name) => values[name] === value) ?? String(value);
}
