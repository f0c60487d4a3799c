import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { JsonObject } from "@bufbuild/protobuf";
import type { Scenario } from "../../src/conformance/scenario.js";

/** A scenario of which a test gives only what it is about. */
export type PartialScenario = Partial<Omit<Scenario, "request" | "expect">> & {
  readonly request?: JsonObject;
  readonly expect?: JsonObject;
};

export const VALIDATE_PLAY = "caipan.sandaha.v1.RefereeService/ValidatePlay";
export const CHECK_THROW = "caipan.sandaha.v1.RefereeService/CheckThrow";
export const LIST_LEGAL_PLAYS = "caipan.sandaha.v1.RefereeService/ListLegalPlays";

/** A situation in which east leads. */
export const LEADING: JsonObject = {
  ruleset: { profile: "PROFILE_STANDARD" },
  trump: "TRUMP_SPADES",
  seat: "SEAT_EAST",
  hand: ["CARD_SA", "CARD_SK", "CARD_H5"],
};

export const LEGAL_LEAD: JsonObject = {
  verdict: { decision: "DECISION_LEGAL", violations: [] },
  kind: "PLAY_KIND_LEAD",
};

/** A scenario that can be loaded and prepared, with what the test gives in place of the defaults. */
export function scenario(words: string, given: PartialScenario = {}): Scenario {
  return {
    id: `sandaha/lead/${words}`,
    title: `A scenario about ${words}.`,
    clauses: ["sandaha.lead.formation"],
    shows: "accepts",
    call: VALIDATE_PLAY,
    request: { situation: LEADING, play: ["CARD_SA"] },
    expect: LEGAL_LEAD,
    ...given,
  };
}

/** A folder with a suite in it, for one test. */
export class TemporarySuite {
  readonly root = mkdtempSync(join(tmpdir(), "caipan-suite-"));

  /** Writes a file; anything but a text as JSON. */
  write(path: string, content: unknown): this {
    const at = join(this.root, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, typeof content === "string" ? content : JSON.stringify(content));
    return this;
  }

  /** Writes scenarios/sandaha/lead.json. */
  scenarios(...scenarios: readonly Scenario[]): this {
    return this.write("scenarios/sandaha/lead.json", { game: "sandaha", area: "lead", scenarios });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
