import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isJsonObject } from "./json-values.js";
import { readJsonFile } from "./read-json.js";
import type { LoadedScenario, ScenarioFile } from "./scenario.js";
import { validateScenarioFile } from "./scenario-schema.js";

/** All scenarios, in the order of files and of scenarios in them. */
export interface Suite {
  /** Semantic version of the suite; empty if the folder has no VERSION. */
  readonly version: string;
  readonly scenarios: readonly LoadedScenario[];
}

/** The suite, or everything for which its files are refused. */
export type LoadedSuite =
  | { readonly kind: "loaded"; readonly suite: Suite }
  | { readonly kind: "refused"; readonly faults: readonly string[] };

/** Reads every scenarios/<game>/<area>.json under the root, strictly. */
export function loadSuite(root: string): LoadedSuite {
  const paths = scenarioPaths(root);
  if (paths.length === 0)
    return { kind: "refused", faults: [`${root} holds no scenarios/<game>/<area>.json`] };
  const faults: string[] = [];
  const scenarios: LoadedScenario[] = [];
  for (const path of paths) {
    const place = relative(root, path);
    const file = readJsonFile(path);
    if (file.kind === "unreadable") {
      faults.push(file.reason);
      continue;
    }
    const found = validateScenarioFile(file.value).map((fault) => `${place}${fault}`);
    faults.push(...found);
    if (found.length > 0 || !isJsonObject(file.value)) continue;
    // What the schema has let through is of this form.
    const { game, area, scenarios: listed } = file.value as unknown as ScenarioFile;
    if (place !== join("scenarios", game, `${area}.json`)) faults.push(`${place} says it is ${game}/${area}`);
    scenarios.push(...listed.map((scenario) => ({ ...scenario, game, area })));
  }
  return faults.length > 0
    ? { kind: "refused", faults }
    : { kind: "loaded", suite: { version: readVersion(root), scenarios } };
}

function scenarioPaths(root: string): string[] {
  const base = join(root, "scenarios");
  if (!existsSync(base)) return [];
  return readdirSync(base, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => join(base, name));
}

function readVersion(root: string): string {
  const path = join(root, "VERSION");
  return existsSync(path) ? readFileSync(path, "utf8").trim() : "";
}
