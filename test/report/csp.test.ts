import { expect, it } from "vitest";
import { contentSecurityPolicy, hashSource } from "../../src/report/csp.js";

it("hashes as the CSP specification does", () => {
  // https://www.w3.org/TR/CSP2/#script-src-hash-usage
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

it("allows nothing but the page's own style and script", () => {
  expect(contentSecurityPolicy("a{}", "f()").split("; ")).toEqual([
    "default-src 'none'",
    `style-src ${hashSource("a{}")}`,
    `script-src ${hashSource("f()")}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});
