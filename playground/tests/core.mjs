// lilt.wasm gives what the lilt beside it gives: objects byte for byte, assembly text, dumps, records, certificates,
// messages and status, on every program of the tests; and programs do the same in its interpreter.
//
//   node playground/tests/core.mjs [--lilt build/lilt] [--wasm build-wasm/lilt.wasm] [--every N] [PART OF A NAME]
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Allocator } from "../core/allocator.mjs";
import { run } from "../core/wasi.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lilt: { type: "string", default: join(root, "build/lilt") },
    wasm: { type: "string", default: join(root, "build-wasm/lilt.wasm") },
    every: { type: "string", default: "1" },
  },
});
const module = await WebAssembly.compile(readFileSync(values.wasm));
const FOLDERS = ["examples", "docs/course", "tests/programs", "tests/golden", "tests/diagnostics"];
const STEPS = 2_000_000; // of a program that is interpreted: some take very many

// What lilt.wasm lacks: a stack of 1 GiB, blocks of 4 GB, an assembler. What its interpreter lacks: the program's own text says that it needs it.
const NOT_THERE = [
  "llvm.x86.", // instructions of SSE
  "fesetround|fetestexcept|feraiseexcept|llvm.(set|get|flt).rounding|flt.rounds|ldmxcsr|constrained",
  "malloc\\(i64 \\d{10}",
  "\\bfp128",
  "@strtold", // more digits than 80 bits have
  "@(f?open|fread|fwrite|f?seek|tmpfile|remove|rename|unlink|getenv|system|signal|raise|time|clock)\\b",
].map((text) => new RegExp(text));

function native(words) {
  const { status, stdout, stderr } = spawnSync(values.lilt, words, {
    cwd: root,
    maxBuffer: 1 << 30,
  });
  return { status, output: stdout, errors: String(stderr) };
}
function inWasm(words, files) {
  try {
    return run(module, words, { files, allocator: new Allocator(SCRIPT, script) });
  } catch (problem) {
    return { status: -1, output: new Uint8Array(), errors: String(problem.stack) };
  }
}
const withoutProducer = (text) =>
  Buffer.from(text)
    .toString()
    .replace(/"producer":"[^"]*","options":\[[^\]]*\]/, "");

// Of machine code: functions of libraries, inline assembly; and its messages are others.
const MACHINE_LACKS =
  /is not among the library functions|needs the processor|variables of threads|does not belong to the program/;

const SCRIPT = "examples/allocator/first_fit.js",
  script = readFileSync(join(root, SCRIPT), "utf8");

const differences = [];
let compared = 0;
function compare(file, text, words, form = (bytes) => Buffer.from(bytes)) {
  const own = [...words, file];
  const [one, two] = [
    native(
      words[0] === "explain" || words[0] === "check" || words[0] === "interpret"
        ? own
        : [...own, "-o", "-"],
    ),
    inWasm(own, { [file]: text }),
  ];
  ++compared;
  const isAllowed =
    (words[0] === "interpret" && two.errors.includes("the stack is full: 64 MiB")) ||
    (words.includes("--machine") && MACHINE_LACKS.test(two.errors)) ||
    two.errors.includes("needs an assembler") ||
    (one.status === 70 && two.status === 70); // lilt's own says more
  const fault = isAllowed
    ? ""
    : one.status !== two.status
      ? `status ${two.status} instead of ${one.status}`
      : one.errors !== two.errors && !words.includes("--machine")
        ? "messages"
        : Buffer.compare(Buffer.from(form(one.output)), Buffer.from(form(two.output))) !== 0
          ? "output"
          : "";
  if (fault) {
    differences.push(`${own.join(" ")}: ${fault}`);
    console.log(`DIFFERENT ${differences.at(-1)}`);
    if (positionals.length)
      console.log(one.errors.slice(0, 500), "\n--", two.errors.slice(0, 1500));
  }
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ll"))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name))),
).sort();
for (const [index, file] of files.entries()) {
  if (
    positionals.length
      ? !positionals.some((part) => file.includes(part))
      : index % values.every !== 0
  )
    continue;
  const text = readFileSync(join(root, file));
  for (const level of ["-O0", "-O2"]) compare(file, text, ["-c", level]);
  if (index % 2 === 0) compare(file, text, ["-S", "-O2", "--ra-regs=4"]);
  if (index % 4 === 0) compare(file, text, ["explain", "--json", "-O2"], withoutProducer);
  if (index % 16 === 1)
    compare(file, text, [
      "-c",
      `--load-allocator=${SCRIPT}`,
      "--regalloc=first_fit",
      "--ra-regs=5",
    ]);
  compare(file, text, ["check"]);
  if (index % 3 === 0 && !/^tests\/diagnostics/.test(file))
    compare(file, text, ["check", "--code", "-O2"]);
  const source = String(text);
  if (file.startsWith("tests/programs") && !NOT_THERE.some((needs) => needs.test(source))) {
    compare(file, text, ["interpret", `--max-steps=${STEPS}`]);
    compare(file, text, ["interpret", "--strict", `--max-steps=${STEPS}`]);
    if (!/^tests\/programs\/(undefined|strict)\//.test(file))
      compare(file, text, ["interpret", "--machine", `-O${index % 3}`, `--max-steps=${STEPS}`]);
  }
}
// Machine code may call what the interpreter of SSA IR knows of the C library.
const read = (path) => readFileSync(join(root, path), "utf8"),
  library = read("playground/core/machine_library.cpp"),
  isThere = (name) =>
    new RegExp(
      `(\\bC|SAME)\\(${name}\\b|\\{"${name}"|NUMBERS?\\(${name.replace(/f$/, "f?")}\\)`,
    ).test(library);
const IS_OF_C = /^ {4}\{"([a-z]\w*|__ctype\w+|_Exit)", "[^"]*", /gm,
  IS_ENVIRONMENT = /^fe[a-z]+(round|except)$/;
for (const name of readdirSync(join(root, "runtime/interpreter")))
  for (const [, called] of /^external.*\.cpp$/.test(name)
    ? read(`runtime/interpreter/${name}`).matchAll(IS_OF_C)
    : [])
    if (!isThere(called) && !IS_ENVIRONMENT.test(called)) {
      differences.push(called);
      console.log(`DIFFERENT machine code cannot call ${called}`);
    }
console.log(`${compared} comparisons, ${differences.length} differences`);
process.exitCode = differences.length === 0 ? 0 : 1;
