// The control-flow graph of a stage. One layout serves all stages: blocks keep their places, those
// that a stage lacks are outlines. Frequency is a bar, loops are shaded by depth, back edges are
// dashed; after allocation the blocks say what spills, reloads and copies cost in them.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useKeys, type ViewProps } from "./view.ts";
import { blockName, blocksOf, type TextBlock } from "./blocks.ts";
import { Code } from "./code.tsx";
import { Choice } from "./parts.tsx";
import { unrelated } from "./difference.ts";
import {
  drawingOf,
  loopBoxes,
  nodesOfStages,
  type Box,
  type Drawing,
  type PlacedEdge,
  type Point,
} from "./graph.ts";
import { marksOf, type Mark } from "./marks.ts";
import { figure, modelOf, plural } from "./model.ts";
import type { FunctionRecord, Graph } from "./record.ts";
import { useSize } from "./rows.tsx";
import { StageList } from "./stage_list.tsx";
import { isSelected, lastStage, stageOf, type StageText } from "./stages.ts";

const nodesOf = new WeakMap<FunctionRecord, number[][]>();
// By stage of the record, by block.
function nodesOfRecord(record: FunctionRecord): number[][] {
  let nodes = nodesOf.get(record);
  if (!nodes) nodesOf.set(record, (nodes = nodesOfStages(record)));
  return nodes;
}

// Code in nodes: of blocks with more lines, so many; characters of a line.
const MOST_LINES = 28,
  MOST_CHARACTERS = 56,
  LINE = 14,
  HEAD = 40,
  CHARACTER = 6.4;
const CODE_AT_FIRST = 60; // blocks

const clip = (line: string) =>
  line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line;

// The lines of a block below its name.
interface CodeLine {
  line: number; // of the stage; -1: how many more there are
  text: string;
}
function codeOf(block: TextBlock, stage: StageText, texts: string[]): CodeLine[] {
  const first = block.label ? block.first + 1 : block.first,
    count = block.end - first,
    shown = count > MOST_LINES ? MOST_LINES - 1 : count;
  const lines = Array.from({ length: shown }, (_, i) => ({
    line: first + i,
    text: clip(texts[stage.lines[first + i]].trim()),
  }));
  return shown < count ? [...lines, { line: -1, text: `… ${count - shown} more lines` }] : lines;
}

// By block of a stage after the allocation: how many live ranges are split in it.
function splitsOf(p: ViewProps, blocks: TextBlock[], marks: unknown[]): number[] {
  if (!marks.length || !p.function.allocations.length) return [];
  const model = modelOf(p.function, 0),
    number = (name: string) => /^bb\.\d+/.exec(name)?.[0] ?? name,
    sums = new Map<string, number>();
  for (const [position, names] of model.splitsAt) {
    const name = number(model.allocation.blocks[model.blockOf(position)]?.name ?? "");
    sums.set(name, (sums.get(name) ?? 0) + names.length);
  }
  return blocks.map((block) => sums.get(number(block.label)) ?? 0);
}

interface Costs {
  parts: [kind: string, text: string][];
  weight: string;
  title: string;
}
const KINDS = ["spill", "reload", "fold", "copy"];
function costsOf(block: TextBlock, marks: (Mark | undefined)[]): Costs | undefined {
  const sums = new Map<string, [number, number]>();
  for (let line = block.first; line < block.end; ++line) {
    const mark = marks[line];
    if (!mark) continue;
    const sum = sums.get(mark.kind) ?? [0, 0];
    sums.set(mark.kind, [sum[0] + 1, sum[1] + mark.weight]);
  }
  if (!sums.size) return undefined;
  return {
    parts: KINDS.filter((kind) => sums.has(kind)).map((kind) => [
      kind,
      `${kind[0].toUpperCase()}${sums.get(kind)![0]}`,
    ]),
    weight: `· ${figure([...sums.values()].reduce((sum, [, weight]) => sum + weight, 0))}`,
    title: [...sums]
      .map(([kind, [count, weight]]) => `${count} ${kind}, executed ${plural(weight, "time")}`)
      .join("; "),
  };
}

