/** May these cards be played now? Chapters 6 to 8, judged in the stages of 14.3. */

import { dutiesOf } from "./follow.js";
import { decomposeBy } from "./formation.js";
import { kindOfLater, kindsOfTrick, leadOf } from "./kind.js";
import { ascending, difference } from "./multiset.js";
import type { Options } from "./options.js";
import { type Ranking, rankingOf } from "./ranking.js";
import type { Formation, Play, PlayKind, Seat, Trump, Violation } from "./types.js";

/** What a player has before him; no plays in `trick` = he leads. */
export interface Situation {
  readonly options: Options;
  readonly trump: Trump;
  readonly seat: Seat;
  readonly hand: readonly number[];
  readonly trick: readonly Play[];
}

/** What came of a play; `kind` and `formations` only when legal. */
export interface Judgement {
  readonly legal: boolean;
  readonly violations: readonly Violation[];
  readonly kind?: PlayKind;
  readonly formations?: readonly Formation[];
}

/** Judges any play in one situation. */
export type Judge = (play: readonly number[]) => Judgement;

/** Refused by these rules. */
function illegal(violations: readonly Violation[]): Judgement {
  return { legal: false, violations };
}

/** 6.4: what the play has beyond the hand. */
function inHand(hand: readonly number[], play: readonly number[]): Violation[] {
  const missing = difference(play, hand);
  if (missing.length === 0) return [];
  return [
    {
      rule: "sandaha.play.in_hand",
      cards: ascending(missing),
      figures: { "cards.missing": missing.length },
    },
  ];
}

/** 6.3, first sentence. */
function oneSuit(ranking: Ranking, play: readonly number[]): Violation[] {
  const suits = new Set(play.map((card) => ranking.suitOf(card)));
  if (suits.size === 1) return [];
  return [{ rule: "sandaha.lead.one_suit", cards: ascending(play), figures: { suits: suits.size } }];
}

/** 6.2 with the option "throws", and 6.3, second sentence. */
function leadFormation(
  options: Options,
  ranking: Ranking,
  play: readonly number[],
  formations: readonly Formation[],
): Violation[] {
  if (formations.length === 1) return [];
  const violation = (rule: string): Violation[] => [
    { rule, cards: ascending(play), figures: { formations: formations.length } },
  ];
  if (ranking.suitOf(play[0]!) !== "TRUMP") return violation("sandaha.lead.side_throw");
  return options.throws === "NONE" ? violation("sandaha.lead.formation") : [];
}

/** A lead: in hand; one suit; formation. */
function leadJudge(situation: Situation, ranking: Ranking): Judge {
  return (play) => {
    const first = inHand(situation.hand, play);
    if (first.length > 0) return illegal(first);
    const second = oneSuit(ranking, play);
    if (second.length > 0) return illegal(second);
    const formations = decomposeBy(ranking, play);
    const third = leadFormation(situation.options, ranking, play, formations);
    if (third.length > 0) return illegal(third);
    return { legal: true, violations: [], kind: formations.length === 1 ? "LEAD" : "THROW", formations };
  };
}

/** A follow: in hand and count; suit; pairs and tractors. */
function followJudge(situation: Situation, ranking: Ranking): Judge {
  const trick = situation.trick.map((play) => play.cards);
  const lead = leadOf(ranking, trick[0]!);
  const earlier = kindsOfTrick(ranking, trick);
  const duties = dutiesOf(ranking, situation.options, situation.hand, lead);
  return (play) => {
    const first = [...inHand(situation.hand, play), ...duties.count(play)];
    if (first.length > 0) return illegal(first);
    const second = duties.suit(play);
    if (second.length > 0) return illegal(second);
    const third = duties.formations(play);
    if (third.length > 0) return illegal(third);
    return { legal: true, violations: [], ...kindOfLater(ranking, lead, earlier, play) };
  };
}

/** The judge of one situation; what depends on the hand alone is worked out once. */
export function judgeFor(situation: Situation): Judge {
  const ranking = rankingOf(situation.options, situation.trump);
  return situation.trick.length === 0 ? leadJudge(situation, ranking) : followJudge(situation, ranking);
}

/** Judges one play; it has at least one card (14.1). */
export function judgePlay(request: Situation & { readonly play: readonly number[] }): Judgement {
  return judgeFor(request)(request.play);
}
