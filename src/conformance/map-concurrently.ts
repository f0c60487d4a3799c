/** Maps with at most `limit` elements under way at a time; the results are in the order of the elements. */
export async function mapConcurrently<T, R>(
  elements: readonly T[],
  limit: number,
  map: (element: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < elements.length) {
      const i = next++;
      results[i] = await map(elements[i]!);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, limit) }, worker));
  return results;
}
