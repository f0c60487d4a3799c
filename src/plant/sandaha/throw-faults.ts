import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { type PlayedHand, playPath, stoppedAt, type Turn, withPlay } from "./clean-hand.js";
import { stepLabel } from "./fault.js";
import { isThrow } from "./lead-faults.js";
import { minus, placeOf, suitOf } from "./plain-cards.js";
import { anywhere, atSomeTurn } from "./planter.js";

/** A throw that failed lies on the table whole, as if it stood; the record stops there. */
export const throwStoodFalsely = atSomeTurn((_, turn, __, hand) => {
  const { play, at } = turn;
  if (play.attempted.length === 0) return undefined;
  const record = stoppedAt(hand, turn, { cards: play.attempted, attempted: [] });
  return { record, label: stepLabel("sandaha.throw.shown", playPath(at)) };
});

/** A throw that stood is recorded as failed; the record stops there. */
export const throwFailedFalsely = atSomeTurn((random, turn, played, hand) => {
  const { play, at } = turn;
  if (play.attempted.length > 0 || !isThrow(play, turn, played, hand)) return undefined;
  const record = stoppedAt(hand, turn, { cards: [random.pick(play.cards)], attempted: play.cards });
  return { record, label: stepLabel("sandaha.throw.stands", playPath(at)) };
});

/** A single is led after a throw of two cards that nobody could beat was called failed; the hand goes on. */
export const sureThrowTakenBack = atSomeTurn((random, turn, played, { record }) => {
  const { play, at } = turn;
  const card = singleTrump(turn, played);
  if (card === undefined) return undefined;
  const best = bestPlace(turn, played);
  const { trump } = played;
  if (placeOf(trump, card) > best) return undefined;
  return anywhere(random, otherTrumps(turn, played, card), (other) => {
    if (placeOf(trump, other) > best) return undefined;
    const label = stepLabel("sandaha.throw.stands", playPath(at));
    return { record: withPlay(record, at, { cards: play.cards, attempted: [card, other] }), label };
  });
});

/** Of a throw that failed another part is led than the smallest that can be beaten; the record stops there. */
export const throwLedWrongPart = atSomeTurn((random, turn, _, hand) => {
  const { play, at } = turn;
  const { attempted } = play;
  if (attempted.length === 0) return undefined;
  const others = minus(attempted, play.cards).filter(
    (card) => play.cards.length > 1 || card !== play.cards[0],
  );
  if (others.length === 0) return undefined;
  const record = stoppedAt(hand, turn, { cards: [random.pick(others)] });
  return { record, label: stepLabel("sandaha.throw.smallest", playPath(at)) };
});

/** The higher single of a throw of two is led, though the lower one can be beaten; the hand goes on. */
export const throwLedHigherPart = atSomeTurn((random, turn, played, { record }) => {
  const { play, at } = turn;
  const card = singleTrump(turn, played);
  if (card === undefined) return undefined;
  const { trump } = played;
  const best = bestPlace(turn, played);
  return anywhere(random, otherTrumps(turn, played, card), (other) => {
    const place = placeOf(trump, other);
    if (place <= best || place <= placeOf(trump, card)) return undefined;
    const label = stepLabel("sandaha.throw.smallest", playPath(at));
    return { record: withPlay(record, at, { cards: play.cards, attempted: [card, other] }), label };
  });
});

/** The trump of a lead of just one. */
function singleTrump({ play, lead }: Turn, { trump }: PlayedHand): Card | undefined {
  const [card, ...more] = play.cards;
  const isSingle = lead === undefined && more.length === 0 && play.attempted.length === 0;
  return isSingle && card !== undefined && suitOf(trump, card) === "trump" ? card : undefined;
}

function otherTrumps({ hand }: Turn, { trump }: PlayedHand, card: Card): Card[] {
  return hand.filter((other) => suitOf(trump, other) === "trump" && other !== card);
}

/** The place of the highest trump that the other players hold. */
function bestPlace({ hands, play }: Turn, { trump }: PlayedHand): number {
  const others = [...hands].filter(([seat]: readonly [Seat, readonly Card[]]) => seat !== play.seat);
  const trumps = others.flatMap(([, cards]) => cards.filter((card) => suitOf(trump, card) === "trump"));
  return Math.min(...trumps.map((card) => placeOf(trump, card)));
}
