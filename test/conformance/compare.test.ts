import { fromJson, type JsonObject, toBinary } from "@bufbuild/protobuf";
import { describe, expect, it } from "vitest";
import { compareAnswer, decodeAnswer } from "../../src/conformance/compare.js";
import type { Difference } from "../../src/conformance/difference.js";
import { readExpectation } from "../../src/conformance/expectation.js";
import type { Level } from "../../src/conformance/level.js";
import { findMethod } from "../../src/conformance/registry.js";

const SERVICE = "caipan.sandaha.v1.RefereeService";

/** The differences between an expectation and an answer, both in JSON. */
function compare(
  method: string,
  expected: JsonObject,
  answer: JsonObject,
  level: Level = "full",
): Difference[] {
  const { output } = findMethod(`${SERVICE}/${method}`)!;
  const expectation = readExpectation(output, expected);
  if (expectation.kind === "refused") throw new Error(expectation.reason);
  const bytes = toBinary(output, fromJson(output, answer));
  return compareAnswer(output, expectation, decodeAnswer(output, { kind: "answer", bytes }), level);
}

const PAIRS = {
  rule: "sandaha.follow.pairs",
  cards: ["CARD_HK", "CARD_HK", "CARD_H9", "CARD_H9"],
  figures: [
    { name: "pairs.owed", value: 2 },
    { name: "pairs.played", value: 1 },
  ],
};
const TRACTORS = { rule: "sandaha.follow.tractors", cards: [], figures: [{ name: "tractor", value: 1 }] };

function illegal(...violations: JsonObject[]): JsonObject {
  return { verdict: { decision: "DECISION_ILLEGAL", violations } };
}

