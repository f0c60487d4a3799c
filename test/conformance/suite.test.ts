import { describe, expect, it } from "vitest";
import { checkSuite, exportNdjson } from "../../src/conformance/index.js";
import { shippedScenarios } from "./shipped-suite.js";

describe("the suite in conformance/", () => {
  it("is in order as data", async () => {
    const { findings } = await checkSuite();
    expect(findings.map(({ kind, subject, detail }) => `${kind}: ${subject}: ${detail}`)).toEqual([]);
  });

  it("is published a scenario a line", () => {
    const published = exportNdjson();
    if (published.kind === "could-not-run") throw new Error(published.reasons.join("\n"));
    const lines = published.text.trimEnd().split("\n");
    const prepared = shippedScenarios();
    expect(lines).toHaveLength(prepared.length);
    for (const [i, { scenario, request }] of prepared.entries()) {
      const { requestBase64, ...rest } = JSON.parse(lines[i]!) as { requestBase64: string };
      expect(rest).toEqual(scenario);
      expect(Buffer.from(requestBase64, "base64").equals(request)).toBe(true);
    }
  });
});
