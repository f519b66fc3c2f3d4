// A layered layout of a control-flow graph, after Sugiyama, Tagawa and Toda, "Methods for Visual
// Understanding of Hierarchical System Structures" (1981).
//
// Back edges are those to a block that a depth-first walk has open. The others go down: a node's
// layer is one below the lowest of its predecessors. An edge that passes layers gets a bend in each
// of them, so that it has room there; one that passes more than LONGEST is cut into two stubs,
// since nobody can follow it by eye. Within layers, nodes stand at the median of their neighbours;
// sweeps down and up settle the order and then the places. Back edges run up on the right of what
// they span.
//
// The layout is made once for the union of all stages' blocks, so a block stays in its place from
// stage to stage.

export interface GraphEdge {
  from: number;
  to: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface PlacedEdge extends GraphEdge {
  back: boolean;
  stub: boolean;
  points: Point[];
}
export interface Layout {
  x: number[];
  y: number[];
  width: number;
  height: number;
  edges: PlacedEdge[];
  back: boolean[];
}
export interface Sizes {
  width: number;
  height: number;
  gapX: number;
  gapY: number;
}

export const SIZES: Sizes = { width: 132, height: 46, gapX: 28, gapY: 40 };
const LONGEST = 10;
const SWEEPS = 6;

// For each edge whether it closes a loop. The walk keeps its own stack: functions have thousands of
// blocks.
export function backEdges(nodes: number, edges: GraphEdge[]): boolean[] {
  const out: number[][] = Array.from({ length: nodes }, () => []);
  edges.forEach((edge, index) => out[edge.from].push(index));
  const state = new Uint8Array(nodes),
    back = edges.map(() => false); // state: 0 new, 1 open, 2 done
  for (let root = 0; root < nodes; ++root) {
    if (state[root]) continue;
    const stack: [number, number][] = [[root, 0]];
    state[root] = 1;
    while (stack.length) {
      const top = stack[stack.length - 1],
        edge = out[top[0]][top[1]++];
      if (edge === undefined) {
        state[top[0]] = 2;
        stack.pop();
      } else if (state[edges[edge].to] === 1) {
        back[edge] = true;
      } else if (!state[edges[edge].to]) {
        state[edges[edge].to] = 1;
        stack.push([edges[edge].to, 0]);
      }
    }
  }
  return back;
}

function layers(nodes: number, edges: GraphEdge[], back: boolean[]): number[] {
  const layer = new Array<number>(nodes).fill(0),
    waiting = new Array<number>(nodes).fill(0);
  const out: number[][] = Array.from({ length: nodes }, () => []);
  edges.forEach((edge, index) => {
    if (back[index]) return;
    out[edge.from].push(edge.to);
    ++waiting[edge.to];
  });
  const ready = [...layer.keys()].filter((node) => !waiting[node]);
  for (let node = ready.pop(); node !== undefined; node = ready.pop())
    for (const to of out[node]) {
      layer[to] = Math.max(layer[to], layer[node] + 1);
      if (!--waiting[to]) ready.push(to);
    }
  return layer;
}

// Nodes and bends, layer by layer.
class Grid {
  readonly rows: number[][] = [];
  readonly up: number[][] = [];
  readonly down: number[][] = [];
  readonly x: number[] = [];
  readonly order: number[] = [];
  constructor(readonly layer: number[]) {
    layer.forEach((row, node) => this.place(node, row));
  }
  private place(item: number, row: number) {
    this.order[item] = (this.rows[row] ??= []).push(item) - 1;
    this.up[item] = [];
    this.down[item] = [];
  }
  join(above: number, below: number) {
    this.down[above].push(below);
    this.up[below].push(above);
  }
  bend(row: number): number {
    const item = this.layer.push(row) - 1;
    this.place(item, row);
    return item;
  }

  // Sorts each row by the median of its neighbours in the row before (or behind).
  sort(down: boolean) {
    const rows = down ? this.rows : this.rows.slice().reverse();
    for (const row of rows) {
      const key = new Map(
        row.map((item) => [
          item,
          median((down ? this.up : this.down)[item].map((n) => this.order[n])) ?? this.order[item],
        ]),
      );
      row.sort((a, b) => key.get(a)! - key.get(b)!);
      row.forEach((item, index) => {
        this.order[item] = index;
      });
    }
  }

