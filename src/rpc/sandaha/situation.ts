import type { Situation } from "../../games/sandaha/play.js";
import { nextSeat, SEATS } from "../../games/sandaha/seat.js";
import type { Situation as SituationMessage } from "../../gen/caipan/sandaha/v1/referee_service.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { FactCheck } from "./fact-check.js";
import type { ResolvedRuleset } from "./ruleset.js";

/** A situation that is possible, with the rules to judge it by. */
export interface CheckedSituation {
  readonly rules: ResolvedRuleset;
  readonly situation: Situation;
  /** UNSPECIFIED if the request does not say. */
  readonly banker: Seat;
}

const PLAYS_BEFORE = 3;

/**
 * Checks the situation of a request.
 *
 * @param more further checks of the request, made with the same list of faults
 * @returns the situation, or the check with what is wrong
 */
export function checkSituation(
  message: SituationMessage | undefined,
  more: (check: FactCheck) => void,
): CheckedSituation | FactCheck {
  if (message === undefined) return withoutSituation(more);
  const { ruleset, trump, seat, hand, trick, banker } = message;
  const check = new FactCheck(ruleset, "situation.ruleset");
  const order = check.checkTrump(trump, "situation.trump");
  const known = check.checkSeat(seat, "situation.seat");
  check.checkOptionalSeat(banker, "situation.banker");
  check.checkHand(hand, "situation.hand");
  const needed = check.checkTrick(order, trick, "situation.trick", PLAYS_BEFORE);
  if (hand.length > 0 && hand.length < needed) {
    check.faults.add(
      "situation.hand",
      "TOO_FEW",
      `the leader had at least ${needed} cards, as all players had`,
    );
  }
  const before = trick.at(-1)?.seat;
  if (known && before !== undefined && SEATS.includes(before) && seat !== nextSeat(before)) {
    check.faults.add("situation.seat", "OUT_OF_TURN", "it is the turn of the seat after the last play's");
  }
  more(check);
  if (!check.faults.isEmpty || check.rules === undefined || order === undefined) return check;
  const situation = { options: check.rules.options, order, seat, hand, trick, lead: check.lead };
  return { rules: check.rules, situation, banker };
}

function withoutSituation(more: (check: FactCheck) => void): FactCheck {
  const check = new FactCheck(undefined, "situation");
  more(check);
  return check;
}
