// Builds ../page.html: one file with style and script in it, and a mark where `lilt explain` puts the record.
//
//   node build.mjs            writes ../page.html
//   node build.mjs --check    fails if ../page.html differs from what the sources give
import { build } from "esbuild";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = here("../page.html");

async function bundle(entry, loader) {
  const result = await build({
    entryPoints: [here(entry)], bundle: true, minify: true, write: false, format: "iife", target: "es2022",
    jsx: "automatic", jsxImportSource: "preact", legalComments: "none", loader, charset: "utf8",
  });
  return result.outputFiles[0].text.trim();
}

// A replacement text is inserted as it is: "$&" in a script has no meaning here.
const put = (text, mark, value) => text.replace(mark, () => value);

export async function page() {
  const [template, style, script] = await Promise.all([
    readFile(here("src/template.html"), "utf8"), bundle("src/style.css"), bundle("src/main.tsx")]);
  if (/<\/script|<!--/i.test(script)) throw new Error("the script would end its element early");
  return put(put(template, "/*style*/", style), "/*script*/", script);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = await page();
  if (process.argv.includes("--check")) {
    if (text !== await readFile(target, "utf8")) throw new Error("emit/report/page.html is out of date: npm run build");
  } else {
    await writeFile(target, text);
  }
  console.log(`page.html: ${Buffer.byteLength(text).toLocaleString("en")} bytes`);
}
