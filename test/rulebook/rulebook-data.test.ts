import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { type Clause, type ProfileStanding, readRulebook, type Text } from "../../src/rulebook/rulebook.js";

/** A row of the source table: a statement of a document, and what became of it. */
interface Sentence {
  readonly place: string;
  readonly quote: string;
  readonly clauses?: readonly string[];
  readonly noRule?: string;
}

/** The source table of one game. */
interface SourceTable {
  readonly game: string;
  readonly documents: readonly { readonly document: string; readonly sentences: readonly Sentence[] }[];
}

/** Of the scenarios of an area, what they pin. */
interface Area {
  readonly scenarios: readonly { readonly clauses: readonly string[] }[];
}

/** Files are read from conformance/, nothing outside the repository. */
function readText(path: string): string {
  return readFileSync(new URL(`../../conformance/${path}`, import.meta.url), "utf8");
}

function schemaErrors(schema: string, file: string): unknown {
  const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(readText(schema)));
  validate(JSON.parse(readText(file)));
  return validate.errors;
}

/** The figures that a template names, {cards} among them. */
function placeholders(template: string): string[] {
  return [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!).toSorted();
}

function inBothLanguages(text: Text | undefined): readonly [en: string[], zh: string[]] {
  return [placeholders(text?.en ?? ""), placeholders(text?.zh ?? "")];
}

/** The clauses that own a scenario of a game: each scenario's first. */
function pinnedClauses(game: string): ReadonlySet<string | undefined> {
  const areas = readdirSync(new URL(`../../conformance/scenarios/${game}/`, import.meta.url));
  return new Set(
    areas
      .filter((file) => file.endsWith(".json"))
      .map((file) => JSON.parse(readText(`scenarios/${game}/${file}`)) as Area)
      .flatMap(({ scenarios }) => scenarios.map(({ clauses: [first] }) => first)),
  );
}

const GAMES = ["sandaha"];

/**
 * What a violation carries, and what a line of a score carries: the interface that callers parse. A change here is a
 * change of every answer that names the clause.
 */
const VIOLATIONS: Readonly<Record<string, { readonly cards: boolean; readonly figures: readonly string[] }>> =
  {
    "sandaha.auction.order": { cards: false, figures: ["call", "turn"] },
    "sandaha.auction.opening": { cards: false, figures: ["bid", "call", "most"] },
    "sandaha.auction.step": { cards: false, figures: ["bid", "call", "low", "most"] },
    "sandaha.auction.unit": { cards: false, figures: ["bid", "call"] },
    "sandaha.auction.lowest": { cards: false, figures: ["bid", "call", "least"] },
    "sandaha.auction.passed": { cards: false, figures: ["call", "passed.at"] },
    "sandaha.auction.compelled": {
      cards: true,
      figures: ["bid.most", "call", "trumps", "trumps.compelling"],
    },
    "sandaha.kitty.exchange": { cards: true, figures: ["cards.buried", "cards.missing"] },
    "sandaha.kitty.declaration": { cards: false, figures: [] },
    "sandaha.kitty.surrender": { cards: false, figures: [] },
    "sandaha.play.in_hand": { cards: true, figures: ["cards.missing"] },
    "sandaha.follow.count": { cards: false, figures: ["cards.owed", "cards.played"] },
    "sandaha.lead.one_suit": { cards: true, figures: ["suits"] },
    "sandaha.lead.formation": { cards: true, figures: ["formations"] },
    "sandaha.lead.side_throw": { cards: true, figures: ["formations"] },
    "sandaha.follow.suit": { cards: true, figures: ["suit.owed", "suit.played"] },
    "sandaha.follow.pairs": { cards: true, figures: ["pairs.owed", "pairs.played"] },
    "sandaha.follow.tractors": { cards: true, figures: ["run", "run.owed", "run.played", "tractor"] },
    "sandaha.throw.shown": { cards: true, figures: ["parts"] },
  };
