import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Random, randomOf } from "../../../../src/deal/random.js";
import { Card } from "../../../../src/gen/caipan/card/v1/card.js";
import type { Call as CallMessage } from "../../../../src/gen/caipan/sandaha/v1/table.js";
import { Trump } from "../../../../src/gen/caipan/sandaha/v1/table.js";
import type { Verdict } from "../../../../src/gen/caipan/verdict/v1/verdict.js";
import { resolveAuction } from "../../../../src/rpc/sandaha/resolve-auction.js";
import { validateBid } from "../../../../src/rpc/sandaha/validate-bid.js";
import { validateKitty } from "../../../../src/rpc/sandaha/validate-kitty.js";
import { judgeBid, resolveAuction as resolveByOracle } from "../../../oracle/sandaha/auction.js";
import { type Call, onTurn } from "../../../oracle/sandaha/auction-state.js";
import { judgeKitty } from "../../../oracle/sandaha/kitty.js";
import type { Seat, Violation } from "../../../oracle/sandaha/types.js";
import { runCases, SEED, TIMEOUT, times } from "../../../support/run-cases.js";
import { rulesetMessage } from "../../../support/sandaha/ruleset-message.js";
import { deckOf } from "../../../support/sandaha/simulate.js";
import { optionsOf, type TableRules } from "../../../support/sandaha/table-rules.js";
import { ask } from "./ask.js";
import { expectSame } from "./expect-same.js";

const SEATS: readonly Seat[] = [1, 2, 3, 4];
const counts = new Map<string, number>();

function count(bucket: string): void {
  counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
}

/** Rules under which claims are frequent: the first bidder opens with 55, and nearly everybody is compelled. */
const CLAIMING: TableRules = { profile: "COMPETITION", overrides: { compelledMinimum: 2 } };

function drawRules(random: Random): TableRules {
  if (random.below(4) === 0) return CLAIMING;
  const profile = random.pick(["STANDARD", "COMPETITION", "ZIJINDAO"] as const);
  const overrides: TableRules["overrides"] = {
    ...(random.below(3) === 0 && { allPass: "REDEAL" as const }),
    ...(random.below(3) === 0 && { compelledUntil: random.pick(["LIMIT", "OWN_BID_OR_LIMIT"] as const) }),
    ...(random.below(2) === 0 && { compelledMinimum: 1 + random.below(7) }),
    ...(random.below(3) === 0 && { compelledLimit: 5 * (8 + random.below(9)) }),
    ...(random.below(4) === 0 && { bidStep: 10 }),
    ...(random.below(4) === 0 && { lowestBid: 5 * (1 + random.below(9)) }),
    ...(random.below(4) === 0 && { sixesRemoved: true }),
    ...(random.below(4) === 0 && { noTrump: false }),
  };
  return { profile, overrides };
}

/** A call that is often lawful, and often just beside it. */
function drawCall(
  random: Random,
  rules: TableRules,
  first: Seat,
  calls: readonly Call[],
  passes: number,
): Call {
  const options = optionsOf(rules);
  const turn = onTurn(options, first, calls);
  const seat = random.below(12) === 0 || turn === undefined ? random.pick(SEATS) : turn;
  const bids = calls.map((call) => call.call).filter((bid) => bid !== "PASS");
  const low = bids.length === 0 ? options.openingBid + options.bidStep : Math.min(...bids);
  const beside = random.below(15) === 0 ? random.pick([-3, 1, 2]) : 0;
  const bid = Math.max(0, low - options.bidStep + 5 * random.pick([-2, -1, 0, 0, 0, 0, 1]) + beside);
  if (rules === CLAIMING && calls.length === 0) return { seat, call: 55 };
  const opening = calls.length === 0 && passes < 4 && random.below(2) === 0;
  if (opening) return { seat, call: random.pick([50, 55, 80, 85]) };
  return { seat, call: random.below(4) < passes ? "PASS" : bid };
}

function message({ seat, call }: Call): CallMessage {
  return { seat, call: call === "PASS" ? { $case: "pass", value: {} } : { $case: "bid", value: call } };
}

function broken(verdict: Verdict | undefined): unknown {
  return (verdict?.violations ?? []).map(({ rule, cards, figures }) => [
    rule,
    cards,
    figures.map(({ name, value }) => [name, value]),
  ]);
}

function expected(violations: readonly Violation[]): unknown {
  return violations.map(({ rule, cards, figures }) => {
    if (rule.startsWith("sandaha.auction")) count(rule);
    return [rule, cards, Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1))];
  });
}

