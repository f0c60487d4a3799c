import type { Random } from "../../src/deal/random.js";
import type { Card } from "../../src/gen/caipan/card/v1/card.js";
import type { ValidatePlayRequest } from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import { validatePlay } from "../../src/rpc/sandaha/validate-play.js";
import { answerOf, isRefused } from "./answered.js";

const ATTEMPTS = 24;
const LONGEST_LEAD = 4;

/**
 * The request with a play of cards in hand that the rules refuse: half of those tried are the legal play with a card or
 * two exchanged, half are drawn at random; of the rules that they break one is chosen, so that the rare ones are met
 * too. Undefined if no refused play was found, as where every play is legal.
 */
export function withMistake(random: Random, request: ValidatePlayRequest): ValidatePlayRequest | undefined {
  const byRules = new Map<string, ValidatePlayRequest>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const play = random.below(2) === 0 ? exchanged(random, request) : drawn(random, request);
    const tried = { ...request, play };
    const answer = answerOf(validatePlay, tried);
    if (isRefused(answer)) byRules.set(answer.verdict!.violations.map(({ rule }) => rule).join(" "), tried);
  }
  return byRules.size === 0 ? undefined : random.pick([...byRules.values()]);
}

function exchanged(random: Random, request: ValidatePlayRequest): Card[] {
  const rest = [...handOf(request)];
  for (const card of request.play) rest.splice(rest.indexOf(card), 1);
  const taken = random.shuffled(rest).slice(0, Math.min(1 + random.below(2), request.play.length));
  return [...random.shuffled(request.play).slice(taken.length), ...taken];
}

function drawn(random: Random, request: ValidatePlayRequest): Card[] {
  const leads = request.situation?.trick.length === 0;
  const size = leads ? 2 + random.below(LONGEST_LEAD - 1) : request.play.length;
  return random.shuffled(handOf(request)).slice(0, size);
}

function handOf({ situation }: ValidatePlayRequest): readonly Card[] {
  return situation?.hand ?? [];
}
