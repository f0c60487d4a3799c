import { type Command, Option } from "commander";
import { type Clause, type Rulebook, readRulebook, type Text } from "../rulebook/rulebook.js";
import { EXIT_HELP } from "./exit-code.js";

/** Games whose rulebook ships with this package. */
const GAMES = ["sandaha"];

interface RulebookFlags {
  readonly language: keyof Text;
  readonly clause?: string;
  readonly json?: boolean;
}

/** Adds `caipan rulebook [game]`. */
export function addRulebook(program: Command): void {
  program
    .command("rulebook")
    .description("print the rulebook of a game, or name the games")
    .argument("[game]", "game id")
    .addOption(new Option("--language <tag>", "language of the texts").choices(["en", "zh"]).default("en"))
    .option("--clause <id>", "only this clause, or clauses that begin with it")
    .option("--json", "as data, in both languages")
    .addHelpText("after", EXIT_HELP)
    .action(print);
}

function print(game: string | undefined, flags: RulebookFlags): void {
  if (game === undefined) {
    process.stdout.write(
      `${GAMES.map((id) => `${id}\t${readRulebook(id).title[flags.language]}`).join("\n")}\n`,
    );
    return;
  }
  if (!GAMES.includes(game)) throw new Error(`there is no game ${game}; games: ${GAMES.join(", ")}`);
  const book = readRulebook(game);
  const clauses = book.clauses.filter(({ id }) => flags.clause === undefined || concerns(id, flags.clause));
  if (clauses.length === 0) throw new Error(`there is no clause ${flags.clause}`);
  process.stdout.write(
    flags.json
      ? `${JSON.stringify({ ...book, clauses }, undefined, 2)}\n`
      : readable(book, clauses, flags.language),
  );
}

function concerns(id: string, wanted: string): boolean {
  return id === wanted || id.startsWith(`${wanted}.`);
}

function readable(book: Rulebook, clauses: readonly Clause[], language: keyof Text): string {
  const head = `${book.title[language]} — ${book.version}\n`;
  return [head, ...clauses.map((clause) => readableClause(clause, language))].join("\n");
}

function readableClause({ id, title, text, standings }: Clause, language: keyof Text): string {
  const lines = standings.map(({ profile, standing, sources }) => {
    const places = sources.map(({ document, place }) => `${document} ${place}`).join("; ");
    return `  ${profile}: ${standing}${places === "" ? "" : ` (${places})`}`;
  });
  return `${id}: ${title[language]}\n  ${text[language]}\n${lines.join("\n")}\n`;
}
