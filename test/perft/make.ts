/** Writes conformance/perft/sandaha.json. Nothing of src takes part: the oracle counts, the engine is held to it. */
import { writeFileSync } from "node:fs";
import { makePerft } from "./perft.js";

const file = new URL("../../conformance/perft/sandaha.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(makePerft(), undefined, 2)}\n`);
