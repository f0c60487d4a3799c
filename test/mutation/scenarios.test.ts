import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../src/conformance/grpc-target.js";
import { judgeScenario } from "../../src/conformance/judge-scenario.js";
import { readRpcError } from "../../src/conformance/rpc-error.js";
import { listScenarios } from "../../src/conformance/run-suite.js";
import type { answerInProcess as AnswerInProcess } from "../../src/rpc/in-process.js";

// Loaded before the tests and not with this file: a mutant that breaks the loading fails them, instead of leaving none.
let answerInProcess: typeof AnswerInProcess;
beforeAll(async () => {
  ({ answerInProcess } = await import("../../src/rpc/in-process.js"));
});

/** The handlers without a socket: what mutants of the rules are killed through. */
const handlers: Caller = {
  unary(call, request) {
    const answer = answerInProcess(call, request);
    if (answer.kind === "answer") return Promise.resolve(answer);
    const { code, details, metadata } = answer.error;
    return Promise.resolve({ kind: "error", error: readRpcError(code, details, metadata) });
  },
};

const listing = listScenarios();
if (listing.kind === "could-not-run") throw new Error(listing.reasons.join("\n"));

describe("the suite, in process", () => {
  it.each(listing.chosen.map((prepared) => [prepared.scenario.id, prepared] as const))(
    "%s",
    async (_, prepared) => {
      expect(await judgeScenario(handlers, prepared, "full")).toEqual([]);
    },
  );
});
