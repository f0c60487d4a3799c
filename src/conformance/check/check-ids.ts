import { existsSync } from "node:fs";
import { join } from "node:path";
import { groupBy } from "../group-by.js";
import { asList, asObject, asText } from "../json-values.js";
import { readJsonFile } from "../read-json.js";
import type { LoadedScenario } from "../scenario.js";
import type { Finding } from "./finding.js";

/** Ids are unique, begin with game and area, and none that was retired is used again. */
export function checkIds(scenarios: readonly LoadedScenario[], retired: ReadonlySet<string>): Finding[] {
  const doubled = [...groupBy(scenarios, ({ id }) => id)]
    .filter(([, group]) => group.length > 1)
    .map(
      ([id, group]): Finding => ({
        kind: "duplicate-id",
        subject: id,
        detail: `is used ${group.length} times`,
      }),
    );
  const misplaced = scenarios
    .filter(({ id, game, area }) => !id.startsWith(`${game}/${area}/`))
    .map(
      ({ id, game, area }): Finding => ({
        kind: "id-prefix",
        subject: id,
        detail: `stands in ${game}/${area}`,
      }),
    );
  const reused = scenarios
    .filter(({ id }) => retired.has(id))
    .map(({ id }): Finding => ({ kind: "retired-id", subject: id, detail: "was retired" }));
  return [...doubled, ...misplaced, ...reused];
}

/** The ids in retired.json. */
export function readRetired(root: string): { ids: ReadonlySet<string>; findings: readonly Finding[] } {
  const path = join(root, "retired.json");
  if (!existsSync(path)) return { ids: new Set(), findings: [] };
  const file = readJsonFile(path);
  if (file.kind === "unreadable") {
    return { ids: new Set(), findings: [{ kind: "schema", subject: "retired.json", detail: file.reason }] };
  }
  const ids = asList(asObject(file.value)["retired"]).map((entry) => asText(asObject(entry)["id"]));
  return { ids: new Set(ids), findings: [] };
}
