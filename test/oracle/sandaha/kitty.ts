/** The banker's act after seeing the kitty (chapter 5), judged in the stages of 14.3. */
import { ascending, difference } from "./multiset.js";
import type { Options } from "./options.js";
import type { Trump, Violation } from "./types.js";

/** Trump and burial, or 投降. */
export type KittyAct =
  | { readonly kind: "DECLARATION"; readonly trump: Trump; readonly buried: readonly number[] }
  | { readonly kind: "SURRENDER" };

/** An act to be judged. `hand`: the banker's cards with the kitty. */
export interface KittyRequest {
  readonly options: Options;
  readonly hand: readonly number[];
  readonly act: KittyAct;
}

/** 5.1: 8 cards are buried. */
const BURIED = 8;

/** 5.2. */
function surrender(options: Options): Violation[] {
  return options.surrender ? [] : [{ rule: "sandaha.kitty.surrender", cards: [], figures: {} }];
}

/** 5.1: in hand, count. */
function exchange(hand: readonly number[], buried: readonly number[]): Violation[] {
  const missing = difference(buried, hand);
  if (buried.length === BURIED && missing.length === 0) return [];
  return [
    {
      rule: "sandaha.kitty.exchange",
      cards: ascending(missing),
      figures: { "cards.buried": buried.length, "cards.missing": missing.length },
    },
  ];
}

/** 5.1 with the option "no-trump may be declared". */
function declaration(options: Options, trump: Trump): Violation[] {
  if (trump !== "NONE" || options.noTrump) return [];
  return [{ rule: "sandaha.kitty.declaration", cards: [], figures: {} }];
}

/** What the act breaks. */
export function judgeKitty({ options, hand, act }: KittyRequest): readonly Violation[] {
  if (act.kind === "SURRENDER") return surrender(options);
  const first = exchange(hand, act.buried);
  return first.length > 0 ? first : declaration(options, act.trump);
}
