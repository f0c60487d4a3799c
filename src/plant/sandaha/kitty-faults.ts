import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { Options, Profile } from "../../gen/caipan/sandaha/v1/ruleset.js";
import { Trump } from "../../gen/caipan/sandaha/v1/table.js";
import type { CleanHand, PlayedHand } from "./clean-hand.js";
import { unplayed } from "./clean-hand.js";
import { type Planted, stepLabel } from "./fault.js";
import { copiesOf, minus } from "./plain-cards.js";
import type { Planter } from "./planter.js";

const EXCHANGE = "sandaha.kitty.exchange";

/** A card too few or too many is buried; judging stops there. */
export const buryWrongCount: Planter = (random, hand) => {
  const { played } = hand;
  if (played === undefined) return undefined;
  const { buried } = played.declaration;
  if (random.below(2) === 0) {
    const fewer = minus(buried, [random.pick(buried)]);
    return buryInstead(hand.record, played, fewer);
  }
  const kept = played.turns[0]?.hand ?? [];
  return buryInstead(unplayed(hand.record), played, [...buried, random.pick(kept)]);
};

/** A card is buried that somebody else holds; the record stops there, since its cards would come to light twice. */
export const buryForeignCard: Planter = (random, { record, played }) => {
  if (played === undefined) return undefined;
  const { buried } = played.declaration;
  const own = [...buried, ...(played.turns[0]?.hand ?? [])];
  const others = record.deal.filter(({ seat }) => seat !== played.banker).flatMap(({ cards }) => cards);
  const foreign = others.filter((card) => copiesOf(card, own) === 0);
  const changed = [...minus(buried, [random.pick(buried)]), random.pick(foreign)];
  return buryInstead(unplayed(record), played, changed);
};

function buryInstead(
  record: HandRecord,
  { declaration }: PlayedHand,
  buried: typeof declaration.buried,
): Planted {
  return {
    record: { ...record, act: { $case: "declaration", value: { ...declaration, buried } } },
    label: stepLabel(EXCHANGE, "declaration"),
  };
}

/** No-trump is declared where the rules have none; the hand goes on by it. */
export const declareForbidden: Planter = (_, { record, played }) => {
  if (played?.trump !== Trump.NONE) return undefined;
  const changed = withOptions(record, { noTrump: false });
  return { record: changed, label: stepLabel("sandaha.kitty.declaration", "declaration") };
};

/** The banker surrenders where the rules know no surrender. */
export const surrenderForbidden: Planter = (_, { record, played }) => {
  if (played === undefined) return undefined;
  const { profile } = record.ruleset ?? {};
  const ruled =
    profile === Profile.STANDARD ? record : withOptions(record, { surrender: false, claimingCall: 0 });
  const changed: HandRecord = { ...unplayed(ruled), act: { $case: "surrender", value: {} } };
  return { record: changed, label: stepLabel("sandaha.kitty.surrender", "surrender") };
};

/** The record under rules with some options changed. */
export function withOptions(record: CleanHand["record"], options: Partial<Options>): HandRecord {
  const { ruleset } = record;
  if (ruleset === undefined) return record;
  const overrides = Options.fromPartial({ ...ruleset.overrides, ...options });
  return { ...record, ruleset: { ...ruleset, overrides } };
}
