import { readFileSync } from "node:fs";

/** A text in both languages. */
export interface Text {
  readonly en: string;
  readonly zh: string;
}

/** A place in a source document. */
export interface SourcePlace {
  readonly document: string;
  readonly place: string;
}

/** How something stands under a profile. */
export interface ProfileStanding {
  readonly profile: string;
  readonly standing: "documented" | "ruling";
  readonly sources: readonly SourcePlace[];
}

/** A number that a violation or a line of a score carries. */
export interface ClauseFigure {
  readonly name: string;
  readonly meaning: Text;
}

/** A rule, in our words. */
export interface Clause {
  readonly id: string;
  readonly title: Text;
  readonly text: Text;
  readonly standings: readonly ProfileStanding[];
  /** Options that change it. */
  readonly options?: readonly string[];
  /** To a player who broke it, with {figure.name} and {cards}. */
  readonly message?: Text;
  /** The line of a score that follows it, with {figure.name}. */
  readonly line?: Text;
  readonly judgedWhen?: Text;
  readonly cards?: Text;
  /** What a violation carries, sorted by name. */
  readonly figures?: readonly ClauseFigure[];
  /** What a line of a score carries, sorted by name. */
  readonly lineFigures?: readonly ClauseFigure[];
  /** Why no scenario can show it accepting, or refusing. */
  readonly noAccepting?: string;
  readonly noRefusing?: string;
  /** Why no answer of a call that is served names it as broken, though it is in force. */
  readonly noViolation?: string;
  /** Which call will judge it, while none that is served does. */
  readonly notYetServed?: string;
  /** Of the text at which its scenarios were last confirmed. */
  readonly textDigest: string;
}

/** A rule that tables play differently. */
export interface RulebookOption {
  readonly name: string;
  readonly title: Text;
  readonly kind: "enum" | "number" | "bool";
  readonly values?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly clauses: readonly string[];
  readonly profiles: Readonly<
    Record<
      string,
      {
        readonly value: string;
        readonly standing: "documented" | "ruling";
        readonly sources: readonly SourcePlace[];
      }
    >
  >;
}

/** The rulebook of one game, as conformance/rulebook/<game>.json has it. */
export interface Rulebook {
  readonly game: string;
  readonly title: Text;
  readonly version: string;
  readonly documents: readonly { readonly id: string; readonly title: Text }[];
  readonly profiles: readonly {
    readonly name: string;
    readonly title: Text;
    readonly document: string;
    readonly revision: number;
  }[];
  readonly options: readonly RulebookOption[];
  /** In rulebook order. */
  readonly clauses: readonly Clause[];
}

/** Reads the rulebook of a game that ships with this package. The file's form is checked by a test, not at run time. */
export function readRulebook(game: string): Rulebook {
  const file = new URL(`../../conformance/rulebook/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Rulebook;
}
