import type { AuctionCall } from "../../games/sandaha/auction.js";
import { resolveAuction } from "../../games/sandaha/auction-result.js";
import { compelledHand } from "../../games/sandaha/compelled.js";
import { cardsWithout } from "../../games/sandaha/known-hand.js";
import { withOverrides } from "../../games/sandaha/overrides.js";
import { PROFILES, type ProfileName } from "../../games/sandaha/ruleset.js";
import { scoreHand } from "../../games/sandaha/score.js";
import { SEATS } from "../../games/sandaha/seat.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { type Options, Profile } from "../../gen/caipan/sandaha/v1/ruleset.js";
import type { Call, Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { Random } from "../random.js";
import { callBids } from "./call-bids.js";
import { dealCards } from "./deal-cards.js";
import { declare } from "./declare.js";
import { playCards } from "./play-cards.js";

const STAKES = [1, 10, 10, 50];

/** The rules that a hand is dealt by. */
export interface DealRules {
  readonly profile: ProfileName;
  /** Options that are not the profile's. */
  readonly overrides?: Options;
}

/** The record of a hand dealt and played to its end by simple legal players, with its results. */
export function dealHand(random: Random, id: string, { profile, overrides }: DealRules): HandRecord {
  const options = withOverrides(PROFILES[profile], overrides ?? {});
  const { hands, kitty } = dealCards(random, options);
  const firstBidder = random.pick(SEATS);
  const stake = random.pick(STAKES);
  const calls = callBids(random, options, firstBidder, hands);
  const counted = new Map([...hands].map(([seat, cards]) => [seat, compelledHand(options, cards)]));
  const { contract } = resolveAuction(options, firstBidder, calls, counted);
  const dealt = HandRecord.create({
    id,
    ruleset: { profile: Profile[profile], revision: 0, overrides, expectDigest: "" },
    stake,
    firstBidder,
    deal: [...hands].map(([seat, cards]) => ({ seat, cards: sorted(cards) })),
    kitty: sorted(kitty),
    calls: calls.map(callOf),
  });
  if (contract === undefined) return dealt;
  const { banker } = contract;
  const held = [...(hands.get(banker) ?? []), ...kitty];
  const act = declare(random, options, held);
  if (act.kind === "surrender") {
    const { defendersPoints, payments } = scoreHand(options, stake, contract, { kind: "surrender" });
    const recorded = { trickWinners: [], defendersPoints, payments: [...payments] };
    return { ...dealt, act: { $case: "surrender", value: {} }, recorded };
  }
  const { trump, buried } = act;
  const after = new Map<Seat, readonly Card[]>([...hands, [banker, cardsWithout(held, buried)]]);
  const { plays, winners, end } = playCards(random, { options, contract, trump, buried, hands: after });
  const { defendersPoints, payments } = scoreHand(options, stake, contract, end);
  return {
    ...dealt,
    act: { $case: "declaration", value: { trump, buried: sorted(buried) } },
    plays: [...plays],
    recorded: { trickWinners: [...winners], defendersPoints, payments: [...payments] },
  };
}

function callOf({ seat, bid }: AuctionCall): Call {
  return { seat, call: bid === undefined ? { $case: "pass", value: {} } : { $case: "bid", value: bid } };
}

function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a - b);
}
