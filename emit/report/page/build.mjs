// Builds ../page.html: one file with style and program in it, and a mark where `lilt explain` puts
// the record.
//
//   node build.mjs            writes ../page.html
//   node build.mjs --check    fails if ../page.html differs from what the sources give
import { build } from "esbuild";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { deflateRawSync, inflateRawSync } from "node:zlib";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = here("../page.html");
const LARGEST = 90 * 1024;

async function bundle(entry) {
  const result = await build({
    entryPoints: [here(entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    charset: "utf8",
  });
  return result.outputFiles[0].text.trim();
}

// A replacement text is inserted as it is: "$&" in a program has no meaning here.
const put = (text, mark, value) => text.replace(mark, () => value);
// Packing depends on the version of zlib, so pages are compared with the program unpacked.
const unpacked = (page) =>
  page.replace(
    /(id="program">)([^<]*)/,
    (_, head, text) => head + inflateRawSync(Buffer.from(text, "base64")),
  );

const [template, style, program] = await Promise.all([
  readFile(here("src/template.html"), "utf8"),
  bundle("src/style.css"),
  bundle("src/main.tsx"),
]);
const sheet = `document.head.append(Object.assign(document.createElement("style"),{textContent:${JSON.stringify(style)}}));`;
const packed = deflateRawSync(sheet + program, { level: 9 }).toString("base64");
const page = put(template, "/*program*/", packed),
  size = Buffer.byteLength(page);
console.log(
  `page.html: ${size.toLocaleString("en")} bytes (program ${Buffer.byteLength(program).toLocaleString("en")}, style ` +
    `${Buffer.byteLength(style).toLocaleString("en")}, packed ${packed.length.toLocaleString("en")})`,
);
if (size > LARGEST) throw new Error(`the page is larger than ${LARGEST} bytes`);
if (!process.argv.includes("--check")) await writeFile(target, page);
else if (unpacked(page) !== unpacked(await readFile(target, "utf8")))
  throw new Error("emit/report/page.html is out of date: npm run build");
