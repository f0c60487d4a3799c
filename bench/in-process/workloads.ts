import type { Corpus, PlayRequest } from "../corpus.js";
import { describeList, describePlay, describeScore, describeThrow, describeTrick } from "./describe.js";
import { type Aim, servedMethod, type Workload } from "./workload.js";

const LEGAL_AIM: Aim = { of: "ratio", atMost: 1 };
const REFUSED_AIM: Aim = { of: "judge", atMost: 5 };

/** Everything that is measured in process. */
export function workloadsOf(corpus: Corpus): Workload[] {
  return [
    ofPlays(corpus, "legal", ({ refused }) => !refused, LEGAL_AIM),
    ofPlays(corpus, "legal lead", ({ refused, leads }) => !refused && leads),
    ofPlays(corpus, "legal follow", ({ refused, leads }) => !refused && !leads),
    ofPlays(corpus, "refused", ({ refused }) => refused, REFUSED_AIM),
    ofPlays(corpus, "refused lead", ({ refused, leads }) => refused && leads),
    ofPlays(corpus, "refused follow", ({ refused, leads }) => refused && !leads),
    workload("CheckThrow", "checkThrow", corpus.throws, describeThrow),
    workload("ListLegalPlays, count", "listLegalPlays", corpus.counts, describeList),
    workload("ListLegalPlays, 20 listed", "listLegalPlays", corpus.lists, describeList),
    workload("ResolveTrick", "resolveTrick", corpus.tricks, describeTrick),
    workload("ScoreHand, tricks", "scoreHand", corpus.scoresByTricks, describeScore),
    workload("ScoreHand, tally", "scoreHand", corpus.scoresByTally, describeScore),
  ];
}

function ofPlays(
  { plays }: Corpus,
  kind: string,
  belongs: (play: PlayRequest) => boolean,
  aim?: Aim,
): Workload {
  const requests = plays.filter(belongs).map(({ bytes }) => bytes);
  const all = workload(`ValidatePlay, ${kind}`, "validatePlay", requests, describePlay);
  return aim === undefined ? all : { ...all, aim };
}

function workload(
  name: string,
  method: string,
  requests: readonly Uint8Array[],
  describe: Workload["describe"],
): Workload {
  return {
    name,
    method: servedMethod(method),
    requests: requests.map((bytes) => Buffer.from(bytes)),
    describe,
  };
}
