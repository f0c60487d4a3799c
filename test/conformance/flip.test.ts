import { create, type JsonObject } from "@bufbuild/protobuf";
import { describe, expect, it } from "vitest";
import { compareAnswer, type DecodedAnswer } from "../../src/conformance/compare.js";
import { type Expectation, readExpectation } from "../../src/conformance/expectation.js";
import { flips } from "../../src/conformance/flip.js";
import { findMethod } from "../../src/conformance/registry.js";
import { shippedAreas } from "./shipped-suite.js";
import { unnoticed } from "./unnoticed.js";

const SERVICE = "caipan.sandaha.v1.RefereeService";

/** An answer that is what was expected, and nothing more. */
function answerAsExpected(expectation: Expectation): DecodedAnswer {
  if (expectation.kind === "answer") return { kind: "message", message: expectation.message };
  const { code, reason, fields } = expectation.error;
  return { kind: "error", error: { code, reason, domain: "caipan", fields: fields ?? [], message: "" } };
}

describe("flips", () => {
  const { output } = findMethod(`${SERVICE}/ValidatePlay`)!;

  it.each<{ name: string; expected: JsonObject; what: string[] }>([
    {
      name: "a bool",
      expected: { trick: { complete: false } },
      what: ["trick absent", "trick.complete negated"],
    },
    { name: "a number", expected: { trick: { points: 5 } }, what: ["trick absent", "trick.points + 1"] },
    { name: "an enum", expected: { kind: "PLAY_KIND_LEAD" }, what: ["kind another"] },
    { name: "an absent message", expected: { trick: null }, what: ["trick present"] },
    { name: "an empty list", expected: { formations: [] }, what: ["formations + []"] },
    {
      name: "cards",
      expected: { formations: [{ cards: ["CARD_SA", "CARD_SA"] }] },
      what: [
        "formations[0].cards[0] another",
        "formations[0].cards[1] another",
        "formations[0].cards - [0]",
        "formations[0].cards - [1]",
        "formations[0].cards + []",
        "formations - [0]",
        "formations + []",
      ],
    },
    {
      name: "a violation",
      expected: { verdict: { violations: [{ rule: "x", figures: [{ name: "a", value: 0 }] }] } },
      what: [
        "verdict absent",
        "verdict.violations[0].rule changed",
        "verdict.violations[0].figures[0].name changed",
        "verdict.violations[0].figures[0].value + 1",
        "verdict.violations[0].figures - [0]",
        "verdict.violations[0].figures + []",
        "verdict.violations - [0]",
        "verdict.violations + []",
      ],
    },
    {
      name: "an error",
      expected: { error: { code: "INVALID_ARGUMENT", reason: "R", fields: ["play"] } },
      what: [
        "error.code changed",
        "error.reason changed",
        "error.fields[0] changed",
        "error.fields - [0]",
        "error.fields + []",
      ],
    },
  ])("of $name", ({ expected, what }) => {
    expect(flips(output, expected).map((flip) => flip.what)).toEqual(what);
    const expectation = readExpectation(output, expected);
    if (expectation.kind === "refused") throw new Error(expectation.reason);
    expect(unnoticed(output, expected, answerAsExpected(expectation))).toEqual([]);
  });

  it("are not noticed by a comparison that has nothing to compare with", () => {
    // Guards the helper: what it finds in the tests above and below is not nothing by accident.
    const answer: DecodedAnswer = { kind: "message", message: create(output) };
    expect(unnoticed(output, { trick: { points: 0 } }, answer, () => [])).toHaveLength(2);
  });
});

describe("of every scenario, each flip fails an answer that is as expected", () => {
  it.each([...shippedAreas()])("%s", (_, scenarios) => {
    for (const { scenario, method, expectation } of scenarios) {
      const answer = answerAsExpected(expectation);
      expect(compareAnswer(method.output, expectation, answer, "full"), scenario.id).toEqual([]);
      expect(unnoticed(method.output, scenario.expect, answer), scenario.id).toEqual([]);
    }
  });
});
