// The pictures of `lilt explain` have the page's colours.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { colourOf } from "../src/colours.ts";
import { explain } from "./records/lilt.ts";

declare const PAGE_FOLDER: string;
const PROGRAM = `define double @f(i64 %a, i64 %b, double %x) {
  %c = call i64 @f2(i64 %a)
  %d = add i64 %a, %b
  %e = mul i64 %c, %d
  %y = uitofp i64 %e to double
  %z = fadd double %x, %y
  ret double %z
}
declare i64 @f2(i64)
`;

test("bars have the colours of their registers", () => {
  for (const allocator of ["linear", "fast", "graph"]) {
    const picture = explain(PROGRAM, "-", "-O2", `--regalloc=${allocator}`, "--svg=intervals");
    const bars = [
      ...picture.matchAll(/data-place="(\w+)">.*?<rect fill="(#\w+)" stroke="(#\w+)"/g),
    ];
    assert.ok(bars.length >= 3);
    for (const [, register, fill, edge] of bars)
      assert.deepEqual([fill, edge], [colourOf(register).fill, colourOf(register).edge], register);
  }
});

test("the grounds and inks of the style sheet", () => {
  const sheet = readFileSync(join(PAGE_FOLDER, "src/style.css"), "utf8"),
    picture = explain(PROGRAM, "-", "--svg=cfg"),
    [light, dark] = picture.split("prefers-color-scheme:dark");
  const value = (name: string, theme: number) =>
    [...sheet.matchAll(new RegExp(`--${name}: (#\\w+)`, "g"))][theme][1];
  for (const [theme, text] of [light, dark].entries()) {
    assert.ok(text.includes(`.page{fill:${value("page", theme)}}`));
    assert.ok(text.includes(`fill:${value("text", theme)}}`));
    assert.ok(text.includes(`.soft{fill:${value("soft", theme)}}`));
  }
});
