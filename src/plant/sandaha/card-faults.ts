import { Card } from "../../gen/caipan/card/v1/card.js";
import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { type CleanHand, type PlayedHand, unplayed } from "./clean-hand.js";
import type { Planted } from "./fault.js";
import { isPermanent, minus } from "./plain-cards.js";
import type { Planter } from "./planter.js";

const STRANGE_CARDS = [Card.S3, Card.H4, Card.C3, Card.D4];

/** A defender's hand lacks a card. The record stops before the play, which would show it. */
export const dealTooFew = inSomeHand((random, cards, path) => {
  const plain = cards.filter((card) => !isPermanent(card));
  return plain.length === 0 ? undefined : { cards: minus(cards, [random.pick(plain)]), path };
});

/** A card that this deck does not have is dealt. */
export const dealStrangeCard = inSomeHand((random, cards, path) => {
  const at = cards.findIndex((card) => !isPermanent(card));
  if (at === -1) return undefined;
  const strange = random.pick(STRANGE_CARDS);
  return { cards: cards.map((card, i) => (i === at ? strange : card)), path: `${path}[${at}]` };
});

/** The kitty lacks a card that the banker did not bury. */
export const kittyTooSmall: Planter = (random, { record, played }) => {
  if (played === undefined) return undefined;
  const kept = minus(record.kitty, played.declaration.buried);
  if (kept.length === 0) return undefined;
  return inconsistent({ ...unplayed(record), kitty: minus(record.kitty, [random.pick(kept)]) }, "kitty");
};

/** A third copy of a card is dealt, in the last of the places that show it. */
export const dealThirdCopy: Planter = (random, { record, played }) => {
  const last = record.deal.at(-1);
  if (played === undefined || last === undefined || last.seat === played.banker) return undefined;
  const before = record.deal.slice(0, -1).flatMap(({ cards }) => cards);
  const doubled = before.filter((card, i) => !isPermanent(card) && before.indexOf(card) !== i);
  const at = last.cards.findIndex((card) => !isPermanent(card));
  if (doubled.length === 0 || at === -1) return undefined;
  const third = random.pick(doubled);
  const deal = record.deal.map((hand) =>
    hand === last ? { ...hand, cards: hand.cards.map((card, i) => (i === at ? third : card)) } : hand,
  );
  return inconsistent({ ...unplayed(record), deal }, `deal[${deal.length - 1}].cards[${at}]`);
};

/** A planter that changes the dealt hand of some defender; what compels a bidder stays where it is. */
function inSomeHand(
  change: (
    random: Parameters<Planter>[0],
    cards: readonly Card[],
    path: string,
  ) => { cards: Card[]; path: string } | undefined,
): Planter {
  return (random, { record, played }) => {
    if (played === undefined) return undefined;
    const at = random.pick(defenders(record, played));
    const changed = change(random, record.deal[at]?.cards ?? [], `deal[${at}].cards`);
    if (changed === undefined) return undefined;
    const deal = record.deal.map((hand, i) => (i === at ? { ...hand, cards: changed.cards } : hand));
    return inconsistent({ ...unplayed(record), deal }, changed.path);
  };
}

function defenders({ deal }: CleanHand["record"], { banker }: PlayedHand): number[] {
  return deal.flatMap(({ seat }, i) => (seat === banker ? [] : [i]));
}

function inconsistent(record: HandRecord, path: string): Planted {
  return { record, label: { fault: "inconsistent", path, rules: [], related: [] } };
}
