import type { Text } from "./rulebook.js";

/** The languages of messages, as BCP 47 tags. */
export const LOCALES = ["en", "zh-Hans"] as const;
/** A language of messages. */
export type Locale = (typeof LOCALES)[number];

/** Fills a message in: by locale, the figures by name, and the cards in text notation. */
export type Template = (locale: Locale, figures: Readonly<Record<string, number>>, cards: string) => string;

const PLACEHOLDER = /\{([a-z.]+)\}/g;

/** Compiles a text with {figure.name} and {cards}; a placeholder without a value stays as it is. */
export function compileTemplate(text: Text): Template {
  const byLocale = { en: compile(text.en), "zh-Hans": compile(text.zh) };
  return (locale, figures, cards) => byLocale[locale](figures, cards);
}

function compile(text: string): (figures: Readonly<Record<string, number>>, cards: string) => string {
  // Split at the placeholders: texts at even places, names at odd ones.
  const parts = text.split(PLACEHOLDER);
  return (figures, cards) => {
    let message = "";
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i] as string;
      if (i % 2 === 0) message += part;
      else message += part === "cards" ? cards : (figures[part] ?? `{${part}}`);
    }
    return message;
  };
}
