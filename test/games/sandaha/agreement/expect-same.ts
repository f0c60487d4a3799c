/** Throws, with both sides, if the engine's answer is not what the oracle's comes to. */
export function expectSame(what: string, engine: unknown, oracle: unknown): void {
  const [left, right] = [JSON.stringify(engine), JSON.stringify(oracle)];
  if (left !== right) throw new Error(`${what}\n  engine: ${left}\n  oracle: ${right}`);
}
