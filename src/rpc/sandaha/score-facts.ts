import { endsAtBigLoss } from "../../games/sandaha/early-end.js";
import { captureOf, KITTY_SIZE } from "../../games/sandaha/kitty.js";
import { type PlayedTricks, playedTricks } from "../../games/sandaha/played-hand.js";
import { ALL_POINTS, pointsOf } from "../../games/sandaha/points.js";
import { handSize } from "../../games/sandaha/ruleset.js";
import type { Contract, HandEnd } from "../../games/sandaha/score.js";
import { TRICK_SIZE, trickOf } from "../../games/sandaha/trick.js";
import type { Order } from "../../games/sandaha/trump.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { ScoreHandRequest, Tally, Tricks } from "../../gen/caipan/sandaha/v1/referee_service.js";
import {
  type Contract as ContractMessage,
  type Declaration,
  type Play,
  Seat,
} from "../../gen/caipan/sandaha/v1/table.js";
import type { FaultList } from "../fault-list.js";
import type { FactCheck } from "./fact-check.js";
import type { ResolvedRuleset } from "./ruleset.js";

/** The base stake is at most this. */
export const HIGHEST_STAKE = 1_000_000;

/** Checks the contract of a request; undefined, with the faults noted, if no auction could have left it. */
export function checkContract(check: FactCheck, contract: ContractMessage | undefined): Contract | undefined {
  const { faults, rules } = check;
  if (contract === undefined) {
    faults.add("contract", "REQUIRED", "what the auction left is missing");
    return undefined;
  }
  const { banker, points, doubled, claimant } = contract;
  check.checkSeat(banker, "contract.banker");
  check.checkOptionalSeat(claimant, "contract.claimant");
  if (rules === undefined) return contract;
  const { lowestBid, openingBid, bidStep, doublingCall, claimingCall } = rules.options;
  if (points < lowestBid || points > openingBid) {
    faults.add("contract.points", "OUT_OF_RANGE", `bids are from ${lowestBid} to ${openingBid}`);
  } else if (points % 5 !== 0)
    faults.add("contract.points", "NOT_MULTIPLE_OF_FIVE", "bids are multiples of 5");
  if (doubled && points > doublingCall) {
    faults.add(
      "contract.doubled",
      "INCONSISTENT",
      "only the doubling call doubles, and later bids are lower",
    );
  }
  if (claimant === Seat.UNSPECIFIED) return contract;
  if (claimant === banker)
    faults.add("contract.claimant", "INCONSISTENT", "the banker claims nothing of himself");
  else if (claimingCall === 0)
    faults.add("contract.claimant", "INCONSISTENT", "these rules have no claiming call");
  else if (points > claimingCall - bidStep) {
    faults.add("contract.claimant", "INCONSISTENT", "whoever becomes banker after a claim bid lower");
  } else if (doubled) {
    faults.add("contract.claimant", "INCONSISTENT", "the first call cannot both double and claim");
  }
  return contract;
}

/** Checks how a hand ended; undefined, with the faults noted, if no hand could have ended so. */
export function checkEnd(
  check: FactCheck,
  contract: Contract | undefined,
  end: ScoreHandRequest["end"],
): HandEnd | undefined {
  switch (end?.$case) {
    case "tricks":
      return checkTricks(check, contract, end.value);
    case "tally":
      return checkTally(check, contract, end.value);
    case "surrender":
      if (check.rules?.options.surrender === false) {
        check.faults.add("surrender", "NOT_ALLOWED", "these rules know no surrender");
      }
      return { kind: "surrender" };
    default:
      check.faults.add("end", "REQUIRED", "how the hand ended is missing");
      return undefined;
  }
}

function checkDeclaration(
  check: FactCheck,
  declaration: Declaration | undefined,
  path: string,
): { readonly order: Order | undefined; readonly buried: readonly Card[] } {
  if (declaration === undefined) {
    check.faults.add(path, "REQUIRED", "trump and burial are missing");
    return { order: undefined, buried: [] };
  }
  const { trump, buried } = declaration;
  const order = check.checkTrump(trump, `${path}.trump`);
  if (buried.length === KITTY_SIZE) check.checkCards(buried, `${path}.buried`);
  else {
    const reason = buried.length < KITTY_SIZE ? "TOO_FEW" : "TOO_MANY";
    check.faults.add(`${path}.buried`, reason, `${KITTY_SIZE} cards are buried`);
  }
  return { order, buried };
}

