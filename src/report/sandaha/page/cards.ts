import type { Card } from "../../../gen/caipan/card/v1/card.js";
import { both, type Content, html, type Markup } from "../../html.js";
import { eachLanguage } from "../../text.js";
import { cardFace, suitFace } from "../card-face.js";

const SUIT_SHAPES: Readonly<Record<string, string>> = {
  S: "M50 4C68 30 96 42 96 66c0 14-11 22-22 22-8 0-15-4-19-10 1 9 4 15 11 19H34c7-4 10-10 11-19-4 6-11 10-19 10C15 88 4 80 4 66 4 42 32 30 50 4Z",
  H: "M50 94C22 68 4 50 4 29 4 14 15 5 27 5c10 0 18 6 23 16C55 11 63 5 73 5c12 0 23 9 23 24 0 21-18 39-46 65Z",
  C: "M50 4a22 22 0 0 1 17 36 22 22 0 1 1-13 37c1 10 4 16 11 20H35c7-4 10-10 11-20a22 22 0 1 1-13-37A22 22 0 0 1 50 4Z",
  D: "M50 3 89 50 50 97 11 50Z",
};
const SUIT_NUMBERS = [1, 2, 3, 4];

/** Cards drawn once for the whole page; each place shows one by its name. */
export class CardSheet {
  readonly #used = new Set<Card>();

  /** Cards side by side, with their names for who listens. */
  hand(cards: readonly Card[]): Markup {
    const names = eachLanguage((language) => cards.map((card) => cardFace(card).spoken[language]).join(", "));
    return html`<span class="cards">${cards.map((card) => this.card(card))}<span class="spoken">${both(names)}</span></span>`;
  }

  /** One card, silent. */
  card(card: Card, attributes: Content = ""): Markup {
    this.#used.add(card);
    return html`<svg class="card" viewBox="0 0 60 84" aria-hidden="true"${attributes}><use href="#card-${card}"/></svg>`;
  }

  /** A card's back, silent. */
  back(): Markup {
    return html`<svg class="card" viewBox="0 0 60 84" aria-hidden="true"><use href="#card-back"/></svg>`;
  }

  /** The drawings that the other methods show; ask last. */
  drawings(): Markup {
    const suits = SUIT_NUMBERS.map((number) => suitFace(number)).filter((suit) => suit !== undefined);
    return html`<svg class="sheet" aria-hidden="true" focusable="false"><defs>
${suits.map(({ letter }) => html`<symbol id="suit-${letter}" viewBox="0 0 100 100"><path d="${SUIT_SHAPES[letter]}"/></symbol>`)}
<symbol id="card-back" viewBox="0 0 60 84"><rect class="paper" x="1" y="1" width="58" height="82" rx="7"/><rect class="pattern" x="6" y="6" width="48" height="72" rx="4"/></symbol>
${[...this.#used].map(drawing)}
</defs></svg>`;
  }
}

function drawing(card: Card): Markup {
  const { suit, rank, red, short } = cardFace(card);
  const colour = red ? "red" : "black";
  const face =
    suit !== undefined
      ? html`<text class="${rank.length > 1 ? "rank wide" : "rank"}" x="15" y="24">${rank}</text><use href="#suit-${suit.letter}" x="7" y="29" width="16" height="16"/><use href="#suit-${suit.letter}" x="23" y="42" width="30" height="30"/>`
      : rank === ""
        ? html`<text class="joker" x="13" y="22">${short.zh.charAt(0)}</text><text class="joker" x="13" y="40">${short.zh.charAt(1)}</text><text class="star" x="37" y="68">★</text>`
        : html`<text class="rank" x="30" y="46">${rank}</text>`;
  return html`<symbol id="card-${card}" viewBox="0 0 60 84"><rect class="paper" x="1" y="1" width="58" height="82" rx="7"/><g class="${colour}">${face}</g></symbol>`;
}
