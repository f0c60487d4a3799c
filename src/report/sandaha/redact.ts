import { formatCards } from "../../card/card-notation.js";
import { cardsWithout } from "../../games/sandaha/known-hand.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import type { HandRecord, Report, Step } from "../../gen/caipan/sandaha/v1/record.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { FieldFault, Violation } from "../../gen/caipan/verdict/v1/verdict.js";
import type { Language } from "../text.js";
import type { JudgedRecord } from "./judged-record.js";

/**
 * Takes out of a judged record what players never laid on the table: their dealt cards, of the banker also the kitty and
 * the burial, and what reasons tell of them. What is judged was judged before, by all the cards.
 */
export function redacted(judged: JudgedRecord, seats: readonly Seat[]): JudgedRecord {
  return seats.reduce(withoutSeat, judged);
}

function withoutSeat(judged: JudgedRecord, seat: Seat): JudgedRecord {
  const { record, reports, contract, hands } = judged;
  const hidesKitty = contract === undefined || contract.banker === seat;
  const shown = shownCards(record, seat);
  const redact = (language: Language): Report =>
    redactedReport(record, reports[language], seat, hidesKitty, language);
  return {
    ...judged,
    record: {
      ...record,
      deal: record.deal.filter((hand) => hand.seat !== seat),
      kitty: hidesKitty ? [] : record.kitty,
      act:
        hidesKitty && record.act?.$case === "declaration"
          ? { $case: "declaration", value: { ...record.act.value, buried: [] } }
          : record.act,
    },
    reports: { en: redact("en"), zh: redact("zh") },
    hands: new Map([...hands, [seat, { cards: shown, whole: false }]]),
  };
}

/** What a seat laid on the table, cards of failed throws not counted twice. */
function shownCards({ plays }: HandRecord, seat: Seat): Card[] {
  return plays.filter((play) => play.seat === seat).flatMap((play) => play.cards);
}

function redactedReport(
  record: HandRecord,
  report: Report,
  seat: Seat,
  hidesKitty: boolean,
  language: Language,
): Report {
  const shown = [...shownCards(record, seat), ...record.plays.flatMap((play) => play.attempted)];
  const redact = (step: Step): Step => {
    if (step.verdict === undefined || !isActOf(record, step.path, seat, hidesKitty)) return step;
    const violations = step.verdict.violations.map((each) => redactedViolation(each, shown, language));
    return { ...step, verdict: { ...step.verdict, violations } };
  };
  const isHidden = ({ field }: FieldFault): boolean =>
    (hidesKitty && /^(kitty|declaration)/.test(field)) ||
    record.deal.some((hand, i) => hand.seat === seat && field.startsWith(`deal[${i}]`));
  const description = { en: "not shown here", zh: "此处不显示" }[language];
  return {
    ...report,
    steps: report.steps.map(redact),
    inconsistencies: report.inconsistencies.map((each) => (isHidden(each) ? { ...each, description } : each)),
  };
}

function isActOf(record: HandRecord, path: string, seat: Seat, hidesKitty: boolean): boolean {
  if (path === "declaration") return hidesKitty;
  const play = /^plays\[(\d+)\]$/.exec(path);
  return play !== null && record.plays[Number(play[1])]?.seat === seat;
}

function redactedViolation(violation: Violation, shown: readonly Card[], language: Language): Violation {
  const hidden = cardsWithout(violation.cards, shown);
  if (hidden.length === 0) return violation;
  const cards = cardsWithout(violation.cards, hidden);
  const note = { en: `(${hidden.length} not shown)`, zh: `（另有${hidden.length}张不显示）` }[language];
  const named = [formatCards(cards), note].filter((part) => part !== "").join(" ");
  return {
    ...violation,
    cards,
    message: violation.message.replace(formatCards(violation.cards), () => named),
  };
}
