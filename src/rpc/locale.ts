import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { Locale } from "../rulebook/template.js";

const OFFERED: readonly [tag: string, locale: Locale][] = [
  ["en", "en"],
  ["zh", "zh-Hans"],
];

// A service's callers send few different headers, and parsing one costs more than a judgement.
const known = new LRUCache<string, Locale>({ max: 256 });

/** The language of messages for an accept-language header: Chinese if it is preferred over English, else English. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  if (acceptLanguage === undefined) return "en";
  const seen = known.get(acceptLanguage);
  if (seen !== undefined) return seen;
  const negotiator = new Negotiator({ headers: { "accept-language": acceptLanguage } });
  const tag = negotiator.language(OFFERED.map(([offered]) => offered));
  const locale = OFFERED.find(([offered]) => offered === tag)?.[1] ?? "en";
  known.set(acceptLanguage, locale);
  return locale;
}
