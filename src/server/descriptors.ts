import { readFileSync } from "node:fs";

/** The descriptor set of all services here and of gRPC health. Sets concatenate, since `file` is repeated. */
export function descriptorSet(): Uint8Array {
  return Buffer.concat(
    ["image", "health"].map((name) => readFileSync(new URL(`../gen/${name}.binpb`, import.meta.url))),
  );
}
