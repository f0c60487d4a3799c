import { toStringMethod } from "fast-check";
import { formatCards } from "../../../src/card/card-notation.js";
import type { Play } from "../../oracle/sandaha/index.js";
import { cardNumbers } from "./messages.js";
import type { MadeSituation } from "./situations.js";
import { rulesText } from "./table-rules.js";
import type { ThrowTry } from "./throw-tries.js";
import type { MadeTrick } from "./tricks.js";

/** Cards in notation, in their order. */
export function cardsText(cards: readonly number[]): string {
  return cards.length === 0 ? "-" : formatCards(cardNumbers(cards));
}

/** Plays in notation: "1: S5 S5, 2: S8 SK". */
export function playsText(plays: readonly Play[]): string {
  return plays.map(({ seat, cards }) => `${seat}: ${cardsText(cards)}`).join(", ");
}

/** A situation on one line. */
export function situationText({ rules, trump, seat, hand, trick }: MadeSituation): string {
  const before = trick.length === 0 ? "leads" : `after ${playsText(trick)}`;
  return `${rulesText(rules)}; trump ${trump}; seat ${seat} holds ${cardsText(hand)}; ${before}`;
}

/** A throw on one line. */
export function throwText({ rules, trump, leader, hands, play }: ThrowTry): string {
  return `${rulesText(rules)}; trump ${trump}; seat ${leader} leads ${cardsText(play)}; hands ${playsText(hands)}`;
}

/** A trick on one line. */
export function trickText({ rules, trump, banker, plays }: MadeTrick): string {
  return `${rulesText(rules)}; trump ${trump}; banker ${banker}; ${playsText(plays)}`;
}

/** A value that fast-check prints as a text, so that a failing case can be read. */
export function shown<T extends object>(value: T, text: (value: T) => string): T {
  return Object.assign(value, { [toStringMethod]: () => `<${text(value)}>` });
}
