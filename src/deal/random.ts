import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Random choices that a seed repeats exactly. */
export interface Random {
  /** A whole number from 0 to one below the bound. */
  readonly below: (bound: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  /** The items in a random order; the list itself stays as it is. */
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

/** Random choices by a seed. */
export function randomOf(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const below = (bound: number): number => uniformInt(generator, 0, bound - 1);
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    shuffled: (items) => {
      const order = [...items];
      for (let i = order.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      return order;
    },
  };
}
