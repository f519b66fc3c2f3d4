// Folding the events: forward it ends in the record's live ranges, back in the state before, from
// anywhere to anywhere.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { AllocationModel } from "../src/model.ts";
import { parseRecord, placeOf, type Allocation, type ExplainRecord } from "../src/record.ts";
import { ABSENT, IN_MEMORY, IN_REGISTER, NONE, placeAt, Replay, UNDECIDED } from "../src/replay.ts";
import { decision, sentence } from "../src/words.ts";
import { liveRangesOf, toldRanges } from "./live_ranges.ts";
import { constants } from "./records/constants.ts";
import { large } from "./records/large.ts";
import { explain } from "./records/lilt.ts";
import { lesson } from "./records/lesson.ts";

declare const PAGE_FOLDER: string;

const model = (record: ExplainRecord, index = 0) =>
  new AllocationModel(record.functions[0].allocations[index], record.functions[0].texts);
const state = (r: Replay) =>
  JSON.stringify([
    [...r.status],
    [...r.status].map((s, i) => (s === ABSENT ? 0 : [r.from[i], r.to[i], r.register[i]])),
    r.liveRangesOfWeb,
  ]);

for (const [name, record] of [
  ["lesson", lesson()],
  ["large", large(200)],
] as const)
  test(`${name}: all events give the record's live ranges`, () => {
    record.functions[0].allocations.forEach((allocation, index) => {
      const replay = new Replay(model(record, index)).go(allocation.events.length);
      assert.deepEqual(liveRangesOf(replay), toldRanges(allocation.live_ranges));
    });
  });

test("every step back gives the state before", () => {
  const replay = new Replay(model(lesson())),
    states = [];
  for (let step = 0; step <= replay.length; ++step) states.push(state(replay.go(step)));
  for (let step = replay.length; step >= 0; --step)
    assert.equal(state(replay.go(step)), states[step]);
});

test("jumps give the states of steps", () => {
  const record = large(100),
    one = new Replay(model(record)),
    other = new Replay(model(record));
  for (let i = 0, at = 1; i < 60; ++i, at = (at * 7919) % one.length)
    assert.equal(state(other.go(at)), state(new Replay(one.model).go(at)));
});

test("each live range is in exactly one list, and registers agree with them", () => {
  const replay = new Replay(model(lesson(), 1));
  for (let step = 0; step <= replay.length; ++step) {
    const lists = replay.go(step).lists(),
      all = Object.values(lists)
        .flat()
        .sort((a, b) => a - b);
    assert.deepEqual(
      all,
      [...replay.status.keys()].filter((range) => replay.status[range] !== ABSENT),
    );
    const holders = replay
      .registers(lists)
      .map((r) => r.range)
      .filter((range) => range !== NONE);
    assert.deepEqual(holders.sort(), lists.active.slice().sort());
    for (const range of lists.active)
      assert.ok(replay.model.liveAt(replay.webOf(range), replay.point));
  }
});

test("no two values hold a register at one point", () => {
  for (const index of [0, 1]) {
    const replay = new Replay(model(lesson(), index)),
      taken = new Map<string, number>();
    replay.go(replay.length);
    replay.status.forEach((_, range) => {
      if (replay.register[range] === NONE) return;
      for (let point = replay.from[range]; point < replay.to[range]; ++point) {
        if (!replay.model.liveAt(replay.webOf(range), point)) continue;
        const key = `${replay.register[range]} ${point}`;
        assert.equal(
          taken.get(key),
          undefined,
          `${replay.model.registers[replay.register[range]]} at ${point}`,
        );
        taken.set(key, range);
      }
    });
  }
});

test("a step of a large replay takes less than 16 ms", () => {
  const replay = new Replay(model(large(1000)));
  replay.go(Math.floor(replay.length / 2));
  const start = performance.now(),
    steps = 50;
  for (let i = 0; i < steps; ++i) replay.registers(replay.go(replay.step + 1).lists());
  assert.ok((performance.now() - start) / steps < 16);
});

test("every event and decision has words with names, not numbers", () => {
  const replay = new Replay(model(lesson()));
  for (const event of replay.events) {
    replay.go(replay.step + 1);
    const text = sentence(replay, event) + (event.kind === "visit" ? decision(replay, event) : "");
    assert.match(text, /%|\./);
    assert.doesNotMatch(text, /undefined|NaN|\?/);
  }
});

test("temporary live ranges and events that change no live range", () => {
  const allocation: Allocation = {
    ...lesson().functions[0].allocations[0],
    web_names: [],
    values: [
      {
        name: "%a",
        register_class: "gpr",
        web: 7,
        rematerializable: false,
        segments: [
          [2, 20],
          [40, 50],
        ],
        uses: [],
      },
    ],
    events: [
      { kind: "create", range: 0, web: 7, from: 2, to: 50, temporary: false },
      { kind: "memory", range: 0, cost: 1, reason: "" },
      { kind: "memory", range: -1, cost: null, reason: "" },
      { kind: "create", range: 1, web: 7, from: 8, to: 10, temporary: true },
      { kind: "assign", range: 1, register: "rax", copies_saved: null },
      { kind: "fold", point: 13, value: 0 },
      { kind: "split", range: 0, child: 2, at: 24, from: 40 },
    ],
  };
  const replay = new Replay(new AllocationModel(allocation, [])).go(7);
  assert.deepEqual(
    [replay.temporary[1], replay.from[2], replay.to[2], replay.to[0], replay.parent[2]],
    [1, 40, 50, 24, 0],
  );
});

