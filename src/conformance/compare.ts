import { type DescMessage, fromBinary, type JsonObject, type Message, toJson } from "@bufbuild/protobuf";
import { reflect } from "@bufbuild/protobuf/reflect";
import { compareError, showError } from "./compare-error.js";
import { compareMessage, VIOLATION_IDENTITY } from "./compare-message.js";
import type { Difference } from "./difference.js";
import type { Expectation } from "./expectation.js";
import type { Answer } from "./grpc-target.js";
import { atLevel, type Level } from "./level.js";
import { readStrictly } from "./strict-json.js";

/** An answer with its message decoded. */
export type DecodedAnswer =
  | { readonly kind: "message"; readonly message: Message }
  | Extract<Answer, { kind: "error" }>
  | { readonly kind: "undecodable"; readonly reason: string };

/** Decodes what came back from a call. */
export function decodeAnswer(desc: DescMessage, answer: Answer): DecodedAnswer {
  if (answer.kind === "error") return answer;
  try {
    return { kind: "message", message: fromBinary(desc, answer.bytes) };
  } catch (cause) {
    return { kind: "undecodable", reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Compares an answer with what was expected; no differences: it conforms. */
export function compareAnswer(
  desc: DescMessage,
  expectation: Expectation,
  answer: DecodedAnswer,
  level: Level,
): Difference[] {
  if (answer.kind === "undecodable") {
    return [{ path: "", expected: desc.typeName, actual: `undecodable: ${answer.reason}` }];
  }
  if (expectation.kind === "error") {
    if (answer.kind === "error") return compareError(expectation.error, answer.error, level);
    return [{ path: "error", expected: expectation.named, actual: null }];
  }
  if (answer.kind === "error") return [{ path: "error", expected: null, actual: showError(answer.error) }];

  const { named, message } = expectationAtLevel(desc, expectation, level);
  return compareMessage(named, reflect(desc, message), reflect(desc, answer.message), "", {
    violationIdentity: level === "full" ? VIOLATION_IDENTITY : { rule: "" },
  });
}

function expectationAtLevel(
  desc: DescMessage,
  expectation: Extract<Expectation, { kind: "answer" }>,
  level: Level,
): { named: JsonObject; message: Message } {
  const named = atLevel(desc, expectation.named, level);
  if (named === expectation.named) return expectation;
  const read = readStrictly(desc, named);
  if (read.kind === "refused") throw new Error(`a part of an expectation is none: ${read.reason}`);
  return { named, message: read.message };
}

/** An answer as a report shows it. */
export function showAnswer(desc: DescMessage, answer: DecodedAnswer): JsonObject {
  if (answer.kind === "error") return { error: showError(answer.error) };
  if (answer.kind === "undecodable") return { undecodable: answer.reason };
  return toJson(desc, answer.message) as JsonObject;
}
