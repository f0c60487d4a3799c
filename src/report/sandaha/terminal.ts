import type { Colors } from "picocolors/types.js";
import { printable } from "../../conformance/printable.js";
import type { Card } from "../../gen/caipan/card/v1/card.js";
import { Finding } from "../../gen/caipan/sandaha/v1/record.js";
import type { Text } from "../../rulebook/rulebook.js";
import { type Language, text } from "../text.js";
import { cardFace } from "./card-face.js";
import type {
  ActView,
  ClauseView,
  FaultView,
  HandRow,
  HandView,
  PaymentView,
  PlayView,
  ScoreView,
  TrickView,
} from "./hand-view.js";
import { signed } from "./letter.js";
import { findingName, kindName, seatName, standingName, trumpName } from "./names.js";
import { isSameByBoth, type OtherRules } from "./other-rules.js";

/** How a hand is written for a terminal. */
export interface TerminalStyle {
  readonly language: Language;
  /** Colours, or functions that leave texts as they are. */
  readonly colors: Colors;
}

/** A hand for a terminal, lines divided by line feeds; nothing from the record can steer the terminal. */
export function terminalText(view: HandView, style: TerminalStyle, other?: OtherRules): string {
  const writer = new TerminalWriter(style);
  return writer.hand(view, other).join("\n");
}

const BAD_FINDINGS: readonly Finding[] = [Finding.FAULTS, Finding.PAYMENTS_DIFFER, Finding.INCONSISTENT];
const SEAT_WIDTH = 5;

class TerminalWriter {
  readonly #language: Language;
  readonly #colors: Colors;

  constructor({ language, colors }: TerminalStyle) {
    this.#language = language;
    this.#colors = colors;
  }

