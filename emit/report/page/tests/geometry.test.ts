// The chart's rows and lanes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CONTINUATION, Geometry, HEAD, OWN_LANES, rowsOfText } from "../src/geometry.ts";
import { AllocationModel } from "../src/model.ts";
import type { ExplainRecord } from "../src/record.ts";
import { constants } from "./records/constants.ts";
import { large } from "./records/large.ts";

const geometry = ({ functions: [{ allocations, texts }] }: ExplainRecord) =>
  new Geometry(new AllocationModel(allocations[0], texts), true);

test("values that never live have no lane", () => {
  const g = geometry(constants()),
    { webs } = g.model;
  assert.ok(g.webs.length < webs.length);
  assert.equal(g.lanes, g.webs.length);
  assert.deepEqual(
    g.webs.map((web) => g.laneOfWeb[web.index]),
    g.webs.map((_, lane) => lane),
  );
  for (const web of webs) assert.equal(g.laneOfWeb[web.index] < 0, web.segments.length === 0);
  const drawn = g.websBetween(0, g.model.positions);
  assert.deepEqual(drawn.sort(), g.webs.map((web) => web.index).sort());
});

test("webs that share a lane do not overlap", () => {
  const g = geometry(large(200));
  assert.ok(g.webs.length > OWN_LANES && g.lanes < g.webs.length);
  const ends: number[] = [];
  for (const web of g.webs) {
    const lane = g.laneOfWeb[web.index];
    assert.ok((ends[lane] ?? 0) <= web.from);
    ends[lane] = web.to;
  }
});

test("a text that is longer than a row goes on in others", () => {
  assert.equal(rowsOfText("%a = ADD64rr %b, %c", 20), 1);
  assert.equal(rowsOfText("%a = ADD64rr %b, %c", 18), 2);
  assert.equal(rowsOfText("%a_very_long_name", 8), 3);
  assert.equal(rowsOfText("%a = %a_very_long_name", 8), 4);
  assert.equal(rowsOfText("", 8), 1);
});

test("continuations belong to the row that they continue", () => {
  const { functions } = large(20),
    model = new AllocationModel(functions[0].allocations[0], functions[0].texts),
    g = new Geometry(model, true, (kind) => (kind === HEAD ? 2 : 3));
  for (let row = 0; row < g.rows; ++row) {
    const start = g.rowStart(row);
    assert.ok(start <= row && row < g.rowEnd(row) && g.rowKind[start] !== CONTINUATION);
    assert.equal(g.rowItem[start], g.rowItem[row]);
  }
  for (let point = 1; point < 4 * model.positions; ++point)
    if (point % 4) assert.equal(g.pointAt(g.y(point) + 0.01), point);
  for (const { first } of model.allocation.blocks) assert.equal(g.headRows(first), 2);
});
