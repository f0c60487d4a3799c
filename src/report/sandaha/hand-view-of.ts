import { groupBy } from "../../conformance/group-by.js";
import type { HandRecord, Step } from "../../gen/caipan/sandaha/v1/record.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { Decision, type RulesetRef } from "../../gen/caipan/verdict/v1/verdict.js";
import type { Text } from "../../rulebook/rulebook.js";
import { text } from "../text.js";
import { actPlaces, actWords, callWords } from "./act-view.js";
import { clauseUnder, profileTitle } from "./clause-view.js";
import { differenceViews } from "./difference-view.js";
import { faultViews } from "./fault-view.js";
import { handRows } from "./hand-rows.js";
import type { ActView, FaultView, HandView, UncheckedView } from "./hand-view.js";
import type { JudgedRecord } from "./judged-record.js";
import { cleanLetter } from "./letter.js";
import { seatName } from "./names.js";
import { scoreView } from "./score-view.js";
import { stateOf, stepsByPath, trickIndex, trickViews } from "./trick-views.js";

/**
 * A judged record as people read it.
 *
 * @param hidden seats whose unplayed cards were taken out
 */
export function handViewOf(judged: JudgedRecord, hidden: readonly Seat[] = []): HandView {
  const { record, reports, contract } = judged;
  const report = reports.en;
  const ruleset = report.ruleset as RulesetRef;
  const banker = contract?.banker;
  const steps = stepsByPath(report);
  const index = trickIndex(record, steps);
  const numberOf = (play: number): number | undefined => {
    const trick = index.get(play);
    return trick === undefined ? undefined : trick + 1;
  };
  const places = actPlaces(record, banker, numberOf);
  const bare = trickViews(record, steps, index, []);
  const score = scoreView(judged, bare.tricks);
  const end = { score, whatOf: (path: string) => wordsOf(record, path) };
  const faults = faultViews(judged, places, ledIn(record, index), end);
  const declaration = record.act?.$case === "declaration" ? record.act.value : undefined;
  const profile = profileTitle(ruleset.profile);
  const unchecked = uncheckedViews(report.steps, ruleset);
  return {
    id: report.id,
    finding: report.finding,
    ruleset,
    profile,
    recordDigest: report.recordDigest,
    engineVersion: report.engineVersion,
    banker,
    contract: contractWords(judged),
    trump: declaration?.trump,
    calls: callViews(record, steps, places.seatOf, faults),
    buried: declaration?.buried ?? [],
    ...trickViews(record, steps, index, faults),
    hands: handRows(judged, declaration?.trump, hidden),
    faults,
    letter: cleanLetter(profile, unchecked.length === 0 && score !== undefined, score),
    score,
    differences: differenceViews(report),
    inconsistencies: report.inconsistencies.map(({ field, description }) => ({ path: field, description })),
    unchecked,
  };
}

/** The lead that a play answers; undefined for a lead, and for a play of no trick. */
function ledIn(record: HandRecord, index: ReadonlyMap<number, number>): (play: number) => FaultView["led"] {
  return (play) => {
    const trick = index.get(play);
    if (trick === undefined) return undefined;
    const first = [...index].find(([, each]) => each === trick)?.[0];
    const lead = first === undefined || first === play ? undefined : record.plays[first];
    return lead && { seat: lead.seat, cards: lead.cards };
  };
}

function callViews(
  record: HandRecord,
  steps: ReadonlyMap<string, Step>,
  seatOf: (path: string) => Seat | undefined,
  faults: readonly FaultView[],
): ActView[] {
  const paths = record.calls.map((_, i) => `calls[${i}]`);
  if (record.act !== undefined) paths.push(record.act.$case);
  return paths.map((path) => ({
    path,
    seat: seatOf(path),
    what: wordsOf(record, path),
    state: stateOf(steps.get(path)),
    faults: faults.filter((fault) => fault.path === path),
  }));
}

function wordsOf({ calls, act, plays }: HandRecord, path: string): Text {
  const call = /^calls\[(\d+)\]$/.exec(path);
  const made = call === null ? undefined : calls[Number(call[1])];
  if (made !== undefined) return callWords(made);
  if (act !== undefined && path === act.$case) return actWords(act);
  return text(`act ${path} of ${plays.length} plays`, `${path}`);
}

function contractWords({ contract }: JudgedRecord): Text | undefined {
  if (contract === undefined) return undefined;
  const { banker, points, doubled, claimant } = contract;
  const name = seatName(banker);
  const double = doubled ? text(", doubled", "，翻倍") : text("", "");
  const claim =
    claimant === 0 ? text("", "") : text(`, 插 by ${seatName(claimant).en}`, `，${seatName(claimant).zh}插`);
  return text(
    `${name.en} is banker at ${points}${double.en}${claim.en}`,
    `${name.zh}坐庄，庄分${points}${double.zh}${claim.zh}`,
  );
}

/** What could not be looked at, acts with the same clauses together. */
function uncheckedViews(steps: readonly Step[], ruleset: RulesetRef): UncheckedView[] {
  const open = steps.filter(({ verdict }) => verdict?.decision === Decision.NOT_CHECKABLE);
  const grouped = groupBy(open, ({ verdict }) => verdict?.rules.join(" ") ?? "");
  return [...grouped].map(([rules, acts]) => ({
    clauses: rules.split(" ").map((rule) => clauseUnder(ruleset, rule)),
    acts: acts.length,
  }));
}
