/** The slow, literal second implementation of the rules of 三打哈, after the spec alone. */
export {
  type AuctionRequest,
  type AuctionResult,
  type BidJudgement,
  type BidRequest,
  judgeBid,
  resolveAuction,
} from "./auction.js";
export type { Call } from "./auction-state.js";
export { deckOf, pointsOf } from "./cards.js";
export { decompose } from "./formation.js";
export { type Judge, type Judgement, judgeFor, judgePlay, type Situation } from "./judge.js";
export { judgeKitty, type KittyAct, type KittyRequest } from "./kitty.js";
export {
  candidateCount,
  compareCanonical,
  everySubMultiset,
  type LegalPlay,
  type LegalPlays,
  legalPlays,
} from "./legal-plays.js";
export { type Options, PROFILES } from "./options.js";
export {
  type Contract,
  type Payment,
  type Score,
  type ScoreEnd,
  type ScoreRequest,
  type ScoreStep,
  scoreHand,
} from "./score.js";
export { type Beater, checkThrow, type ThrowPart, type ThrowRequest, type ThrowResult } from "./throw.js";
export { type JudgedPlay, resolveTrick, type Side, type TrickRequest, type TrickResult } from "./trick.js";
export type {
  Formation,
  Hand,
  Play,
  PlayKind,
  Seat,
  Shape,
  SuitInPlay,
  Trump,
  Violation,
} from "./types.js";
