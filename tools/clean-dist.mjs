// Removes dist, so that no compiled file outlives its source.
import { rmSync } from "node:fs";

rmSync("dist", { recursive: true, force: true });
