/** What is wrong at one place of a line. */
export interface TextFault {
  /** One-based, in characters. */
  readonly column: number;
  /** What would have been right there, in words. */
  readonly expected: string;
  /** The first characters that stand there instead; empty at the end of the line. */
  readonly found: string;
}

/** Reads one thing at the scanner's place; undefined, with the fault noted in the scanner, if it is not there. */
export type Scan<T> = (scanner: Scanner) => T | undefined;

const LONGEST_FOUND = 12;

/** Reads a line from left to right, and remembers what would have let it go on where it got no further. */
export class Scanner {
  readonly text: string;
  /** Place of the next character. */
  at = 0;
  #farthest = 0;
  readonly #expected = new Set<string>();
  #refusal: { readonly at: number; readonly expected: string } | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes what a sticky pattern matches here. */
  take(pattern: RegExp, expected: string): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) {
      this.#miss(expected);
      return undefined;
    }
    this.at += found.length;
    return found;
  }

  /** Takes a literal; whether it stood here. */
  literal(literal: string, expected = `"${literal}"`): boolean {
    if (!this.text.startsWith(literal, this.at)) {
      this.#miss(expected);
      return false;
    }
    this.at += literal.length;
    return true;
  }

  /** Notes that what was read from a place on has the right form but cannot stand. The first refusal counts. */
  refuse(at: number, expected: string): undefined {
    this.#refusal ??= { at, expected };
  }

  /** The fault that reading stopped at; the scanner is then free to go on elsewhere. */
  takeFault(): TextFault {
    const { at, expected } = this.#refusal ?? { at: this.#farthest, expected: oneOf([...this.#expected]) };
    this.#refusal = undefined;
    this.#farthest = this.at;
    this.#expected.clear();
    const found = Array.from(this.text.slice(at, at + 2 * LONGEST_FOUND))
      .slice(0, LONGEST_FOUND)
      .join("");
    return { column: Array.from(this.text.slice(0, at)).length + 1, expected, found };
  }

  #miss(expected: string): void {
    if (this.at < this.#farthest) return;
    if (this.at > this.#farthest) this.#expected.clear();
    this.#farthest = this.at;
    this.#expected.add(expected);
  }
}

/** Reads one or more things with a comma between them. */
export function scanList<T>(item: Scan<T>): Scan<T[]> {
  return (scanner) => {
    const items: T[] = [];
    do {
      const read = item(scanner);
      if (read === undefined) return undefined;
      items.push(read);
    } while (scanner.literal(","));
    return items;
  };
}

function oneOf(choices: readonly string[]): string {
  const last = choices.at(-1) ?? "";
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(", ")} or ${last}`;
}
