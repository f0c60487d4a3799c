const CONTROL_OR_FORMAT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Whether text of another may be shown: not too long, no control, format or bidi characters. */
export function isPrintable(text: string, mostBytes: number): boolean {
  return Buffer.byteLength(text) <= mostBytes && !CONTROL_OR_FORMAT.test(text);
}
