import { PlayKind } from "../../gen/caipan/sandaha/v1/table.js";

const LEAD_CLAUSES = [
  "sandaha.lead.formation",
  "sandaha.lead.one_suit",
  "sandaha.lead.side_throw",
  "sandaha.play.in_hand",
  "sandaha.formation.decomposition",
];
const FOLLOW_CLAUSES = [
  "sandaha.play.in_hand",
  "sandaha.follow.standing_lead",
  "sandaha.follow.count",
  "sandaha.follow.suit",
  "sandaha.follow.pairs",
  "sandaha.follow.tractors",
  "sandaha.trick.winner",
];

/** What a call can ask the rules about, for Verdict.rules. */
export type Question = "lead" | "follow" | "throw" | "trick";

const CLAUSES: Record<Question, readonly string[]> = {
  lead: LEAD_CLAUSES,
  follow: FOLLOW_CLAUSES,
  throw: [...LEAD_CLAUSES, "sandaha.throw.stands", "sandaha.throw.smallest"],
  trick: [
    "sandaha.trick.winner",
    "sandaha.trick.points",
    "sandaha.trump.equal",
    "sandaha.throw.wins",
    "sandaha.throw.shown",
  ],
};

const KIND_CLAUSES: Partial<Record<PlayKind, readonly string[]>> = {
  [PlayKind.THROW]: ["sandaha.throw.stands"],
  [PlayKind.FOLLOW]: ["sandaha.ruff.kinds"],
  [PlayKind.RUFF]: ["sandaha.ruff.free", "sandaha.ruff.formation", "sandaha.ruff.kinds"],
  [PlayKind.OVER_RUFF]: [
    "sandaha.ruff.free",
    "sandaha.ruff.formation",
    "sandaha.ruff.over",
    "sandaha.ruff.kinds",
  ],
  [PlayKind.DISCARD]: ["sandaha.ruff.free", "sandaha.ruff.kinds"],
};

/** The clauses that a question looks at, and those that say what the play counts as. */
export function explain(question: Question, kind: PlayKind = PlayKind.UNSPECIFIED): string[] {
  return [...new Set([...CLAUSES[question], ...(KIND_CLAUSES[kind] ?? [])])];
}
