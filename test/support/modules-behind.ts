import { dirname, join } from "node:path";

/** A module and every module of this repository that it imports, directly or not for values or types. */
export function modulesBehind(entry: string, read: (path: string) => string): string[] {
  const found = new Set<string>();
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, specifier] of read(path).matchAll(/from "(\.[^"]+)\.js"/g)) {
      queue.push(join(dirname(path), `${specifier}.ts`));
    }
  }
  return [...found];
}
