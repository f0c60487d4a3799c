import { OPTION_NAMES } from "../../games/sandaha/overrides.js";
import { PROFILES, type ProfileName } from "../../games/sandaha/ruleset.js";
import type {
  Game,
  ListGamesRequest,
  ListGamesResponse,
} from "../../gen/caipan/rulebook/v1/rulebook_service.js";
import { Standing } from "../../gen/caipan/verdict/v1/verdict.js";
import type { RulebookOption } from "../../rulebook/rulebook.js";
import type { Handler } from "../context.js";
import { optionValue, PROFILE_RULES, protoName, rulebook } from "../sandaha/ruleset.js";
import { ENGINE_VERSION, SUITE_VERSION } from "../version.js";

const games: Game[] = [
  {
    id: rulebook.game,
    title: rulebook.title,
    rulebookVersion: rulebook.version,
    profiles: rulebook.profiles.map(({ name, title, document }) => {
      const profile = name as ProfileName;
      const settings = OPTION_NAMES.map((option) => {
        const own = rulebook.options.find((entry) => entry.name === protoName(option))?.profiles[name];
        const standing = own?.standing === "documented" ? Standing.DOCUMENTED : Standing.RULING;
        return { option: protoName(option), value: optionValue(PROFILES[profile], option), standing };
      });
      return { name, title, document, ruleset: PROFILE_RULES[profile].ref, settings };
    }),
    options: rulebook.options.map(optionMessage),
  },
];

function optionMessage({ name, title, values, minimum, maximum, clauses }: RulebookOption) {
  return { name, title, values: [...(values ?? [])], minimum, maximum, clauses: [...clauses] };
}

/** RulebookService.ListGames: versions, and the games served with their profiles and options. */
export const listGames: Handler<ListGamesRequest, ListGamesResponse> = () => ({
  kind: "answer",
  response: { engineVersion: ENGINE_VERSION, suiteVersion: SUITE_VERSION, games },
});
