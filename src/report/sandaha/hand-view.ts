import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Finding } from "../../gen/caipan/sandaha/v1/record.js";
import type { PlayKind, Seat, Trump } from "../../gen/caipan/sandaha/v1/table.js";
import type { RulesetRef, Standing } from "../../gen/caipan/verdict/v1/verdict.js";
import type { SourcePlace, Text } from "../../rulebook/rulebook.js";

/** A disputed hand as people read it; terminal and page show the same. */
export interface HandView {
  /** The platform's, opaque, possibly empty. */
  readonly id: string;
  readonly finding: Finding;
  readonly ruleset: RulesetRef;
  readonly profile: Text;
  readonly recordDigest: string;
  readonly engineVersion: string;
  readonly banker: Seat | undefined;
  readonly contract: Text | undefined;
  readonly trump: Trump | undefined;
  /** Calls, declaration or surrender, in order. */
  readonly calls: readonly ActView[];
  /** Of the banker, where there was no surrender and they are not hidden. */
  readonly buried: readonly Card[];
  readonly tricks: readonly TrickView[];
  /** Plays after the last that can be judged, or after the end. */
  readonly rest: readonly PlayView[];
  readonly hands: readonly HandRow[];
  readonly faults: readonly FaultView[];
  /** Three sentences to all players where nobody broke a rule. */
  readonly letter: Text;
  readonly score: ScoreView | undefined;
  /** Recorded results that are others, payments apart. */
  readonly differences: readonly DifferenceView[];
  readonly inconsistencies: readonly Inconsistency[];
  /** Clauses that could not be looked at, with the acts. */
  readonly unchecked: readonly UncheckedView[];
}

/** What came of an act. */
export type ActState = "legal" | "illegal" | "unchecked" | "unjudged";

/** One act of the record. */
export interface ActView {
  /** As the report names it. */
  readonly path: string;
  readonly seat: Seat | undefined;
  /** What was done: "bids 75". */
  readonly what: Text;
  readonly state: ActState;
  readonly faults: readonly FaultView[];
}

/** One play. */
export interface PlayView extends ActView {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** All cards of a throw that failed. */
  readonly attempted: readonly Card[];
  readonly kind: PlayKind;
  /** Who holds the trick after it. */
  readonly holder: Seat | undefined;
}

/** One trick, whole or as far as it goes. */
export interface TrickView {
  /** From 1. */
  readonly number: number;
  readonly plays: readonly PlayView[];
  readonly complete: boolean;
  /** The winner of a whole trick, else who holds it. */
  readonly holder: Seat | undefined;
  readonly points: number;
  /** Of the defenders, after it. */
  readonly defendersPoints: number;
}

/** What is known of the cards that a player held after the burial. */
export interface HandRow {
  readonly seat: Seat;
  readonly cards: readonly { readonly card: Card; readonly playedBy: string | undefined }[];
  /** Those are all; otherwise only what he played is known. */
  readonly whole: boolean;
  readonly redacted: boolean;
}

/** A clause that a reason rests on. */
export interface ClauseView {
  readonly id: string;
  readonly title: Text;
  readonly text: Text;
  readonly standing: Standing;
  readonly sources: readonly CitedPlace[];
}

/** A place with the title of its document. */
export interface CitedPlace extends SourcePlace {
  readonly title: Text;
}

/** A rule broken. */
export interface FaultView {
  /** Unique on a page. */
  readonly key: string;
  readonly path: string;
  /** Where in the hand: "Trick 3". */
  readonly where: Text;
  readonly seat: Seat | undefined;
  readonly clause: ClauseView;
  /** What a player who broke it is told. */
  readonly message: Text;
  readonly led: { readonly seat: Seat; readonly cards: readonly Card[] } | undefined;
  readonly played: readonly Card[];
  /** The cards that show it. */
  readonly cards: readonly Card[];
  /** What those cards are. */
  readonly cardsAre: Text | undefined;
  /** Other acts that show it. */
  readonly related: readonly { readonly path: string; readonly where: Text }[];
  /** Three sentences to send to the player. */
  readonly letter: Text;
}

/** The score as a sum. */
export interface ScoreView {
  readonly lines: readonly ScoreLine[];
  /** What came of it in a sentence. */
  readonly summary: Text;
  /** One per seat. */
  readonly payments: readonly PaymentView[];
  /** The platform recorded payments. */
  readonly recorded: boolean;
}

/** One line of the sum. */
export interface ScoreLine {
  readonly label: Text;
  /** What stands at the right of it: "+40", "×2". */
  readonly amount: string;
  /** A result that the lines above come to. */
  readonly total: boolean;
  readonly clause: ClauseView;
}

/** What a seat was paid and what was due. */
export interface PaymentView {
  readonly seat: Seat;
  readonly due: number;
  readonly paid: number | undefined;
}

/** A recorded result that is another. */
export interface DifferenceView {
  readonly path: string;
  readonly what: Text;
  readonly recorded: Text;
  readonly due: Text;
}

/** What no table can have produced. */
export interface Inconsistency {
  readonly path: string;
  readonly description: string;
}

/** Clauses that could not be looked at for some acts. */
export interface UncheckedView {
  readonly clauses: readonly ClauseView[];
  readonly acts: number;
}
