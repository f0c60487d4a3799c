/**
 * A number below 2^32 that depends on a salt and a key, and on nothing else. Choices by it stay when something else in a
 * case changes: so a case that fails can be made smaller and still choose the same cards.
 */
export function mix(salt: number, key: number): number {
  let hash = Math.imul(salt ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(key + 0x7f4a7c15, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 13), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** An item by a salt; undefined if there is none. */
export function pickBy<T>(salt: number, items: readonly T[]): T | undefined {
  return items[mix(salt, 0) % Math.max(1, items.length)];
}

/** The items in an order by a salt, each item's place given by its own number and which copy of it it is. */
export function shuffledBy(salt: number, cards: readonly number[]): number[] {
  const seen = new Map<number, number>();
  return cards
    .map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { card, place: mix(salt, card + 128 * copy) };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ card }) => card);
}