function checkTricks(
  check: FactCheck,
  contract: Contract | undefined,
  { declaration, plays }: Tricks,
): HandEnd | undefined {
  const { faults, rules } = check;
  const { order, buried } = checkDeclaration(check, declaration, "tricks.declaration");
  const most = TRICK_SIZE * handSize(rules?.options ?? { sixesRemoved: false });
  if (plays.length > most) {
    faults.add("tricks.plays", "TOO_MANY", `a hand has at most ${most} plays`);
    return undefined;
  }
  for (let first = 0; first < plays.length; first += TRICK_SIZE) {
    const trick = plays.slice(first, first + TRICK_SIZE);
    check.checkTrick(order, trick, "tricks.plays", TRICK_SIZE, { first, whole: true });
  }
  if (plays.length === 0 || plays.length % TRICK_SIZE !== 0) {
    faults.add("tricks.plays", "TOO_FEW", "every trick has four plays");
  }
  if (!faults.isEmpty || rules === undefined || order === undefined || contract === undefined)
    return undefined;
  const { banker, points } = contract;
  const tricks = playedTricks({ options: rules.options, order, banker, contract: points, buried, plays });
  if (tricks.kind === "ended") {
    const { kind: _, ...end } = tricks;
    return { kind: "played", buried, ...end };
  }
  addTricksFault(faults, tricks);
  return undefined;
}

function addTricksFault(faults: FaultList, { fault, at }: Extract<PlayedTricks, { kind: "fault" }>): void {
  if (fault === "out-of-turn") {
    const description = "the banker leads first, then who won the last trick";
    faults.add(`tricks.plays[${at}].seat`, "OUT_OF_TURN", description);
  } else faults.add("tricks.plays", "TOO_FEW", "the hand goes on after the last of these tricks");
}

function checkTally(
  check: FactCheck,
  contract: Contract | undefined,
  { declaration, defendersPoints, lastTrick }: Tally,
): HandEnd | undefined {
  const { faults, rules } = check;
  const { order, buried } = checkDeclaration(check, declaration, "tally.declaration");
  if (defendersPoints === undefined)
    faults.add("tally.defenders_points", "REQUIRED", "the points are missing");
  else if (defendersPoints > ALL_POINTS) {
    faults.add("tally.defenders_points", "OUT_OF_RANGE", `all cards have ${ALL_POINTS} points`);
  } else if (defendersPoints % 5 !== 0) {
    faults.add("tally.defenders_points", "NOT_MULTIPLE_OF_FIVE", "the points of cards are multiples of 5");
  }
  check.checkTrick(order, lastTrick, "tally.last_trick", TRICK_SIZE);
  if (lastTrick.length > 0 && lastTrick.length < TRICK_SIZE) {
    faults.add("tally.last_trick", "TOO_FEW", "the last trick has four plays");
  }
  if (!faults.isEmpty || rules === undefined || order === undefined || contract === undefined)
    return undefined;
  const trickPoints = defendersPoints ?? 0;
  if (lastTrick.length === 0) return checkEarlyEnd(check, rules, contract, trickPoints, buried);
  const winner = (lastTrick[trickOf(order, lastTrick).holder] as Play).seat;
  const lastCards = lastTrick.flatMap((play) => play.cards);
  const won = winner === contract.banker ? 0 : pointsOf(lastCards);
  if (!isCountable(trickPoints - won, [...buried, ...lastCards])) {
    faults.add(
      "tally.defenders_points",
      "INCONSISTENT",
      "no tricks before the last can have given these points",
    );
  } else if (endsAtBigLoss(rules.options, trickPoints - won - contract.points)) {
    faults.add("tally.last_trick", "INCONSISTENT", "the hand had ended before its last trick");
  }
  const capture = captureOf(rules.options, order, contract.banker, lastTrick);
  return { kind: "played", trickPoints, certainPoints: undefined, buried, capture, ignored: 0 };
}

function checkEarlyEnd(
  { faults }: FactCheck,
  { options }: ResolvedRuleset,
  contract: Contract,
  trickPoints: number,
  buried: readonly Card[],
): HandEnd {
  if (!options.endsByShowdown && !endsAtBigLoss(options, trickPoints - contract.points)) {
    faults.add("tally.last_trick", "REQUIRED", "these rules did not end the hand early");
  }
  if (!isCountable(trickPoints, buried)) {
    faults.add("tally.defenders_points", "INCONSISTENT", "the cards do not have these points");
  }
  return { kind: "played", trickPoints, certainPoints: undefined, buried, capture: undefined, ignored: 0 };
}

const FIVE = 5;
const ALL_FIVES = 8;

/** Whether tricks can have given so many points when certain cards are in none of them. */
function isCountable(points: number, elsewhere: readonly Card[]): boolean {
  const fives = ALL_FIVES - elsewhere.filter((card) => (card & 15) === FIVE).length;
  const within = points >= 0 && points <= ALL_POINTS - pointsOf(elsewhere);
  // Without a 5 the points come in tens.
  return within && (fives > 0 || points % 10 === 0);
}
