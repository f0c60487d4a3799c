import type { HandRecord } from "../../gen/caipan/sandaha/v1/record.js";
import {
  type Call,
  type Contract,
  type Hand,
  type Payment,
  type Play,
  Seat,
  Trump,
} from "../../gen/caipan/sandaha/v1/table.js";
import { cardsText, nameText, seatText } from "./names.js";
import { signed } from "./numbers.js";
import { isUnicode, quoted } from "./quoted-text.js";
import { FIELD_NAMES, type FieldName, HEADER, LONGEST_LINE, TRICK_SIZE } from "./record-fields.js";
import { rulesetText } from "./ruleset-text.js";

/** A record as a line, without a line end, or why it cannot be one. */
export type FormattedRecord =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "refused"; readonly reason: string };

/** Writes a record as a line that holds all that the record does, or refuses: nothing is ever left out. */
export function formatRecord(record: HandRecord): FormattedRecord {
  if (hasUnknownFields(record)) return refused("the record has fields that this version does not know");
  if (![record.id, record.ruleset?.expectDigest ?? ""].every(isUnicode)) {
    return refused("the id or expect_digest is no Unicode text");
  }
  const fields = fieldTexts(record);
  const written = FIELD_NAMES.flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [`${name}=${value}`];
  });
  const text = [HEADER, ...written].join(" ");
  if (Buffer.byteLength(text) > LONGEST_LINE) {
    return refused(`the record is longer than ${LONGEST_LINE} bytes in text form`);
  }
  return { kind: "text", text };
}

/** The value of each field that a record has. */
function fieldTexts(record: HandRecord): { readonly [name in FieldName]: string | undefined } {
  const { id, ruleset, stake, firstBidder, deal, kitty, calls, contract, act, plays, recorded } = record;
  const declaration = act?.$case === "declaration" ? act.value : undefined;
  const { trickWinners = [], defendersPoints, payments = [] } = recorded ?? {};
  // Results that say nothing are an empty list of winners, so that they are still there.
  const isEmpty = recorded !== undefined && defendersPoints === undefined && payments.length === 0;
  return {
    id: id === "" ? undefined : quoted(id),
    rules: ruleset && rulesetText(ruleset),
    stake: stake === 0 ? undefined : String(stake),
    first: firstBidder === Seat.UNSPECIFIED ? undefined : seatText(firstBidder),
    deal: listText(deal, handText),
    kitty: cardsField(kitty),
    calls: listText(calls, callText),
    contract: contract && contractText(contract),
    trump: declaration && nameText(Trump, declaration.trump),
    bury: declaration && cardsField(declaration.buried),
    surrender: act?.$case === "surrender" ? "yes" : undefined,
    plays: playsText(plays),
    winners: listText(trickWinners, seatText) ?? (isEmpty ? "" : undefined),
    points: defendersPoints === undefined ? undefined : String(defendersPoints),
    paid: listText(payments, paymentText),
  };
}

function listText<T>(items: readonly T[], text: (item: T) => string): string | undefined {
  return items.length === 0 ? undefined : items.map(text).join(",");
}

function cardsField(cards: HandRecord["kitty"]): string | undefined {
  return cards.length === 0 ? undefined : cardsText(cards);
}

function handText({ seat, cards }: Hand): string {
  return `${seatText(seat)}:${cardsText(cards)}`;
}

function callText({ seat, call }: Call): string {
  switch (call?.$case) {
    case "bid":
      return `${seatText(seat)}:${call.value}`;
    case "pass":
      return `${seatText(seat)}:-`;
    default:
      return `${seatText(seat)}:?`;
  }
}

function contractText({ banker, points, doubled, claimant }: Contract): string {
  const claim = claimant === Seat.UNSPECIFIED ? "" : `,claimant=${seatText(claimant)}`;
  return `${seatText(banker)}:${points}${doubled ? ",doubled" : ""}${claim}`;
}

function playsText(plays: readonly Play[]): string | undefined {
  if (plays.length === 0) return undefined;
  return plays.map((play, i) => `${divider(i)}${playText(play)}`).join("");
}

function divider(place: number): string {
  if (place === 0) return "";
  return place % TRICK_SIZE === 0 ? "/" : ",";
}

function playText({ seat, cards, attempted }: Play): string {
  return `${seatText(seat)}:${cardsText(cards)}${attempted.length === 0 ? "" : `(${cardsText(attempted)})`}`;
}

function paymentText({ seat, amount }: Payment): string {
  return `${seatText(seat)}:${signed(amount)}`;
}

/** Whether a message, or one in it, came with fields that its type does not know. */
function hasUnknownFields(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) =>
    key === "_unknownFields" ? Object.keys(inner ?? {}).length > 0 : hasUnknownFields(inner),
  );
}

function refused(reason: string): FormattedRecord {
  return { kind: "refused", reason };
}
