import type { JsonValue } from "@bufbuild/protobuf";

/** One thing in an answer that is not as expected. */
export interface Difference {
  /** Where: `trick.points`, `formations[1].cards`, `verdict.violations[sandaha.follow.pairs].figures`, `error.code`. */
  readonly path: string;
  /** null: not there, or not there either. */
  readonly expected: JsonValue;
  readonly actual: JsonValue;
}
