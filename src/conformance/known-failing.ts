import { readFileSync } from "node:fs";

/** A line of a list of scenarios that are known to fail. */
export interface KnownFailure {
  readonly id: string;
  /** One-based. */
  readonly line: number;
}

/** Reads a list of scenario ids, one a line; `#` begins a comment, empty lines are nothing. Throws if it cannot. */
export function readKnownFailing(path: string): KnownFailure[] {
  return parseKnownFailing(readFileSync(path, "utf8"));
}

export function parseKnownFailing(text: string): KnownFailure[] {
  return text
    .split(/\r?\n/)
    .map((content, i) => ({ id: content.replace(/#.*/, "").trim(), line: i + 1 }))
    .filter(({ id }) => id !== "");
}
