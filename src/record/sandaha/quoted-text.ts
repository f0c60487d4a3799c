import type { Scanner } from "./scanner.js";

// Text that needs no quotes: nothing in it divides fields or items.
const PLAIN = /[A-Za-z0-9._~+-]+/y;
const WHOLLY_PLAIN = /^[A-Za-z0-9._~+-]+$/;

// What must be escaped between quotes: what a ticket system would change or not show (controls, format and bidi
// characters, every space but a lone ordinary one), quotes, and the escape itself. Lone surrogates are no text at all.
const ESCAPED = /["\\]|(?<= ) |(?! )\p{Zs}|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const UNESCAPED = /(?:(?!["\\])[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])+/uy;
const ESCAPE = /\\(?:["\\]|u\{[0-9A-Fa-f]{1,6}\})/y;

const HIGHEST_CODE_POINT = 0x10ffff;
const SURROGATES = { first: 0xd800, last: 0xdfff };

/** Whether a string is Unicode text, as every proto string is. */
export function isUnicode(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

/** A text as it stands in a record: as it is if nothing in it needs quotes, else in quotes. */
export function quoted(text: string): string {
  return WHOLLY_PLAIN.test(text) ? text : inQuotes(text);
}

/** A text in quotes, safe to be shown on one line: what a reader would not see as it is, is escaped. */
export function inQuotes(text: string): string {
  return `"${text.replace(ESCAPED, (character) =>
    character === '"' || character === "\\"
      ? `\\${character}`
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  )}"`;
}

/** Reads what `quoted` writes; letters need no escape to be read, so `"a"` is `a`. */
export function scanQuoted(scanner: Scanner): string | undefined {
  if (!scanner.literal('"', "a quote")) return scanner.take(PLAIN, "a word (of A-Z a-z 0-9 . _ ~ + -)");
  let text = "";
  while (!scanner.literal('"', "a quote")) {
    const escapedAt = scanner.at;
    const escaped = scanner.take(ESCAPE, 'an escape (\\", \\\\ or \\u{…})');
    if (escaped !== undefined) {
      const character = characterOf(escaped);
      if (character === undefined) return scanner.refuse(escapedAt, "the number of a Unicode character");
      text += character;
    } else {
      const characters = scanner.take(UNESCAPED, "printable text");
      if (characters === undefined) return undefined;
      text += characters;
    }
  }
  return text;
}

function characterOf(escaped: string): string | undefined {
  if (!escaped.startsWith("\\u")) return escaped.slice(1);
  const point = Number.parseInt(escaped.slice(3, -1), 16);
  const isSurrogate = point >= SURROGATES.first && point <= SURROGATES.last;
  return point > HIGHEST_CODE_POINT || isSurrogate ? undefined : String.fromCodePoint(point);
}
