// Builds before `npm start` when dist is missing or older than what it is made from. An installed package, which
// carries no src, is served as it is.
import { execSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const built = "dist/cli/main.js";
const generated = join("src", "gen");

/**
 * When the newest file below `path` was written; what generate itself writes does not count.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  if (path === generated || !existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

if (existsSync("src")) {
  const sources = [
    "src",
    "proto",
    "package-lock.json",
    "tsconfig.json",
    "tsconfig.build.json",
    "buf.gen.yaml",
  ];
  if (!existsSync(built) || statSync(built).mtimeMs < Math.max(...sources.map(newest))) {
    execSync("npm run -s build", { stdio: "inherit" });
  }
}
