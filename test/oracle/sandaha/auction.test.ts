/** Chapter 4: the sources' own examples and the spec's, each row with its clause, put to the oracle. */
import { describe, expect, it } from "vitest";
import { type AuctionResult, type Hand, judgeBid, type Options, PROFILES, resolveAuction } from "./index.js";
import { calls, cards } from "./notation.js";

const { STANDARD, COMPETITION, ZIJINDAO } = PROFILES;
const OFF: Options = { ...STANDARD, compelledUntil: "OFF" };
const REDEAL: Options = { ...STANDARD, allPass: "REDEAL" };
const TENS: Options = { ...STANDARD, bidStep: 10, lowestBid: 60 };

const PLAIN = "SA SA SK SK SQ SQ SJ SJ ST ST S9 S9 S8 S8";
/** 21 cards with seven jokers, 7s and 2s; of them five are jokers and 2s. */
const SEVEN = `BJ LJ LJ S2 C2 H7 H7 ${PLAIN}`;
/** Seven jokers and 2s. */
const SEVEN_C = `BJ LJ LJ S2 S2 C2 D2 ${PLAIN}`;
const EIGHT = `BJ LJ LJ S2 C2 H7 H7 D7 ${PLAIN.slice(3)}`;
const SIX = `BJ LJ LJ S2 C2 H7 HA ${PLAIN}`;

/** A rule broken as "step 80 75": its name and its figures but `call`, by name. */
function shown({ violations }: Pick<AuctionResult, "violations">): string[] {
  return violations.map(({ rule, figures }) => {
    const numbers = Object.entries(figures)
      .filter(([name]) => name !== "call")
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return [rule.replace("sandaha.auction.", ""), ...numbers.map(([, value]) => value)].join(" ");
  });
}

/** The last call of the text judged, the earlier ones being fact; east bids first. */
function judged(options: Options, auction: string, hand = SIX) {
  const all = calls(auction);
  return judgeBid({ options, firstBidder: 1, calls: all.slice(0, -1), hand: cards(hand), call: all.at(-1)! });
}

/** The auction resolved; east bids first. `deal`: hands by seat. */
function resolved(options: Options, auction: string, deal: Partial<Record<1 | 2 | 3 | 4, string>> = {}) {
  const hands: Hand[] = [];
  for (const seat of [1, 2, 3, 4] as const) {
    const hand = deal[seat];
    if (hand !== undefined) hands.push({ seat, cards: cards(hand) });
  }
  return resolveAuction({ options, firstBidder: 1, calls: calls(auction), deal: hands });
}

