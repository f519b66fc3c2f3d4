// The interval chart on the page: one scrolled area with the code at the left and a canvas that
// paints what is visible.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ChartPainter, LOOP_WIDTH, READABLE, type Box, type Frame, type Scene } from "./chart.ts";
import { Line } from "./code.tsx";
import { registerNames, themeOf } from "./colours.ts";
import { EDIT, Geometry, HEAD } from "./geometry.ts";
import { figure, plural, pointName, type AllocationModel } from "./model.ts";
import { NONE, placeAt, splitsMade, type Replay } from "./replay.ts";
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
  whole?: boolean; // for paper: everything, without a scrolled area
  onScroll?: (top: number) => void;
  scrollTo?: number;
  onPosition?: (position: number) => void; // a position's number was clicked
}
const NAMES_HEIGHT = 84,
  WHOLE_LIMIT = 6000,
  MOST_LIVE = 40; // that a tip names

interface Measures {
  frame: Frame;
  lanes: string[] | null; // registers; null: webs
  codeWidth: number;
  total: { width: number; height: number };
}

// Where code, loops and lanes lie in an area of this size.
function measure(
  p: ChartProps,
  geometry: Geometry,
  lanes: string[] | null,
  size: { width: number; height: number },
  scroll: { x: number; y: number },
): Measures {
  const levels = p.model.loops.reduce((most, loop) => Math.max(most, loop.level), 0);
  const codeWidth =
    p.rowHeight < READABLE ? 92 : Math.max(210, Math.min(520, Math.round(size.width * 0.36)));
  const left = codeWidth + levels * LOOP_WIDTH + 8;
  const count = Math.max(1, lanes ? lanes.length : geometry.lanes);
  const [least, most] = lanes ? [30, 74] : [22, size.width > 1200 ? 54 : 40];
  const laneWidth = Math.max(least, Math.min(most, Math.floor((size.width - left - 4) / count)));
  const total = {
    width: Math.max(size.width, left + count * laneWidth + 8),
    height: NAMES_HEIGHT + geometry.rows * p.rowHeight + 8,
  };
  const height = p.whole ? Math.min(WHOLE_LIMIT, total.height) : size.height;
  const frame = {
    ...{ width: size.width, height, left, top: NAMES_HEIGHT, rowHeight: p.rowHeight, laneWidth },
    ...{ scrollX: scroll.x, scrollY: scroll.y },
  };
  return { frame, lanes, codeWidth, total };
}

// Paints after every change, and keeps where the live ranges are, for the pointer.
function usePainting(p: ChartProps, geometry: Geometry, { frame, lanes }: Measures) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const boxes = useRef<Box[]>([]);
  useLayoutEffect(() => {
    const element = canvas.current!;
    const ratio = p.whole ? 2 : devicePixelRatio || 1;
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
    if (!p.scan || p.whole || !element.clientHeight) return;
    const room = { x: frame.width - frame.left - 4, y: element.clientHeight - NAMES_HEIGHT };
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
  const geometry = useMemo(() => new Geometry(model, p.moves), [model, p.moves]);
  const [area, size] = useSize<HTMLDivElement>();
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
    if (x < frame.left || y < NAMES_HEIGHT) return undefined;
    return boxes.current.find(
      (b) => x >= b.x && x < b.x + b.width && y >= b.y && y < b.y + b.height,
    );
  };
  const click = (event: MouseEvent) => {
    const { position, value } = (event.target as HTMLElement).dataset;
    if (position) return p.onPosition?.(Number(position));
    const box = find(event);
    const name = value ?? (box && model.valueName(model.webs[box.web].values[0]));
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
      class={`chart${p.whole ? " whole" : ""}`}
      ref={area}
      tabIndex={0}
      role="region"
      aria-label={p.label}
      style={p.whole ? { height: px(frame.height) } : undefined}
      onClick={click}
      onScroll={scrolled}
      onPointerMove={point}
      onPointerLeave={leave}
    >
      <div
        class="chart-all"
        style={{
          width: px(total.width),
          height: px(p.whole ? frame.height : Math.max(total.height, size.height)),
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
  const first = Math.max(0, Math.floor(frame.scrollY / p.rowHeight) - 2);
  const behind = Math.ceil((frame.scrollY + frame.height) / p.rowHeight) + 2;
  const last = p.rowHeight >= READABLE || p.whole ? Math.min(geometry.rows, behind) : first;
  const now = p.scan ? p.replay.point >> 2 : -1;
  // Moves are inserted when all is decided.
  const isDone = p.replay.step === p.replay.length,
    splits = p.moves ? splitsMade(p.replay) : undefined,
    splitCount = [...(splits?.values() ?? [])].reduce((sum, names) => sum + names.length, 0);
  // The rows stay the same objects from step to step, so they are not compared again.
  const rows = useMemo(
    () =>
      Array.from({ length: Math.max(0, last - first) }, (_, i) => (
        <ChartRow
          key={first + i}
          geometry={geometry}
          row={first + i}
          height={p.rowHeight}
          value={p.value}
          point={now}
          split={splits?.get(geometry.rowItem[first + i])}
          isDone={isDone}
        />
      )),
    [geometry, first, last, p.rowHeight, p.value, now, splitCount, isDone],
  );
  const style = {
    width: px(codeWidth),
    marginTop: px(-frame.height),
    height: px(total.height),
    fontSize: px(Math.min(14, p.rowHeight * 0.68)),
  };
  return (
    <div class="chart-code" style={style}>
      <div class="chart-corner" style={{ height: px(NAMES_HEIGHT) }}>
        <Legend registers={!!lanes} theme={p.theme} />
      </div>
      {rows}
    </div>
  );
}

function ChartRow({
  geometry,
  row,
  height,
  value,
  point,
  split,
  isDone,
}: {
  geometry: Geometry;
  row: number;
  height: number;
  value: string;
  point: number;
  split?: string[]; // webs that are split at the position
  isDone: boolean; // the allocator has decided all
}) {
  const { model } = geometry,
    item = geometry.rowItem[row],
    style = { top: px(NAMES_HEIGHT + row * height), height: px(height), lineHeight: px(height) };
  if (geometry.rowKind[row] === HEAD) {
    const block = model.allocation.blocks[item];
    return (
      <div class="chart-row head" style={style}>
        <span class="text">{block.name}</span>
        <span class="weight">freq {figure(block.frequency)}</span>
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
        <span class={`mark ${edit.kind}`}>
          {EDIT_NAMES[edit.kind]} · {figure(edit.weight)} executed
        </span>
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
    register = replay.register[range];
  const where =
    register !== NONE ? model.registers[register] : replay.status[range] ? "memory" : "not decided";
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
      {where}, from {pointName(replay.from[range])} to {pointName(replay.to[range])}
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
  const y = frame.top + (row + 1) * frame.rowHeight - frame.scrollY + 4,
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

function Legend({ registers, theme }: { registers: boolean; theme: string }) {
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
