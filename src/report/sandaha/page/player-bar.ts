import type { Text } from "../../../rulebook/rulebook.js";
import { both, html, type Markup } from "../../html.js";
import { text } from "../../text.js";
import type { ActView, HandView } from "../hand-view.js";

/** Buttons and timeline for stepping; hidden until the script that serves them runs. */
export function playerBar(view: HandView): Markup {
  const panels = [
    ...(view.calls.length > 0 ? [{ id: "auction", name: text("Bids", "叫分"), acts: view.calls }] : []),
    ...view.tricks.map(({ number, plays }) => {
      return {
        id: `trick-${number}`,
        name: text(String(number), String(number)),
        acts: plays as readonly ActView[],
      };
    }),
    ...(view.rest.length > 0 ? [{ id: "rest", name: text("After", "之后"), acts: view.rest }] : []),
  ];
  return html`<div class="bar" id="bar" hidden>
<div class="buttons">
${button("first", "«", text("First", "开头"))}
${button("back", "‹", text("Back", "上一步"))}
${button("on", "›", text("Next", "下一步"))}
${button("last", "»", text("Last", "结尾"))}
${view.faults.length > 0 && button("fault", "✗", text("Next fault", "下一处违例"))}
<label class="all"><input type="checkbox" id="all"> ${both(text("All tricks", "全部展开"))}</label>
</div>
<ol class="ticks">${panels.map(({ id, name, acts }) => tick(id, name, acts))}</ol>
<p class="now" role="status" aria-live="polite" aria-atomic="true"><span id="place"></span> <span id="now"></span></p>
<p class="keys">${both(text("Keys: ← → a play, Shift with them a trick, F the next fault.", "按键：← → 一手，同按Shift一轮，F下一处违例。"))}</p>
</div>`;
}

function button(name: string, sign: string, label: Text): Markup {
  return html`<button type="button" data-go="${name}"><span aria-hidden="true">${sign}</span> <span class="label">${both(label)}</span></button>`;
}

function tick(id: string, name: Text, acts: readonly ActView[]): Markup {
  const broken = acts.some(({ state }) => state === "illegal");
  const spoken = broken ? text(", with a fault", "，有违例") : text("", "");
  const trick = id.startsWith("trick") ? text("Trick ", "第") : text("", "");
  const after = id.startsWith("trick") ? text("", "轮") : text("", "");
  return html`<li><button type="button" data-panel="${id}"${broken && html` class="broken"`}><span class="spoken">${both(trick)}</span>${both(name)}<span class="spoken">${both(after)}${both(spoken)}</span></button></li>`;
}
