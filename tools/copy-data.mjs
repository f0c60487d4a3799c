// Copies to dist what tsc leaves behind in src: descriptor images and any other file that is not TypeScript.
import { cpSync, statSync } from "node:fs";

cpSync("src", "dist", {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || !path.endsWith(".ts"),
});
