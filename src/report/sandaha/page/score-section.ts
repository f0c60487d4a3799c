import { both, html, type Markup } from "../../html.js";
import { text } from "../../text.js";
import type { DifferenceView, HandView, PaymentView, ScoreLine, ScoreView } from "../hand-view.js";
import { signed } from "../letter.js";
import { seatName, standingName } from "../names.js";

/** The score as a sum, and what was paid beside what was due. */
export function scoreSection({ score, differences }: HandView): Markup {
  return html`<section class="score" id="score" aria-labelledby="score-title">
<h2 id="score-title">${both(text("The score as played", "按实际出牌的计分"))}</h2>
${score === undefined ? noScore() : sum(score)}
${differences.length > 0 && otherResults(differences)}
</section>`;
}

/** What was paid and what was due, seat by seat. */
export function paymentTable({ payments, recorded }: ScoreView): Markup {
  const wrong = payments.some(({ due, paid }) => recorded && paid !== due);
  return html`<table class="payments">
<caption>${both(recorded ? text("Paid and due", "已付与应付") : text("Due", "应付"))}</caption>
<thead><tr><th scope="col">${both(text("Seat", "座位"))}</th>${recorded && html`<th scope="col">${both(text("Paid", "已付"))}</th>`}<th scope="col">${both(text("Due", "应得"))}</th>${wrong && html`<th scope="col">${both(text("Put right", "应调整"))}</th>`}</tr></thead>
<tbody>${payments.map((payment) => paymentRow(payment, recorded, wrong))}</tbody>
</table>`;
}

function paymentRow({ seat, due, paid }: PaymentView, recorded: boolean, wrong: boolean): Markup {
  const was = paid === undefined ? html`<td class="was">–</td>` : html`<td class="was">${signed(paid)}</td>`;
  const change = due - (paid ?? 0);
  return html`<tr${paid !== due && recorded && html` class="wrong"`}><th scope="row">${both(seatName(seat))}</th>${recorded && was}<td class="is">${signed(due)}</td>${wrong && html`<td>${change === 0 ? "✓" : signed(change)}</td>`}</tr>`;
}

function sum(score: ScoreView): Markup {
  return html`<p class="lead">${both(score.summary)}</p>
<table class="sum">
<caption>${both(text("How it adds up", "计算过程"))}</caption>
<thead class="spoken"><tr><th scope="col">${both(text("Line", "项目"))}</th><th scope="col">${both(text("Amount", "数"))}</th></tr></thead>
<tbody>${score.lines.map(sumLine)}</tbody>
</table>
<p class="note">${both(
    text(
      "The score is that of the cards as they lay on the table. The documents name no penalty for a fault, and none is invented here.",
      "计分以桌上实际打出的牌为准。规则文件没有规定违例的处罚，本报告也不另加处罚。",
    ),
  )}</p>`;
}

function sumLine({ label, amount, total, clause }: ScoreLine): Markup {
  const places = clause.sources.map(({ place }) => place).join("; ");
  return html`<tr${total && html` class="total"`}><th scope="row">${both(label)}<span class="cited">${both(clause.title)} · ${both(standingName(clause.standing))}${places !== "" && html` · <span lang="zh-Hans">${places}</span>`}</span></th><td>${amount}</td></tr>`;
}

function noScore(): Markup {
  return html`<p class="lead">${both(
    text(
      "There is no score: the record does not go to the end of the hand, or leaves out what a score needs.",
      "没有计分：记录没有到本局结束，或缺少计分所需的内容。",
    ),
  )}</p>`;
}

function otherResults(differences: readonly DifferenceView[]): Markup {
  return html`<table class="differences">
<caption>${both(text("Other recorded results that differ", "其他有出入的所记结果"))}</caption>
<thead><tr><th scope="col">${both(text("Result", "结果"))}</th><th scope="col">${both(text("Recorded", "所记"))}</th><th scope="col">${both(text("Due", "应为"))}</th></tr></thead>
<tbody>${differences.map(
    ({ what, recorded, due }) =>
      html`<tr class="wrong"><th scope="row">${both(what)}</th><td class="was">${both(recorded)}</td><td class="is">${both(due)}</td></tr>`,
  )}</tbody></table>`;
}
