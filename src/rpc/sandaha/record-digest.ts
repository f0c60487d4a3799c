import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { formatCard } from "../../card/card-notation.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import { type Call, Seat, Trump } from "../../gen/caipan/sandaha/v1/table.js";
import type { RulesetRef } from "../../gen/caipan/verdict/v1/verdict.js";

/**
 * The digest of a record, 64 hex digits: SHA-256 of its canonical form as JSON by RFC 8785. Equal hands under equal
 * rules have equal digests, whoever logged them.
 */
export function recordDigest(record: HandRecord, ruleset: RulesetRef): string {
  return createHash("sha256").update(canonicalRecord(record, ruleset)).digest("hex");
}

/**
 * The canonical form of a record: rules by game, profile, revision and overrides; cards in text notation by ascending
 * number; hands by seat; what is not known, the id and the recorded results left out.
 */
export function canonicalRecord(record: HandRecord, ruleset: RulesetRef): string {
  const { game, profile, revision, overrides } = ruleset;
  const { stake, firstBidder, deal, kitty, calls, contract, act, plays } = record;
  const hands = deal.map(({ seat, cards }): [string, string[]] => [nameOf(Seat, seat), cardsOf(cards)]);
  const form = {
    ruleset: { game, profile, revision, overrides },
    ...(stake > 0 && { stake }),
    ...(firstBidder !== Seat.UNSPECIFIED && { firstBidder: nameOf(Seat, firstBidder) }),
    ...(hands.length > 0 && { deal: Object.fromEntries(hands) }),
    ...(kitty.length > 0 && { kitty: cardsOf(kitty) }),
    ...(calls.length > 0 && { calls: calls.map(callOf) }),
    ...(contract !== undefined && {
      contract: {
        banker: nameOf(Seat, contract.banker),
        points: contract.points,
        ...(contract.doubled && { doubled: true }),
        ...(contract.claimant !== Seat.UNSPECIFIED && { claimant: nameOf(Seat, contract.claimant) }),
      },
    }),
    ...(act?.$case === "declaration" && {
      declaration: { trump: nameOf(Trump, act.value.trump), buried: cardsOf(act.value.buried) },
    }),
    ...(act?.$case === "surrender" && { surrender: true }),
    ...(plays.length > 0 && {
      plays: plays.map(({ seat, cards, attempted }) => ({
        seat: nameOf(Seat, seat),
        cards: cardsOf(cards),
        ...(attempted.length > 0 && { attempted: cardsOf(attempted) }),
      })),
    }),
  };
  return canonicalize(form) ?? "";
}

function callOf({ seat, call }: Call): { seat: string; bid?: number; pass?: true } {
  const caller = nameOf(Seat, seat);
  return call?.$case === "bid" ? { seat: caller, bid: call.value } : { seat: caller, pass: true };
}

function cardsOf(cards: readonly Card[]): string[] {
  return cards.toSorted((a, b) => a - b).map(formatCard);
}

function nameOf(names: Readonly<Record<string, number>>, value: number): string {
  return Object.keys(names).find((name) => names[name] === value) ?? String(value);
}
