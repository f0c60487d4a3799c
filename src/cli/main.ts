#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import { ENGINE_VERSION } from "../rpc/version.js";
import { addCheck } from "./check.js";
import { addConformance } from "./conformance.js";
import { addDeal } from "./deal.js";
import { EXIT, EXIT_HELP } from "./exit-code.js";
import { addRecord } from "./record.js";
import { addReplay } from "./replay.js";
import { addRulebook } from "./rulebook.js";
import { addServe } from "./serve.js";

const program = new Command("caipan")
  .description("裁判: a referee for the card and tile games of Hunan, called over gRPC.")
  .version(ENGINE_VERSION)
  .addHelpText("after", EXIT_HELP)
  .exitOverride();
for (const add of [addServe, addCheck, addConformance, addDeal, addRecord, addReplay, addRulebook])
  add(program);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.OK : EXIT.USAGE;
  else {
    process.stderr.write(`caipan: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = EXIT.USAGE;
  }
}
