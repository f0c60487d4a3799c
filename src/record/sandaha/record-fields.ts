/** What a line of the text form begins with: the game, and the version of the form. */
export const HEADER = "sandaha/1";

/** No line is longer, in bytes. */
export const LONGEST_LINE = 65_536;

/** Plays of a whole trick: a slash may follow them where otherwise a comma stands. */
export const TRICK_SIZE = 4;

/** The fields of a line, in the order in which they are written. They are read in any order. */
export const FIELD_NAMES = [
  "id",
  "rules",
  "stake",
  "first",
  "deal",
  "kitty",
  "calls",
  "contract",
  "trump",
  "bury",
  "surrender",
  "plays",
  "winners",
  "points",
  "paid",
] as const;

/** The name of a field. */
export type FieldName = (typeof FIELD_NAMES)[number];