function agree(seed: number): void {
  const random = randomOf(seed);
  const rules = drawRules(random);
  const options = optionsOf(rules);
  const deck = random.shuffled(deckOf(options)) as number[];
  const size = options.sixesRemoved ? 19 : 21;
  const hands = SEATS.map((seat) => ({ seat, cards: deck.splice(0, size) }));
  const firstBidder = random.pick(SEATS);
  const ruleset = rulesetMessage(rules);
  const calls: Call[] = [];
  const passes = 1 + random.below(4);
  for (let turns = random.below(14); turns > 0; turns--) {
    const call = drawCall(random, rules, firstBidder, calls, passes);
    const { cards } = hands[call.seat - 1]!;
    const hand = [...cards] as Card[];
    const request = { ruleset, firstBidder, calls: calls.map(message), hand, call: message(call) };
    const own = judgeBid({ options, firstBidder, calls, hand: cards, call });
    const { verdict, allowed, mayPass } = ask(validateBid, request);
    const oracle = [expected(own.violations), own.allowed, own.mayPass];
    expectSame("bid", [broken(verdict), allowed, mayPass], oracle);
    count(own.violations.length === 0 ? "lawful call" : "unlawful call");
    // What earlier calls break is no business of ValidateBid, but for the compulsion.
    const stands = own.violations.every(({ rule }) => rule === "sandaha.auction.compelled");
    if (stands || random.below(4) === 0) calls.push(call);
    if (!stands && calls.at(-1) === call) break;
  }
  agreeOnAuction(random, rules, firstBidder, calls, hands);
  agreeOnKitty(random, rules, [...hands[0]!.cards, ...deck]);
}

function agreeOnAuction(
  random: Random,
  rules: TableRules,
  firstBidder: Seat,
  calls: readonly Call[],
  hands: readonly { seat: Seat; cards: number[] }[],
): void {
  const deal = hands.filter(() => random.below(3) > 0);
  const own = resolveByOracle({ options: optionsOf(rules), firstBidder, calls, deal });
  const request = { ruleset: rulesetMessage(rules), firstBidder, calls: calls.map(message) };
  const answer = ask(resolveAuction, {
    ...request,
    deal: deal.map(({ seat, cards }) => ({ seat, cards: cards as Card[] })),
  });
  const { contract } = answer;
  const left = contract && [contract.banker, contract.points, contract.doubled, contract.claimant];
  const due = own.contract && [
    own.contract.banker,
    own.contract.points,
    own.contract.doubled,
    own.contract.claimant ?? 0,
  ];
  expectSame(
    "auction",
    [broken(answer.verdict), answer.onTurn, left, answer.redeal, answer.compulsionUnknown],
    [expected(own.violations), own.onTurn ?? 0, due, own.redeal, own.compulsionUnknown],
  );
  if (due !== undefined) count("over");
  if (own.redeal) count("dealt again");
  if (own.compulsionUnknown) count("compulsion unknown");
  if (own.contract?.doubled) count("doubled");
  if (own.contract?.claimant !== undefined) count("claimed");
}

function agreeOnKitty(random: Random, rules: TableRules, hand: readonly number[]): void {
  const trump = random.pick(["SPADES", "CLUBS", "NONE"] as const);
  const strange = random.below(4) === 0 ? [random.pick([Card.S3, Card.BIG_JOKER, 99])] : [];
  const buried = [
    ...random.shuffled(hand).slice(0, 8 - strange.length + random.pick([-1, 0, 0, 0, 1])),
    ...strange,
  ];
  const own = judgeKitty({ options: optionsOf(rules), hand, act: { kind: "DECLARATION", trump, buried } });
  const { verdict, example } = ask(validateKitty, {
    ruleset: rulesetMessage(rules),
    contract: { banker: 1, points: 50, doubled: false, claimant: 0 },
    hand: [...hand] as Card[],
    act: { $case: "declaration", value: { trump: Trump[trump], buried: buried as Card[] } },
  });
  expectSame("kitty", broken(verdict), expected(own));
  expect(example.length).toBe(own.length === 0 ? 0 : 8);
  count(own[0]?.rule ?? "lawful burial");
}

describe("oracle and engine", () => {
  it(
    "judge auctions and burials alike",
    async () => {
      await runCases(fc.integer({ min: 0, max: 2 ** 31 - 1 }), agree, times(6000));
      const lines = [...counts].map(([bucket, cases]) => `${String(cases).padStart(9)}  ${bucket}`);
      console.log(`auctions, seed ${SEED}\n${lines.join("\n")}`);
      for (const bucket of BUCKETS) expect(counts.get(bucket), bucket).toBeGreaterThanOrEqual(20);
    },
    TIMEOUT,
  );
});

const BUCKETS = [
  "sandaha.auction.order",
  "sandaha.auction.opening",
  "sandaha.auction.step",
  "sandaha.auction.unit",
  "sandaha.auction.lowest",
  "sandaha.auction.passed",
  "sandaha.auction.compelled",
  "sandaha.kitty.exchange",
  "sandaha.kitty.declaration",
  "lawful burial",
  "over",
  "dealt again",
  "compulsion unknown",
  "doubled",
  "claimed",
];
