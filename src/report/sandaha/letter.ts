import { groupBy } from "../../conformance/group-by.js";
import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import { Standing } from "../../gen/caipan/verdict/v1/verdict.js";
import type { Text } from "../../rulebook/rulebook.js";
import { listed, text } from "../text.js";
import { cardsInWords } from "./card-face.js";
import type { CitedPlace, ClauseView, FaultView, PaymentView, ScoreView } from "./hand-view.js";
import { seatName } from "./names.js";

/** What a hand came to, as a letter ends with it. */
export interface LetterEnd {
  readonly score: ScoreView | undefined;
  /** What was done in an act that is no play: "passes". */
  readonly whatOf: (path: string) => Text;
}

/** Three sentences to the player who broke a rule: what he did, which rule and where it is written, what follows. */
export function faultLetter(fault: Omit<FaultView, "letter">, why: Text, end: LetterEnd): Text {
  const what = whatHappened(fault, end);
  const rule = whichRule(fault.clause, why);
  const follows = whatFollows(fault.seat, end.score);
  return joined([what, rule, follows]);
}

/** Three sentences to all players of a hand in which nobody was seen to break a rule. */
export function cleanLetter(profile: Text, whole: boolean, score: ScoreView | undefined): Text {
  const judged = whole
    ? text(
        `Every step of this hand was judged by the ${profile.en}, and none broke a rule.`,
        `本局每一步都已按${profile.zh}核对，没有违例。`,
      )
    : text(
        `This hand was judged by the ${profile.en} as far as its record shows, and no step was seen to break a rule.`,
        `本局已按${profile.zh}在记录所及的范围内核对，未见违例。`,
      );
  if (score === undefined) {
    const open = text("What the record does not show was not guessed.", "记录没有显示的内容不作推测。");
    const none = text(
      "It does not go to the end of the hand, or leaves out what a score needs, so no payment follows from it.",
      "记录没有到本局结束，或缺少计分所需的内容，因此不能据此结算。",
    );
    return joined([judged, open, none]);
  }
  return joined([judged, score.summary, paymentsSentence(score)]);
}

function whatHappened({ where, seat, path, led, played }: Omit<FaultView, "letter">, end: LetterEnd): Text {
  const name = seat === undefined ? text("the banker", "庄家") : seatName(seat);
  const you = text(`you (${name.en})`, `你（${name.zh}）`);
  if (played.length === 0) {
    const what = end.whatOf(path);
    return text(`${where.en}: ${you.en}: ${what.en}.`, `${where.zh}：${you.zh}${what.zh}。`);
  }
  const cards = text(cardsInWords(played, "en"), cardsInWords(played, "zh"));
  const place = text(inPlace(where.en), where.zh);
  if (led === undefined) {
    return text(`${place.en} ${you.en} played ${cards.en}.`, `${place.zh}中${you.zh}出了${cards.zh}。`);
  }
  const lead = text(cardsInWords(led.cards, "en"), cardsInWords(led.cards, "zh"));
  return text(
    `${place.en} ${seatName(led.seat).en} led ${lead.en}, and ${you.en} played ${cards.en}.`,
    `${place.zh}${seatName(led.seat).zh}首出${lead.zh}，${you.zh}出了${cards.zh}。`,
  );
}

function inPlace(where: string): string {
  return where.startsWith("Trick ") ? `In trick ${where.slice("Trick ".length)}` : where;
}

function whichRule({ title, text: words, standing, sources }: ClauseView, why: Text): Text {
  const places = citedInWords(sources);
  const where = stands(standing, places);
  const reason = text(
    oneSentence(why.en === "" ? words.en : why.en),
    oneSentence(why.zh === "" ? words.zh : why.zh),
  );
  return text(
    `That breaks the rule “${title.en}”, ${where.en}: ${reason.en}`,
    `这违反了“${title.zh}”一条，${where.zh}：${reason.zh}`,
  );
}

