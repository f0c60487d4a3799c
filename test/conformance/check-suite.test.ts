import { afterEach, describe, expect, it } from "vitest";
import type { FindingKind } from "../../src/conformance/check/finding.js";
import { textDigest } from "../../src/conformance/check/rulebook.js";
import { checkSuite, formatCheck } from "../../src/conformance/index.js";
import type { Scenario } from "../../src/conformance/scenario.js";
import { LEADING, LEGAL_LEAD, LIST_LEGAL_PLAYS, scenario, TemporarySuite } from "./temporary-suite.js";

const made: TemporarySuite[] = [];
afterEach(() => {
  for (const suite of made.splice(0)) suite.remove();
});

const TEXT = { en: "A rule.", zh: "规则。" };
const CLAUSE = { id: "sandaha.lead.formation", text: TEXT, textDigest: textDigest(TEXT) };
const ILLEGAL = { verdict: { decision: "DECISION_ILLEGAL", violations: [{ rule: CLAUSE.id }] } };
const ACCEPTS = scenario("accepts");
const REFUSES = scenario("refuses", {
  shows: "refuses",
  request: { situation: LEADING, play: ["CARD_SA", "CARD_SK"] },
  expect: ILLEGAL,
});

async function findings(
  scenarios: readonly Scenario[],
  clauses: readonly object[] = [CLAUSE],
  prepare: (suite: TemporarySuite) => unknown = () => {},
): Promise<[FindingKind, string][]> {
  const suite = new TemporarySuite().scenarios(...scenarios).write("rulebook/sandaha.json", { clauses });
  made.push(suite);
  prepare(suite);
  const report = await checkSuite({ root: suite.root });
  return report.findings.map(({ kind, subject }) => [kind, subject]);
}

describe("checkSuite", () => {
  it("finds nothing in a suite that is in order", async () => {
    expect(await findings([ACCEPTS, REFUSES])).toEqual([]);
  });

  const other = (given: Parameters<typeof scenario>[1]): Scenario =>
    scenario("other", { request: { situation: LEADING, play: ["CARD_SK"] }, ...given });

  it.each<{ name: string; extra: Scenario; found: [FindingKind, string][] }>([
    {
      name: "an id in the wrong place",
      extra: other({ id: "sandaha/follow/x" }),
      found: [["id-prefix", "sandaha/follow/x"]],
    },
    {
      name: "an id used twice",
      extra: other({ id: ACCEPTS.id }),
      found: [["duplicate-id", ACCEPTS.id]],
    },
    {
      name: "an unknown call",
      extra: other({ call: `${LIST_LEGAL_PLAYS}X` }),
      found: [["call", "sandaha/lead/other"]],
    },
    {
      name: "an unknown key of a request",
      extra: other({ request: { plya: [] } }),
      found: [["request", "sandaha/lead/other"]],
    },
    {
      name: "an unknown key of an expectation",
      extra: other({ expect: { ...LEGAL_LEAD, knid: 1 } }),
      found: [["expect", "sandaha/lead/other"]],
    },
    {
      name: "no violations named",
      extra: other({ expect: { verdict: { decision: "DECISION_LEGAL" } } }),
      found: [["verdict", "sandaha/lead/other"]],
    },
    {
      name: "no verdict named",
      extra: other({ expect: { kind: "PLAY_KIND_LEAD" } }),
      found: [["verdict", "sandaha/lead/other"]],
    },
    {
      name: "legal with a violation",
      extra: other({ expect: { verdict: { ...ILLEGAL.verdict, decision: "DECISION_LEGAL" } } }),
      found: [["verdict", "sandaha/lead/other"]],
    },
    {
      name: "illegal without one",
      extra: other({ expect: { verdict: { decision: "DECISION_ILLEGAL", violations: [] } } }),
      found: [["verdict", "sandaha/lead/other"]],
    },
    {
      name: "a call that judges nothing needs no verdict",
      extra: other({
        call: LIST_LEGAL_PLAYS,
        request: { situation: LEADING },
        expect: { count: 3 },
      }),
      found: [],
    },
    {
      name: "an unknown clause",
      extra: other({ clauses: ["sandaha.lead.nothing"] }),
      found: [["unknown-clause", "sandaha/lead/other"]],
    },
    {
      name: "an unknown rule in an expectation",
      extra: other({
        expect: { verdict: { decision: "DECISION_ILLEGAL", violations: [{ rule: "sandaha.lead.nothing" }] } },
      }),
      found: [["unknown-clause", "sandaha/lead/other"]],
    },
    {
      name: "a threshold with one side",
      extra: other({ threshold: { name: "result.down_small_from", side: "on" } }),
      found: [
        ["threshold", "result.down_small_from"],
        ["threshold", "result.down_small_from"],
      ],
    },
  ])("$name", async ({ extra, found }) => {
    expect(await findings([ACCEPTS, REFUSES, extra])).toEqual(found);
  });

  it("a file that departs from the schema", async () => {
    const { threshold: _, ...rest } = ACCEPTS;
    const spoilt = { ...rest, shows: "neither" } as unknown as Scenario;
    expect(await findings([spoilt, REFUSES], [{ ...CLAUSE, notYetServed: "x" }])).toMatchObject([
      ["schema", "scenarios"],
    ]);
  });

  it("an error that does not say which fields", async () => {
    const error = { code: "INVALID_ARGUMENT", reason: "INVALID_REQUEST" };
    const found = await findings([scenario("x", { expect: { error } })], [{ ...CLAUSE, notYetServed: "x" }]);
    expect(found).toContainEqual(["schema", "scenarios"]);
  });

  it("a retired id", async () => {
    const retire = (suite: TemporarySuite): unknown =>
      suite.write("retired.json", { retired: [{ id: ACCEPTS.id, since: "1.1.0", why: "wrong" }] });
    expect(await findings([ACCEPTS, REFUSES], [CLAUSE], retire)).toEqual([["retired-id", ACCEPTS.id]]);
  });

  it.each<{ name: string; clause: object; found: [FindingKind, string][] }>([
    {
      name: "a clause that nothing pins",
      clause: {},
      found: [
        ["unpinned-clause", "sandaha.lead.other"],
        ["unpinned-clause", "sandaha.lead.other"],
      ],
    },
    { name: "a clause not yet served", clause: { notYetServed: "later" }, found: [] },
    {
      name: "a clause that cannot refuse",
      clause: { noRefusing: "why" },
      found: [["unpinned-clause", "sandaha.lead.other"]],
    },
    {
      name: "a clause that cannot refuse, with no reason",
      clause: { noAccepting: "why", noRefusing: "" },
      found: [["unpinned-clause", "sandaha.lead.other"]],
    },
    {
      name: "a rule that is expected nowhere",
      clause: { noAccepting: "why", noRefusing: "why", message: TEXT },
      found: [["unexpected-rule", "sandaha.lead.other"]],
    },
    {
      name: "a rule that no answer names",
      clause: { noAccepting: "why", noRefusing: "why", noViolation: "why", message: TEXT },
      found: [],
    },
    { name: "a rule not yet served", clause: { notYetServed: "later", message: TEXT }, found: [] },
    {
      name: "a text that has changed",
      clause: { notYetServed: "later", text: { ...TEXT, en: "Another rule." } },
      found: [["changed-text", "sandaha.lead.other"]],
    },
  ])("$name", async ({ clause, found }) => {
    const clauses = [CLAUSE, { ...CLAUSE, id: "sandaha.lead.other", ...clause }];
    expect(await findings([ACCEPTS, REFUSES], clauses)).toEqual(found);
  });

  it("no rulebook", async () => {
    const suite = new TemporarySuite().scenarios(ACCEPTS);
    made.push(suite);
    const { findings: found } = await checkSuite({ root: suite.root });
    expect(found.map(({ kind }) => kind)).toEqual(["rulebook", "unknown-clause"]);
  });
});

