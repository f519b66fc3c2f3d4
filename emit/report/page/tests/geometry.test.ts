// The chart's rows and lanes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Geometry, OWN_LANES } from "../src/geometry.ts";
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
