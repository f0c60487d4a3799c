import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Profile } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { isPermanent, rankOf } from "./plain-cards.js";

/** What the planter has to know of a rule set. */
export interface TableRules {
  readonly opening: number;
  /** A first call that does more than bid. */
  readonly specialCalls: readonly number[];
  /** A compelled bidder is free at this bid. */
  readonly freeAt: number;
  /** His own bid frees him. */
  readonly freeByOwnBid: boolean;
  readonly sevensCompel: boolean;
  /** Whether permanent trumps make tractors at no-trump. */
  readonly noTrumpTractors: boolean;
}

const COMPELLING = 7;
const SEVEN = 7;

const STANDARD: TableRules = {
  opening: 80,
  specialCalls: [],
  freeAt: 70,
  freeByOwnBid: false,
  sevensCompel: true,
  noTrumpTractors: true,
};
const COMPETITION: TableRules = {
  ...STANDARD,
  opening: 85,
  specialCalls: [50, 55],
  freeAt: 50,
  freeByOwnBid: true,
};
const ZIJINDAO: TableRules = { ...STANDARD, sevensCompel: false, noTrumpTractors: false };

/** The rules of a profile, of which dealt records override nothing. */
export function tableRules(profile: Profile | undefined): TableRules {
  if (profile === Profile.COMPETITION) return COMPETITION;
  return profile === Profile.ZIJINDAO ? ZIJINDAO : STANDARD;
}

/** Whether a dealt hand compels its holder. */
export function compels({ sevensCompel }: TableRules, dealt: readonly Card[]): boolean {
  const counted = dealt.filter((card) => isPermanent(card) && (sevensCompel || rankOf(card) !== SEVEN));
  return counted.length >= COMPELLING;
}
