/** A decoded message, with the fields that its type does not know. */
interface Decoded {
  readonly _unknownFields?: { readonly [tag: number]: readonly Uint8Array[] } | undefined;
}

/** Numbers of the fields of a message that this server does not know. */
export function unknownFields(message: Decoded): number[] {
  // A tag is the field number with the wire type in its low three bits.
  return Object.keys(message._unknownFields ?? {}).map((tag) => Number(tag) >>> 3);
}
