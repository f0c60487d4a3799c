import { afterAll, describe, expect, it } from "vitest";
import { groupBy } from "../../src/conformance/group-by.js";
import { runSuite } from "../../src/conformance/index.js";
import { shippedAreas } from "./shipped-suite.js";
import { startToy, TOY_NAMES } from "./toys.js";

const AREAS = [...shippedAreas().keys()];

describe.each(TOY_NAMES)("the toy server that is: %s", async (name) => {
  const server = await startToy(name);
  afterAll(() => server.stop());

  it("fails in every area", async () => {
    const report = await runSuite({ target: server.target });
    if (report.kind === "could-not-run") throw new Error(report.reasons.join("\n"));
    const failed = report.results.filter(({ outcome }) => outcome === "failed");
    const areas = groupBy(failed, ({ scenario: { game, area } }) => `${game}/${area}`);
    expect(AREAS.filter((area) => !areas.has(area))).toEqual([]);
  });
});
