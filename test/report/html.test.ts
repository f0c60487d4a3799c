import { describe, expect, it } from "vitest";
import { both, escapeHtml, html } from "../../src/report/html.js";
import { text } from "../../src/report/text.js";

describe("escapeHtml", () => {
  it.each<[name: string, from: string, to: string]>([
    ["a tag", "<script>", "&lt;script&gt;"],
    ["a way out of an attribute", `" onclick='x`, "&quot; onclick=&#39;x"],
    ["an entity", "&lt;", "&amp;lt;"],
    ["an ANSI sequence", "\u001b[31m", "\\u{1b}[31m"],
    ["a mark that turns a line around", "a\u202eb", "a\\u{202e}b"],
    ["isolates", "\u2066a\u2069", "\\u{2066}a\\u{2069}"],
    ["a line separator", "a\u2028b", "a\\u{2028}b"],
    ["letters of any language", "三打哈 שלום é", "三打哈 שלום é"],
  ])("shows %s as text", (_, from, to) => {
    expect(escapeHtml(from)).toBe(to);
  });
});

describe("html", () => {
  it("escapes what is put in, but not markup, and leaves nothing for undefined and false", () => {
    const inner = html`<b>${"<i>"}</b>`;
    expect(html`<p title="${'"'}">${inner}${[inner, 1]}${undefined}${false}</p>`.source).toBe(
      '<p title="&quot;"><b>&lt;i&gt;</b><b>&lt;i&gt;</b>1</p>',
    );
  });

  it("keeps both languages, escaped and marked as what they are", () => {
    expect(both(text("a<b", "甲<乙")).source).toBe(
      '<span class="en" lang="en">a&lt;b</span><span class="zh" lang="zh-Hans">甲&lt;乙</span>',
    );
  });
});