test("what is left of an evicted live range is in memory, and undecided only until its own decision", () => {
  const record = constants(),
    replay = new Replay(model(record)),
    isLeftIn = { register: 0, memory: 0 };
  replay.events.forEach((event, index) => {
    if (event.kind !== "split") return;
    const of = (step: number) => replay.go(step).status[event.child];
    const status = of(index + 1),
      last = of(replay.length);
    if (status === UNDECIDED) ++isLeftIn.register;
    else ++isLeftIn.memory;
    assert.ok(status === UNDECIDED ? last !== UNDECIDED : last === IN_MEMORY);
    assert.equal(/ and is in memory\.$/.test(sentence(replay, event)), status === IN_MEMORY);
  });
  assert.ok(isLeftIn.register && isLeftIn.memory);
  replay.go(replay.length);
  for (const [range, { register }] of record.functions[0].allocations[0].live_ranges.entries())
    assert.equal(replay.status[range], register ? IN_REGISTER : IN_MEMORY);
  assert.deepEqual(replay.lists().unhandled, []);
});

test("a web has the name of a value of the source; the one that is looked at is current", () => {
  const loop = `define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %first = phi i32 [ 7, %entry ], [ %next, %loop ]
  %left = phi i32 [ %n, %entry ], [ %less, %loop ]
  %square = mul i32 %first, %first
  %next = add i32 %square, %left
  %less = add i32 %left, -1
  %done = icmp eq i32 %less, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %next
}
`;
  const record: ExplainRecord = JSON.parse(explain(loop, "-", "--json", "-O2")),
    m = model(record),
    web = m.webs.find((w) => w.values.some((v) => m.valueName(v) === "%first"))!;
  const made = web.values.map((v) => m.valueName(v)).find((name) => /^%t\d+$/.test(name))!;
  assert.equal(m.valueName(web.values[0]), made);
  assert.equal(web.name, `%first (${web.values.length} values)`);
  const story = explain(loop, "-", "-O2", `--why=${made}`);
  assert.match(story, /together they are %first\n/);
  assert.match(story, / %first needs a register/);
  assert.doesNotMatch(story, new RegExp(`${made} needs`));
  const replay = new Replay(m);
  for (const [index, event] of replay.events.entries()) {
    if (event.kind !== "visit") continue;
    const { current, unhandled } = replay.go(index + 1).lists();
    assert.deepEqual(current, [event.range]);
    assert.ok(!unhandled.includes(event.range));
    const from = replay.from[event.range];
    const place = placeOf(m.finalRange(replay.webOf(event.range), from)!);
    assert.equal(place, placeAt(replay.go(replay.length), replay.webOf(event.range).index, from));
  }
});

test("a web has the name of its first value of the source; its value and its place at a point", () => {
  const replay = new Replay(model(constants())),
    { model: m } = replay,
    web = m.webs.find((w) => w.values.some((v) => m.valueName(v) === "%sum"))!;
  assert.equal(web.name, "%start (3 values)");
  assert.equal(m.names(web), "%start, %total, %sum");
  const at = (position: number) => m.valueName(m.liveValue(web, 4 * position + 1));
  assert.deepEqual([1, 8, 11].map(at), ["%start", "%total", "%sum"]);
  const v1 = m.webs.find((w) => w.name === "%v1")!;
  assert.equal(m.liveValue(v1, 1), -1);
  assert.equal(placeAt(replay.go(0), v1.index, 4 * 5), "undecided");
  replay.go(replay.length);
  assert.deepEqual(
    [2, 5, 8, 12].map((position) => placeAt(replay, v1.index, 4 * position + 1)),
    ["rcx", "constant", "rsi", "constant"],
  );
  // A constant without a register is one all the time.
  const places = Array.from({ length: replay.length }, (_, step) =>
    placeAt(replay.go(step), v1.index, 4 * 5 + 1),
  );
  assert.ok(places.includes("constant") && !places.includes("memory"));
});

test("a walk backwards: what it has met is in its register from where it is", () => {
  const file = join(PAGE_FOLDER, "../../../docs/course/05-spilling.ll"),
    text = explain("", file, "--json", "--ra-regs=4", "--regalloc=fast"),
    replay = new Replay(model(JSON.parse(text)));
  let seen = 0;
  for (let step = 1; step < replay.length; ++step) {
    const before = replay.go(step - 1).point;
    const { point } = replay.go(step);
    assert.ok(point <= before, "the walk turns");
    for (const range of replay.status.keys()) {
      if (!replay.isOpen(range) || replay.register[range] === NONE) continue;
      ++seen;
      assert.ok(replay.start(range) <= point);
      assert.ok(replay.lists().active.includes(range));
      const state = replay.registers(replay.lists())[replay.register[range]];
      assert.equal(state.range, range);
    }
  }
  assert.ok(seen > 20);
  for (const range of replay.go(replay.length).status.keys()) assert.ok(!replay.isOpen(range));
});

test("events that are parsed later are the same events", () => {
  const record = lesson();
  record.functions[0].texts.push('"events":[', '],"live_ranges":[');
  assert.deepEqual(
    parseRecord(JSON.stringify(record)).functions[0].allocations[1].events,
    record.functions[0].allocations[1].events,
  );
  assert.deepEqual(JSON.parse(JSON.stringify(parseRecord(JSON.stringify(record)))), record);
  assert.deepEqual(
    JSON.parse(JSON.stringify(parseRecord(JSON.stringify(record, null, 1)))),
    record,
  );
});
