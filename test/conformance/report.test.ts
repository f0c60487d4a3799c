import { describe, expect, it } from "vitest";
import {
  exitCode,
  formatJsonLines,
  formatJunit,
  formatText,
  type RunReport,
} from "../../src/conformance/index.js";
import { printable } from "../../src/conformance/printable.js";
import { OUTCOMES } from "../../src/conformance/report.js";
import { escapeXml } from "../../src/conformance/xml.js";
import { scenario } from "./temporary-suite.js";

const REPORT: RunReport = {
  kind: "completed",
  target: "127.0.0.1:50051",
  suiteVersion: "1.0.0",
  level: "full",
  seed: 7,
  results: OUTCOMES.map((outcome) => ({
    scenario: {
      ...scenario(outcome, { title: `What is <${outcome}> & "so"` }),
      game: "sandaha",
      area: "lead",
    },
    outcome,
    differences:
      outcome === "failed" || outcome === "known"
        ? [{ path: "kind", expected: "A", actual: "B\u202e\u001b[31m<&>" }]
        : [],
    durationMs: 1.5,
  })),
  staleKnownFailing: ["line 3: sandaha/lead/gone"],
  durationMs: 1234,
};
const NO_RUN: RunReport = { kind: "could-not-run", reasons: ["<nobody> there"] };

describe("reports", () => {
  it("as text", () => {
    expect(formatText(REPORT).trimEnd().split("\n")).toEqual([
      "FAILED sandaha/lead/failed",
      '  What is <failed> & "so" [sandaha.lead.formation]',
      '  kind: expected "A", got "B\\u{202e}\\u001b[31m<&>"',
      "KNOWN sandaha/lead/known",
      "FIXED (listed as known to fail, but passes: take it off the list) sandaha/lead/fixed",
      '  What is <fixed> & "so" [sandaha.lead.formation]',
      "FAILED list of known failures, line 3: sandaha/lead/gone is no scenario",
      "suite 1.0.0 against 127.0.0.1:50051 at level full, shuffled by 7, 1.2 s",
      "1 failed as the list of known failures says (counted as skipped)",
      "1 passed, 3 failed, 2 skipped",
    ]);
    expect(exitCode(REPORT)).toBe(1);
  });

  it("as JSON lines", () => {
    const lines = formatJsonLines(REPORT)
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(lines).toHaveLength(OUTCOMES.length + 1);
    expect(lines[1]).toMatchObject({
      id: "sandaha/lead/failed",
      outcome: "failed",
      differences: [{ path: "kind" }],
    });
    expect(lines.at(-1)).toMatchObject({ passed: 1, failed: 3, skipped: 2, level: "full", seed: 7 });
    expect(JSON.parse(formatJsonLines(NO_RUN))).toEqual({ couldNotRun: ["<nobody> there"] });
  });

  it("as JUnit", () => {
    expect(formatJunit(REPORT).trimEnd().split("\n")).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuites name="caipan conformance">',
      '  <testsuite name="sandaha/lead" tests="5" failures="2" errors="0" skipped="2" time="0.007">',
      '    <testcase classname="sandaha.lead" name="sandaha/lead/passed" time="0.002"/>',
      '    <testcase classname="sandaha.lead" name="sandaha/lead/failed" time="0.002">',
      '      <failure message="What is &lt;failed&gt; &amp; &quot;so&quot;">kind: expected &quot;A&quot;, got &quot;B\\u{202e}\\u001b[31m&lt;&amp;&gt;&quot;</failure>',
      "    </testcase>",
      '    <testcase classname="sandaha.lead" name="sandaha/lead/known" time="0.002">',
      '      <skipped message="known to fail"/>',
      "    </testcase>",
      '    <testcase classname="sandaha.lead" name="sandaha/lead/fixed" time="0.002">',
      '      <failure message="listed as known to fail, but passes"/>',
      "    </testcase>",
      '    <testcase classname="sandaha.lead" name="sandaha/lead/skipped" time="0.002">',
      "      <skipped/>",
      "    </testcase>",
      "  </testsuite>",
      '  <testsuite name="known-failing" tests="1" failures="1" errors="0" skipped="0">',
      '    <testcase classname="known-failing" name="line 3: sandaha/lead/gone">',
      '      <failure message="names no scenario"/>',
      "    </testcase>",
      "  </testsuite>",
      "</testsuites>",
    ]);
    expect(formatJunit(NO_RUN)).toContain('<error message="could not run">&lt;nobody&gt; there</error>');
  });
});

describe("what comes from outside", () => {
  it("is shown on one line, without steering the terminal", () => {
    expect(printable("a\n\u001b[1mb\u202ec\u200bd\u2028e\u0085f 三打哈")).toBe(
      "a\\u{a}\\u{1b}[1mb\\u{202e}c\\u{200b}d\\u{2028}e\\u{85}f 三打哈",
    );
  });

  it("is escaped in XML, and what XML cannot hold is replaced", () => {
    expect(escapeXml("<a b=\"c\" d='e'>&\n\u0000\u001b\ud800\uffff𝄞")).toBe(
      "&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;\n\ufffd\ufffd\ufffd\ufffd𝄞",
    );
  });
});
