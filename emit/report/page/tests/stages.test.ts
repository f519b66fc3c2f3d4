// Stages, their difference, search, tokens and selection.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { blocksOf } from "../src/blocks.ts";
import { nodesOfStages } from "../src/graph.ts";
import { difference, unrelated } from "../src/difference.ts";
import { marksOf } from "../src/marks.ts";
import {
  functionText,
  isSelected,
  lastStage,
  mentions,
  searchStages,
  selectedLines,
  selectValue,
  tokenize,
  trailOf,
} from "../src/stages.ts";
import type { ExplainRecord } from "../src/record.ts";
import { explain } from "./records/lilt.ts";
import { lesson } from "./records/lesson.ts";

declare const PAGE_FOLDER: string;

const record = lesson(),
  text = functionText(record, record.functions[0]);
const stage = (pass: string) => text.stages.find((s) => s.pass === pass)!;
const lines = (pass: string) => stage(pass).lines.map((line) => text.texts[line]);

test("a stage that changes nothing has the text of the one before", () => {
  assert.deepEqual(stage("inline").lines, stage("parse").lines);
  assert.equal(stage("inline").changed, false);
  assert.deepEqual(
    stage("source").lines.map((line) => text.texts[line]),
    record.source.lines.slice(record.functions[0].first_line - 1),
  );
});

test("two stages of one pass have two names", () => {
  const copy = lesson();
  copy.functions[0].stages.push({ ...copy.functions[0].stages[4], changed: false, changes: [] });
  assert.equal(
    functionText(copy, copy.functions[0]).stages.at(-1)!.link,
    copy.functions[0].stages[4].pass + "~2",
  );
});

test("the difference gives both texts back, with equal lines in equal rows", () => {
  for (const [a, b] of [
    ["parse", "mem2reg"],
    ["isel", "regalloc"],
    ["late-peephole", "block-layout"],
    ["parse", "parse"],
  ]) {
    const left = stage(a).lines,
      right = stage(b).lines,
      { rows, added, removed } = difference(stage(a), stage(b))!;
    assert.deepEqual(
      rows.filter((r) => r.left >= 0).map((r) => left[r.left]),
      left,
    );
    assert.deepEqual(
      rows.filter((r) => r.right >= 0).map((r) => right[r.right]),
      right,
    );
    for (const r of rows) if (r.same) assert.equal(left[r.left], right[r.right]);
    assert.equal(right.length - left.length, added - removed);
  }
});

test("a replacement stands in the same rows", () => {
  assert.deepEqual(
    difference(
      { lines: [1, 2, 3, 4], origins: [0, 0, 0, 0] },
      { lines: [1, 5, 4], origins: [0, 0, 0] },
    )!.rows,
    [
      { left: 0, right: 0, same: true },
      { left: 1, right: 1, same: false },
      { left: 2, right: -1, same: false },
      { left: 3, right: 2, same: true },
    ],
  );
});

test("replaced lines of one origin stand in one row", () => {
  const { rows } = difference(
    { lines: [1, 2, 3, 9], origins: [0, 10, 11, 0] },
    { lines: [1, 7, 8, 9], origins: [0, 11, 12, 0] },
  )!;
  assert.deepEqual(
    rows.slice(1, 4).map((r) => [r.left, r.right]),
    [
      [1, -1],
      [2, 1],
      [-1, 2],
    ],
  );
});

test("texts without a common line are too different, and still have rows", () => {
  const many = Array.from({ length: 5000 }, (_, i) => i);
  assert.equal(
    difference({ lines: many, origins: many }, { lines: many.map((i) => i + 9000), origins: many }),
    undefined,
  );
  assert.equal(unrelated(3, 5).length, 5);
});

test("search finds passes by name, by description and by code", () => {
  assert.ok(searchStages(text, "regalloc").has(stage("regalloc").index));
  assert.ok(searchStages(text, "SSA values").has(stage("mem2reg").index));
  const found = searchStages(text, "alloca i64");
  assert.equal(found.get(stage("parse").index), 2);
  assert.equal(found.has(stage("mem2reg").index), false);
  assert.equal(searchStages(text, " ").size, 0);
});

