/** The options of the table at the head of the spec, and its three profiles. */

/** Every option, resolved. 0 stands for "none" in a call and in `surrenderPlainFrom`. */
export interface Options {
  readonly openingBid: number;
  readonly lowestBid: number;
  readonly bidStep: number;
  readonly allPass: "FIRST_BIDDER" | "REDEAL";
  readonly compelledTrumps: "JOKERS_SEVENS_TWOS" | "JOKERS_TWOS";
  readonly compelledMinimum: number;
  readonly compelledUntil: "OFF" | "LIMIT" | "OWN_BID_OR_LIMIT";
  readonly compelledLimit: number;
  readonly doublingCall: number;
  readonly claimingCall: number;
  readonly surrender: boolean;
  readonly surrenderPlainFrom: number;
  readonly noTrump: boolean;
  readonly noTrumpTractors: "NEIGHBOURS" | "JOKERS" | "NONE";
  readonly throws: "TRUMPS" | "NONE";
  readonly tractorDuty: "ANY_LENGTH" | "LED_LENGTH" | "PAIRS_SUFFICE";
  readonly kittyCaptureNeedsTrump: boolean;
  readonly kittyMultiplier: "CARDS" | "ONE" | "TWO_TO_THE_PAIRS" | "CARDS_BUT_THROW";
  readonly heldPaysDouble: boolean;
  readonly endsAtBigLoss: boolean;
  readonly endsByShowdown: boolean;
  readonly sixesRemoved: boolean;
  readonly downSmallFrom: number;
  readonly downBigFrom: number;
  readonly heldSmallTo: number;
  readonly heldBigTo: number;
}

/** Column STANDARD (A). */
const STANDARD: Options = {
  openingBid: 80,
  lowestBid: 5,
  bidStep: 5,
  allPass: "FIRST_BIDDER",
  compelledTrumps: "JOKERS_SEVENS_TWOS",
  compelledMinimum: 7,
  compelledUntil: "LIMIT",
  compelledLimit: 70,
  doublingCall: 0,
  claimingCall: 0,
  surrender: false,
  surrenderPlainFrom: 0,
  noTrump: true,
  noTrumpTractors: "NEIGHBOURS",
  throws: "TRUMPS",
  tractorDuty: "ANY_LENGTH",
  kittyCaptureNeedsTrump: true,
  kittyMultiplier: "CARDS",
  heldPaysDouble: false,
  endsAtBigLoss: false,
  endsByShowdown: false,
  sixesRemoved: false,
  downSmallFrom: 40,
  downBigFrom: 70,
  heldSmallTo: 30,
  heldBigTo: 0,
};

/** The three columns of the table; the two others by what differs from STANDARD. */
export const PROFILES: Readonly<Record<"STANDARD" | "COMPETITION" | "ZIJINDAO", Options>> = {
  STANDARD,
  COMPETITION: {
    ...STANDARD,
    openingBid: 85,
    compelledUntil: "OWN_BID_OR_LIMIT",
    compelledLimit: 50,
    doublingCall: 50,
    claimingCall: 55,
    surrender: true,
    surrenderPlainFrom: 55,
  },
  ZIJINDAO: {
    ...STANDARD,
    compelledTrumps: "JOKERS_TWOS",
    surrender: true,
    surrenderPlainFrom: 55,
    noTrumpTractors: "NONE",
    kittyMultiplier: "ONE",
    endsAtBigLoss: true,
    endsByShowdown: true,
  },
};
