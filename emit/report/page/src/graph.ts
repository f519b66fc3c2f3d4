// The layout of the control-flow graph, as the record has it.
import type { FunctionRecord, Graph } from "./record.ts";

export interface Point {
  x: number;
  y: number;
}
export interface PlacedEdge {
  from: number;
  to: number;
  back: boolean;
  stub: boolean; // only its ends are drawn: between the first two points and the last two
  points: Point[];
}
const STUB = 14;
const GAP = 28; // between nodes beside each other, as the record's layout has it

// Nodes and edges where they are drawn.
export interface Drawing {
  width: number;
  height: number;
  nodes: Box[];
  edges: PlacedEdge[];
}
export interface Box {
  x: number; // of the middle
  y: number;
  width: number;
  height: number;
}

// The record's layout for nodes of these sizes. Rows and the order within them stay: a row is as
// high as its highest node, and columns are as wide as the nodes.
export function drawingOf(
  graph: Graph,
  width = graph.node_width,
  heights?: (node: number) => number,
): Drawing {
  const scale = (width + GAP) / (graph.node_width + GAP),
    heightOf = heights ?? (() => graph.node_height),
    tops = [...new Set(graph.nodes.map(([, , y]) => y))].sort((a, b) => a - b),
    row = new Map(tops.map((top, index) => [top, index])),
    rowHeights = tops.map(() => graph.node_height);
  graph.nodes.forEach(([, , y], node) => {
    rowHeights[row.get(y)!] = Math.max(rowHeights[row.get(y)!], heightOf(node));
  });
  let grown = 0;
  const rows = tops.map((top, index) => {
    const moved = top + grown;
    grown += rowHeights[index] - graph.node_height;
    return moved;
  });
  // Of a place beside a row, in proportion; of one in a gap, at its distance from the row above.
  const toY = (y: number) => {
    const at = tops.findLastIndex((top) => top <= y);
    if (at < 0) return y;
    const inside = y - tops[at];
    if (inside > graph.node_height) return rows[at] + rowHeights[at] + inside - graph.node_height;
    return rows[at] + (inside / graph.node_height) * rowHeights[at];
  };
  const nodes = graph.nodes.map(([, x, y], node) => ({
    x: x * scale,
    y: rows[row.get(y)!],
    width,
    height: heightOf(node),
  }));
  return {
    width: graph.width * scale,
    height: graph.height + grown,
    nodes,
    edges: graph.edges.map(([from, to, form, ...numbers]) => ({
      from,
      to,
      back: form === 1,
      stub: form === 2,
      points:
        form === 1
          ? backEdge(graph, nodes, from, to, numbers, (x) => x * scale, toY)
          : edgeDown(graph, nodes, from, to, form === 2 ? undefined : numbers, scale, toY),
    })),
  };
}

// An edge down has two points for each bend, where it enters and leaves a row.
function edgeDown(
  graph: Graph,
  nodes: Box[],
  from: number,
  to: number,
  bends: number[] | undefined,
  scale: number,
  toY: (y: number) => number,
): Point[] {
  const start = { x: nodes[from].x, y: nodes[from].y + nodes[from].height },
    stop = { x: nodes[to].x, y: nodes[to].y };
  if (!bends)
    return [start, { x: start.x, y: start.y + STUB }, { x: stop.x, y: stop.y - STUB }, stop];
  const middle = bends.flatMap((x, i) => {
    const y = graph.nodes[from][2] + (i + 1) * graph.row;
    return [
      { x: x * scale, y: toY(y) },
      { x: x * scale, y: toY(y + graph.node_height) },
    ];
  });
  return [start, ...middle, stop];
}

// An edge back leaves its node below or on a side, goes up in a column of its own, and enters above
// or on a side. Its ends keep to their nodes, which are not as high as their rows.
function backEdge(
  graph: Graph,
  nodes: Box[],
  from: number,
  to: number,
  numbers: number[],
  toX: (x: number) => number,
  toY: (y: number) => number,
): Point[] {
  const own: Point[] = [];
  for (let i = 0; i < numbers.length; i += 2) own.push({ x: numbers[i], y: numbers[i + 1] });
  const points = own.map(({ x, y }) => ({ x: toX(x), y: toY(y) }));
  const dock = (node: number, end: number, beside: number) => {
    const [, x, y] = graph.nodes[node],
      box = nodes[node],
      away = own[end].x - x,
      inside = (own[end].y - y) / graph.node_height;
    const isSide = Math.abs(away) >= graph.node_width / 2 - 1;
    points[end].x = box.x + (isSide ? (Math.sign(away) * box.width) / 2 : away);
    points[end].y = box.y + inside * box.height;
    if (isSide) points[beside].y = points[end].y;
    else points[beside].x = points[end].x;
  };
  dock(from, 0, 1);
  dock(to, points.length - 1, points.length - 2);
  return points;
}

// Rectangles around the nodes of each loop, the outer ones first; none where other nodes stand in
// between. A node is left out that `isPresent` refuses.
export function loopBoxes(drawing: Drawing, isPresent: (node: number) => boolean): Box[] {
  const into: number[][] = drawing.nodes.map(() => []),
    latches = new Map<number, number[]>();
  for (const { from, to, back } of drawing.edges) {
    if (!isPresent(from) || !isPresent(to)) continue;
    into[to].push(from);
    if (back) latches.set(to, [...(latches.get(to) ?? []), from]);
  }
  const boxes: Box[] = [];
  for (const [header, ends] of latches) {
    const inside = new Set([header, ...ends]);
    for (const node of inside)
      if (node !== header) for (const other of into[node]) inside.add(other);
    const box = around([...inside].map((node) => drawing.nodes[node])),
      isAlone = drawing.nodes.every((n, i) => inside.has(i) || !isPresent(i) || !overlap(box, n));
    if (isAlone) boxes.push(box);
  }
  return boxes.sort((a, b) => b.width * b.height - a.width * a.height);
}
const PADDING = 10;
function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((b) => b.x - b.width / 2)) - PADDING,
    right = Math.max(...boxes.map((b) => b.x + b.width / 2)) + PADDING,
    top = Math.min(...boxes.map((b) => b.y)) - PADDING,
    bottom = Math.max(...boxes.map((b) => b.y + b.height)) + PADDING;
  return { x: (left + right) / 2, y: top, width: right - left, height: bottom - top };
}
const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && a.y < b.y + b.height && b.y < a.y + a.height;

// By stage of the record: the node of each of its blocks.
export function nodesOfStages(record: FunctionRecord): number[][] {
  let nodes: number[] = [];
  return record.stages.map((stage) => (nodes = stage.blocks.length ? stage.blocks : nodes));
}
