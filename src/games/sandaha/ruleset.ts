import {
  AllPass,
  CompelledTrumps,
  CompelledUntil,
  KittyMultiplier,
  NoTrumpTractors,
  Profile,
  Throws,
  TractorDuty,
} from "../../gen/caipan/sandaha/v1/ruleset.js";

/** Every option of the rules, with its value: points, cards, calls as the fields of Options in ruleset.proto say. */
export interface RuleOptions {
  readonly openingBid: number;
  readonly bidStep: number;
  readonly lowestBid: number;
  readonly allPass: AllPass;
  readonly compelledTrumps: CompelledTrumps;
  readonly compelledMinimum: number;
  readonly compelledUntil: CompelledUntil;
  readonly compelledLimit: number;
  /** 0 = none. */
  readonly doublingCall: number;
  /** 插; 0 = none. */
  readonly claimingCall: number;
  readonly surrender: boolean;
  /** 0 where there is no surrender. */
  readonly surrenderPlainFrom: number;
  readonly noTrump: boolean;
  readonly noTrumpTractors: NoTrumpTractors;
  readonly throws: Throws;
  readonly tractorDuty: TractorDuty;
  readonly kittyCaptureNeedsTrump: boolean;
  readonly kittyMultiplier: KittyMultiplier;
  /** 双进单出. */
  readonly heldPaysDouble: boolean;
  readonly endsAtBigLoss: boolean;
  readonly endsByShowdown: boolean;
  readonly sixesRemoved: boolean;
  readonly downSmallFrom: number;
  readonly downBigFrom: number;
  readonly heldSmallTo: number;
  readonly heldBigTo: number;
}

/** The documented rule sets. */
export const PROFILE_NAMES = ["STANDARD", "COMPETITION", "ZIJINDAO"] as const;
/** A documented rule set. */
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** Raised whenever any answer under a profile changes. */
export const REVISIONS: Record<ProfileName, number> = { STANDARD: 1, COMPETITION: 1, ZIJINDAO: 1 };

const STANDARD: RuleOptions = {
  openingBid: 80,
  bidStep: 5,
  lowestBid: 5,
  allPass: AllPass.FIRST_BIDDER,
  compelledTrumps: CompelledTrumps.JOKERS_SEVENS_TWOS,
  compelledMinimum: 7,
  compelledUntil: CompelledUntil.LIMIT,
  compelledLimit: 70,
  doublingCall: 0,
  claimingCall: 0,
  surrender: false,
  surrenderPlainFrom: 0,
  noTrump: true,
  noTrumpTractors: NoTrumpTractors.NEIGHBOURS,
  throws: Throws.TRUMPS,
  tractorDuty: TractorDuty.ANY_LENGTH,
  kittyCaptureNeedsTrump: true,
  kittyMultiplier: KittyMultiplier.CARDS,
  heldPaysDouble: false,
  endsAtBigLoss: false,
  endsByShowdown: false,
  sixesRemoved: false,
  downSmallFrom: 40,
  downBigFrom: 70,
  heldSmallTo: 30,
  heldBigTo: 0,
};

/** What each profile gives to each option. */
export const PROFILES: Record<ProfileName, RuleOptions> = {
  STANDARD,
  COMPETITION: {
    ...STANDARD,
    openingBid: 85,
    compelledUntil: CompelledUntil.OWN_BID_OR_LIMIT,
    compelledLimit: 50,
    doublingCall: 50,
    claimingCall: 55,
    surrender: true,
    surrenderPlainFrom: 55,
  },
  ZIJINDAO: {
    ...STANDARD,
    compelledTrumps: CompelledTrumps.JOKERS_TWOS,
    surrender: true,
    surrenderPlainFrom: 55,
    noTrumpTractors: NoTrumpTractors.NONE,
    kittyMultiplier: KittyMultiplier.ONE,
    endsAtBigLoss: true,
    endsByShowdown: true,
  },
};

/** The profile of its enum value; undefined for one that is not served. */
export function profileName(profile: Profile): ProfileName | undefined {
  return PROFILE_NAMES.find((name) => Profile[name] === profile);
}

/** The number of tricks in a hand, which is that of the cards that each player has after the burial. */
export function handSize(options: Pick<RuleOptions, "sixesRemoved">): number {
  return options.sixesRemoved ? 19 : 21;
}
