import { type Options, PROFILES } from "../../oracle/sandaha/index.js";

/** Rules as a request names them, in the oracle's words: a profile, and what a table plays differently. */
export interface TableRules {
  readonly profile: keyof typeof PROFILES;
  readonly overrides: Partial<Options>;
}

/** All options, for the oracle. */
export function optionsOf({ profile, overrides }: TableRules): Options {
  return { ...PROFILES[profile], ...overrides };
}

/** Rules as text: "STANDARD throws=NONE". */
export function rulesText({ profile, overrides }: TableRules): string {
  return [profile, ...Object.entries(overrides).map(([name, value]) => `${name}=${value}`)].join(" ");
}
