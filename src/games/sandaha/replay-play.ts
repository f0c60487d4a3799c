import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { answersInFull } from "./follow.js";
import { formationCards } from "./formation.js";
import { holdingOf } from "./holding.js";
import { cardsWithout, type KnownHand } from "./known-hand.js";
import { isThrow, type Lead, leadForm } from "./lead.js";
import { judgePlay } from "./play.js";
import type { RecordedPlay } from "./record.js";
import { illegal, LEGAL, notCheckable, type StepVerdict } from "./replay-step.js";
import type { RuleOptions } from "./ruleset.js";
import { SEATS } from "./seat.js";
import { checkThrow, isBeatable } from "./throw.js";
import { type Order, type SuitOrder, TRUMP } from "./trump.js";
import type { ViolatedRule, Violation } from "./violation.js";

/** What a play of a record is judged by. */
export interface PlayPlace {
  readonly options: RuleOptions;
  readonly order: Order;
  readonly trick: readonly RecordedPlay[];
  readonly lead: Lead | undefined;
  /** Hands before this play, by seat; of one that is not whole at least what was played from here on. */
  readonly hands: ReadonlyMap<Seat, KnownHand>;
}

/** The rules that look at a follower's hidden cards. */
export const FOLLOW_RULES: readonly ViolatedRule[] = [
  "sandaha.follow.suit",
  "sandaha.follow.pairs",
  "sandaha.follow.tractors",
];
const NO_HAND: KnownHand = { cards: [], whole: false };

/** Judges a play of a record by what is known of the hands. */
export function replayPlay(place: PlayPlace, play: RecordedPlay): StepVerdict {
  const { options, order, trick, lead, hands } = place;
  const hand = hands.get(play.seat) ?? NO_HAND;
  const tried = lead === undefined && isFailed(play) ? play.attempted : play.cards;
  const situation = { options, order, seat: play.seat, hand: heldAtLeast(hand, tried), trick, lead };
  const judgement = judgePlay(situation, tried);
  if (judgement.kind === "illegal") return illegal(judgement.violations);
  if (lead === undefined) return replayThrow(place, play, judgement.trick.lead);
  if (hand.whole || answersInFull(options, order, lead, play.cards)) return LEGAL;
  return notCheckable(FOLLOW_RULES);
}

/** Whether a throw is recorded as failed: only a part of what was tried was led. */
function isFailed({ attempted, cards }: RecordedPlay): boolean {
  return attempted.length > 0 && !isSame(attempted, cards);
}

/** A hand that is not whole has been shown to hold what is played from it. */
function heldAtLeast({ cards, whole }: KnownHand, played: readonly Card[]): readonly Card[] {
  return whole ? cards : [...cards, ...cardsWithout(played, cards)];
}

/** Judges a lead against the other hands: a throw that stood, or the part that one that failed left. */
function replayThrow({ order, hands }: PlayPlace, play: RecordedPlay, lead: Lead): StepVerdict {
  const failed = isFailed(play);
  if (!isThrow(lead) && !failed) return LEGAL;
  const suit = order.suits[TRUMP] as SuitOrder;
  const others = SEATS.filter((seat) => seat !== play.seat).map((seat) => hands.get(seat) ?? NO_HAND);
  const holdings = others.map((hand) => holdingOf(order, TRUMP, hand.cards));
  const { parts, led } = checkThrow(suit, lead, holdings);
  const whole = others.every((hand) => hand.whole);
  if (!failed) {
    if (led === undefined) return whole ? LEGAL : notCheckable(["sandaha.throw.shown"]);
    const beaten = parts.filter(isBeatable);
    const cards = beaten.flatMap((part) => formationCards(suit, part.formation));
    return illegal([{ rule: "sandaha.throw.shown", cards, figures: { parts: beaten.length } }]);
  }
  if (!whole) return notCheckable(["sandaha.throw.stands", "sandaha.throw.smallest"]);
  if (led === undefined) return illegal([fault("sandaha.throw.stands", play.attempted)]);
  const due = formationCards(suit, led);
  return isSame(due, play.cards) ? LEGAL : illegal([fault("sandaha.throw.smallest", due)]);
}

function fault(rule: ViolatedRule, cards: readonly Card[]): Violation {
  return { rule, cards, figures: {} };
}

function isSame(a: readonly Card[], b: readonly Card[]): boolean {
  return a.length === b.length && cardsWithout(a, b).length === 0;
}

/** The lead that stands on the table after a play that leads: undefined if its form is no lead at all. */
export function standingLead(options: RuleOptions, order: Order, play: RecordedPlay): Lead | undefined {
  const form = leadForm(options, order, play.cards);
  return form.kind === "lead" ? form.lead : undefined;
}
