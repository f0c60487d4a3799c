import type { Play, Seat } from "../../oracle/sandaha/index.js";
import { laterPlay } from "./made-plays.js";
import { mix } from "./mix.js";
import type { MadeSituation } from "./situations.js";
import { deckOf, difference, seatAfter } from "./table-cards.js";

/** A trick with the rules to resolve it by. */
export interface MadeTrick extends Pick<MadeSituation, "rules" | "options" | "trump"> {
  readonly banker: Seat;
  readonly plays: readonly Play[];
}

/** The trick of a situation up to so many plays, as it may go on. */
export function trickOf(
  { rules, options, trump, banker, trick }: MadeSituation,
  length: number,
  salt: number,
): MadeTrick {
  const plays = trick.slice(0, length);
  const lead = plays[0]!;
  while (plays.length < length) {
    const pool = difference(
      deckOf(options.sixesRemoved),
      plays.flatMap((play) => play.cards),
    );
    const cards = laterPlay({ options, trump, lead: lead.cards, pool }, mix(salt, plays.length));
    plays.push({ seat: seatAfter(lead.seat, plays.length), cards });
  }
  return { rules, options, trump, banker, plays };
}