const LINES: Readonly<Record<string, readonly string[]>> = {
  "sandaha.auction.claim": ["seat"],
  "sandaha.kitty.surrender": ["contract", "plain.from"],
  "sandaha.trick.points": ["points"],
  "sandaha.last_trick.capture": ["captured"],
  "sandaha.last_trick.multiplier": ["added", "kitty.points", "multiplier"],
  "sandaha.result.down": ["contract", "defenders.points", "margin"],
  "sandaha.result.grade": ["factor"],
  "sandaha.result.payment": ["banker", "each"],
  "sandaha.result.held_pays_double": ["factor"],
  "sandaha.result.doubled": ["factor"],
  "sandaha.result.next_bidder": ["seat"],
  "sandaha.end.big_loss": ["margin"],
  "sandaha.end.showdown": ["points"],
};

describe.each(GAMES)("the rulebook of %s", (game) => {
  const book = readRulebook(game);
  const table = JSON.parse(readText(`sources/${game}.json`)) as SourceTable;
  const profiles = book.profiles.map(({ name }) => name);
  const clauseIds = new Set(book.clauses.map(({ id }) => id));
  const optionNames = new Set(book.options.map(({ name }) => name));
  const documentOf = new Map(book.profiles.map(({ name, document }) => [name, document]));
  const settings: readonly ProfileStanding[] = book.options.flatMap(({ profiles: set }) =>
    Object.entries(set).map(([profile, setting]) => ({ profile, ...setting })),
  );
  const standings: readonly ProfileStanding[] = [
    ...book.clauses.flatMap(({ standings }) => standings),
    ...settings,
  ];

  test("follows its schema", () => {
    expect(schemaErrors("schema/rulebook.schema.json", `rulebook/${game}.json`)).toBeNull();
    expect(book.game).toBe(game);
  });

  test("the source table follows its schema", () => {
    expect(schemaErrors("schema/sources.schema.json", `sources/${game}.json`)).toBeNull();
    expect(table.game).toBe(game);
  });

  test("ids are unique and begin with the game", () => {
    expect(clauseIds.size).toBe(book.clauses.length);
    expect(optionNames.size).toBe(book.options.length);
    expect(new Set(profiles).size).toBe(profiles.length);
    expect([...clauseIds].filter((id) => !id.startsWith(`${game}.`))).toEqual([]);
  });

  test("every profile follows a document of the rulebook", () => {
    const documents = book.documents.map(({ id }) => id);
    expect(documents).toEqual(expect.arrayContaining(book.profiles.map(({ document }) => document)));
    expect(documents.filter((id) => Buffer.byteLength(id) > 64)).toEqual([]);
  });

  test("an option is each field of the interface, in its order", () => {
    const proto = readFileSync(
      new URL(`../../proto/caipan/${game}/v1/ruleset.proto`, import.meta.url),
      "utf8",
    );
    const [, fields] = /message Options \{(.*?)\n\}/s.exec(proto)!;
    const names = [...fields!.matchAll(/^ {2}(?:optional )?\w+ (\w+) = \d+;$/gm)].map(([, name]) => name);
    expect(book.options.map(({ name }) => name)).toEqual(names);
  });

  test("option values are those of the interface", () => {
    const proto = readFileSync(
      new URL(`../../proto/caipan/${game}/v1/ruleset.proto`, import.meta.url),
      "utf8",
    );
    for (const { name, kind, values } of book.options) {
      if (kind === "bool") expect(values).toEqual(["false", "true"]);
      if (kind !== "enum") continue;
      const prefix = `${name.toUpperCase()}_`;
      const known = [...proto.matchAll(/^ {2}([A-Z0-9_]+) = [1-9]\d*;$/gm)]
        .map(([, value]) => value!)
        .filter((value) => value.startsWith(prefix));
      expect(values?.map((value) => prefix + value)).toEqual(known);
    }
  });

  test("options and clauses point at each other", () => {
    const fromOptions = book.options.flatMap(({ name, clauses }) => clauses.map((id) => `${name} ${id}`));
    const fromClauses = book.clauses.flatMap(({ id, options }) =>
      (options ?? []).map((name) => `${name} ${id}`),
    );
    expect(fromOptions.toSorted()).toEqual(fromClauses.toSorted());
    expect(book.options.flatMap(({ clauses }) => clauses).filter((id) => !clauseIds.has(id))).toEqual([]);
    expect(
      book.clauses.flatMap(({ options }) => options ?? []).filter((name) => !optionNames.has(name)),
    ).toEqual([]);
  });

  test("every profile has a standing for every clause and a value for every option", () => {
    for (const { standings } of book.clauses) {
      expect(standings.map(({ profile }) => profile)).toEqual(profiles);
    }
    for (const { kind, values, minimum, maximum, profiles: set } of book.options) {
      expect(Object.keys(set)).toEqual(profiles);
      for (const { value } of Object.values(set)) {
        if (kind !== "number") expect(values).toContain(value);
        // 0 stands for a rule that the profile does not have.
        else if (value !== "0") {
          expect(Number(value)).toBeGreaterThanOrEqual(minimum!);
          expect(Number(value)).toBeLessThanOrEqual(maximum!);
        }
      }
    }
  });

  test("sources name a document of the rulebook and a place of at most 64 bytes", () => {
    const documents = new Set(book.documents.map(({ id }) => id));
    const sources = standings.flatMap((standing) => standing.sources);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter(({ document }) => !documents.has(document))).toEqual([]);
    expect(sources.filter(({ place }) => Buffer.byteLength(place) > 64)).toEqual([]);
  });

  test("what is documented is written in the profile's own document", () => {
    const unwritten = standings.filter(
      ({ profile, standing, sources }) =>
        standing === "documented" && !sources.some(({ document }) => document === documentOf.get(profile)),
    );
    expect(unwritten).toEqual([]);
  });

  test("a clause that rests on a ruling says so in its last sentence", () => {
    const rests = ({ standings }: Clause): boolean => standings.some(({ standing }) => standing === "ruling");
    const silent = book.clauses.filter(
      (clause) =>
        rests(clause) && !(/ Ruling[^.]*\.$/.test(clause.text.en) && /裁定：[^。]*。$/.test(clause.text.zh)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test("texts hold no placeholders, and the Chinese ones Chinese punctuation", () => {
    const given = (text: Text | undefined): Text[] => (text ? [text] : []);
    const texts = book.clauses.flatMap(({ title, text, judgedWhen, cards, figures, lineFigures }) => [
      title,
      text,
      ...given(judgedWhen),
      ...given(cards),
      ...[...(figures ?? []), ...(lineFigures ?? [])].map(({ meaning }) => meaning),
    ]);
    const templates = book.clauses.flatMap(({ message, line }) => [...given(message), ...given(line)]);
    expect(texts.filter((text) => inBothLanguages(text).some((names) => names.length > 0))).toEqual([]);
    expect([...texts, ...templates].filter(({ zh }) => /[,;!?()]|[\p{Script=Han}}]\.|:/u.test(zh))).toEqual(
      [],
    );
  });

  test("messages and lines are filled by the declared figures, alike in both languages", () => {
    for (const { id, message, line, cards, figures, lineFigures } of book.clauses) {
      const ofMessage = (figures ?? []).map(({ name }) => name);
      const ofLine = (lineFigures ?? []).map(({ name }) => name);
      expect(ofMessage, id).toEqual([...new Set(ofMessage)].toSorted());
      expect(ofLine, id).toEqual([...new Set(ofLine)].toSorted());
      const [messageEn, messageZh] = inBothLanguages(message);
      const [lineEn, lineZh] = inBothLanguages(line);
      expect(messageEn, id).toEqual(messageZh);
      expect(lineEn, id).toEqual(lineZh);
      // {cards} stands in a message exactly if the violation carries cards, and never in a line.
      expect(messageEn.includes("cards"), id).toBe(cards !== undefined);
      expect([...ofMessage, "cards"], id).toEqual(expect.arrayContaining(messageEn));
      // A line says all that it is made of; a message may leave figures to programs.
      expect([...new Set(lineEn)], id).toEqual(ofLine);
    }
  });

  test("violations that are served carry the cards and figures of the interface", () => {
    const carried = book.clauses
      .filter(({ message, notYetServed, noViolation }) => message && !notYetServed && !noViolation)
      .map(({ id, cards, figures }) => [
        id,
        { cards: cards !== undefined, figures: (figures ?? []).map(({ name }) => name) },
      ]);
    expect(Object.fromEntries(carried)).toEqual(VIOLATIONS);
  });

  test("lines of a score carry the figures of the interface", () => {
    const carried = book.clauses
      .filter(({ line }) => line)
      .map(({ id, lineFigures }) => [id, (lineFigures ?? []).map(({ name }) => name)]);
    expect(Object.fromEntries(carried)).toEqual(LINES);
  });

  test("a clause that no call judges yet has no line", () => {
    expect(book.clauses.filter(({ notYetServed, line }) => notYetServed && line)).toEqual([]);
  });

  test("the digest of every text is the one at which its scenarios were confirmed", () => {
    const parted = book.clauses.filter(
      ({ text, textDigest }) =>
        createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 16) !== textDigest,
    );
    expect(parted.map(({ id }) => id)).toEqual([]);
  });

  test("the source table has every document, in order, and quotes no more than it needs", () => {
    expect(table.documents.map(({ document }) => document)).toEqual(book.documents.map(({ id }) => id));
    const rows = table.documents.flatMap(({ sentences }) => sentences);
    expect(rows.filter(({ quote }) => quote.length < 6 || quote.length > 12)).toEqual([]);
    expect(rows.filter(({ place }) => Buffer.byteLength(place) > 64)).toEqual([]);
  });

  test("statements are carried by clauses that exist, all but one in ten at most", () => {
    const rows = table.documents.flatMap(({ sentences }) => sentences);
    expect(rows.flatMap(({ clauses }) => clauses ?? []).filter((id) => !clauseIds.has(id))).toEqual([]);
    expect(rows.filter(({ noRule }) => noRule !== undefined).length).toBeLessThanOrEqual(rows.length / 10);
  });

  test("every statement has a clause in force that owns a scenario", () => {
    const inForce = new Set(book.clauses.filter(({ notYetServed }) => !notYetServed).map(({ id }) => id));
    const pinned = pinnedClauses(game);
    const unshown = table.documents.flatMap(({ document, sentences }) =>
      sentences
        .filter(({ noRule }) => noRule === undefined)
        .filter(({ clauses }) => !clauses?.some((id) => inForce.has(id) && pinned.has(id)))
        .map(({ place, quote, clauses }) => `${document} ${place} “${quote}” ${clauses?.join(" ")}`),
    );
    expect(unshown).toEqual([]);
  });

  test("every place that a standing cites is in the source table", () => {
    const places = table.documents.flatMap(({ document, sentences }) =>
      sentences.map(({ place }) => `${document} ${place}`),
    );
    // A heading stands for what is numbered under it.
    const isKnown = (cited: string): boolean =>
      places.some((place) => place === cited || place.startsWith(`${cited} `));
    const cited = standings.flatMap(({ sources }) =>
      sources.map(({ document, place }) => `${document} ${place}`),
    );
    expect([...new Set(cited)].filter((source) => !isKnown(source))).toEqual([]);
  });

  test("where a clause is documented, the source table leads from the place to the clause", () => {
    const astray = book.clauses.flatMap(({ id, standings: own }) =>
      own
        .filter(({ standing }) => standing === "documented")
        .flatMap(({ profile, sources }) =>
          sources.filter(({ document }) => document === documentOf.get(profile)),
        )
        .filter(
          ({ document, place }) =>
            !table.documents
              .find((entry) => entry.document === document)
              ?.sentences.some(
                (row) =>
                  (row.place === place || row.place.startsWith(`${place} `)) && row.clauses?.includes(id),
              ),
        )
        .map(({ place }) => `${id} ${place}`),
    );
    expect(astray).toEqual([]);
  });
});
