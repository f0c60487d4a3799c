import { defineConfig } from "vitest/config";

/** `--mode deep` (npm run test:deep) adds the `*.deep.test.ts` files and tells property tests to search longer. */
export default defineConfig(({ mode }) => {
  const deep = mode === "deep";
  return {
    test: {
      include: ["test/**/*.test.ts"],
      exclude: deep ? [] : ["test/**/*.deep.test.ts"],
      environment: "node",
      // A process per file: OpenTelemetry and signals are global to a process.
      pool: "forks",
      env: { CAIPAN_DEEP: deep ? "1" : "" },
      testTimeout: deep ? 600_000 : 20_000,
      hookTimeout: 30_000,
      // Property tests print the seed and path of a failure; nothing here may be retried into success.
      retry: 0,
      passWithNoTests: false,
      // .ci/run takes its totals from the JSON.
      reporters: ["default", "json"],
      outputFile: { json: "reports/vitest.json" },
      coverage: {
        provider: "v8",
        include: ["src/**/*.ts"],
        exclude: ["src/gen/**"],
        reporter: ["text", "json-summary"],
        reportsDirectory: "reports/coverage",
      },
    },
  };
});
