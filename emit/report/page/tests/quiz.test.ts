// Questions: one right answer each and no tie, asked where the allocator decides.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { AllocationModel } from "../src/model.ts";
import type { Question } from "../src/question.ts";
import { questions } from "../src/quiz.ts";
import type { ExplainRecord } from "../src/record.ts";
import { large } from "./records/large.ts";
import { lesson } from "./records/lesson.ts";
import { explain } from "./records/lilt.ts";
import { faultsOfAll } from "./questions.ts";

declare const PAGE_FOLDER: string;

// Of a lesson of the course, as its page is made.
function ofCourse(file: string, ...options: string[]): ExplainRecord {
  return JSON.parse(
    explain("", join(PAGE_FOLDER, "../../../docs/course", file), "--json", ...options),
  );
}
function asked(record: ExplainRecord): Question[][] {
  return record.functions.flatMap(({ allocations, texts }) =>
    allocations.map((allocation) => {
      const model = new AllocationModel(allocation, texts),
        found = questions(model);
      assert.deepEqual([...faultsOfAll(model, found)], []);
      return found;
    }),
  );
}
const right = (q: Question) => q.options.find((o) => o.right)!.text;

test("lesson.ll and large.ll: evictions, registers and values that go to memory", () => {
  for (const record of [lesson(), large(300)])
    for (const found of asked(record)) {
      assert.ok(found.length >= 2 && found.length <= 40);
      assert.ok(found.some((q) => q.kind !== "register"));
    }
});

test("the most expensive decision comes first", () => {
  const [found] = asked(ofCourse("01-liveness.ll", "--ra-regs=4"));
  assert.equal(found[0].kind, "eviction");
  assert.match(found[0].text, /^%gross \(5 values\) needs a register at 1 \(late\)/);
  assert.equal(right(found[0]), "%count");
  for (const file of ["06-splitting.ll", "10-rematerialization.ll"]) {
    const [costs] = asked(ofCourse(file, "--ra-regs=5")).map((all) =>
      all.flatMap((q) => (q.visit ? Math.max(0, q.visit.candidates.find((c) => c[7])![5]!) : [])),
    );
    assert.deepEqual(
      costs,
      costs.slice().sort((a, b) => b - a),
    );
  }
});

test("allocators that weigh no candidates are asked which value goes to memory", () => {
  const spilled = (allocator: string) =>
    asked(ofCourse("05-spilling.ll", "--ra-regs=5", `--regalloc=${allocator}`))[0].map(right);
  assert.deepEqual(spilled("basic"), ["%columns", "%weights", "%rows"]);
  for (const allocator of ["graph", "textbook", "greedy", "pbqp"])
    assert.ok(spilled(allocator).length > 0, allocator);
});

test("an allocation without a hard choice has no questions", () => {
  assert.deepEqual(asked(ofCourse("05-spilling.ll", "--regalloc=basic"))[0], []);
});

const kinds = (file: string, ...options: string[]) =>
  asked(ofCourse(file, ...options)).map((found) => new Set(found.map((q) => q.kind)));

test("questions about one function vary with what is decided", () => {
  for (const file of ["05-spilling.ll", "06-splitting.ll"])
    for (const found of kinds(file, "--ra-regs=5")) assert.ok(found.size >= 3, file);
  const [ssa] = kinds("05-spilling.ll", "--ra-regs=4", "--regalloc=ssa");
  assert.ok(ssa.has("return") && ssa.has("memory"));
});

test("fast is asked which register is free, and which value leaves its own", () => {
  const all = new Set<string>();
  for (const file of ["05-spilling.ll", "06-splitting.ll", "08-calls.ll"])
    for (const found of kinds(file, "--ra-regs=4", "--regalloc=fast"))
      for (const kind of found) all.add(kind);
  assert.deepEqual([...all].sort(), ["free", "memory"]);
});
