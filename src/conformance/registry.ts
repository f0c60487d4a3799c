import { readFileSync } from "node:fs";
import { createFileRegistry, type DescMethod, type FileRegistry, fromBinary } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";

let loaded: FileRegistry | undefined;

/** Every message and service of the interface, from the descriptor image that the build makes. */
export function interfaceRegistry(): FileRegistry {
  loaded ??= createFileRegistry(
    fromBinary(FileDescriptorSetSchema, readFileSync(new URL("../gen/image.binpb", import.meta.url))),
  );
  return loaded;
}

/** The unary method that a scenario's `call` names; undefined if the interface has none such. */
export function findMethod(call: string): DescMethod | undefined {
  const [service, method, ...rest] = call.split("/");
  if (service === undefined || method === undefined || rest.length > 0) return undefined;
  return interfaceRegistry()
    .getService(service)
    ?.methods.find((candidate) => candidate.name === method && candidate.methodKind === "unary");
}
