// The page in a real browser, opened as a file: no complaint, no request but the file itself, every
// control by keyboard and by mouse, no violation that axe-core finds, in light and dark; and how
// long it takes.
//
//   node tests/run.mjs browser [--pictures DIRECTORY]
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import type { ExplainRecord } from "../src/record.ts";
import { VIEWS } from "../src/links.ts";
import { launch } from "./chromium.ts";
import { fill } from "./records/fill.ts";
import { hostile } from "./records/hostile.ts";
import { large } from "./records/large.ts";
import { explain } from "./records/lilt.ts";
import { lesson } from "./records/lesson.ts";
import { longLines } from "./records/long_lines.ts";
import { ran } from "./records/run.ts";

declare const PAGE_FOLDER: string;
const template = readFileSync(join(PAGE_FOLDER, "../page.html"), "utf8"),
  axe = readFileSync(join(PAGE_FOLDER, "node_modules/axe-core/axe.min.js"), "utf8");
const pictures = process.argv[2] === "--pictures" ? process.argv[3] : undefined;
const folder = mkdtempSync(join(tmpdir(), "explain-browser-"));
if (pictures) mkdirSync(pictures, { recursive: true });
const complaints: string[] = [],
  requests: string[] = [];
let failures = 0;

async function check(name: string, test: () => Promise<void>) {
  try {
    await test();
    assert.deepEqual(complaints.splice(0), []);
    console.log(`ok   ${name}`);
  } catch (problem) {
    ++failures;
    console.log(
      `FAIL ${name}\n     ${String((problem as Error).stack)
        .split("\n")
        .slice(0, 12)
        .join("\n     ")}`,
    );
    complaints.length = 0;
  }
}

function save(name: string, record: ExplainRecord, packed: boolean): string {
  const page = fill(template, record, packed),
    path = join(folder, `${name}.html`);
  writeFileSync(path, page);
  console.log(`     ${name}: ${Buffer.byteLength(page).toLocaleString("en")} bytes`);
  return `file://${path}`;
}

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (problem) => complaints.push(String(problem.stack)));
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(url);
  await page.waitForSelector("html[data-ready]");
  return page;
}
const hash = (page: Page) => page.evaluate(() => location.hash);
const settled = (page: Page) => page.waitForTimeout(320); // the address follows a moment later
const text = (page: Page, selector: string) => page.locator(selector).first().innerText();
async function at(page: Page, place: string) {
  await page.evaluate((to) => {
    location.hash = to;
  }, place);
  await page.waitForTimeout(120);
}
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const result = await page.evaluate(() =>
    (window as any).axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    }),
  );
  return result.violations.map(
    (v: any) =>
      `${v.id}: ${v.nodes
        .slice(0, 3)
        .map((n: any) => n.html.slice(0, 160) + " " + (n.any[0]?.message ?? ""))
        .join(" | ")}`,
  );
}

const browser = await launch();
const size = { width: 1280, height: 800 };
const context = await browser.newContext({ viewport: size, colorScheme: "light" });
const lessonUrl = save("lesson", lesson(), false),
  packedUrl = save("lesson-packed", lesson(), true),
  hostileUrl = save("hostile", hostile(), false),
  largeUrl = save("large", large(), true),
  runUrl = save("run", ran(), true),
  longUrl = save("long-lines", longLines(), true);

async function fresh(place = "") {
  return open(context, lessonUrl + place);
}

await check("one request, and nothing in the console", async () => {
  requests.length = 0;
  const page = await fresh();
  for (const view of VIEWS)
    await page
      .getByRole("button", { name: { replay: "Allocator" }[view as string] ?? view, exact: false })
      .first()
      .click();
  assert.deepEqual(requests, [lessonUrl]);
  await page.close();
});

await check("a packed record shows the same page", async () => {
  const [one, two] = [await fresh(), await open(context, packedUrl)];
  assert.equal(await text(two, "main"), await text(one, "main"));
  await one.close();
  await two.close();
});

// Every view, and the end of the replay, of the page that lilt writes.
const examples = join(PAGE_FOLDER, "../../../examples");
for (const name of readdirSync(examples).filter((file) => file.endsWith(".ll")))
  for (const allocator of ["linear", "fast", "textbook", "basic", "graph"])
    await check(`${name} by ${allocator}, as lilt writes it`, async () => {
      const path = join(folder, "example.html");
      const options = ["-O2", "--ra-regs=4", `--regalloc=${allocator}`, "-o", path];
      explain("", join(examples, name), ...options);
      const page = await open(context, `file://${path}`);
      for (let i = 1; i <= VIEWS.length; ++i) {
        await page.keyboard.press(String(i));
        assert.ok((await text(page, "main")).length > 20);
      }
      await page.keyboard.press("3");
      for (const key of ["End", "ArrowLeft", "Shift+ArrowLeft", "Home", "ArrowRight"]) {
        await page.keyboard.press(key);
        assert.doesNotMatch(await text(page, "main"), /undefined|NaN|does not tell/);
      }
      await page.close();
    });