export function GraphView(p: ViewProps) {
  const { text, link, go } = p,
    [query, setQuery] = useState(""),
    { graph } = p.function,
    nodesOfStage = nodesOfRecord(p.function),
    [content, setContent] = useState("");
  const named = stageOf(text.stages, link.stage),
    wanted = named && named.kind !== "assembly" ? named : lastStage(text);
  const stage = wanted.kind === "source" ? (text.stages[1] ?? wanted) : wanted;
  const blocks = useMemo(() => blocksOf(stage, text.texts), [stage]);
  const nodes = nodesOfStage[stage.index - 1] ?? [];
  const shown = content || (blocks.length <= CODE_AT_FIRST ? "code" : "names");
  const code = useMemo(
    () => (shown === "code" ? blocks.map((b) => codeOf(b, stage, text.texts)) : []),
    [shown, blocks, stage],
  );
  const drawing = useMemo(() => {
    if (!code.length) return drawingOf(graph);
    const longest = code.flat().reduce((most, { text }) => Math.max(most, text.length), 0),
      lines = new Map(nodes.map((node, i) => [node, code[i]?.length ?? 0]));
    return drawingOf(graph, Math.max(graph.node_width, longest * CHARACTER + 22), (node) =>
      lines.get(node) ? HEAD + LINE * lines.get(node)! + 8 : graph.node_height,
    );
  }, [graph, code, nodes]);
  const marks = useMemo(() => marksOf(stage, text.texts, blocks), [stage, blocks]);
  const splits = useMemo(() => splitsOf(p, blocks, marks), [blocks, marks]);
  const blockAt = useMemo(() => new Map(nodes.map((node, index) => [node, index])), [nodes]);
  const chosen = link.position >= 0 && link.position < blocks.length ? link.position : 0,
    block = blocks[chosen];
  // The chosen block stays the same when the stage changes.
  const toStage = (next: StageText) => {
    const other = nodesOfStage[next.index - 1] ?? [];
    go({ stage: next.link, position: Math.max(0, other.indexOf(nodes[chosen])) });
  };
  const selected = useMemo(
    () =>
      new Set(
        blocks.flatMap((b, i) => {
          for (let line = b.first; line < b.end; ++line)
            if (isSelected(p.selection, text.texts[stage.lines[line]], stage, line)) return [i];
          return [];
        }),
      ),
    [blocks, stage, p.selection],
  );
  const isMarked = (line: number) =>
    isSelected(p.selection, text.texts[stage.lines[line]], stage, line);
  if (!graph.nodes.length)
    return <p class="empty">The record of @{p.function.name} contains no stage with blocks.</p>;
  return (
    <>
      <StageList
        text={text}
        current={stage}
        query={query}
        onQuery={setQuery}
        onStage={toStage}
        accept={(s) => s.kind !== "source" && s.kind !== "assembly"}
      />
      <section class="panel graph-panel">
        <div class="bar">
          <h2>{stage.pass}</h2>
          <span class="description">
            {plural(blocks.length, "block")}
            {marks.length ? "; S spill, R reload, F fold, C copy, ÷ split · executed" : ""}
          </span>
        </div>
        <Picture
          key={shown}
          graph={graph}
          drawing={drawing}
          code={code}
          isMarked={isMarked}
          content={shown}
          onContent={setContent}
          blocks={blocks}
          nodes={nodes}
          blockAt={blockAt}
          marks={marks}
          splits={splits}
          chosen={chosen}
          selected={selected}
          onBlock={(i) => go({ position: i }, true)}
        />
      </section>
      {block && <BlockPanel view={p} stage={stage} block={block} marks={marks} />}
    </>
  );
}

