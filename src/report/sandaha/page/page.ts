import { Finding } from "../../../gen/caipan/sandaha/v1/record.js";
import type { Trump } from "../../../gen/caipan/sandaha/v1/table.js";
import type { Text } from "../../../rulebook/rulebook.js";
import { contentSecurityPolicy } from "../../csp.js";
import { both, html, type Markup, trustedHtml } from "../../html.js";
import { type Language, LOCALE_OF, text } from "../../text.js";
import type { HandReport } from "../hand-report.js";
import type { HandView } from "../hand-view.js";
import { findingName, seatName, trumpName } from "../names.js";
import { SCRIPT, STYLE } from "./assets.js";
import { CardSheet } from "./cards.js";
import { faultArticle, letterBox } from "./fault-article.js";
import { handsSection } from "./hands-section.js";
import { openSection, otherSection } from "./other-section.js";
import { playerBar } from "./player-bar.js";
import { paymentTable, scoreSection } from "./score-section.js";
import { auctionPanel, restPanel, trickPanel } from "./trick-panel.js";

/**
 * The page on a hand: in both languages, complete in itself, readable without its script and on paper.
 *
 * @param language shown first
 */
export function handPage({ view, other }: HandReport, language: Language): string {
  const sheet = new CardSheet();
  const body = html`${header(view, language)}
<main>
${glance(view)}
${faultSection(view, sheet)}
${playSection(view, sheet)}
${scoreSection(view)}
${other && otherSection(other)}
${openSection(view)}
</main>
${footer(view)}`;
  const title = [view.id, `${findingName(view.finding).en} · ${findingName(view.finding).zh}`, "三打哈"];
  return html`<!doctype html>
<html lang="${LOCALE_OF[language]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(STYLE, SCRIPT)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${title.filter((part) => part !== "").join(" – ")}</title>
<style>${trustedHtml(STYLE)}</style>
</head>
<body>
${sheet.drawings()}
${body}
<script>${trustedHtml(SCRIPT)}</script>
</body>
</html>
`.source;
}

function header(view: HandView, language: Language): Markup {
  const { id, finding, profile, ruleset } = view;
  const name =
    id === ""
      ? both(text("A hand of 三打哈", "三打哈一局"))
      : html`${both(text("Hand", "牌局"))} <bdi>${id}</bdi>`;
  const choice = (value: Language, label: string): Markup => {
    const checked = value === language && html` checked`;
    return html`<label lang="${LOCALE_OF[value]}" class="always"><input type="radio" name="language" id="show-${value}" value="${LOCALE_OF[value]}"${checked}> ${label}</label>`;
  };
  const overrides =
    ruleset.overrides.length > 0 &&
    html`<p class="overrides">${both(text("This table’s options:", "本桌选项："))} ${ruleset.overrides.map((each) => html`<code>${each}</code> `)}</p>`;
  return html`<header>
<div><h1>${name}</h1><p class="rules">${both(text("Judged by the ", "依"))}${both(profile)}${both(text("", "核对"))}</p>${overrides}</div>
<fieldset class="language"><legend class="spoken">${both(text("Language", "语言"))}</legend>${choice("en", "English")}${choice("zh", "中文")}</fieldset>
<p class="finding ${findingClass(finding)}">${both(headline(view))}</p>
</header>`;
}

/** The finding in a sentence; that other payments were due stands beside a fault. */
function headline({ finding, faults, score }: HandView): Text {
  if (finding !== Finding.FAULTS) return findingName(finding);
  const broken =
    faults.length === 1
      ? text("A rule was broken", "有一处违例")
      : text(`${faults.length} faults`, `有${faults.length}处违例`);
  const differs = score?.recorded && score.payments.some(({ due, paid }) => due !== paid);
  if (!differs) return broken;
  return text(`${broken.en}, and other payments were due`, `${broken.zh}，所付与应付不符`);
}