await check("a page without a record says so", async () => {
  const path = join(folder, "template.html"),
    page = await context.newPage();
  writeFileSync(path, template);
  await page.goto(`file://${path}`);
  await page.waitForSelector("[role=alert]");
  assert.match(await text(page, "[role=alert]"), /no record/);
  await page.close();
});

await check("views, functions, theme and help by mouse", async () => {
  const page = await fresh();
  for (const [name, place] of [
    ["Graph", "view=graph"],
    ["Allocator", "/replay"],
    ["Compare", "/compare"],
    ["Quiz", "/quiz"],
    ["Handout", "/handout"],
    ["Run", "/run"],
    ["Stages", "checksum"],
  ]) {
    await page.locator("header nav button", { hasText: name }).click();
    assert.ok((await hash(page)).includes(place), name);
    assert.equal(await page.locator("header nav button[aria-current]").innerText(), name);
  }
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.locator("header .quiet").first().click();
  await page.locator("header .quiet").first().click();
  assert.equal(await theme(), "dark");
  await page.locator("header .quiet").first().click();
  assert.equal(await theme(), "light");
  await page.getByRole("button", { name: "Help" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.waitForSelector("dialog", { state: "detached" });
  await page.locator("header select").selectOption("checksum");
  await page.close();
});

await check("views, theme and help by keyboard", async () => {
  const page = await fresh();
  for (let key = VIEWS.length; key >= 1; --key) {
    await page.keyboard.press(String(key));
    assert.equal(
      await page
        .locator("header nav button")
        .nth(key - 1)
        .getAttribute("aria-current"),
      "page",
    );
  }
  await page.keyboard.press("t");
  assert.equal(await page.locator("header .quiet").first().innerText(), "Light");
  await page.keyboard.press("t");
  await page.keyboard.press("t");
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.close();
});

await check("the way back in the history", async () => {
  const page = await fresh();
  await page.keyboard.press("3");
  await page.keyboard.press("4");
  await page.goBack();
  assert.match(await hash(page), /replay/);
  assert.equal(await page.locator("header nav button[aria-current]").innerText(), "Allocator");
  await page.close();
});

await check("stages by mouse: search, hidden ones, choice, side by side, trail", async () => {
  const page = await fresh(),
    buttons = page.locator(".stage-list li button");
  const shown = await buttons.count();
  await page.locator(".stage-list .check input").click();
  assert.ok((await buttons.count()) > shown + 10);
  await page.locator(".stage-list .check input").click();
  await page.locator(".stage-list input[type=search]").fill("alloca i64");
  assert.equal(await buttons.count(), 2);
  assert.ok((await page.locator(".stage-list .count").first().innerText()) === "2");
  await page.locator(".stage-list input[type=search]").fill("");
  await buttons.filter({ hasText: "mem2reg" }).click();
  assert.match(await hash(page), /#checksum\/mem2reg/);
  assert.ok(
    (await page.locator(".cell.added").count()) > 0 &&
      (await page.locator(".cell.removed").count()) > 0,
  );
  await page.locator(".bar select").selectOption("source");
  assert.match(await hash(page), /beside=source/);
  await page.getByRole("button", { name: "One", exact: true }).click();
  assert.equal(await page.locator(".row.two").count(), 0);
  await page
    .locator(".value", { hasText: /^%salt$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Trail", exact: true }).click();
  assert.ok((await page.locator(".trail .value.chosen").count()) > 4);
  await page.locator(".trail h3 button", { hasText: "isel" }).click();
  assert.match(await hash(page), /#checksum\/isel/);
  await page.close();
});

await check("a click on a line, a value or a byte marks it in every stage", async () => {
  const page = await fresh("#checksum/encode?beside=none");
  await page.locator(".row", { hasText: "CALL @mix" }).locator(".byte").first().click();
  await settled(page);
  const line = /lines=(\d+)/.exec(await hash(page))![1];
  for (const stage of ["source", "mem2reg", "isel", "encode", "assembly-att", "assembly-intel"]) {
    await page.evaluate(
      ([to]) => {
        location.hash = to;
      },
      [`#checksum/${stage}?beside=none&lines=${line}`],
    );
    await page.waitForTimeout(60);
    const marked = await page.locator(".cell.selected").allInnerTexts();
    assert.match(marked.join("\n"), /mix/, stage);
  }
  await page.locator(".value", { hasText: /^%/ }).first().count();
  await at(page, "#checksum/mem2reg?beside=none");
  await page.locator(".value", { hasText: "%mixed" }).first().click();
  await settled(page);
  assert.match(await hash(page), /value=%25mixed/);
  await page.locator("header .chip").click();
  await settled(page);
  assert.doesNotMatch(await hash(page), /value/);
  await page.close();
});

await check("stages by keyboard: stages, search, lines, values, selection", async () => {
  const page = await fresh("#checksum/mem2reg");
  await page.keyboard.press("]");
  assert.match(await hash(page), /checksum\/(?!mem2reg)/);
  await page.keyboard.press("[");
  assert.match(await hash(page), /mem2reg/);
  await page.keyboard.press("/");
  await page.keyboard.type("phi i64");
  assert.ok((await page.locator(".cell.wanted").count()) >= 2);
  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  assert.equal(await page.locator(".row.two").count(), 0);
  await page.keyboard.press("s");
  assert.ok((await page.locator(".row.two").count()) > 0);
  await page.locator("#code").focus();
  for (const key of ["Home", "ArrowDown", "ArrowDown", "ArrowRight", "Enter"])
    await page.keyboard.press(key);
  await settled(page);
  assert.match(await hash(page), /value=|lines=/);
  await page.keyboard.press("Escape");
  await settled(page);
  assert.doesNotMatch(await hash(page), /value=|lines=/);
  for (const key of ["End", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await settled(page);
  assert.match(await hash(page), /lines=\d+/);
  await page.close();
});

await check("the replay by mouse", async () => {
  const page = await fresh("#checksum/replay/20"),
    count = async () =>
      Number((await text(page, ".transport output")).split(" ")[0].replace(",", ""));
  for (const [name, change] of [
    ["One event on", 1],
    ["One event back", -1],
  ] as const) {
    const before = await count();
    await page.getByRole("button", { name, exact: true }).click();
    assert.equal(await count(), before + change);
  }
  await page.getByRole("button", { name: "Next decision" }).click();
  assert.equal((await text(page, ".event .kind")).toLowerCase(), "visit");
  await page.getByRole("button", { name: "Previous decision" }).click();
  await page.getByRole("button", { name: "Last event" }).click();
  const last = await count();
  await page.getByRole("button", { name: "First event" }).click();
  assert.equal(await count(), 0);
  await page.locator(".timeline").fill(String(last - 3));
  assert.equal(await count(), last - 3);
  for (const kind of ["memory", "split", "assign"]) {
    await page.locator(".jump select").selectOption(kind);
    await page.getByRole("button", { name: "Jump back" }).click();
    assert.equal(await page.locator(`.event .kind.${kind}`).count(), 1, kind);
  }
  await page.getByRole("button", { name: "Jump on" }).click();
  await page.getByLabel("Speed").selectOption("120");
  await page.getByRole("button", { name: "First event" }).click();
  await page.getByRole("button", { name: "Play" }).click();
  await page.waitForTimeout(900);
  await page.getByRole("button", { name: "Pause" }).click();
  assert.ok((await count()) >= 2);
  await page.getByLabel("Allocation").selectOption("1");
  await settled(page);
  assert.match(await hash(page), /allocation=1/);
  await page.close();
});

await check("lanes, moves, zoom, panels, lists and the chart by mouse", async () => {
  const page = await fresh("#checksum/replay/30?allocation=1"),
    picture = () => page.locator("canvas").evaluate((c: HTMLCanvasElement) => c.toDataURL());
  let last = await picture();
  const changed = async (what: string) => {
    const now = await picture();
    assert.notEqual(now, last, what);
    last = now;
  };
  await page.getByRole("button", { name: "Registers", exact: true }).click();
  await changed("lanes");
  await page.getByRole("button", { name: "Values", exact: true }).click();
  last = await picture();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await changed("zoom in");
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.getByRole("button", { name: "Zoom out" }).click();
  await changed("zoom out");
  const edits = await page.locator(".chart-row.edit").count(),
    made = async () => (await page.locator(".chart-row.edit").allInnerTexts()).join("").trim();
  assert.equal(await made(), "", "moves before they are made");
  await page.getByRole("button", { name: "Last event" }).click();
  assert.match(await made(), /executed/);
  await page.evaluate(() => (location.hash = "#checksum/replay/30?allocation=1"));
  await settled(page);
  await page.locator(".transport .check input").click();
  assert.ok(edits > 3 && (await page.locator(".chart-row.edit").count()) === 0);
  await page.locator(".candidates button").first().click();
  await settled(page);
  assert.match(await hash(page), /value=/);
  await page.locator(".registers button").first().click();
  await page.locator(".live-range").first().click();
  await page.getByRole("button", { name: "Events", exact: true }).click();
  await page.locator(".event-row").nth(4).click();
  await settled(page);
  await page.getByRole("button", { name: "Frame", exact: true }).click();
  await page.locator(".span button").first().click();
  await settled(page);
  assert.match(await hash(page), /value=/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Last event" }).click();
  await page.locator(".chart-row[data-row]").nth(3).hover();
  assert.match(await text(page, ".tip"), /\d+ live: /);
  await page.locator(".position").nth(9).click();
  await page.waitForTimeout(60);
  assert.equal((await text(page, ".event .kind")).toLowerCase(), "visit");
  await page.getByRole("button", { name: "Last event" }).click();
  const box = (await page.locator("canvas").boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.42, box.y + 200);
  await page.waitForTimeout(60);
  await page.mouse.click(box.x + box.width * 0.42, box.y + 200);
  await settled(page);
  assert.match(await hash(page), /value=/, "a bar of the chart");
  assert.ok((await page.locator(".chart-row .value.chosen").count()) > 0);
  await page.close();
});

await check(
  "a long name of a lane is whole in a tip; the current live range has its final place",
  async () => {
    const page = await open(context, longUrl);
    await page.keyboard.press("3");
    await settled(page);
    const shown = new Set<string>(),
      box = (await page.locator("canvas").boundingBox())!;
    for (let x = box.width * 0.4; x < box.width - 4; x += 20) {
      await page.mouse.move(box.x + x, box.y + 40);
      await page.waitForTimeout(20);
      if (await page.locator(".tip").count()) shown.add(await text(page, ".tip"));
    }
    const { values } = longLines().functions[0].allocations[0];
    const longest = values
      .filter((v) => v.segments.length)
      .reduce((most, v) => (v.name.length > most.length ? v.name : most), "");
    assert.ok(longest.length > 20 && [...shown].some((tip) => tip.includes(longest)), longest);
    await page.getByRole("button", { name: "First event" }).click();
    for (let i = 0; i < 200 && !(await page.locator(".live-range.current").count()); ++i)
      await page.keyboard.press("ArrowRight");
    assert.match(await text(page, ".live-range.current"), /→ (\w+)$/);
    await page.close();
  },
);

await check("the way through the events of a value by keyboard", async () => {
  const page = await fresh("#checksum/replay/0");
  await page.keyboard.press("End");
  await page.locator(".registers button").first().click();
  const name = await text(page, ".registers button");
  for (const key of ["V", "V", "v"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
    assert.ok((await text(page, ".event .what")).includes(name));
  }
  await page.close();
});

await check("the replay by keyboard", async () => {
  const page = await fresh("#checksum/replay/40"),
    count = async () => Number((await text(page, ".transport output")).split(" ")[0]);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return count();
  };
  assert.equal(await press("ArrowRight"), 41);
  assert.equal(await press("ArrowLeft"), 40);
  const decision = await press("Shift+ArrowRight");
  assert.ok(decision > 40 && (await text(page, ".event .kind")).toLowerCase() === "visit");
  assert.ok((await press("Shift+ArrowLeft")) < decision);
  assert.equal(await press("Home"), 0);
  await press("End");
  await press("Home");
  await press(" ");
  assert.equal(await page.getByRole("button", { name: "Pause" }).count(), 1);
  await press(" ");
  for (const key of ["m", "r", "r", "+", "-"]) await press(key);
  await page.getByRole("button", { name: "Events", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.locator("#events").focus();
  assert.equal(await press("ArrowDown"), 1);
  assert.equal(await press("ArrowDown"), 2);
  await page.locator(".chart").focus();
  await page.keyboard.press("ArrowDown");
  await page.close();
});

await check("the graph by mouse and keyboard keeps its layout between stages", async () => {
  const page = await fresh("#checksum/mem2reg?view=graph");
  const places = () =>
    page
      .locator(".node")
      .evaluateAll((nodes) =>
        nodes.map(
          (n) => n.querySelector("rect")!.getAttribute("x") + n.querySelector(".name")!.textContent,
        ),
      );
  assert.ok((await page.locator(".node .code-line").count()) > 10, "nodes hold the code");
  assert.match((await page.locator(".node", { hasText: /^body/ }).textContent())!, /load i64/);
  assert.equal(await page.locator(".loop-box").count(), 1);
  await page.keyboard.press("c");
  assert.equal(await page.locator(".node .code-line").count(), 0);
  const before = await places();
  await page.locator(".stage-list li button", { hasText: "block-layout" }).click();
  assert.deepEqual(await places(), before);
  await page.locator(".node", { hasText: /^body/ }).click();
  assert.match(await text(page, ".block-panel"), /body/);
  assert.ok((await page.locator(".block-panel .mark").count()) > 3);
  assert.match(
    await page
      .locator(".node", { hasText: /^body/ })
      .innerText()
      .catch(() => page.locator(".node", { hasText: /^body/ }).textContent() as Promise<string>),
    /R\d/,
  );
  await page.locator(".graph").focus();
  for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
    await page.keyboard.press(key);
  await page.keyboard.press("]");
  assert.match(await hash(page), /align-loops|unwind|encode/);
  await page.getByRole("button", { name: "larger" }).click();
  await page.getByRole("button", { name: "smaller" }).click();
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  assert.equal(await page.locator("path.loop").count(), 1);
  await page.getByRole("button", { name: "Code", exact: true }).click();
  assert.ok((await page.locator(".node .code-line").count()) > 10);
  await page.keyboard.press("0");
  assert.equal(await page.locator(".small-map").count(), 0, "no map of what is shown whole");
  for (let i = 0; i < 6; ++i) await page.keyboard.press("+");
  const map = (await page.locator(".small-map").boundingBox())!;
  const scrolled = () => page.locator(".graph").evaluate((graph) => graph.scrollTop);
  await page.mouse.click(map.x + map.width / 2, map.y + map.height - 3);
  const low = await scrolled();
  await page.mouse.click(map.x + map.width / 2, map.y + 3);
  assert.ok((await scrolled()) < low, "a click on the map goes there");
  await page.close();
});

await check("a cost is a sum, by mouse and by keyboard", async () => {
  const page = await fresh("#checksum/replay");
  for (let i = 0; i < 40 && !(await page.locator(".candidates .cost").count()); ++i)
    await page.getByRole("button", { name: "Next decision" }).click();
  const cost = page.locator(".candidates .cost").first();
  const number = (words: string) =>
    Number(words.replace(/[^\d.]/g, "")) * (/−/.test(words) ? -1 : 1);
  await cost.hover();
  const amounts = await page.locator(".sum > .number:not(.total)").allTextContents(),
    terms = amounts.filter((_, i) => i % 2 === 0).map(number),
    total = number(await text(page, ".sum .total"));
  assert.ok(
    Math.abs(terms.reduce((a, b) => a + b) - total) <= 0.06 * terms.length * Math.max(1, total),
  );
  const box = (await page.locator(".sum").boundingBox())!;
  assert.ok(box.x >= 0 && box.x + box.width <= (await page.evaluate(() => innerWidth)));
  await page.mouse.move(5, 5);
  assert.equal(await page.locator(".sum").count(), 0);
  await cost.focus();
  assert.equal(await page.locator(".sum").count(), 1);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".sum").count(), 0);
  await page.close();
});

await check("two allocations beside each other", async () => {
  const page = await fresh("#checksum/compare");
  assert.equal(await page.locator("canvas").count(), 2);
  assert.ok((await page.locator("td.better").count()) > 2);
  await page.getByLabel("Left allocation").selectOption("1");
  await settled(page);
  await page.getByRole("button", { name: "Values", exact: true }).click();
  await page.keyboard.press("r");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.keyboard.press("-");
  await page.keyboard.press("m");
  assert.ok((await page.locator(".chart-row.edit").count()) > 5);
  await page.locator(".bar .check input").click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.locator("summary").click();
  await page.locator(".fates button").first().click();
  await settled(page);
  assert.match(await hash(page), /value=/);
  await page
    .locator(".chart")
    .first()
    .evaluate((e) => {
      e.scrollTop = 90;
    });
  await page.waitForTimeout(150);
  assert.ok(
    (await page
      .locator(".chart")
      .nth(1)
      .evaluate((e) => e.scrollTop)) > 0,
  );
  await page.close();
});

await check("the quiz by mouse and keyboard", async () => {
  const page = await fresh("#checksum/quiz");
  await page.locator(".options button").first().click();
  assert.equal(await page.locator(".options .right").count(), 1);
  assert.match(await text(page, ".question .decision"), /^(Right|No)\./);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.keyboard.press("b");
  assert.equal(await page.locator(".options .right").count(), 1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  assert.match(await text(page, ".question .note"), /Question 3.*of 2 right/);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.close();
});

// Lines of code of which a part cannot be seen: it is outside of its element, and no scrolling brings it in.
async function cutLines(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const rows of document.querySelectorAll(".rows.two")) rows.scrollLeft = 1e6;
  });
  await page.waitForTimeout(50);
  return page.evaluate(() => {
    const cut: string[] = [],
      lines =
        ".chart-row, .chart-row .text, .chart-row .mark, pre, .trail-line .text, .row:not(.two) .text, .candidates td";
    for (const element of document.querySelectorAll<HTMLElement>(lines)) {
      if (!element.clientWidth || getComputedStyle(element).overflowX === "auto") continue;
      const wide = element.scrollWidth - element.clientWidth,
        high = element.scrollHeight - element.clientHeight;
      if (wide > 1 || (high > 2 && !element.matches(".text")))
        cut.push(`${element.className} ${element.textContent!.slice(0, 60)}: ${wide}, ${high}`);
    }
    // Cells of two: the last one comes to its end.
    const rows = document.querySelector<HTMLElement>(".rows.two");
    for (const element of rows?.querySelectorAll<HTMLElement>(".row.two .text") ?? []) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const end = range.getBoundingClientRect().right,
        room = element.getBoundingClientRect().right;
      if (end > room + 1) cut.push(`two ${element.textContent!.slice(0, 60)}: ${end - room}`);
    }
    return cut;
  });
}
await check("code is cut nowhere, at any width and on paper", async () => {
  const name = "add_interest_to_all_accounts";
  for (const width of [390, 700, 1000, 1300, 1600]) {
    const other = await browser.newContext({ viewport: { width, height: 900 } });
    for (const view of ["replay/30", "quiz/1", "handout", "compare", "late-peephole", "parse"]) {
      const page = await open(other, `${longUrl}#${name}/${view}`);
      await page.waitForTimeout(100);
      assert.deepEqual(await cutLines(page), [], `${view} at ${width}`);
      await page.close();
    }
    await other.close();
  }
  const page = await open(context, `${longUrl}#${name}/handout`);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 688, height: 1017 }); // A4 within its margins
  await page.waitForTimeout(200);
  assert.deepEqual(await cutLines(page), []);
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll("pre, .chart, .chart canvas, td")]
      .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > 689)
      .map((e) => e.outerHTML.slice(0, 80)),
  );
  assert.deepEqual(beyond, []);
  await page.close();
});

await check("a run by mouse", async () => {
  const page = await open(context, runUrl + "#sum/run"),
    click = (name: string) => page.getByRole("button", { name, exact: true }).click(),
    place = async () => (await page.locator(".transport output").allInnerTexts()).join("; "),
    value = (side: string, line: string) =>
      page.locator(`#run-${side} .row`, { hasText: line }).first().locator(".beside").innerText();
  assert.equal(await place(), "call 1 / 2; entry, 1 / 1");
  await click("Next block");
  await click("Next iteration");
  assert.equal(await place(), "call 1 / 2; body, 2 / 3");
  assert.equal(await value("ssa", "%v = load"), "4");
  assert.equal(await value("machine", "MOV32rm [rdi"), "4");
  assert.equal(await value("ssa", "store i32"), "@numbers+4 = 20");
  await page.getByLabel("hex").check();
  assert.equal(await value("machine", "MOV32mr [rdi"), "@numbers+4 = 0x14");
  await click("Previous iteration");
  await click("Previous block");
  assert.equal(await value("ssa", "out:"), "not yet");
  await page.locator(".transport select").selectOption("out");
  assert.equal(await place(), "call 1 / 2; out, 1 / 1");
  await click("Next call");
  assert.equal(await place(), "call 2 / 2; entry, 1 / 1");
  await page.getByLabel("Step of the call").fill("2");
  assert.equal(await place(), "call 2 / 2; body, 2 / 2");
  await settled(page);
  assert.match(await hash(page), /#sum\/run\/\d+$/);
  await click("Previous call");
  await page.locator("header select").selectOption("unused");
  await page.keyboard.press("7");
  assert.match(await text(page, "main"), /not called in this run/);
  assert.doesNotMatch(await text(page, "main"), /undefined|NaN/);
  await page.close();
});

await check("a run by keyboard", async () => {
  const page = await open(context, runUrl + "#sum/run"),
    place = async () => (await page.locator(".transport output").allInnerTexts()).join("; ");
  for (const [key, wanted] of [
    ["ArrowRight", "call 1 / 2; body, 1 / 3"],
    ["Shift+ArrowRight", "call 1 / 2; body, 2 / 3"],
    ["ArrowLeft", "call 1 / 2; body, 1 / 3"],
    ["End", "call 1 / 2; out, 1 / 1"],
    ["c", "call 2 / 2; entry, 1 / 1"],
    ["Shift+C", "call 1 / 2; entry, 1 / 1"],
    ["End", "call 1 / 2; out, 1 / 1"],
    ["Home", "call 1 / 2; entry, 1 / 1"],
    ["Shift+ArrowLeft", "call 1 / 2; entry, 1 / 1"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await place(), wanted, key);
  }
  await page.keyboard.press("End");
  await page.keyboard.press("x");
  assert.match((await page.locator("#run-ssa .beside").allInnerTexts()).join(" "), /0x/);
  await page.keyboard.press("x");
  assert.doesNotMatch((await page.locator("#run-ssa .beside").allInnerTexts()).join(" "), /0x/);
  await page.close();
});

await check("the handout, and paper", async () => {
  const page = await fresh("#checksum/handout");
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("header nav").isVisible(), false);
  assert.equal(await page.getByRole("button", { name: "Print" }).isVisible(), false);
  const paper = await page.pdf({ format: "A4", printBackground: true });
  assert.ok(paper.length > 20000);
  if (pictures) writeFileSync(join(pictures, "handout.pdf"), paper);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => {
    (window as any).printed = 0;
    window.print = () => {
      (window as any).printed++;
    };
  });
  await page.getByRole("button", { name: "Print" }).click();
  await page.getByRole("button", { name: "Print" }).focus();
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => (window as any).printed), 2);
  const sheets = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    return (await page.locator(".paper h1, .paper h2").allInnerTexts()).map((head) => head.trim());
  };
  const both = await sheets("Both sheets"),
    questions = await sheets("Questions"),
    solutions = await sheets("Solutions");
  assert.ok(both.indexOf("Questions") < both.indexOf("Answers"));
  assert.deepEqual([questions.includes("Questions"), questions.includes("Answers")], [true, false]);
  assert.ok(!questions.some((head) => /Decisions|Frame|Allocation|After/.test(head)));
  assert.deepEqual([solutions.includes("Questions"), solutions.includes("Answers")], [false, true]);
  await page.close();
});

