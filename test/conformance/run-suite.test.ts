import { Metadata, type ServerCredentials, status } from "@grpc/grpc-js";
import { BadRequest, ErrorInfo } from "nice-grpc-error-details";
import { Status } from "nice-grpc-error-details/lib/proto/google/rpc/status.js";
import { afterEach, describe, expect, it } from "vitest";
import { exitCode, formatText, type RunReport, runSuite } from "../../src/conformance/index.js";
import { type Handler, type RunningServer, serve } from "./serve.js";
import {
  CHECK_THROW,
  LEADING,
  LEGAL_LEAD,
  LIST_LEGAL_PLAYS,
  scenario,
  TemporarySuite,
} from "./temporary-suite.js";

const stopping: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop();
});

function suite(): TemporarySuite {
  const made = new TemporarySuite();
  stopping.push(() => made.remove());
  return made;
}

async function server(handler: Handler, credentials?: ServerCredentials): Promise<RunningServer> {
  const running = await serve(handler, credentials);
  stopping.push(() => running.stop());
  return running;
}

const answersLegal: Handler = () => ({
  kind: "answer",
  json: { verdict: { decision: "DECISION_LEGAL" }, kind: "PLAY_KIND_LEAD" },
});

function outcomes(report: RunReport): Record<string, string> {
  if (report.kind !== "completed") throw new Error(report.reasons.join("\n"));
  return Object.fromEntries(
    report.results.map(({ scenario: { id }, outcome }) => [id.split("/")[2], outcome]),
  );
}

function lastLine(report: RunReport): string | undefined {
  return formatText(report).trimEnd().split("\n").at(-1);
}

const ILLEGAL = {
  verdict: { decision: "DECISION_ILLEGAL", violations: [{ rule: "sandaha.lead.one_suit" }] },
};
const TWO_SUITS = scenario("two-suits", {
  shows: "refuses",
  request: { situation: LEADING, play: ["CARD_SA", "CARD_H5"] },
  expect: ILLEGAL,
});

