// The graph's layout: edges go down but for back edges, nodes keep apart, depth does not matter to
// its stack.
import assert from "node:assert/strict";
import { test } from "node:test";
import { backEdges, layoutGraph, SIZES, type GraphEdge } from "../src/layout.ts";

const edges = (text: string): GraphEdge[] =>
  text.split(" ").map((pair) => {
    const [from, to] = pair.split("-").map(Number);
    return { from, to };
  });
function random(nodes: number): GraphEdge[] {
  const found: GraphEdge[] = [];
  for (let i = 0, state = 5; i < nodes; ++i) {
    state = (state * 1103515245 + 12345) % 2147483648;
    if (i) found.push({ from: Math.max(0, i - 1 - (state % 3)), to: i });
    if (state % 5 === 0) found.push({ from: i, to: (state >> 8) % nodes });
  }
  return found;
}

test("back edges are those to a block that is open", () => {
  assert.deepEqual(backEdges(4, edges("0-1 1-2 2-1 1-3")), [false, false, true, false]);
  assert.deepEqual(backEdges(2, edges("0-1 1-1")), [false, true]);
});

test("edges go down, back edges up", () => {
  for (const [nodes, list] of [
    [4, edges("0-1 1-2 2-1 1-3")],
    [6, edges("0-1 0-2 1-3 2-3 3-4 4-0 3-5 5-5")],
    [200, random(200)],
  ] as const) {
    const layout = layoutGraph(nodes, [...list]);
    layout.edges.forEach((edge) => {
      if (edge.back) assert.ok(layout.y[edge.to] <= layout.y[edge.from]);
      else assert.ok(layout.y[edge.to] > layout.y[edge.from]);
    });
  }
});

test("nodes do not overlap and lie inside the picture", () => {
  const layout = layoutGraph(300, random(300)),
    rows = new Map<number, number[]>();
  layout.x.forEach((x, node) => {
    assert.ok(
      x - SIZES.width / 2 >= 0 &&
        x + SIZES.width / 2 <= layout.width &&
        layout.y[node] + SIZES.height <= layout.height,
    );
    rows.set(layout.y[node], [...(rows.get(layout.y[node]) ?? []), x]);
  });
  for (const row of rows.values()) {
    row.sort((a, b) => a - b);
    row.slice(1).forEach((x, i) => assert.ok(x - row[i] >= SIZES.width + SIZES.gapX - 0.01));
  }
});

test("every edge has finite points and ends at its nodes", () => {
  const layout = layoutGraph(100, random(100));
  for (const { points, to } of layout.edges) {
    for (const p of points) assert.ok(Number.isFinite(p.x) && Number.isFinite(p.y));
    assert.ok(Math.abs(points.at(-1)!.x - layout.x[to]) <= SIZES.width / 2 + 0.01);
  }
});

test("a back edge does not run through a neighbour of its ends", () => {
  const layout = layoutGraph(4, edges("0-1 1-2 1-3 2-1"));
  const back = layout.edges.find((e) => e.back)!;
  back.points.slice(1).forEach((b, i) => {
    const a = back.points[i];
    for (const node of [0, 3]) {
      const [x1, x2] = [layout.x[node] - SIZES.width / 2, layout.x[node] + SIZES.width / 2],
        [y1, y2] = [layout.y[node], layout.y[node] + SIZES.height];
      const apart =
        Math.max(a.x, b.x) <= x1 ||
        Math.min(a.x, b.x) >= x2 ||
        Math.max(a.y, b.y) <= y1 ||
        Math.min(a.y, b.y) >= y2;
      assert.ok(apart, `node ${node}`);
    }
  });
});

test("the layout is the same each time, also of graphs without edges", () => {
  assert.deepEqual(layoutGraph(150, random(150)), layoutGraph(150, random(150)));
  assert.equal(layoutGraph(1, []).edges.length, 0);
});

test("3,500 blocks are laid out in seconds, a chain of 20,000 without a deep stack", () => {
  const start = performance.now();
  layoutGraph(3500, random(3500));
  assert.ok(performance.now() - start < 8000);
  assert.equal(
    backEdges(
      20000,
      Array.from({ length: 19999 }, (_, i) => ({ from: i, to: i + 1 })),
    ).length,
    19999,
  );
});