  hand(view: HandView, other: OtherRules | undefined): string[] {
    return [
      ...this.#head(view),
      ...this.#hands(view.hands),
      ...this.#auction(view),
      ...view.tricks.flatMap((trick) => this.#trick(trick)),
      ...this.#rest(view.rest),
      ...(view.score === undefined ? this.#noScore() : this.#score(view.score)),
      ...this.#results(view),
      ...(other === undefined ? [] : this.#other(other)),
    ];
  }

  #head({ id, finding, profile, ruleset, faults }: HandView): string[] {
    const { bold, red, green, yellow, dim } = this.#colors;
    const mark = BAD_FINDINGS.includes(finding) ? red : finding === Finding.CLEAN ? green : yellow;
    const count = faults.length === 0 ? "" : ` (${faults.length})`;
    const rules = [ruleset.profile, `revision ${ruleset.revision}`, ...ruleset.overrides].join(", ");
    // The id stands at the end of its line: letters that run from right to left cannot turn anything else around.
    const name = id === "" ? [] : [`${this.#say(text("Hand", "牌局"))} ${bold(printable(id))}`];
    return [
      ...name,
      bold(mark(`${this.#say(findingName(finding))}${count}`)),
      `${this.#say(profile)} ${dim(`(${rules})`)}`,
    ];
  }

  #hands(rows: readonly HandRow[]): string[] {
    const known = rows.filter((row) => row.whole);
    if (known.length === 0) return [];
    const lines = known.map(({ seat, cards }) => this.#row(seat, this.#cards(cards.map(({ card }) => card))));
    return ["", this.#title(text("Hands after the burial", "埋底后各家手牌")), ...lines];
  }

  #auction({ calls, contract, trump, buried }: HandView): string[] {
    if (calls.length === 0 && contract === undefined) return [];
    const lines = calls.flatMap((call) => this.#act(call));
    const result = contract === undefined ? [] : [this.#say(contract)];
    if (trump !== undefined) result.push(this.#say(trumpName(trump)));
    if (buried.length > 0) result.push(`${this.#say(text("buried", "埋底"))} ${this.#cards(buried)}`);
    return ["", this.#title(text("Auction and kitty", "叫分与底牌")), ...lines, `  ${result.join(" · ")}`];
  }

  #act(call: ActView): string[] {
    const line = `${this.#mark(call)} ${this.#seat(call.seat)} ${this.#say(call.what)}`;
    return [line, ...call.faults.flatMap((fault) => this.#fault(fault))];
  }

  #trick({ number, plays, complete, holder, points, defendersPoints }: TrickView): string[] {
    const head = this.#title(text(`Trick ${number}`, `第${number}轮`));
    const lines = plays.flatMap((play) => this.#play(play));
    const name = holder === undefined ? text("nobody", "无人") : seatName(holder);
    const end = complete
      ? text(
          `${name.en} takes ${points}; defenders ${defendersPoints}`,
          `${name.zh}得${points}分；闲家共${defendersPoints}分`,
        )
      : text(`${name.en} holds it; the record stops here`, `${name.zh}领先；记录到此为止`);
    return ["", head, ...lines, `  ${this.#colors.dim(`→ ${this.#say(end)}`)}`];
  }

  #play(play: PlayView): string[] {
    const kind = play.state === "illegal" ? undefined : kindName(play.kind);
    const tried =
      play.attempted.length > 0
        ? ` ${this.#say(text("of the throw", "甩牌"))} ${this.#cards(play.attempted)}`
        : "";
    const named = kind === undefined ? "" : `  ${this.#colors.dim(this.#say(kind))}`;
    const line = `${this.#mark(play)} ${this.#seat(play.seat)} ${this.#cards(play.cards)}${tried}${named}`;
    return [line, ...play.faults.flatMap((fault) => this.#fault(fault))];
  }

  #rest(plays: readonly PlayView[]): string[] {
    if (plays.length === 0) return [];
    const title = text("Recorded after the last play that can be judged", "最后一手可核对的牌之后的记录");
    return ["", this.#title(title), ...plays.flatMap((play) => this.#play(play))];
  }

  #fault({ clause, message, related }: FaultView): string[] {
    const { red, bold } = this.#colors;
    const shown = related.map(({ where }) => this.#say(where)).join(", ");
    const lines = [
      `${red(bold(this.#say(clause.title)))} ${this.#colors.dim(`(${clause.id})`)}`,
      this.#say(message),
      ...this.#cited(clause),
    ];
    if (shown !== "") lines.push(`${this.#say(text("Came to light in", "由此可见："))} ${shown}`);
    return lines.map((line) => `      ${line}`);
  }

  #cited({ standing, sources }: ClauseView): string[] {
    const how = this.#say(standingName(standing));
    if (sources.length === 0) return [how];
    return sources.map(({ title, document, place }) => {
      return `${how}: ${this.#say(title)}, ${place} ${this.#colors.dim(`(${document})`)}`;
    });
  }

  #score({ lines, summary, payments, recorded }: ScoreView): string[] {
    const { bold } = this.#colors;
    const sum = lines.map(({ label, amount, total }) => {
      const line = `${amount.padStart(6)}  ${this.#say(label)}`;
      return total ? bold(line) : line;
    });
    const title = text("Score as played", "按实际出牌的计分");
    const note = text(
      "The documents name no penalty for a fault, and none is invented.",
      "规则文件没有规定违例的处罚，本报告也不另加处罚。",
    );
    return [
      "",
      this.#title(title),
      ...sum,
      `  ${this.#say(summary)}`,
      `  ${this.#colors.dim(this.#say(note))}`,
      ...payments.map((payment) => this.#payment(payment, recorded)),
    ];
  }

  #payment({ seat, due, paid }: PaymentView, recorded: boolean): string {
    const line = `${this.#seat(seat)} ${this.#say(text("due", "应得"))} ${signed(due)}`;
    if (!recorded) return `  ${line}`;
    const was = paid === undefined ? this.#say(text("not recorded", "无记录")) : signed(paid);
    const whole = `${line}  ${this.#say(text("paid", "已付"))} ${was}`;
    return paid === due ? `  ${whole}` : this.#colors.red(`✗ ${whole}`);
  }

  #noScore(): string[] {
    const why = text(
      "No score: the record does not go to the end of the hand, or leaves out what a score needs.",
      "没有计分：记录没有到本局结束，或缺少计分所需的内容。",
    );
    return ["", this.#say(why)];
  }

  #results({ differences, inconsistencies, unchecked }: HandView): string[] {
    const { red, yellow } = this.#colors;
    const others = differences.map(({ what, recorded, due }) => {
      const [was, is] = [this.#say(recorded), this.#say(due)];
      return red(
        `✗ ${this.#say(what)}: ${this.#say(text("recorded", "所记"))} ${was}, ${this.#say(text("due", "应为"))} ${is}`,
      );
    });
    const strange = inconsistencies.map(({ path, description }) => {
      return red(`✗ ${printable(path)}: ${printable(description)}`);
    });
    const open = unchecked.map(({ clauses, acts }) => {
      const names = clauses.map((clause) => this.#say(clause.title)).join(", ");
      const label = text(`Not checkable for ${acts === 1 ? "1 act" : `${acts} acts`}`, `有${acts}步无法核对`);
      return yellow(`? ${this.#say(label)}: ${names}`);
    });
    const lines = [...others, ...strange, ...open];
    return lines.length === 0 ? [] : ["", ...lines];
  }

  #other(other: OtherRules): string[] {
    const { view, onlyThere, onlyHere, payments } = other;
    const title = text(`By the ${view.profile.en} instead`, `若按${view.profile.zh}`);
    const faultLine = (label: Text, fault: FaultView): string =>
      `  ${this.#say(label)}: ${this.#say(fault.where)}, ${this.#seat(fault.seat).trim()}: ${this.#say(fault.clause.title)} ${this.#colors.dim(`(${fault.clause.id}; ${this.#say(standingName(fault.clause.standing))})`)}`;
    return [
      "",
      this.#title(title),
      `  ${this.#say(findingName(view.finding))}${isSameByBoth(other) ? this.#say(text(": the same faults, the same payments", "：违例与结算相同")) : ""}`,
      ...onlyThere.map((fault) => faultLine(text("a fault only there", "只在彼处违例"), fault)),
      ...onlyHere.map((fault) => faultLine(text("no fault there", "在彼处不违例"), fault)),
      ...(view.score === undefined ? [] : [`  ${this.#say(view.score.summary)}`]),
      ...payments.map(({ seat, here, there }) => {
        return `  ${this.#seat(seat)} ${signed(here ?? 0)} → ${there === undefined ? "?" : signed(there)}`;
      }),
    ];
  }

  #row(seat: number, content: string): string {
    return `  ${this.#seat(seat)} ${content}`;
  }

  #seat(seat: number | undefined): string {
    const name = seat === undefined ? "?" : this.#say(seatName(seat));
    return name.padEnd(SEAT_WIDTH - (this.#language === "zh" ? 2 : 0));
  }

  #mark({ state }: ActView): string {
    const { red, yellow, bold } = this.#colors;
    if (state === "illegal") return bold(red("✗"));
    if (state === "unchecked") return yellow("?");
    return state === "unjudged" ? yellow("·") : " ";
  }

  #cards(cards: readonly Card[]): string {
    return cards
      .map((card) => {
        const { red, short } = cardFace(card);
        const shown = short[this.#language];
        return red ? this.#colors.red(shown) : this.#colors.bold(shown);
      })
      .join(" ");
  }

  #title(title: Text): string {
    return this.#colors.bold(this.#say(title));
  }

  #say(words: Text): string {
    return words[this.#language];
  }
}
