// Controls, format characters (bidirectional and zero-width marks), line and paragraph separators: what a server sends
// must not steer a terminal or turn a line around.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text from outside, safe to be shown on one line: what cannot be printed is shown as \u{…}. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}
