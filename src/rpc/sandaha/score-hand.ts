import { type Score, type ScoreStep, scoreHand as score } from "../../games/sandaha/score.js";
import type { ScoreHandRequest, ScoreHandResponse } from "../../gen/caipan/sandaha/v1/referee_service.js";
import type {
  Score as ScoreMessage,
  ScoreStep as ScoreStepMessage,
} from "../../gen/caipan/sandaha/v1/score.js";
import type { Locale } from "../../rulebook/template.js";
import type { Handler } from "../context.js";
import { citationOf, figuresOf, type JudgedBy } from "../verdict.js";
import { FactCheck } from "./fact-check.js";
import { checkContract, checkEnd, HIGHEST_STAKE } from "./score-facts.js";

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
  const result = score(rules.options, stake, contract, ended);
  const counted = end?.$case === "tally";
  const response = {
    score: scoreMessage(rules, locale, result, contract.points, counted),
    ruleset: rules.ref,
    locale,
  };
  return { kind: "answer", response };
};

/** A score as a message, with each line of the sum cited. */
export function scoreMessage(
  rules: JudgedBy,
  locale: Locale,
  { payments, steps, ...result }: Score,
  contract: number,
  countedByCaller: boolean,
): ScoreMessage {
  return {
    ...result,
    countedByCaller,
    contract,
    payments: [...payments],
    steps: steps.map((step) => stepMessage(rules, locale, step)),
  };
}

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
