import { groupBy } from "../../conformance/group-by.js";
import type { HandRecord, Report, Step } from "../../gen/caipan/sandaha/v1/record.js";
import { PlayKind, type Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { Decision } from "../../gen/caipan/verdict/v1/verdict.js";
import { text } from "../text.js";
import { cardsInWords } from "./card-face.js";
import type { ActState, FaultView, PlayView, TrickView } from "./hand-view.js";

/** The index of each play's trick, from 0; a play of no trick is not in it. */
export type TrickIndex = ReadonlyMap<number, number>;

/** Which trick each play of a report belongs to: a trick ends with the play that completes it. */
export function trickIndex(record: HandRecord, steps: ReadonlyMap<string, Step>): TrickIndex {
  const index = new Map<number, number>();
  let trick = 0;
  for (const i of record.plays.keys()) {
    const step = steps.get(`plays[${i}]`);
    if (step === undefined || isAfterEnd(step)) break;
    index.set(i, trick);
    if (step.trick?.complete) trick++;
  }
  return index;
}

/** The report's steps by path. */
export function stepsByPath({ steps }: Report): ReadonlyMap<string, Step> {
  return new Map(steps.map((step) => [step.path, step]));
}

/** What came of a step. */
export function stateOf(step: Step | undefined): ActState {
  switch (step?.verdict?.decision) {
    case Decision.LEGAL:
      return "legal";
    case Decision.NOT_CHECKABLE:
      return "unchecked";
    case undefined:
      return "unjudged";
    default:
      return "illegal";
  }
}

/** The plays of a record, trick by trick, and those of no trick. */
export function trickViews(
  record: HandRecord,
  steps: ReadonlyMap<string, Step>,
  index: TrickIndex,
  faults: readonly FaultView[],
): { readonly tricks: TrickView[]; readonly rest: PlayView[] } {
  const plays = record.plays.map(({ seat, cards, attempted }, i): PlayView => {
    const path = `plays[${i}]`;
    const step = steps.get(path);
    return {
      path,
      seat,
      what: text(`plays ${cardsInWords(cards, "en")}`, `出${cardsInWords(cards, "zh")}`),
      state: stateOf(step),
      faults: faults.filter((fault) => fault.path === path),
      cards,
      attempted,
      kind: step?.kind ?? PlayKind.UNSPECIFIED,
      holder: holderOf(step),
    };
  });
  const grouped = groupBy([...plays.entries()], ([i]) => index.get(i));
  const rest = (grouped.get(undefined) ?? []).map(([, play]) => play);
  grouped.delete(undefined);
  const tricks = [...grouped].map(([number, members]) => {
    const last = members.at(-1)?.[0] ?? 0;
    // A play that could not stand left the trick as it was.
    const shown = members
      .map(([i]) => steps.get(`plays[${i}]`))
      .findLast((step) => step?.trick !== undefined);
    return {
      number: (number ?? 0) + 1,
      plays: members.map(([, play]) => play),
      complete: shown?.trick?.complete ?? false,
      holder: holderOf(shown),
      points: shown?.trick?.points ?? 0,
      defendersPoints: steps.get(`plays[${last}]`)?.defendersPoints ?? 0,
    };
  });
  return { tricks, rest };
}

function holderOf(step: Step | undefined): Seat | undefined {
  return step?.trick?.holder;
}

function isAfterEnd({ verdict }: Step): boolean {
  return verdict?.violations.some(({ rule }) => rule === "sandaha.end.order") ?? false;
}
