// Draws the visible part of the interval chart on a canvas.
//
//   filled bar      in a register: its colour and its name
//   hatched bar     in memory
//   dashed bar      a constant that is made again for each use
//   outlined bar    not decided yet
//   dotted line     a hole: the value is not needed here
//   rule across     a split
//   ●  ○            a use that needs a register, or takes memory too
//   ■               a use in a fixed register
//   ▬               a definition
//   ◆               a phi
//
// Horizontal lines are block borders, brackets at the left are loops, the strong line is the place
// of the scan.
import { colourOf, type Colour, type Theme } from "./colours.ts";
import { type Geometry, INSTRUCTION } from "./geometry.ts";
import { positionOf } from "./model.ts";
import { ABSENT, IN_REGISTER, NONE, type Replay } from "./replay.ts";
import type { UseKind } from "./record.ts";

export interface Frame {
  width: number;
  height: number; // of the canvas
  left: number; // of the lanes: code and loops are before
  top: number; // height of the head with the lanes' names
  scrollX: number;
  scrollY: number;
  rowHeight: number;
  laneWidth: number;
}
export interface Scene {
  geometry: Geometry;
  replay: Replay;
  theme: Theme;
  registerLanes: string[] | null; // lanes are these registers, not webs
  range: number; // emphasized; -1
  web: number; // emphasized; -1
  scan: boolean;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  range: number; // NONE: the name of a lane
  web: number;
}

export const LOOP_WIDTH = 9;
export const READABLE = 11; // row height from which the code is shown
const FONT = "11px system-ui, sans-serif";

export class ChartPainter {
  boxes: Box[] = []; // of the live ranges that were drawn, for the pointer
  private readonly y: (point: number) => number;
  private readonly first: number; // visible positions
  private readonly last: number;

  constructor(
    private readonly c: CanvasRenderingContext2D,
    private readonly scene: Scene,
    private readonly frame: Frame,
  ) {
    const { geometry } = scene,
      { top, scrollY, rowHeight, height } = frame;
    this.y = (point) => top + geometry.y(point) * rowHeight - scrollY;
    this.first = positionOf(geometry.pointAt(scrollY / rowHeight));
    this.last = positionOf(geometry.pointAt((scrollY + height - top) / rowHeight));
  }

  paint(): Box[] {
    const { c, frame, scene } = this;
    c.fillStyle = scene.theme.page;
    c.fillRect(0, 0, frame.width, frame.height);
    c.save();
    c.beginPath();
    c.rect(0, frame.top, frame.width, frame.height - frame.top);
    c.clip();
    this.paintBlocks();
    this.paintLoops();
    c.save();
    c.beginPath();
    c.rect(frame.left, frame.top, frame.width - frame.left, frame.height - frame.top);
    c.clip();
    if (scene.registerLanes) this.paintFixed(scene.registerLanes);
    for (const web of scene.geometry.websBetween(this.first, this.last)) this.paintWeb(web);
    c.restore();
    if (scene.scan) this.paintScan();
    c.restore();
    this.paintHead();
    return this.boxes;
  }

  // Bands of blocks, darker inside loops, with a line at each border.
  private paintBlocks() {
    const {
        c,
        frame,
        scene: { geometry, theme },
      } = this,
      { blocks } = geometry.model.allocation;
    let lastLabel = -Infinity;
    for (
      let index = Math.max(0, geometry.model.blockOf(this.first));
      index < blocks.length && blocks[index].first <= this.last;
      ++index
    ) {
      const block = blocks[index];
      const headed = geometry.headRows(block.first) * frame.rowHeight;
      const top = this.y(4 * block.first) - headed,
        bottom = this.y(4 * Math.max(block.end, block.first + 1));
      if (block.depth) {
        c.globalAlpha = Math.min(0.05 * block.depth, 0.2);
        c.fillStyle = theme.loop;
        c.fillRect(0, top, frame.width, bottom - top);
        c.globalAlpha = 1;
      }
      if (bottom - top < 3) continue;
      c.fillStyle = theme.line;
      c.fillRect(0, Math.round(top), frame.width, 1);
      // Where rows are too low for code, positions say where one is.
      if (frame.rowHeight >= READABLE || top < lastLabel + 15) continue;
      lastLabel = top;
      c.fillStyle = theme.soft;
      c.font = FONT;
      c.textAlign = "right";
      c.textBaseline = "top";
      c.fillText(String(block.first), 44, top + 2);
    }
  }

