import { formatCard } from "../../card/card-notation.js";
import { KITTY_SIZE } from "../../games/sandaha/kitty.js";
import type { RuleOptions } from "../../games/sandaha/ruleset.js";
import { handSize } from "../../games/sandaha/ruleset.js";
import { orderOf, suitOf } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { Trump } from "../../gen/caipan/sandaha/v1/table.js";
import type { FieldFault } from "../../gen/caipan/verdict/v1/verdict.js";

const COPIES = 2;

/** What no table can have produced: strange cards and third copies, hands and kitties of a wrong size. */
export function inconsistenciesOf(options: RuleOptions, record: HandRecord): FieldFault[] {
  const { deal, kitty, act, plays } = record;
  const faults: FieldFault[] = [];
  const size = handSize(options);
  deal.forEach(({ cards }, i) => {
    if (cards.length !== size) faults.push(wrongSize(`deal[${i}].cards`, size));
  });
  if (kitty.length > 0 && kitty.length !== KITTY_SIZE) faults.push(wrongSize("kitty", KITTY_SIZE));
  const dealt = deal.map(({ cards }, i): Place => [`deal[${i}].cards`, cards]);
  faults.push(...cardFaults(options, [...dealt, ["kitty", kitty]]));
  const buried: Place[] = act?.$case === "declaration" ? [["declaration.buried", act.value.buried]] : [];
  const played = plays.map(({ cards }, i): Place => [`plays[${i}].cards`, cards]);
  faults.push(...cardFaults(options, [...buried, ...played]));
  return faults;
}

type Place = readonly [path: string, cards: readonly Card[]];

function cardFaults(options: RuleOptions, places: readonly Place[]): FieldFault[] {
  const order = orderOf(options, Trump.NONE);
  const copies = new Map<Card, number>();
  return places.flatMap(([path, cards]) =>
    cards.flatMap((card, i) => {
      const field = `${path}[${i}]`;
      if (suitOf(order, card) === 0) {
        return [{ field, reason: "NOT_IN_DECK", description: `${formatCard(card)} is no card of this deck` }];
      }
      const seen = (copies.get(card) ?? 0) + 1;
      copies.set(card, seen);
      const description = `the deck has two of ${formatCard(card)}`;
      return seen > COPIES ? [{ field, reason: "TOO_MANY_COPIES", description }] : [];
    }),
  );
}

function wrongSize(field: string, size: number): FieldFault {
  return { field, reason: "WRONG_SIZE", description: `${size} cards were dealt there` };
}
