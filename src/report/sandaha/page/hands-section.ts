import { both, html, type Markup } from "../../html.js";
import { eachLanguage, text } from "../../text.js";
import { cardFace } from "../card-face.js";
import type { HandRow } from "../hand-view.js";
import { seatName } from "../names.js";
import type { CardSheet } from "./cards.js";

/** The hands after the burial; while stepping, cards that are on the table or gone are faint. */
export function handsSection(rows: readonly HandRow[], sheet: CardSheet): Markup {
  const isKnown = rows.some((row) => row.whole);
  const title = isKnown ? text("Hands after the burial", "埋底后各家手牌") : text("Cards played", "已出的牌");
  return html`<section class="hands" aria-labelledby="hands-title">
<h3 id="hands-title">${both(title)}</h3>
${rows.map((row) => handRow(row, isKnown, sheet))}
</section>`;
}

function handRow({ seat, cards, whole, redacted }: HandRow, isKnown: boolean, sheet: CardSheet): Markup {
  const names = eachLanguage((language) =>
    cards.map(({ card }) => cardFace(card).spoken[language]).join(", "),
  );
  const note = redacted
    ? text("hidden; shown as played", "已隐藏；只显示已出的牌")
    : text("not recorded; shown as played", "没有记录；只显示已出的牌");
  return html`<div class="row${!whole && " part"}"><h4>${both(seatName(seat))}${!whole && (isKnown || redacted) && html` <small>${both(note)}</small>`}</h4>
<span class="cards">${cards.map(({ card, playedBy }) =>
    sheet.card(card, playedBy !== undefined && html` data-played="${playedBy}"`),
  )}<span class="spoken">${both(names)}</span></span></div>`;
}
