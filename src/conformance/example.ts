import { type DescMethod, fromBinary, type JsonObject, type JsonValue, toJson } from "@bufbuild/protobuf";
import type { Difference } from "./difference.js";
import type { Caller } from "./grpc-target.js";
import { asList, asObject } from "./json-values.js";
import { findMethod } from "./registry.js";
import { encodeRequest } from "./strict-json.js";

const LEGAL = "DECISION_LEGAL";
const ILLEGAL = "DECISION_ILLEGAL";

/** How the example of a call is asked about: which method of the same service judges it, and with what request. */
interface ExampleQuestion {
  readonly method: string;
  readonly ask: (request: JsonObject, example: JsonValue) => JsonObject;
}

// By the name of the method whose answer holds the example; the same in every game.
const QUESTIONS: Readonly<Record<string, ExampleQuestion>> = {
  ValidatePlay: { method: "ValidatePlay", ask: (request, example) => ({ ...request, play: example }) },
  CheckThrow: {
    method: "ValidatePlay",
    ask: ({ ruleset, trump, leader, hands }, example) => ({
      situation: {
        ...given({ ruleset, trump, seat: leader }),
        hand:
          asList(hands)
            .map(asObject)
            .find(({ seat }) => seat === leader)?.["cards"] ?? [],
      },
      play: example,
    }),
  },
};

/**
 * Checks the example of an answer: beside a refusal there must be one, and asked about in a call of its own it must be
 * LEGAL; beside anything else there must be none.
 */
export async function checkExample(
  caller: Caller,
  method: DescMethod,
  request: Uint8Array,
  answer: JsonObject,
): Promise<Difference[]> {
  const question = QUESTIONS[method.name];
  if (question === undefined) return [];
  const { example } = answer;
  if (asObject(answer["verdict"])["decision"] !== ILLEGAL) {
    return example === undefined ? [] : [{ path: "example", expected: null, actual: example }];
  }
  if (example === undefined) return [{ path: "example", expected: "a legal play", actual: null }];
  const decision = await judge(caller, method, question, request, example);
  return decision === LEGAL
    ? []
    : [{ path: "example", expected: "a legal play", actual: { example, judged: decision } }];
}

async function judge(
  caller: Caller,
  method: DescMethod,
  question: ExampleQuestion,
  request: Uint8Array,
  example: JsonValue,
): Promise<JsonValue> {
  const call = `${method.parent.typeName}/${question.method}`;
  const judging = findMethod(call);
  if (judging === undefined) throw new Error(`the interface has no unary call ${call}`);
  const canonical = toJson(method.input, fromBinary(method.input, request)) as JsonObject;
  const encoded = encodeRequest(judging.input, question.ask(canonical, example));
  if (encoded.kind === "refused") throw new Error(`no question about an example: ${encoded.reason}`);
  const answer = await caller.unary(call, encoded.bytes);
  if (answer.kind === "error") return answer.error.code;
  try {
    const json = toJson(judging.output, fromBinary(judging.output, answer.bytes)) as JsonObject;
    return asObject(json["verdict"])["decision"] ?? null;
  } catch {
    return "undecodable";
  }
}

/** The members that are there. */
function given(members: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(members).filter((member): member is [string, JsonValue] => member[1] !== undefined),
  );
}