describe("compareAnswer", () => {
  const ANSWER: JsonObject = {
    verdict: { decision: "DECISION_LEGAL", locale: "en", ruleset: { game: "sandaha", profile: "STANDARD" } },
    kind: "PLAY_KIND_FOLLOW",
    formations: [
      { shape: "SHAPE_PAIR", cards: ["CARD_SA", "CARD_SA"] },
      { shape: "SHAPE_SINGLE", cards: ["CARD_S5"] },
    ],
    trick: { holder: "SEAT_EAST", points: 5 },
  };

  it.each<{ name: string; expected: JsonObject; paths: string[] }>([
    { name: "nothing named, nothing compared", expected: {}, paths: [] },
    { name: "an enum", expected: { kind: "PLAY_KIND_FOLLOW" }, paths: [] },
    { name: "an enum by its number", expected: { kind: 3 }, paths: [] },
    { name: "another enum value", expected: { kind: "PLAY_KIND_RUFF" }, paths: ["kind"] },
    { name: "an enum at its default", expected: { kind: "PLAY_KIND_UNSPECIFIED" }, paths: ["kind"] },
    { name: "a number", expected: { trick: { points: 5 } }, paths: [] },
    { name: "a number at its default", expected: { trick: { points: 0 } }, paths: ["trick.points"] },
    { name: "a bool at its default", expected: { trick: { complete: false } }, paths: [] },
    { name: "another bool", expected: { trick: { complete: true } }, paths: ["trick.complete"] },
    { name: "a message that must be there", expected: { trick: {} }, paths: [] },
    { name: "a message that must not be there", expected: { trick: null }, paths: ["trick"] },
    { name: "a list that must be empty", expected: { formations: [] }, paths: ["formations"] },
    { name: "a list given as null", expected: { formations: null }, paths: ["formations"] },
    { name: "a list one short", expected: { formations: [{ shape: "SHAPE_PAIR" }] }, paths: ["formations"] },
    {
      name: "a list, element by element",
      expected: { formations: [{ shape: "SHAPE_PAIR" }, {}] },
      paths: [],
    },
    {
      name: "a list in its order",
      expected: { formations: [{ shape: "SHAPE_SINGLE" }, { shape: "SHAPE_PAIR" }] },
      paths: ["formations[0].shape", "formations[1].shape"],
    },
    {
      name: "cards are a multiset: a copy short",
      expected: { formations: [{ cards: ["CARD_SA"] }, {}] },
      paths: ["formations[0].cards"],
    },
    {
      name: "another card",
      expected: { formations: [{ cards: ["CARD_SA", "CARD_HA"] }, {}] },
      paths: ["formations[0].cards"],
    },
    {
      name: "keys as in the .proto file",
      expected: { verdict: { ruleset: { rulebook_version: "" } } },
      paths: ["refused"],
    },
    {
      name: "a verdict's own fields",
      expected: { verdict: { ruleset: { game: "doudizhu" } } },
      paths: ["verdict.ruleset.game"],
    },
  ])("$name", ({ expected, paths }) => {
    if (paths[0] === "refused")
      expect(() => compare("ValidatePlay", expected, ANSWER)).toThrow("never compared");
    else expect(compare("ValidatePlay", expected, ANSWER).map(({ path }) => path)).toEqual(paths);
  });

  it("takes cards in any order", () => {
    const expected = { led: ["CARD_SK", "CARD_SA", "CARD_SK"] };
    expect(compare("CheckThrow", expected, { led: ["CARD_SK", "CARD_SK", "CARD_SA"] })).toEqual([]);
    expect(compare("CheckThrow", expected, { led: ["CARD_SA", "CARD_SA", "CARD_SK"] })).toHaveLength(1);
  });

  it("tells a message that is missing from one that is empty", () => {
    expect(compare("CheckThrow", { hidden: {} }, { hidden: {} })).toEqual([]);
    expect(compare("CheckThrow", { hidden: {} }, {})).toHaveLength(1);
    expect(compare("CheckThrow", { hidden: null }, {})).toEqual([]);
    expect(compare("CheckThrow", { hidden: { beaters: [] } }, {})).toHaveLength(1);
    expect(compare("CheckThrow", { hidden: null }, { hidden: {} })).toHaveLength(1);
  });

  it("takes figures in any order, and score steps in theirs", () => {
    const figures = [
      { name: "a", value: 1 },
      { name: "b", value: -2 },
    ];
    const score = (...rules: string[]): JsonObject => ({
      score: { steps: rules.map((rule) => ({ rule, figures })) },
    });
    const turned: JsonObject = {
      score: { steps: ["x", "y"].map((rule) => ({ rule, figures: figures.toReversed() })) },
    };
    expect(compare("ScoreHand", score("x", "y"), turned)).toEqual([]);
    expect(compare("ScoreHand", score("y", "x"), turned)).toHaveLength(2);
  });

  it.each<{ name: string; expected: JsonObject[]; actual: JsonObject[]; paths: string[] }>([
    { name: "the same", expected: [PAIRS, TRACTORS], actual: [PAIRS, TRACTORS], paths: [] },
    { name: "in another order", expected: [PAIRS, TRACTORS], actual: [TRACTORS, PAIRS], paths: [] },
    { name: "one missing", expected: [PAIRS, TRACTORS], actual: [PAIRS], paths: ["verdict.violations"] },
    { name: "one too many", expected: [PAIRS], actual: [PAIRS, TRACTORS], paths: ["verdict.violations"] },
    { name: "one twice", expected: [PAIRS], actual: [PAIRS, PAIRS], paths: ["verdict.violations"] },
    {
      name: "presentation and standing are not compared unless named",
      expected: [PAIRS],
      actual: [{ ...PAIRS, message: "…", standing: "STANDING_RULING" }],
      paths: [],
    },
    {
      name: "standing is compared when named",
      expected: [{ ...PAIRS, standing: "STANDING_DOCUMENTED" }],
      actual: [{ ...PAIRS, standing: "STANDING_RULING" }],
      paths: ["verdict.violations[sandaha.follow.pairs].standing"],
    },
    {
      name: "cards and figures left out are none",
      expected: [{ rule: PAIRS.rule }],
      actual: [PAIRS],
      paths: [
        "verdict.violations[sandaha.follow.pairs].cards",
        "verdict.violations[sandaha.follow.pairs].figures",
      ],
    },
    {
      name: "another figure",
      expected: [PAIRS],
      actual: [{ ...PAIRS, figures: [{ name: "pairs.owed", value: 1 }] }],
      paths: ["verdict.violations[sandaha.follow.pairs].figures"],
    },
  ])("violations are a set: $name", ({ expected, actual, paths }) => {
    const found = compare("ValidatePlay", illegal(...expected), illegal(...actual));
    expect(found.map(({ path }) => path)).toEqual(paths);
  });

  it.each<{ level: Level; answer: JsonObject; same: boolean }>([
    { level: "verdict", answer: illegal(), same: true },
    { level: "verdict", answer: { verdict: { decision: "DECISION_LEGAL" } }, same: false },
    { level: "reasons", answer: illegal({ rule: PAIRS.rule }), same: true },
    { level: "reasons", answer: illegal({ rule: TRACTORS.rule }), same: false },
    { level: "reasons", answer: illegal(), same: false },
    { level: "full", answer: illegal({ rule: PAIRS.rule }), same: false },
  ])("at level $level: $answer", ({ level, answer, same }) => {
    const expected = { ...illegal(PAIRS), kind: "PLAY_KIND_DISCARD" };
    const given = level === "full" ? { ...answer, kind: "PLAY_KIND_DISCARD" } : answer;
    expect(compare("ValidatePlay", expected, given, level).length === 0).toBe(same);
  });

  it.each<Level>(["verdict", "reasons", "full"])(
    "compares what has no verdict whole at level %s",
    (level) => {
      expect(compare("ListLegalPlays", { count: 3 }, { count: 3 }, level)).toEqual([]);
      expect(compare("ListLegalPlays", { count: 3 }, { count: 2 }, level)).toHaveLength(1);
    },
  );

  it("says so when bytes do not decode", () => {
    const { output } = findMethod(`${SERVICE}/ValidatePlay`)!;
    const expectation = readExpectation(output, { kind: "PLAY_KIND_LEAD" });
    if (expectation.kind === "refused") throw new Error(expectation.reason);
    const answer = decodeAnswer(output, { kind: "answer", bytes: Uint8Array.of(0xff) });
    expect(compareAnswer(output, expectation, answer, "full")).toHaveLength(1);
  });
});

