import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { AuctionCall } from "./auction.js";
import type { KittyAct } from "./burial.js";
import type { RuleOptions } from "./ruleset.js";
import type { Contract } from "./score.js";
import type { TablePlay } from "./trick.js";

/** A play as a platform logged it. */
export interface RecordedPlay extends TablePlay {
  /** All cards of a throw that failed; empty otherwise. */
  readonly attempted: readonly Card[];
}

/** A hand as a platform logged it; what it does not know is undefined or empty. */
export interface HandRecord {
  readonly options: RuleOptions;
  readonly stake: number | undefined;
  readonly firstBidder: Seat | undefined;
  /** Cards dealt, by seat, as far as they are known. */
  readonly deal: ReadonlyMap<Seat, readonly Card[]>;
  readonly kitty: readonly Card[];
  readonly calls: readonly AuctionCall[];
  /** Looked at only where there are no calls. */
  readonly contract: Contract | undefined;
  readonly act: KittyAct | undefined;
  readonly plays: readonly RecordedPlay[];
  /** How many tricks the platform says were won, 0 if it does not say: more than there are plays for if these break off. */
  readonly recordedTricks: number;
}
