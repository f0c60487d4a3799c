import { firstLegalPlay } from "../../games/sandaha/legal-plays.js";
import { judgePlay } from "../../games/sandaha/play.js";
import type { JudgedPlay } from "../../games/sandaha/trick.js";
import type {
  ValidatePlayRequest,
  ValidatePlayResponse,
} from "../../gen/caipan/sandaha/v1/referee_service.js";
import { PlayKind } from "../../gen/caipan/sandaha/v1/table.js";
import type { Handler } from "../context.js";
import { verdictOf } from "../verdict.js";
import { formationMessages, trickState } from "./answer.js";
import { explain } from "./explain.js";
import { FactCheck } from "./fact-check.js";
import { checkSituation } from "./situation.js";

/** RefereeService.ValidatePlay: may these cards be played now? */
export const validatePlay: Handler<ValidatePlayRequest, ValidatePlayResponse> = (request, { locale }) => {
  const { play } = request;
  const checked = checkSituation(request.situation, (check) => check.checkAct(play, "play"));
  if (checked instanceof FactCheck) return checked.faults.toRefusal();
  const { rules, situation, banker } = checked;
  const question = situation.trick.length === 0 ? "lead" : "follow";
  const judgement = judgePlay(situation, play);
  if (judgement.kind === "illegal") {
    const met = request.explain ? explain(question) : [];
    const response = {
      verdict: verdictOf(rules, locale, judgement.violations, met),
      kind: PlayKind.UNSPECIFIED,
      formations: [],
      trick: undefined,
      example: firstLegalPlay(situation),
    };
    return { kind: "answer", response };
  }
  const { trick, plays } = judgement;
  const judged = trick.plays.at(-1) as JudgedPlay;
  const response = {
    verdict: verdictOf(rules, locale, [], request.explain ? explain(question, judged.kind) : []),
    kind: judged.kind,
    formations: formationMessages(situation.order, judged),
    trick: judged.kind === PlayKind.THROW ? undefined : trickState(trick, plays, banker),
    example: [],
  };
  return { kind: "answer", response };
};
