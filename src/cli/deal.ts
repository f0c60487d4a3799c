import { type Command, InvalidArgumentError, Option } from "commander";
import { dealFaults } from "../deal/sandaha/deal-faults.js";
import { type DealOptions, dealHands } from "../deal/sandaha/deal-hands.js";
import { PROFILE_NAMES, type ProfileName } from "../games/sandaha/ruleset.js";
import { recordToJson } from "../record/sandaha/record-json.js";
import { EXIT_HELP } from "./exit-code.js";
import { printLines } from "./print-lines.js";

const HIGHEST_SEED = 2 ** 32 - 1;
const MOST_HANDS = 10_000_000;

interface DealFlags {
  readonly seed: number;
  readonly hands: number;
  readonly profile?: ProfileName;
  readonly faults: boolean;
}

/** Adds `caipan deal`. */
export function addDeal(program: Command): void {
  program
    .command("deal")
    .description(
      "deal hands of 三打哈, play them by simple legal players, and print their records as JSON lines",
    )
    .requiredOption("--seed <number>", "equal seeds give equal hands", numberUpTo(HIGHEST_SEED))
    .option("--hands <number>", "how many", numberUpTo(MOST_HANDS), 1)
    .addOption(
      new Option("--profile <name>", "rules to play by (default: the three in turn)").choices([
        ...PROFILE_NAMES,
      ]),
    )
    .option("--faults", "plant one fault in each hand", false)
    .addHelpText(
      "after",
      `${EXIT_HELP}
With --faults each record's id ends with what is wrong and where: the rule and the step ("sandaha.follow.suit plays[17]"),
"recorded" and the result that differs, or "inconsistent" and the field. The records go to the end of the hand where
that is possible, and stop at the fault otherwise.`,
    )
    .action(deal);
}

function deal({ seed, hands, profile, faults }: DealFlags): Promise<void> {
  const options = { seed, hands, profiles: profile === undefined ? PROFILE_NAMES : [profile] };
  return printLines(faults ? faultyLines(options) : cleanLines(options));
}

function* cleanLines(options: DealOptions): Generator<string> {
  for (const record of dealHands(options)) yield recordToJson(record);
}

function* faultyLines(options: DealOptions): Generator<string> {
  for (const { record } of dealFaults(options)) yield recordToJson(record);
}

function numberUpTo(most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value > most)
      throw new InvalidArgumentError(`a whole number, at most ${most}`);
    return value;
  };
}
