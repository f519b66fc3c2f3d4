// Writes pages of the test records, to look at: node tests/run.mjs records DIRECTORY
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { large } from "./large.ts";
import { lesson } from "./lesson.ts";
import { fill } from "./fill.ts";

declare const PAGE_FOLDER: string;
const folder = process.argv[2] ?? ".",
  template = readFileSync(join(PAGE_FOLDER, "../page.html"), "utf8");
mkdirSync(folder, { recursive: true });
for (const [name, record, packed] of [
  ["lesson", lesson(), false],
  ["large", large(), true],
] as const) {
  const page = fill(template, record, packed);
  writeFileSync(join(folder, `${name}.html`), page);
  const { events, pieces } = record.functions[0].allocations[0];
  console.log(
    `${name}: ${Buffer.byteLength(page).toLocaleString("en")} bytes, record ${JSON.stringify(record).length.toLocaleString("en")}, ` +
      `${events.length} events, ${events.filter((e) => e.kind === "visit").length} visits, ${pieces.length} pieces`,
  );
}
