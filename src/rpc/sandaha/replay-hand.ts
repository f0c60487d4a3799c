import { type ReplayedHand, replayHand as replay } from "../../games/sandaha/replay.js";
import type { ReplayedStep, StepVerdict } from "../../games/sandaha/replay-step.js";
import type { Score } from "../../games/sandaha/score.js";
import {
  type Difference,
  Finding,
  type Recorded,
  type HandRecord as RecordMessage,
  type ReplayHandRequest,
  type ReplayHandResponse,
  type Report,
  type Step,
} from "../../gen/caipan/sandaha/v1/record.js";
import { PlayKind, Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { Decision, type Verdict } from "../../gen/caipan/verdict/v1/verdict.js";
import type { Locale } from "../../rulebook/template.js";
import type { Handler } from "../context.js";
import type { Outcome } from "../refusal.js";
import { verdictOf } from "../verdict.js";
import { ENGINE_VERSION } from "../version.js";
import { trickState } from "./answer.js";
import { FactCheck } from "./fact-check.js";
import { inconsistenciesOf } from "./inconsistencies.js";
import { recordDigest } from "./record-digest.js";
import { checkRecord } from "./record-facts.js";
import type { ResolvedRuleset } from "./ruleset.js";
import { scoreMessage } from "./score-hand.js";

/** RefereeService.ReplayHand: a whole hand, every step. */
export const replayHand: Handler<ReplayHandRequest, ReplayHandResponse> = ({ record }, { locale }) => {
  const outcome = reportOn(record, locale);
  return outcome.kind === "answer" ? { kind: "answer", response: { report: outcome.response } } : outcome;
};

/** The report on a record, or why it cannot be judged. */
export function reportOn(message: RecordMessage | undefined, locale: Locale): Outcome<Report> {
  const checked = checkRecord(message);
  if (checked instanceof FactCheck || message === undefined) {
    return (checked as FactCheck).faults.toRefusal();
  }
  const { rules, record } = checked;
  const hand = replay(record);
  const differences = message.recorded === undefined ? [] : differencesOf(message.recorded, hand);
  const inconsistencies = inconsistenciesOf(rules.options, message);
  const report = {
    finding: findingOf(hand, differences.length > 0, inconsistencies.length > 0),
    steps: hand.steps.map((step) => stepMessage(rules, locale, hand.banker ?? Seat.UNSPECIFIED, step)),
    asPlayed: hand.score && scoreMessage(rules, locale, hand.score, hand.contractPoints, false),
    differences,
    ruleset: rules.ref,
    recordDigest: recordDigest(message, rules.ref),
    engineVersion: ENGINE_VERSION,
    inconsistencies,
    id: message.id,
    trickWinners: [...hand.winners],
    locale,
  };
  return { kind: "answer", response: report };
}

function findingOf(hand: ReplayedHand, differs: boolean, isInconsistent: boolean): Finding {
  if (isInconsistent) return Finding.INCONSISTENT;
  const kinds = new Set(hand.steps.map((step) => step.verdict.kind));
  if (kinds.has("illegal")) return Finding.FAULTS;
  if (differs) return Finding.PAYMENTS_DIFFER;
  const isOpen = !hand.redeal && hand.score === undefined;
  return kinds.has("not-checkable") || isOpen ? Finding.NOT_CHECKABLE : Finding.CLEAN;
}

function stepMessage(rules: ResolvedRuleset, locale: Locale, banker: Seat, step: ReplayedStep): Step {
  const { path, verdict, play, related } = step;
  return {
    path,
    verdict: verdictMessage(rules, locale, verdict),
    kind: play?.kind ?? PlayKind.UNSPECIFIED,
    trick: play && trickState(play.trick, play.plays, banker),
    defendersPoints: play?.defendersPoints ?? 0,
    related: [...related],
  };
}

function verdictMessage(rules: ResolvedRuleset, locale: Locale, verdict: StepVerdict): Verdict {
  if (verdict.kind !== "not-checkable") {
    return verdictOf(rules, locale, verdict.kind === "illegal" ? verdict.violations : []);
  }
  return { ...verdictOf(rules, locale, [], verdict.rules), decision: Decision.NOT_CHECKABLE };
}

/** Where the platform recorded another result. What the replay did not come to is not compared. */
function differencesOf(recorded: Recorded, hand: ReplayedHand): Difference[] {
  const { winners, ended, redeal, score } = hand;
  const known = ended ? recorded.trickWinners : recorded.trickWinners.slice(0, winners.length);
  const won = known.map((seat, i) => difference(`recorded.trick_winners[${i}]`, seat, winners[i]));
  // Who deals again has nothing to count or to pay.
  const results = score !== undefined || redeal ? scoreDifferences(recorded, score) : [];
  return [...won, ...results].filter((each) => each !== undefined);
}

function scoreDifferences(recorded: Recorded, score: Score | undefined): (Difference | undefined)[] {
  const { defendersPoints, payments } = recorded;
  const points =
    defendersPoints === undefined
      ? undefined
      : difference("recorded.defenders_points", defendersPoints, score?.defendersPoints);
  const paid = payments.map(({ seat, amount }, i) => {
    const due = score?.payments.find((payment) => payment.seat === seat)?.amount;
    return difference(`recorded.payments[${i}].amount`, amount, due);
  });
  return [points, ...paid];
}

function difference(path: string, recorded: number, due = 0): Difference | undefined {
  return recorded === due ? undefined : { path, recorded, due };
}