interface BlockPanelProps {
  view: ViewProps;
  stage: StageText;
  block: TextBlock;
  marks: (Mark | undefined)[];
}
function BlockPanel({ view, stage, block, marks }: BlockPanelProps) {
  const rows = useMemo(() => unrelated(block.end, 0).slice(block.first), [block]);
  const depth = block.depth ? `, loop depth ${block.depth}` : "";
  return (
    <section class="panel block-panel" aria-label="Code of the block">
      <div class="bar">
        <h2>{block.label || "entry"}</h2>
        <span class="description">
          {block.frequency ? `freq ${figure(block.frequency)}${depth}` : ""}
        </span>
      </div>
      <Code
        id="block-code"
        label={`Code of block ${block.label || "entry"}`}
        text={view.text}
        left={stage}
        rows={rows}
        selection={view.selection}
        onSelect={view.select}
        position={-1}
        onPosition={() => {}}
        marks={marks}
      />
    </section>
  );
}

interface PictureProps {
  graph: Graph;
  drawing: Drawing;
  code: CodeLine[][]; // by block; [] if names only are shown
  isMarked: (line: number) => boolean;
  content: string;
  onContent: (content: string) => void;
  blocks: TextBlock[];
  nodes: number[];
  blockAt: Map<number, number>;
  marks: (Mark | undefined)[];
  splits: number[];
  chosen: number;
  selected: Set<number>;
  onBlock: (index: number) => void;
}
// The block that an arrow key leads to.
function neighbour(
  graph: Graph,
  nodes: number[],
  blocks: TextBlock[],
  chosen: number,
  key: string,
) {
  const block = blocks[chosen];
  if (key === "ArrowUp")
    return blocks.findIndex((b, i) => i !== chosen && b.successors.includes(chosen));
  if (key === "ArrowDown") return block?.successors.find((s) => s !== chosen);
  const place = (i: number) => graph.nodes[nodes[i]];
  const row = blocks
    .map((_, i) => i)
    .filter((i) => place(i)[2] === place(chosen)[2])
    .sort((a, b) => place(a)[1] - place(b)[1]);
  return row[row.indexOf(chosen) + (key === "ArrowRight" ? 1 : -1)];
}

const SCALES = [0.12, 0.2, 0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.6];

// The zoom: first one that shows the graph or a readable part; the node stays in sight.
function useScale(
  area: { current: HTMLElement | null },
  size: { width: number; height: number },
  graph: Drawing,
  node: number,
) {
  const [scale, setScale] = useState(1);
  const fitted = useRef(false);
  useLayoutEffect(() => {
    if (fitted.current || !size.width) return;
    fitted.current = true;
    const fit = Math.min(size.width / graph.width, size.height / graph.height);
    setScale(SCALES.filter((s) => s <= Math.max(0.7, fit)).at(-1)!);
  }, [size.width]);
  useEffect(() => {
    const element = area.current!;
    if (!graph.nodes[node]) return;
    const x = graph.nodes[node].x * scale;
    const y = graph.nodes[node].y * scale;
    if (x < element.scrollLeft + 40 || x > element.scrollLeft + element.clientWidth - 40)
      element.scrollLeft = x - element.clientWidth / 2;
    if (y < element.scrollTop || y > element.scrollTop + element.clientHeight - 70)
      element.scrollTop = y - element.clientHeight / 3;
  }, [node, scale]);
  const zoom = (direction: number) => {
    const next = direction > 0 ? SCALES.find((s) => s > scale) : SCALES.findLast((s) => s < scale);
    setScale(next ?? scale);
  };
  const fit = () => setScale(Math.min(1.5, size.width / graph.width, size.height / graph.height));
  return [scale, zoom, fit] as const;
}

const CONTENTS: [string, string][] = [
  ["code", "Code"],
  ["names", "Names"],
];

