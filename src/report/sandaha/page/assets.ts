import { readFileSync } from "node:fs";

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf8");
}

/** The parts of the style; the later ones override the earlier. */
const SHEETS = ["base", "sections", "faults", "cards", "tricks", "bar", "stepping", "narrow", "print"];

/** The page's style. */
export const STYLE = SHEETS.map((name) => read(`style/${name}.css`)).join("\n");

/** The script that steps through a hand. */
export const SCRIPT = read("stepper.js");
