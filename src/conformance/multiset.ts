/** Pairs equal elements off, each with one other, and hands back what stays over on either side. */
export function unmatched<E, A>(
  expected: readonly E[],
  actual: readonly A[],
  matches: (expected: E, actual: A) => boolean,
): { readonly missing: readonly E[]; readonly surplus: readonly A[] } {
  const surplus = [...actual];
  const missing = expected.filter((element) => {
    const index = surplus.findIndex((candidate) => matches(element, candidate));
    if (index >= 0) surplus.splice(index, 1);
    return index < 0;
  });
  return { missing, surplus };
}
