#!/usr/bin/env node
// lilt.wasm in Node, with the words of lilt's command line: node lilt.mjs lilt.wasm check prog.ll
import { readFileSync } from "node:fs";
import { run } from "./wasi.mjs";

const [wasm, ...words] = process.argv.slice(2),
  module = await WebAssembly.compile(readFileSync(wasm)),
  end = words.indexOf("--"),
  file = words
    .slice(0, end < 0 ? words.length : end)
    .findLast((word) => !word.startsWith("-") && word.includes("."));
const { status, output, errors } = run(module, words, {
  files: file ? { [file.replace(/^\/+/, "")]: readFileSync(file) } : {},
});
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = status;
