import { SEATS } from "../../games/sandaha/seat.js";
import { NOT_IN_DECK, type Order, orderOf, suitOf } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import { type Seat, Trump } from "../../gen/caipan/sandaha/v1/table.js";
import type { HandRow } from "./hand-view.js";
import type { JudgedRecord } from "./judged-record.js";

/** The hands after the burial, sorted as players hold them, each card with the act that plays it. */
export function handRows(judged: JudgedRecord, trump: Trump | undefined, hidden: readonly Seat[]): HandRow[] {
  const order = orderOf(judged.options, trump ?? Trump.NONE);
  return SEATS.map((seat) => {
    const { cards, whole } = judged.hands.get(seat) ?? { cards: [], whole: false };
    const plays = judged.record.plays.flatMap((play, i) =>
      play.seat === seat ? play.cards.map((card) => ({ card, path: `plays[${i}]` })) : [],
    );
    const row = inOrder(order, cards).map((card) => {
      const at = plays.findIndex((play) => play.card === card);
      return { card, playedBy: at === -1 ? undefined : plays.splice(at, 1)[0]?.path };
    });
    return { seat, cards: row, whole, redacted: hidden.includes(seat) };
  });
}

/** Trumps first, then ♠♥♣♦, each high to low. */
function inOrder(order: Order, cards: readonly Card[]): Card[] {
  const rank = (card: Card): number => {
    const suit = suitOf(order, card);
    return suit === NOT_IN_DECK ? 0 : 1000 * (suit === 5 ? 6 : 5 - suit) + 20 * (order.levelOf[card] ?? 0);
  };
  return cards.toSorted((a, b) => rank(b) - rank(a) || a - b);
}