  private paintLoops() {
    const {
        c,
        frame,
        scene: { geometry, theme },
      } = this,
      { blocks } = geometry.model.allocation;
    c.strokeStyle = c.fillStyle = theme.loop;
    c.lineWidth = 1.5;
    for (const loop of geometry.model.loops) {
      if (blocks[loop.last].end < this.first || blocks[loop.first].first > this.last) continue;
      const x = frame.left - LOOP_WIDTH * loop.level - 3;
      const top = this.y(4 * blocks[loop.first].first) + 4,
        bottom = this.y(4 * blocks[loop.last].end) - 4;
      c.beginPath();
      c.moveTo(x + 6, bottom);
      c.lineTo(x, bottom);
      c.lineTo(x, top);
      c.lineTo(x + 5, top);
      c.stroke();
      c.beginPath();
      c.moveTo(x + 8, top);
      c.lineTo(x + 3, top - 3.5);
      c.lineTo(x + 3, top + 3.5);
      c.fill();
    }
  }

  private laneX(lane: number) {
    return this.frame.left + lane * this.frame.laneWidth - this.frame.scrollX;
  }

  private paintWeb(index: number) {
    const {
      scene: { geometry, replay, registerLanes, web: emphasized },
      frame,
    } = this;
    const web = geometry.model.webs[index];
    let laneX = this.laneX(geometry.laneOfWeb[index]);
    if (!registerLanes && (laneX + frame.laneWidth < frame.left || laneX > frame.width)) return;
    if (!registerLanes && emphasized === index) {
      this.c.fillStyle = this.scene.theme.accent;
      this.c.globalAlpha = 0.12;
      this.c.fillRect(
        laneX,
        this.y(web.from) - 3,
        frame.laneWidth,
        this.y(web.to) - this.y(web.from) + 6,
      );
      this.c.globalAlpha = 1;
    }
    for (const range of replay.liveRangesOfWeb[index]) {
      if (replay.status[range] === ABSENT) continue;
      if (registerLanes) {
        if (replay.status[range] !== IN_REGISTER) continue;
        const lane = registerLanes.indexOf(geometry.model.registers[replay.register[range]]);
        if (lane < 0) continue;
        laneX = this.laneX(lane);
      }
      if (
        positionOf(replay.to[range]) >= this.first &&
        positionOf(replay.start(range)) <= this.last
      )
        this.paintLiveRange(range, laneX);
    }
    if (!registerLanes && frame.rowHeight >= 5) this.paintUses(index, laneX);
  }

  private paintLiveRange(range: number, laneX: number) {
    const {
        c,
        scene: { replay, theme },
        frame,
      } = this,
      web = replay.webOf(range);
    const from = replay.start(range),
      to = replay.to[range],
      x = laneX + 3,
      width = frame.laneWidth - 6;
    const top = this.y(from),
      bottom = this.y(to),
      middle = Math.round(x + width / 2) - 0.5;
    c.strokeStyle = theme.soft;
    c.lineWidth = 1;
    c.setLineDash([2, 2]);
    c.beginPath();
    c.moveTo(middle, top);
    c.lineTo(middle, bottom - 1);
    c.stroke();
    c.setLineDash([]);
    const place = replay.placeOf(range),
      register = replay.status[range] === IN_REGISTER ? place : "";
    const colour = register ? colourOf(register) : undefined;
    let visibleTop = Infinity,
      visibleBottom = -Infinity;
    for (const [segmentFrom, segmentTo] of web.segments) {
      const start = Math.max(from, segmentFrom),
        stop = Math.min(to, segmentTo);
      if (start >= stop) continue;
      const y = Math.max(this.y(start), frame.top - 20),
        height = Math.max(2, Math.min(this.y(stop), frame.height + 20) - y - 1);
      if (y > frame.height || y + height < frame.top) continue;
      this.paintBar(x, y, width, height, place, colour);
      if (visibleTop === Infinity || (height > 24 && visibleBottom - visibleTop < 24))
        [visibleTop, visibleBottom] = [Math.max(y, frame.top), y + height];
      this.boxes.push({ x: laneX, y, width: frame.laneWidth, height, range, web: web.index });
    }
    if (replay.parent[range] >= 0 && frame.rowHeight >= 5) {
      c.fillStyle = theme.text;
      c.fillRect(laneX, Math.round(top) - 1, frame.laneWidth, 1.5);
    }
    if (range === this.scene.range) {
      c.strokeStyle = theme.accent;
      c.lineWidth = 2.5;
      c.strokeRect(x - 2, top - 1.5, width + 4, bottom - top + 2);
    }
    const label = this.scene.registerLanes ? web.name : register;
    if (label && colour && frame.laneWidth >= 16)
      this.paintLabel(label, x, width, visibleTop, visibleBottom, colour);
  }

