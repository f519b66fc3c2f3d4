// The interval chart on the page: one scrolled area with the code at the left and a canvas that
// paints what is visible.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ChartPainter, LOOP_WIDTH, READABLE, type Box, type Frame, type Scene } from "./chart.ts";
import { Line } from "./code.tsx";
import { registerNames, themeOf } from "./colours.ts";
import { CONTINUATION, EDIT, Geometry, HEAD, rowsOfText } from "./geometry.ts";
import { figure, plural, pointName, type AllocationModel } from "./model.ts";
import type { Block, Edit } from "./record.ts";
import { placeAt, splitsMade, type Replay } from "./replay.ts";
import { px, useSize } from "./rows.tsx";
import { EDIT_NAMES, editText } from "./words.ts";

export interface ChartProps {
  model: AllocationModel;
  replay: Replay;
  step: number; // of the replay; the chart is painted anew when it changes
  range: number; // emphasized
  value: string; // selected
  onValue: (name: string) => void;
  registers: string; // class whose registers are the lanes; "": lanes are webs
  moves: boolean;
  scan: boolean; // shows where the scan is, and keeps it visible
  rowHeight: number;
  theme: string;
  label: string;
  part?: Part; // for paper, without a scrolled area
  onScroll?: (top: number) => void;
  scrollTo?: number;
  onPosition?: (position: number) => void; // a position's number was clicked
}
// Rows of a chart on paper, which is as wide as a page.
interface Part {
  geometry: Geometry;
  width: number;
  first: number;
  end: number;
}
const NAMES_HEIGHT = 84,
  MOST_NAMES_HEIGHT = 260,
  MOST_NAMES_ON_SCREEN = 150,
  PAPER_WIDTH = 680,
  PAPER_ROWS = 44,
  POSITION_WIDTH = 40,
  MARK_WIDTH = 24, // of a mark without its text
  MOST_LIVE = 40; // that a tip names

interface Measures {
  frame: Frame;
  lanes: string[] | null; // registers; null: webs
  codeWidth: number;
  total: { width: number; height: number };
}

// The width of a character of code; of fonts that a canvas does not measure, a little more than theirs.
const widths = new Map<number, number>();
function characterWidth(fontSize: number): number {
  let width = widths.get(fontSize);
  if (width === undefined) {
    const family = getComputedStyle(document.documentElement).getPropertyValue("--mono"),
      context = document.createElement("canvas").getContext("2d");
    if (context) context.font = `${fontSize}px ${family}`;
    width = (context?.measureText("m".repeat(100)).width || 62 * fontSize) / 100;
    widths.set(fontSize, width);
  }
  return width;
}
const fontSizeOf = (rowHeight: number) => Math.min(14, rowHeight * 0.68);
const isReadable = (p: ChartProps) => p.rowHeight >= READABLE || !!p.part;
const codeWidthOf = (rowHeight: number, width: number) =>
  rowHeight < READABLE ? 92 : Math.max(210, Math.min(520, Math.round(width * 0.36)));

// What stands in the row of a move, and at its right.
const markOf = ({ kind, weight }: Edit) => `${EDIT_NAMES[kind]} · ${figure(weight)} executed`;
const frequencyOf = (block: Block) => `freq ${figure(block.frequency)}`;

// The rows that code needs in a column of this width.
function rowsIn(model: AllocationModel, rowHeight: number, width: number) {
  const character = characterWidth(fontSizeOf(rowHeight)),
    characters = (room: number) => Math.max(8, Math.floor((room - 2) / character)),
    column = codeWidthOf(rowHeight, width);
  // A text, and beside or below it a mark.
  const marked = (text: string, mark: string, room: number) => {
    const markWidth = MARK_WIDTH + 6.5 * mark.length;
    return characters(room - markWidth) >= text.length
      ? 1
      : rowsOfText(text, characters(room)) + Math.ceil(markWidth / room);
  };
  return (kind: number, item: number): number => {
    if (rowHeight < READABLE) return 1;
    const { blocks, edits } = model.allocation;
    if (kind === HEAD) return marked(blocks[item].name, frequencyOf(blocks[item]), column - 12);
    if (kind === EDIT)
      return marked(editText(model, edits[item]), markOf(edits[item]), column - POSITION_WIDTH);
    const mark = model.splitsAt.has(item) ? MARK_WIDTH + 6.5 * "split 9".length : 0;
    return rowsOfText(model.instruction(item), characters(column - POSITION_WIDTH - mark));
  };
}

