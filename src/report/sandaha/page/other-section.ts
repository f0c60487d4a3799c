import type { Text } from "../../../rulebook/rulebook.js";
import { both, html, type Markup } from "../../html.js";
import { text } from "../../text.js";
import type { FaultView, HandView } from "../hand-view.js";
import { signed } from "../letter.js";
import { findingName, seatName } from "../names.js";
import { isSameByBoth, type OtherRules } from "../other-rules.js";
import { standingLine } from "./marks.js";

/** What another rule set says of the hand. */
export function otherSection(other: OtherRules): Markup {
  const { view, onlyThere, onlyHere, payments } = other;
  return html`<section class="other" aria-labelledby="other-title">
<h2 id="other-title">${both(text(`By the ${view.profile.en} instead`, `若按${view.profile.zh}`))}</h2>
<p class="lead">${both(findingName(view.finding))}${both(text(".", "。"))} ${isSameByBoth(other) && both(text("Both rule sets find the same faults and the same payments.", "两套规则所见的违例与结算相同。"))}</p>
${faultList(text("A fault only by those rules", "只按该规则算违例"), onlyThere)}
${faultList(text("No fault by those rules", "按该规则不算违例"), onlyHere)}
${view.score && html`<p>${both(view.score.summary)}</p>`}
${
  payments.length > 0 &&
  html`<table class="payments"><caption>${both(text("Due by both", "两套规则的应付"))}</caption>
<thead><tr><th scope="col">${both(text("Seat", "座位"))}</th><th scope="col">${both(text("By the rules played", "本桌规则"))}</th><th scope="col">${both(view.profile)}</th></tr></thead>
<tbody>${payments.map(
    ({ seat, here, there }) =>
      html`<tr class="wrong"><th scope="row">${both(seatName(seat))}</th><td>${amount(here)}</td><td>${amount(there)}</td></tr>`,
  )}</tbody></table>`
}
</section>`;
}

/** What could not be looked at, and what no table can have produced. */
export function openSection({ unchecked, inconsistencies }: HandView): Markup | undefined {
  if (unchecked.length === 0 && inconsistencies.length === 0) return undefined;
  return html`<section class="open" aria-labelledby="open-title">
<h2 id="open-title">${both(text("What the record leaves open", "记录的缺漏"))}</h2>
${inconsistencies.length > 0 && html`<p class="lead">${both(text("No table can have produced this:", "任何一桌都不可能出现："))}</p><ul>${inconsistencies.map(({ path, description }) => html`<li><code>${path}</code>: ${description}</li>`)}</ul>`}
${
  unchecked.length > 0 &&
  html`<p>${both(text("The record does not show the cards that these rules look at. Nothing was guessed.", "记录没有显示这些规则所要看的牌，未作推测。"))}</p>
<ul>${unchecked.map(
    ({ clauses, acts }) =>
      html`<li>${clauses.map((clause, i) => html`${i > 0 && " · "}${both(clause.title)}`)} – ${both(text(acts === 1 ? "1 act" : `${acts} acts`, `${acts}步`))}</li>`,
  )}</ul>`
}
</section>`;
}

function faultList(label: Text, faults: readonly FaultView[]): Markup | undefined {
  if (faults.length === 0) return undefined;
  return html`<h3>${both(label)}</h3><ul class="other-faults">${faults.map(
    ({ where, seat, clause, message }) =>
      html`<li><p><strong>${both(where)}${seat !== undefined && html` · ${both(seatName(seat))}`} · ${both(clause.title)}</strong> – ${both(message)}</p>${standingLine(clause)}</li>`,
  )}</ul>`;
}

function amount(value: number | undefined): string {
  return value === undefined ? "–" : signed(value);
}