function findingClass(finding: Finding): string {
  if (finding === Finding.CLEAN) return "good";
  return finding === Finding.NOT_CHECKABLE ? "unsure" : "bad";
}

/** Who broke what, and what was due, before anything else. */
function glance(view: HandView): Markup {
  const { faults, score, contract, trump } = view;
  const broken = faults.map(({ key, where, seat, clause, message }) => {
    const name = seat === undefined ? text("The banker", "庄家") : seatName(seat);
    return html`<li><a href="#${key}">${both(name)} – ${both(clause.title)}</a> <span class="where">${both(where)}</span><br>${both(message)}</li>`;
  });
  const table = [contract, trumpWords(trump)].filter((each) => each !== undefined);
  return html`<section class="glance" aria-labelledby="glance-title">
<h2 id="glance-title">${both(text("At a glance", "概要"))}</h2>
<div class="columns">
<div><h3>${both(text("Who broke what", "谁违了什么例"))}</h3>
${broken.length > 0 ? html`<ul class="who-broke">${broken}</ul>` : html`<p>${both(text("No step was seen to break a rule.", "未见任何一步违例。"))}</p>`}
${table.length > 0 && html`<p class="contract">${table.map((each, i) => html`${i > 0 && " · "}${both(each)}`)}</p>`}</div>
<div><h3>${both(text("What was due", "应如何结算"))}</h3>
${score === undefined ? html`<p>${both(text("The record does not tell enough for a score.", "记录不足以计分。"))}</p>` : html`<p>${both(score.summary)}</p>${paymentTable(score)}`}</div>
</div></section>`;
}

function trumpWords(trump: Trump | undefined): Text | undefined {
  if (trump === undefined) return undefined;
  const { en, zh } = trumpName(trump);
  return text(`trump: ${en}`, `主：${zh}`);
}

function faultSection({ faults, letter }: HandView, sheet: CardSheet): Markup {
  if (faults.length === 0) {
    return html`<section class="faults" aria-labelledby="letter-title"><h2 id="letter-title">${both(text("To send to the players", "可发给各位玩家"))}</h2>${letterBox(letter)}</section>`;
  }
  return html`<section class="faults" aria-labelledby="faults-title">
<h2 id="faults-title">${both(text(faults.length === 1 ? "The fault" : "The faults", "违例"))}</h2>
${faults.map((fault) => faultArticle(fault, sheet))}
</section>`;
}

function playSection(view: HandView, sheet: CardSheet): Markup {
  const { tricks, rest, banker, hands } = view;
  const known = hands.some(({ cards }) => cards.length > 0);
  return html`<section class="play-through" id="hand" aria-labelledby="hand-title">
<h2 id="hand-title">${both(text("The hand, card by card", "逐手复盘"))}</h2>
${playerBar(view)}
<div class="panels">
${view.calls.length > 0 && auctionPanel(view, sheet)}
${tricks.map((trick) => trickPanel(trick, view, sheet))}
${rest.length > 0 && restPanel(rest, banker, sheet)}
</div>
${known && handsSection(hands, sheet)}
</section>`;
}

function footer({ ruleset, recordDigest, engineVersion }: HandView): Markup {
  const rows: [string, string, string][] = [
    ["Rules", "规则", `${ruleset.game} ${ruleset.profile}, revision ${ruleset.revision}`],
    ["Digest of the rules", "规则摘要", ruleset.digest],
    ["Digest of the record", "记录摘要", recordDigest],
    ["Rulebook", "规则书", ruleset.rulebookVersion],
    ["Engine", "程序", `caipan ${engineVersion}`],
  ];
  return html`<footer><h2>${both(text("What this rests on", "依据"))}</h2>
<dl class="basis">${rows.map(([en, zh, value]) => html`<div><dt>${both(text(en, zh))}</dt><dd><code>${value}</code></dd></div>`)}</dl>
<p>${both(text("Equal digests give an equal report, on any machine.", "摘要相同，报告必然相同。"))}</p></footer>`;
}