/** Places by their documents: “Rules of 三打哈”, 【出牌】3 and 【出牌】8. */
function citedInWords(sources: readonly CitedPlace[]): Text {
  const byDocument = [...groupBy(sources, ({ document }) => document).values()];
  return listed(
    byDocument.map((cited) => {
      const { title } = cited[0] as CitedPlace;
      const places = listed(cited.map(({ place }) => text(place, place)));
      return text(`“${title.en}”, ${places.en}`, `《${title.zh}》${places.zh}`);
    }),
  );
}

function stands(standing: Standing, places: Text): Text {
  const named = places.en !== "";
  switch (standing) {
    case Standing.DOCUMENTED:
      return text(`written in ${places.en}`, `见${places.zh}`);
    case Standing.OPTION:
      return text("an option of this table", "本桌选项");
    default:
      return named
        ? text(`a ruling, drawn from ${places.en}`, `裁定，依据${places.zh}`)
        : text("a ruling", "裁定");
  }
}

function whatFollows(seat: Seat | undefined, score: ScoreView | undefined): Text {
  const penalty = text("The documents name no penalty for a fault", "规则文件没有规定违例的处罚");
  if (score === undefined) {
    return text(
      `${penalty.en} and none is invented, and the record leaves out what a payment would need.`,
      `${penalty.zh}，本报告也不另加处罚；记录不足以结算。`,
    );
  }
  const own = score.payments.find((payment) => payment.seat === seat);
  const result = own === undefined ? text("", "") : yourPayment(own);
  return text(
    `${penalty.en} and none is invented, so the hand counts as played${result.en}.`,
    `${penalty.zh}，本报告也不另加处罚，本局按实际出牌计算${result.zh}。`,
  );
}

function yourPayment({ due, paid }: PaymentView): Text {
  const owed = text(`${signed(due)} is due to you`, `你应得${signed(due)}`);
  if (paid === undefined) return text(`: ${owed.en}`, `，${owed.zh}`);
  if (paid === due) return text(`: ${owed.en}, as was paid`, `，${owed.zh}，与所付相符`);
  return text(`: ${owed.en}, not ${signed(paid)} as was paid`, `，${owed.zh}，而不是已付的${signed(paid)}`);
}

function paymentsSentence({ payments, recorded }: ScoreView): Text {
  const due = listed(payments.map(({ seat, due: amount }) => amountOf(seat, amount)));
  if (!recorded) return text(`Due are: ${due.en}.`, `应付：${due.zh}。`);
  const wrong = payments.filter((payment) => payment.paid !== payment.due);
  if (wrong.length === 0) return text(`What was paid is right: ${due.en}.`, `所付无误：${due.zh}。`);
  const paid = listed(wrong.map(({ seat, paid: amount }) => amountOf(seat, amount)));
  return text(`Paid was ${paid.en}; due are ${due.en}.`, `已付${paid.zh}；应付${due.zh}。`);
}

function amountOf(seat: Seat, amount: number | undefined): Text {
  const name = seatName(seat);
  if (amount === undefined) return text(`${name.en} nothing recorded`, `${name.zh}无记录`);
  return text(`${name.en} ${signed(amount)}`, `${name.zh}${signed(amount)}`);
}

/** An amount with its sign, as payments are written. */
export function signed(amount: number): string {
  if (amount === 0) return "0";
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

/** Several sentences run together into one. */
function oneSentence(words: string): string {
  const [first = "", ...rest] = words.replace(/[.。]$/, "").split(/\. |。/);
  const end = /[\u3400-\u9fff]/.test(words) ? "。" : ".";
  return `${[first, ...rest.map(lowered)].join(end === "。" ? "；" : "; ")}${end}`;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function joined(sentences: readonly Text[]): Text {
  return text(sentences.map((each) => each.en).join(" "), sentences.map((each) => each.zh).join(""));
}
