import type { Text } from "../../../rulebook/rulebook.js";
import { both, html, type Markup } from "../../html.js";
import { LANGUAGES, LOCALE_OF, text } from "../../text.js";
import type { FaultView } from "../hand-view.js";
import { seatName } from "../names.js";
import type { CardSheet } from "./cards.js";
import { clauseBox } from "./marks.js";
import { actId } from "./trick-panel.js";

/** A fault explained: who, what, the cards, the clause, where it is written, and what to send to the player. */
export function faultArticle(fault: FaultView, sheet: CardSheet): Markup {
  const { key, path, where, seat, clause, message, related } = fault;
  const name = seat === undefined ? text("The banker", "庄家") : seatName(seat);
  return html`<article class="fault" id="${key}" aria-labelledby="${key}-title">
<h3 id="${key}-title"><span class="where">${both(where)} · ${both(name)}</span> ${both(clause.title)}</h3>
<p class="message">${both(message)}</p>
${shownCards(fault, sheet)}
<p class="jump"><a href="#${actId(path)}">${both(text("Show it in the hand", "在牌局中查看"))}</a>${related.map(
    (other) =>
      html` · <a href="#${actId(other.path)}">${both(text(`Came to light in ${lowered(other.where.en)}`, `由${other.where.zh}可见`))}</a>`,
  )}</p>
<h4>${both(text("The rule", "规则"))}</h4>
${clauseBox(clause)}
<h4>${both(text("To send to the player", "可发给玩家"))}</h4>
${letterBox(fault.letter)}
</article>`;
}

/** Sentences to send, in both languages at once: who sends them need not read the language of who gets them. */
export function letterBox(letter: Text): Markup {
  return html`<div class="letters">${LANGUAGES.map(
    (language) =>
      html`<blockquote class="letter"><p lang="${LOCALE_OF[language]}" class="always">${letter[language]}</p></blockquote>`,
  )}</div>`;
}

/** What the cards that show a fault are, in a word or two; the rulebook's own words stand below them. */
const EVIDENCE: Readonly<Record<string, Text>> = {
  "sandaha.follow.suit": text("Held back", "没有出的"),
  "sandaha.follow.pairs": text("Pairs held back", "没有出的对"),
  "sandaha.follow.tractors": text("Pairs in runs", "可成连对的对"),
  "sandaha.play.in_hand": text("Not in his hand", "不在手中"),
};

function shownCards({ clause, led, played, cards, cardsAre }: FaultView, sheet: CardSheet): Markup {
  const rows: Markup[] = [];
  if (led !== undefined) {
    const name = seatName(led.seat);
    rows.push(row(text(`Led by ${name.en}`, `${name.zh}首出`), sheet.hand(led.cards)));
  }
  if (played.length > 0) rows.push(row(text("Played", "所出"), sheet.hand(played)));
  if (cardsAre !== undefined) {
    rows.push(
      row(
        EVIDENCE[clause.id] ?? text("What shows it", "证据"),
        html`${sheet.hand(cards)}<span class="hint">${both(cardsAre)}</span>`,
      ),
    );
  }
  return html`${rows.length > 0 && html`<dl class="evidence">${rows}</dl>`}`;
}

function row(label: Text, content: Markup): Markup {
  return html`<div><dt>${both(label)}</dt><dd>${content}</dd></div>`;
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
