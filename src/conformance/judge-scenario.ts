import { compareAnswer, decodeAnswer, showAnswer } from "./compare.js";
import type { Difference } from "./difference.js";
import { checkExample } from "./example.js";
import type { Caller } from "./grpc-target.js";
import { asObject } from "./json-values.js";
import type { Level } from "./level.js";
import type { PreparedScenario } from "./prepare.js";

/** Puts a scenario to a server and compares what comes back; no differences: it conforms. */
export async function judgeScenario(
  caller: Caller,
  { scenario, method, request, expectation }: PreparedScenario,
  level: Level,
): Promise<Difference[]> {
  const answer = decodeAnswer(method.output, await caller.unary(scenario.call, request));
  const differences = compareAnswer(method.output, expectation, answer, level);
  if (level !== "full" || expectation.kind === "error" || answer.kind !== "message") return differences;
  const shown = showAnswer(method.output, answer);
  // Of an answer that decides wrongly, the example says nothing more.
  const decided = asObject(shown["verdict"])["decision"];
  if (decided !== asObject(expectation.named["verdict"])["decision"]) return differences;
  return [...differences, ...(await checkExample(caller, method, request, shown))];
}
