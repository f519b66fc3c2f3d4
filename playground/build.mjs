// Builds the playground: one page with all that it needs, and the service worker that keeps it.
//
//   node build.mjs [--wasm ../build-wasm/lilt.wasm] [--output ../build-playground]
import { build } from "esbuild";
import { marked } from "marked";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { deflateRawSync } from "node:zlib";
import { run } from "./core/wasi.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({
  options: {
    wasm: { type: "string", default: here("../build-wasm/lilt.wasm") },
    output: { type: "string", default: here("../build-playground") },
  },
});
const LARGEST = 3 << 20; // bytes, packed

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

// --- examples and lessons

// The options of the first command of a lesson that makes a page.
function optionsOf(lesson) {
  const command = /^\$ lilt explain (.*) -o /m.exec(lesson)?.[1] ?? "";
  const value = (option) => new RegExp(`--${option}=(\\S+)`).exec(command)?.[1]?.split(",") ?? [];
  const [registers] = value("ra-regs"),
    [first, other] = value("compare-regalloc"),
    [allocator] = value("regalloc");
  const known = (name) => (allocators.includes(name) ? name : undefined);
  const given = {
    registers: Number(registers),
    allocator: known(allocator ?? first),
    other: known(other),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

function lessonHtml(text) {
  return marked
    .parse(text)
    .replace(/<a href="(?!https?:)[^"]*">(.*?)<\/a>/gs, "$1") // files of the repository
    .replace(/<a /g, '<a target="_blank" rel="noopener" ')
    .replace(/<pre>/g, '<pre tabindex="0">');
}

function examples() {
  const folder = here("../examples"),
    course = here("../docs/course");
  const replayOf = (text) => `#${/^define [^@]*@([-\w.$]+)/m.exec(text)[1]}/replay`;
  const programs = readdirSync(folder)
    .filter((name) => name.endsWith(".ll"))
    .map((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      return { name: basename(name, ".ll"), program: { text }, lesson: "", view: replayOf(text) };
    });
  const lessons = readdirSync(course)
    .filter((name) => /^\d.*\.md$/.test(name))
    .map((name) => {
      const lesson = readFileSync(join(course, name), "utf8");
      const text = readFileSync(join(course, name.replace(/md$/, "ll")), "utf8");
      return {
        name: /^# (.*)/m.exec(lesson)[1],
        program: { text, ...optionsOf(lesson) },
        lesson: lessonHtml(lesson),
        view: replayOf(text),
      };
    });
  return [...programs, ...lessons];
}

// The part of the manual about allocators that are programs.
function allocatorManual() {
  const manual = readFileSync(here("../docs/allocators.md"), "utf8");
  return lessonHtml(
    /^Each line is a word[\s\S]*?(?=^lilt starts the program once)/m.exec(manual)[0],
  );
}

// --- the page

const wasm = readFileSync(values.wasm),
  module = await WebAssembly.compile(wasm);
const allocators = new TextDecoder()
  .decode(run(module, ["--print-allocators"]).output)
  .trim()
  .split("\n");

const put = (text, mark, value) => text.replace(mark, () => value);
function packed(name, contents) {
  const bytes = deflateRawSync(contents, { level: 9 });
  console.log(
    `${name.padEnd(10)} ${contents.length.toLocaleString("en").padStart(11)} bytes, packed ` +
      bytes.length.toLocaleString("en").padStart(11),
  );
  size += bytes.length;
  return `<script type="application/octet-stream;base64" id="part-${name}">${bytes.toString("base64")}</script>`;
}
let size = 0;
const [style, program, worker] = await Promise.all(
  ["src/style.css", "src/main.tsx", "src/worker.ts"].map(bundle),
);
const explain = put(
  readFileSync(here("../emit/report/page.html"), "utf8"),
  "<!--lilt-record-->",
  "",
);
const parts = [
  packed("wasm", wasm),
  packed("worker", worker),
  packed("explain", explain),
  packed(
    "programs",
    JSON.stringify({
      allocators,
      examples: examples(),
      starter: readFileSync(here("../examples/allocator/first_fit.js"), "utf8"),
      manual: allocatorManual(),
    }),
  ),
];
let page = readFileSync(here("src/template.html"), "utf8");
page = put(page, "/*style*/", style);
page = put(page, "<!--parts-->", parts.join("\n"));
page = put(page, "/*program*/", program.replace(/<\/script/g, "<\\/script"));
size += deflateRawSync(style + program, { level: 9 }).length;
mkdirSync(values.output, { recursive: true });
writeFileSync(join(values.output, "index.html"), page);
writeFileSync(join(values.output, "offline.js"), readFileSync(here("src/offline.js")));
copyFileSync(here("../THIRD-PARTY-NOTICES.md"), join(values.output, "notices.txt"));
console.log(
  `index.html ${page.length.toLocaleString("en")} bytes; packed ${size.toLocaleString("en")}`,
);
if (size > LARGEST) throw new Error(`the page is larger than ${LARGEST} bytes, packed`);
