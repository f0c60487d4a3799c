import type { Recorded } from "../../gen/caipan/sandaha/v1/record.js";
import { type Payment, Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { CleanHand } from "./clean-hand.js";
import type { Planted } from "./fault.js";
import type { Planter } from "./planter.js";

const SEATS = [Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH];
const POINTS = 5;

/** Another winner of a trick is recorded. */
export const recordWrongWinner: Planter = (random, hand) => {
  const { recorded } = hand.record;
  if (recorded === undefined || recorded.trickWinners.length === 0) return undefined;
  const at = random.below(recorded.trickWinners.length);
  const other = random.pick(SEATS.filter((seat) => seat !== recorded.trickWinners[at]));
  const trickWinners = recorded.trickWinners.map((seat, i) => (i === at ? other : seat));
  return withResult(hand, { ...recorded, trickWinners }, `recorded.trick_winners[${at}]`);
};

/** Other points of the defenders are recorded. */
export const recordWrongPoints: Planter = (_, hand) => {
  const { recorded } = hand.record;
  if (recorded?.defendersPoints === undefined) return undefined;
  const defendersPoints = recorded.defendersPoints + POINTS;
  return withResult(hand, { ...recorded, defendersPoints }, "recorded.defenders_points");
};

/** A player was paid something else. */
export const recordWrongPayment: Planter = (random, hand) => {
  const { recorded, stake } = hand.record;
  if (recorded === undefined) return undefined;
  const at = random.below(SEATS.length);
  const payments = recorded.payments.map((payment: Payment, i) =>
    i === at ? { ...payment, amount: payment.amount + random.pick([-stake, stake]) } : payment,
  );
  return withResult(hand, { ...recorded, payments }, `recorded.payments[${at}].amount`);
};

function withResult({ record }: CleanHand, recorded: Recorded, path: string): Planted {
  return { record: { ...record, recorded }, label: { fault: "recorded", path, rules: [], related: [] } };
}
