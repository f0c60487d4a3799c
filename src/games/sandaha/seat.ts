import { Seat } from "../../gen/caipan/sandaha/v1/table.js";

/** The four seats in playing order. */
export const SEATS: readonly Seat[] = [Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH];

/** The seat after another in playing order, its 下家. */
export function nextSeat(seat: Seat): Seat {
  return ((seat % SEATS.length) + 1) as Seat;
}
