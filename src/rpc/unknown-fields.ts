/** A decoded message, with the fields that its type does not know. */
interface Decoded {
  readonly _unknownFields?: { readonly [tag: number]: readonly Uint8Array[] } | undefined;
}

const NONE: readonly number[] = [];

/** Numbers of the fields of a message that this server does not know. */
export function unknownFields(message: Decoded): readonly number[] {
  let found: number[] | undefined;
  for (const tag in message._unknownFields) {
    // A tag is the field number with the wire type in its low three bits.
    found ??= [];
    found.push(Number(tag) >>> 3);
  }
  return found ?? NONE;
}
