import { fromBinary, type JsonObject, toJson } from "@bufbuild/protobuf";
import { groupBy } from "../group-by.js";
import { canonicalJson } from "../json-values.js";
import type { PreparedScenario } from "../prepare.js";
import { isRuleset } from "../ruleset-of.js";
import type { Finding } from "./finding.js";
import { conflict, normalForm } from "./normal-form.js";
import { IDENTITY, SUIT_RENAMINGS, type SuitRenaming } from "./suit-renaming.js";

/** What came of looking for scenarios that say the same. */
export interface Distinctness {
  readonly findings: readonly Finding[];
  /** Ids of the scenarios that say nothing that an earlier one does not say. */
  readonly repeated: ReadonlySet<string>;
}

/** A scenario with its request under every renaming of the suits, with and without the ruleset. */
interface Case {
  readonly id: string;
  readonly prepared: PreparedScenario;
  /** The request as it is, card lists in the order written. */
  readonly exact: string;
  readonly whole: readonly string[];
  readonly withoutRuleset: readonly string[];
  /** The renamings under which another request could be this one. */
  readonly renamings: readonly SuitRenaming[];
}

/**
 * Looks for scenarios that are equal up to renaming suits, for the same request with answers at odds, and for variants
 * under another ruleset whose answer is the same under all. Seats are not renamed; suits are not where their order breaks
 * a tie, as sandaha.trump.suit_order lets it.
 */
export function checkDistinct(scenarios: readonly PreparedScenario[]): Distinctness {
  const cases = scenarios.map(makeCase);
  const repeated = new Set<string>();
  const findings: Finding[] = [];
  const report = (kind: Finding["kind"], { id }: Case, detail: string): void => {
    findings.push({ kind, subject: id, detail });
    repeated.add(id);
  };

  for (const group of groupBy(cases, ({ whole }) => smallest(whole)).values()) {
    const originals: Case[] = [];
    for (const candidate of group) {
      const original = originals.find((earlier) => agree(earlier, candidate, "whole"));
      if (original === undefined) {
        const rival = originals.find(({ exact }) => exact === candidate.exact);
        if (rival !== undefined)
          report("contradiction", candidate, `has the request of ${rival.id}, not its answer`);
        originals.push(candidate);
      } else {
        report("duplicate", candidate, `is ${original.id} up to renaming suits`);
      }
    }
  }

  const originals = cases.filter(({ id }) => !repeated.has(id));
  for (const group of groupBy(originals, ({ withoutRuleset }) => smallest(withoutRuleset)).values()) {
    const idle = group.filter((variant) => group.length > 1 && !differsFromSome(variant, group));
    // If no ruleset makes a difference at all, the first of them is a scenario like any other.
    const kept = idle.length === group.length ? 1 : 0;
    for (const variant of idle.slice(kept)) {
      const others = group.filter((other) => other !== variant).map(({ id }) => id);
      report(
        "idle-variant",
        variant,
        `differs in the ruleset alone from ${others.join(", ")}, with the same answer`,
      );
    }
  }
  return { findings, repeated };
}

function makeCase(prepared: PreparedScenario): Case {
  const { scenario, method, request } = prepared;
  const json = toJson(method.input, fromBinary(method.input, request)) as JsonObject;
  const under = (renaming: SuitRenaming, keepRuleset: boolean): string => {
    const normal = normalForm(
      method.input,
      json,
      renaming,
      (field) => !keepRuleset && field.message !== undefined && isRuleset(field.message),
    );
    return `${scenario.call} ${canonicalJson(normal)}`;
  };
  const whole = SUIT_RENAMINGS.map((renaming) => under(renaming, true));
  return {
    id: scenario.id,
    prepared,
    exact: `${scenario.call} ${canonicalJson(json)}`,
    whole,
    withoutRuleset: SUIT_RENAMINGS.map((renaming) => under(renaming, false)),
    renamings: breaksTie(prepared, whole) ? [IDENTITY] : SUIT_RENAMINGS,
  };
}

/** Whether some renaming leaves the request as it is and changes the answer: then the order of the suits decided it. */
function breaksTie(prepared: PreparedScenario, whole: readonly string[]): boolean {
  return SUIT_RENAMINGS.some(
    (renaming, i) =>
      whole[i] === whole[0] && conflict(expected(prepared, renaming), expected(prepared, IDENTITY)),
  );
}

/** Whether some renaming that turns the first request into the second leaves both answers possible. */
function agree(a: Case, b: Case, form: "whole" | "withoutRuleset"): boolean {
  return a.renamings.some((renaming) => {
    const renamed = a[form][SUIT_RENAMINGS.indexOf(renaming)];
    return (
      renamed === b[form][0] && !conflict(expected(a.prepared, renaming), expected(b.prepared, IDENTITY))
    );
  });
}

function differsFromSome(variant: Case, group: readonly Case[]): boolean {
  return group.some((other) => other !== variant && !agree(other, variant, "withoutRuleset"));
}

/** What a scenario expects, in normal form. */
function expected({ method, expectation }: PreparedScenario, renaming: SuitRenaming): JsonObject {
  if (expectation.kind === "answer")
    return { answer: normalForm(method.output, expectation.named, renaming) };
  const { code, reason, fields } = expectation.error;
  return {
    // Named, so that an error and an answer are at odds.
    answer: null,
    code,
    ...(reason === undefined ? {} : { reason }),
    ...(fields === undefined ? {} : { fields: [...fields].toSorted() }),
  };
}

function smallest(texts: readonly string[]): string {
  return texts.toSorted()[0] ?? "";
}