  // Moves items towards the median of their neighbours as far as their row leaves room.
  settle(down: boolean, gap: (item: number) => number) {
    const rows = down ? this.rows : this.rows.slice().reverse();
    for (const row of rows) {
      const wanted = row.map(
        (item) => median((down ? this.up : this.down)[item].map((n) => this.x[n])) ?? this.x[item],
      );
      spread(row, wanted, gap, this.x);
    }
  }
}

function median(numbers: number[]): number | undefined {
  if (!numbers.length) return undefined;
  const sorted = numbers.sort((a, b) => a - b),
    half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

// Places a row so that neighbours keep their distance and the places are close to the wanted ones:
// items that would overlap form a group, which stands where its members want to be on average.
function spread(row: number[], wanted: number[], gap: (item: number) => number, x: number[]) {
  const groups: { offset: number[]; items: number[]; sum: number; width: number }[] = [];
  const at = (group: (typeof groups)[number]) => group.sum / group.items.length;
  row.forEach((item, index) => {
    let group = { offset: [0], items: [item], sum: wanted[index], width: 0 };
    for (let before = groups.at(-1); before; before = groups.at(-1)) {
      const distance = before.width + (gap(before.items.at(-1)!) + gap(group.items[0])) / 2;
      if (at(before) + distance <= at(group)) break;
      group = {
        offset: [...before.offset, ...group.offset.map((o) => o + distance)],
        items: [...before.items, ...group.items],
        sum: before.sum + group.sum - distance * group.items.length,
        width: distance + group.width,
      };
      groups.pop();
    }
    groups.push(group);
  });
  for (const group of groups)
    group.items.forEach((item, index) => {
      x[item] = at(group) + group.offset[index];
    });
}

export function layoutGraph(nodes: number, edges: GraphEdge[], sizes: Sizes = SIZES): Layout {
  const back = backEdges(nodes, edges),
    grid = new Grid(layers(nodes, edges, back));
  const stubs = edges.map((e, i) => !back[i] && grid.layer[e.to] - grid.layer[e.from] > LONGEST);
  const chains = edges.map((edge, index) => {
    if (back[index] || stubs[index]) return [];
    const chain = [edge.from];
    for (let row = grid.layer[edge.from] + 1; row < grid.layer[edge.to]; ++row)
      chain.push(grid.bend(row));
    chain.push(edge.to);
    chain.slice(1).forEach((item, i) => grid.join(chain[i], item));
    return chain;
  });
  const gap = (item: number) => (item < nodes ? sizes.width + sizes.gapX : sizes.gapX);
  for (let sweep = 0; sweep < SWEEPS; ++sweep) grid.sort(sweep % 2 === 0);
  for (const row of grid.rows)
    row.reduce((x, item) => ((grid.x[item] = x + gap(item) / 2), x + gap(item)), 0);
  for (let sweep = 0; sweep < SWEEPS; ++sweep) grid.settle(sweep % 2 === 0, gap);
  return finish(nodes, edges, back, stubs, chains, grid, sizes);
}

function finish(
  nodes: number,
  edges: GraphEdge[],
  back: boolean[],
  stubs: boolean[],
  chains: number[][],
  grid: Grid,
  sizes: Sizes,
): Layout {
  const { x } = grid,
    y = grid.layer.map((row) => 24 + row * (sizes.height + sizes.gapY));
  const out: Layout = { x: [], y: y.slice(0, nodes), width: 0, height: 0, edges: [], back };
  const ports = new Map<number, number>();
  edges.forEach((edge, index) => {
    const start = { x: x[edge.from], y: y[edge.from] + sizes.height },
      stop = { x: x[edge.to], y: y[edge.to] };
    const points = back[index]
      ? loopBack(edge, grid, x, y, sizes, nodes, ports)
      : stubs[index]
        ? [start, { x: start.x, y: start.y + 14 }, { x: stop.x, y: stop.y - 14 }, stop]
        : chains[index].flatMap((item): Point[] =>
            item === edge.from
              ? [start]
              : item === edge.to
                ? [stop]
                : [
                    { x: x[item], y: y[item] },
                    { x: x[item], y: y[item] + sizes.height },
                  ],
          );
    out.edges.push({ ...edge, back: back[index], stub: stubs[index], points });
  });
  const xs = [
    ...out.edges.flatMap((edge) => edge.points.map((p) => p.x)),
    ...x.slice(0, nodes).flatMap((v) => [v - sizes.width / 2, v + sizes.width / 2]),
  ];
  const left = xs.reduce((a, b) => Math.min(a, b), Infinity) - 24;
  out.edges.forEach((edge) =>
    edge.points.forEach((point) => {
      point.x -= left;
    }),
  );
  out.x = x.slice(0, nodes).map((v) => v - left);
  out.width = xs.reduce((a, b) => Math.max(a, b), 0) - left + 24;
  out.height = out.y.reduce((a, b) => Math.max(a, b), 0) + sizes.height + 30;
  return out;
}

// Beside everything between its ends, on the side where less is in the way. It leaves the lower
// node and enters the upper one sideways where that side is free, else through the gap below or
// above them.
function loopBack(
  edge: GraphEdge,
  grid: Grid,
  x: number[],
  y: number[],
  sizes: Sizes,
  nodes: number,
  ports: Map<number, number>,
): Point[] {
  const top = grid.layer[edge.to],
    bottom = Math.max(top, grid.layer[edge.from]);
  const between = grid.rows.slice(top, Math.min(bottom, top + LONGEST * 4) + 1).flat();
  const inWay = (row: number, from: number, side: number) =>
    grid.rows[row].some((item) => (x[item] - x[from]) * side > 1);
  const crossed = (side: number) => +inWay(top, edge.to, side) + +inWay(bottom, edge.from, side);
  const side = crossed(1) <= crossed(-1) ? 1 : -1,
    used = ports.get(edge.to) ?? 0;
  ports.set(edge.to, used + 1);
  const half = (item: number) => (item < nodes ? sizes.width / 2 : 4);
  const far = Math.max(x[edge.from] * side, x[edge.to] * side) + sizes.width * 1.6;
  const outermost = between
    .filter((item) => x[item] * side < far)
    .reduce((most, item) => Math.max(most, x[item] * side + half(item)), -Infinity);
  const column = (outermost + 16 + 9 * used) * side;
  const start = inWay(bottom, edge.from, side)
    ? [
        { x: x[edge.from] + 14 * side, y: y[edge.from] + sizes.height },
        { x: x[edge.from] + 14 * side, y: y[edge.from] + sizes.height + 11 + 3 * used },
      ]
    : [{ x: x[edge.from] + half(edge.from) * side, y: y[edge.from] + sizes.height * 0.65 }];
  const stop = inWay(top, edge.to, side)
    ? [
        { x: x[edge.to] + 22 * side, y: y[edge.to] - 11 - 3 * used },
        { x: x[edge.to] + 22 * side, y: y[edge.to] },
      ]
    : [{ x: x[edge.to] + half(edge.to) * side, y: y[edge.to] + sizes.height * 0.35 }];
  return [...start, { x: column, y: start.at(-1)!.y }, { x: column, y: stop[0].y }, ...stop];
}
