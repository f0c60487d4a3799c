import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../src/server/server.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(`${root}/README.md`, "utf8");
const blocks = [...readme.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, code]) => ({
  language,
  code: code!,
}));
const shell = blocks.filter((block) => block.language === "sh").map((block) => block.code.trim());
const [shownAnswer] = blocks.filter((block) => block.language === "json");

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ host: "127.0.0.1", port: 0 });
});

afterAll(() => server.stop());

function run(command: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const served = command.replaceAll("127.0.0.1:50051", `127.0.0.1:${server.port}`);
  return new Promise((resolve) => {
    execFile("bash", ["-c", served], { cwd: root, timeout: 20_000 }, (error, stdout, stderr) => {
      resolve({
        code: typeof error?.code === "number" ? error.code : error === null ? 0 : -1,
        stdout,
        stderr,
      });
    });
  });
}

describe("the README", () => {
  it("sets up and serves with one line that npm knows", () => {
    const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, "utf8")) as {
      scripts: Record<string, string>;
    };
    expect(shell[0]).toBe("npm ci && npm start");
    expect(scripts["start"]).toContain("serve");
    expect(readme).toContain("`npm ci && npm test`");
    expect(scripts["test"]).toContain("vitest run");
  });

  it("shows what the command really answers", async () => {
    const { code, stdout } = await run(shell[1]!);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject(JSON.parse(shownAnswer!.code) as object);
  });

  it("asks with buf as it says", async () => {
    const { code, stdout, stderr } = await run(shell[2]!);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject(JSON.parse(shownAnswer!.code) as object);
  });

  it("has no block that is not run here", () => {
    // Those of the records are run by test/record/sandaha/guide.test.ts.
    expect(blocks).toHaveLength(10);
  });

  it("names every command and flag that it shows", async () => {
    for (const name of ["serve", "check", "conformance", "record", "replay", "deal", "rulebook"]) {
      expect(readme).toContain(`caipan ${name}`);
      const { code, stdout } = await run(`npx caipan ${name} --help`);
      expect(code).toBe(0);
      expect(stdout).toContain("Usage: caipan");
    }
  }, 60_000);
});
