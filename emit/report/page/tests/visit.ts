// Opens the pages in a folder in headless Chromium and goes through their views: no complaint in the
// console, no request but the file. Prints how long pages take until they can be used, from the
// start of the navigation: node tests/run.mjs visit DIRECTORY
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { VIEWS } from "../src/links.ts";
import { launch } from "./chromium.ts";

interface Visit {
  name: string;
  bytes: number;
  ready: number; // milliseconds
}

const folder = process.argv[2],
  browser = await launch(),
  visits: Visit[] = [];
let failures = 0;
for (const name of readdirSync(folder).sort()) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } }),
    page = await context.newPage(),
    url = `file://${join(folder, name)}`,
    faults: string[] = [];
  page.on("console", (message) => faults.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (problem) => faults.push(String(problem)));
  page.on(
    "request",
    (request) => request.url() === url || faults.push(`asks for ${request.url()}`),
  );
  try {
    await page.goto(url);
    await page.waitForSelector("html[data-ready]");
    const ready = Number(await page.evaluate(() => document.documentElement.dataset.ready));
    visits.push({ name, bytes: statSync(join(folder, name)).size, ready });
    for (let view = 1; view <= VIEWS.length; ++view) {
      await page.keyboard.press(String(view));
      await page.waitForFunction(() => document.querySelector("main")?.textContent?.trim());
      if (view === 1) await page.keyboard.press("ArrowDown");
    }
  } catch (problem) {
    faults.push(String(problem).slice(0, 300));
  }
  for (const fault of faults) console.log(`FAILED ${name}: ${fault}`);
  failures += faults.length;
  await context.close();
}
await browser.close();

const row = (what: string, visit: Visit) =>
  `${what.padEnd(8)} ${String(Math.round(visit.ready)).padStart(6)} ms ${String(visit.bytes >> 10).padStart(7)} KB  ${visit.name}`;
visits.sort((a, b) => a.ready - b.ready);
if (visits.length) {
  console.log("until a page can be used:");
  console.log(row("median", visits[visits.length >> 1]));
  for (const visit of visits.slice(-5).reverse()) console.log(row("slowest", visit));
  console.log(
    row(
      "largest",
      visits.reduce((a, b) => (b.bytes > a.bytes ? b : a)),
    ),
  );
}
console.log(`${visits.length} pages in a browser, ${failures} failures`);
process.exitCode = failures || !visits.length ? 1 : 0;
