import type { DescMessage, JsonObject } from "@bufbuild/protobuf";
import { compareAnswer, type DecodedAnswer } from "../../src/conformance/compare.js";
import { readExpectation } from "../../src/conformance/expectation.js";
import { flips } from "../../src/conformance/flip.js";

/** The flips of an expectation after which the answer still conforms: there should be none. */
export function unnoticed(
  desc: DescMessage,
  expected: JsonObject,
  answer: DecodedAnswer,
  compare: typeof compareAnswer = compareAnswer,
): string[] {
  return flips(desc, expected)
    .filter((flip) => {
      const expectation = readExpectation(desc, flip.expect);
      if (expectation.kind === "refused") throw new Error(`${flip.what}: ${expectation.reason}`);
      return compare(desc, expectation, answer, "full").length === 0;
    })
    .map(({ what }) => what);
}
