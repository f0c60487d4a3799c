import { printable } from "../conformance/printable.js";
import type { Text } from "../rulebook/rulebook.js";
import { LANGUAGES, LOCALE_OF } from "./text.js";

/** Finished HTML. Only `html` and `trustedHtml` make it, so that nothing gets into a page unescaped by mistake. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What may stand in a template: text is escaped, markup stands as it is, lists one after the other. */
export type Content = string | number | Markup | undefined | false | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Escapes a text for content and for quoted attributes. Controls and marks that turn a line around, which escaping
 * would leave at work, are written out as \u{…}.
 */
export function escapeHtml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** HTML from a template literal; everything put in is escaped unless it is markup already. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  let source = parts[0] as string;
  for (const [i, content] of contents.entries()) source += sourceOf(content) + (parts[i + 1] as string);
  return new Markup(source);
}

/** HTML from a file of this program. Never for anything from outside. */
export function trustedHtml(source: string): Markup {
  return new Markup(source);
}

/** A text in both languages, of which the page shows one. */
export function both(text: Text): Markup {
  return html`${LANGUAGES.map((language) => html`<span class="${language}" lang="${LOCALE_OF[language]}">${text[language]}</span>`)}`;
}

function sourceOf(content: Content): string {
  if (content === undefined || content === false) return "";
  if (content instanceof Markup) return content.source;
  if (typeof content === "object") return content.map(sourceOf).join("");
  return escapeHtml(String(content));
}
