import fc from "fast-check";
import { OPTION_NAMES, OPTIONS } from "../../../src/games/sandaha/overrides.js";
import { Card } from "../../../src/gen/caipan/card/v1/card.js";
import { type DeepPartial, HandRecord } from "../../../src/gen/caipan/sandaha/v1/record.js";
import { Profile } from "../../../src/gen/caipan/sandaha/v1/ruleset.js";
import { Seat, Trump } from "../../../src/gen/caipan/sandaha/v1/table.js";

const UINT32 = fc.oneof(fc.nat(200), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
const SINT32 = fc.oneof(fc.integer({ min: -100, max: 100 }), fc.integer());
const TEXT = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom("", "T7-1042", "二号桌 1042", 'a"b\\c', "  two  ", "a=b,c:d", "\u202e\u0000\t\n", "yes"),
);

/** A value of an enum, often one that it does not have. */
function anyOf<T extends number>(values: Readonly<Record<string, T>>): fc.Arbitrary<T> {
  const known = fc.constantFrom(...Object.values(values));
  return fc.oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: fc.integer() as fc.Arbitrary<T> });
}

const SEAT = anyOf(Seat);
const CARDS = fc.array(anyOf(Card), { maxLength: 8 });
const SEATED = <T>(key: string, what: fc.Arbitrary<T>) => fc.record({ seat: SEAT, [key]: what });

const OVERRIDES = fc.record(
  Object.fromEntries(
    OPTION_NAMES.map((name) => {
      const kind = OPTIONS[name];
      if (kind.kind === "choice") return [name, anyOf(kind.values)];
      return [name, kind.kind === "switch" ? fc.boolean() : UINT32];
    }),
  ),
  { requiredKeys: [] },
);
const RULESET = fc.record({
  profile: anyOf(Profile),
  revision: UINT32,
  overrides: fc.option(OVERRIDES, { nil: undefined }),
  expectDigest: TEXT,
});
const CALL = fc.oneof(
  fc.constant(undefined),
  fc.constant({ $case: "pass", value: {} }),
  UINT32.map((value) => ({ $case: "bid", value })),
);
const CONTRACT = fc.record({ banker: SEAT, points: UINT32, doubled: fc.boolean(), claimant: SEAT });
const ACT = fc.oneof(
  fc.constant({ $case: "surrender", value: {} }),
  fc.record({ trump: anyOf(Trump), buried: CARDS }).map((value) => ({ $case: "declaration", value })),
);
const RECORDED = fc.record(
  {
    trickWinners: fc.array(SEAT, { maxLength: 5 }),
    defendersPoints: UINT32,
    payments: fc.array(SEATED("amount", SINT32), { maxLength: 4 }),
  },
  { requiredKeys: ["trickWinners", "payments"] },
);

/** Any record that its proto type can hold: sensible ones, and ones that no table ever saw. */
export const ARBITRARY_RECORD: fc.Arbitrary<HandRecord> = fc
  .record(
    {
      id: TEXT,
      ruleset: RULESET,
      stake: UINT32,
      firstBidder: SEAT,
      deal: fc.array(SEATED("cards", CARDS), { maxLength: 5 }),
      kitty: CARDS,
      calls: fc.array(SEATED("call", CALL), { maxLength: 6 }),
      contract: CONTRACT,
      act: ACT,
      plays: fc.array(fc.record({ seat: SEAT, cards: CARDS, attempted: CARDS }), { maxLength: 10 }),
      recorded: RECORDED,
    },
    { requiredKeys: [] },
  )
  .map((record) => HandRecord.fromPartial(record as DeepPartial<HandRecord>));

/** The bytes of a record: equal bytes are equal records, absent and empty parts told apart. */
export function bytesOf(record: HandRecord): string {
  return Buffer.from(HandRecord.encode(record).finish()).toString("hex");
}
