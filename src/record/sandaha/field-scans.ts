import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Ruleset } from "../../gen/caipan/sandaha/v1/ruleset.js";
import {
  type Call,
  type Contract,
  type Hand,
  type Payment,
  type Play,
  Seat,
  Trump,
} from "../../gen/caipan/sandaha/v1/table.js";
import { scanCards, scanName, scanSeat, scanSomeCards } from "./names.js";
import { scanSigned, scanUint } from "./numbers.js";
import { scanQuoted } from "./quoted-text.js";
import { type FieldName, TRICK_SIZE } from "./record-fields.js";
import { scanRuleset } from "./ruleset-text.js";
import { type Scan, scanList } from "./scanner.js";

/** What each field of a line holds. */
export interface FieldValues extends Record<FieldName, unknown> {
  readonly id: string;
  readonly rules: Ruleset;
  readonly stake: number;
  readonly first: Seat;
  readonly deal: Hand[];
  readonly kitty: Card[];
  readonly calls: Call[];
  readonly contract: Contract;
  readonly trump: Trump;
  readonly bury: Card[];
  readonly surrender: true;
  readonly plays: Play[];
  readonly winners: Seat[];
  readonly points: number;
  readonly paid: Payment[];
}

/** Reads a seat, a colon and something of that seat. */
function scanOf<T>(what: Scan<T>): Scan<{ seat: Seat; value: T }> {
  return (scanner) => {
    const seat = scanSeat(scanner);
    if (seat === undefined || !scanner.literal(":")) return undefined;
    const value = what(scanner);
    return value === undefined ? undefined : { seat, value };
  };
}

const scanHand: Scan<Hand> = (scanner) => {
  const hand = scanOf(scanCards)(scanner);
  return hand && { seat: hand.seat, cards: hand.value };
};

/** Of a call: `80`, `-` for a pass, `?` where the log has neither. */
const scanCalled: Scan<Pick<Call, "call">> = (scanner) => {
  if (scanner.literal("-")) return { call: { $case: "pass", value: {} } };
  if (scanner.literal("?")) return { call: undefined };
  const bid = scanUint(scanner);
  return bid === undefined ? undefined : { call: { $case: "bid", value: bid } };
};

const scanCall: Scan<Call> = (scanner) => {
  const call = scanOf(scanCalled)(scanner);
  return call && { seat: call.seat, call: call.value.call };
};

const scanContract: Scan<Contract> = (scanner) => {
  const contract = scanOf(scanUint)(scanner);
  if (contract === undefined) return undefined;
  const doubled = scanner.literal(",doubled");
  const claimant = scanner.literal(",claimant=") ? scanSeat(scanner) : Seat.UNSPECIFIED;
  if (claimant === undefined) return undefined;
  return { banker: contract.seat, points: contract.value, doubled, claimant };
};

/** Of a play: its cards and, for a throw that failed, what was tried in parentheses. */
const scanPlayed: Scan<Pick<Play, "cards" | "attempted">> = (scanner) => {
  const cards = scanCards(scanner);
  if (cards === undefined || !scanner.literal("(")) return cards && { cards, attempted: [] };
  const attempted = scanSomeCards(scanner);
  return attempted && scanner.literal(")") ? { cards, attempted } : undefined;
};

/** Plays, with a comma between them or, after a whole trick, a slash: a slash too early shows that a play is missing. */
const scanPlays: Scan<Play[]> = (scanner) => {
  const plays: Play[] = [];
  for (;;) {
    const play = scanOf(scanPlayed)(scanner);
    if (play === undefined) return undefined;
    plays.push({ seat: play.seat, ...play.value });
    if (scanner.literal(",")) continue;
    const at = scanner.at;
    if (!scanner.literal("/")) return plays;
    if (plays.length % TRICK_SIZE !== 0) {
      return scanner.refuse(at, `a multiple of ${TRICK_SIZE} plays before a slash (a comma goes anywhere)`);
    }
  }
};

const scanPayment: Scan<Payment> = (scanner) => {
  const payment = scanOf(scanSigned)(scanner);
  return payment && { seat: payment.seat, amount: payment.value };
};

/** The trick winners; none where the line has recorded results that say nothing. */
const scanWinners: Scan<Seat[]> = (scanner) => {
  const { text, at } = scanner;
  return at === text.length || text[at] === " " ? [] : scanList(scanSeat)(scanner);
};

/** Reads the value of each field. */
export const FIELD_SCANS: { readonly [Name in FieldName]: Scan<FieldValues[Name]> } = {
  id: scanQuoted,
  rules: scanRuleset,
  stake: scanUint,
  first: scanSeat,
  deal: scanList(scanHand),
  kitty: scanSomeCards,
  calls: scanList(scanCall),
  contract: scanContract,
  trump: (scanner) => scanName(scanner, Trump) as Trump | undefined,
  bury: scanSomeCards,
  surrender: (scanner) => (scanner.literal("yes") ? true : undefined),
  plays: scanPlays,
  winners: scanWinners,
  points: scanUint,
  paid: scanList(scanPayment),
};
