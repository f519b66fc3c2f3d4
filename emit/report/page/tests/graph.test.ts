// The control-flow graph: ends of edges, nodes with code, loops in one place.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { drawingOf, loopBoxes, type Drawing } from "../src/graph.ts";
import type { ExplainRecord, Graph } from "../src/record.ts";
import { explain } from "./records/lilt.ts";
import { lesson } from "./records/lesson.ts";

declare const PAGE_FOLDER: string;

const course = join(PAGE_FOLDER, "../../../docs/course");
const records = ["06-splitting", "12-your-own-allocator", "18-peepholes"].map(
  (name): ExplainRecord => JSON.parse(explain("", join(course, `${name}.ll`), "--json")),
);
const graphs: Graph[] = [lesson(), ...records].flatMap((record) =>
  record.functions.map((f) => f.graph),
);
// As the record has it, and with nodes that hold from 0 to 12 lines of code.
const drawings = graphs.flatMap((graph) => [
  drawingOf(graph),
  drawingOf(graph, 340, (node) => 46 + 14 * ((node * 7) % 13)),
]);

function inTouch(drawing: Drawing, node: number, { x, y }: { x: number; y: number }) {
  const box = drawing.nodes[node];
  const beside = Math.abs(Math.abs(x - box.x) - box.width / 2) < 1.5 && y >= box.y - 1,
    on = Math.abs(x - box.x) <= box.width / 2;
  const isInside = y <= box.y + box.height + 1;
  return (
    (beside && isInside) ||
    (on && (Math.abs(y - box.y) < 1.5 || Math.abs(y - box.y - box.height) < 1.5))
  );
}

test("edges begin and end at their nodes, those down never go up", () => {
  assert.ok(drawings.some((d) => d.edges.some((edge) => edge.back)));
  for (const drawing of drawings)
    for (const { from, to, back, points } of drawing.edges) {
      assert.ok(inTouch(drawing, from, points[0]));
      assert.ok(inTouch(drawing, to, points.at(-1)!));
      assert.ok(back || points.every((p, i) => !i || p.y >= points[i - 1].y - 1e-6));
      assert.ok(
        !back ||
          points.every((p, i) => {
            const before = points[i - 1];
            return !i || Math.abs(p.x - before.x) < 0.6 || Math.abs(p.y - before.y) < 0.6;
          }),
        "lines of an edge back are horizontal or vertical",
      );
    }
});

test("nodes do not overlap, however much code they hold, and lie in the drawing", () => {
  for (const { nodes, width, height } of drawings)
    nodes.forEach((a, i) => {
      assert.ok(a.x - a.width / 2 >= 0 && a.x + a.width / 2 <= width);
      assert.ok(a.y >= 0 && a.y + a.height <= height);
      for (const b of nodes.slice(i + 1))
        assert.ok(
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - 1 ||
            a.y + a.height <= b.y ||
            b.y + b.height <= a.y,
        );
    });
});

test("blocks of a loop stand together: what follows it is below all of it", () => {
  let loops = 0;
  for (const drawing of drawings) {
    const headers = new Set(drawing.edges.filter((e) => e.back).map((e) => e.to)),
      boxes = loopBoxes(drawing, () => true);
    assert.equal(boxes.length, headers.size, "a box for each loop");
    loops += boxes.length;
    for (const box of boxes) {
      const isInside = (node: number) => {
        const n = drawing.nodes[node];
        return Math.abs(n.x - box.x) <= box.width / 2 && n.y >= box.y && n.y < box.y + box.height;
      };
      for (const { from, to } of drawing.edges)
        if (isInside(from) && !isInside(to))
          assert.ok(drawing.nodes[to].y >= box.y + box.height || drawing.nodes[to].y < box.y);
    }
  }
  assert.ok(loops >= 6, `${loops} loops`);
});