await check("a record with nothing in it, and one without functions", async () => {
  const empty = lesson();
  Object.assign(empty.functions[0], { texts: [], stages: [], allocations: [] });
  const page = await open(context, save("empty", empty, false));
  for (let i = 1; i <= VIEWS.length; ++i) {
    await page.keyboard.press(String(i));
    assert.ok((await text(page, "main")).length > 20);
  }
  await page.close();
  const none = await open(context, save("none", { ...lesson(), functions: [] }, false));
  assert.match(await text(none, "[role=alert]"), /no function/);
  await none.close();
});

await check("a record of two functions", async () => {
  const two = lesson();
  two.functions.push({ ...structuredClone(two.functions[0]), name: "other" });
  const page = await open(context, save("two", two, false) + "#checksum/isel/3");
  await page.locator("header select").selectOption("other");
  assert.equal(await hash(page), "#other");
  await page.keyboard.press("3");
  assert.match(await page.title(), /@other/);
  assert.ok((await page.locator(".candidates tr").count()) > 1);
  await at(page, "#checksum/replay/12");
  assert.match(await page.title(), /@checksum/);
  await at(page, "#nowhere/replay/12");
  assert.match(await page.title(), /@checksum/);
  await page.close();
});

await check("names are text", async () => {
  const page = await open(context, hostileUrl);
  for (const view of VIEWS) {
    await page.locator("header nav button").nth(VIEWS.indexOf(view)).click();
    await page.waitForTimeout(100);
    assert.equal(await page.evaluate(() => (window as any).hit), undefined, view);
    assert.equal(await page.locator("img").count(), 0, view);
  }
  assert.match(await text(page, "header select"), /<img/);
  await page.close();
});

