import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { Decision } from "../../../src/gen/caipan/verdict/v1/verdict.js";
import { parseRecord } from "../../../src/record/sandaha/parse-record.js";
import { FIELD_NAMES } from "../../../src/record/sandaha/record-fields.js";
import { canonicalRecord } from "../../../src/rpc/sandaha/record-digest.js";
import { reportOn } from "../../../src/rpc/sandaha/replay-hand.js";

// The command as it was built, without asking npx what it has installed.
const caipan = `${process.execPath} dist/cli/main.js`;
const root = fileURLToPath(new URL("../../..", import.meta.url));
const guide = readFileSync(`${root}/README.md`, "utf8");
const section = guide.slice(guide.indexOf("## From a table log to a record"));

function blocks(language: string): string[] {
  return [...section.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, "g"))].map(
    ([, code]) => code!,
  );
}

const [, line = "", vector = ""] = blocks("text");

function reportOf(text: string) {
  const parsed = parseRecord(text);
  if (parsed.kind === "faults") throw new Error(JSON.stringify(parsed.faults));
  const outcome = reportOn(parsed.record, "en");
  if (outcome.kind !== "answer") throw new Error(outcome.kind);
  return { record: parsed.record, report: outcome.response };
}

describe("the guide from a table log to a record", () => {
  it("writes the record that the example file holds", () => {
    expect(line).toBe(readFileSync(`${root}/examples/records/false-follow.txt`, "utf8"));
  });

  it("shows what the command makes of it, both ways", () => {
    const [command = ""] = blocks("sh").filter((each) => each.includes("caipan record"));
    const json = execFileSync("bash", ["-c", command.replaceAll("npx caipan", caipan)], {
      cwd: root,
      encoding: "utf8",
    });
    expect(JSON.parse(json)).toMatchObject(JSON.parse(blocks("json")[0]!) as object);
    const back = execFileSync(process.execPath, ["dist/cli/main.js", "record", "--to", "text"], {
      cwd: root,
      input: json,
      encoding: "utf8",
    });
    expect(back).toBe(line);
  });

  it("is right about what the replay finds", () => {
    const { report } = reportOf(line.trim());
    const illegal = report.steps.filter((step) => step.verdict?.decision === Decision.ILLEGAL);
    expect(illegal.map(({ path, related }) => [path, related])).toEqual([["plays[1]", ["plays[9]"]]]);
    expect(illegal[0]?.verdict?.violations.map(({ rule }) => rule)).toEqual(["sandaha.follow.suit"]);
    expect(report.steps.find(({ path }) => path === "calls[3]")?.verdict?.decision).toBe(
      Decision.NOT_CHECKABLE,
    );
    expect(report.asPlayed).toBeUndefined();
  });

  it("has a grammar with every field, in the order in which they are written", () => {
    const [grammar = ""] = blocks("ebnf");
    const fields = [...grammar.matchAll(/^(?:field +=| +\|) "([a-z]+)=/gm)].map(([, name]) => name);
    expect(fields).toEqual(FIELD_NAMES);
  });

  it("shows a digest that follows from the canonical form that it shows", () => {
    const [text = "", canonical = "", digest = ""] = vector.split("\n");
    const { record, report } = reportOf(text);
    expect(canonicalRecord(record, report.ruleset!)).toBe(canonical);
    expect(report.recordDigest).toBe(digest);
    expect(createHash("sha256").update(canonical).digest("hex")).toBe(digest);
  });
});
