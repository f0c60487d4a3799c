import { PlayKind } from "../../../../src/gen/caipan/sandaha/v1/table.js";
import { listLegalPlays } from "../../../../src/rpc/sandaha/list-legal-plays.js";
import { type LegalPlay, type LegalPlays, legalPlays } from "../../../oracle/sandaha/index.js";
import { contains } from "../../../oracle/sandaha/multiset.js";
import { mix, pickBy, shuffledBy } from "../../../support/sandaha/mix.js";
import { listRequest } from "../../../support/sandaha/requests.js";
import { cardsText } from "../../../support/sandaha/show.js";
import type { MadeSituation } from "../../../support/sandaha/situations.js";
import { ask } from "./ask.js";
import { expectSame } from "./expect-same.js";

/** The longest page that can be asked for. */
const PAGE = 256;

function listed(plays: readonly LegalPlay[]): unknown {
  return plays.map(({ cards, kind }) => ({ cards, kind: PlayKind[kind] }));
}

/** The oracle's list; the engine's must be the same, page by page, and so must any page and any list of what holds some cards. */
export function agreeOnLegalPlays(situation: MadeSituation, salt: number): LegalPlays {
  const list = legalPlays(situation);
  const askFor = (
    including: readonly number[],
    offset: number,
    limit: number,
    from: readonly LegalPlay[],
  ): void => {
    const { count, certain, plays } = ask(
      listLegalPlays,
      listRequest(situation, { including, offset, limit }),
    );
    const what = `plays with ${cardsText(including)}, ${limit} from ${offset} on`;
    const oracle = {
      count: from.length,
      certain: from.filter((play) => play.kind !== "THROW").length,
      plays: listed(from.slice(offset, offset + limit)),
    };
    expectSame(what, { count, certain, plays }, oracle);
  };
  for (let offset = 0; offset < list.count; offset += PAGE) askFor([], offset, PAGE, list.plays);

  askFor([], mix(salt, 1) % (list.count + 2), mix(salt, 2) % 20, list.plays);
  // Now cards that are played together, now any.
  const source = mix(salt, 3) % 2 === 0 ? pickBy(salt, list.plays)!.cards : situation.hand;
  const including = shuffledBy(salt, source).slice(0, 1 + (mix(salt, 4) % 3));
  const holding = list.plays.filter((play) => contains(play.cards, including));
  askFor(including, mix(salt, 5) % 3, mix(salt, 6) % 50, holding);
  return list;
}
