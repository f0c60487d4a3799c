import { describe, expect, it } from "vitest";
import { cards, text } from "../../oracle/sandaha/notation.js";
import { answerOf } from "../../support/in-process.js";
import { CHECK_THROW, VALIDATE_PLAY } from "../../support/sandaha/calls.js";
import { playRequest, throwRequest } from "../../support/sandaha/requests.js";
import type { MadeSituation } from "../../support/sandaha/situations.js";
import { optionsOf } from "../../support/sandaha/table-rules.js";

const rules = { profile: "STANDARD", overrides: {} } as const;

function lead(trump: MadeSituation["trump"], hand: string, play = hand): string[] {
  const options = optionsOf(rules);
  const situation: MadeSituation = {
    rules,
    options,
    trump,
    seat: 1,
    banker: 1,
    hand: cards(hand),
    trick: [],
  };
  return answerOf(VALIDATE_PLAY, playRequest(situation, cards(play))).formations.map((each) =>
    text(each.cards),
  );
}

// The one place where the four suits are not alike (sandaha.formation.decomposition, .comparison, throw.smallest).
describe("among equals the order ♠♥♣♦ decides", () => {
  it("which pair of a level a tractor takes", () => {
    expect(lead("HEARTS", "D7 D7 S7 S7 H2 H2")).toEqual(["S7 S7 H2 H2", "D7 D7"]);
    expect(lead("SPADES", "D7 D7 H7 H7 C7 C7 S2 S2")).toEqual(["H7 H7 S2 S2", "C7 C7", "D7 D7"]);
    expect(lead("NONE", "D7 D7 C7 C7 C2 C2 H2 H2")).toEqual(["C7 C7 H2 H2", "D7 D7 C2 C2"]);
  });

  it("in which order formations of one level stand", () => {
    expect(lead("HEARTS", "D2 C2 S2")).toEqual(["S2", "C2", "D2"]);
    expect(lead("NONE", "D7 D7 H7 H7 S7")).toEqual(["H7 H7", "D7 D7", "S7"]);
  });

  it("which of the smallest parts is led, and with which cards it is beaten", () => {
    const play = cards("D2 C2 S2");
    const answer = answerOf(
      CHECK_THROW,
      throwRequest(
        {
          rules,
          trump: "HEARTS",
          leader: 1,
          hands: [
            { seat: 1, cards: play },
            { seat: 2, cards: cards("D7 C7 S7") },
            { seat: 3, cards: cards("H5 H6 H8") },
            { seat: 4, cards: cards("S9 S9 C9") },
          ],
          play,
        },
        true,
      ),
    );
    expect(text(answer.led)).toBe("S2");
    expect(answer.hidden!.beaters.map((beater) => text(beater.cards))).toEqual(["S7", "S7", "S7"]);
  });

  it("which legal play comes first where levels do not: the higher number", () => {
    const options = optionsOf(rules);
    const hand = cards("S7 D7 C7 H9");
    const trick = [{ seat: 1, cards: cards("HA") }] as const;
    const situation: MadeSituation = { rules, options, trump: "HEARTS", seat: 2, banker: 1, hand, trick };
    const answer = answerOf(VALIDATE_PLAY, playRequest(situation, cards("HT")));
    expect(text(answer.example)).toBe("D7");
  });
});
