/** Chapter 13: hands that end before their last trick, put to the oracle. */
import { describe, expect, it } from "vitest";
import {
  deckOf,
  type Options,
  type Play,
  PROFILES,
  pointsOf,
  resolveTrick,
  type Seat,
  scoreHand,
} from "./index.js";
import { difference } from "./multiset.js";
import { cards } from "./notation.js";
import { nextSeat } from "./throw.js";

/** Only the showdown. */
const SHOWDOWN: Options = { ...PROFILES.ZIJINDAO, endsAtBigLoss: false };
const BANKER: Seat = 1;
const BURIED = cards("C6 C6 C8 C8 C9 C9 CJ CJ");
/** The last three tricks: east has spades alone, the others none. */
const END = ["SA C5 D5 DT", "SK CT D5 DT", "SK CT D6 D6"];

/** Single-card tricks; each is led by the winner of the one before, and played from him on in the given order. */
function singles(tricks: readonly (readonly number[])[], first: Seat): Play[] {
  const plays: Play[] = [];
  let leader = first;
  for (const trick of tricks) {
    const here: Play[] = [];
    for (const card of trick) {
      here.push({ seat: leader, cards: [card] });
      leader = nextSeat(leader);
    }
    plays.push(...here);
    leader = resolveTrick({ options: SHOWDOWN, trump: "HEARTS", plays: here }).holder;
  }
  return plays;
}

/** 21 single-card tricks, the 18th with the last trump, a big joker, after which `lead` is on lead. */
function wholeHand(lead: Seat): Play[] {
  const last = END.map(cards);
  const eighteenth = cards("BJ CQ CQ CK");
  const rest = difference(deckOf(false), [...BURIED, ...last.flat(), ...eighteenth]);
  const early = Array.from({ length: 17 }, (_, index) => rest.slice(4 * index, 4 * index + 4));
  const start = singles(early, 2);
  // The joker falls from `lead`, who leads it; the cards of the end stay with their owners.
  const owners = [1, 2, 3, 4] as const;
  const joker = singles([eighteenth], lead);
  const end = last.flatMap((trick) => owners.map((seat) => ({ seat, cards: [trick[seat - 1]!] })));
  return [...start, ...joker, ...end];
}

/** That hand scored, its record cut after so many plays. */
function scored(options: Options, plays: readonly Play[], contract = 80) {
  return scoreHand({
    options,
    stake: 10,
    contract: { banker: BANKER, points: contract, doubled: false },
    end: { kind: "TRICKS", trump: "HEARTS", buried: BURIED, plays },
  });
}

describe("13.2 showdown", () => {
  const points = pointsOf(END.flatMap(cards));

  it.each<[string, Seat, number]>([
    ["the banker is on lead", 1, 0],
    ["a defender is on lead", 3, points],
  ])("%s", (_name, lead, certain) => {
    const plays = wholeHand(lead);
    const score = scored(SHOWDOWN, plays);
    const [first, second, third] = score.steps;
    expect(first?.rule).toBe("sandaha.trick.points");
    expect(second).toEqual({ rule: "sandaha.end.showdown", figures: { points: certain } });
    expect(third?.rule).toBe("sandaha.result.down");
    expect(score.trickPoints).toBe((first?.figures["points"] ?? 0) + certain);
    expect(score).toMatchObject({
      defendersPoints: score.trickPoints,
      endedEarly: true,
      ignoredPlays: 12,
      kittyMultiplier: 0,
    });
    // A record that stops just there is taken at its word.
    expect(scored(SHOWDOWN, plays.slice(0, 72))).toEqual({ ...score, ignoredPlays: 0 });
  });

  it("is not looked for before the place where a record stops short of the last card", () => {
    const score = scored(SHOWDOWN, wholeHand(1).slice(0, 76));
    expect(score).toMatchObject({ endedEarly: true, ignoredPlays: 0 });
  });

  it("is none where it is off, where side suits capture, or while a trump is out", () => {
    const plays = wholeHand(3);
    for (const off of [{ endsByShowdown: false }, { kittyCaptureNeedsTrump: false }]) {
      expect(scored({ ...SHOWDOWN, ...off }, plays)).toMatchObject({ endedEarly: false, ignoredPlays: 0 });
    }
    expect(() => scored(SHOWDOWN, plays.slice(0, 68))).toThrow(RangeError);
  });
});

describe("13.1, 13.3 big loss", () => {
  it("is looked at first, and what is recorded after it counts for nothing", () => {
    const score = scored({ ...SHOWDOWN, endsAtBigLoss: true }, wholeHand(3), 5);
    const at = score.steps.map(({ rule }) => rule);
    expect(at.slice(0, 3)).toEqual(["sandaha.trick.points", "sandaha.result.down", "sandaha.end.big_loss"]);
    expect(at).not.toContain("sandaha.end.showdown");
    expect(score).toMatchObject({ grade: "BIG", endedEarly: true });
    expect(score.ignoredPlays).toBeGreaterThan(12);
  });
});
