import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { RulesetRef } from "../gen/caipan/verdict/v1/verdict.js";

/** Names the rules judged by; the digest is the first 32 hex digits of SHA-256 over game, overrides, profile, revision as canonical JSON (RFC 8785). */
export function rulesetRef(
  game: string,
  profile: string,
  revision: number,
  overrides: readonly string[],
  rulebookVersion: string,
): RulesetRef {
  const sorted = [...overrides].sort();
  const text = canonicalize({ game, overrides: sorted, profile, revision }) ?? "";
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 32);
  return { game, profile, revision, overrides: sorted, digest, rulebookVersion };
}