describe("4.1, 4.2: a bid", () => {
  it.each<[string, Options, string, string[]]>([
    ["4.1 A 2: 最高从80分起叫", STANDARD, "E80", []],
    ["4.1 opening", STANDARD, "E85", ["opening 85 80"]],
    ["4.1 B: 最高从85分起叫", COMPETITION, "E85", []],
    ["4.1 opening after passes", STANDARD, "E- S- W85", ["opening 85 80"]],
    ["4.1 lower opening", STANDARD, "E- S55", []],
    ["4.1 A 2: 每次最少降5分", STANDARD, "E80 S75", []],
    ["4.1 step", STANDARD, "E80 S80", ["step 80 80 75"]],
    ["4.1 step: more than one", STANDARD, "E80 S50", []],
    ["4.1 step of the table", TENS, "E80 S75", ["step 75 80 70"]],
    ["4.1 unit", STANDARD, "E73", ["unit 73"]],
    ["4.1 step and unit", STANDARD, "E80 S78", ["step 78 80 75", "unit 78"]],
    ["4.1 opening and unit", STANDARD, "E81", ["opening 81 80", "unit 81"]],
    ["4.1 lowest", STANDARD, "E0", ["lowest 0 5"]],
    ["4.1 unit and lowest", STANDARD, "E3", ["unit 3", "lowest 3 5"]],
    ["4.1 lowest of the table", TENS, "E80 S50", ["lowest 50 60"]],
    ["4.1 order", STANDARD, "E80 W75", ["order 2"]],
    ["4.1 order: the first turn", STANDARD, "S80", ["order 1"]],
    ["14.3 stage 1 hides stage 2", STANDARD, "E80 W99", ["order 2"]],
    ["4.2 A 5: 若不叫将失去当局叫分权", STANDARD, "E- S80 W75 N70 E65", ["order 2", "passed 1"]],
    ["4.2 passing twice", STANDARD, "E80 S- W75 N- E70 S-", ["order 3", "passed 2"]],
    ["4.2 turns skip who has passed", STANDARD, "E80 S- W75 N70 E65 W60", []],
    ["4.2 end: three passes", STANDARD, "E80 S- W- N- E75", ["order 0"]],
    ["4.2 end: three passes", STANDARD, "E80 S- W- N- S75", ["order 0", "passed 2"]],
    ["4.2 end: four passes", STANDARD, "E- S- W- N- E80", ["order 0", "passed 1"]],
    ["4.2 no end: three passes, no bid", STANDARD, "E- S- W- N80", []],
    ["4.2 end: no lower bid", STANDARD, "E80 S5 W-", ["order 0"]],
    ["4.2 end: no lower bid", TENS, "E65 S-", ["order 0"]],
  ])("%s: %#", (_clause, options, auction, expected) => {
    expect(shown(judged(options, auction))).toEqual(expected);
  });

  it("numbers the call", () => {
    expect(judged(STANDARD, "E80 S- W75 N75").violations).toEqual([
      { rule: "sandaha.auction.step", cards: [], figures: { call: 4, bid: 75, low: 75, most: 70 } },
    ]);
  });

  it.each<[string, Options, string, number[]]>([
    ["4.1 opening", TENS, "E80", [80, 75, 70, 65, 60]],
    ["4.1 step", TENS, "E80 S99", [70, 65, 60]],
    ["4.1 nobody else's turn", TENS, "E80 W70", []],
    ["4.2 after the end", STANDARD, "E5 S-", []],
    ["4.2 the last bid there is", STANDARD, "E10 S-", [5]],
  ])("%s: allowed, row %#", (_clause, options, auction, expected) => {
    expect(judged(options, auction).allowed).toEqual(expected);
  });
});

describe("4.4: a pass of the compelled bidder", () => {
  it.each<[string, Options, string, string, boolean]>([
    ["A 4: 叫80分", STANDARD, "E-", SEVEN, false],
    ["A 4: 若有人先叫80分，自己必须叫75或以下", STANDARD, "E80 S-", SEVEN, false],
    ["A 4: 如有人应到75，自己必须继续叫70或以下", STANDARD, "E80 S75 W- N- E-", SEVEN, false],
    ["A 4: 如有人应70，自己可以不用再叫", STANDARD, "E80 S70 W- N- E-", SEVEN, true],
    ["more than seven (documented, C)", STANDARD, "E-", EIGHT, false],
    ["fewer", STANDARD, "E-", SIX, true],
    ["C 3: 王和2", ZIJINDAO, "E-", SEVEN, true],
    ["C 3: 王和2", ZIJINDAO, "E-", SEVEN_C, false],
    ["C 3: 如有人应到75，自己必须继续叫70", ZIJINDAO, "E80 S75 W- N- E-", SEVEN_C, false],
    ["C 3: 如有人应70", ZIJINDAO, "E80 S- W70 N- E-", SEVEN_C, true],
    ["B 七 2: 若有人先叫分，自己必须叫一轮分", COMPETITION, "E85 S-", SEVEN, false],
    ["B 七 2: 若有人先叫分，自己必须叫一轮分", COMPETITION, "E55 S-", SEVEN, false],
    ["B 七 2: 如有人再叫分，自己可以不用再叫", COMPETITION, "E85 S80 W- N- E-", SEVEN, true],
    ["B 七 2: 若有人叫50分自己可以不用再叫", COMPETITION, "E50 S-", SEVEN, true],
    ["off", OFF, "E-", SEVEN, true],
    ["other minimum", { ...STANDARD, compelledMinimum: 6 }, "E-", SIX, false],
    ["other limit", { ...STANDARD, compelledLimit: 80 }, "E80 S-", SEVEN, true],
  ])("%s: row %#", (_clause, options, auction, hand, may) => {
    const { violations, mayPass } = judged(options, auction, hand);
    expect(mayPass).toBe(may);
    expect(violations.map(({ rule }) => rule)).toEqual(may ? [] : ["sandaha.auction.compelled"]);
  });

  it("names his counted trumps and the highest bid he may make", () => {
    expect(judged(STANDARD, "E80 S-", SEVEN).violations).toEqual([
      {
        rule: "sandaha.auction.compelled",
        cards: cards("S2 H7 H7 C2 LJ LJ BJ"),
        figures: { call: 2, "bid.most": 75, trumps: 7, "trumps.compelling": 7 },
      },
    ]);
  });

  it("he may bid, and nobody may pass out of turn", () => {
    expect(judged(STANDARD, "E80 S75", SEVEN)).toMatchObject({ violations: [], mayPass: false });
    expect(judged(STANDARD, "E80 W-", SIX)).toMatchObject({ allowed: [], mayPass: false });
  });
});

