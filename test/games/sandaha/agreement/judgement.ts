import type { ValidatePlayResponse } from "../../../../src/gen/caipan/sandaha/v1/referee_service.js";
import { PlayKind, Side } from "../../../../src/gen/caipan/sandaha/v1/table.js";
import { Decision, type Verdict } from "../../../../src/gen/caipan/verdict/v1/verdict.js";
import { validatePlay } from "../../../../src/rpc/sandaha/validate-play.js";
import { type Judge, type Judgement, resolveTrick, type Violation } from "../../../oracle/sandaha/index.js";
import { formationMessages } from "../../../support/sandaha/messages.js";
import { playRequest } from "../../../support/sandaha/requests.js";
import { cardsText } from "../../../support/sandaha/show.js";
import type { MadeSituation } from "../../../support/sandaha/situations.js";
import { ask } from "./ask.js";
import { expectSame } from "./expect-same.js";

/** The parts of a verdict that are rules and not presentation. */
export function verdictOf({ decision, violations }: Verdict): unknown {
  return {
    decision,
    violations: violations.map(({ rule, cards, figures }) => ({
      rule,
      cards,
      figures: figures.map(({ name, value }) => [name, value]),
    })),
  };
}

/** The same of the oracle's violations. */
export function verdictFrom(violations: readonly Violation[]): unknown {
  return {
    decision: violations.length === 0 ? Decision.LEGAL : Decision.ILLEGAL,
    violations: violations.map(({ rule, cards, figures }) => ({
      rule,
      cards,
      figures: Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)),
    })),
  };
}

function expected(situation: MadeSituation, play: readonly number[], judgement: Judgement): unknown {
  const verdict = verdictFrom(judgement.violations);
  if (!judgement.legal) return { verdict, kind: PlayKind.UNSPECIFIED, formations: [] };
  const kind = PlayKind[judgement.kind!];
  const formations = formationMessages(judgement.formations!);
  if (kind === PlayKind.THROW) return { verdict, kind, formations };
  const { holder, complete, points, side } = resolveTrick({
    ...situation,
    plays: [...situation.trick, { seat: situation.seat, cards: play }],
  });
  return { verdict, kind, formations, trick: { holder, complete, points, side: Side[side!] } };
}

function answered({ verdict, kind, formations, trick }: ValidatePlayResponse): unknown {
  return { verdict: verdictOf(verdict!), kind, formations, trick };
}

/** What is left to say of a play once both have judged it alike. */
export interface AgreedJudgement {
  readonly judgement: Judgement;
  /** What the engine would have played instead, by descending number; empty for a legal play. */
  readonly example: readonly number[];
}

/** Both judge a play; the engine's example must be legal. */
export function agreeOnPlay(
  situation: MadeSituation,
  judge: Judge,
  play: readonly number[],
): AgreedJudgement {
  const judgement = judge(play);
  const answer = ask(validatePlay, playRequest(situation, play));
  expectSame(`play ${cardsText(play)}`, answered(answer), expected(situation, play, judgement));
  if (
    judgement.legal !== (answer.example.length === 0) ||
    (!judgement.legal && !judge(answer.example).legal)
  ) {
    throw new Error(`play ${cardsText(play)}: the example ${cardsText(answer.example)} does not do`);
  }
  return { judgement, example: [...answer.example].sort((a, b) => b - a) };
}
