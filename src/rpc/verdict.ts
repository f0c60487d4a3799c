import { formatCards } from "../card/card-notation.js";
import type { Card } from "../gen/caipan/card/v1/card.js";
import {
  Decision,
  type Figure,
  type RulesetRef,
  type Verdict,
  type Violation,
} from "../gen/caipan/verdict/v1/verdict.js";
import type { Citation } from "../rulebook/citation.js";
import type { Locale } from "../rulebook/template.js";

/** A rule broken, as a game's rules report it. */
export interface BrokenRule {
  readonly rule: string;
  readonly cards: readonly Card[];
  readonly figures: Readonly<Record<string, number>>;
}

/** The rules that an answer speaks by. */
export interface JudgedBy {
  readonly ref: RulesetRef;
  readonly citations: ReadonlyMap<string, Citation>;
}

/** The verdict on an act, with every broken rule in rulebook order. */
export function verdictOf(
  { ref, citations }: JudgedBy,
  locale: Locale,
  broken: readonly BrokenRule[],
  rules: readonly string[] = [],
): Verdict {
  if (broken.length === 0 && rules.length === 0) {
    return { decision: Decision.LEGAL, violations: [], rules: [], ruleset: ref, locale };
  }
  const violations = broken
    .map((violation) => ({ violation, citation: citationOf(citations, violation.rule) }))
    .sort((a, b) => a.citation.order - b.citation.order)
    .map(({ violation, citation }) => violationOf(violation, citation, locale));
  return {
    decision: broken.length === 0 ? Decision.LEGAL : Decision.ILLEGAL,
    violations,
    rules: [...rules].sort((a, b) => citationOf(citations, a).order - citationOf(citations, b).order),
    ruleset: ref,
    locale,
  };
}

/** What the rulebook says of a clause. Every id that rules use is in it, which a test holds them to. */
export function citationOf(citations: ReadonlyMap<string, Citation>, rule: string): Citation {
  const citation = citations.get(rule);
  if (citation === undefined) throw new Error(`no clause ${rule} in the rulebook`);
  return citation;
}

/** What Figure.value can hold: a client can bid more than that. */
const HIGHEST_FIGURE = 2 ** 31 - 1;

/** Figures as a message has them, by name. */
export function figuresOf(figures: Readonly<Record<string, number>>): Figure[] {
  return Object.keys(figures)
    .sort()
    .map((name) => ({ name, value: Math.min(figures[name] as number, HIGHEST_FIGURE) }));
}

/** What a message has in place of cards where a violation carries none, as a burial that is too small. */
const NO_CARDS = "–";

function violationOf({ rule, cards, figures }: BrokenRule, citation: Citation, locale: Locale): Violation {
  const sorted = [...cards].sort((a, b) => a - b);
  return {
    rule,
    standing: citation.standing,
    sources: [...citation.sources],
    cards: sorted,
    figures: figuresOf(figures),
    message: citation.message(locale, figures, sorted.length === 0 ? NO_CARDS : formatCards(sorted)),
  };
}
