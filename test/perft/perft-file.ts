import { readFileSync } from "node:fs";
import type { PerftFile } from "./perft.js";

/** The file as it ships. */
export function readPerft(): PerftFile {
  const file = new URL("../../conformance/perft/sandaha.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as PerftFile;
}
