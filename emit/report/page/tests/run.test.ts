// What stands beside the lines at the moments of a run.
import assert from "node:assert/strict";
import { test } from "node:test";
import { blocksOf } from "../src/blocks.ts";
import { runOf, valueText, type Run, type Side } from "../src/run.ts";
import { functionText } from "../src/stages.ts";
import { ran } from "./records/run.ts";

const record = ran();
function of(name: string): {
  run: Run;
  beside: (moment: number, side: Side, line: RegExp) => string;
} {
  const chosen = record.functions.find((f) => f.name === name)!,
    text = functionText(record, chosen),
    run = runOf(chosen.run!);
  return {
    run,
    beside(moment, side, pattern) {
      const stage = text.stages[chosen.run![side].stage + 1];
      const line = stage.lines.findIndex((l) => pattern.test(text.texts[l]));
      assert.ok(line >= 0, String(pattern));
      return run.at(moment, side, false).values.get(line)?.text ?? "";
    },
  };
}

test("integers in hexadecimal, by their type", () => {
  assert.equal(valueText("-1", "i8", true), "0xff");
  assert.equal(valueText("-1", "i64", true), "0xffffffffffffffff");
  assert.equal(valueText("-1", "i64", false), "-1");
  assert.equal(valueText("<1, -2>", "<2 x i16>", true), "<0x1, 0xfffe>");
  assert.equal(valueText("@a+16 = 17", "i32", true), "@a+16 = 0x11");
  for (const [text, type] of [
    ["@a+16", "ptr"],
    ["heap#1+8", "i64"],
    ["stack-24", "i64"],
    ["1.5", "double"],
    ["true", "i1"],
    ["0x00000000000000000000000000000008", "i128"],
    ["<1, 2>", ""],
    ["poison", "i32"],
  ])
    assert.equal(valueText(text, type, true), text);
});

test("both sides of an iteration have the same values", () => {
  const { run, beside } = of("sum");
  assert.equal(run.calls.length, 2);
  const first = run.inCall(0);
  assert.equal(first.length, 5); // entry, three times the body, out
  const values = first.slice(1, 4).map((m) => beside(m, "ssa", /%v = /));
  assert.deepEqual(values, ["3", "4", "-1"]);
  assert.deepEqual(
    first.slice(1, 4).map((m) => beside(m, "machine", /= MOV32rm \[rdi/)),
    values,
  );
  assert.deepEqual(
    first.slice(1, 4).map((m) => beside(m, "machine", /MOV32mr \[rdi/)),
    ["@numbers = 15", "@numbers+4 = 20", "@numbers+8 = -5"],
  );
  assert.equal(beside(first[0], "ssa", /%v = /), "");
});

test("steps, iterations, calls and blocks", () => {
  const { run } = of("sum"),
    first = run.inCall(0),
    second = run.inCall(1);
  assert.equal(run.step(first[0], 1), first[1]);
  assert.equal(run.step(first[0], -1), first[0]);
  assert.equal(run.step(first.at(-1)!, 1), first.at(-1));
  assert.equal(run.step(first[1], 1, true), first[2]);
  assert.equal(run.step(first[3], 1, true), first[3]);
  assert.equal(run.toCall(first[2], 1), second[0]);
  assert.equal(run.toCall(second[1], 1), second[1]);
  assert.equal(run.toCall(second[1], -1), first[0]);
  assert.equal(run.toBlock(first[0], run.moments[first[2]].block), first[1]);
  assert.equal(run.toBlock(first[4], run.moments[first[2]].block), first[3]);
});

test("each call of a recursive function has values of its own", () => {
  const { run, beside } = of("fibonacci");
  const results = run.calls.map((call) => {
    const last = run.inCall(call).at(-1)!;
    return [beside(last, "ssa", /^define/), beside(last, "ssa", /%z = /)];
  });
  assert.ok(
    results.some(([n, z]) => n === "%n = 3" && z === "2"),
    JSON.stringify(results),
  );
  assert.ok(
    results.some(([n, z]) => n === "%n = 1" && z === ""),
    JSON.stringify(results),
  );
});

test("every visit has a place in its stage", () => {
  for (const each of record.functions) {
    const text = functionText(record, each);
    for (const side of [each.run!.ssa, each.run!.machine]) {
      const stage = text.stages[side.stage + 1],
        blocks = blocksOf(stage, text.texts);
      if (!side.calls) continue;
      assert.equal(side.first_shown.length, blocks.length + 1);
      blocks.forEach((block, i) => {
        for (const [line] of side.shown.slice(side.first_shown[i], side.first_shown[i + 1]))
          assert.ok((line >= block.first && line < block.end) || (i === 0 && line === 0));
      });
      for (const [, block, , ...values] of side.visits)
        assert.equal(values.length, side.first_shown[block + 1] - side.first_shown[block]);
    }
  }
});

test("a function that is not called, and a record that is cut", () => {
  assert.equal(of("unused").run.moments.length, 0);
  const cut = ran("-O1", "--run=1 2", "--run-limit=2").functions.find(
    (f) => f.name === "sum",
  )!.run!;
  for (const side of [cut.ssa, cut.machine]) {
    assert.equal(side.visits.length, 2);
    assert.ok(side.cut);
  }
});
