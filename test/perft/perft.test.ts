import type { JsonObject } from "@bufbuild/protobuf";
import { describe, expect, it } from "vitest";
import { findMethod } from "../../src/conformance/registry.js";
import { encodeRequest } from "../../src/conformance/strict-json.js";
import { ListLegalPlaysResponse } from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import { answerInProcess } from "../../src/rpc/in-process.js";
import { KINDS } from "./perft.js";
import { readPerft } from "./perft-file.js";

const CALL = "caipan.sandaha.v1.RefereeService/ListLegalPlays";
const { situations } = readPerft();

/** Count and certain as the server would answer them. */
function answered(situation: unknown): { count: number; certain: number } {
  const request = encodeRequest(findMethod(CALL)!.input, { situation } as JsonObject);
  if (request.kind === "refused") throw new Error(request.reason);
  const answer = answerInProcess(CALL, request.bytes);
  if (answer.kind === "error") throw new Error(JSON.stringify(answer.error));
  const { count, certain } = ListLegalPlaysResponse.decode(answer.bytes);
  return { count, certain };
}

describe("numbers of legal plays that the oracle counted", () => {
  it("are there for at least 200 situations, of every kind", () => {
    expect(situations.length).toBeGreaterThanOrEqual(200);
    expect(new Set(situations.flatMap(({ kinds }) => kinds))).toEqual(new Set(KINDS));
  });

  it.each(situations.map((each, index) => ({ ...each, index })))(
    "situations[$index]: $count, of them $certain certain",
    ({ situation, count, certain }) => {
      expect(answered(situation)).toEqual({ count, certain });
    },
  );
});
