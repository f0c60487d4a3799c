import { fileURLToPath } from "node:url";

/** The suite that this package ships: conformance/ beside src/ or dist/. */
export const DEFAULT_SUITE_ROOT: string = fileURLToPath(new URL("../../conformance", import.meta.url));