function Picture({ graph, drawing, blocks, nodes, blockAt, ...p }: PictureProps) {
  const { edges } = drawing,
    { chosen, onBlock } = p,
    [ref, size] = useSize<HTMLDivElement>(),
    [scroll, setScroll] = useState({ x: 0, y: 0 });
  const node = nodes[chosen] ?? -1;
  const [scale, zoom, fit] = useScale(ref, size, drawing, node);
  const follow = (key: string) => {
    const next = neighbour(graph, nodes, blocks, chosen, key);
    if (next !== undefined && next >= 0) onBlock(next);
  };
  useKeys((key) => {
    if (key === "+" || key === "=") zoom(1);
    else if (key === "-") zoom(-1);
    else if (key === "0") fit();
    else if (key === "c") p.onContent(p.content === "code" ? "names" : "code");
    else return false;
    return true;
  });
  const shown = (x: number, y: number, width = 0, height = 0) => {
    const px = x * scale - scroll.x,
      py = y * scale - scroll.y;
    return (
      px + width * scale > -300 &&
      py + height * scale > -300 &&
      px < size.width + 300 + width * scale &&
      py < size.height + 300
    );
  };
  const present = useMemo(
    () => new Set(blocks.flatMap((b, i) => b.successors.map((s) => `${nodes[i]} ${nodes[s]}`))),
    [blocks, nodes],
  );
  const names = useMemo(() => {
    const own = graph.nodes.map(([label]) => label);
    blocks.forEach((b, i) => (own[nodes[i]] = blockName(b, i)));
    return own;
  }, [graph, blocks, nodes]);
  const boxes = useMemo(
    () => (blocks.length <= BOXES_AT_MOST ? loopBoxes(drawing, (n) => blockAt.has(n)) : []),
    [drawing, blockAt],
  );
  const scrollTo = (x: number, y: number) => {
    ref.current!.scrollLeft = x * scale - size.width / 2;
    ref.current!.scrollTop = y * scale - size.height / 2;
  };
  const isLarge =
    drawing.width * scale > size.width + 1 || drawing.height * scale > size.height + 1;
  const most = useMemo(() => blocks.reduce((m, b) => Math.max(m, b.frequency), 0), [blocks]);
  return (
    <div class="graph-frame">
      <div
        class="graph"
        ref={ref}
        tabIndex={0}
        role="application"
        aria-label={`Control-flow graph, block ${names[node]}; arrow keys go from block to block`}
        onScroll={(e) => setScroll({ x: e.currentTarget.scrollLeft, y: e.currentTarget.scrollTop })}
        onKeyDown={(e) => {
          if (e.key.startsWith("Arrow")) {
            follow(e.key);
            e.preventDefault();
            e.stopPropagation();
          }
        }}
      >
        <svg
          width={drawing.width * scale}
          height={drawing.height * scale}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          aria-hidden="true"
        >
          <Heads />
          {boxes.map((box, i) => (
            <rect
              key={i}
              class="loop-box"
              x={box.x - box.width / 2}
              y={box.y}
              width={box.width}
              height={box.height}
              rx={9}
            />
          ))}
          {edges.map(
            (edge, i) =>
              edge.points.some((pt) => shown(pt.x, pt.y)) && (
                <EdgePath
                  key={i}
                  edge={edge}
                  absent={!present.has(`${edge.from} ${edge.to}`)}
                  near={edge.from === node || edge.to === node}
                  to={names[edge.to]}
                />
              ),
          )}
          {drawing.nodes.map((box, i) => {
            const index = blockAt.get(i) ?? -1;
            return (
              shown(box.x, box.y, box.width / 2, box.height) && (
                <Node
                  key={i}
                  box={box}
                  code={p.code[index] ?? []}
                  isMarked={p.isMarked}
                  name={names[i]}
                  block={blocks[index]}
                  index={index}
                  most={most}
                  marks={p.marks}
                  splits={p.splits[index] ?? 0}
                  chosen={i === node}
                  selected={p.selected.has(index)}
                  onBlock={onBlock}
                />
              )
            );
          })}
        </svg>
      </div>
      {isLarge && size.width > MAP_AT && (
        <SmallMap {...{ drawing, blockAt, node, scale, scroll, size, scrollTo }} />
      )}
      <span class="zoom contents">
        <Choice
          label="In the nodes (key c)"
          value={p.content}
          options={CONTENTS}
          onChange={p.onContent}
        />
      </span>
      <span class="choice zoom" role="group" aria-label="Zoom of the graph">
        <button type="button" aria-label="Make the graph smaller" onClick={() => zoom(-1)}>
          −
        </button>
        <button type="button" aria-label="Make the graph larger" onClick={() => zoom(1)}>
          +
        </button>
        <button type="button" title="Key 0" onClick={fit}>
          Fit
        </button>
      </span>
    </div>
  );
}

