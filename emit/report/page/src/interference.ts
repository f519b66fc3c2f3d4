// The interference graph of a replay, and what the allocator has done with it so far.
//
// Nodes are live ranges; two are neighbours if they live at one point and their classes share
// registers. An allocator that colours the graph tells which live ranges an iteration colours; of
// others, all that exist are shown.
import type { AllocationModel } from "./model.ts";
import { ABSENT, IN_REGISTER, NONE, type Replay } from "./replay.ts";

export interface GraphNode {
  range: number;
  name: string;
  x: number; // of the middle: 0 to 1
  y: number;
}
export interface InterferenceGraph {
  nodes: GraphNode[];
  edges: [number, number][]; // indices of nodes
}
export type NodeState = "in graph" | "on the stack" | "joined" | "coloured" | "uncoloured";

export const LARGEST_GRAPH = 150; // nodes: more are a grey ball

interface Part {
  range: number;
  name: string;
  segments: [number, number][];
  registers: Set<string>;
}

// The events of one colouring: from its iteration, or the start, to the next one.
function colouringAt(replay: Replay): [number, number] {
  const { events, step } = replay;
  const begins = (i: number) => events[i].kind === "iteration" || events[i].kind === "start";
  let from = Math.max(0, step - 1),
    to = step;
  while (from > 0 && !begins(from)) --from;
  while (to < events.length && !begins(to)) ++to;
  return [from, to];
}

// The live ranges that an iteration colours; without iterations those that exist.
function rangesOf(replay: Replay): number[] {
  const { events } = replay,
    [from, to] = colouringAt(replay),
    ranges = new Set<number>();
  if (events[from]?.kind !== "iteration")
    return [...replay.status.keys()].filter(
      (range) => replay.status[range] !== ABSENT && !replay.temporary[range],
    );
  for (const event of events.slice(from, to)) {
    if (event.kind === "simplify" || event.kind === "spill_candidate") ranges.add(event.range);
    if (event.kind === "coalesce") ranges.add(event.joined);
  }
  return [...ranges].sort((a, b) => a - b);
}

// A live range of one value of several that end in one web has that value's segments only.
function partsOf(replay: Replay, ranges: number[]): Part[] {
  const { model } = replay,
    { values, allowed } = model.allocation;
  const perWeb = new Map<number, number>();
  for (const range of ranges)
    if (replay.parent[range] === NONE)
      perWeb.set(replay.web[range], (perWeb.get(replay.web[range]) ?? 0) + 1);
  return ranges.map((range) => {
    const web = replay.webOf(range),
      from = replay.from[range],
      to = replay.to[range];
    const value =
      replay.parent[range] === NONE && perWeb.get(web.index)! > 1
        ? model.liveValue(web, from)
        : NONE;
    const segments = (value >= 0 ? values[value].segments : web.segments)
      .map(([a, b]): [number, number] => [Math.max(a, from), Math.min(b, to)])
      .filter(([a, b]) => a < b);
    const name = value >= 0 ? model.valueName(value) : web.name;
    return { range, name, segments, registers: new Set(allowed[web.registerClass] ?? []) };
  });
}

function interfere(a: Part, b: Part): boolean {
  if (![...a.registers].some((r) => b.registers.has(r))) return false;
  let i = 0,
    j = 0;
  while (i < a.segments.length && j < b.segments.length) {
    const [from, to] = a.segments[i],
      [first, end] = b.segments[j];
    if (from < end && first < to) return true;
    if (to <= first) ++i;
    else ++j;
  }
  return false;
}

