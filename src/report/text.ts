import type { Text } from "../rulebook/rulebook.js";
import type { Locale } from "../rulebook/template.js";

/** A language of a text. */
export type Language = keyof Text;

/** Both languages, English first. */
export const LANGUAGES: readonly Language[] = ["en", "zh"];

/** BCP 47 tags, as reports and pages name their languages. */
export const LOCALE_OF: Record<Language, Locale> = { en: "en", zh: "zh-Hans" };

/** A text in both languages. */
export function text(en: string, zh: string): Text {
  return { en, zh };
}

/** A text made afresh for each language. */
export function eachLanguage(write: (language: Language) => string): Text {
  return { en: write("en"), zh: write("zh") };
}

/** Items as a sentence lists them: "a, b and c", 「a、b、c」. */
export function listed(items: readonly Text[]): Text {
  const en = items.map((item) => item.en);
  const last = en.pop() ?? "";
  return text(
    en.length === 0 ? last : `${en.join(", ")} and ${last}`,
    items.map((item) => item.zh).join("、"),
  );
}
