// The interval chart on the page: one scrolled area with the code at the left and a canvas that paints what is visible.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ChartPainter, LOOP_WIDTH, type Box, type Frame, type Scene } from "./chart.ts";
import { Line } from "./code.tsx";
import { registerNames, themeOf } from "./colours.ts";
import { EDIT, Geometry, HEAD } from "./geometry.ts";
import { figure, pointName, type AllocationModel } from "./model.ts";
import { NONE, registerAt, type Replay } from "./replay.ts";
import { px, useSize } from "./rows.tsx";
import { EDIT_NAMES, editText } from "./words.ts";

export interface ChartProps {
  model: AllocationModel;
  replay: Replay;
  step: number; // of the replay; the chart is painted anew when it changes
  piece: number; // emphasized
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
  WHOLE_LIMIT = 6000;
export const READABLE = 11; // row height from which the code is shown

export function Chart(p: ChartProps) {
  const { model, replay } = p,
    geometry = useMemo(() => new Geometry(model, p.moves), [model, p.moves]);
  const [area, size] = useSize<HTMLDivElement>(),
    canvas = useRef<HTMLCanvasElement>(null),
    boxes = useRef<Box[]>([]);
  const [scroll, setScroll] = useState({ x: 0, y: 0 }),
    [hover, setHover] = useState<Box | undefined>(),
    [row, setRow] = useState(-1);
  const lanes = useMemo(
    () => (p.registers ? registerNames(model, p.registers) : null),
    [model, p.registers],
  );
  const levels = useMemo(
    () => model.loops.reduce((most, loop) => Math.max(most, loop.level), 0),
    [model],
  );
  const readable = p.rowHeight >= READABLE;
  const codeWidth = !readable ? 92 : Math.max(210, Math.min(520, Math.round(size.width * 0.36))),
    left = codeWidth + levels * LOOP_WIDTH + 8;
  const count = lanes ? lanes.length : geometry.lanes;
  const room = size.width - left - 4,
    laneWidth = Math.max(
      lanes ? 30 : 22,
      Math.min(lanes ? 74 : size.width > 1200 ? 54 : 40, Math.floor(room / Math.max(1, count))),
    );
  const total = {
    width: left + count * laneWidth + 8,
    height: NAMES_HEIGHT + geometry.rows * p.rowHeight + 8,
  };
  const height = p.whole ? Math.min(WHOLE_LIMIT, total.height) : size.height;
  const frame: Frame = {
    width: size.width,
    height,
    left,
    top: NAMES_HEIGHT,
    scrollX: scroll.x,
    scrollY: scroll.y,
    rowHeight: p.rowHeight,
    laneWidth,
  };
  const web = useMemo(() => {
    const value = model.valueIndex.get(p.value);
    return value === undefined
      ? -1
      : (model.webIndex.get(model.allocation.values[value].web) ?? -1);
  }, [model, p.value]);

  useLayoutEffect(() => {
    const element = canvas.current!,
      ratio = p.whole ? 2 : devicePixelRatio || 1;
    if (!size.width || !height) return;
    element.width = Math.round(size.width * ratio);
    element.height = Math.round(height * ratio);
    element.style.width = `${size.width}px`;
    element.style.height = `${height}px`;
    const context = element.getContext("2d")!;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const scene: Scene = {
      geometry,
      replay,
      theme: themeOf(element),
      registerLanes: lanes,
      piece: p.piece,
      web,
      scan: p.scan,
    };
    boxes.current = new ChartPainter(context, scene, frame).paint();
  });

  const scanY = geometry.y(replay.point) * p.rowHeight;
  useEffect(() => {
    const element = area.current!;
    if (!p.scan || p.whole || !element.clientHeight) return;
    const y = scanY - element.scrollTop;
    if (y < 20 || y > element.clientHeight - NAMES_HEIGHT - 60)
      element.scrollTop = Math.max(0, scanY - (element.clientHeight - NAMES_HEIGHT) * 0.4);
    const lane = lanes ? -1 : p.piece >= 0 ? geometry.laneOfWeb[replay.web[p.piece]] : -1;
    const x = lane * laneWidth - element.scrollLeft;
    if (lane >= 0 && (x < 0 || x > room - laneWidth))
      element.scrollLeft = Math.max(0, lane * laneWidth - room / 2);
  }, [p.step, p.rowHeight, p.moves, size.height > 0]);
  useEffect(() => {
    if (p.scrollTo !== undefined && Math.abs(area.current!.scrollTop - p.scrollTo) > 1)
      area.current!.scrollTop = p.scrollTo;
  }, [p.scrollTo]);

  const find = (event: MouseEvent) => {
    const { left: x, top: y } = canvas.current!.getBoundingClientRect(),
      px = event.clientX - x,
      py = event.clientY - y;
    return px < left || py < NAMES_HEIGHT
      ? undefined
      : boxes.current.find(
          (b) => px >= b.x && px < b.x + b.width && py >= b.y && py < b.y + b.height,
        );
  };
  const click = (event: MouseEvent) => {
    const { position } = (event.target as HTMLElement).dataset;
    if (position) return p.onPosition?.(Number(position));
    const name =
      (event.target as HTMLElement).dataset.value ??
      (find(event) && model.valueName(model.webs[find(event)!.web].values[0]));
    if (name) p.onValue(name === p.value ? "" : name);
  };
  const first = Math.max(0, Math.floor(scroll.y / p.rowHeight) - 2);
  const last =
    readable || p.whole
      ? Math.min(geometry.rows, Math.ceil((scroll.y + height) / p.rowHeight) + 2)
      : first;
  const now = p.scan ? replay.point >> 2 : -1;
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
          splits={p.moves}
        />
      )),
    [geometry, first, last, p.rowHeight, p.value, now, p.moves],
  );
  return (
    <div
      class={`chart${p.whole ? " whole" : ""}`}
      ref={area}
      tabIndex={0}
      role="region"
      aria-label={p.label}
      onClick={click}
      style={p.whole ? { height: px(height) } : undefined}
      onScroll={(e) => {
        setScroll({ x: e.currentTarget.scrollLeft, y: e.currentTarget.scrollTop });
        p.onScroll?.(e.currentTarget.scrollTop);
      }}
      onPointerMove={(e) => {
        setHover(find(e));
        setRow(
          Number((e.target as HTMLElement).closest<HTMLElement>("[data-row]")?.dataset.row ?? -1),
        );
      }}
      onPointerLeave={() => {
        setHover(undefined);
        setRow(-1);
      }}
    >
      <div
        class="chart-all"
        style={{
          width: px(Math.max(total.width, size.width)),
          height: px(p.whole ? height : Math.max(total.height, size.height)),
        }}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${p.label}: ${model.webs.length} values over ${model.positions} instructions; the lists beside it say the same in words`}
        />
        <div
          class="chart-code"
          style={{
            width: px(codeWidth),
            marginTop: px(-height),
            height: px(total.height),
            fontSize: px(Math.min(14, p.rowHeight * 0.68)),
          }}
        >
          <div class="chart-corner" style={{ height: px(NAMES_HEIGHT) }}>
            <Legend registers={!!lanes} theme={p.theme} />
          </div>
          {rows}
        </div>
      </div>
      {hover && <Tip box={hover} replay={replay} model={model} frame={frame} />}
      {row >= 0 && row < geometry.rows && (
        <LiveTip geometry={geometry} row={row} replay={replay} frame={frame} />
      )}
    </div>
  );
}

function ChartRow({
  geometry,
  row,
  height,
  value,
  point,
  splits,
}: {
  geometry: Geometry;
  row: number;
  height: number;
  value: string;
  point: number;
  splits: boolean;
}) {
  const { model } = geometry,
    item = geometry.rowItem[row],
    style = { top: px(NAMES_HEIGHT + row * height), height: px(height), lineHeight: px(height) };
  if (geometry.rowKind[row] === HEAD) {
    const block = model.allocation.blocks[item];
    return (
      <div class="chart-row head" style={style}>
        <span class="text">{block.name}</span>
        <span class="weight">{figure(block.frequency)}×</span>
      </div>
    );
  }
  if (geometry.rowKind[row] === EDIT) {
    const edit = model.allocation.edits[item];
    const edge = edit.edge
      ? ` from ${model.allocation.blocks[edit.edge[0]]?.name} to ${model.allocation.blocks[edit.edge[1]]?.name}`
      : "";
    return (
      <div
        class={`chart-row edit ${edit.kind}`}
        style={style}
        title={`${EDIT_NAMES[edit.kind]} of ${model.valueName(edit.value)}, ${edit.reason}${edge}; executed ${figure(edit.weight)} times`}
      >
        <span class="text">{editText(model, edit)}</span>
        <span class={`mark ${edit.kind}`}>
          {EDIT_NAMES[edit.kind]} {figure(edit.weight)}×
        </span>
      </div>
    );
  }
  const split = splits ? model.splitsAt.get(item) : undefined;
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
  const { piece } = box,
    web = model.webs[box.web],
    register = replay.register[piece];
  const where =
    register !== NONE ? model.registers[register] : replay.status[piece] ? "memory" : "not decided";
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
      {where}, from {pointName(replay.from[piece])} to {pointName(replay.to[piece])}
      {replay.temporary[piece] ? (
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
    .filter((web) => model.liveAt(model.webs[web], point));
  const place = (web: number) => {
    const register = registerAt(replay, web, point);
    return `${model.webs[web].name}${register === NONE ? "" : ` in ${model.registers[register]}`}`;
  };
  const y = frame.top + (row + 1) * frame.rowHeight - frame.scrollY + 4;
  return (
    <div
      class="tip wide"
      style={{
        left: px(44 + frame.scrollX),
        top: px((y + 90 > frame.height ? y - 84 - frame.rowHeight : y) + frame.scrollY),
      }}
    >
      <code>{model.instruction(position)}</code>
      <br />
      {live.length} live: {live.slice(0, 16).map(place).join(", ")}
      {live.length > 16 ? " …" : ""}
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
