import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { VIOLATED_RULES } from "../../../src/games/sandaha/violation.js";
import { readRulebook } from "../../../src/rulebook/rulebook.js";

const clauses = readRulebook("sandaha").clauses.map(({ id }) => id);

/** Every text of the form "sandaha.…" in code, comments left out, with its file. */
function idsIn(folder: string): { file: string; id: string }[] {
  const root = new URL(`../../../src/${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) =>
      [...readFileSync(new URL(file, root), "utf8").matchAll(/"(sandaha\.[a-z_.]+)"/g)].map(([, id]) => ({
        file: `${folder}/${file}`,
        id: id!,
      })),
    );
}

describe("ids of clauses in code", () => {
  const found = ["games/sandaha", "rpc/sandaha"].flatMap(idsIn);

  it("are looked for where they are", () => {
    expect(found.length).toBeGreaterThan(30);
  });

  it("are ids of the rulebook", () => {
    expect(found.filter(({ id }) => !clauses.includes(id))).toEqual([]);
  });

  it("of rules that can be broken stand in rulebook order, each with a text for the player", () => {
    const places = VIOLATED_RULES.map((rule) => clauses.indexOf(rule));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const book = readRulebook("sandaha");
    for (const rule of VIOLATED_RULES) {
      expect([rule, book.clauses.find(({ id }) => id === rule)?.message !== undefined]).toEqual([rule, true]);
    }
  });
});
