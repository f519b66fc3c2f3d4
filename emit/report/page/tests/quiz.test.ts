// Questions: one right answer each, asked before the decision shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { AllocationModel } from "../src/model.ts";
import { questions } from "../src/quiz.ts";
import { Replay } from "../src/replay.ts";
import { large } from "./records/large.ts";
import { lesson } from "./records/lesson.ts";

for (const [name, record] of [
  ["lesson", lesson()],
  ["large", large(300)],
] as const)
  test(`${name}: one right answer, different options, and a state before the decision`, () => {
    for (const allocation of record.functions[0].allocations) {
      const model = new AllocationModel(allocation, record.functions[0].texts),
        asked = questions(model),
        replay = new Replay(model);
      assert.ok(asked.length >= 2 && asked.length <= 40);
      assert.ok(asked.some((q) => q.kind === "spill") && asked.some((q) => q.kind === "register"));
      for (const q of asked) {
        assert.equal(q.options.filter((o) => o.right).length, 1);
        assert.ok(
          q.options.length >= 2 && new Set(q.options.map((o) => o.text)).size === q.options.length,
        );
        replay.go(q.step);
        if (q.kind === "register") assert.equal(replay.events[q.step].kind, "visit");
        else assert.equal(replay.event!.kind, "visit");
      }
    }
  });