await check("nothing is wider than the window, and no table than its panel", async () => {
  for (const width of [390, 700, 900, 1000, 1300, 1600, 1920]) {
    const page = await fresh();
    await page.setViewportSize({ width, height: 800 });
    for (let i = 0; i < VIEWS.length; ++i) {
      await page.keyboard.press(String(i + 1));
      await page.waitForTimeout(60);
      assert.ok(
        (await page.evaluate(() => document.documentElement.scrollWidth)) <= width,
        `${VIEWS[i]} at ${width}`,
      );
    }
    await at(page, "#checksum/replay/30?allocation=1");
    const cut = await page.evaluate(() => {
      const aside = document.querySelector("aside")!;
      return [...aside.querySelectorAll("th, td, button")]
        .filter((e) => e.getBoundingClientRect().right > aside.getBoundingClientRect().right + 1)
        .map((e) => e.textContent);
    });
    assert.deepEqual(cut, [], `the replay at ${width}`);
    await page.close();
  }
});

for (const scheme of ["light", "dark"] as const)
  await check(`axe-core finds nothing, ${scheme}`, async () => {
    const page = await fresh();
    await page.emulateMedia({ colorScheme: scheme });
    const found: string[] = [];
    for (const place of [
      "#checksum/mem2reg",
      "#checksum/encode?value=%25mixed",
      "#checksum/isel?beside=trail&value=%25salt",
      "#checksum/regalloc?view=graph",
      "#checksum/replay/30?allocation=1",
      "#checksum/replay/60?value=%25sum",
      "#checksum/compare",
      "#checksum/quiz/1",
      "#checksum/handout",
    ]) {
      await at(page, place);
      if (place.includes("quiz")) await page.keyboard.press("a");
      found.push(...(await violations(page)).map((v) => `${place}: ${v}`));
    }
    await at(page, "#checksum/replay/30?allocation=1");
    for (const panel of ["Events", "Interference", "Frame"]) {
      await page.getByRole("button", { name: panel, exact: true }).click();
      found.push(...(await violations(page)).map((v) => `${panel}: ${v}`));
    }
    await page.keyboard.press("?");
    found.push(...(await violations(page)).map((v) => `help: ${v}`));
    const run = await open(context, runUrl + "#sum/run/2");
    await run.emulateMedia({ colorScheme: scheme });
    found.push(...(await violations(run)).map((v) => `run: ${v}`));
    await run.close();
    assert.deepEqual(found, []);
    await page.close();
  });

