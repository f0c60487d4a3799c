import { throwViolations } from "../../games/sandaha/throw.js";
import { judgeTrick, TRICK_SIZE } from "../../games/sandaha/trick.js";
import type {
  ResolveTrickRequest,
  ResolveTrickResponse,
} from "../../gen/caipan/sandaha/v1/referee_service.js";
import type { Play } from "../../gen/caipan/sandaha/v1/table.js";
import type { Handler } from "../context.js";
import { verdictOf } from "../verdict.js";
import { formationMessages, trickState } from "./answer.js";
import { explain } from "./explain.js";
import { FactCheck } from "./fact-check.js";

/** RefereeService.ResolveTrick: who holds the trick, and what it is worth. */
export const resolveTrick: Handler<ResolveTrickRequest, ResolveTrickResponse> = (request, { locale }) => {
  const { plays, banker } = request;
  const check = new FactCheck(request.ruleset, "ruleset");
  const order = check.checkTrump(request.trump, "trump");
  check.checkSeat(banker, "banker");
  if (plays.length === 0) check.faults.add("plays", "REQUIRED", "a trick has at least one play");
  check.checkTrick(order, plays, "plays", TRICK_SIZE);
  const { rules, lead } = check;
  if (!check.faults.isEmpty || rules === undefined || order === undefined || lead === undefined) {
    return check.faults.toRefusal();
  }
  const trick = judgeTrick(order, lead, plays);
  const response = {
    verdict: verdictOf(
      rules,
      locale,
      throwViolations(order, trick, plays),
      request.explain ? explain("trick") : [],
    ),
    trick: trickState(trick, plays, banker),
    plays: trick.plays.map((judged, i) => ({
      seat: (plays[i] as Play).seat,
      kind: judged.kind,
      formations: formationMessages(order, judged),
    })),
  };
  return { kind: "answer", response };
};