test("tokens joined are the line, for every line there is", () => {
  for (const line of [
    ...text.texts,
    '%"odd name" = load ptr, ptr @"a b" ; %x',
    "",
    "  x:%y",
    "; 001a  e8 00",
  ])
    assert.equal(
      tokenize(line)
        .map((t) => t.text)
        .join(""),
      line,
    );
});

test("bytes of the code are tokens", () => {
  const line = lines("encode").find((l) => /CALL/.test(l))!,
    bytes = tokenize(line)
      .filter((t) => t.kind === "byte")
      .map((t) => t.text);
  assert.deepEqual(bytes, ["e8", "00", "00", "00", "00"]);
});

test("assembly has the lines of the source, and its registers are no values", () => {
  for (const [pass, call, register] of [
    ["assembly-att", /\tcall\tmix/, "%rdi"],
    ["assembly-intel", /\tcall\tmix/, "rdi"],
  ] as const) {
    const { lines: indices, origins } = stage(pass),
      at = indices.findIndex((line) => call.test(text.texts[line]));
    assert.match(record.source.lines[origins[at] - 1], /call i64 @mix/);
    assert.ok(!lines(pass).some((line) => line.includes(".cfi_")));
    const found = lines(pass).flatMap(tokenize);
    assert.ok(found.some((token) => token.kind === "register" && token.text === register));
    assert.ok(
      !found.some((token) => token.kind === "value" && /^%[re]?[a-d][xhl]$/.test(token.text)),
    );
  }
  assert.ok(!mentions("\tmovq\t%rax, %rdi", "%rax"));
  assert.equal(lastStage(text).pass, "encode");
});

test("a value is found by its whole name only", () => {
  assert.ok(mentions("  %n = add i64 %a, 1", "%n"));
  assert.ok(!mentions("  %next = add i64 %a, 1", "%n"));
  assert.ok(!mentions("  %n.1 = add", "%n"));
  assert.ok(mentions("[%data + 8*%i]", "%i"));
  assert.ok(mentions('%"a.*b" = x', '%"a.*b"'));
});

test("selecting a value marks its lines from the source to the code", () => {
  const selection = selectValue(text, "%scaled");
  assert.deepEqual(selection.lines, [
    record.source.lines.findIndex((l) => l.includes("%scaled =")) + 1,
  ]);
  for (const pass of ["source", "parse", "mem2reg", "isel", "regalloc", "encode"]) {
    const s = stage(pass);
    assert.ok(
      s.lines.some((line, i) => isSelected(selection, text.texts[line], s, i)),
      pass,
    );
  }
});

test("blocks have the same node in all stages", () => {
  const [chosen] = record.functions,
    { graph } = chosen;
  const label = (node: number) => graph.nodes[node][0];
  nodesOfStages(chosen).forEach((nodes, index) => {
    const s = text.stages[index + 1],
      blocks = blocksOf(s, text.texts);
    if (s.kind === "assembly") return assert.deepEqual(blocks, []);
    assert.equal(nodes.length, blocks.length, s.pass);
    assert.deepEqual(nodes.map(label).sort(), ["body", "done", "entry", "loop"], s.pass);
    const loop = blocks[nodes.findIndex((node) => label(node) === "loop")];
    assert.deepEqual(loop.successors.map((i) => label(nodes[i])).sort(), ["body", "done"], s.pass);
  });
});

