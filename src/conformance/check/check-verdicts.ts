import type { DescMessage, JsonObject } from "@bufbuild/protobuf";
import { hasVerdict, isVerdict } from "../interface-fields.js";
import { asList, asObject, asText, isJsonObject } from "../json-values.js";
import type { PreparedScenario } from "../prepare.js";
import type { Finding } from "./finding.js";

/** An expectation of a verdict names decision and violations, and they agree. */
export function checkVerdicts({ scenario, method, expectation }: PreparedScenario): Finding[] {
  if (expectation.kind === "error") return [];
  return faults(method.output, expectation.named, "").map((detail) => ({
    kind: "verdict",
    subject: scenario.id,
    detail,
  }));
}

function faults(desc: DescMessage, named: JsonObject, path: string): string[] {
  return desc.fields.flatMap((field) => {
    const of = field.message;
    if (of === undefined || !hasVerdict(of)) return [];
    const value = named[field.jsonName] ?? named[field.name];
    const at = `${path}${field.jsonName}`;
    if (field.fieldKind === "message" && isVerdict(of)) return verdictFaults(asObject(value), at);
    const inner = isJsonObject(value) ? [value] : asList(value).map(asObject);
    return inner.flatMap((element) => faults(of, element, `${at}.`));
  });
}

function verdictFaults(verdict: JsonObject, path: string): string[] {
  const { decision, violations } = verdict;
  if (decision === undefined || !Array.isArray(violations)) {
    return [`must name ${path}.decision and ${path}.violations`];
  }
  const illegal = decision === "DECISION_ILLEGAL";
  return illegal === violations.length > 0
    ? []
    : [`${path} is ${asText(decision)} with ${violations.length} violations`];
}
