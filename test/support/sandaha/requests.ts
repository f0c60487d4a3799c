import {
  CheckThrowRequest,
  ListLegalPlaysRequest,
  ResolveTrickRequest,
  ScoreHandRequest,
  Tally,
  Tricks,
  ValidatePlayRequest,
} from "../../../src/gen/caipan/sandaha/v1/referee_service.js";
import { Contract, Declaration, Hand, Surrender, Trump } from "../../../src/gen/caipan/sandaha/v1/table.js";
import type { ScoreEnd } from "../../oracle/sandaha/index.js";
import type { HandToScore } from "./hands-to-score.js";
import { cardNumbers, playMessages, situationMessage } from "./messages.js";
import { rulesetMessage } from "./ruleset-message.js";
import type { MadeSituation } from "./situations.js";
import type { ThrowTry } from "./throw-tries.js";
import type { MadeTrick } from "./tricks.js";

/** A play to be judged. */
export function playRequest(situation: MadeSituation, play: readonly number[]): ValidatePlayRequest {
  return ValidatePlayRequest.create({ situation: situationMessage(situation), play: cardNumbers(play) });
}

/** Which part of a list is wanted; all that is left out is empty or 0. */
export interface ListChoice {
  readonly including?: readonly number[];
  readonly offset?: number;
  readonly limit?: number;
  readonly hints?: number;
}

/** The legal plays of a situation. */
export function listRequest(situation: MadeSituation, choice: ListChoice = {}): ListLegalPlaysRequest {
  return ListLegalPlaysRequest.create({
    situation: situationMessage(situation),
    ...choice,
    including: cardNumbers(choice.including ?? []),
  });
}

/** A throw to be tried. */
export function throwRequest(
  { rules, trump, leader, hands, play }: ThrowTry,
  reveal: boolean,
): CheckThrowRequest {
  return CheckThrowRequest.create({
    ruleset: rulesetMessage(rules),
    trump: Trump[trump],
    leader,
    hands: hands.map(({ seat, cards }) => Hand.create({ seat, cards: cardNumbers(cards) })),
    play: cardNumbers(play),
    reveal,
  });
}

/** A trick to be resolved. */
export function trickRequest({ rules, trump, banker, plays }: MadeTrick): ResolveTrickRequest {
  return ResolveTrickRequest.create({
    ruleset: rulesetMessage(rules),
    trump: Trump[trump],
    banker,
    plays: playMessages(plays),
  });
}

/** A hand to be scored. */
export function scoreRequest({ rules, stake, contract, end }: HandToScore): ScoreHandRequest {
  return ScoreHandRequest.create({
    ruleset: rulesetMessage(rules),
    stake,
    contract: Contract.create(contract),
    end: endMessage(end),
  });
}

function endMessage(end: ScoreEnd): Exclude<ScoreHandRequest["end"], undefined> {
  if (end.kind === "SURRENDER") return { $case: "surrender", value: Surrender.create() };
  const declaration = Declaration.create({ trump: Trump[end.trump], buried: cardNumbers(end.buried) });
  if (end.kind === "TRICKS") {
    return { $case: "tricks", value: Tricks.create({ declaration, plays: playMessages(end.plays) }) };
  }
  const { defendersPoints, lastTrick } = end;
  const value = Tally.create({ declaration, defendersPoints, lastTrick: playMessages(lastTrick) });
  return { $case: "tally", value };
}
