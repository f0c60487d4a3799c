import { createHash } from "node:crypto";

/** The source expression that allows an inline style or script by its content. */
export function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content, "utf8").digest("base64")}'`;
}

/** A policy under which a page runs its own style and script, and nothing else; it loads and sends nothing. */
export function contentSecurityPolicy(style: string, script: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    `script-src ${hashSource(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
