import type { DescEnum, JsonValue } from "@bufbuild/protobuf";

/** A renaming of the suits: at the place of each suit (♠♥♣♦) the place of the suit that it becomes. */
export type SuitRenaming = readonly [number, number, number, number];

const PLACES = [0, 1, 2, 3] as const;

/** All 24 renamings; the first changes nothing. */
export const SUIT_RENAMINGS: readonly SuitRenaming[] = PLACES.flatMap((a) =>
  PLACES.flatMap((b) =>
    PLACES.flatMap((c) => PLACES.map((d): SuitRenaming => [a, b, c, d])).filter(
      (renaming) => new Set(renaming).size === PLACES.length,
    ),
  ),
);

/** The renaming that changes nothing. */
export const IDENTITY: SuitRenaming = SUIT_RENAMINGS[0]!;

// Names that end so are suits, in every enum that has all four: TRUMP_SPADES.
const SUIT_SUFFIXES = ["_SPADES", "_HEARTS", "_CLUBS", "_DIAMONDS"] as const;
const CARD = "caipan.card.v1.Card";

/** The value of an enum, by name or number, with its suit renamed; as a number. Values without a suit stay. */
export function renameSuit(of: DescEnum, value: JsonValue, renaming: SuitRenaming): JsonValue {
  const number = typeof value === "string" ? of.values.find(({ name }) => name === value)?.number : value;
  if (typeof number !== "number") return value;
  if (of.typeName === CARD) return renameCard(of, number, renaming);
  const name = of.value[number]?.name;
  const suit = SUIT_SUFFIXES.findIndex((suffix) => name?.endsWith(suffix));
  if (suit < 0) return number;
  const renamed = SUIT_SUFFIXES[renaming[suit]!]!;
  return of.values.find((candidate) => candidate.name.endsWith(renamed))?.number ?? number;
}

/** Number = 16 · suit + rank; jokers, and numbers that are no card, have no suit. */
function renameCard(card: DescEnum, number: number, renaming: SuitRenaming): number {
  const suit = renaming[(number >> 4) - 1];
  if (suit === undefined || card.value[number] === undefined) return number;
  return 16 * (suit + 1) + (number & 15);
}
