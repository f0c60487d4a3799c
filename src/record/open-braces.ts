/** Follows the braces of JSON from line to line, to tell where a value that began with one ends. */
export class OpenBraces {
  #depth = 0;
  #inString = false;
  #escaped = false;

  /** Reads on; whether every brace is closed then. */
  closeAfter(text: string): boolean {
    for (const character of text) this.#read(character);
    // No JSON string goes over a line end.
    this.#inString = false;
    this.#escaped = false;
    return this.#depth <= 0;
  }

  #read(character: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (this.#inString) {
      if (character === "\\") this.#escaped = true;
      else if (character === '"') this.#inString = false;
    } else if (character === '"') this.#inString = true;
    else if (character === "{") this.#depth++;
    else if (character === "}") this.#depth--;
  }
}
