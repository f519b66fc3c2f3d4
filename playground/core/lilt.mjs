#!/usr/bin/env node
// lilt.wasm in Node, with the words of lilt's command line: node lilt.mjs lilt.wasm check prog.ll
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Allocator } from "./allocator.mjs";
import { run } from "./wasi.mjs";

const [wasm, ...words] = process.argv.slice(2),
  module = await WebAssembly.compile(readFileSync(wasm)),
  end = words.indexOf("--"),
  file = words
    .slice(0, end < 0 ? words.length : end)
    .findLast((word) => !word.startsWith("-") && word.includes(".")),
  loaded = /^--load-allocator=(.*)/.exec(
    words.find((word) => word.startsWith("--load-allocator=")) ?? "",
  )?.[1];
const { status, output, errors } = run(module, words, {
  files: file ? { [file.replace(/^\/+/, "")]: readFileSync(file) } : {},
  input: words.includes("interpret") && !process.stdin.isTTY ? readFileSync(0) : undefined,
  allocator: loaded && new Allocator(basename(loaded), readFileSync(loaded, "utf8")),
});
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = status;
