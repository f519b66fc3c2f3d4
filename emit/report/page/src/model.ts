// What the views ask about one allocation, computed once from its record: webs, blocks, loops,
// registers.
//
// A web is the set of values that share a location. Its segments are the union of theirs; where it
// has none between two segments it has a hole.
import type {
  Allocation,
  AllocatorEvent,
  Block,
  CandidateTuple,
  Edit,
  FunctionRecord,
  LiveRange,
  Reservation,
  UseKind,
} from "./record.ts";

export interface Web {
  index: number;
  name: string; // of one of its values, and how many there are
  namedBy: string; // that value: of the source, if it has one
  values: number[]; // in the order in which they start
  registerClass: string;
  segments: [number, number][]; // sorted, disjoint
  uses: [point: number, kind: UseKind, weight: number][];
  from: number;
  to: number;
}
export interface Loop {
  first: number;
  last: number;
  level: number;
} // blocks

export const SLOTS = ["gap", "early", "late", "after"];
export const positionOf = (point: number) => point >> 2;

// "12", or "12 (late)" where the slot matters.
export function pointName(point: number): string {
  return point & 3 ? `${point >> 2} (${SLOTS[point & 3]})` : `${point >> 2}`;
}

// Index of the last item whose key is not above `key`; -1 if there is none.
export function lastNotAbove<T>(
  items: ArrayLike<T>,
  key: number,
  keyOf: (item: T) => number,
): number {
  let low = 0,
    high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(items[middle]) <= key) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function union(segments: [number, number][]): [number, number][] {
  const result: [number, number][] = [];
  for (const [from, to] of segments.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export class AllocationModel {
  readonly webs: Web[] = [];
  readonly webIndex = new Map<number, number>(); // the record's number of a web -> index in webs
  readonly registers: string[] = []; // all that are named, allowed ones first
  readonly registerIndex = new Map<string, number>();
  readonly positions: number;
  readonly loops: Loop[];
  readonly editsAt = new Map<number, number[]>(); // by position: indices in edits
  readonly splitsAt = new Map<number, string[]>(); // by position: names of the webs that are split there
  readonly clobbers: number[][] = []; // by register: sorted points
  readonly reservations: Reservation[][] = []; // by register: sorted
  readonly valueIndex = new Map<string, number>();
  private readonly stored = new Set<number>(); // values that a move writes to memory

  constructor(
    readonly allocation: Allocation,
    readonly texts: string[],
  ) {
    const { blocks, instructions } = allocation;
    this.positions = Math.max(instructions.length, blocks.at(-1)?.end ?? 0);
    this.collectWebs();
    this.collectRegisters();
    this.loops = findLoops(blocks);
    allocation.edits.forEach((edit, index) => {
      push(this.editsAt, positionOf(edit.point), index);
      if (edit.to.startsWith("slot")) this.stored.add(edit.value);
    });
    allocation.values.forEach((value, index) => this.valueIndex.set(value.name, index));
    for (const range of allocation.live_ranges)
      if (range.parent >= 0) push(this.splitsAt, positionOf(range.from), this.web(range.web).name);
  }

  private collectWebs() {
    const values = this.allocation.values;
    values.forEach((value, index) => {
      let web = this.webIndex.get(value.web);
      if (web === undefined) {
        web = this.webs.length;
        if (value.web >= 0) this.webIndex.set(value.web, web);
        this.webs.push({
          index: web,
          name: value.name,
          namedBy: values[this.allocation.web_names[value.web] ?? index].name,
          values: [],
          registerClass: value.register_class,
          segments: [],
          uses: [],
          from: 0,
          to: 0,
        });
      }
      this.webs[web].values.push(index);
    });
    const start = (value: number) => values[value].segments[0]?.[0] ?? Infinity;
    for (const web of this.webs) {
      web.values.sort((a, b) => (start(a) < start(b) ? -1 : +(start(a) > start(b))));
      const members = web.values.map((v) => values[v]);
      web.segments = union(
        members.flatMap((v) => v.segments.map(([from, to]): [number, number] => [from, to])),
      );
      web.uses = members.flatMap((v) => v.uses).sort((a, b) => a[0] - b[0]);
      web.from = web.segments[0]?.[0] ?? 0;
      web.to = web.segments.at(-1)?.[1] ?? 0;
      if (members.length > 1) web.name = `${web.namedBy} (${members.length} values)`;
    }
  }

  private collectRegisters() {
    const { allowed, reserved, clobbers, live_ranges } = this.allocation;
    const add = (name: string) => {
      if (!name || this.registerIndex.has(name)) return;
      this.registerIndex.set(name, this.registers.length);
      this.registers.push(name);
      this.clobbers.push([]);
      this.reservations.push([]);
    };
    Object.values(allowed).forEach((list) => list.forEach(add));
    live_ranges.forEach((range) => add(range.register));
    reserved.forEach((r) => add(r.register));
    for (const { registers, points } of clobbers)
      for (const name of registers)
        if (this.registerIndex.has(name))
          this.clobbers[this.registerIndex.get(name)!].push(...points);
    for (const list of this.clobbers) list.sort((a, b) => a - b);
    for (const r of reserved) this.reservations[this.registerIndex.get(r.register)!].push(r);
    for (const list of this.reservations) list.sort((a, b) => a.from - b.from);
  }

  // "linear", whatever registers it was left.
  get allocator(): string {
    return this.allocation.allocator.split(",")[0];
  }
  // The allocator's events; live ranges of each attempt have numbers of their own. (They are parsed
  // when they are asked for first.)
  get events(): AllocatorEvent[] {
    return (this.numbered ??= numberLiveRanges(this.allocation.events)).events;
  }
  // The number of live range 0 of the last attempt, whose live ranges the record has.
  get firstLiveRange(): number {
    return (this.numbered ??= numberLiveRanges(this.allocation.events)).firstLiveRange;
  }
  private numbered?: Numbered;

  // The index in `webs` of the web that a live range or an event names.
  web(number: number): Web {
    return this.webs[this.webIndex.get(number) ?? 0];
  }
  valueName(value: number): string {
    return this.allocation.values[value]?.name ?? "?";
  }
  // The live range in which a web is in the end, at a point.
  finalRange(web: Web, point: number): LiveRange | undefined {
    return this.allocation.live_ranges.find(
      (r) => !r.temporary && r.from <= point && point < r.to && this.web(r.web) === web,
    );
  }
  // Where it is then: "" in memory, undefined if it is not there.
  finalPlace(web: Web, point: number): string | undefined {
    return this.finalRange(web, point)?.register;
  }
  // Whether between two points, where the web has no register, it is made again for each use: all of
  // its values there are constants.
  isMadeAgain(web: Web, from: number, to: number): boolean {
    const { values } = this.allocation;
    return web.values.every(
      (v) =>
        (values[v].rematerializable && !this.stored.has(v)) ||
        !values[v].segments.some(([first, end]) => first < to && from < end),
    );
  }
  // The value of a web that lives at a point; -1 in a hole.
  liveValue(web: Web, point: number): number {
    const { values } = this.allocation;
    return (
      web.values.find((v) => values[v].segments.some((r) => r[0] <= point && point < r[1])) ?? -1
    );
  }
  // Whether the value is dead before a position, which its segment covers for the sake of a jump
  // above.
  isDeadBefore(value: number, position: number): boolean {
    return this.allocation.dead_gaps.some(
      (d) => d.position === position && d.values.includes(value),
    );
  }
  // All names of a web's values, for a title.
  names(web: Web): string {
    return web.values.map((v) => this.valueName(v)).join(", ");
  }
  instruction(position: number): string {
    return this.texts[this.allocation.instructions[position]] ?? "";
  }
  blockOf(position: number): number {
    return lastNotAbove(this.allocation.blocks, position, (b) => b.first);
  }

  // The first live point of a web at or after `point`; -1 if it is over.
  firstLive(web: Web, point: number): number {
    const at = lastNotAbove(web.segments, point, (r) => r[0]);
    if (at >= 0 && point < web.segments[at][1]) return point;
    return web.segments[at + 1]?.[0] ?? -1;
  }
  liveAt(web: Web, point: number): boolean {
    return this.firstLive(web, point) === point;
  }

  // The reservation that covers a point or is the next after it.
  reservationFrom(register: number, point: number): Reservation | undefined {
    const list = this.reservations[register];
    const at = lastNotAbove(list, point, (r) => r.from);
    return at >= 0 && point < list[at].to ? list[at] : list[at + 1];
  }
  clobberFrom(register: number, point: number): number | undefined {
    const list = this.clobbers[register];
    return list[lastNotAbove(list, point - 1, (p) => p) + 1];
  }
}

interface Numbered {
  events: AllocatorEvent[];
  firstLiveRange: number;
}

// An allocator that starts anew counts live ranges from 0 again.
function numberLiveRanges(events: AllocatorEvent[]): Numbered {
  if (events.filter((e) => e.kind === "start").length < 2) return { events, firstLiveRange: 0 };
  let first = 0,
    next = 0;
  const moved = (range: number) => (range < 0 ? range : range + first);
  const numbered = events.map((event): AllocatorEvent => {
    if (event.kind === "start") {
      first = next;
      return event;
    }
    if (!("range" in event)) return event;
    const range = moved(event.range);
    if (event.kind === "create") next = Math.max(next, range + 1);
    if (event.kind === "coalesce") return { ...event, range, joined: moved(event.joined) };
    if (event.kind === "evict") return { ...event, range, by: moved(event.by) };
    if (event.kind === "split") {
      const child = moved(event.child);
      next = Math.max(next, child + 1);
      return { ...event, range, child };
    }
    if (event.kind === "visit") {
      const candidates = event.candidates.map((c): CandidateTuple => {
        const isLiveRange = c[3] === "range" || c[3] === "waiting";
        return isLiveRange
          ? [c[0], c[1], c[2], c[3], moved(c[4]), c[5], c[6], c[7], c[8], c[9], c[10]]
          : c;
      });
      return { ...event, range, candidates };
    }
    return { ...event, range };
  });
  return { events: numbered, firstLiveRange: first };
}

// One loop for each header: from it to the last block that jumps back to it.
export function findLoops(blocks: Block[]): Loop[] {
  const last = new Map<number, number>();
  blocks.forEach((block, index) =>
    block.successors.forEach((to) => {
      if (to <= index) last.set(to, Math.max(last.get(to) ?? 0, index));
    }),
  );
  return [...last].map(([first, end]) => ({
    first,
    last: end,
    level: Math.max(1, blocks[first].depth),
  }));
}

export function isLoad(edit: Edit) {
  return edit.kind === "reload" || edit.kind === "rematerialize";
}

// A number as people write it: at most three digits that say something.
export function figure(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000)
    return Math.round(value).toLocaleString("en");
  return value.toPrecision(Math.abs(value) >= 100 ? 3 : 2).replace(/\.0+$/, "");
}

// "1 line", "2 lines".
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

const models = new WeakMap<Allocation, AllocationModel>();
export function modelOf(record: FunctionRecord, allocation: number): AllocationModel {
  const wanted = record.allocations[allocation];
  let model = models.get(wanted);
  if (!model) models.set(wanted, (model = new AllocationModel(wanted, record.texts)));
  return model;
}
