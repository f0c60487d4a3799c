/** How many cases fell into each bucket. A case may be in several. */
export class Tally<Bucket extends string> {
  readonly #counts = new Map<Bucket, number>();
  cases = 0;

  constructor(buckets: readonly Bucket[]) {
    for (const bucket of buckets) this.#counts.set(bucket, 0);
  }

  /** Counts one case in all its buckets, in each once. */
  add(buckets: Iterable<Bucket>): void {
    this.cases++;
    for (const bucket of new Set(buckets)) this.#counts.set(bucket, this.count(bucket) + 1);
  }

  /** Cases in a bucket. */
  count(bucket: Bucket): number {
    return this.#counts.get(bucket) ?? 0;
  }

  /** Of these buckets, all by default, those with fewer cases than so many. */
  below(least: number, buckets: readonly Bucket[] = [...this.#counts.keys()]): string[] {
    return buckets
      .filter((bucket) => this.count(bucket) < least)
      .map((bucket) => `${bucket}: ${this.count(bucket)}`);
  }

  /** A line for each bucket. */
  table(title: string): string {
    const lines = [...this.#counts].map(([bucket, count]) => `${String(count).padStart(9)}  ${bucket}`);
    return [`${title}: ${this.cases} cases`, ...lines].join("\n");
  }
}