describe("checkSuite: scenarios that say the same", () => {
  const HAND = ["CARD_SA", "CARD_SA", "CARD_HK", "CARD_C7", "CARD_BIG_JOKER"];
  const PAIR = ["CARD_SA", "CARD_SA"];
  const lead = (
    words: string,
    trump: string,
    hand: string[],
    play: string[],
    expected: Scenario["expect"] = LEGAL_LEAD,
    ruleset: Scenario["request"] = { profile: "PROFILE_STANDARD" },
  ): Scenario =>
    scenario(words, {
      request: { situation: { ruleset, trump, seat: "SEAT_EAST", hand }, play },
      expect: expected,
    });
  const BASE = lead("base", "TRUMP_SPADES", HAND, PAIR);
  const formation = (cards: string[]): Scenario["expect"] => ({
    ...LEGAL_LEAD,
    formations: [{ shape: "SHAPE_PAIR", cards }],
  });

  it.each<{ name: string; other: Scenario; found: FindingKind | undefined }>([
    { name: "the same", other: lead("x", "TRUMP_SPADES", HAND, PAIR), found: "duplicate" },
    {
      name: "cards in another order",
      other: lead("x", "TRUMP_SPADES", HAND.toReversed(), PAIR),
      found: "duplicate",
    },
    {
      name: "suits renamed, trump too",
      other: lead(
        "x",
        "TRUMP_CLUBS",
        ["CARD_CA", "CARD_CA", "CARD_SK", "CARD_D7", "CARD_BIG_JOKER"],
        ["CARD_CA", "CARD_CA"],
      ),
      found: "duplicate",
    },
    {
      name: "suits renamed, more expected",
      other: lead(
        "x",
        "TRUMP_HEARTS",
        ["CARD_HA", "CARD_HA", "CARD_DK", "CARD_S7", "CARD_BIG_JOKER"],
        ["CARD_HA", "CARD_HA"],
        formation(["CARD_HA", "CARD_HA"]),
      ),
      found: "duplicate",
    },
    {
      name: "two suits become one",
      other: lead("x", "TRUMP_SPADES", ["CARD_SA", "CARD_SA", "CARD_CK", "CARD_C7", "CARD_BIG_JOKER"], PAIR),
      found: undefined,
    },
    { name: "another trump", other: lead("x", "TRUMP_HEARTS", HAND, PAIR), found: undefined },
    { name: "another rank", other: lead("x", "TRUMP_SPADES", HAND, ["CARD_HK"]), found: undefined },
    {
      name: "the same, with another answer",
      other: lead("x", "TRUMP_SPADES", HAND, PAIR, { ...LEGAL_LEAD, kind: "PLAY_KIND_THROW" }),
      found: "contradiction",
    },
    {
      name: "the same, with an error",
      other: lead("x", "TRUMP_SPADES", HAND, PAIR, {
        error: { code: "INVALID_ARGUMENT", reason: "INVALID_REQUEST", fields: ["play"] },
      }),
      found: "contradiction",
    },
    {
      name: "another profile with the same answer",
      other: lead("x", "TRUMP_SPADES", HAND, PAIR, LEGAL_LEAD, { profile: "PROFILE_ZIJINDAO" }),
      found: "idle-variant",
    },
    {
      name: "an override with the same answer, suits renamed",
      other: lead(
        "x",
        "TRUMP_DIAMONDS",
        ["CARD_DA", "CARD_DA", "CARD_SK", "CARD_H7", "CARD_BIG_JOKER"],
        ["CARD_DA", "CARD_DA"],
        LEGAL_LEAD,
        { profile: "PROFILE_STANDARD", overrides: { throws: "THROWS_NONE" } },
      ),
      found: "idle-variant",
    },
    {
      name: "an override with another answer",
      other: lead("x", "TRUMP_SPADES", HAND, PAIR, ILLEGAL, {
        profile: "PROFILE_STANDARD",
        overrides: { throws: "THROWS_NONE" },
      }),
      found: undefined,
    },
  ])("$name", async ({ other, found }) => {
    const suite = new TemporarySuite()
      .scenarios(BASE, other)
      .write("rulebook/sandaha.json", { clauses: [{ ...CLAUSE, noAccepting: "x", noRefusing: "x" }] });
    made.push(suite);
    const report = await checkSuite({ root: suite.root });
    expect(report.findings.map(({ kind, subject }) => [kind, subject])).toEqual(
      found === undefined ? [] : [[found, other.id]],
    );
    expect(report.counts.total).toEqual({ scenarios: 2, distinct: found === undefined ? 2 : 1 });
  });

  it("keeps apart what the order of the suits decides", async () => {
    // Of two pairs of one level one is named: to rename the suits is to ask another question.
    const tie = (words: string, hand: string[], named: string): Scenario =>
      lead(words, "TRUMP_NONE", hand, hand, formation([named, named]));
    const spades = tie("spades", ["CARD_S7", "CARD_S7", "CARD_H7", "CARD_H7"], "CARD_S7");
    const hearts = tie("hearts", ["CARD_C7", "CARD_C7", "CARD_H7", "CARD_H7"], "CARD_H7");
    const again = tie("again", ["CARD_H7", "CARD_C7", "CARD_H7", "CARD_C7"], "CARD_H7");
    expect(await findings([spades, hearts, ACCEPTS, REFUSES])).toEqual([]);
    expect(await findings([spades, hearts, again, ACCEPTS, REFUSES])).toEqual([["duplicate", again.id]]);
  });

  it("keeps three rulesets of which two answer alike", async () => {
    const rulesets = ["TRACTOR_DUTY_ANY_LENGTH", "TRACTOR_DUTY_LED_LENGTH", "TRACTOR_DUTY_PAIRS_SUFFICE"];
    const three = rulesets.map((duty, i) =>
      lead(`duty-${i}`, "TRUMP_SPADES", HAND, PAIR, i === 2 ? ILLEGAL : LEGAL_LEAD, {
        profile: "PROFILE_STANDARD",
        overrides: { tractorDuty: duty },
      }),
    );
    expect(await findings([...three, REFUSES])).toEqual([]);
  });
});

describe("formatCheck", () => {
  it("ends with the totals", async () => {
    const suite = new TemporarySuite()
      .scenarios(ACCEPTS)
      .write("rulebook/sandaha.json", { clauses: [CLAUSE] });
    made.push(suite);
    const lines = formatCheck(await checkSuite({ root: suite.root }))
      .trimEnd()
      .split("\n");
    expect(lines).toEqual([
      "unpinned-clause: sandaha.lead.formation: no scenario that pins it refuses",
      "sandaha/lead: 1 scenarios (1 distinct)",
      "sandaha.lead.formation: 1 scenarios (1 distinct)",
      "1 scenarios (1 distinct), 1 findings",
    ]);
  });
});
