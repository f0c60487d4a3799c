import type { HandRecord } from "../../../src/gen/caipan/sandaha/v1/record.js";
import {
  AllPass,
  CompelledTrumps,
  CompelledUntil,
  KittyMultiplier,
  NoTrumpTractors,
  type Options,
  Profile,
  Throws,
  TractorDuty,
} from "../../../src/gen/caipan/sandaha/v1/ruleset.js";
import { type Seat as SeatNumber, Trump } from "../../../src/gen/caipan/sandaha/v1/table.js";
import { AUCTION_PROFILES } from "../../oracle/sandaha/auction-record.js";
import { PROFILES } from "../../oracle/sandaha/options.js";
import type { WholeRecord } from "../../oracle/sandaha/replay.js";
import type { Seat, Trump as TrumpName } from "../../oracle/sandaha/types.js";

const ENUMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  allPass: AllPass,
  compelledTrumps: CompelledTrumps,
  compelledUntil: CompelledUntil,
  kittyMultiplier: KittyMultiplier,
  noTrumpTractors: NoTrumpTractors,
  throws: Throws,
  tractorDuty: TractorDuty,
};

/** A record that shows everything, as the oracle takes it: the numbers stay, enum values become their names. */
export function oracleRecord(record: HandRecord): WholeRecord {
  const { ruleset, stake, firstBidder, deal, kitty, calls, act, plays } = record;
  const profile = nameOf(Profile, ruleset?.profile ?? 0) as keyof typeof PROFILES;
  const overrides = overridden(ruleset?.overrides);
  return {
    options: { ...PROFILES[profile], ...overrides },
    auction: { ...AUCTION_PROFILES[profile], ...overrides },
    stake,
    firstBidder: seatOf(firstBidder),
    deal: deal.map(({ seat, cards }) => ({ seat: seatOf(seat), cards })),
    kitty,
    calls: calls.map(({ seat, call }) => ({
      seat: seatOf(seat),
      ...(call?.$case === "bid" && { bid: call.value }),
    })),
    ...(act && { act: actOf(act) }),
    plays: plays.map(({ seat, cards, attempted }) => ({ seat: seatOf(seat), cards, attempted })),
  };
}

function actOf(act: NonNullable<HandRecord["act"]>): NonNullable<WholeRecord["act"]> {
  if (act.$case === "surrender") return { kind: "SURRENDER" };
  return {
    kind: "DECLARATION",
    trump: nameOf(Trump, act.value.trump) as TrumpName,
    buried: act.value.buried,
  };
}

function overridden(overrides: Options | undefined): Record<string, unknown> {
  const given = Object.entries(overrides ?? {}).filter(([name, value]) => {
    return value !== undefined && !(name in ENUMS && value === 0);
  });
  return Object.fromEntries(
    given.map(([name, value]) => {
      const values = ENUMS[name];
      return [name, values === undefined ? value : nameOf(values, value as number)];
    }),
  );
}

function nameOf(values: Readonly<Record<string, number>>, value: number): string {
  const name = Object.keys(values).find((each) => values[each] === value);
  if (name === undefined) throw new RangeError(`no name for ${value}`);
  return name;
}

function seatOf(seat: SeatNumber): Seat {
  if (seat === 0) throw new RangeError("no seat");
  return seat;
}
