import { type Formation, formationCards } from "../../games/sandaha/formation.js";
import { pointsOf } from "../../games/sandaha/points.js";
import { type JudgedPlay, type JudgedTrick, type TablePlay, TRICK_SIZE } from "../../games/sandaha/trick.js";
import type { Order, SuitOrder } from "../../games/sandaha/trump.js";
import {
  type Formation as FormationMessage,
  Seat,
  Side,
  type TrickState,
} from "../../gen/caipan/sandaha/v1/table.js";

/** The formations of a judged play, as messages. */
export function formationMessages(order: Order, { suit, formations }: JudgedPlay): FormationMessage[] {
  return formations.map((formation) => formationMessage(order.suits[suit] as SuitOrder, formation));
}

/** A formation of a suit, as a message. */
export function formationMessage(suit: SuitOrder, formation: Formation): FormationMessage {
  return { shape: formation.shape, cards: formationCards(suit, formation) };
}

/** Where a trick stands; whose side holds it only if the banker is known. */
export function trickState(trick: JudgedTrick, plays: readonly TablePlay[], banker: Seat): TrickState {
  const holder = plays[trick.holder]?.seat ?? Seat.UNSPECIFIED;
  let points = 0;
  for (const play of plays) points += pointsOf(play.cards);
  return { holder, complete: plays.length === TRICK_SIZE, points, side: sideOf(holder, banker) };
}

/** The side of a seat. */
export function sideOf(seat: Seat, banker: Seat): Side {
  if (banker === Seat.UNSPECIFIED) return Side.UNSPECIFIED;
  return seat === banker ? Side.BANKER : Side.DEFENDERS;
}