describe("ResolveAuction", () => {
  const KNOWN = { 1: SIX, 2: SIX, 3: SIX, 4: SIX };
  const CLAIM = { ...KNOWN, 2: SEVEN };
  /** East is first bidder: the contract as "seat points", with what else it has. */
  const contractText = ({ contract }: AuctionResult): string | undefined =>
    contract &&
    [
      "ESWN".charAt(contract.banker - 1),
      contract.points,
      ...(contract.doubled ? ["doubled"] : []),
      ...(contract.claimant === undefined ? [] : [`claim ${contract.claimant}`]),
    ].join(" ");

  it.each<[string, Options, string, Partial<Record<1 | 2 | 3 | 4, string>>, string]>([
    ["4.2 A 2: 叫分最低者为庄家", STANDARD, "E80 S- W75 N- E-", KNOWN, "W 75"],
    ["4.4 A 4: 叫80分，没人应的话可以不用降分", STANDARD, "E80 S- W- N-", { ...KNOWN, 1: SEVEN }, "E 80"],
    ["4.2 the lowest bid there is", STANDARD, "E- S5", KNOWN, "S 5"],
    ["4.3 A 5: 庄分为80", STANDARD, "E- S- W- N-", KNOWN, "E 80"],
    ["4.3 B 七 5: 庄分为85", COMPETITION, "E- S- W- N-", KNOWN, "E 85"],
    ["4.5 B 七 4: 直接叫50分", COMPETITION, "E50 S- W- N-", KNOWN, "E 50 doubled"],
    ["4.5 whoever becomes banker", COMPETITION, "E50 S45 W- N- E-", KNOWN, "S 45 doubled"],
    ["4.5 a lower opening does not double", COMPETITION, "E45 S- W- N-", KNOWN, "E 45"],
    ["4.5 nor a second call", COMPETITION, "E60 S55 W- N- E50 S-", KNOWN, "E 50"],
    ["4.5 nor another's first call", COMPETITION, "E- S50 W- N-", KNOWN, "S 50"],
    ["4.5 no doubling call at this table", STANDARD, "E50 S- W- N-", KNOWN, "E 50"],
    ["4.5 B 七 2: 插50分接庄", COMPETITION, "E55 S50 W- N- E-", CLAIM, "S 50 claim 1"],
    ["4.5 also if he went lower later", COMPETITION, "E55 S50 W45 N- E- S40 W-", CLAIM, "S 40 claim 1"],
    ["4.5 not compelled", COMPETITION, "E55 S50 W- N- E-", KNOWN, "S 50"],
    ["4.5 freed by 50", COMPETITION, "E55 S- W50 N45 E- W-", { ...KNOWN, 4: SEVEN }, "N 45"],
    ["4.5 the caller himself", COMPETITION, "E55 S- W- N-", { ...KNOWN, 1: SEVEN }, "E 55"],
    ["4.5 not 插", COMPETITION, "E60 S50 W- N- E-", CLAIM, "S 50"],
  ])("%s: row %#", (_clause, options, auction, deal, expected) => {
    const result = resolved(options, auction, deal);
    expect(result).toMatchObject({ violations: [], redeal: false, compulsionUnknown: false });
    expect(result.onTurn).toBeUndefined();
    expect(contractText(result)).toBe(expected);
  });

  it("4.3: redeals by the option", () => {
    expect(resolved(REDEAL, "E- S- W- N-", KNOWN)).toEqual({
      violations: [],
      redeal: true,
      compulsionUnknown: false,
    });
  });

  it.each<[string, string, number]>([
    ["4.1 first turn", "", 1],
    ["4.1 seat order", "E80", 2],
    ["4.2 skips who has passed", "E80 S- W75 N70 E65", 3],
    ["4.2 three passes, no bid", "E- S- W-", 4],
  ])("%s: on turn", (_clause, auction, seat) => {
    const result = resolved(STANDARD, auction, KNOWN);
    expect(result).toEqual({ violations: [], onTurn: seat, redeal: false, compulsionUnknown: false });
  });

  it.each<[string, string, string[], number | undefined, string | undefined]>([
    ["a fault of stage 2 stands", "E80 S82 W-", ["step 82 80 75", "unit 82"], 4, undefined],
    [
      "the low bid is the lowest made",
      "E80 S80 W80 N- E- S-",
      ["step 80 80 75", "step 80 80 75"],
      undefined,
      "E 80",
    ],
    [
      "rulebook order, then by call",
      "E83 S75 W72 N70",
      ["opening 83 80", "step 72 75 70", "step 70 72 67", "unit 83", "unit 72"],
      1,
      undefined,
    ],
    ["under the lowest bid: over", "E80 S0", ["lowest 0 5"], undefined, "S 0"],
    ["out of turn: the last one judged", "E85 W75 S99", ["order 2", "opening 85 80"], undefined, undefined],
    ["after passing", "E- S80 E75", ["order 3", "passed 1"], undefined, undefined],
    ["after the end", "E80 S- W- N- E75", ["order 0"], undefined, undefined],
  ])("%s", (_name, auction, expected, seat, contract) => {
    const result = resolved(STANDARD, auction, KNOWN);
    expect(shown(result)).toEqual(expected);
    expect(result.onTurn).toBe(seat);
    expect(contractText(result)).toBe(contract);
  });

  it("4.4: a compelled bidder's pass stands as recorded", () => {
    const result = resolved(STANDARD, "E80 S75 W- N- E-", { 1: SEVEN, 3: SIX, 4: SIX });
    expect(shown(result)).toEqual(["compelled 70 7 7"]);
    expect(result.violations[0]?.figures["call"]).toBe(5);
    expect(contractText(result)).toBe("S 75");
    expect(result.compulsionUnknown).toBe(false);
  });

  it("4.4: the highest bid he may make is a multiple of 5 even over a faulty bid", () => {
    const result = resolved(STANDARD, "E80 S73 W-", { 3: SEVEN });
    expect(shown(result)).toEqual(["unit 73", "compelled 65 7 7"]);
  });

  it.each<[string, Options, string, Partial<Record<1 | 2 | 3 | 4, string>>, boolean]>([
    ["4.4 a pass", STANDARD, "E-", {}, true],
    ["4.4 his cards are known", STANDARD, "E-", { 1: SIX }, false],
    ["4.4 only bids", STANDARD, "E80 S75", {}, false],
    ["4.4 freed by the limit", STANDARD, "E70 S- W- N-", {}, false],
    ["4.4 not freed by an own bid", STANDARD, "E80 S75 W- N- E-", { 3: SIX, 4: SIX }, true],
    ["4.4 freed by an own bid", COMPETITION, "E85 S80 W- N- E-", { 3: SIX, 4: SIX }, false],
    ["4.4 off", OFF, "E- S- W- N-", {}, false],
    ["4.5 the banker's cards", COMPETITION, "E55 S50 W- N- E-", {}, true],
    ["4.5 the banker's cards are known", COMPETITION, "E55 S50 W- N- E-", { 2: SEVEN }, false],
    ["4.5 the low bid freed the banker", COMPETITION, "E55 S50 W45 N- E- S-", {}, false],
    ["4.5 off", { ...COMPETITION, compelledUntil: "OFF" }, "E55 S50 W- N- E-", {}, false],
    ["4.5 not over yet", COMPETITION, "E55 S50", {}, false],
    ["out of turn is not looked at", STANDARD, "E80 W-", {}, false],
  ])("%s: unknown, row %#", (_clause, options, auction, deal, unknown) => {
    expect(resolved(options, auction, deal).compulsionUnknown).toBe(unknown);
  });
});