  private paintBar(
    x: number,
    y: number,
    width: number,
    height: number,
    place: string,
    colour?: Colour,
  ) {
    const {
      c,
      scene: { theme },
    } = this;
    if (colour) {
      c.fillStyle = colour.fill;
      c.fillRect(x, y, width, height);
      if (colour.edge === colour.fill) return;
      c.strokeStyle = colour.edge;
      c.lineWidth = 3;
      c.strokeRect(x + 1.5, y + 1.5, width - 3, Math.max(1, height - 3));
      return;
    }
    c.strokeStyle = theme.soft;
    c.lineWidth = 1;
    if (place && place !== "constant") {
      c.save();
      c.beginPath();
      c.rect(x, y, width, height);
      c.fillStyle = theme.card;
      c.fill();
      c.clip();
      c.beginPath();
      for (let at = y - width - ((y - width) % 5); at < y + height; at += 5) {
        c.moveTo(x, at + width);
        c.lineTo(x + width, at);
      }
      c.stroke();
      c.restore();
    } else {
      c.fillStyle = theme.page;
      c.fillRect(x, y, width, height);
    }
    if (place === "constant") c.setLineDash([3, 3]);
    c.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
    c.setLineDash([]);
  }

  private paintLabel(
    label: string,
    x: number,
    width: number,
    top: number,
    bottom: number,
    colour: Colour,
  ) {
    const { c } = this;
    c.font = FONT;
    c.textBaseline = "middle";
    c.textAlign = "center";
    c.fillStyle = colour.ink;
    const wide = c.measureText(label).width,
      room = bottom - top;
    if (wide <= width - 2) {
      if (room >= 12) c.fillText(label, x + width / 2, top + 8);
      return;
    }
    if (room < wide + 6) return;
    c.save();
    c.translate(x + width / 2, top + 4);
    c.rotate(Math.PI / 2);
    c.textAlign = "left";
    c.fillText(label, 0, 0);
    c.restore();
  }

  private paintUses(index: number, laneX: number) {
    const {
      scene: { geometry, theme },
      frame,
    } = this;
    for (const [point, kind] of geometry.model.webs[index].uses) {
      if (positionOf(point) < this.first || positionOf(point) > this.last) continue;
      const y = this.y(point | (point & 3 ? 0 : 1));
      // What writes stands at the left edge, what reads at the right one.
      paintUse(
        this.c,
        kind,
        /definition|phi/.test(kind) ? laneX + 5 : laneX + frame.laneWidth - 5,
        y,
        theme,
      );
    }
  }

  // In lanes of registers: where instructions reserve them and calls destroy them.
  private paintFixed(names: string[]) {
    const {
      c,
      scene: {
        geometry: { model },
        theme,
      },
      frame,
    } = this;
    names.forEach((name, lane) => {
      const register = model.registerIndex.get(name),
        x = this.laneX(lane) + 2;
      if (register === undefined || x > frame.width) return;
      c.fillStyle = c.strokeStyle = theme.soft;
      for (const { from, to } of model.reservations[register]) {
        if (positionOf(to) < this.first || positionOf(from) > this.last) continue;
        c.lineWidth = 1.5;
        c.strokeRect(x, this.y(from), frame.laneWidth - 4, Math.max(3, this.y(to) - this.y(from)));
      }
      for (const point of model.clobbers[register]) {
        if (positionOf(point) < this.first || positionOf(point) > this.last) continue;
        const y = this.y(point),
          middle = x + frame.laneWidth / 2 - 2;
        c.lineWidth = 1.5;
        c.beginPath();
        c.moveTo(middle - 4, y - 4);
        c.lineTo(middle + 4, y + 4);
        c.moveTo(middle + 4, y - 4);
        c.lineTo(middle - 4, y + 4);
        c.stroke();
      }
    });
  }

  private paintScan() {
    const {
        c,
        frame,
        scene: { replay, theme },
      } = this,
      y = Math.round(this.y(replay.point));
    c.fillStyle = theme.accent;
    c.fillRect(frame.left - 6, y - 1, frame.width, 2);
  }

