/** What a play counts as (chapter 8, 9.1) as far as the cards on the table tell. */
import { decomposeBy, topLevel } from "./formation.js";
import type { Ranking } from "./ranking.js";
import type { Formation, PlayKind, SuitInPlay } from "./types.js";

/** A lead with its suit and decomposition (chapter 7: L and F). */
export interface Lead {
  readonly suit: SuitInPlay;
  readonly cards: readonly number[];
  readonly formations: readonly Formation[];
}

/** A play with what it counts as; `formations` is empty for a discard. */
export interface KnownPlay {
  readonly kind: PlayKind;
  readonly formations: readonly Formation[];
}

/** The lead that these cards are. They are of one suit. */
export function leadOf(ranking: Ranking, cards: readonly number[]): Lead {
  return { suit: ranking.suitOf(cards[0]!), cards, formations: decomposeBy(ranking, cards) };
}

/** 6.2, 9.1: one formation is a lead, several are a throw. */
export function kindOfLead(lead: Lead): KnownPlay {
  return { kind: lead.formations.length === 1 ? "LEAD" : "THROW", formations: lead.formations };
}

/** The one formation that cards of one suit make if it has the shape and size of `model`. */
function sameFormation(ranking: Ranking, model: Formation, cards: readonly number[]): Formation | undefined {
  if (cards.length !== model.cards.length) return undefined;
  const [only, ...more] = decomposeBy(ranking, cards);
  return only !== undefined && more.length === 0 && only.shape === model.shape ? only : undefined;
}

/** 8.2-8.4 for a play after the lead. `earlier` are the plays between, as known. */
export function kindOfLater(
  ranking: Ranking,
  lead: Lead,
  earlier: readonly KnownPlay[],
  cards: readonly number[],
): KnownPlay {
  const discard: KnownPlay = { kind: "DISCARD", formations: [] };
  const [model, ...more] = lead.formations;
  // 8.4: "and whatever follows a throw".
  if (model === undefined || more.length > 0) return discard;
  const suits = new Set(cards.map((card) => ranking.suitOf(card)));
  const [suit] = suits;
  if (suit === undefined || suits.size > 1) return discard;
  if (suit !== lead.suit && suit !== "TRUMP") return discard;
  const formation = sameFormation(ranking, model, cards);
  if (formation === undefined) return discard;
  if (suit === lead.suit) return { kind: "FOLLOW", formations: [formation] };
  // 8.3: higher than every ruff before it; an equal one is not.
  const ruffs = earlier.filter((play) => play.kind === "RUFF" || play.kind === "OVER_RUFF");
  const level = topLevel(ranking, formation);
  const over = ruffs.length > 0 && ruffs.every((ruff) => level < topLevel(ranking, ruff.formations[0]!));
  return { kind: over ? "OVER_RUFF" : "RUFF", formations: [formation] };
}

/** Every play of a trick, leader first. */
export function kindsOfTrick(ranking: Ranking, trick: readonly (readonly number[])[]): KnownPlay[] {
  const known: KnownPlay[] = [];
  let lead: Lead | undefined;
  for (const cards of trick) {
    if (lead === undefined) {
      lead = leadOf(ranking, cards);
      known.push(kindOfLead(lead));
    } else {
      known.push(kindOfLater(ranking, lead, known, cards));
    }
  }
  return known;
}
