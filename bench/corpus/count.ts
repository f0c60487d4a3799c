import { ValidatePlayRequest } from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import { validatePlay } from "../../src/rpc/sandaha/validate-play.js";
import type { Corpus } from "../corpus.js";
import type { CorpusCounts } from "../report/result.js";
import { answerOf } from "./answered.js";

/** What a corpus is made of. */
export function countCorpus({ hands, plays }: Corpus, seed: number): CorpusCounts {
  const refused = plays.filter((play) => play.refused);
  const rulesBroken: Record<string, number> = {};
  for (const { bytes } of refused) {
    for (const { rule } of answerOf(validatePlay, ValidatePlayRequest.decode(bytes)).verdict?.violations ??
      []) {
      rulesBroken[rule] = (rulesBroken[rule] ?? 0) + 1;
    }
  }
  return { seed, hands, plays: plays.length, refused: refused.length, rulesBroken };
}
