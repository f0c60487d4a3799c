import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Profile } from "../../src/gen/caipan/sandaha/v1/ruleset.js";
import { Seat } from "../../src/gen/caipan/sandaha/v1/table.js";
import type { HandReport } from "../../src/report/sandaha/hand-report.js";
import { handPage } from "../../src/report/sandaha/page/page.js";
import type { Language } from "../../src/report/text.js";
import { FALSE_FOLLOW, recordOf, SURRENDER, told, WITHOUT_DEAL } from "../support/sandaha/disputed-hands.js";
import { CHROMIUM } from "./chromium.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 375, height: 800 };

if (CHROMIUM === undefined) {
  process.stderr.write("The page is not tested in a browser: no Chromium here (Debian package chromium).\n");
}

describe.skipIf(CHROMIUM === undefined)("the page in a browser", () => {
  let browser: Browser;
  let folder: string;
  let complaints: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "caipan-page-"));
    // Containers have no user namespaces for Chromium's sandbox; what is opened here is our own.
    browser = await chromium.launch({ executablePath: CHROMIUM ?? "", args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => {
    expect(complaints).toEqual([]);
    complaints = [];
  });

  /** Opens the page on a hand from a file, as an attachment is opened. */
  async function open(
    report: HandReport = told(FALSE_FOLLOW),
    language: Language = "en",
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const file = join(folder, "hand.html");
    writeFileSync(file, handPage(report, language));
    const context = await browser.newContext({ viewport: WIDE, ...options });
    const page = await context.newPage();
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      if (request.url() !== pathToFileURL(file).href) complaints.push(`asks for ${request.url()}`);
    });
    await page.goto(pathToFileURL(file).href);
    return page;
  }

  it.each<[Language, title: string, document: string, where: string]>([
    ["en", "Following suit", "Rules of 三打哈", "Trick 3"],
    ["zh", "跟花色", "三打哈规则", "第3轮"],
  ])("shows the fault with its rule, document and place in %s", async (language, title, document, where) => {
    const page = await open();
    await page.locator(`#show-${language}`).check();
    const fault = page.locator("article.fault");
    const shown = await seen(fault);
    for (const words of [
      title,
      document,
      "【游戏流程】出牌 3",
      "000_298f397ced0ab3ca.txt",
      where,
      "♣9 ♣9 ♣10 ♣K",
    ]) {
      expect(shown).toContain(words);
    }
    const other = language === "en" ? "跟花色" : "Following suit";
    expect(await seen(fault.getByRole("heading", { level: 3 }))).not.toContain(other);
    expect(await page.locator("html").getAttribute("lang")).toBe(language === "en" ? "en" : "zh-Hans");
  });

  it("shows what was paid and due, and the letter in both languages at once", async () => {
    const page = await open();
    expect(await seen(page.locator(".glance .payments"))).toMatch(/West\s+−20\s+\+20\s+\+40/);
    const letters = await page.locator(".letter").allInnerTexts();
    expect(letters).toEqual([
      expect.stringContaining("you (West) played ♦10 ♠A") as string,
      expect.stringContaining("你（西家）出了♦10 ♠A") as string,
    ]);
  });

  it("opens at the first fault and steps by buttons", async () => {
    const page = await open();
    const now = page.locator("[role=status]");
    const expectNow = async (place: string, words: string) => {
      expect(await seen(now)).toMatch(new RegExp(`^${place}/70\\s+${words}`));
    };
    await expectNow("16", "West plays ♦10 ♠A – a rule is broken");
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expectNow("17", "North plays ♥6 ♠7$");
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: "Back" }).click();
    await expectNow("15", "South plays ♣A ♣A$");
    await page.getByRole("button", { name: "Last", exact: true }).click();
    await expectNow("70", "West plays ♠Q");
    await page.getByRole("button", { name: "First", exact: true }).click();
    await expectNow("1", "East bids 80");
    await page.getByRole("button", { name: "Next fault" }).click();
    await expectNow("16", "West");
    await page.getByRole("button", { name: "Trick 7", exact: true }).click();
    await expectNow("34", "North plays ♥10 ♥10");
    expect(await seen(page.locator("[aria-current=step]"))).toMatch(/7$/);
    await page.getByRole("link", { name: "Came to light in trick 6" }).click();
    await expectNow("30", "West plays ♣9 ♣9");
  });

  it("steps by keys, one trick on the table at a time", async () => {
    const page = await open();
    const visible = () => page.locator(".panel:visible h3").allInnerTexts();
    const cards = () => page.locator(".trick .play > .cards:visible").count();
    expect([await visible(), await cards()]).toEqual([["Trick 3"], 2]);
    await page.keyboard.press("ArrowRight");
    expect([await visible(), await cards()]).toEqual([["Trick 3"], 3]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect([await visible(), await cards()]).toEqual([["Trick 3"], 1]);
    await page.keyboard.press("Shift+ArrowRight");
    expect([await visible(), await cards()]).toEqual([["Trick 4"], 4]);
    await page.keyboard.press("f");
    expect(await visible()).toEqual(["Trick 3"]);
    await page.getByRole("checkbox", { name: "All tricks" }).check();
    expect(await visible()).toHaveLength(17);
  });

  it("is a list of all tricks without its script, and its languages can be switched", async () => {
    const page = await open(told(FALSE_FOLLOW), "en", { javaScriptEnabled: false });
    expect(await page.locator(".trick:visible").count()).toBe(16);
    expect(await page.locator(".play > .cards:visible").count()).toBe(64);
    expect(await page.locator(".bar").isVisible()).toBe(false);
    await page.getByText("中文").click();
    expect(await seen(page.locator("#trick-3 h3"))).toBe("第3轮");
  });

  it("is a list of all tricks on paper", async () => {
    const page = await open();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".trick:visible").count()).toBe(16);
    expect(await page.locator(".play > .cards:visible").count()).toBe(64);
    expect(await page.locator(".bar").isVisible()).toBe(false);
  });

  it("runs nothing that is not its own", async () => {
    const id = `<img src=x onerror="document.title='owned'"><script>1</script>`;
    const page = await open(told({ ...FALSE_FOLLOW, id }));
    expect(await seen(page.locator("h1 bdi"))).toBe(id);
    expect(await page.title()).toContain("<img src=x");
    expect(await page.locator("img").count()).toBe(0);
    // The policy holds even if markup got in.
    await page.evaluate(
      "document.body.insertAdjacentHTML('beforeend', '<i id=late style=\"color:red\"></i>')",
    );
    expect(complaints.splice(0)).toEqual([expect.stringContaining("Content Security Policy") as string]);
    const colour = await page.evaluate("getComputedStyle(document.getElementById('late')).color");
    expect(colour).not.toBe("rgb(255, 0, 0)");
  });

  const wide = recordOf(
    "sandaha/1 id=WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW rules=STANDARD,sixes_removed=true,down_big_from=80 contract=E:80 trump=SPADES bury=H5H5H8H8H9H9C5C5 plays=E:BJBJLJLJS7S7H7H7S2S2H2H2SASASKSKSQSQ,S:DADADKDKDQDQDJDJDTDTD9D9D8D8D5D5CACA",
  );
  const pages: [name: string, report: () => HandReport][] = [
    ["a false follow", () => told(FALSE_FOLLOW, { as: Profile.ZIJINDAO })],
    ["a hand without its deal", () => told(WITHOUT_DEAL, { redact: [Seat.NORTH] })],
    ["a surrender by two rule sets", () => told(SURRENDER, { as: Profile.COMPETITION })],
    ["long words and a trick of many cards", () => told(wide)],
    ["nothing but rules", () => told(recordOf("sandaha/1 rules=ZIJINDAO"))],
  ];
  it.each(pages)(
    "fits a phone and is accessible: %s",
    async (_, report) => {
      for (const [viewport, language] of [
        [NARROW, "en"],
        [WIDE, "zh"],
      ] as const) {
        const page = await open(report(), language, { viewport });
        const overflow = () => page.evaluate("document.documentElement.scrollWidth - innerWidth");
        expect(await overflow()).toBeLessThanOrEqual(0);
        expect(await faultsOf(page)).toEqual([]);
        const all = page.getByRole("checkbox");
        if (await all.isVisible()) await all.check();
        expect(await overflow()).toBeLessThanOrEqual(0);
        await page.context().close();
      }
    },
    60_000,
  );

  it("is accessible with all tricks laid out", async () => {
    const page = await open();
    await page.getByRole("checkbox", { name: "All tricks" }).check();
    expect(await faultsOf(page)).toEqual([]);
  });

  /** The text of an element as it is seen, what is hidden left out. */
  async function seen(element: Locator): Promise<string> {
    return (await element.allInnerTexts()).join("");
  }

  /** What axe-core finds, in a world of its own: the page's policy lets no script in. */
  async function faultsOf(page: Page): Promise<string[]> {
    const found = await page.evaluate(
      `${AXE}; axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join(" | ")))`,
    );
    return found as string[];
  }
});
