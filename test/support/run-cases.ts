import * as fc from "fast-check";

/** Seed of all properties, unless FC_SEED names another. */
export const SEED = Number(process.env["FC_SEED"] ?? 20_260_101);

/** Whether `npm run test:deep` runs. */
export const DEEP = process.env["CAIPAN_DEEP"] === "1";

/** So many cases in `npm test`, and twenty times as many in the deep search. */
export function times(runs: number): number {
  return DEEP ? 20 * runs : runs;
}

/** How long a test of many cases may take. */
export const TIMEOUT = DEEP ? 3_600_000 : 300_000;

const CHUNK = 1000;

/**
 * Puts so many cases to a property. In chunks, since a test runner must be heard between them; a failure names seed and
 * path of its chunk.
 */
export async function runCases<T>(
  cases: fc.Arbitrary<T>,
  check: (value: T) => void,
  runs: number,
): Promise<void> {
  const property = fc.property(cases, check);
  for (let done = 0; done < runs; done += CHUNK) {
    // Unbiased: fast-check's leaning to small numbers would make small hands, which are seldom hard.
    fc.assert(property, { seed: SEED + done, numRuns: Math.min(CHUNK, runs - done), unbiased: true });
    await new Promise((resolve) => setImmediate(resolve));
  }
}
