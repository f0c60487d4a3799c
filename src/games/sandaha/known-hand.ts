import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { HandRecord } from "./record.js";
import { handSize } from "./ruleset.js";
import { SEATS } from "./seat.js";
import { deckOf } from "./trump.js";

/** What a record tells of the cards that a player held after the burial. */
export interface KnownHand {
  readonly cards: readonly Card[];
  /** These are all he held; otherwise he held others too, which nobody can name. */
  readonly whole: boolean;
}

/** Cards without some of them, copies counted; those that are not among them take nothing away. */
export function cardsWithout(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at !== -1) rest.splice(at, 1);
  }
  return rest;
}

/** The kitty as dealt: as recorded, or what is left when all four hands are known; undefined if neither tells. */
export function knownKitty({ options, deal, kitty }: HandRecord): readonly Card[] | undefined {
  if (kitty.length > 0) return kitty;
  if (deal.size < SEATS.length) return undefined;
  return cardsWithout(deckOf(options), [...deal.values()].flat());
}

/**
 * What is known of a player's hand after the burial: from the deal, or else from what he played. While nobody knows who
 * is banker, nobody knows whose dealt hand has changed.
 */
export function knownHand(record: HandRecord, banker: Seat | undefined, seat: Seat): KnownHand {
  const dealt = banker === undefined ? undefined : record.deal.get(seat);
  if (dealt !== undefined && seat !== banker) return { cards: dealt, whole: true };
  const kitty = knownKitty(record);
  if (dealt !== undefined && kitty !== undefined && record.act?.kind === "declaration") {
    return { cards: cardsWithout([...dealt, ...kitty], record.act.buried), whole: true };
  }
  const played = record.plays.filter((play) => play.seat === seat).flatMap((play) => play.cards);
  return { cards: played, whole: played.length === handSize(record.options) };
}
