import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { kittyViolations } from "./burial.js";
import { KITTY_SIZE } from "./kitty.js";
import { knownKitty } from "./known-hand.js";
import type { HandRecord, RecordedPlay } from "./record.js";
import { type ReplayedAuction, replayAuction } from "./replay-auction.js";
import {
  afterEnd,
  illegal,
  LEGAL,
  notCheckable,
  type ReplayedStep,
  type StepVerdict,
  step,
} from "./replay-step.js";
import { Table } from "./replay-table.js";
import { type Contract, type Score, scoreHand } from "./score.js";
import { type Order, orderOf } from "./trump.js";

/** A record, judged from its first act to its last. */
export interface ReplayedHand {
  readonly steps: readonly ReplayedStep[];
  readonly banker: Seat | undefined;
  /** 庄分; 0 if the record does not tell. */
  readonly contractPoints: number;
  /** Winners of whole tricks, in order. */
  readonly winners: readonly Seat[];
  /** The hand came to its end: by its last trick, early, by surrender, or because the cards are dealt again. */
  readonly ended: boolean;
  /** The cards are dealt again, and nobody pays. */
  readonly redeal: boolean;
  /** From what lay on the table; undefined if the hand did not come to its end, or the record does not tell the stake. */
  readonly score: Score | undefined;
}

const UNPLAYED = { winners: [], ended: false, redeal: false, score: undefined };

/** Judges a record in order, and goes on after a fault as long as the cards on the table allow it. */
export function replayHand(record: HandRecord): ReplayedHand {
  const { options, act } = record;
  const auction = replayAuction(record);
  const calls = auction.verdicts.map((verdict, i) => step(`calls[${i}]`, verdict));
  const { contract } = auction;
  const known = { ...UNPLAYED, banker: contract?.banker, contractPoints: contract?.points ?? 0 };
  if (auction.redeal) {
    const acted = act === undefined ? [] : [afterEnd(act.kind)];
    return { ...known, steps: [...calls, ...acted, ...playsAfterEnd(record)], ended: true, redeal: true };
  }
  if (act === undefined || auction.stopped) return { ...known, steps: calls };
  if (act.kind === "surrender") {
    const acted = step(act.kind, surrenderVerdict(record, auction));
    const score = surrenderScore(record, auction);
    return { ...known, steps: [...calls, acted, ...playsAfterEnd(record)], ended: true, score };
  }
  const acted = step(act.kind, actVerdict(record, contract));
  // Nobody knows how many cards are in play after it: a wrong count ends the judging (sandaha.judging.replay).
  if (act.buried.length !== KITTY_SIZE) return { ...known, steps: [...calls, acted] };
  const order = orderOf(options, act.trump);
  const leader = known.banker ?? record.plays[0]?.seat;
  const { table, plays } = replayPlays(record, order, contract, leader);
  const steps = [...calls, acted, ...plays];
  return { ...known, steps, winners: table.winners, ended: table.isOver(), score: table.score() };
}

interface ReplayedPlays {
  readonly table: Table;
  readonly plays: readonly ReplayedStep[];
}

function replayPlays(
  record: HandRecord,
  order: Order,
  contract: Contract | undefined,
  leader: Seat | undefined,
): ReplayedPlays {
  const replayed = replayWith(record.plays);
  const { stoppedAt } = replayed.table;
  // What comes after a play that cannot be judged is no proof of what anybody held before it.
  return stoppedAt === undefined ? replayed : replayWith(record.plays.slice(0, stoppedAt));

  function replayWith(shown: readonly RecordedPlay[]): ReplayedPlays {
    const table = new Table({ ...record, plays: shown }, order, contract, leader);
    const plays = record.plays.map((play, i) => table.put(play, i));
    return { table, plays: plays.filter((each) => each !== undefined) };
  }
}

function playsAfterEnd({ plays }: HandRecord): ReplayedStep[] {
  return plays.map((_, i) => afterEnd(`plays[${i}]`));
}

function surrenderVerdict(record: HandRecord, { contract, claimUnknown }: ReplayedAuction): StepVerdict {
  const verdict = actVerdict(record, contract);
  return verdict.kind === "legal" && claimUnknown ? notCheckable(["sandaha.auction.claim"]) : verdict;
}

function surrenderScore(
  { options, stake }: HandRecord,
  { contract, claimUnknown }: ReplayedAuction,
): Score | undefined {
  if (contract === undefined || stake === undefined || claimUnknown) return undefined;
  return scoreHand(options, stake, contract, { kind: "surrender" });
}

function actVerdict(record: HandRecord, contract: Contract | undefined): StepVerdict {
  const { options, deal } = record;
  const act = record.act as NonNullable<HandRecord["act"]>;
  const dealt = contract && deal.get(contract.banker);
  const kitty = knownKitty(record);
  if (dealt !== undefined && kitty !== undefined) {
    const violations = kittyViolations(options, [...dealt, ...kitty], act);
    return violations.length > 0 ? illegal(violations) : LEGAL;
  }
  // Without the cards only what needs none can be judged.
  const violations = kittyViolations(options, act.kind === "declaration" ? act.buried : [], act);
  if (violations.length > 0) return illegal(violations);
  return act.kind === "surrender" ? LEGAL : notCheckable(["sandaha.kitty.exchange"]);
}
