/** Lists of cards as multisets: copies of a card are equal, but counted. */

/** How many copies of each card. */
export function countCards(cards: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** By ascending number. */
export function ascending(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => a - b);
}

/** By descending number. */
export function descending(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => b - a);
}

/** The cards of `from` that are left when those of `taken` are struck out, copy by copy. */
export function difference(from: readonly number[], taken: readonly number[]): number[] {
  const strike = countCards(taken);
  const left: number[] = [];
  for (const card of from) {
    const copies = strike.get(card) ?? 0;
    if (copies > 0) strike.set(card, copies - 1);
    else left.push(card);
  }
  return left;
}

/** Whether `whole` has every card of `part`, copies counted. */
export function contains(whole: readonly number[], part: readonly number[]): boolean {
  return difference(part, whole).length === 0;
}

/** All distinct sub-multisets of exactly `size` cards, each by descending number, the higher at the first difference first. */
export function subMultisets(cards: readonly number[], size: number): number[][] {
  const kinds = [...countCards(cards)].sort((a, b) => b[0] - a[0]);
  const found: number[][] = [];
  const choose = (index: number, chosen: readonly number[]): void => {
    if (chosen.length === size) {
      found.push([...chosen]);
      return;
    }
    const kind = kinds[index];
    if (kind === undefined) return;
    const [card, copies] = kind;
    for (let take = Math.min(copies, size - chosen.length); take >= 0; take--) {
      choose(index + 1, [...chosen, ...new Array<number>(take).fill(card)]);
    }
  };
  choose(0, []);
  return found;
}

/** How many distinct sub-multisets of exactly `size` cards there are, without making them. */
export function countSubMultisets(cards: readonly number[], size: number): number {
  let ways: number[] = [1];
  for (const copies of countCards(cards).values()) {
    const next: number[] = [];
    for (let total = 0; total < ways.length + copies; total++) {
      let sum = 0;
      for (let take = 0; take <= copies; take++) sum += ways[total - take] ?? 0;
      next.push(sum);
    }
    ways = next;
  }
  return ways[size] ?? 0;
}
