import { hintsFor } from "../../advice/sandaha/hints.js";
import { legalPlays } from "../../games/sandaha/legal-plays.js";
import { judgePlay, type Situation } from "../../games/sandaha/play.js";
import type { JudgedPlay } from "../../games/sandaha/trick.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type {
  ListLegalPlaysRequest,
  ListLegalPlaysResponse,
} from "../../gen/caipan/sandaha/v1/referee_service.js";
import { PlayKind, Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { Handler } from "../context.js";
import { FactCheck } from "./fact-check.js";
import { checkSituation } from "./situation.js";

const MOST_LISTED = 256;
const MOST_HINTS = 8;
const LONGEST_HAND = 128;

/** RefereeService.ListLegalPlays: all legal plays, counted and listed; and hints. */
export const listLegalPlays: Handler<ListLegalPlaysRequest, ListLegalPlaysResponse> = (request) => {
  const { including, offset, limit, hints } = request;
  const checked = checkSituation(request.situation, (check) => checkRequest(check, request));
  if (checked instanceof FactCheck) return checked.faults.toRefusal();
  const { rules, situation, banker } = checked;
  const list = legalPlays(situation, including);
  const withKind = (cards: Card[]) => ({ cards, kind: kindOf(situation, cards) });
  const response = {
    count: list.count,
    certain: list.certain,
    plays: list.page(offset, limit).map(withKind),
    hints: hints === 0 ? [] : hintsFor(situation, banker, including, hints).map(withKind),
    ruleset: rules.ref,
  };
  return { kind: "answer", response };
};

function kindOf(situation: Situation, cards: readonly Card[]): PlayKind {
  const judgement = judgePlay(situation, cards);
  return judgement.kind === "legal"
    ? (judgement.trick.plays.at(-1) as JudgedPlay).kind
    : PlayKind.UNSPECIFIED;
}

function checkRequest({ faults }: FactCheck, request: ListLegalPlaysRequest): void {
  const { situation, including, limit, hints } = request;
  if (limit > MOST_LISTED) faults.add("limit", "OUT_OF_RANGE", `at most ${MOST_LISTED} plays are listed`);
  if (hints > MOST_HINTS) faults.add("hints", "OUT_OF_RANGE", `at most ${MOST_HINTS} hints are given`);
  if (hints > 0 && situation?.banker === Seat.UNSPECIFIED) {
    faults.add("situation.banker", "REQUIRED", "hints depend on who is banker");
  }
  const hand = [...(situation?.hand ?? [])];
  // Looking each up costs hand × cards: neither may be long.
  if (including.length > hand.length || hand.length > LONGEST_HAND) {
    faults.add("including", "TOO_MANY", "more cards than the hand has");
    return;
  }
  including.forEach((card, i) => {
    const at = hand.indexOf(card);
    if (at === -1) faults.add(`including[${i}]`, "NOT_IN_HAND", "not in the hand, or more often than there");
    else hand.splice(at, 1);
  });
}
