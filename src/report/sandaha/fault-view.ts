import { formatCards } from "../../card/card-notation.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { Violation } from "../../gen/caipan/verdict/v1/verdict.js";
import type { Text } from "../../rulebook/rulebook.js";
import { eachLanguage, type Language } from "../text.js";
import { type ActPlaces, playIndex } from "./act-view.js";
import { cardsInWords } from "./card-face.js";
import { cardsOfClause, clauseView } from "./clause-view.js";
import type { FaultView } from "./hand-view.js";
import type { JudgedRecord } from "./judged-record.js";
import { faultLetter, type LetterEnd } from "./letter.js";

/** The faults of a record, in order; those of one act in rulebook order. */
export function faultViews(
  { record, reports }: JudgedRecord,
  places: ActPlaces,
  ledIn: (play: number) => FaultView["led"],
  end: LetterEnd,
): FaultView[] {
  return reports.en.steps.flatMap(({ path, verdict, related }, s) => {
    const play = playIndex(path);
    const seat = places.seatOf(path);
    const whole = play === undefined ? undefined : record.plays[play];
    const led = play === undefined ? undefined : ledIn(play);
    return (verdict?.violations ?? []).map((violation, v) => {
      const inLanguage = (language: Language): Violation =>
        reports[language].steps[s]?.verdict?.violations[v] ?? violation;
      const clause = clauseView(violation.rule, violation.standing, violation.sources);
      const message = eachLanguage(
        (language) => inWords(inLanguage(language), language) || clause.text[language],
      );
      const fault = {
        key: `fault-${s}-${v}`,
        path,
        where: places.whereOf(path),
        seat,
        clause,
        message,
        led,
        played: playedCards(whole),
        cards: violation.cards,
        cardsAre: violation.cards.length > 0 ? cardsOfClause(violation.rule) : undefined,
        related: related.map((other) => ({ path: other, where: places.whereOf(other) })),
      };
      return { ...fault, letter: faultLetter(fault, whyInWords(violation, inLanguage), end) };
    });
  });
}

/** What a player put down, or tried to. */
function playedCards(
  play: { readonly cards: readonly Card[]; readonly attempted: readonly Card[] } | undefined,
): readonly Card[] {
  if (play === undefined) return [];
  return play.attempted.length > 0 ? play.attempted : play.cards;
}

/** A reason with suit symbols instead of letters. */
function inWords({ message, cards }: Violation, language: Language): string {
  if (cards.length === 0) return message;
  return message.replace(formatCards(cards), () => cardsInWords(cards, language));
}

/** The reason, empty where the rulebook has no words to the player for it. */
function whyInWords(violation: Violation, inLanguage: (language: Language) => Violation): Text {
  return eachLanguage((language) =>
    violation.message === "" ? "" : inWords(inLanguage(language), language),
  );
}
