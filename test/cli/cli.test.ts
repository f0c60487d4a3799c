import { execFile, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const main = `${root}/dist/cli/main.js`;

function caipan(args: string[], input = ""): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { cwd: root }, (error, stdout, stderr) => {
      resolve({
        code: typeof error?.code === "number" ? error.code : error === null ? 0 : -1,
        stdout,
        stderr,
      });
    });
    child.stdin?.end(input);
  });
}

const LEGAL = JSON.stringify({
  situation: {
    ruleset: { profile: "PROFILE_STANDARD" },
    trump: "TRUMP_NONE",
    seat: "SEAT_EAST",
    hand: ["CARD_HA"],
  },
  play: ["CARD_HA"],
});

describe("caipan", () => {
  it.each<[name: string, args: string[], input: string, code: number, says: RegExp]>([
    ["a legal act", ["check", "sandaha", "ValidatePlay"], LEGAL, 0, /DECISION_LEGAL/],
    [
      "an illegal act",
      ["check", "sandaha", "ValidatePlay"],
      LEGAL.replace('play":["CARD_HA', 'play":["CARD_HK'),
      1,
      /in_hand/,
    ],
    ["a refused request", ["check", "sandaha", "ValidatePlay"], "{}", 3, /INVALID_ARGUMENT/],
    ["JSON with an unknown key", ["check", "sandaha", "ValidatePlay"], '{"hnad":[]}', 2, /hnad/],
    ["text that is no JSON", ["check", "sandaha", "ValidatePlay"], "nonsense", 2, /JSON/],
    ["an unknown method", ["check", "sandaha", "Nothing"], "{}", 2, /Nothing/],
    ["an unknown flag", ["serve", "--prot", "1"], "", 2, /unknown option/],
    ["a port that is none", ["serve", "--port", "70000"], "", 2, /port/],
    ["an unknown command", ["sevre"], "", 2, /unknown command/],
    [
      "no server",
      ["conformance", "run", "--target", "127.0.0.1:1", "--deadline", "300"],
      "",
      2,
      /cannot be reached/,
    ],
    [
      "a game's rulebook",
      ["rulebook", "sandaha", "--clause", "sandaha.throw", "--language", "zh"],
      "",
      0,
      /甩牌/,
    ],
    ["a game that is not there", ["rulebook", "bridge"], "", 2, /no game bridge/],
    ["the games", ["rulebook"], "", 0, /^sandaha\t/],
    ["its version", ["--version"], "", 0, /^\d+\.\d+\.\d+/],
  ])("%s", async (_, args, input, code, says) => {
    const result = await caipan(args, input);
    expect(result.stdout + result.stderr).toMatch(says);
    expect(result.code).toBe(code);
  });

  it("serves until SIGTERM, and then exits 0", async () => {
    const child = spawn(process.execPath, [main, "serve", "--port", "0"], { cwd: root });
    const port = await new Promise<string>((resolve) => {
      let text = "";
      child.stdout.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        const found = /--target 127\.0\.0\.1:(\d+)/.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    const request = ["check", "sandaha", "ValidatePlay", "examples/requests/refused-play.json"];
    expect((await caipan([...request, "--target", `127.0.0.1:${port}`])).code).toBe(1);
    const exit = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
  });
});
