import { type KittyAct, kittyViolations, someBurial } from "../../games/sandaha/burial.js";
import { KITTY_SIZE } from "../../games/sandaha/kitty.js";
import type { ValidateKittyRequest, ValidateKittyResponse } from "../../gen/caipan/sandaha/v1/auction.js";
import type { Handler } from "../context.js";
import { verdictOf } from "../verdict.js";
import { FactCheck } from "./fact-check.js";
import { checkContract } from "./score-facts.js";

/** RefereeService.ValidateKitty: may the banker declare and bury so, or surrender? */
export const validateKitty: Handler<ValidateKittyRequest, ValidateKittyResponse> = (request, { locale }) => {
  const { contract, hand } = request;
  const check = new FactCheck(request.ruleset, "ruleset");
  checkContract(check, contract);
  check.checkDealt(hand, "hand", KITTY_SIZE);
  const act = checkAct(check, request.act);
  const { rules } = check;
  if (!check.faults.isEmpty || rules === undefined || act === undefined) return check.faults.toRefusal();
  const violations = kittyViolations(rules.options, hand, act);
  const response = {
    verdict: verdictOf(rules, locale, violations),
    example: violations.length === 0 ? [] : someBurial(hand),
  };
  return { kind: "answer", response };
};

function checkAct(check: FactCheck, act: ValidateKittyRequest["act"]): KittyAct | undefined {
  switch (act?.$case) {
    case "surrender":
      return { kind: "surrender" };
    case "declaration": {
      const { trump, buried } = act.value;
      check.checkTrumpNamed(trump, "declaration.trump");
      // A burial of no cards is a wrong count, not an act that is not there.
      if (buried.length > 0) check.checkAct(buried, "declaration.buried");
      return { kind: "declaration", trump, buried };
    }
    default:
      check.faults.add("act", "REQUIRED", "there is no act to judge");
      return undefined;
  }
}
