import { readFileSync } from "node:fs";

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

/** Semantic version of this program. */
export const ENGINE_VERSION = (JSON.parse(read("package.json")) as { version: string }).version;

/** Semantic version of the conformance suite that ships with it. */
export const SUITE_VERSION = read("conformance/VERSION").trim();
