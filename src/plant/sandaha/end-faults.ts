import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { AllPass } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { playPath, unplayed } from "./clean-hand.js";
import { stepLabel } from "./fault.js";
import { withOptions } from "./kitty-faults.js";
import { minus, worthOf } from "./plain-cards.js";
import type { Planter } from "./planter.js";

const END = "sandaha.end.order";
const TRICK_SIZE = 4;
const BIG_LOSS = 70;

/** Somebody goes on playing after a hand that ended early, with cards in the hands. */
export const playAfterEarlyEnd: Planter = (random, { record, played }) => {
  const last = played?.turns.at(-1);
  const winner = record.recorded?.trickWinners.at(-1);
  if (last === undefined || winner === undefined) return undefined;
  const held = minus(last.hands.get(winner) ?? [], winner === last.play.seat ? last.play.cards : []);
  if (held.length === 0) return undefined;
  return goOn(record, { seat: winner, cards: [random.pick(held)], attempted: [] });
};

/** Somebody goes on playing, by rules under which the hand is over as soon as the defenders have so many points. */
export const playAfterBigLoss: Planter = (_, { record, played }) => {
  const contract = contractOf(record);
  if (played === undefined || contract === undefined) return undefined;
  const winners = record.recorded?.trickWinners ?? [];
  let points = 0;
  for (const [trick, winner] of winners.entries()) {
    const next = (trick + 1) * TRICK_SIZE;
    const cards = record.plays.slice(next - TRICK_SIZE, next).flatMap((play) => play.cards);
    if (winner !== played.banker) points += worthOf(cards);
    if (points - contract < BIG_LOSS) continue;
    if (next >= record.plays.length) return undefined;
    const recorded = { trickWinners: winners.slice(0, trick + 1), defendersPoints: points, payments: [] };
    const changed = { ...record, plays: record.plays.slice(0, next + 1), recorded };
    return { record: withOptions(changed, { endsAtBigLoss: true }), label: stepLabel(END, playPath(next)) };
  }
  return undefined;
};

/** The lowest bid. */
function contractOf({ calls }: HandRecord): number | undefined {
  const bids = calls.flatMap(({ call }) => (call?.$case === "bid" ? [call.value] : []));
  return bids.length === 0 ? undefined : Math.min(...bids);
}

/** Somebody leads after a surrender. */
export const playAfterSurrender: Planter = (random, { record }) => {
  if (record.act?.$case !== "surrender") return undefined;
  const { seat, cards } = random.pick(record.deal);
  return goOn(record, { seat, cards: [random.pick(cards)], attempted: [] });
};

function goOn(record: HandRecord, play: HandRecord["plays"][number]): ReturnType<Planter> {
  const plays = [...record.plays, play];
  return { record: { ...record, plays }, label: stepLabel(END, playPath(plays.length - 1)) };
}

/** All pass, and the first bidder takes the kitty, under rules by which the cards are dealt again. */
export const declareAfterRedeal: Planter = (_, { record, played }) => {
  const allPass = record.calls.every(({ call }) => call?.$case === "pass");
  if (!allPass || played === undefined) return undefined;
  const dealtAgain = withOptions(unplayed(record), { allPass: AllPass.REDEAL });
  return { record: dealtAgain, label: stepLabel(END, "declaration") };
};
