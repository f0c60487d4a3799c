import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { givenOptions, OPTION_NAMES, type OptionName } from "../../../src/games/sandaha/overrides.js";
import { PROFILE_NAMES, PROFILES, type ProfileName } from "../../../src/games/sandaha/ruleset.js";
import { Options, Profile, Ruleset } from "../../../src/gen/caipan/sandaha/v1/ruleset.js";
import { answerBytes, answerOf } from "../../support/in-process.js";
import { runCases, TIMEOUT, times } from "../../support/run-cases.js";
import { anyFollow, anyLead, anyThrow, anyTriedPlay } from "../../support/sandaha/arbitraries.js";
import { CHECK_THROW, LIST_LEGAL_PLAYS, SCORE_HAND, VALIDATE_PLAY } from "../../support/sandaha/calls.js";
import { anyHandToScore } from "../../support/sandaha/hands-to-score.js";
import { listRequest, playRequest, scoreRequest, throwRequest } from "../../support/sandaha/requests.js";
import type { MadeSituation } from "../../support/sandaha/situations.js";
import { optionsOf } from "../../support/sandaha/table-rules.js";
import { cardsTried } from "../../support/sandaha/tried-plays.js";

/** The options that can be stated as the profile has them: without surrender there is no value for its number. */
function statable(profile: ProfileName): OptionName[] {
  return OPTION_NAMES.filter((name) => name !== "surrenderPlainFrom" || PROFILES[profile].surrender);
}

/** The same rules, with some options spelled out that are as the profile has them anyhow. */
function spelledOut(ruleset: Ruleset | undefined, names: readonly OptionName[]): Ruleset {
  const { profile, overrides } = ruleset!;
  const own = PROFILES[PROFILE_NAMES.find((name) => Profile[name] === profile)!];
  const given = givenOptions(overrides ?? {});
  const free = names.filter(
    (name) => !given.includes(name) && (name !== "surrenderPlainFrom" || own.surrender),
  );
  const spelled = Object.fromEntries(free.map((name) => [name, own[name]])) as Partial<Options>;
  return Ruleset.create({ profile, overrides: { ...(overrides ?? Options.create()), ...spelled } });
}

/** Options that plays are judged by: with them spelled out no other override can contradict them. */
const anyNames = fc.subarray<OptionName>([
  "allPass",
  "noTrump",
  "noTrumpTractors",
  "throws",
  "tractorDuty",
  "sixesRemoved",
]);

describe("rules of one digest give one answer, to the byte", { timeout: TIMEOUT }, () => {
  const rules = (profile: ProfileName) => ({ profile, overrides: {} });
  const leads = (profile: ProfileName): MadeSituation => ({
    rules: rules(profile),
    options: optionsOf(rules(profile)),
    trump: "HEARTS",
    seat: 1,
    banker: 1,
    hand: [46, 46, 45, 17 + 4],
    trick: [],
  });

  describe.each(PROFILE_NAMES)("%s", (profile) => {
    const plain = playRequest(leads(profile), [46, 46, 45]);
    const answer = answerBytes(VALIDATE_PLAY.name, VALIDATE_PLAY.request, plain);

    it.each(statable(profile))("%s as the profile has it is no override", (name) => {
      const ruleset = spelledOut(plain.situation?.ruleset, [name]);
      expect(givenOptions(ruleset.overrides ?? {})).toEqual([name]);
      const situation = { ...plain.situation!, ruleset };
      expect(answerBytes(VALIDATE_PLAY.name, VALIDATE_PLAY.request, { ...plain, situation })).toEqual(answer);
    });

    it("nor are all of them together", () => {
      const situation = { ...plain.situation!, ruleset: spelledOut(plain.situation?.ruleset, OPTION_NAMES) };
      const response = answerOf(VALIDATE_PLAY, { ...plain, situation });
      expect(response.verdict!.ruleset!.overrides).toEqual([]);
      expect(answerBytes(VALIDATE_PLAY.name, VALIDATE_PLAY.request, { ...plain, situation })).toEqual(answer);
    });
  });

  const anySituation = fc.oneof(anyFollow, anyLead);

  it("of ValidatePlay and ListLegalPlays", () =>
    runCases(
      fc.record({ situation: anySituation, tried: anyTriedPlay, names: anyNames }),
      ({ situation, tried, names }) => {
        const play = playRequest(situation, cardsTried(situation, tried));
        const list = listRequest(situation, { limit: 5 });
        const other = { ...play.situation!, ruleset: spelledOut(play.situation?.ruleset, names) };
        expect(answerBytes(VALIDATE_PLAY.name, VALIDATE_PLAY.request, { ...play, situation: other })).toEqual(
          answerBytes(VALIDATE_PLAY.name, VALIDATE_PLAY.request, play),
        );
        expect(
          answerBytes(LIST_LEGAL_PLAYS.name, LIST_LEGAL_PLAYS.request, { ...list, situation: other }),
        ).toEqual(answerBytes(LIST_LEGAL_PLAYS.name, LIST_LEGAL_PLAYS.request, list));
      },
      times(500),
    ));

  it("of CheckThrow", () =>
    runCases(
      fc.record({ tried: anyThrow, names: anyNames }),
      ({ tried, names }) => {
        const request = throwRequest(tried, true);
        const ruleset = spelledOut(request.ruleset, names);
        expect(answerBytes(CHECK_THROW.name, CHECK_THROW.request, { ...request, ruleset })).toEqual(
          answerBytes(CHECK_THROW.name, CHECK_THROW.request, request),
        );
      },
      times(500),
    ));

  it("of ScoreHand", () =>
    runCases(
      fc.record({ hand: anyHandToScore, names: anyNames }),
      ({ hand, names }) => {
        const request = scoreRequest(hand);
        const ruleset = spelledOut(request.ruleset, names);
        expect(answerBytes(SCORE_HAND.name, SCORE_HAND.request, { ...request, ruleset })).toEqual(
          answerBytes(SCORE_HAND.name, SCORE_HAND.request, request),
        );
      },
      times(300),
    ));
});
