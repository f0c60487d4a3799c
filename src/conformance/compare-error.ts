import type { JsonValue } from "@bufbuild/protobuf";
import type { Difference } from "./difference.js";
import type { Level } from "./level.js";
import type { RpcError } from "./rpc-error.js";
import type { ExpectedError } from "./scenario.js";

/** google.rpc.ErrorInfo.domain of every error that carries a reason. */
const DOMAIN = "caipan";

/** Compares an error status: its code at every level, its reason from `reasons` on, domain and fields at `full`. */
export function compareError(expected: ExpectedError, actual: RpcError, level: Level): Difference[] {
  const differences: Difference[] = [];
  const compare = (path: string, want: JsonValue, have: JsonValue | undefined): void => {
    if (want !== have) differences.push({ path: `error.${path}`, expected: want, actual: have ?? null });
  };
  compare("code", expected.code, actual.code);
  if (level === "verdict" || expected.reason === undefined) return differences;
  compare("reason", expected.reason, actual.reason);
  if (level === "reasons") return differences;
  compare("domain", DOMAIN, actual.domain);
  if (expected.fields === undefined) return differences;
  const want = [...new Set(expected.fields)].toSorted();
  const have = [...new Set(actual.fields)].toSorted();
  if (JSON.stringify(want) !== JSON.stringify(have)) {
    differences.push({ path: "error.fields", expected: want, actual: have });
  }
  return differences;
}

/** An error as a report shows it. */
export function showError(error: RpcError): JsonValue {
  const { code, reason, fields, message } = error;
  return { code, ...(reason === undefined ? {} : { reason }), fields: [...fields], message };
}
