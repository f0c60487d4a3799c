// @ts-check

(() => {
  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  /** @param {string} id */
  const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const acts = all("[data-act]");
  const panels = all(".panel");
  const ticks = all("[data-panel]");
  const played = all("[data-played]");
  const numbers = new Map(acts.map((act, i) => [act.dataset["act"], i]));
  const root = document.documentElement;

  for (const radio of document.querySelectorAll("input[name=language]")) {
    radio.addEventListener("change", () => {
      root.lang = /** @type {HTMLInputElement} */ (radio).value;
    });
    // A browser may keep the choice over a reload.
    if (/** @type {HTMLInputElement} */ (radio).checked)
      root.lang = /** @type {HTMLInputElement} */ (radio).value;
  }
  if (acts.length === 0) return;

  let at = 0;

  /** @param {HTMLElement} act */
  const panelOf = (act) => /** @type {HTMLElement} */ (act.closest(".panel"));

  /** @param {number} to */
  function go(to) {
    at = Math.max(0, Math.min(acts.length - 1, to));
    const act = /** @type {HTMLElement} */ (acts[at]);
    const panel = panelOf(act);
    acts.forEach((each, i) => {
      each.classList.toggle("later", i > at);
      each.classList.toggle("now", i === at);
      each.classList.remove("holding");
    });
    for (const each of panels) each.classList.toggle("shown", each === panel);
    panel.classList.toggle("done", panel.querySelector(".later") === null);
    const holder = act.dataset["holder"];
    if (holder !== undefined) panel.querySelector(`.seat-${holder}`)?.classList.add("holding");
    for (const card of played) {
      const by = numbers.get(card.dataset["played"]) ?? acts.length;
      card.classList.toggle("gone", by <= at);
      card.classList.toggle("going", by === at);
    }
    for (const tick of ticks) {
      if (tick.dataset["panel"] === panel.id) tick.setAttribute("aria-current", "step");
      else tick.removeAttribute("aria-current");
    }
    byId("place").textContent = `${at + 1}/${acts.length}`;
    const words = act.querySelector(".said")?.childNodes ?? [];
    byId("now").replaceChildren(...[...words].map((node) => node.cloneNode(true)));
  }

  /** The last act of a panel. @param {HTMLElement} panel */
  const endOf = (panel) => acts.findLastIndex((act) => panelOf(act) === panel);

  /** @param {number} by */
  function turnPanel(by) {
    const panel = panels[panels.indexOf(panelOf(/** @type {HTMLElement} */ (acts[at]))) + by];
    if (panel !== undefined) go(endOf(panel));
    else go(by < 0 ? 0 : acts.length - 1);
  }

  function nextFault() {
    const bad = acts.flatMap((act, i) => (act.classList.contains("illegal") ? [i] : []));
    const next = bad.find((i) => i > at) ?? bad[0];
    if (next !== undefined) go(next);
  }

  /** @type {Record<string, () => void>} */
  const moves = {
    first: () => go(0),
    back: () => go(at - 1),
    on: () => go(at + 1),
    last: () => go(acts.length - 1),
    fault: nextFault,
  };

  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowRight: () => go(at + 1),
    ArrowLeft: () => go(at - 1),
    "Shift+ArrowRight": () => turnPanel(1),
    "Shift+ArrowLeft": () => turnPanel(-1),
    f: nextFault,
    "Shift+F": nextFault,
    F: nextFault,
  };

  for (const button of all("[data-go]")) {
    button.addEventListener("click", () => moves[button.dataset["go"] ?? ""]?.());
  }
  for (const tick of ticks) {
    tick.addEventListener("click", () => go(endOf(byId(tick.dataset["panel"] ?? ""))));
  }
  byId("all").addEventListener("change", (event) => {
    root.classList.toggle("by-trick", !(/** @type {HTMLInputElement} */ (event.target).checked));
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof HTMLInputElement) return;
    const move = keys[`${event.shiftKey ? "Shift+" : ""}${event.key}`];
    if (move === undefined) return;
    move();
    event.preventDefault();
  });

  /** Goes to the act that the address names. */
  function followAddress() {
    const act = acts.findIndex(({ id }) => `#${id}` === location.hash);
    if (act === -1) return;
    go(act);
    byId("hand").scrollIntoView();
  }
  addEventListener("hashchange", followAddress);
  // A link to where the address already points changes nothing, but is meant.
  for (const link of all("a[href^='#']")) {
    link.addEventListener("click", () => {
      if (link.getAttribute("href") === location.hash) setTimeout(followAddress);
    });
  }

  root.classList.add("by-trick");
  byId("bar").hidden = false;
  const firstFault = acts.findIndex((act) => act.classList.contains("illegal"));
  go(firstFault === -1 ? 0 : firstFault);
  followAddress();
})();
