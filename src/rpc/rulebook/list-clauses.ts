import type {
  Clause as ClauseMessage,
  ListClausesRequest,
  ListClausesResponse,
} from "../../gen/caipan/rulebook/v1/rulebook_service.js";
import { Standing } from "../../gen/caipan/verdict/v1/verdict.js";
import type { Clause } from "../../rulebook/rulebook.js";
import type { Handler } from "../context.js";
import { rulebook } from "../sandaha/ruleset.js";

const STANDINGS = { documented: Standing.DOCUMENTED, ruling: Standing.RULING } as const;
const clauses = rulebook.clauses.map(clauseMessage);

function clauseMessage(clause: Clause): ClauseMessage {
  return {
    id: clause.id,
    title: clause.title,
    text: clause.text,
    standings: clause.standings.map(({ profile, standing, sources }) => ({
      profile,
      standing: STANDINGS[standing],
      sources: [...sources],
    })),
    message: clause.message,
    figures: [...(clause.figures ?? []), ...(clause.lineFigures ?? [])],
    cards: clause.cards,
    judgedWhen: clause.judgedWhen,
  };
}

/** RulebookService.ListClauses: the clauses of one game, in rulebook order. */
export const listClauses: Handler<ListClausesRequest, ListClausesResponse> = ({ game }) => {
  if (game === "") {
    return {
      kind: "invalid",
      faults: [{ field: "game", reason: "REQUIRED", description: "a game must be named" }],
    };
  }
  if (game !== rulebook.game) {
    return { kind: "not-found", reason: "GAME_NOT_SERVED", description: "this server has no such game" };
  }
  return { kind: "answer", response: { clauses, rulebookVersion: rulebook.version } };
};
