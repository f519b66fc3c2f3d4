// The playground in headless Chromium, from a file and from a server: what one types is checked, explained and run;
// the link opens in another window; offline; keyboard; axe-core; light and dark; 390 to 1600 pixels.
//
//   node tests/browser.mjs [--page ../build-playground] [--pictures DIRECTORY] [--only PART-OF-A-NAME]
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
    only: { type: "string", default: "" }, // a part of a test's name
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
  if (!name.includes(values.only)) return;
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
// The allocation is replayed, with the registers that it may have.
async function replays(page) {
  const frame = frameOf(page);
  await frame.getByRole("button", { name: "Allocator" }).click();
  const said = () => frame.locator("main").innerText();
  for (let i = 0; i < 40 && !/registers/i.test(await said()); ++i) await page.waitForTimeout(100);
  const before = await said();
  await frame.locator("main").click({ position: { x: 5, y: 5 } });
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(300);
  assert.notEqual(await said(), before, "the replay takes no step");
}
const registers = (page) => page.locator(".options select").nth(1);
const allocator = (page) => page.locator(".options select").nth(2);
const beside = (page) => page.locator(".options select").nth(3);
const frameOf = (page) => page.frameLocator('iframe[title="lilt explain"]');
const editor = (page) => page.locator(".cm-content");
async function type(page, text) {
  await page.evaluate(() => {
    delete document.documentElement.dataset.compiled;
  });
  await editor(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}
// Runs the program; what it writes, and how it ends.
async function ran(page, expected) {
  await page.evaluate(() => {
    delete document.documentElement.dataset.ran;
  });
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.waitForSelector("html[data-ran]");
  await page.locator(".output .to-3").waitFor();
  assert.match(await page.locator(".output pre").innerText(), expected);
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
    await replays(page);
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

await check("offline: a program is typed, run, replayed, and its link opened", async () => {
  const context = await newContext();
  const page = await open(context, served);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector("html[data-shown]", { timeout: 15000, state: "attached" });
  await type(page, PROGRAM);
  await compiled(page);
  await registers(page).selectOption("4");
  await replays(page);
  await ran(page, /42[\s\S]*exit status 7/);
  await page.getByRole("button", { name: "Link" }).click();
  await page.waitForFunction(() => location.hash.startsWith("#p="));
  const other = await open(context, page.url());
  assert.match(await editor(other).innerText(), /@twice/);
  assert.equal(await registers(other).inputValue(), "4");
  await context.close();
});

await check("the first replay is drawn within 1.5 s", async () => {
  const times = [];
  for (let i = 0; i < 3; ++i) {
    const context = await newContext();
    const page = await open(context, file);
    await frameOf(page).locator(".transport").waitFor();
    times.push(Number(await page.evaluate(() => document.documentElement.dataset.shown)));
    await context.close();
  }
  console.log(`     first replay after ${times.join(" ")} ms`);
  assert.ok(Math.min(...times) <= 1500);
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

await check("a key's check takes at most 50 ms on 300 lines, with errors or without", async () => {
  const context = await newContext();
  const page = await open(context, file);
  const keys = async (add, what) => {
    const body = Array.from({ length: 296 }, (_, i) => `  %v${i + 1} = ${add(i)} i64 %v${i}, ${i}`);
    await type(page, `define i64 @main(i64 %v0) {\n${body.join("\n")}\n  ret i64 %v296\n}\n`);
    for (let i = 0; i < 8; ++i) {
      await page.waitForTimeout(400);
      await page.keyboard.insertText(" ");
    }
    await page.waitForTimeout(400);
    const times = await page.evaluate(() =>
      performance.getEntriesByName("check").map((each) => Math.round(each.duration)),
    );
    console.log(`     check of 300 lines, ${what}: ${times.slice(-8).join(" ")} ms`);
    assert.ok(Math.min(...times.slice(-8)) <= 50);
  };
  await keys(() => "add", "no error");
  await keys((i) => (i % 14 ? "add" : "(add"), "22 errors");
  assert.ok((await page.locator(".messages .error").count()) > 10);
  await context.close();
});

await check("a program that never ends is stopped", async () => {
  const context = await newContext();
  const page = await open(context, file);
  await type(page, "define i64 @main() {\n  br label %again\nagain:\n  br label %again\n}\n");
  await compiled(page);
  await page.getByRole("button", { name: "Run", exact: true }).click();
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
  await type(page, PROGRAM);
  assert.equal(await select.inputValue(), "", "another text is none of the examples");
  await context.close();
});

// Types into the editor of the own allocator.
async function script(page, text) {
  await page.locator(".allocator .cm-content").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}
await check("an allocator of one's own: the starter, its errors, its end", async () => {
  const context = await newContext();
  const page = await open(context, file);
  await allocator(page).selectOption("mine");
  await beside(page).selectOption("linear");
  await registers(page).selectOption("4");
  await page.locator(".allocator .cm-content").waitFor();
  await frameOf(page).getByRole("button", { name: "Compare" }).click();
  await frameOf(page)
    .locator("main option", { hasText: "mine, 4 registers" })
    .first()
    .waitFor({ state: "attached" });
  await replays(page);

  await script(page, "function allocate(lines) {\n  return lines.nothing.here;\n}\n");
  const said = page.locator(".allocator .messages");
  await said.getByText("2:24").waitFor();
  assert.match(await said.innerText(), /TypeError: Cannot read properties of undefined/);
  await page.locator(".allocator .cm-lintRange-error").first().waitFor();
  await script(page, "function allocate(lines) {\n  return [;\n}\n");
  await said.getByText(/2:1\d/).waitFor();
  assert.match(await said.innerText(), /SyntaxError: Unexpected token/);
  await script(page, "const allocate = () => ['place 0 rax', 'place 1 rax', 'place 2 rax'];\n");
  await said.getByText(/makes a wrong decision in @/).waitFor();
  await script(page, "function* allocate() {\n  for (;;);\n}\n");
  await said.getByText("does not answer within 5 seconds").waitFor({ timeout: 20000 });
  await script(page, "const allocate = () => [];\n"); // all is in memory
  await said.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Output" }).click();
  await page.locator(".output select").selectOption("machine");
  await ran(page, /exit status 208/); // of its allocation

  await page.getByRole("button", { name: "Link" }).click();
  await page.waitForFunction(() => location.hash.startsWith("#p="));
  const other = await open(await newContext(), page.url());
  await other.getByRole("button", { name: "Allocator", exact: true }).click();
  assert.match(await other.locator(".allocator .cm-content").innerText(), /=> \[\]/);
  await other.context().close();
  await context.close();
});

await check("an allocator reaches neither the page's storage nor the network", async () => {
  const context = await newContext();
  const page = await open(context, served);
  await allocator(page).selectOption("mine");
  for (const [attempt, refused] of [
    ["indexedDB.open('x')", /SecurityError|access to the Indexed Database API is denied/],
    [`const r = new XMLHttpRequest(); r.open("GET", "${served}", false); r.send()`, /NetworkError/],
  ]) {
    await script(page, `function allocate() {\n  ${attempt};\n  return [];\n}\n`);
    await page.locator(".allocator .messages").getByText(refused).first().waitFor();
  }
  complaints.length = 0; // the browser names each attempt
  await context.close();
});

await check(
  "a program reads its input; its machine code; values of its run; certificates; files to save",
  async () => {
    const context = await newContext();
    const page = await open(context, file);
    await type(
      page,
      `declare i32 @getchar()
define i64 @main() {
  %c = call i32 @getchar()
  %w = sext i32 %c to i64
  ret i64 %w
}
`,
    );
    await compiled(page);
    await page.getByRole("button", { name: "Output" }).click();
    await page.getByLabel("Input").fill("A");
    await ran(page, /exit status 65/);

    await type(page, PROGRAM);
    await compiled(page);
    await page.evaluate(() => {
      delete document.documentElement.dataset.compiled;
    });
    await page.getByLabel("values").check();
    await compiled(page);
    await frameOf(page).locator("select").first().selectOption("@main");
    await frameOf(page).getByRole("button", { name: "Run" }).click();
    await frameOf(page).locator("main").getByText("42").first().waitFor();

    await page.getByRole("button", { name: "Certify" }).click();
    await page.waitForSelector("html[data-certified]");
    await page.getByText("2 of 2 functions are certified").waitFor();
    assert.match(
      await page.locator(".output pre").innerText(),
      /@twice is certified\n@main is certified/,
    );
    await type(page, PROGRAM.replace("define", "defin"));
    await page.locator(".messages .error").first().waitFor();
    assert.equal(await page.getByText("is certified").count(), 0, "a verdict of another program");
    await type(page, PROGRAM);
    await compiled(page);

    for (const [form, name, expected] of [
      ["ll", "program.ll", /define i64 @twice/],
      ["s", "program.s", /^\s+addq\s.*%r|leaq|ret/m],
      ["intel", "program.s", /intel_syntax/],
      ["o", "program.o", /^\x7fELF/],
    ]) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.locator("select.save").selectOption(form),
      ]);
      assert.equal(download.suggestedFilename(), name);
      assert.match(readFileSync(await download.path(), "latin1"), expected);
    }
    await context.close();
  },
);

for (const scheme of ["light", "dark"])
  for (const width of [390, 700, 1000, 1600])
    await check(`${width} pixels, ${scheme}: axe-core, and nothing is cut`, async () => {
      const context = await newContext(width, scheme);
      const page = await open(context, file);
      await page.getByLabel("Example").selectOption({ index: 8 });
      if (width < 900) await page.getByRole("button", { name: "Program" }).click();
      await allocator(page).selectOption("mine");
      await page.waitForTimeout(700);
      const low = ["Output", "Allocator", "Lesson"];
      const tabs = width < 900 ? ["Program", "Explain", ...low] : low;
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
