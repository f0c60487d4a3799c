import * as fc from "fast-check";
import { type Contract, pointsOf, resolveTrick, type ScoreEnd } from "../../oracle/sandaha/index.js";
import { anyFollow, anySalt } from "./arbitraries.js";
import { mix, pickBy, shuffledBy } from "./mix.js";
import { anyScoreOptions } from "./score-options.js";
import { cardsText, playsText, shown } from "./show.js";
import { deckOf, difference, SEATS } from "./table-cards.js";
import { optionsOf, rulesText, type TableRules } from "./table-rules.js";
import { type MadeTrick, trickOf } from "./tricks.js";

/** A hand to be scored. */
export interface HandToScore {
  readonly rules: TableRules;
  readonly stake: number;
  readonly contract: Contract;
  readonly end: ScoreEnd;
}

/** What an auction under these rules may leave. */
export function contractBy(rules: TableRules, salt: number): Contract {
  const { openingBid, lowestBid, bidStep, doublingCall, claimingCall } = optionsOf(rules);
  const bids = Array.from({ length: (openingBid - lowestBid) / 5 + 1 }, (_, k) => lowestBid + 5 * k);
  const banker = pickBy(salt, SEATS)!;
  const points = mix(salt, 4) % 3 === 0 ? bids.at(-1)! : pickBy(salt + 1, bids)!;
  const doubled = points <= doublingCall && mix(salt, 2) % 3 === 0;
  const claimed = !doubled && claimingCall > 0 && points <= claimingCall - bidStep && mix(salt, 3) % 6 > 0;
  const claimant = pickBy(
    salt + 2,
    SEATS.filter((seat) => seat !== banker),
  )!;
  return { banker, points, doubled, ...(claimed ? { claimant } : {}) };
}

/** Counts of the defenders' points that a caller may state when these cards are elsewhere. */
function countsWithout(elsewhere: readonly number[], sixesRemoved: boolean): number[] {
  const within = difference(deckOf(sixesRemoved), elsewhere);
  const fives = within.filter((card) => card % 16 === 5 && card < 80).length;
  const all = Array.from({ length: pointsOf(within) / 5 + 1 }, (_, k) => 5 * k);
  return fives > 0 ? all : all.filter((points) => points % 10 === 0);
}

/** The caller's count of a hand that ended with this trick; undefined if the hand had ended before it. */
function tallyOf(
  rules: TableRules,
  contract: Contract,
  trick: MadeTrick,
  salt: number,
): ScoreEnd | undefined {
  const options = optionsOf(rules);
  const last = trick.plays.flatMap((play) => play.cards);
  const buried = shuffledBy(salt, difference(deckOf(options.sixesRemoved), last)).slice(0, 8);
  const { side, points } = resolveTrick({ ...trick, options, banker: contract.banker });
  const won = side === "DEFENDERS" ? points : 0;
  const before = countsWithout([...last, ...buried], options.sixesRemoved).filter(
    (count) => !(options.endsAtBigLoss && count - contract.points >= options.downBigFrom),
  );
  const count = pickBy(salt + 1, before);
  if (count === undefined) return undefined;
  return { kind: "TALLY", trump: trick.trump, buried, defendersPoints: count + won, lastTrick: trick.plays };
}

/** The caller's count of a hand that ended before its last trick; undefined where none may. */
function earlyTally(
  rules: TableRules,
  contract: Contract,
  trick: MadeTrick,
  salt: number,
): ScoreEnd | undefined {
  const options = optionsOf(rules);
  const buried = shuffledBy(salt, deckOf(options.sixesRemoved)).slice(0, 8);
  const showdown = options.endsByShowdown && options.kittyCaptureNeedsTrump;
  const counts = countsWithout(buried, options.sixesRemoved).filter(
    (count) => showdown || (options.endsAtBigLoss && count - contract.points >= options.downBigFrom),
  );
  const defendersPoints = pickBy(salt + 1, counts);
  if (defendersPoints === undefined) return undefined;
  return { kind: "TALLY", trump: trick.trump, buried, defendersPoints, lastTrick: [] };
}

/** A hand that ended in one of the ways that its rules know, all tricks apart. */
export const anyHandToScore: fc.Arbitrary<HandToScore> = fc
  .record({
    situation: anyFollow,
    scored: anyScoreOptions,
    ending: fc.constantFrom("surrender", "early", "last trick", "last trick"),
    stake: fc.constantFrom(1, 2, 10, 1_000_000),
    salt: anySalt,
  })
  .map(({ situation, scored, ending, stake, salt }) => {
    const { profile, overrides } = situation.rules;
    const rules = { profile, overrides: { ...overrides, ...scored } };
    const contract = contractBy(rules, salt);
    const trick = trickOf(situation, 4, salt);
    const surrender = { kind: "SURRENDER" } as const;
    const end =
      (ending === "surrender" && optionsOf(rules).surrender ? surrender : undefined) ??
      (ending === "early" ? earlyTally(rules, contract, trick, salt) : undefined) ??
      tallyOf(rules, contract, trick, salt);
    return end && shown({ rules, stake, contract, end }, handText);
  })
  .filter((hand) => hand !== undefined);

function handText({ rules, stake, contract, end }: HandToScore): string {
  return `${rulesText(rules)}; stake ${stake}; ${JSON.stringify(contract)}; ${endText(end)}`;
}

function endText(end: ScoreEnd): string {
  if (end.kind === "SURRENDER") return "surrender";
  const points = end.kind === "TALLY" ? `${end.defendersPoints} points, last ` : "";
  const plays = end.kind === "TALLY" ? end.lastTrick : end.plays;
  return `trump ${end.trump}; buried ${cardsText(end.buried)}; ${points}${playsText(plays)}`;
}
