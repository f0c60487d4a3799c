/** What can be wrong with a suite as data. */
export const FINDING_KINDS = [
  /** A file is no JSON, departs from the schema or stands in the wrong place. */
  "schema",
  /** A rulebook is missing or cannot be read. */
  "rulebook",
  "duplicate-id",
  /** The id does not begin with game and area. */
  "id-prefix",
  /** The id was retired: ids are never used again. */
  "retired-id",
  /** The interface has no such call. */
  "call",
  /** The request is no proto3 JSON of its type. */
  "request",
  /** The expectation names a field that does not exist or is never compared. */
  "expect",
  /** An expectation of a verdict names no decision or no violations, or both are at odds. */
  "verdict",
  /** A clause id that the rulebook does not have. */
  "unknown-clause",
  /** A clause in force has no scenario that accepts, or none that refuses, and does not say why. */
  "unpinned-clause",
  /** A rule that an answer can name is expected nowhere. */
  "unexpected-rule",
  /** A clause's text has changed since its scenarios were last confirmed. */
  "changed-text",
  /** A numeric limit has no scenario on one of its sides. */
  "threshold",
  /** Scenarios that are equal up to renaming suits. */
  "duplicate",
  /** Scenarios with the same request and answers that cannot both be right. */
  "contradiction",
  /** The same request under another ruleset, with the same answer as under every other one. */
  "idle-variant",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** One thing wrong with a suite. */
export interface Finding {
  readonly kind: FindingKind;
  /** A scenario, a clause, a threshold or a file. */
  readonly subject: string;
  /** For people. */
  readonly detail: string;
}
