import { defineConfig } from "vitest/config";

/** For `npm run mutation`: mutants are killed by the scenarios alone, without unit tests and oracle. */
export default defineConfig({
  test: {
    include: ["test/mutation/**/*.test.ts"],
    environment: "node",
    pool: "forks",
    testTimeout: 20_000,
  },
});
