import { type DescMethod, fromBinary, type JsonObject, type JsonValue, toJson } from "@bufbuild/protobuf";
import type { Difference } from "./difference.js";
import type { Caller } from "./grpc-target.js";
import { asList, asObject } from "./json-values.js";
import { unmatched } from "./multiset.js";
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
  ValidateKitty: {
    method: "ValidateKitty",
    ask: ({ ruleset, contract, hand }, example) => ({
      ...given({ ruleset, contract, hand }),
      declaration: { trump: "TRUMP_SPADES", buried: example },
    }),
  },
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
 * Checks the example of an answer: beside a refusal there must be one, asked about in calls of its own it must be LEGAL
 * and the first of the list of legal plays; beside anything else there must be none.
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
  const canonical = toJson(method.input, fromBinary(method.input, request)) as JsonObject;
  const asked = question.ask(canonical, example);
  const judged = await ask(caller, method, question.method, asked);
  const decision = asObject(judged["verdict"])["decision"] ?? judged["error"] ?? null;
  if (decision !== LEGAL) {
    return [{ path: "example", expected: "a legal play", actual: { example, judged: decision } }];
  }
  return checkFirst(caller, method, asked, example);
}

/** Checks that the example is the first legal play in canonical order, as the interface says. */
async function checkFirst(
  caller: Caller,
  method: DescMethod,
  { situation }: JsonObject,
  example: JsonValue,
): Promise<Difference[]> {
  if (situation === undefined) return [];
  const list = await ask(caller, method, "ListLegalPlays", { situation, limit: 1 });
  const first = asObject(asList(list["plays"])[0] ?? {})["cards"] ?? null;
  const { missing, surplus } = unmatched(asList(first), asList(example), (a, b) => a === b);
  return missing.length === 0 && surplus.length === 0
    ? []
    : [{ path: "example", expected: first, actual: example }];
}

/** The answer of another method of the same service as JSON, or `{error}` where there is none. */
async function ask(
  caller: Caller,
  method: DescMethod,
  name: string,
  request: JsonObject,
): Promise<JsonObject> {
  const call = `${method.parent.typeName}/${name}`;
  const asked = findMethod(call);
  if (asked === undefined) throw new Error(`the interface has no unary call ${call}`);
  const encoded = encodeRequest(asked.input, request);
  if (encoded.kind === "refused") throw new Error(`no question about an example: ${encoded.reason}`);
  const answer = await caller.unary(call, encoded.bytes);
  if (answer.kind === "error") return { error: answer.error.code };
  try {
    return toJson(asked.output, fromBinary(asked.output, answer.bytes)) as JsonObject;
  } catch {
    return { error: "undecodable" };
  }
}

/** The members that are there. */
function given(members: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(members).filter((member): member is [string, JsonValue] => member[1] !== undefined),
  );
}
