/** The value that a share of the numbers does not exceed; NaN of none. */
export function quantile(numbers: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The middle one of the numbers. */
export function median(numbers: Iterable<number>): number {
  return quantile(numbers, 0.5);
}