// The height of the names of lanes: that of the longest. On the screen a longer one than the head has
// room for is whole in its tip.
function namesHeight({ part, model }: ChartProps): number {
  const longest = model.webs.reduce((most, web) => Math.max(most, web.namedBy.length), 0);
  const most = part ? MOST_NAMES_HEIGHT : MOST_NAMES_ON_SCREEN;
  return Math.max(NAMES_HEIGHT, Math.min(most, 7 * longest + 18));
}

// Where code, loops and lanes lie in an area of this size.
function measure(
  p: ChartProps,
  geometry: Geometry,
  lanes: string[] | null,
  size: { width: number; height: number },
  scroll: { x: number; y: number },
): Measures {
  const levels = p.model.loops.reduce((most, loop) => Math.max(most, loop.level), 0),
    width = p.part?.width ?? size.width,
    codeWidth = codeWidthOf(p.rowHeight, width);
  const left = codeWidth + levels * LOOP_WIDTH + 8;
  const count = Math.max(1, lanes ? lanes.length : geometry.lanes),
    room = (width - left - 4) / count;
  const [least, most] = lanes ? [30, 74] : [22, width > 1200 ? 54 : 40];
  const laneWidth = p.part
    ? Math.min(most, room)
    : Math.max(least, Math.min(most, Math.floor(room)));
  const rows = p.part ? p.part.end - p.part.first : geometry.rows,
    top = namesHeight(p);
  const total = {
    width: Math.max(width, Math.ceil(left + count * laneWidth) + (p.part ? 0 : 8)),
    height: top + rows * p.rowHeight + 8,
  };
  const frame = {
    ...{ width, height: p.part ? total.height : size.height },
    ...{ left, top, rowHeight: p.rowHeight, laneWidth, scrollX: scroll.x },
    scrollY: p.part ? p.part.first * p.rowHeight : scroll.y,
  };
  return { frame, lanes, codeWidth, total };
}

// Paints after every change, and keeps where the live ranges are, for the pointer.
function usePainting(p: ChartProps, geometry: Geometry, { frame, lanes }: Measures) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const boxes = useRef<Box[]>([]);
  useLayoutEffect(() => {
    const element = canvas.current!;
    const ratio = p.part ? 2 : devicePixelRatio || 1;
    if (!frame.width || !frame.height) return;
    element.width = Math.round(frame.width * ratio);
    element.height = Math.round(frame.height * ratio);
    element.style.width = px(frame.width);
    element.style.height = px(frame.height);
    const context = element.getContext("2d")!;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const value = p.model.allocation.values[p.model.valueIndex.get(p.value) ?? -1];
    const web = value ? (p.model.webIndex.get(value.web) ?? -1) : -1;
    const scene: Scene = {
      ...{ geometry, replay: p.replay, theme: themeOf(element), registerLanes: lanes },
      ...{ range: p.range, web, scan: p.scan },
    };
    boxes.current = new ChartPainter(context, scene, frame).paint();
  });
  return [canvas, boxes] as const;
}

// Keeps the place of the scan, or the place that another chart shows, in sight.
function useFollowing(
  p: ChartProps,
  geometry: Geometry,
  area: { current: HTMLElement | null },
  { frame, lanes }: Measures,
) {
  useEffect(() => {
    const element = area.current!;
    if (!p.scan || p.part || !element.clientHeight) return;
    const room = { x: frame.width - frame.left - 4, y: element.clientHeight - frame.top };
    const scan = geometry.y(p.replay.point) * p.rowHeight;
    const y = scan - element.scrollTop;
    if (y < 20 || y > room.y - 60) element.scrollTop = Math.max(0, scan - room.y * 0.4);
    if (lanes || p.range < 0) return;
    const lane = geometry.laneOfWeb[p.replay.web[p.range]] * frame.laneWidth;
    const x = lane - element.scrollLeft;
    if (x < 0 || x > room.x - frame.laneWidth) element.scrollLeft = Math.max(0, lane - room.x / 2);
  }, [p.step, p.rowHeight, p.moves, frame.height > 0]);
  useEffect(() => {
    if (p.scrollTo !== undefined && Math.abs(area.current!.scrollTop - p.scrollTo) > 1)
      area.current!.scrollTop = p.scrollTo;
  }, [p.scrollTo]);
}

