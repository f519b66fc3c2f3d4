// Where things are in the interval chart. Time runs down, one row an instruction, so that the code
// stands beside it; each web that lives has a lane. Rows: for a block its head, for each
// instruction the moves inserted before it and itself. What does not fit in a row goes on in the rows
// after it. Webs of large functions share lanes: the
// first one that is free (the webs are in the order of their starts).
//
// A visible part is found without a walk over everything: rows by arithmetic, webs by buckets of
// BUCKET positions.
import { type AllocationModel, positionOf, type Web } from "./model.ts";

export const HEAD = 0,
  EDIT = 1,
  INSTRUCTION = 2,
  CONTINUATION = 3; // of the row before
const BUCKET = 64,
  NO_LANE = -1;
export const OWN_LANES = 48; // more webs than this share lanes

export class Geometry {
  readonly rowKind: Uint8Array;
  readonly rowItem: Int32Array; // block, edit or position
  readonly rowOfPosition: Int32Array; // the instruction's
  readonly rowsOfPosition: Uint8Array; // the instruction's, and its continuation's
  readonly firstRow: Int32Array; // of the position's gap: its edits, or the instruction
  readonly webs: Web[]; // that live, in the order of their starts
  readonly lanes: number;
  readonly laneOfWeb: Int32Array; // NO_LANE for a web that never lives
  private readonly buckets: number[][] = [];

  constructor(
    readonly model: AllocationModel,
    withEdits: boolean,
    rowsOf: (kind: number, item: number) => number = () => 1,
  ) {
    const kinds: number[] = [],
      items: number[] = [],
      { blocks } = model.allocation;
    const add = (kind: number, item: number) => {
      const rows = rowsOf(kind, item);
      for (let row = 0; row < rows; ++row) {
        kinds.push(row ? CONTINUATION : kind);
        items.push(item);
      }
      return rows;
    };
    this.rowOfPosition = new Int32Array(model.positions + 1);
    this.rowsOfPosition = new Uint8Array(model.positions + 1).fill(1);
    this.firstRow = new Int32Array(model.positions + 1);
    for (let position = 0, block = 0; position < model.positions; ++position) {
      for (; block < blocks.length && blocks[block].first <= position; ++block) add(HEAD, block);
      this.firstRow[position] = kinds.length;
      for (const edit of withEdits ? (model.editsAt.get(position) ?? []) : []) add(EDIT, edit);
      this.rowOfPosition[position] = kinds.length;
      this.rowsOfPosition[position] = add(INSTRUCTION, position);
    }
    this.firstRow[model.positions] = this.rowOfPosition[model.positions] = kinds.length;
    this.rowKind = Uint8Array.from(kinds);
    this.rowItem = Int32Array.from(items);
    this.webs = model.webs.filter((w) => w.segments.length).sort((a, b) => a.from - b.from);
    this.laneOfWeb = new Int32Array(model.webs.length).fill(NO_LANE);
    this.lanes = this.assignLanes();
    this.fillBuckets();
  }

  get rows(): number {
    return this.rowKind.length;
  }

  // The row that a continuation belongs to; the row itself if it is none.
  rowStart(row: number): number {
    while (row > 0 && this.rowKind[row] === CONTINUATION) --row;
    return row;
  }
  // The rows of the head of the block that begins at a position.
  headRows(position: number): number {
    const end = this.firstRow[position],
      row = this.rowStart(end - 1);
    return row >= 0 && this.rowKind[row] === HEAD ? end - row : 0;
  }
  // The row after a row and its continuation.
  rowEnd(row: number): number {
    do ++row;
    while (row < this.rows && this.rowKind[row] === CONTINUATION);
    return row;
  }

  private assignLanes(): number {
    if (this.webs.length <= OWN_LANES) {
      this.webs.forEach((web, lane) => {
        this.laneOfWeb[web.index] = lane;
      });
      return this.webs.length;
    }
    const ends: number[] = [];
    for (const web of this.webs) {
      let lane = ends.findIndex((end) => end + 8 <= web.from);
      if (lane < 0) lane = ends.length;
      ends[lane] = web.to;
      this.laneOfWeb[web.index] = lane;
    }
    return ends.length;
  }

  private fillBuckets() {
    for (let i = 0; i <= this.model.positions / BUCKET; ++i) this.buckets.push([]);
    for (const web of this.webs)
      for (let i = Math.floor(positionOf(web.from) / BUCKET); i <= positionOf(web.to) / BUCKET; ++i)
        this.buckets[i]?.push(web.index);
  }

  // In rows, with a fraction: the gap is above the moves, the other points are inside the
  // instruction's row.
  y(point: number): number {
    const position = Math.min(positionOf(point), this.model.positions),
      slot = point & 3;
    return slot
      ? this.rowOfPosition[position] + (slot / 4) * this.rowsOfPosition[position]
      : this.firstRow[position];
  }

  // The point at a height.
  pointAt(y: number): number {
    const row = this.rowStart(Math.max(0, Math.min(this.rows - 1, Math.floor(y))));
    let at = row;
    while (at < this.rows && this.rowKind[at] !== INSTRUCTION) ++at;
    const position = this.rowItem[at] ?? this.model.positions - 1,
      slot = Math.floor(((y - row) * 4) / this.rowsOfPosition[position]);
    return 4 * position + (at === row ? Math.max(0, Math.min(3, slot)) : 0);
  }

  // The webs that may have something between two positions; each once.
  websBetween(first: number, last: number): number[] {
    const from = Math.max(0, Math.floor(first / BUCKET)),
      to = Math.min(this.buckets.length - 1, Math.floor(last / BUCKET));
    if (from === to) return this.buckets[from] ?? [];
    const found = new Set<number>();
    for (let i = from; i <= to; ++i) for (const web of this.buckets[i]) found.add(web);
    return [...found];
  }
}

// How many rows a text takes, of so many characters each: it is divided at blanks, and where a word is
// longer than a row. Rows after the first are indented by INDENT characters.
export const INDENT = 2;
export function rowsOfText(text: string, capacity: number): number {
  let rows = 1,
    room = capacity;
  for (const word of text.match(/\s*\S+/g) ?? []) {
    let length = word.length;
    if (length > room && room < (rows > 1 ? capacity - INDENT : capacity)) {
      ++rows;
      room = capacity - INDENT;
      length = word.trim().length;
    }
    for (; length > room; room = capacity - INDENT) {
      length -= room;
      ++rows;
    }
    room -= length;
  }
  return rows;
}