const BOXES_AT_MOST = 400; // blocks
const MAP_AT = 460; // the graph's width on the screen
const MAP = { width: 150, height: 120 };

// All of a graph that is larger than its place, with the part that is seen; a click or a drag goes
// to a part. (The keyboard goes from block to block.)
interface SmallMapProps {
  drawing: Drawing;
  blockAt: Map<number, number>;
  node: number;
  scale: number;
  scroll: Point;
  size: { width: number; height: number };
  scrollTo: (x: number, y: number) => void;
}
function SmallMap({ drawing, blockAt, node, scale, scroll, size, scrollTo }: SmallMapProps) {
  const own = Math.min(MAP.width / drawing.width, MAP.height / drawing.height);
  const go = (e: PointerEvent) => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    scrollTo((e.clientX - box.left) / own, (e.clientY - box.top) / own);
  };
  const nodes = useMemo(
    () =>
      drawing.nodes.map(
        (box, i) =>
          blockAt.has(i) && (
            <rect
              key={i}
              class="dot"
              x={box.x - box.width / 2}
              y={box.y}
              width={box.width}
              height={box.height}
            />
          ),
      ),
    [drawing, blockAt],
  );
  const chosen = drawing.nodes[node];
  return (
    <svg
      class="small-map"
      aria-hidden="true"
      width={Math.max(24, drawing.width * own)}
      height={Math.max(24, drawing.height * own)}
      viewBox={`0 0 ${Math.max(24 / own, drawing.width)} ${Math.max(24 / own, drawing.height)}`}
      onPointerDown={(e) => {
        e.currentTarget.setPointerCapture(e.pointerId);
        go(e);
      }}
      onPointerMove={(e) => {
        if (e.buttons & 1) go(e);
      }}
    >
      {nodes}
      {chosen && (
        <rect
          class="dot chosen"
          x={chosen.x - chosen.width / 2}
          y={chosen.y}
          width={chosen.width}
          height={chosen.height}
        />
      )}
      <rect
        class="seen"
        x={scroll.x / scale}
        y={scroll.y / scale}
        width={Math.min(size.width / scale, drawing.width)}
        height={Math.min(size.height / scale, drawing.height)}
      />
    </svg>
  );
}

// The heads of arrows.
const Heads = () => (
  <defs>
    {["edge", "loop"].map((kind) => (
      <marker
        {...{ id: `head-${kind}`, viewBox: "0 0 8 8", refX: "7", refY: "4", orient: "auto" }}
        {...{ markerWidth: "9", markerHeight: "9", markerUnits: "userSpaceOnUse" }}
      >
        <path d="M0 0L8 4L0 8z" class={`head-${kind}`} />
      </marker>
    ))}
  </defs>
);

// A path of horizontal and vertical lines with round corners.
function rounded(points: Point[], radius: number): string {
  let path = `M${points[0].x} ${points[0].y}`;
  for (let i = 1; i < points.length - 1; ++i) {
    const [a, b, c] = points.slice(i - 1, i + 2),
      near = (p: Point) => {
        const length = Math.hypot(p.x - b.x, p.y - b.y) || 1,
          r = Math.min(radius, length / 2);
        return `${b.x + ((p.x - b.x) / length) * r} ${b.y + ((p.y - b.y) / length) * r}`;
      };
    path += `L${near(a)}Q${b.x} ${b.y} ${near(c)}`;
  }
  return `${path}L${points.at(-1)!.x} ${points.at(-1)!.y}`;
}

