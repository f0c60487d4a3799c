import { both, html, type Markup } from "../../html.js";
import { text } from "../../text.js";
import type { ActState, CitedPlace, ClauseView, FaultView } from "../hand-view.js";
import { standingMeaning, standingName } from "../names.js";

/** A mark before an act; nothing before one that is in order. */
export function stateMark(state: ActState): Markup | undefined {
  switch (state) {
    case "illegal":
      return html`<span class="mark bad"><span aria-hidden="true">✗</span><span class="spoken">${both(text("fault:", "违例："))}</span></span> `;
    case "unchecked":
      return html`<span class="mark open"><span aria-hidden="true">?</span><span class="spoken">${both(text("not checkable:", "无法核对："))}</span></span> `;
    case "unjudged":
      return html`<span class="mark open"><span aria-hidden="true">·</span><span class="spoken">${both(text("not judged:", "未核对："))}</span></span> `;
    case "legal":
      return undefined;
  }
}

/** Links from an act to the faults in it. */
export function faultLinks(faults: readonly FaultView[]): Markup | undefined {
  if (faults.length === 0) return undefined;
  return html`<ul class="broken">${faults.map(({ key, clause }) => html`<li><a href="#${key}">${both(clause.title)}</a></li>`)}</ul>`;
}

/** A clause as a person reads it: title, text, how it stands, and where it is written. */
export function clauseBox(clause: ClauseView): Markup {
  return html`<div class="clause">
<p class="clause-head"><strong class="clause-title">${both(clause.title)}</strong> <code>${clause.id}</code></p>
<p class="clause-text">${both(clause.text)}</p>
${standingLine(clause)}
</div>`;
}

/** How a clause stands and where it is written. */
export function standingLine({ standing, sources }: ClauseView): Markup {
  return html`<p class="standing"><span class="badge">${both(standingName(standing))}</span> ${both(standingMeaning(standing))}</p>
<ul class="sources">${sources.map(sourceItem)}</ul>`;
}

function sourceItem({ title, place, document }: CitedPlace): Markup {
  return html`<li><cite>${both(title)}</cite>, <span class="place" lang="zh-Hans">${place}</span> <code class="document">${document}</code></li>`;
}
