/** How the two copies of one printed card lie: so many in the first place, so many in the second, the rest nowhere. */
export interface Copies {
  readonly first: number;
  readonly second: number;
}

/** How cards are strewn over two places; a byte chooses for each printed card. */
export interface Spread {
  readonly name: string;
  /** For the cards of the suit that the case is about, by where the card one level above went: so runs are made. */
  readonly suit: Readonly<Record<Place, readonly Copies[]>>;
  /** For all other cards. */
  readonly others: readonly Copies[];
}

type Place = "none" | "first" | "second";

/** Weights of first/second copies: "00", "02", "20" … */
type Weights = Readonly<Partial<Record<"00" | "01" | "02" | "10" | "20" | "11", number>>>;

const BYTES = 256;

/** A table over bytes; byte 0 is no copy anywhere, so that a case gets smaller as its bytes do. */
function table(weights: Weights): Copies[] {
  const entries = Object.entries(weights);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  const copies: Copies[] = [];
  let until = 0;
  for (const [key, weight] of entries) {
    until += weight;
    while (copies.length < (BYTES * until) / total) {
      copies.push({ first: Number(key[0]), second: Number(key[1]) });
    }
  }
  copies[0] = { first: 0, second: 0 };
  return copies;
}

/** A spread; `afterFirst` and `afterSecond` are for the cards next to those, where they differ. */
function spread(name: string, suit: Weights, others: Weights, afterFirst = suit, afterSecond = suit): Spread {
  return {
    name,
    suit: { none: table(suit), first: table(afterFirst), second: table(afterSecond) },
    others: table(others),
  };
}

/** First place: what is led. Second: the hand that follows. */
export const FOLLOW_SPREADS: readonly Spread[] = [
  spread(
    "any",
    { "00": 40, "01": 20, "02": 15, "10": 8, "20": 10, "11": 7 },
    { "00": 84, "01": 12, "02": 4 },
  ),
  spread("pairs", { "00": 25, "01": 8, "02": 46, "10": 4, "20": 17 }, { "00": 94, "01": 5, "02": 1 }),
  spread("few", { "00": 62, "01": 10, "02": 6, "10": 8, "20": 14 }, { "00": 85, "01": 11, "02": 4 }),
  spread("void", { "00": 60, "10": 10, "20": 30 }, { "00": 60, "01": 15, "02": 25 }),
];

const HARDLY_ANY: Weights = { "00": 98, "01": 2 };

/** The same, with many pairs in both places. */
export const PAIRED_SPREADS = FOLLOW_SPREADS.slice(1, 2);

/** The same, with none of the suit in hand. */
export const VOID_SPREADS = FOLLOW_SPREADS.slice(-1);

/** The same, for tractors led and tractors owed. */
export const TRACTOR_SPREADS: readonly Spread[] = [
  spread(
    "runs",
    { "00": 12, "02": 63, "20": 25 },
    HARDLY_ANY,
    { "02": 25, "20": 75 },
    { "02": 85, "20": 15 },
  ),
  spread(
    "short runs",
    { "02": 60, "20": 40 },
    HARDLY_ANY,
    { "02": 20, "20": 80 },
    { "00": 40, "02": 50, "20": 10 },
  ),
  spread(
    "broken runs",
    { "01": 5, "02": 65, "20": 30 },
    HARDLY_ANY,
    { "02": 15, "20": 85 },
    { "01": 45, "02": 50, "20": 5 },
  ),
];

/** Second place: the hand that leads. */
export const LEAD_SPREADS: readonly Spread[] = [
  spread("any", { "00": 65, "01": 20, "02": 15 }, { "00": 80, "01": 14, "02": 6 }),
  spread("few", { "00": 84, "01": 6, "02": 10 }, { "00": 92, "01": 4, "02": 4 }),
  spread("runs", { "00": 85, "02": 15 }, { "00": 94, "01": 3, "02": 3 }, undefined, { "00": 35, "02": 65 }),
  spread("many", { "00": 35, "01": 20, "02": 45 }, { "00": 88, "01": 8, "02": 4 }),
];

/** First place: the hand that throws. Second: the other hands together. */
export const THROW_SPREADS: readonly Spread[] = [
  spread(
    "any",
    { "00": 25, "01": 18, "02": 15, "10": 18, "20": 15, "11": 9 },
    { "00": 70, "01": 20, "02": 10 },
  ),
  spread("pairs", { "00": 14, "01": 8, "02": 36, "10": 6, "20": 36 }, { "00": 90, "02": 10 }),
  spread(
    "runs",
    { "00": 8, "02": 46, "20": 46 },
    { "00": 94, "02": 6 },
    { "02": 30, "20": 70 },
    { "02": 70, "20": 30 },
  ),
  spread("strong", { "00": 45, "01": 8, "02": 4, "10": 15, "20": 28 }, { "00": 70, "01": 20, "02": 10 }),
];

/** The copies that bytes give to printed cards; `inSuit` tells the cards that the spread is about. */
export function strew(
  { suit, others }: Spread,
  printed: readonly number[],
  bytes: readonly number[],
  inSuit: (card: number) => boolean,
): { readonly first: number[]; readonly second: number[] } {
  const first: number[] = [];
  const second: number[] = [];
  let before: Place = "none";
  for (const [index, card] of printed.entries()) {
    const byte = bytes[index] ?? 0;
    const copies: Copies = (inSuit(card) ? suit[before] : others)[byte]!;
    before = copies.first === 2 ? "first" : copies.second === 2 ? "second" : "none";
    for (let copy = 0; copy < copies.first; copy++) first.push(card);
    for (let copy = 0; copy < copies.second; copy++) second.push(card);
  }
  return { first, second };
}
