import { describe, expect, it } from "vitest";
import { Profile } from "../../../src/gen/caipan/sandaha/v1/ruleset.js";
import { hashSource } from "../../../src/report/csp.js";
import { handPage } from "../../../src/report/sandaha/page/page.js";
import { FALSE_FOLLOW, SURRENDER, told, WITHOUT_DEAL } from "../../support/sandaha/disputed-hands.js";

const page = handPage(told(FALSE_FOLLOW), "en");

function inner(tag: string, of = page): string {
  return new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(of)?.[1] ?? "";
}

describe("the page", () => {
  it("carries a policy with the hashes of its own style and script, and nothing outside it", () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
    const sources = policy.replaceAll("&#39;", "'").split("; ");
    expect(sources).toContain("default-src 'none'");
    expect(sources).toContain(`style-src ${hashSource(inner("style"))}`);
    expect(sources).toContain(`script-src ${hashSource(inner("script"))}`);
    expect(page.match(/<script\b/g)).toHaveLength(1);
    expect(page).not.toMatch(/\s(?:src|style|on\w+)=/);
    expect(page).not.toMatch(/https?:/);
    for (const [, target] of page.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#[\w-]+$/);
  });

  it("points only at what is there, and gives no id twice", () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target);
    for (const [, target] of page.matchAll(/aria-labelledby="([^"]*)"/g)) expect(ids).toContain(target);
  });

  it("explains a fault by clause, document and place, in both languages", () => {
    for (const words of [
      "Following suit",
      "跟花色",
      "Rules of 三打哈",
      "三打哈规则",
      "【游戏流程】出牌 3",
      "♣9 ♣9 ♣10 ♣K",
    ]) {
      expect(page).toContain(words);
    }
    expect(page).toContain("Came to light in trick 6");
    expect(page).toContain("由第6轮可见");
  });

  it("has three sentences to the player", () => {
    const [fault] = told(FALSE_FOLLOW).view.faults;
    expect(fault?.letter).toEqual({
      en:
        "In trick 3 South led ♣A ♣A, and you (West) played ♦10 ♠A. " +
        "That breaks the rule “Following suit”, written in “Rules of 三打哈”, 【游戏流程】出牌 3 and 【游戏流程】出牌 8: " +
        "Cards to play of the led suit: 2; you played 0 and kept: ♣9 ♣9 ♣10 ♣K. " +
        "The documents name no penalty for a fault and none is invented, so the hand counts as played: " +
        "+20 is due to you, not −20 as was paid.",
      zh:
        "第3轮南家首出♣A ♣A，你（西家）出了♦10 ♠A。" +
        "这违反了“跟花色”一条，见《三打哈规则》【游戏流程】出牌 3、【游戏流程】出牌 8：" +
        "首家花色须出2张，你出了0张，手中还留有：♣9 ♣9 ♣10 ♣K。" +
        "规则文件没有规定违例的处罚，本报告也不另加处罚，本局按实际出牌计算，你应得+20，而不是已付的−20。",
    });
  });

  it("begins in the language asked for", () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(handPage(told(FALSE_FOLLOW), "zh")).toContain('<html lang="zh-Hans">');
  });

  it.each(['<img src=x onerror="alert(1)">', "</title><script>alert(1)</script>", "'\"&amp;", "-->"])(
    "shows the id %s as text",
    (id) => {
      const hostile = handPage(told({ ...FALSE_FOLLOW, id }), "en");
      expect(hostile.match(/<script\b/g)).toHaveLength(1);
      expect(hostile).not.toMatch(/<img|onerror="|-->/);
      expect(inner("bdi", hostile)).not.toMatch(/[<>"']/);
    },
  );

  it("escapes what the judge would refuse, too", () => {
    const report = told(FALSE_FOLLOW);
    const id = "\u001b[2J\u202e<b>";
    const hostile = handPage({ ...report, view: { ...report.view, id } }, "en");
    expect(inner("bdi", hostile)).toBe("\\u{1b}[2J\\u{202e}&lt;b&gt;");
    for (const mark of ["\u001b", "\u202e"]) expect(hostile).not.toContain(mark);
  });

  it("shows results that differ, and what is open, of a hand that stops", () => {
    const open = handPage(told(WITHOUT_DEAL), "en");
    expect(open).toContain("Winner of trick 3");
    expect(open).toContain("There is no score");
    expect(open).toContain("The compelled bidder");
  });

  it("says what another rule set would have said", () => {
    const both = handPage(told(SURRENDER, { as: Profile.COMPETITION }), "en");
    expect(both).toContain("By the Competition rules instead");
    expect(both).toContain("No fault by those rules");
  });
});
