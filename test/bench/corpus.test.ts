import { describe, expect, it } from "vitest";
import { CORPUS_SEED, CORPUS_SIZE, makeCorpus } from "../../bench/corpus.js";
import { servedMethod } from "../../bench/in-process/workload.js";
import { ValidatePlayRequest } from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import { Decision } from "../../src/gen/caipan/verdict/v1/verdict.js";
import { validatePlay } from "../../src/rpc/sandaha/validate-play.js";

const corpus = makeCorpus(CORPUS_SIZE, CORPUS_SEED);

describe("the corpus of the bench", () => {
  it("has 10,000 plays, 3,000 of them refused", () => {
    expect(corpus.plays).toHaveLength(10_000);
    expect(corpus.plays.filter(({ refused }) => refused)).toHaveLength(3000);
  });

  it("is the same for the same seed, and another for another", () => {
    const again = makeCorpus(CORPUS_SIZE, CORPUS_SEED);
    expect(hex(again.plays)).toEqual(hex(corpus.plays));
    expect(hex(makeCorpus(100, CORPUS_SEED + 1).plays)).not.toEqual(hex(corpus.plays.slice(0, 100)));
  });

  it("is answered with the decision that it claims", () => {
    const wrong = corpus.plays.filter(({ bytes, refused, leads }) => {
      const request = ValidatePlayRequest.decode(bytes);
      const outcome = validatePlay(request, { locale: "en" });
      const decision = outcome.kind === "answer" ? outcome.response.verdict?.decision : undefined;
      const claimed = refused ? Decision.ILLEGAL : Decision.LEGAL;
      return decision !== claimed || (request.situation?.trick.length === 0) !== leads;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ["listLegalPlays", corpus.counts],
    ["listLegalPlays", corpus.lists],
    ["checkThrow", corpus.throws],
    ["resolveTrick", corpus.tricks],
    ["scoreHand", corpus.scoresByTricks],
    ["scoreHand", corpus.scoresByTally],
  ])("has requests for %s, all of which are answered", (name, requests) => {
    const { decode, handler } = servedMethod(name);
    const kinds = requests.map((bytes) => handler(decode(Buffer.from(bytes)), { locale: "en" }).kind);
    expect(kinds.length).toBeGreaterThan(100);
    expect(new Set(kinds)).toEqual(new Set(["answer"]));
  });
});

function hex(plays: readonly { readonly bytes: Uint8Array }[]): string[] {
  return plays.map(({ bytes }) => Buffer.from(bytes).toString("hex"));
}
