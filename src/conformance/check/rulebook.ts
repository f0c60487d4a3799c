import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue } from "@bufbuild/protobuf";
import { asList, asObject, asText, isJsonObject } from "../json-values.js";
import { readJsonFile } from "../read-json.js";
import type { Finding } from "./finding.js";

/** Of a clause of the rulebook, what the suite is checked by. */
export interface RulebookClause {
  readonly id: string;
  /** No call judges by it yet. */
  readonly notYetServed: boolean;
  /** An answer can name it as broken. */
  readonly hasMessage: boolean;
  /** Why no scenario of it can accept. */
  readonly noAccepting: boolean;
  /** Why no scenario of it can refuse. */
  readonly noRefusing: boolean;
  /** Why no answer can name it as broken, for all that it is in force. */
  readonly noViolation: boolean;
  /** The digest at which its scenarios were last confirmed. */
  readonly confirmedDigest: string;
  /** The digest of its text as it stands. */
  readonly textDigest: string;
}

/** The clauses of all rulebooks, and what kept rulebooks from being read. */
export interface Rulebooks {
  readonly clauses: readonly RulebookClause[];
  readonly findings: readonly Finding[];
}

/** Reads rulebook/<game>.json of every game under the root. */
export function readRulebooks(root: string): Rulebooks {
  const folder = join(root, "rulebook");
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".json"))
        .toSorted()
    : [];
  if (names.length === 0) {
    return { clauses: [], findings: [{ kind: "rulebook", subject: folder, detail: "holds no <game>.json" }] };
  }
  const files = names.map((name) => ({ name, file: readJsonFile(join(folder, name)) }));
  return {
    clauses: files.flatMap(({ file }) => (file.kind === "read" ? clausesOf(file.value) : [])),
    findings: files.flatMap(({ name, file }): Finding[] => {
      if (file.kind === "unreadable") return [{ kind: "rulebook", subject: name, detail: file.reason }];
      if (clausesOf(file.value).length === 0) {
        return [{ kind: "rulebook", subject: name, detail: "holds no clauses" }];
      }
      return [];
    }),
  };
}

function clausesOf(rulebook: JsonValue): RulebookClause[] {
  return asList(asObject(rulebook)["clauses"])
    .filter(isJsonObject)
    .map((clause) => ({
      id: asText(clause["id"]),
      notYetServed: isTold(clause["notYetServed"]),
      hasMessage: clause["message"] !== undefined,
      noAccepting: isTold(clause["noAccepting"]),
      noRefusing: isTold(clause["noRefusing"]),
      noViolation: isTold(clause["noViolation"]),
      confirmedDigest: asText(clause["textDigest"]),
      textDigest: textDigest(clause["text"] ?? null),
    }));
}

/** Whether a reason is given; an empty one is none. */
function isTold(reason: JsonValue | undefined): boolean {
  return reason !== undefined && reason !== null && reason !== "" && reason !== false;
}

/** The digest of a clause's text, `{"en": …, "zh": …}` as it stands in the file. */
export function textDigest(text: JsonValue): string {
  return createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 16);
}
