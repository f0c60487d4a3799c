import { type ScoreStep, scoreHand as score } from "../../games/sandaha/score.js";
import type { ScoreHandRequest, ScoreHandResponse } from "../../gen/caipan/sandaha/v1/referee_service.js";
import type { ScoreStep as ScoreStepMessage } from "../../gen/caipan/sandaha/v1/score.js";
import type { Locale } from "../../rulebook/template.js";
import type { Handler } from "../context.js";
import { citationOf, figuresOf, type JudgedBy } from "../verdict.js";
import { FactCheck } from "./fact-check.js";
import { checkContract, checkEnd } from "./score-facts.js";

const HIGHEST_STAKE = 1_000_000;

/** RefereeService.ScoreHand: result and payments, step by step. */
export const scoreHand: Handler<ScoreHandRequest, ScoreHandResponse> = (request, { locale }) => {
  const { stake, end } = request;
  const check = new FactCheck(request.ruleset, "ruleset");
  if (stake < 1 || stake > HIGHEST_STAKE) {
    check.faults.add("stake", "OUT_OF_RANGE", `the stake is from 1 to ${HIGHEST_STAKE}`);
  }
  const contract = checkContract(check, request.contract);
  const ended = checkEnd(check, contract, end);
  const { rules } = check;
  if (!check.faults.isEmpty || rules === undefined || contract === undefined || ended === undefined) {
    return check.faults.toRefusal();
  }
  const { payments, steps, ...result } = score(rules.options, stake, contract, ended);
  const response = {
    score: {
      ...result,
      countedByCaller: end?.$case === "tally",
      contract: contract.points,
      payments: [...payments],
      steps: steps.map((step) => stepMessage(rules, locale, step)),
    },
    ruleset: rules.ref,
    locale,
  };
  return { kind: "answer", response };
};

function stepMessage(
  { citations }: JudgedBy,
  locale: Locale,
  { rule, figures }: ScoreStep,
): ScoreStepMessage {
  const { standing, sources, line } = citationOf(citations, rule);
  return {
    rule,
    standing,
    sources: [...sources],
    figures: figuresOf(figures),
    message: line(locale, figures, ""),
  };
}