test("spills and reloads are marked with their weight, also after frame layout", () => {
  const count = (pass: string, kind: string) =>
    marksOf(stage(pass), text.texts, blocksOf(stage(pass), text.texts)).filter(
      (m) => m?.kind === kind,
    );
  assert.equal(
    count("regalloc", "spill").length,
    lines("regalloc").filter((l) => /^ *MOV64mr \[slot/.test(l)).length,
  );
  assert.ok(count("regalloc", "reload").some((m) => m!.text === "reload · 7 executed"));
  assert.equal(count("encode", "spill").length, count("regalloc", "spill").length);
  assert.equal(count("isel", "copy").length, 0);
});

// Of sum.ll: a value that mem2reg removes, and one that becomes part of an address.
test("a value that is gone is followed, and folded lines mark what contains them", () => {
  const file = join(PAGE_FOLDER, "../../../examples/sum.ll");
  const record: ExplainRecord = JSON.parse(explain("", file, "--json", "-O2"));
  const text = functionText(
    record,
    record.functions.find((f) => f.name === "sum")!,
  );
  const mem2reg = text.stages.find((s) => s.pass === "mem2reg" && s.replaced.size)!;
  assert.equal(mem2reg.replaced.get("%before"), "%total");
  const place = selectValue(text, "%place"),
    encode = text.stages.find((s) => s.kind === "code")!;
  assert.equal(place.lines.length, 1);
  const lines = selectedLines(text, encode, place).map((l) => text.texts[encode.lines[l]]);
  assert.equal(lines.length, 1);
  assert.match(lines[0], /MOV64rm \[.* \+ 8\*/);
  assert.deepEqual(selectedLines(text, mem2reg, place).length, 2); // its definition and its use
  // The trail goes on with what the value became, until the allocation takes its phi's line.
  const trail = trailOf(text, selectValue(text, "%before")),
    from = trail.findIndex(({ stage }) => stage === mem2reg),
    allocated = text.stages.find((s) => s.pass === "regalloc")!.index;
  assert.equal(trail[from].by, "%total");
  for (const { stage, selection, lines } of trail.slice(from)) {
    assert.equal(selection.value, "%total");
    assert.ok(lines.length > 0 || stage.index >= allocated, `${stage.pass} has lines of %total`);
  }
});

// Of values without another in their place: what contains them, or what read them until they went.
test("a value that is gone is a part of others, or names its readers", () => {
  const file = join(PAGE_FOLDER, "../../../tests/golden/explain/why_gone.ll");
  const record: ExplainRecord = JSON.parse(explain("", file, "--json", "-O2"));
  const text = functionText(record, record.functions[0]);
  const at = (name: string, pass: string) =>
    trailOf(text, selectValue(text, name)).find((t) => t.stage.link === pass)!;
  for (const address of ["%left", "%right"]) {
    const { stage, lines } = at(address, "encode");
    assert.ok(lines.some((l) => text.texts[stage.lines[l]].includes("MOVUPSmr")));
  }
  assert.deepEqual(at("%again", "mem2reg").readers, ["store i64 %again, ptr %best"]);
  assert.deepEqual(at("%unread", "encode").readers, []);
});

// Of a variable in memory: the one value that is stored in it goes on, several are named.
test("a variable that mem2reg removes is followed to what is stored in it", () => {
  const record: ExplainRecord = JSON.parse(
    explain(
      `define i64 @f(i64 %a, i64 %b) {
  %one = alloca i64
  %two = alloca i64
  %sum = add i64 %a, %b
  store i64 %sum, ptr %one
  store i64 %a, ptr %two
  %x = load i64, ptr %two
  store i64 %sum, ptr %two
  %y = load i64, ptr %two
  %z = load i64, ptr %one
  %p = mul i64 %x, %y
  %r = mul i64 %p, %z
  ret i64 %r
}
`,
      "-",
      "--json",
    ),
  );
  const text = functionText(record, record.functions[0]),
    after = (value: string) =>
      trailOf(text, selectValue(text, value)).find(({ stage }) => stage.pass === "mem2reg")!;
  assert.equal(after("%one").by, "%sum");
  assert.equal(after("%one").selection.value, "%sum");
  assert.deepEqual(after("%two").stored, ["%a", "%sum"]);
  assert.deepEqual(after("%sum").stored, []);
});
