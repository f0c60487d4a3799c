import type { JsonValue } from "@bufbuild/protobuf";
import { type ListOptions, listScenarios } from "./run-suite.js";

/** The suite in one text, or why there is none. */
export type NdjsonExport =
  | { readonly kind: "exported"; readonly text: string }
  | { readonly kind: "could-not-run"; readonly reasons: readonly string[] };

/** Writes a scenario a line, with the request also as base64 bytes, for runners that have no JSON for protobuf. */
export function exportNdjson(options: ListOptions = {}): NdjsonExport {
  const listing = listScenarios(options);
  if (listing.kind === "could-not-run") return listing;
  const lines = listing.chosen.map(({ scenario, request }) => {
    const { id, game, area, title, clauses, shows, threshold, call, expect } = scenario;
    const head = { id, game, area, title, clauses, shows, ...(threshold === undefined ? {} : { threshold }) };
    const requestBase64 = Buffer.from(request).toString("base64");
    const line = { ...head, call, request: scenario.request as JsonValue, requestBase64, expect };
    return `${JSON.stringify(line)}\n`;
  });
  return { kind: "exported", text: lines.join("") };
}
