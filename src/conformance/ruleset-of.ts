import { type DescMessage, fromJson, type JsonObject, type JsonValue, toJson } from "@bufbuild/protobuf";
import { asObject, asText } from "./json-values.js";

/** Whether a message is a ruleset of some game, `caipan.<game>.v1.Ruleset`. */
export function isRuleset(desc: DescMessage): boolean {
  return desc.name === "Ruleset";
}

/** The profile that a request is judged by, without its prefix: `STANDARD`; undefined if it names none. */
export function profileOf(desc: DescMessage, request: JsonObject): string | undefined {
  for (const field of desc.fields) {
    if (field.fieldKind !== "message") continue;
    const value: JsonValue | undefined = request[field.jsonName] ?? request[field.name];
    if (value === undefined) continue;
    const profile = isRuleset(field.message)
      ? profileName(field.message, asObject(value))
      : profileOf(field.message, asObject(value));
    if (profile !== undefined) return profile;
  }
  return undefined;
}

function profileName(ruleset: DescMessage, value: JsonObject): string | undefined {
  if (value["profile"] === undefined) return undefined;
  // Canonical JSON has the name, even where the request gives the number.
  const canonical = toJson(ruleset, fromJson(ruleset, { profile: value["profile"] }));
  const profile = asText(asObject(canonical)["profile"]);
  return profile === "" ? undefined : profile.replace(/^PROFILE_/, "");
}
