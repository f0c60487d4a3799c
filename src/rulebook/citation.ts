import { Standing } from "../gen/caipan/verdict/v1/verdict.js";
import type { Clause, Rulebook, SourcePlace, Text } from "./rulebook.js";
import { compileTemplate, type Template } from "./template.js";

/** What an answer says of a clause beside its id. */
export interface Citation {
  /** Place in rulebook order. */
  readonly order: number;
  readonly standing: Standing;
  readonly sources: readonly SourcePlace[];
  /** To a player who broke it. */
  readonly message: Template;
  /** As a line of a score. */
  readonly line: Template;
}

const STANDINGS = { documented: Standing.DOCUMENTED, ruling: Standing.RULING } as const;
const UNWRITTEN: Text = { en: "", zh: "" };

/**
 * The citations of all clauses under a profile, by id. A clause that an overridden option changes stands by that
 * option.
 *
 * @param overridden proto names of the options that differ from the profile
 */
export function citationsOf(
  rulebook: Rulebook,
  profile: string,
  overridden: readonly string[],
): ReadonlyMap<string, Citation> {
  const cite = (clause: Clause, order: number): Citation => {
    const own = clause.standings.find((standing) => standing.profile === profile);
    const byOption = clause.options?.some((name) => overridden.includes(name)) ?? false;
    return {
      order,
      standing: byOption ? Standing.OPTION : STANDINGS[own?.standing ?? "ruling"],
      sources: own?.sources ?? [],
      message: compileTemplate(clause.message ?? UNWRITTEN),
      line: compileTemplate(clause.line ?? UNWRITTEN),
    };
  };
  return new Map(rulebook.clauses.map((clause, order) => [clause.id, cite(clause, order)]));
}