function pathOf({ points, back }: PlacedEdge): string {
  if (back) return rounded(points, 7);
  let path = `M${points[0].x} ${points[0].y}`;
  for (let i = 1; i < points.length; ++i) {
    const a = points[i - 1],
      b = points[i],
      half = (a.y + b.y) / 2;
    path += a.x === b.x ? `V${b.y}` : `C${a.x} ${half} ${b.x} ${half} ${b.x} ${b.y}`;
  }
  return path;
}

function EdgePath({
  edge,
  absent,
  near,
  to,
}: {
  edge: PlacedEdge;
  absent: boolean;
  near: boolean;
  to: string; // the name of its target
}) {
  const kind = edge.back ? "loop" : "edge",
    name = `${kind}${absent ? " absent" : ""}${near ? " near" : ""}`;
  if (edge.stub) {
    const [a, b, c, d] = edge.points;
    return (
      <g class={name}>
        <path d={`M${a.x} ${a.y}V${b.y}`} />
        <text x={b.x} y={b.y + 11}>
          → {to}
        </text>
        <path d={`M${c.x} ${c.y}V${d.y}`} marker-end="url(#head-edge)" />
      </g>
    );
  }
  return <path class={name} d={pathOf(edge)} marker-end={`url(#head-${kind})`} />;
}

interface NodeProps {
  box: Box;
  code: CodeLine[];
  isMarked: (line: number) => boolean;
  name: string;
  block?: TextBlock;
  index: number;
  most: number;
  marks: (Mark | undefined)[];
  splits: number;
  chosen: boolean;
  selected: boolean;
  onBlock: (index: number) => void;
}
function Node({ box, code, name, block, index, most, marks, splits, ...p }: NodeProps) {
  const { y, width, height } = box,
    left = box.x - width / 2,
    costs = block && costsOf(block, marks);
  const bar =
    block?.frequency && most
      ? Math.max(0.02, Math.log2(1 + block.frequency) / Math.log2(1 + most))
      : 0;
  const room = Math.floor((width - 12) / 7),
    shown = name.length > room ? name.slice(0, room - 1) + "…" : name;
  return (
    <g
      class={`node${block ? "" : " absent"}${p.chosen ? " chosen" : ""}${p.selected ? " selected" : ""}`}
      onClick={() => block && p.onBlock(index)}
    >
      <title>
        {name}
        {costs ? `: ${costs.title}` : ""}
      </title>
      <rect
        x={left}
        y={y}
        width={width}
        height={height}
        rx={5}
        class={`depth${Math.min(4, block?.depth ?? 0)}`}
      />
      {bar > 0 && (
        <rect x={left + 1} y={y + height - 5} width={(width - 2) * bar} height={4} class="heat" />
      )}
      <text x={left + 9} y={y + 17} class="name">
        {shown}
      </text>
      {block && (
        <text x={left + 9} y={y + 33} class="small">
          {costs ? (
            <>
              {costs.parts.map(([kind, part]) => (
                <tspan class={kind}>{part} </tspan>
              ))}
              {splits ? `÷${splits} ` : ""}
              {costs.weight}
            </>
          ) : (
            `${plural(block.end - block.first - (block.label ? 1 : 0), "line")}${block.frequency ? ` · freq ${figure(block.frequency)}` : ""}`
          )}
        </text>
      )}
      {code.map(({ line, text }, i) => (
        <text
          key={i}
          x={left + 9}
          y={y + HEAD + LINE * i + 10}
          class={`code-line ${line >= 0 ? (marks[line]?.kind ?? "") : "more"}${line >= 0 && p.isMarked(line) ? " marked" : ""}`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
