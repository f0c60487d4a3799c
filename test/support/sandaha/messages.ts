import type { Card } from "../../../src/gen/caipan/card/v1/card.js";
import { Situation as SituationMessage } from "../../../src/gen/caipan/sandaha/v1/referee_service.js";
import {
  type Formation as FormationMessage,
  Play as PlayMessage,
  Shape,
  Trump,
} from "../../../src/gen/caipan/sandaha/v1/table.js";
import type { Formation, Play } from "../../oracle/sandaha/index.js";
import { rulesetMessage } from "./ruleset-message.js";
import type { MadeSituation } from "./situations.js";

/** Numbers that a client may send as cards. */
export function cardNumbers(cards: readonly number[]): Card[] {
  return [...cards] as Card[];
}

/** Plays, as a request has them. */
export function playMessages(plays: readonly Play[]): PlayMessage[] {
  return plays.map(({ seat, cards }) => PlayMessage.create({ seat, cards: cardNumbers(cards) }));
}

/** A situation, as a request has it. */
export function situationMessage({
  rules,
  trump,
  seat,
  hand,
  trick,
  banker,
}: MadeSituation): SituationMessage {
  return SituationMessage.create({
    ruleset: rulesetMessage(rules),
    trump: Trump[trump],
    seat,
    hand: cardNumbers(hand),
    trick: playMessages(trick),
    banker,
  });
}

/** Formations, as an answer has them. */
export function formationMessages(formations: readonly Formation[]): FormationMessage[] {
  return formations.map(({ shape, cards }) => ({ shape: Shape[shape], cards: cardNumbers(cards) }));
}
