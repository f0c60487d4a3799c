import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { DEFAULT_SUITE_ROOT } from "./suite-root.js";

let compiled: ValidateFunction | undefined;

/** Everything in which a file's content departs from scenarios.schema.json: `/scenarios/3/call must be string`. */
export function validateScenarioFile(content: unknown): string[] {
  compiled ??= new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
  }).compile(JSON.parse(readFileSync(join(DEFAULT_SUITE_ROOT, "schema", "scenarios.schema.json"), "utf8")));
  if (compiled(content)) return [];
  return (compiled.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = (params as { additionalProperty?: string }).additionalProperty;
    return `${instancePath} ${message ?? "is refused"}${extra === undefined ? "" : `: ${extra}`}`;
  });
}
