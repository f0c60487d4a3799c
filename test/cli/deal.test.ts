import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { HandRecord } from "../../src/gen/caipan/sandaha/v1/record.js";
import { Profile } from "../../src/gen/caipan/sandaha/v1/ruleset.js";
import { recordFromJson } from "../../src/record/sandaha/record-json.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

async function deal(...args: string[]): Promise<HandRecord[]> {
  const { stdout } = await run(process.execPath, ["dist/cli/main.js", "deal", ...args], {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const read = recordFromJson(line);
      if (read.kind !== "record") throw new Error(read.reason);
      return read.record;
    });
}

describe("caipan deal", () => {
  it("prints one hand unless told otherwise", async () => {
    const [record, ...more] = await deal("--seed", "1");
    expect(more).toEqual([]);
    expect(record).toMatchObject({ id: "deal-1-0", ruleset: { profile: Profile.STANDARD } });
    expect(record?.deal).toHaveLength(4);
  });

  it("prints the same for the same seed, by three rule sets in turn or by one", async () => {
    const hands = await deal("--seed", "7", "--hands", "4");
    expect(await deal("--seed", "7", "--hands", "4")).toEqual(hands);
    const profiles = [Profile.STANDARD, Profile.COMPETITION, Profile.ZIJINDAO, Profile.STANDARD];
    expect(hands.map((hand) => hand.ruleset?.profile)).toEqual(profiles);
    const own = await deal("--seed", "7", "--hands", "3", "--profile", "ZIJINDAO");
    expect(new Set(own.map((hand) => hand.ruleset?.profile))).toEqual(new Set([Profile.ZIJINDAO]));
  });

  it("labels the faults that it plants", async () => {
    const hands = await deal("--seed", "7", "--hands", "3", "--faults");
    expect(hands.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^deal-7-0 sandaha\.auction\.order calls\[\d+\]$/),
      expect.stringMatching(/^deal-7-1 sandaha\.auction\.opening calls\[\d+\]$/),
      expect.stringMatching(/^deal-7-2 sandaha\.auction\.step calls\[\d+\]$/),
    ]);
  });

  it.each([[["--hands", "1"]], [["--seed", "-1"]], [["--seed", "4294967296"]], [["--seed", "1.5"]]])(
    "refuses %j",
    async (args) => {
      await expect(deal(...args)).rejects.toMatchObject({ code: 2 });
    },
  );
});
