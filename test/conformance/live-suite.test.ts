import { fromBinary, toBinary } from "@bufbuild/protobuf";
import { status } from "@grpc/grpc-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeAnswer } from "../../src/conformance/compare.js";
import { GrpcTarget } from "../../src/conformance/grpc-target.js";
import { exitCode, formatText, type RunReport, runSuite } from "../../src/conformance/index.js";
import { asList, asObject } from "../../src/conformance/json-values.js";
import { LEVELS } from "../../src/conformance/level.js";
import { expectedError } from "../../src/conformance/scenario.js";
import { type RunningServer as Referee, startServer } from "../../src/server/server.js";
import { type RunningServer, serve } from "./serve.js";
import { shippedAreas, shippedScenarios } from "./shipped-suite.js";
import { unnoticed } from "./unnoticed.js";

let referee: Referee;
let target: string;

beforeAll(async () => {
  referee = await startServer({ host: "127.0.0.1", port: 0 });
  target = `127.0.0.1:${referee.port}`;
});

afterAll(() => referee.stop());

describe("the referee of this package", () => {
  it.each(LEVELS)("conforms at level %s, with no known failures", async (level) => {
    const report = await runSuite({ target, level });
    expect(exitCode(report), formatText(report)).toBe(0);
  });

  it("conforms in any order", async () => {
    const report = await runSuite({ target, shuffle: 20260701, concurrency: 32 });
    expect(exitCode(report), formatText(report)).toBe(0);
  });
});

describe("of every scenario, each flip fails the referee's own answer", () => {
  it.each([...shippedAreas()])("%s", async (_, scenarios) => {
    const caller = new GrpcTarget({ target });
    try {
      for (const { scenario, method, request } of scenarios) {
        const answer = decodeAnswer(method.output, await caller.unary(scenario.call, request));
        expect(unnoticed(method.output, scenario.expect, answer), scenario.id).toEqual([]);
      }
    } finally {
      caller.close();
    }
  });
});

describe("a referee that keeps only the first violation", () => {
  let censor: RunningServer;

  beforeAll(async () => {
    const caller = new GrpcTarget({ target });
    censor = await serve(async (method, request) => {
      const call = `${method.parent.typeName}/${method.name}`;
      const answer = await caller.unary(call, toBinary(method.input, request));
      // Errors lose their details on the way; scenarios that expect one are not looked at below.
      if (answer.kind === "error") return { kind: "error", code: status.UNKNOWN, details: answer.error.code };
      const message = fromBinary(method.output, answer.bytes);
      const { verdict } = message as { verdict?: { violations?: unknown[] } };
      verdict?.violations?.splice(1);
      return { kind: "bytes", bytes: toBinary(method.output, message) };
    });
  });

  afterAll(() => censor.stop());

  it("fails the scenarios with more than one, and no other", async () => {
    const report: RunReport = await runSuite({ target: censor.target, level: "reasons" });
    if (report.kind === "could-not-run") throw new Error(report.reasons.join("\n"));
    const failed = report.results
      .filter(({ outcome, scenario }) => outcome === "failed" && expectedError(scenario.expect) === undefined)
      .map(({ scenario: { id } }) => id);
    const several = shippedScenarios()
      .filter(({ scenario }) => asList(asObject(scenario.expect["verdict"])["violations"]).length > 1)
      .map(({ scenario: { id } }) => id);
    expect(several).not.toEqual([]);
    expect(failed.toSorted()).toEqual(several.toSorted());
  });
});