  private paintHead() {
    const {
      c,
      frame,
      scene: { geometry, theme, registerLanes },
    } = this;
    c.fillStyle = theme.card;
    c.fillRect(0, 0, frame.width, frame.top);
    c.fillStyle = theme.line;
    c.fillRect(0, frame.top - 1, frame.width, 1);
    c.save();
    c.beginPath();
    c.rect(frame.left, 0, frame.width - frame.left, frame.top);
    c.clip();
    c.font = FONT;
    c.textBaseline = "middle";
    if (registerLanes)
      registerLanes.forEach((name, lane) => this.paintName(name, lane, colourOf(name)));
    else if (geometry.lanes === geometry.webs.length)
      geometry.webs.forEach((w) => this.paintWebName(w.index, geometry.laneOfWeb[w.index]));
    else this.paintSharedNames();
    c.restore();
  }

  // Shared lanes have the name of the web that is at the top of the visible part.
  private paintSharedNames() {
    const {
      scene: { geometry },
      frame,
    } = this;
    const top = geometry.pointAt(frame.scrollY / frame.rowHeight),
      shown = new Map<number, number>();
    for (const index of geometry.websBetween(this.first, this.last)) {
      const web = geometry.model.webs[index],
        lane = geometry.laneOfWeb[index],
        other = shown.get(lane);
      if (web.to <= top || positionOf(web.from) > this.last) continue;
      if (other === undefined || geometry.model.webs[other].from > web.from) shown.set(lane, index);
    }
    for (const [lane, index] of shown) this.paintWebName(index, lane);
  }

  // The name is cut if it is long: the box of its place shows it whole to the pointer.
  private paintWebName(web: number, lane: number) {
    const { scene } = this,
      { model } = scene.geometry;
    this.paintName(model.webs[web].namedBy, lane, undefined, web === scene.web);
    const { laneWidth: width, top: height } = this.frame;
    this.boxes.push({ x: this.laneX(lane), y: 0, width, height, range: NONE, web });
  }

  private paintName(name: string, lane: number, colour?: Colour, strong = false) {
    const {
        c,
        frame,
        scene: { theme },
      } = this,
      x = this.laneX(lane) + frame.laneWidth / 2;
    if (x < frame.left - 10 || x > frame.width + 10 || frame.laneWidth < 12) return;
    if (colour) {
      c.fillStyle = colour.fill;
      c.fillRect(x - frame.laneWidth / 2 + 3, frame.top - 6, frame.laneWidth - 6, 4);
      if (colour.edge !== colour.fill) {
        c.strokeStyle = colour.edge;
        c.lineWidth = 1.5;
        c.strokeRect(x - frame.laneWidth / 2 + 3, frame.top - 6, frame.laneWidth - 6, 4);
      }
    }
    c.fillStyle = strong ? theme.accent : theme.text;
    c.font = strong ? "bold " + FONT : FONT;
    c.save();
    c.translate(x, frame.top - 10);
    c.rotate(-Math.PI / 2);
    c.textAlign = "left";
    let shown = name;
    while (shown.length > 3 && c.measureText(shown).width > frame.top - 16)
      shown = shown.slice(0, -2) + "…";
    c.fillText(shown, 0, 0);
    c.restore();
  }
}

// One mark of the legend and of the chart.
export function paintUse(
  c: CanvasRenderingContext2D,
  kind: UseKind,
  x: number,
  y: number,
  theme: Theme,
) {
  c.fillStyle = theme.text;
  c.strokeStyle = theme.page;
  c.lineWidth = 1.5;
  c.beginPath();
  switch (kind) {
    case "register_or_memory":
      c.strokeStyle = theme.text;
      c.fillStyle = theme.page;
      c.arc(x, y, 2.8, 0, 7);
      break;
    case "fixed":
    case "fixed_definition":
      c.rect(x - 3, y - 3, 6, 6);
      break;
    case "definition":
      c.rect(x - 5, y - 2, 9, 4);
      break;
    case "phi":
      c.moveTo(x, y - 4.5);
      c.lineTo(x + 4.5, y);
      c.lineTo(x, y + 4.5);
      c.lineTo(x - 4.5, y);
      c.closePath();
      break;
    default:
      c.arc(x, y, 3.2, 0, 7);
  }
  c.stroke();
  c.fill();
}

// The row of the chart at a height; undefined in the head.
export function rowAt(scene: Scene, frame: Frame, y: number): number | undefined {
  const row = Math.floor((y - frame.top + frame.scrollY) / frame.rowHeight);
  return y < frame.top || row >= scene.geometry.rows ? undefined : row;
}
export { INSTRUCTION };
