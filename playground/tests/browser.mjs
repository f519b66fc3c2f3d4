// The playground in headless Chromium, from a file and from a server: what one types is checked, explained and run;
// the link opens in another window; offline; keyboard; axe-core; light and dark; 390 to 1600 pixels.
//
//   node tests/browser.mjs [--page ../build-playground] [--pictures DIRECTORY]
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({
  options: {
    page: { type: "string", default: here("../../build-playground") },
    pictures: { type: "string" },
  },
});
const axe = readFileSync(here("../node_modules/axe-core/axe.min.js"), "utf8");
if (values.pictures) mkdirSync(values.pictures, { recursive: true });

// LLVMlite in the syntax of the course's programs: typed pointers.
const PROGRAM = `@format = global [4 x i8] c"%d\\0A\\00"
declare i32 @printf(i8*, ...)
define i64 @twice(i64 %n) {
  %d = mul i64 %n, 2
  ret i64 %d
}
define i64 @main() {
  %p = alloca i64
  store i64 21, i64* %p
  %n = load i64, i64* %p
  %d = call i64 @twice(i64 %n)
  %f = getelementptr [4 x i8], [4 x i8]* @format, i32 0, i32 0
  %r = call i32 (i8*, ...) @printf(i8* %f, i64 %d)
  ret i64 7
}
`;
const complaints = [];
let failures = 0;
async function check(name, test) {
  const started = performance.now();
  try {
    await test();
    assert.deepEqual(complaints.splice(0), []);
    console.log(`ok   ${name} (${Math.round(performance.now() - started)} ms)`);
  } catch (problem) {
    ++failures;
    complaints.length = 0;
    console.log(
      `FAIL ${name}\n     ${String(problem.stack).split("\n").slice(0, 14).join("\n     ")}`,
    );
  }
}

const server = createServer((request, response) => {
  const name = new URL(request.url, "http://localhost").pathname.slice(1) || "index.html";
  try {
    const contents = readFileSync(join(values.page, name));
    response.setHeader("content-type", name.endsWith(".js") ? "text/javascript" : "text/html");
    response.end(contents);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, "localhost", resolve));
const served = `http://localhost:${server.address().port}/`,
  file = String(pathToFileURL(join(values.page, "index.html")));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
  ],
});
const newContext = (width = 1280, colorScheme = "light") =>
  browser.newContext({ viewport: { width, height: 800 }, colorScheme });

async function open(context, url) {
  const page = await context.newPage();
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (problem) => complaints.push(String(problem.stack)));
  await page.goto(url);
  await page.waitForSelector("html[data-shown]", { timeout: 15000, state: "attached" });
  return page;
}
const registers = (page) => page.locator(".options select").nth(1);
const frameOf = (page) => page.frameLocator("iframe");
const editor = (page) => page.locator(".cm-content");
async function type(page, text) {
  await page.evaluate(() => {
    delete document.documentElement.dataset.compiled;
  });
  await editor(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}
const compiled = (page) => page.waitForSelector("html[data-compiled]", { timeout: 20000 });
async function violations(page) {
  await page.evaluate(axe);
  const result = await page.evaluate(() =>
    axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] }),
  );
  return result.violations.map(
    (v) =>
      `${v.id}: ${v.nodes
        .slice(0, 3)
        .map((n) => n.html.slice(0, 160))
        .join(" | ")}`,
  );
}

for (const [from, url] of [
  ["a file", file],
  ["a server", served],
]) {
  const context = await newContext();
  await check(`from ${from}: the first program is explained`, async () => {
    const page = await open(context, url);
    const [shown] = await page.evaluate(() => [document.documentElement.dataset.shown]);
    console.log(`     shown after ${shown} ms`);
    await frameOf(page).getByRole("button", { name: "Allocator" }).click();
    assert.ok((await frameOf(page).locator("main").innerText()).length > 100);
    await page.close();
  });
  await check(`from ${from}: a program is typed, run and linked`, async () => {
    const page = await open(context, url);
    await type(page, PROGRAM);
    await compiled(page);
    assert.deepEqual(
      await frameOf(page).locator("select").first().locator("option").allInnerTexts(),
      ["@twice", "@main"],
    );
    await registers(page).selectOption("4");
    await page.keyboard.press("Escape");
    await editor(page).click();
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector("html[data-ran]");
    assert.equal(await page.evaluate(() => document.documentElement.dataset.ran), "7");
    await page.locator(".output .to-3").waitFor();
    assert.match(await page.locator(".output pre").innerText(), /42[\s\S]*exit status 7/);
    await page.getByRole("button", { name: "Link" }).click();
    await page.waitForFunction(() => location.hash.startsWith("#p="));
    const link = page.url();
    const other = await (await newContext()).newPage();
    await other.goto(link);
    await other.waitForSelector("html[data-shown]", { state: "attached" });
    assert.match(await editor(other).innerText(), /@twice/);
    assert.equal(await registers(other).inputValue(), "4");
    await other.context().close();
    await page.close();
  });
  await context.close();
}