describe("compareAnswer of errors", () => {
  const { output } = findMethod(`${SERVICE}/ValidatePlay`)!;
  const EXPECTED = {
    code: "INVALID_ARGUMENT",
    reason: "INVALID_REQUEST",
    fields: ["situation.seat", "play"],
  };
  const ACTUAL = {
    code: "INVALID_ARGUMENT",
    reason: "INVALID_REQUEST",
    domain: "caipan",
    fields: ["play", "situation.seat", "play"],
    message: "for people",
  };

  it.each<{ name: string; change: Partial<typeof ACTUAL>; level: Level; paths: string[] }>([
    { name: "the same", change: {}, level: "full", paths: [] },
    { name: "another code", change: { code: "INTERNAL" }, level: "verdict", paths: ["error.code"] },
    { name: "another reason", change: { reason: "X" }, level: "verdict", paths: [] },
    { name: "another reason", change: { reason: "X" }, level: "reasons", paths: ["error.reason"] },
    { name: "another domain", change: { domain: "x" }, level: "reasons", paths: [] },
    { name: "another domain", change: { domain: "x" }, level: "full", paths: ["error.domain"] },
    { name: "a field too few", change: { fields: ["play"] }, level: "reasons", paths: [] },
    { name: "a field too few", change: { fields: ["play"] }, level: "full", paths: ["error.fields"] },
  ])("$name, at level $level", ({ change, level, paths }) => {
    const expectation = readExpectation(output, { error: EXPECTED });
    if (expectation.kind === "refused") throw new Error(expectation.reason);
    const error = { ...ACTUAL, ...change };
    const found = compareAnswer(output, expectation, { kind: "error", error }, level);
    expect(found.map(({ path }) => path)).toEqual(paths);
  });

  it("an answer where an error is due, and an error where an answer is due", () => {
    const due = readExpectation(output, { error: EXPECTED });
    const answer = readExpectation(output, { kind: "PLAY_KIND_LEAD" });
    if (due.kind === "refused" || answer.kind === "refused") throw new Error("refused");
    const given = decodeAnswer(output, { kind: "answer", bytes: new Uint8Array() });
    expect(compareAnswer(output, due, given, "verdict")).toHaveLength(1);
    expect(compareAnswer(output, answer, { kind: "error", error: ACTUAL }, "verdict")).toHaveLength(1);
  });
});

describe("readExpectation", () => {
  const { output } = findMethod(`${SERVICE}/ValidatePlay`)!;

  it.each<{ name: string; expected: JsonObject }>([
    { name: "an unknown key", expected: { knid: "PLAY_KIND_LEAD" } },
    { name: "an unknown key further in", expected: { trick: { holdr: "SEAT_EAST" } } },
    { name: "an unknown enum name", expected: { kind: "PLAY_KIND_LEED" } },
    { name: "a number for a bool", expected: { trick: { complete: 1 } } },
    { name: "a locale", expected: { verdict: { locale: "en" } } },
    { name: "a message", expected: illegal({ rule: "x", message: "y" }) },
    { name: "an example", expected: { example: [] } },
    { name: "rules looked at", expected: { verdict: { rules: [] } } },
    { name: "a digest", expected: { verdict: { ruleset: { digest: "" } } } },
  ])("refuses $name", ({ expected }) => {
    expect(readExpectation(output, expected).kind).toBe("refused");
  });
});
