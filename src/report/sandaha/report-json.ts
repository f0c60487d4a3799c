import { fromBinary, toJson } from "@bufbuild/protobuf";
import { interfaceRegistry } from "../../conformance/index.js";
import { Report } from "../../gen/caipan/sandaha/v1/record.js";

/** A report as one line of proto3 JSON, defaults written out. */
export function reportToJson(report: Report): string {
  const schema = interfaceRegistry().getMessage("caipan.sandaha.v1.Report");
  if (schema === undefined) throw new Error("the descriptor image has no Report");
  const message = fromBinary(schema, Report.encode(report).finish());
  return JSON.stringify(toJson(schema, message, { registry: interfaceRegistry(), alwaysEmitImplicit: true }));
}
