import { type DescMethod, type JsonObject, type JsonValue, type Message, toJson } from "@bufbuild/protobuf";
import { hasVerdict, isCardList } from "../../src/conformance/interface-fields.js";
import { asList, asObject, asText } from "../../src/conformance/json-values.js";
import { type RunningServer, serve } from "./serve.js";

/** Servers that know next to nothing of the game: a suite that one of them passes in any area is no suite. */
export const TOYS = {
  /** Every act is legal; calls that judge nothing are answered empty. */
  "always legal": (method) => verdictOf(method, { decision: "DECISION_LEGAL" }),
  /** Every act is illegal, and always for the same reason. */
  "always illegal": (method) =>
    verdictOf(method, { decision: "DECISION_ILLEGAL", violations: [{ rule: "sandaha.play.in_hand" }] }),
  /** Looks at what is easiest to see, stops at the first rule broken, and knows no others. */
  "only the first violation": (method, request) => verdictOf(method, firstViolation(request)),
  /** Every act is legal, and every card list in the answer is what was played. */
  "echoes the play": (method, request) => ({
    ...echo(method, request),
    ...verdictOf(method, { decision: "DECISION_LEGAL" }),
  }),
} satisfies Record<string, Toy>;

type Toy = (method: DescMethod, request: JsonObject) => JsonObject;
export type ToyName = keyof typeof TOYS;
export const TOY_NAMES = Object.keys(TOYS) as ToyName[];

/** Serves a toy on a real socket. */
export function startToy(name: ToyName): Promise<RunningServer> {
  const toy: Toy = TOYS[name];
  return serve((method, request) => ({ kind: "answer", json: toy(method, requestJson(method, request)) }));
}

function requestJson(method: DescMethod, request: Message): JsonObject {
  return toJson(method.input, request) as JsonObject;
}

/** An answer with nothing but a verdict, where the call has one. */
function verdictOf(method: DescMethod, verdict: JsonObject): JsonObject {
  const field = method.output.fields.find(({ name }) => name === "verdict");
  return field?.message !== undefined && hasVerdict(field.message) ? { verdict } : {};
}

/** The cards under judgement, wherever a request has them. */
function playedIn(request: JsonObject): readonly JsonValue[] {
  return asList(request["play"] ?? asObject(asList(request["plays"]).at(-1))["cards"]);
}

function firstViolation(request: JsonObject): JsonObject {
  const situation = asObject(request["situation"]);
  const leaders = asList(request["hands"])
    .map(asObject)
    .find(({ seat }) => seat === request["leader"]);
  const hand = [...asList(situation["hand"] ?? leaders?.["cards"])];
  const play = asList(request["play"]);
  const missing = play.filter((card) => {
    const at = hand.indexOf(card);
    if (at >= 0) hand.splice(at, 1);
    return at < 0;
  });
  if (missing.length > 0) {
    const figures = [{ name: "cards.missing", value: missing.length }];
    return illegal({ rule: "sandaha.play.in_hand", cards: missing, figures });
  }
  const [lead] = asList(situation["trick"]).map(asObject);
  const owed = asList(lead?.["cards"]).length;
  if (owed > 0 && owed !== play.length) {
    const figures = [
      { name: "cards.owed", value: owed },
      { name: "cards.played", value: play.length },
    ];
    return illegal({ rule: "sandaha.follow.count", figures });
  }
  return { decision: "DECISION_LEGAL" };
}

function illegal(violation: Readonly<Record<string, JsonValue | readonly JsonValue[]>>): JsonObject {
  return { decision: "DECISION_ILLEGAL", violations: [violation as JsonObject] };
}

/** The play in every list of cards of an answer, and once in every list of things that hold cards. */
function echo(method: DescMethod, request: JsonObject): JsonObject {
  const play = [...playedIn(request)];
  const seat = asText(asObject(request["situation"])["seat"] ?? request["leader"]);
  const answer: JsonObject = {};
  for (const field of method.output.fields) {
    if (isCardList(field)) answer[field.jsonName] = play;
    else if (field.fieldKind === "list" && field.message?.fields.some(isCardList) === true) {
      answer[field.jsonName] = [{ cards: play }];
    } else if (field.name === "kind") answer["kind"] = "PLAY_KIND_LEAD";
    else if (field.name === "trick" && seat !== "") answer["trick"] = { holder: seat };
  }
  return answer;
}
