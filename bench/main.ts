import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildBench } from "./build.js";

// Measured is what tsc makes of the sources, so this builds it and hands over. Options: --json prints JSON in place of
// the table, --rounds N (default 7), --in-process leaves out the served half, --out FILE (default reports/bench.json).
const root = fileURLToPath(new URL("..", import.meta.url));
const program = join(buildBench(root), "bench/run.js");
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