describe("runSuite", () => {
  it("tells passed from failed", async () => {
    const { target } = await server(answersLegal);
    const { root } = suite().scenarios(scenario("an-ace"), TWO_SUITS);
    const report = await runSuite({ root, target });
    expect(outcomes(report)).toEqual({ "an-ace": "passed", "two-suits": "failed" });
    expect(exitCode(report)).toBe(1);
    expect(lastLine(report)).toBe("1 passed, 1 failed, 0 skipped");
  });

  it("picks by id, clause, game and profile, and counts what is skipped", async () => {
    const { target } = await server(answersLegal);
    const zijindao = { ...LEADING, ruleset: { profile: "PROFILE_ZIJINDAO" } };
    const { root } = suite().scenarios(
      scenario("an-ace"),
      scenario("another-ace", { clauses: ["sandaha.lead.one_suit", "sandaha.trump.order"] }),
      scenario("far-ace", { request: { situation: zijindao, play: ["CARD_SA"] } }),
    );
    const base = { root, target };
    expect(outcomes(await runSuite({ ...base, run: "lead/an" }))).toEqual({
      "an-ace": "passed",
      "another-ace": "passed",
    });
    expect(outcomes(await runSuite({ ...base, skip: "far" }))).toMatchObject({ "far-ace": "skipped" });
    expect(lastLine(await runSuite({ ...base, skip: "far" }))).toBe("2 passed, 0 failed, 1 skipped");
    for (const clause of ["sandaha.trump.order", "sandaha.trump"]) {
      expect(outcomes(await runSuite({ ...base, clause }))).toEqual({ "another-ace": "passed" });
    }
    for (const name of ["PROFILE_ZIJINDAO", "zijindao"]) {
      expect(outcomes(await runSuite({ ...base, profiles: [name] }))).toEqual({ "far-ace": "passed" });
    }
    expect(outcomes(await runSuite({ ...base, games: ["sandaha"] }))).toHaveProperty("far-ace");
    expect(exitCode(await runSuite({ ...base, games: ["doudizhu"] }))).toBe(2);
  });

  it("shuffles by seed", async () => {
    const { target } = await server(answersLegal);
    const words = Array.from({ length: 20 }, (_, i) => `ace-${i}`);
    const { root } = suite().scenarios(...words.map((word) => scenario(word)));
    const order = async (shuffle?: number): Promise<string[]> =>
      Object.keys(outcomes(await runSuite({ root, target, ...(shuffle === undefined ? {} : { shuffle }) })));
    expect(await order()).toEqual(words);
    const shuffled = await order(7);
    expect(shuffled).not.toEqual(words);
    expect(shuffled.toSorted()).toEqual(words.toSorted());
    expect(await order(7)).toEqual(shuffled);
    expect(await order(8)).not.toEqual(shuffled);
  });

  it.each([
    {
      name: "a known failure that fails",
      list: TWO_SUITS.id,
      code: 0,
      last: "1 passed, 0 failed, 1 skipped",
    },
    {
      name: "comments and empty lines",
      list: `# why\n\n${TWO_SUITS.id} # so`,
      code: 0,
      last: "1 passed, 0 failed, 1 skipped",
    },
    {
      name: "a known failure that passes",
      list: `${TWO_SUITS.id}\nsandaha/lead/an-ace`,
      code: 1,
      last: "0 passed, 1 failed, 1 skipped",
    },
    {
      name: "a line that names no scenario",
      list: `${TWO_SUITS.id}\nsandaha/lead/no-such`,
      code: 1,
      last: "1 passed, 1 failed, 1 skipped",
    },
  ])("known failures: $name", async ({ list, code, last }) => {
    const { target } = await server(answersLegal);
    const made = suite().scenarios(scenario("an-ace"), TWO_SUITS).write("known.txt", list);
    const report = await runSuite({ root: made.root, target, knownFailing: `${made.root}/known.txt` });
    expect(exitCode(report)).toBe(code);
    expect(lastLine(report)).toBe(last);
  });

  it.each<{ name: string; spoil: (made: TemporarySuite) => unknown; options?: object; reason: RegExp }>([
    { name: "no suite", spoil: () => {}, reason: /holds no scenarios/ },
    {
      name: "a file that is no JSON",
      spoil: (made) => made.write("scenarios/sandaha/lead.json", "{"),
      reason: /JSON/,
    },
    {
      name: "a doubled key",
      spoil: (made) => made.write("scenarios/sandaha/lead.json", '{"game":"sandaha","game":"x"}'),
      reason: /duplicate/,
    },
    {
      name: "an unknown key of a scenario",
      spoil: (made) =>
        made.write("scenarios/sandaha/lead.json", {
          game: "sandaha",
          area: "lead",
          scenarios: [{ ...scenario("x"), cluases: [] }],
        }),
      reason: /additional properties: cluases/,
    },
    {
      name: "an unknown key of a request",
      spoil: (made) => made.scenarios(scenario("x", { request: { plya: [] } })),
      reason: /request: .*plya/,
    },
    {
      name: "an expectation that names a message",
      spoil: (made) => made.scenarios(scenario("x", { expect: { verdict: { locale: "en" } } })),
      reason: /never compared/,
    },
    {
      name: "an unknown call",
      spoil: (made) => made.scenarios(scenario("x", { call: `${LIST_LEGAL_PLAYS}X` })),
      reason: /no unary call/,
    },
    {
      name: "a pattern that is none",
      spoil: (made) => made.scenarios(scenario("x")),
      options: { run: "(" },
      reason: /regular expression/i,
    },
    {
      name: "no list of known failures",
      spoil: (made) => made.scenarios(scenario("x")),
      options: { knownFailing: "/nowhere/known.txt" },
      reason: /ENOENT/,
    },
    {
      name: "no certificate",
      spoil: (made) => made.scenarios(scenario("x")),
      options: { tls: { ca: "/nowhere/ca.pem" } },
      reason: /ENOENT/,
    },
    {
      name: "nobody there",
      spoil: (made) => made.scenarios(scenario("x")),
      options: { target: "127.0.0.1:1", deadlineMs: 300 },
      reason: /cannot be reached/,
    },
  ])("cannot run: $name", async ({ spoil, options, reason }) => {
    const made = suite();
    spoil(made);
    const report = await runSuite({ root: made.root, target: "127.0.0.1:1", deadlineMs: 300, ...options });
    expect(report.kind === "could-not-run" && report.reasons.join("\n")).toMatch(reason);
    expect(exitCode(report)).toBe(2);
    expect(formatText(report)).toMatch(/^could not run:\n/);
  });

  it("fails what does not come in time", async () => {
    const { target } = await server(async (...call) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return answersLegal(...call);
    });
    const { root } = suite().scenarios(scenario("an-ace"));
    const report = await runSuite({ root, target, deadlineMs: 100 });
    expect(outcomes(report)).toEqual({ "an-ace": "failed" });
    expect(formatText(report)).toContain("DEADLINE_EXCEEDED");
  });

  it("sends the metadata given", async () => {
    const sent: unknown[] = [];
    const { target } = await server((method, message, metadata) => {
      sent.push(...metadata.get("authorization"));
      return answersLegal(method, message, metadata);
    });
    const { root } = suite().scenarios(scenario("an-ace"));
    await runSuite({ root, target, metadata: { authorization: "Bearer x" } });
    expect(sent).toEqual(["Bearer x"]);
  });
});

