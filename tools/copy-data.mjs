// Copies to dist what tsc leaves behind in src: descriptor images and any other file that is not TypeScript.
import { chmodSync, cpSync, statSync } from "node:fs";

cpSync("src", "dist", {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || !path.endsWith(".ts"),
});
// npm makes a command executable when it installs it, not when it is built anew.
chmodSync("dist/cli/main.js", 0o755);
