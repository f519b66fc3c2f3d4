// The test records keep the format; the schema refuses records that do not.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { large } from "./records/large.ts";
import { lesson } from "./records/lesson.ts";
import { ran } from "./records/run.ts";

declare const PAGE_FOLDER: string;
const schema = JSON.parse(readFileSync(join(PAGE_FOLDER, "../lilt-explain.schema.json"), "utf8"));
const validate = new Ajv2020({
  strict: true,
  strictTuples: false,
  strictRequired: false,
  strictTypes: false,
}).compile(schema);

test("the lesson is a valid record", () =>
  assert.ok(validate(lesson()), JSON.stringify(validate.errors?.slice(0, 3))));
test("a record with a run is valid", () =>
  assert.ok(validate(ran()), JSON.stringify(validate.errors?.slice(0, 3))));
test("a large record is valid", () =>
  assert.ok(validate(large(60)), JSON.stringify(validate.errors?.slice(0, 3))));

const broken: [string, (record: any) => void][] = [
  [
    "a missing key",
    (r) => {
      delete r.functions[0].stages[0].kind;
    },
  ],
  [
    "an unknown key",
    (r) => {
      r.functions[0].extra = 1;
    },
  ],
  [
    "another format",
    (r) => {
      r.format = "lilt-explain/1";
    },
  ],
  [
    "an unknown kind of event",
    (r) => {
      r.functions[0].allocations[0].events[0].kind = "guess";
    },
  ],
  [
    "a key of another event",
    (r) => {
      r.functions[0].allocations[0].events[0].cost = 1;
    },
  ],
  [
    "lines in a stage that changed nothing",
    (r) => {
      r.functions[0].stages.find((s: any) => !s.changed).changes = [[0, 1, [], []]];
    },
  ],
  [
    "a segment of three points",
    (r) => {
      r.functions[0].allocations[0].values[0].segments[0].push(1);
    },
  ],
  [
    "an unknown kind of use",
    (r) => {
      r.functions[0].allocations[0].values[0].uses[0][1] = "wish";
    },
  ],
];
for (const [name, change] of broken)
  test(`the schema refuses ${name}`, () => {
    const record = structuredClone(lesson());
    change(record);
    assert.equal(validate(record), false);
  });
