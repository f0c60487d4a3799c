import { describe, expect, it } from "vitest";
import { readRpcError } from "../../src/conformance/rpc-error.js";
import { refusalStatus } from "../../src/rpc/grpc-status.js";
import type { Fault } from "../../src/rpc/refusal.js";

function faults(count: number): Fault[] {
  return Array.from({ length: count }, (_, i) => ({
    field: `situation.trick[1].cards[${i}]`,
    reason: "TOO_MANY_COPIES",
    description: "the deck has two of HA",
  }));
}

describe("the status of a refusal", () => {
  it("names the field of every fault", () => {
    const { code, details, metadata } = refusalStatus({ kind: "invalid", faults: faults(5) });
    const error = readRpcError(code, details, metadata);
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", reason: "INVALID_REQUEST", domain: "caipan" });
    expect(error.fields).toEqual(faults(5).map(({ field }) => field));
    expect(details).toContain("and 2 more faults");
  });

  it("fits into the headers that a client takes, however many faults there are", () => {
    const { details, metadata } = refusalStatus({ kind: "invalid", faults: faults(1000) });
    const [bytes] = metadata.get("grpc-status-details-bin");
    const base64 = Math.ceil((bytes as Buffer).length / 3) * 4;
    expect(base64 + details.length).toBeLessThan(8192 - 1024);
  });
});