describe("errors over the wire", () => {
  const detail = (name: string, value: Uint8Array): { typeUrl: string; value: Uint8Array } => ({
    typeUrl: `type.googleapis.com/google.rpc.${name}`,
    value,
  });
  const info = ErrorInfo.fromPartial({ reason: "INVALID_REQUEST", domain: "caipan" });
  const request = BadRequest.fromPartial({
    fieldViolations: [{ field: "situation.seat" }, { field: "play" }],
  });
  const details = Status.encode(
    Status.fromPartial({
      code: status.INVALID_ARGUMENT,
      details: [
        detail("ErrorInfo", ErrorInfo.encode(info).finish()),
        detail("BadRequest", BadRequest.encode(request).finish()),
      ],
    }),
  ).finish();
  const refusing = scenario("no-seat", {
    shows: "refuses",
    expect: {
      error: { code: "INVALID_ARGUMENT", reason: "INVALID_REQUEST", fields: ["play", "situation.seat"] },
    },
  });

  it.each([
    { name: "with its details", bytes: details, outcome: "passed" },
    { name: "with details that do not decode", bytes: Uint8Array.of(0xff), outcome: "failed" },
    { name: "without details", bytes: undefined, outcome: "failed" },
  ])("$name", async ({ bytes, outcome }) => {
    const { target } = await server(() => {
      const metadata = new Metadata();
      if (bytes !== undefined) metadata.set("grpc-status-details-bin", Buffer.from(bytes));
      return { kind: "error", code: status.INVALID_ARGUMENT, details: "for people", metadata };
    });
    const { root } = suite().scenarios(refusing);
    expect(outcomes(await runSuite({ root, target }))).toEqual({ "no-seat": outcome });
    // The code is right in any case.
    expect(outcomes(await runSuite({ root, target, level: "verdict" }))).toEqual({ "no-seat": "passed" });
  });
});

describe("the example beside a refusal", () => {
  /** Refuses two suits and what is not in hand; gives the example that it is told to give. */
  function refereeWith(example: string[] | undefined, first = example): Handler {
    return (method, message) => {
      if (method.name === "ListLegalPlays")
        return { kind: "answer", json: { plays: [{ cards: first ?? [] }] } };
      const { play } = message as unknown as { play: number[] };
      const isThrow = method.name === "CheckThrow";
      const illegal = isThrow || new Set(play.map((card) => card >> 4)).size > 1 || play.includes(81);
      if (!illegal) return { kind: "answer", json: LEGAL_LEAD };
      return { kind: "answer", json: { ...ILLEGAL, ...(example === undefined ? {} : { example }) } };
    };
  }
  const HAND = { seat: "SEAT_EAST", cards: ["CARD_SA", "CARD_H5"] };
  const THROW = scenario("throw-of-two-suits", {
    shows: "refuses",
    call: CHECK_THROW,
    request: {
      ruleset: { profile: "PROFILE_STANDARD" },
      trump: "TRUMP_SPADES",
      leader: "SEAT_EAST",
      hands: [HAND],
      play: ["CARD_SA", "CARD_H5"],
    },
    expect: ILLEGAL,
  });

  it.each([
    { name: "the first legal one", example: ["CARD_SK"], first: ["CARD_SK"], outcome: "passed" },
    { name: "another legal one", example: ["CARD_SK"], first: ["CARD_SA"], outcome: "failed" },
    { name: "none", example: undefined, first: ["CARD_SK"], outcome: "failed" },
    { name: "an illegal one", example: ["CARD_BIG_JOKER"], first: ["CARD_BIG_JOKER"], outcome: "failed" },
  ])("$name", async ({ example, first, outcome }) => {
    const { target } = await server(refereeWith(example, first));
    const { root } = suite().scenarios(TWO_SUITS, THROW);
    const found = outcomes(await runSuite({ root, target }));
    expect(found).toEqual({ "two-suits": outcome, "throw-of-two-suits": outcome });
    const reasons = outcomes(await runSuite({ root, target, level: "reasons" }));
    expect(reasons).toEqual({ "two-suits": "passed", "throw-of-two-suits": "passed" });
  });

  it("none beside a legal play", async () => {
    const { target } = await server(() => ({
      kind: "answer",
      json: { ...LEGAL_LEAD, example: ["CARD_SA"] },
    }));
    const { root } = suite().scenarios(scenario("an-ace"));
    expect(outcomes(await runSuite({ root, target }))).toEqual({ "an-ace": "failed" });
  });

  it("is asked about in the leader's place", async () => {
    const asked: unknown[] = [];
    const { target } = await server((method, message, metadata) => {
      if (method.name === "ValidatePlay") asked.push(message);
      return refereeWith(["CARD_SA"])(method, message, metadata);
    });
    const { root } = suite().scenarios(THROW);
    await runSuite({ root, target });
    expect(asked).toMatchObject([
      { situation: { trump: 1, seat: 1, hand: [30, 37], trick: [] }, play: [30] },
    ]);
  });
});
