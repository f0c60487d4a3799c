import pc from "picocolors";
import { describe, expect, it } from "vitest";
import { Profile } from "../../../src/gen/caipan/sandaha/v1/ruleset.js";
import { terminalText } from "../../../src/report/sandaha/terminal.js";
import {
  FALSE_FOLLOW,
  recordOf,
  SURRENDER,
  told,
  WITHOUT_DEAL,
} from "../../support/sandaha/disputed-hands.js";

const plain = pc.createColors(false);
const coloured = pc.createColors(true);

describe("terminalText", () => {
  it("tells a fault where it happened, with rule, standing, source and what shows it", () => {
    expect(terminalText(told(FALSE_FOLLOW).view, { language: "en", colors: plain })).toContain(`
Trick 3
  South ♣A ♣A  lead
✗ West  ♦10 ♠A
      Following suit (sandaha.follow.suit)
      Cards to play of the led suit: 2. You played 0 and kept: ♣9 ♣9 ♣10 ♣K.
      documented: Rules of 三打哈, 【游戏流程】出牌 3 (000_298f397ced0ab3ca.txt)
      documented: Rules of 三打哈, 【游戏流程】出牌 8 (000_298f397ced0ab3ca.txt)
      Came to light in Trick 6
  North ♥6 ♠7  discard
  East  ♣J ♣J  follow
  → South takes 10; defenders 45
`);
  });

  it("adds up the score and holds it against what was paid", () => {
    expect(terminalText(told(FALSE_FOLLOW).view, { language: "zh", colors: plain })).toContain(`
按实际出牌的计分
   120  闲家各轮得分：第2轮35、第3轮10、第7轮50、第9轮10、第10轮15
    +0  没有抠底
   120  闲家共120分，庄分75：下庄
    ×2  等级：小光
   −60  底分10×2＝每份20；庄家合计三份
        下一局东家先叫分
  闲家得120分，庄分75，庄家（北家）下庄，小光。
  规则文件没有规定违例的处罚，本报告也不另加处罚。
✗ 东家  应得 +20  已付 −20
✗ 南家  应得 +20  已付 −20
✗ 西家  应得 +20  已付 −20
✗ 北家  应得 −60  已付 +60`);
  });

  it("names what cannot be checked and results that differ", () => {
    const shown = terminalText(told(WITHOUT_DEAL).view, { language: "en", colors: plain });
    expect(shown).toContain("? South passes\n");
    expect(shown).toContain("✗ Winner of trick 3: recorded North, due West\n");
    expect(shown).toContain("? Not checkable for 3 acts: The compelled bidder\n");
    expect(shown).toContain("No score:");
  });

  it("names plays that nobody can judge any more", () => {
    const record = recordOf(
      "sandaha/1 id=x rules=STANDARD contract=E:80 trump=SPADES bury=H5H5H6H6H8H8H9H9 plays=E:C5,W:C6,N:C8",
    );
    const shown = terminalText(told(record).view, { language: "en", colors: plain });
    expect(shown).toMatch(/✗ West {2}♣6\n +Who leads \(sandaha\.lead\.turn\)/);
    expect(shown).toContain("Recorded after the last play that can be judged\n· North ♣8");
  });

  it("adds what another rule set would have said", () => {
    const { view, other } = told(SURRENDER, { as: Profile.COMPETITION });
    const shown = terminalText(view, { language: "en", colors: plain }, other);
    expect(shown).toContain("By the Competition rules instead\n  No fault seen");
    expect(shown).toContain("no fault there: The surrender, East: Surrender (sandaha.kitty.surrender; ");
  });

  it("colours suits, and only if asked", () => {
    expect(terminalText(told(FALSE_FOLLOW).view, { language: "en", colors: plain })).not.toContain("\u001b");
    expect(terminalText(told(FALSE_FOLLOW).view, { language: "en", colors: coloured })).toContain(
      "\u001b[31m♦10\u001b[39m",
    );
  });

  it("lets nothing from the record steer the terminal", () => {
    const { view } = told(FALSE_FOLLOW);
    const hostile = { ...view, id: "\u001b[2J\u202eabc\u0007\r\n\u009b31m" };
    const shown = terminalText(hostile, { language: "en", colors: plain });
    expect(shown.split("\n")[0]).toBe("Hand \\u{1b}[2J\\u{202e}abc\\u{7}\\u{d}\\u{a}\\u{9b}31m");
  });
});