// Times depend on what else the machine does: the least of several runs is printed.
async function interactive(url: string, runs: number): Promise<number> {
  let least = Infinity;
  for (let i = 0; i < runs; ++i) {
    const page = await open(context, url);
    least = Math.min(
      least,
      Number(await page.evaluate(() => document.documentElement.dataset.ready)),
    );
    await page.close();
  }
  return least;
}

await check("the largest function: views, and steps", async () => {
  const page = await open(context, largeUrl + "#large/replay/30000");
  const steps: number[] = await page.evaluate(async () => {
    const times: number[] = [];
    for (let i = 0; i < 40; ++i) {
      const start = performance.now();
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
      );
      await new Promise((done) => queueMicrotask(() => setTimeout(done, 0)));
      times.push(performance.now() - start);
      await new Promise((done) => requestAnimationFrame(done));
    }
    return times.sort((a, b) => a - b);
  });
  console.log(
    `     a step: median ${steps[20].toFixed(1)} ms, least ${steps[0].toFixed(1)} ms, most ${steps[39].toFixed(1)} ms`,
  );
  for (const place of [
    "#large/regalloc/2000?view=graph",
    "#large/late-peephole",
    "#large/mem2reg",
    "#large/quiz",
    "#large/handout",
    "#large/replay/3",
  ]) {
    const start = performance.now();
    await page.evaluate(
      (to) =>
        new Promise<void>((done) => {
          location.hash = to;
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));
        }),
      place,
    );
    console.log(`     ${place}: ${Math.round(performance.now() - start)} ms`);
  }
  await page.close();
});
console.log(
  `     interactive: lesson ${await interactive(lessonUrl, 5)} ms, its replay ${await interactive(lessonUrl + "#checksum/replay/20", 5)} ms, ` +
    `largest function ${await interactive(largeUrl, 5)} ms, its replay ${await interactive(largeUrl + "#large/replay/20000", 3)} ms`,
);

if (pictures) {
  const shots = [
    ["stages", "#checksum/mem2reg?value=%25total"],
    ["code", "#checksum/encode?value=%25mixed"],
    ["trail", "#checksum/isel?beside=trail&value=%25scaled"],
    ["graph", "#checksum/regalloc/2?view=graph"],
    ["replay", "#checksum/replay/30?allocation=1"],
    ["compare", "#checksum/compare"],
    ["quiz", "#checksum/quiz/2?allocation=1"],
    ["handout", "#checksum/handout"],
  ];
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ])
    for (const colorScheme of ["light", "dark"] as const) {
      const other = await browser.newContext({ viewport: { width, height }, colorScheme });
      for (const [name, place] of shots) {
        const page = await open(other, lessonUrl + place);
        await page.waitForTimeout(100);
        await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`) });
        await page.close();
      }
      await other.close();
    }
}
await browser.close();
rmSync(folder, { recursive: true, force: true });
console.log(failures ? `${failures} failed` : "all passed");
process.exitCode = failures ? 1 : 0;
