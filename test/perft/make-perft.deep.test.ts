import { expect, it } from "vitest";
import { makePerft } from "./perft.js";
import { readPerft } from "./perft-file.js";

it("the oracle makes the file that ships", { timeout: 600_000 }, () => {
  // Through JSON, as the file was.
  expect(JSON.parse(JSON.stringify(makePerft()))).toEqual(readPerft());
});