// Springs between neighbours, and a force that drives all apart. Source: Fruchterman & Reingold,
// "Graph Drawing by Force-directed Placement" (1991). (A library of forces would add 4 KB to each page.)
function place(nodes: GraphNode[], edges: [number, number][]) {
  const distance = Math.sqrt(1 / Math.max(1, nodes.length));
  nodes.forEach((node, i) => {
    const angle = (2 * Math.PI * i) / nodes.length;
    node.x = 0.5 + 0.4 * Math.cos(angle);
    node.y = 0.5 + 0.4 * Math.sin(angle);
  });
  for (let heat = 0.1; heat > 0.002; heat *= 0.96) {
    const moved = nodes.map(() => [0, 0]);
    const pull = (a: number, b: number, force: (length: number) => number) => {
      const dx = nodes[b].x - nodes[a].x,
        dy = nodes[b].y - nodes[a].y,
        length = Math.max(1e-4, Math.hypot(dx, dy)),
        strength = force(length) / length;
      moved[a][0] += dx * strength;
      moved[a][1] += dy * strength;
      moved[b][0] -= dx * strength;
      moved[b][1] -= dy * strength;
    };
    for (let a = 0; a < nodes.length; ++a)
      for (let b = 0; b < a; ++b) pull(a, b, (length) => -(distance * distance) / length);
    for (const [a, b] of edges) pull(a, b, (length) => (length * length) / distance);
    nodes.forEach((node, i) => {
      const [dx, dy] = moved[i],
        far = Math.max(1e-9, Math.hypot(dx, dy)),
        by = Math.min(far, heat) / far;
      node.x = Math.min(1, Math.max(0, node.x + dx * by + (0.5 - node.x) * heat * 0.2));
      node.y = Math.min(1, Math.max(0, node.y + dy * by + (0.5 - node.y) * heat * 0.2));
    });
  }
  spread(nodes, "x");
  spread(nodes, "y");
}
function spread(nodes: GraphNode[], axis: "x" | "y") {
  const all = nodes.map((n) => n[axis]),
    low = Math.min(...all),
    high = Math.max(...all);
  for (const node of nodes)
    node[axis] = high - low < 1e-6 ? 0.5 : (node[axis] - low) / (high - low);
}

const drawn = new WeakMap<AllocationModel, Map<string, InterferenceGraph>>();

// The graph of the present step; it is the same for all steps with the same live ranges. Empty if
// it has more nodes than LARGEST_GRAPH.
export function interferenceGraph(replay: Replay): InterferenceGraph & { size: number } {
  const ranges = rangesOf(replay);
  if (ranges.length > LARGEST_GRAPH) return { nodes: [], edges: [], size: ranges.length };
  const bounds = (range: number) => `${range}:${replay.from[range]}-${replay.to[range]}`;
  const key = ranges.map(bounds).join();
  let graphs = drawn.get(replay.model);
  if (!graphs) drawn.set(replay.model, (graphs = new Map()));
  let graph = graphs.get(key);
  if (!graph) {
    const parts = partsOf(replay, ranges),
      edges: [number, number][] = [];
    for (let a = 0; a < parts.length; ++a)
      for (let b = 0; b < a; ++b) if (interfere(parts[a], parts[b])) edges.push([b, a]);
    const nodes = parts.map(({ range, name }): GraphNode => ({ range, name, x: 0, y: 0 }));
    place(nodes, edges);
    graphs.set(key, (graph = { nodes, edges }));
  }
  return { ...graph, size: ranges.length };
}

export interface Colouring {
  states: Map<number, NodeState>; // by live range
  leader: Map<number, number>; // what it joined
  stack: number[]; // the last on it comes back first
}

// What became of the nodes since the iteration began.
export function colouringState(replay: Replay): Colouring {
  const states = new Map<number, NodeState>(),
    leader = new Map<number, number>(),
    stack: number[] = [];
  const [from] = colouringAt(replay);
  const off = (range: number, state: NodeState) => {
    states.set(range, state);
    if (stack.at(-1) === range) stack.pop();
  };
  for (const event of replay.events.slice(from, replay.step)) {
    if (event.kind === "simplify" || event.kind === "spill_candidate") {
      if (states.get(event.range) === "on the stack") continue; // a candidate that was simplified
      states.set(event.range, "on the stack");
      stack.push(event.range);
    } else if (event.kind === "coalesce") {
      states.set(event.joined, "joined");
      leader.set(event.joined, event.range);
    } else if (event.kind === "no_colour") off(event.range, "uncoloured");
    else if (event.kind === "assign") off(event.range, "coloured");
  }
  for (const [range, state] of states)
    if (state === "joined" && replay.status[range] === IN_REGISTER) states.set(range, "coloured");
  return { states, leader, stack };
}
