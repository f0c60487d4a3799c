import { describe, expect, it } from "vitest";
import { Seat } from "../../../src/gen/caipan/sandaha/v1/table.js";
import { handPage } from "../../../src/report/sandaha/page/page.js";
import { reportToJson } from "../../../src/report/sandaha/report-json.js";
import { FALSE_FOLLOW, told } from "../../support/sandaha/disputed-hands.js";

// Stopped after the fault, so that West's clubs never came to light.
const STOPPED = { ...FALSE_FOLLOW, plays: FALSE_FOLLOW.plays.slice(0, 12), recorded: undefined };

function cardsOf(seat: Seat, redact: readonly Seat[]) {
  return told(STOPPED, { redact }).view.hands.find((row) => row.seat === seat);
}

describe("redacted", () => {
  it("shows of a player only what he played", () => {
    expect(cardsOf(Seat.WEST, [])?.cards).toHaveLength(21);
    expect(cardsOf(Seat.WEST, [Seat.WEST])).toMatchObject({ whole: false, redacted: true });
    expect(cardsOf(Seat.WEST, [Seat.WEST])?.cards).toHaveLength(5);
    expect(cardsOf(Seat.EAST, [Seat.WEST])?.cards).toHaveLength(21);
  });

  it("takes the cards out of reasons, in messages too", () => {
    const { view, judged } = told(STOPPED, { redact: [Seat.WEST] });
    expect(view.faults.map(({ cards, message }) => ({ cards, message }))).toEqual([
      {
        cards: [],
        message: {
          en: "Cards to play of the led suit: 2. You played 0 and kept: (4 not shown).",
          zh: "首家花色须出2张，你出了0张，手中还留有：（另有4张不显示）。",
        },
      },
    ]);
    expect(reportToJson(judged.reports.en)).not.toMatch(/CARD_C9|CARD_CT|CARD_CK|C9/);
  });

  it("keeps the cards in a reason that the player laid down later", () => {
    const [fault] = told(FALSE_FOLLOW, { redact: [Seat.WEST] }).view.faults;
    expect(fault?.message.en).toBe(told(FALSE_FOLLOW).view.faults[0]?.message.en);
  });

  it("hides the burial of a banker, and nobody else's", () => {
    expect(told(STOPPED, { redact: [Seat.WEST] }).view.buried).toHaveLength(8);
    const { view, judged } = told(STOPPED, { redact: [Seat.NORTH] });
    expect(view.buried).toEqual([]);
    expect(judged.record.kitty).toEqual([]);
  });

  it("judges by all cards all the same", () => {
    const [open, hidden] = [told(STOPPED), told(STOPPED, { redact: [Seat.WEST, Seat.NORTH] })];
    expect(hidden.view.finding).toBe(open.view.finding);
    expect(hidden.view.recordDigest).toBe(open.view.recordDigest);
  });

  it("leaves no hidden card on the page", () => {
    const page = handPage(told(STOPPED, { redact: [Seat.WEST] }), "en");
    const [, row = ""] = /hands-title(.*)<\/section>/s.exec(page)?.[1]?.split(/<h4>.*?West/) ?? [];
    expect(row).toContain("hidden; shown as played");
    expect(row.split("</div>")[0]?.match(/<use/g)).toHaveLength(5);
    expect(page).not.toContain("♣K");
  });
});