await check("offline after the first load", async () => {
  const context = await newContext();
  const page = await open(context, served);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector("html[data-shown]", { timeout: 15000, state: "attached" });
  await context.close();
});

await check("messages follow what one types", async () => {
  const context = await newContext();
  const page = await open(context, file);
  await type(page, PROGRAM.replace("mul i64 %n", "mul i64 %m"));
  await page.waitForSelector(".messages .error");
  assert.match(await page.locator(".messages").innerText(), /4:16[\s\S]*undefined local '%m'/);
  await page.locator(".cm-lintRange-error").first().waitFor();
  await page.locator(".messages button").first().click();
  assert.ok(await page.evaluate(() => document.activeElement.classList.contains("cm-content")));
  await context.close();
});

await check("a key's check takes at most 50 ms on 300 lines", async () => {
  const context = await newContext();
  const page = await open(context, file);
  const body = Array.from({ length: 296 }, (_, i) => `  %v${i + 1} = add i64 %v${i}, ${i}`).join(
    "\n",
  );
  await type(page, `define i64 @main(i64 %v0) {\n${body}\n  ret i64 %v296\n}\n`);
  await compiled(page);
  for (let i = 0; i < 8; ++i) {
    await page.keyboard.insertText(" ");
    await page.waitForTimeout(400);
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName("check").map((each) => Math.round(each.duration)),
  );
  console.log(`     check of 300 lines: ${times.slice(-8).join(" ")} ms`);
  await context.close();
});

await check("a program that never ends is stopped", async () => {
  const context = await newContext();
  const page = await open(context, file);
  await type(page, "define i64 @main() {\n  br label %again\nagain:\n  br label %again\n}\n");
  await compiled(page);
  await page.getByRole("button", { name: "Run" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.waitForSelector("html[data-ran]");
  await page.locator(".output .to-3").waitFor();
  assert.match(await page.locator(".output pre").innerText(), /stopped/);
  await context.close();
});

await check("lessons and examples", async () => {
  const context = await newContext();
  const page = await open(context, file);
  const select = page.getByLabel("Example");
  const names = await select.locator("option").allInnerTexts();
  assert.equal(names.filter((name) => /^\d+\. /.test(name)).length, 18);
  for (const name of names.slice(1)) {
    await page.evaluate(() => {
      delete document.documentElement.dataset.compiled;
    });
    await select.selectOption(name);
    await compiled(page).catch(async () =>
      assert.fail(`${name}: ${await page.locator(".messages").innerText()}`),
    );
    assert.equal(await page.locator(".messages .error").count(), 0, name);
  }
  assert.match(await page.locator(".lesson h1").innerText(), /^18\. /);
  await context.close();
});

for (const scheme of ["light", "dark"])
  for (const width of [390, 700, 1000, 1600])
    await check(`${width} pixels, ${scheme}: axe-core, and nothing is cut`, async () => {
      const context = await newContext(width, scheme);
      const page = await open(context, file);
      await page.getByLabel("Example").selectOption({ index: 8 });
      await page.waitForTimeout(700);
      const tabs = width < 900 ? ["Program", "Explain", "Output", "Lesson"] : ["Output", "Lesson"];
      for (const tab of tabs) {
        await page
          .getByRole("navigation", { name: "Parts" })
          .getByRole("button", { name: tab })
          .click();
        await page.waitForTimeout(200);
        if (values.pictures)
          await page.screenshot({
            path: join(values.pictures, `${width}-${scheme}-${tab.toLowerCase()}.png`),
          });
        assert.deepEqual(await violations(page), []);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      }
      await context.close();
    });

await browser.close();
server.close();
console.log(failures ? `${failures} failed` : "all passed");
process.exitCode = failures ? 1 : 0;