export function Chart(p: ChartProps) {
  const { model, replay } = p;
  const [area, size] = useSize<HTMLDivElement>();
  const codeWidth = codeWidthOf(p.rowHeight, size.width);
  const geometry = useMemo(
    () => p.part?.geometry ?? new Geometry(model, p.moves, rowsIn(model, p.rowHeight, size.width)),
    [p.part, model, p.moves, p.rowHeight, codeWidth],
  );
  const [scroll, setScroll] = useState({ x: 0, y: 0 });
  const [hover, setHover] = useState<Box | undefined>();
  const [row, setRow] = useState(-1);
  const lanes = useMemo(
    () => (p.registers ? registerNames(model, p.registers) : null),
    [model, p.registers],
  );
  const measures = measure(p, geometry, lanes, size, scroll);
  const { frame, total } = measures;
  const [canvas, boxes] = usePainting(p, geometry, measures);
  useFollowing(p, geometry, area, measures);

  const find = (event: MouseEvent) => {
    const place = canvas.current!.getBoundingClientRect();
    const x = event.clientX - place.left;
    const y = event.clientY - place.top;
    if (x < frame.left) return undefined;
    return boxes.current.find(
      (b) =>
        b.range < 0 === y < frame.top &&
        x >= b.x &&
        x < b.x + b.width &&
        y >= b.y &&
        y < b.y + b.height,
    );
  };
  const click = (event: MouseEvent) => {
    const { position, value } = (event.target as HTMLElement).dataset;
    if (position) return p.onPosition?.(Number(position));
    const box = find(event);
    const name = value ?? (box && model.webs[box.web].namedBy);
    if (name) p.onValue(name === p.value ? "" : name);
  };
  const point = (event: PointerEvent) => {
    const over = (event.target as HTMLElement).closest<HTMLElement>("[data-row]");
    setHover(find(event));
    setRow(Number(over?.dataset.row ?? -1));
  };
  const leave = () => {
    setHover(undefined);
    setRow(-1);
  };
  const scrolled = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    setScroll({ x: currentTarget.scrollLeft, y: currentTarget.scrollTop });
    p.onScroll?.(currentTarget.scrollTop);
  };
  const what = `${plural(geometry.webs.length, "value")} over ${plural(model.positions, "instruction")}`;
  return (
    <div
      class={`chart${p.part ? " whole" : ""}`}
      ref={area}
      tabIndex={0}
      role="region"
      aria-label={p.label}
      style={p.part ? { height: px(frame.height), width: px(frame.width + 2) } : undefined}
      onClick={click}
      onScroll={scrolled}
      onPointerMove={point}
      onPointerLeave={leave}
    >
      <div
        class="chart-all"
        style={{
          width: px(total.width),
          height: px(p.part ? frame.height : Math.max(total.height, size.height)),
        }}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${p.label}: ${what}; the lists beside it say the same in words`}
        />
        <CodeColumn chart={p} geometry={geometry} measures={measures} />
      </div>
      {hover && <Tip box={hover} replay={replay} model={model} frame={frame} />}
      {row >= 0 && row < geometry.rows && (
        <LiveTip geometry={geometry} row={row} replay={replay} frame={frame} />
      )}
    </div>
  );
}

// All of a chart for paper, in parts that no page divides.
export function WholeChart(p: Omit<ChartProps, "part">) {
  const [area, size] = useSize<HTMLDivElement>(),
    width = Math.min(PAPER_WIDTH, size.width - 2),
    { model, moves, rowHeight } = p;
  const parts = useMemo(() => {
    const geometry = new Geometry(model, moves, rowsIn(model, rowHeight, width)),
      found: Part[] = [];
    for (let first = 0; width > 0 && first < geometry.rows;) {
      const end = Math.min(geometry.rows, first + PAPER_ROWS);
      const last = end < geometry.rows ? Math.max(first + 1, geometry.rowStart(end)) : end;
      found.push({ geometry, width, first, end: last });
      first = last;
    }
    return found;
  }, [model, moves, rowHeight, width]);
  return (
    <div ref={area}>
      {parts.map((part, i) => (
        <Chart
          key={i}
          {...p}
          part={part}
          label={parts.length > 1 ? `${p.label}, part ${i + 1}` : p.label}
        />
      ))}
    </div>
  );
}

interface CodeColumnProps {
  chart: ChartProps;
  geometry: Geometry;
  measures: Measures;
}
// The visible rows of code, over the left part of the canvas.
function CodeColumn({
  chart: p,
  geometry,
  measures: { frame, codeWidth, total, lanes },
}: CodeColumnProps) {
  const behind = Math.ceil((frame.scrollY + frame.height) / p.rowHeight) + 2,
    first =
      p.part?.first ?? geometry.rowStart(Math.max(0, Math.floor(frame.scrollY / p.rowHeight) - 2)),
    last = p.part?.end ?? (isReadable(p) ? Math.min(geometry.rows, behind) : first),
    origin = p.part?.first ?? 0;
  const now = p.scan ? p.replay.point >> 2 : -1;
  // Moves are inserted when all is decided.
  const { isDone } = p.replay,
    splits = p.moves ? splitsMade(p.replay) : undefined,
    splitCount = [...(splits?.values() ?? [])].reduce((sum, names) => sum + names.length, 0);
  // The rows stay the same objects from step to step, so they are not compared again.
  const rows = useMemo(
    () =>
      Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i)
        .filter((row) => geometry.rowKind[row] !== CONTINUATION)
        .map((row) => (
          <ChartRow
            key={row}
            {...{ geometry, row, origin }}
            top={frame.top}
            height={p.rowHeight}
            value={p.value}
            point={now}
            split={splits?.get(geometry.rowItem[row])}
            isDone={isDone}
          />
        )),
    [geometry, first, last, p.rowHeight, p.value, now, splitCount, isDone],
  );
  const style = {
    width: px(codeWidth),
    marginTop: px(-frame.height),
    height: px(total.height),
    fontSize: px(fontSizeOf(p.rowHeight)),
  };
  return (
    <div class="chart-code" style={style}>
      <div class="chart-corner" style={{ height: px(frame.top) }}>
        <Legend
          registers={!!lanes}
          constants={p.model.allocation.values.some((value) => value.rematerializable)}
          theme={p.theme}
        />
      </div>
      {rows}
    </div>
  );
}

function ChartRow({
  geometry,
  row,
  origin,
  top,
  height,
  value,
  point,
  split,
  isDone,
}: {
  geometry: Geometry;
  row: number;
  origin: number; // the first row of the chart, which is there:
  top: number;
  height: number;
  value: string;
  point: number;
  split?: string[]; // webs that are split at the position
  isDone: boolean; // the allocator has decided all
}) {
  const { model } = geometry,
    item = geometry.rowItem[row],
    style = {
      top: px(top + (row - origin) * height),
      height: px((geometry.rowEnd(row) - row) * height),
      lineHeight: px(height),
    };
  if (geometry.rowKind[row] === HEAD) {
    const block = model.allocation.blocks[item];
    return (
      <div class="chart-row head" style={style}>
        <span class="text">{block.name}</span>
        <span class="weight">{frequencyOf(block)}</span>
      </div>
    );
  }
  if (geometry.rowKind[row] === EDIT) {
    if (!isDone) return <div class="chart-row edit" style={style} />;
    const edit = model.allocation.edits[item];
    const edge = edit.edge
      ? ` from ${model.allocation.blocks[edit.edge[0]]?.name} to ${model.allocation.blocks[edit.edge[1]]?.name}`
      : "";
    return (
      <div
        class={`chart-row edit ${edit.kind}`}
        style={style}
        title={`${EDIT_NAMES[edit.kind]} of ${model.valueName(edit.value)}, ${edit.reason}${edge}; executed ${plural(edit.weight, "time")}`}
      >
        <span class="text">{editText(model, edit)}</span>
        <span class={`mark ${edit.kind}`}>{markOf(edit)}</span>
      </div>
    );
  }
  return (
    <div class={`chart-row${item === point ? " now" : ""}`} style={style} data-row={row}>
      <span class="position" data-position={item}>
        {item}
      </span>
      <span class="text">
        <Line text={model.instruction(item)} value={value} />
      </span>
      {split && (
        <span class="mark split" title={`${split.join(", ")}: split here`}>
          split{split.length > 1 ? ` ${split.length}` : ""}
        </span>
      )}
    </div>
  );
}

function Tip({
  box,
  replay,
  model,
  frame,
}: {
  box: Box;
  replay: Replay;
  model: AllocationModel;
  frame: Frame;
}) {
  const { range } = box,
    web = model.webs[box.web],
    where = replay.placeOf(range) || "not decided";
  const x = box.x + box.width + 6,
    flip = x + 230 > frame.width;
  return (
    <div
      class="tip"
      style={{
        left: px((flip ? box.x - 236 : x) + frame.scrollX),
        top: px(Math.max(frame.top, Math.min(box.y, frame.height - 80)) + frame.scrollY),
      }}
    >
      <strong>{model.names(web)}</strong>
      <br />
      {range >= 0 &&
        `${where}, from ${pointName(replay.start(range))} to ${pointName(replay.to[range])}`}
      {replay.temporary[range] ? (
        <>
          <br />
          temporary: serves one instruction
        </>
      ) : null}
    </div>
  );
}

// The instruction in full, and what is live while it runs.
function LiveTip({
  geometry,
  row,
  replay,
  frame,
}: {
  geometry: Geometry;
  row: number;
  replay: Replay;
  frame: Frame;
}) {
  const { model } = geometry,
    position = geometry.rowItem[row],
    point = 4 * position + 1;
  const live = geometry
    .websBetween(position, position)
    .filter((web) => model.liveAt(model.webs[web], point))
    .filter((web) => !model.isDeadBefore(model.liveValue(model.webs[web], point), position))
    .map((web) => {
      const place = placeAt(replay, web, point),
        name = model.valueName(model.liveValue(model.webs[web], point));
      return place === "undecided" ? name : `${name} in ${place}`;
    });
  const more = live.length - MOST_LIVE,
    names = live.slice(0, MOST_LIVE).join(", ") + (more > 0 ? ` and ${more} more` : "");
  const y = frame.top + geometry.rowEnd(row) * frame.rowHeight - frame.scrollY + 4,
    height = 66 + 19 * Math.floor(names.length / 70); // of the tip, or a little more
  return (
    <div
      class="tip wide"
      style={{
        left: px(44 + frame.scrollX),
        top: px((y + height > frame.height ? y - height - frame.rowHeight : y) + frame.scrollY),
      }}
    >
      <code>{model.instruction(position)}</code>
      <br />
      {live.length} live: {names}
    </div>
  );
}

interface LegendProps {
  registers: boolean;
  constants: boolean; // some values are
  theme: string;
}
function Legend({ registers, constants, theme }: LegendProps) {
  return (
    <div class="legend" key={theme} aria-hidden="true">
      <span>
        <i class="swatch register" />
        register
      </span>
      {registers ? (
        <>
          <span>
            <i class="swatch reserved" />
            fixed operand
          </span>
          <span>
            <b>×</b> call destroys
          </span>
        </>
      ) : (
        <>
          <span>
            <i class="swatch memory" />
            memory
          </span>
          {constants && (
            <span>
              <i class="swatch constant" />
              constant
            </span>
          )}
          <span>
            <i class="swatch open" />
            undecided
          </span>
          <span>● use</span>
          <span>○ or memory</span>
          <span>■ fixed</span>
          <span>▬ def</span>
          <span>◆ phi</span>
        </>
      )}
    </div>
  );
}
