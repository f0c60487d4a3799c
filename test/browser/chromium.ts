import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const named = process.env["CHROMIUM"];

/** The browser on this machine, where Debian and others put it or where CHROMIUM says; undefined if there is none. */
export const CHROMIUM = (named === undefined ? PLACES : [named]).find((place) => existsSync(place));
