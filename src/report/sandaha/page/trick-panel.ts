import type { Seat } from "../../../gen/caipan/sandaha/v1/table.js";
import type { Text } from "../../../rulebook/rulebook.js";
import { both, html, type Markup } from "../../html.js";
import { text } from "../../text.js";
import type { ActView, HandView, PlayView, TrickView } from "../hand-view.js";
import { kindName, seatName, trumpName } from "../names.js";
import type { CardSheet } from "./cards.js";
import { faultLinks, stateMark } from "./marks.js";

/** The name of a seat in classes and ids. */
export function seatClass(seat: Seat | undefined): string {
  return seat === undefined
    ? "nobody"
    : seatName(seat)
        .en.toLowerCase()
        .replace(/[^a-z0-9]/g, "");
}

/** The id of an act's element. */
export function actId(path: string): string {
  return path.replace("[", "-").replace("]", "");
}

/** A trick: four seats around a table when stepped through, a list otherwise. */
export function trickPanel(trick: TrickView, { banker, trump }: HandView, sheet: CardSheet): Markup {
  const id = `trick-${trick.number}`;
  return html`<section class="panel trick" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${both(text(`Trick ${trick.number}`, `第${trick.number}轮`))}</h3>
${trump !== undefined && html`<p class="trump">${both(text("Trump: ", "主："))}${both(trumpName(trump))}</p>`}
<ol class="seats">${trick.plays.map((play, i) => playItem(play, i, banker, sheet))}</ol>
<p class="outcome">${both(outcomeOf(trick))}</p>
</section>`;
}

/** What is recorded after the last play that can be judged. */
export function restPanel(plays: readonly PlayView[], banker: Seat | undefined, sheet: CardSheet): Markup {
  const title = text(
    "Recorded after the end, or after the last play that can be judged",
    "本局结束后，或最后一手可核对的牌之后的记录",
  );
  return html`<section class="panel rest" id="rest" aria-labelledby="rest-title">
<h3 id="rest-title">${both(title)}</h3>
<ol class="list">${plays.map((play, i) => playItem(play, i, banker, sheet))}</ol>
</section>`;
}

/** Auction, declaration and burial. */
export function auctionPanel({ calls, contract, buried }: HandView, sheet: CardSheet): Markup {
  const result = contract && html`<p class="outcome">${both(contract)}</p>`;
  const kitty = html`<p class="buried">${both(text("Buried:", "埋底："))} ${sheet.hand(buried)}</p>`;
  return html`<section class="panel auction" id="auction" aria-labelledby="auction-title">
<h3 id="auction-title">${both(text("Auction and kitty", "叫分与底牌"))}</h3>
<ol class="calls">${calls.map((call) => callItem(call))}</ol>
${result}${buried.length > 0 && kitty}
</section>`;
}

function callItem(call: ActView): Markup {
  return html`<li class="act ${call.state}" id="${actId(call.path)}" data-act="${call.path}">
<span class="who">${stateMark(call.state)}${seat(call.seat)}</span> <span class="what">${both(call.what)}</span>
${faultLinks(call.faults)}${said(call)}</li>`;
}

function playItem(play: PlayView, index: number, banker: Seat | undefined, sheet: CardSheet): Markup {
  const kind = play.state === "illegal" ? text("fault", "违例") : kindName(play.kind);
  const role = play.seat === banker && html` <span class="role">${both(text("banker", "庄"))}</span>`;
  return html`<li class="act play seat-${seatClass(play.seat)} ${play.state}" id="${actId(play.path)}" data-act="${play.path}" data-holder="${seatClass(play.holder)}">
<p class="who">${stateMark(play.state)}<span class="turn" aria-hidden="true">${index + 1}</span> ${seat(play.seat)}${role} ${kind && html`<span class="kind">${both(kind)}</span>`} <span class="holds">${both(text("highest", "最大"))}</span></p>
${sheet.hand(play.cards)}
${play.attempted.length > 0 && html`<p class="tried">${both(text("of the throw:", "甩牌："))} ${sheet.hand(play.attempted)}</p>`}
${faultLinks(play.faults)}${said(play)}</li>`;
}

/** What is read aloud, and shown beside the buttons, when the act is reached. */
function said({ seat: who, what, state }: ActView): Markup {
  const name = who === undefined ? text("?", "？") : seatName(who);
  const judged = SAID[state];
  return html`<span class="said" hidden>${both(text(`${name.en} ${what.en}${judged.en}`, `${name.zh}${what.zh}${judged.zh}`))}</span>`;
}

const SAID: Readonly<Record<ActView["state"], Text>> = {
  legal: text("", ""),
  illegal: text(" – a rule is broken", "——违例"),
  unchecked: text(" – not everything can be checked", "——有些无法核对"),
  unjudged: text(" – not judged", "——未核对"),
};

function seat(who: Seat | undefined): Markup {
  return html`<strong>${both(who === undefined ? text("?", "？") : seatName(who))}</strong>`;
}

function outcomeOf({ complete, holder, points, defendersPoints }: TrickView): Text {
  const name = holder === undefined ? text("Nobody", "无人") : seatName(holder);
  if (!complete) {
    return text(`${name.en} holds the trick; it is not complete.`, `${name.zh}领先，本轮没有出完。`);
  }
  return text(
    `${name.en} takes the trick with ${points} points; the defenders have ${defendersPoints}.`,
    `${name.zh}得本轮${points}分；闲家共${defendersPoints}分。`,
  );
}
