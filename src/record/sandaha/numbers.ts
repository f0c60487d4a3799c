import type { Scan, Scanner } from "./scanner.js";

const HIGHEST_UINT32 = 2 ** 32 - 1;
const LOWEST_INT32 = -(2 ** 31);
const HIGHEST_INT32 = 2 ** 31 - 1;

/** Reads a whole number, 0 or more. */
export const scanUint: Scan<number> = (scanner) => {
  const at = scanner.at;
  const digits = scanner.take(/(?:0|[1-9]\d*)(?!\d)/y, "a whole number");
  if (digits === undefined) return undefined;
  const number = Number(digits);
  return number <= HIGHEST_UINT32 ? number : scanner.refuse(at, `a number up to ${HIGHEST_UINT32}`);
};

/** An amount with its sign. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : String(amount);
}

/** Reads an amount; a plus may be left out. */
export const scanSigned: Scan<number> = (scanner) => {
  const at = scanner.at;
  const digits = scanner.take(/(?:0|[+-]?[1-9]\d*)(?!\d)/y, "an amount");
  return digits === undefined ? undefined : int32(scanner, at, digits);
};

/** A value of an enum that has no name: its number after a #. */
export function unnamed(value: number): string {
  return `#${value}`;
}

/** Reads what `unnamed` writes. */
export function scanUnnamed(scanner: Scanner, expected: string): number | undefined {
  const at = scanner.at;
  const text = scanner.take(/#(?:0|-?[1-9]\d*)(?!\d)/y, expected);
  return text === undefined ? undefined : int32(scanner, at, text.slice(1));
}

function int32(scanner: Scanner, at: number, digits: string): number | undefined {
  const number = Number(digits);
  if (number >= LOWEST_INT32 && number <= HIGHEST_INT32) return number;
  return scanner.refuse(at, `a number from ${LOWEST_INT32} to ${HIGHEST_INT32}`);
}
