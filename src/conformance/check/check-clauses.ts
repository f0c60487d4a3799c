import type { JsonValue } from "@bufbuild/protobuf";
import { asList, isJsonObject } from "../json-values.js";
import { type LoadedScenario, SHOWS, type Shows } from "../scenario.js";
import type { Finding } from "./finding.js";
import type { RulebookClause } from "./rulebook.js";

/** Every clause that is named exists, every one in force is pinned from both sides, every rule is expected somewhere. */
export function checkClauses(
  scenarios: readonly LoadedScenario[],
  clauses: readonly RulebookClause[],
): Finding[] {
  return [
    ...unknownClauses(scenarios, new Set(clauses.map(({ id }) => id))),
    ...unpinnedClauses(scenarios, clauses),
    ...unexpectedRules(scenarios, clauses),
    ...changedTexts(clauses),
  ];
}

function unknownClauses(scenarios: readonly LoadedScenario[], known: ReadonlySet<string>): Finding[] {
  return scenarios.flatMap(({ id, clauses, expect }) => {
    const named = new Set([...clauses, ...rulesIn(expect)]);
    return [...named]
      .filter((clause) => !known.has(clause))
      .map((clause): Finding => ({ kind: "unknown-clause", subject: id, detail: `names ${clause}` }));
  });
}

function unpinnedClauses(
  scenarios: readonly LoadedScenario[],
  clauses: readonly RulebookClause[],
): Finding[] {
  const pinned = new Set(scenarios.map(({ clauses: [first], shows }) => `${first} ${shows}`));
  const excused = (clause: RulebookClause, shows: Shows): boolean =>
    shows === "accepts" ? clause.noAccepting : clause.noRefusing;
  return clauses
    .filter((clause) => !clause.notYetServed)
    .flatMap((clause) =>
      SHOWS.filter((shows) => !excused(clause, shows) && !pinned.has(`${clause.id} ${shows}`)).map(
        (shows): Finding => ({
          kind: "unpinned-clause",
          subject: clause.id,
          detail: `no scenario that pins it ${shows}`,
        }),
      ),
    );
}

function unexpectedRules(
  scenarios: readonly LoadedScenario[],
  clauses: readonly RulebookClause[],
): Finding[] {
  const expected = new Set(scenarios.flatMap(({ expect }) => rulesIn(expect)));
  return clauses
    .filter(({ hasMessage, noViolation, notYetServed }) => hasMessage && !noViolation && !notYetServed)
    .filter(({ id }) => !expected.has(id))
    .map(({ id }): Finding => ({ kind: "unexpected-rule", subject: id, detail: "no scenario expects it" }));
}

function changedTexts(clauses: readonly RulebookClause[]): Finding[] {
  return clauses
    .filter(({ confirmedDigest, textDigest }) => confirmedDigest !== textDigest)
    .map(
      ({ id, confirmedDigest, textDigest }): Finding => ({
        kind: "changed-text",
        subject: id,
        detail: `its scenarios were confirmed at ${confirmedDigest || "no digest"}, the text is ${textDigest}`,
      }),
    );
}

/** Every rule that an expectation names, in violations and in the steps of a score. */
function rulesIn(expect: JsonValue): string[] {
  if (!isJsonObject(expect)) return asList(expect).flatMap(rulesIn);
  return Object.entries(expect).flatMap(([key, value]) =>
    key === "rule" && typeof value === "string" ? [value] : rulesIn(value),
  );
}
