import type { RulesetRef, Source, Standing } from "../../gen/caipan/verdict/v1/verdict.js";
import { rulebook } from "../../rpc/sandaha/ruleset.js";
import { citationOf } from "../../rpc/verdict.js";
import { type Citation, citationsOf } from "../../rulebook/citation.js";
import type { SourcePlace, Text } from "../../rulebook/rulebook.js";
import { text } from "../text.js";
import type { CitedPlace, ClauseView } from "./hand-view.js";

const CLAUSES = new Map(rulebook.clauses.map((clause) => [clause.id, clause]));
const DOCUMENTS = new Map(rulebook.documents.map(({ id, title }) => [id, title]));
const PROFILES = new Map(rulebook.profiles.map(({ name, title }) => [name, title]));

/** A clause as a reason cites it. */
export function clauseView(id: string, standing: Standing, sources: readonly Source[]): ClauseView {
  const clause = CLAUSES.get(id);
  const { title = text(id, id), text: words = text("", "") } = clause ?? {};
  return { id, title, text: words, standing, sources: sources.map(citedPlace) };
}

/** A clause as it stands under the rules of a report. */
export function clauseUnder(ruleset: RulesetRef, id: string): ClauseView {
  const { standing, sources } = citationOf(citationsUnder(ruleset), id);
  return clauseView(id, standing, [...sources]);
}

/** What the cards of a violation of a clause are. */
export function cardsOfClause(id: string): Text | undefined {
  return CLAUSES.get(id)?.cards;
}

/** What a profile is called. */
export function profileTitle(name: string): Text {
  return PROFILES.get(name) ?? text(name, name);
}

function citationsUnder({ profile, overrides }: RulesetRef): ReadonlyMap<string, Citation> {
  const names = overrides.map((override) => override.slice(0, override.indexOf("=")));
  return citationsOf(rulebook, profile, names);
}

function citedPlace({ document, place }: SourcePlace): CitedPlace {
  return { document, place, title: DOCUMENTS.get(document) ?? text(document, document) };
}
