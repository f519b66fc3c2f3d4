// The replay: the state of the allocator after any number of its events.
//
// Folding the events gives the live ranges. Each event changes at most two of them, and a log keeps
// what it overwrote, so a step forward or back takes a few stores and a jump as many as it passes.
// (60,000 events take a few milliseconds, so no snapshots are needed.)
//
// A live range that no event places is in memory from its start: what is left of an evicted live
// range, for instance, if the allocator does not come back to it.
//
// An allocator that walks backwards meets a live range where it ends first. Until the walk reaches
// the start it is *open*: it begins where the walk is.
//
// At a point P of the scan a live range is
//   current     the allocator looks at it: the next events decide
//   unhandled   not decided yet
//   active      in a register, and live at P
//   inactive    in a register, and not live at P
//   in memory   decided to be in memory, and not over
//   handled     over
import { type AllocationModel, type Web } from "./model.ts";
import type { AllocatorEvent, VisitEvent } from "./record.ts";

export const UNDECIDED = 0,
  IN_REGISTER = 1,
  IN_MEMORY = 2,
  ABSENT = 3;
export const NONE = -1;
export interface LiveRangeLists {
  current: number[]; // one, or none
  unhandled: number[];
  active: number[];
  inactive: number[];
  memory: number[];
  handled: number[];
}
export interface RegisterState {
  register: number;
  range: number; // that holds it now; NONE
  reservedFor: number; // the value that an instruction wants in it; NONE
  until: number; // held or free until this point; NONE: to the end
  next: string; // what ends that: "call", "fixed operand", "%n returns from a hole", ""
}

export class Replay {
  step = 0;
  private shown = NONE; // a point that is not the allocator's own
  // By live range.
  readonly web: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly register: Int32Array;
  readonly status: Uint8Array;
  readonly parent: Int32Array;
  readonly temporary: Uint8Array;
  readonly isPlaced: Uint8Array; // by any event, past or to come
  readonly liveRangesOfWeb: number[][];
  // By event: what it overwrote.
  private readonly oldBound: Int32Array;
  private readonly oldRegister: Int32Array;
  private readonly oldStatus: Uint8Array;
  private readonly cleared = new Map<number, { status: Uint8Array; liveRangesOfWeb: number[][] }>();
  // By event: the last visit at or before it.
  private readonly lastVisit: Int32Array;
  // By event: the point that a walk backwards has reached; undefined of other allocators.
  private readonly walk: Int32Array | undefined;
  private readonly open = new Set<number>();

  constructor(readonly model: AllocationModel) {
    const events = this.events;
    let ranges = 0;
    for (const e of events)
      ranges = Math.max(
        ranges,
        e.kind === "create" ? e.range + 1 : e.kind === "split" ? e.child + 1 : 0,
      );
    // Live ranges keep their web for ever, so events that are still to come can be told.
    this.web = new Int32Array(ranges);
    for (const e of events) {
      if (e.kind === "create") this.web[e.range] = model.webIndex.get(e.web) ?? 0;
      else if (e.kind === "split") this.web[e.child] = this.web[e.range];
    }
    this.from = new Int32Array(ranges);
    this.to = new Int32Array(ranges);
    this.register = new Int32Array(ranges).fill(NONE);
    this.status = new Uint8Array(ranges).fill(ABSENT);
    this.parent = new Int32Array(ranges).fill(NONE);
    this.temporary = new Uint8Array(ranges);
    this.isPlaced = new Uint8Array(ranges);
    for (const e of events)
      if ((e.kind === "assign" || e.kind === "memory" || e.kind === "evict") && e.range >= 0)
        this.isPlaced[e.range] = 1;
    this.liveRangesOfWeb = model.webs.map(() => []);
    this.oldBound = new Int32Array(events.length);
    this.oldRegister = new Int32Array(events.length);
    this.oldStatus = new Uint8Array(events.length);
    this.lastVisit = new Int32Array(events.length);
    this.visits = events.filter((e) => e.kind === "visit").length;
    for (let i = 0, visit = NONE; i < events.length; ++i)
      this.lastVisit[i] = events[i].kind === "visit" ? (visit = i) : visit;
    this.walk = walkBackwards(events, 4 * model.positions);
  }

  get events(): AllocatorEvent[] {
    return this.model.events;
  }
  // How many visits the allocator tells.
  readonly visits: number;
  get length(): number {
    return this.events.length;
  }
  // The event that made the present state.
  get event(): AllocatorEvent | undefined {
    return this.events[this.step - 1];
  }
  // The index of the visit whose decision is on; NONE before the first.
  get visitIndex(): number {
    return this.step ? this.lastVisit[this.step - 1] : NONE;
  }
  get visit(): VisitEvent | undefined {
    return this.events[this.visitIndex] as VisitEvent | undefined;
  }
  // Where the allocator is: at its visit, or, if it tells none, at the live range that it changed
  // last; or where a question says.
  get point(): number {
    if (this.shown !== NONE) return this.shown;
    if (this.walk) return this.step ? this.walk[this.step - 1] : 4 * this.model.positions;
    if (this.visit) return this.visit.point;
    const event = this.event;
    return event && "range" in event && event.range >= 0 ? this.from[event.range] : 0;
  }
  webOf(range: number): Web {
    return this.model.webs[this.web[range]];
  }
  get isDone(): boolean {
    return this.step === this.length;
  }
  isOpen(range: number): boolean {
    return this.open.has(range);
  }
  // The point at which a live range starts, as far as it is known.
  start(range: number): number {
    return this.isOpen(range) ? Math.min(this.point, this.from[range]) : this.from[range];
  }
  // Where a live range is: a register, "memory", or "constant", which is made again for each use; ""
  // if that is not decided. Once all is decided, what waits in memory without a store is where the
  // record says.
  placeOf(range: number): string {
    if (this.status[range] === IN_REGISTER) return this.model.registers[this.register[range]];
    if (this.status[range] !== IN_MEMORY) return "";
    const told = this.isDone
      ? this.model.allocation.live_ranges[range - this.model.firstLiveRange]
      : undefined;
    if (told?.instead) return told.instead;
    const { from, to } = this;
    return this.model.isMadeAgain(this.webOf(range), from[range], to[range])
      ? "constant"
      : "memory";
  }

  go(step: number, shown = NONE): this {
    this.shown = shown;
    const wanted = Math.max(0, Math.min(this.length, step));
    while (this.step < wanted) this.apply(this.step++);
    while (this.step > wanted) this.undo(--this.step);
    return this;
  }

  // The step after the next (1) or before the previous (-1) event that `wanted` accepts; the
  // present step if none.
  find(direction: 1 | -1, wanted: (event: AllocatorEvent) => boolean): number {
    for (
      let i = direction > 0 ? this.step : this.step - 2;
      i >= 0 && i < this.length;
      i += direction
    )
      if (wanted(this.events[i])) return i + 1;
    return this.step;
  }

  private apply(index: number) {
    const event = this.events[index];
    switch (event.kind) {
      case "start":
        return this.clear(index);
      case "create":
        if (this.walk && !event.temporary) this.open.add(event.range);
        return this.add(event.range, event.from, event.to, NONE, event.temporary);
      case "split": {
        const { range, child, at, from } = event;
        this.oldBound[index] = this.to[range];
        this.add(child, from, this.to[range], range, !!this.temporary[range]);
        this.to[range] = at;
        return;
      }
      case "reach":
        this.open.delete(event.range);
        this.oldBound[index] = this.from[event.range];
        this.from[event.range] = event.from;
        return;
      case "assign":
        return this.set(
          index,
          event.range,
          IN_REGISTER,
          this.model.registerIndex.get(event.register) ?? NONE,
        );
      case "evict":
      case "memory":
        return this.set(index, event.range, IN_MEMORY, NONE);
    }
  }

  private undo(index: number) {
    const event = this.events[index];
    switch (event.kind) {
      case "start":
        return this.restore(index);
      case "create":
        this.open.delete(event.range);
        return this.remove(event.range);
      case "split":
        this.remove(event.child);
        this.to[event.range] = this.oldBound[index];
        return;
      case "reach":
        this.open.add(event.range);
        this.from[event.range] = this.oldBound[index];
        return;
      case "assign":
      case "evict":
      case "memory":
        if (event.range < 0) return;
        this.register[event.range] = this.oldRegister[index];
        this.status[event.range] = this.oldStatus[index];
    }
  }

  private add(range: number, from: number, to: number, parent: number, temporary: boolean) {
    this.from[range] = from;
    this.to[range] = to;
    this.parent[range] = parent;
    this.temporary[range] = +temporary;
    this.register[range] = NONE;
    this.status[range] = this.isPlaced[range] ? UNDECIDED : IN_MEMORY;
    this.liveRangesOfWeb[this.web[range]].push(range);
  }
  private remove(range: number) {
    this.liveRangesOfWeb[this.web[range]].pop();
    this.status[range] = ABSENT;
  }
  private clear(index: number) {
    this.cleared.set(index, {
      status: this.status.slice(),
      liveRangesOfWeb: this.liveRangesOfWeb.map((ranges) => ranges.slice()),
    });
    this.status.fill(ABSENT);
    for (const ranges of this.liveRangesOfWeb) ranges.length = 0;
  }
  private restore(index: number) {
    const { status, liveRangesOfWeb } = this.cleared.get(index)!;
    this.status.set(status);
    this.liveRangesOfWeb.forEach((ranges, web) => ranges.push(...liveRangesOfWeb[web]));
  }
  private set(index: number, range: number, status: number, register: number) {
    if (range < 0) return; // all of a value, which has no live range
    this.oldRegister[index] = this.register[range];
    this.oldStatus[index] = this.status[range];
    this.register[range] = register;
    this.status[range] = status;
  }

  lists(): LiveRangeLists {
    const lists: LiveRangeLists = {
      current: [],
      unhandled: [],
      active: [],
      inactive: [],
      memory: [],
      handled: [],
    };
    const { point, event } = this;
    const looked = event?.kind === "visit" ? event.range : NONE;
    for (let range = 0; range < this.status.length; ++range) {
      if (this.status[range] === ABSENT) continue;
      if (this.status[range] === UNDECIDED && range === looked) lists.current.push(range);
      else if (this.status[range] === UNDECIDED) lists.unhandled.push(range);
      else if (this.isOpen(range)) lists.active.push(range);
      else if (this.walk ? this.from[range] >= point : this.to[range] <= point)
        lists.handled.push(range);
      else if (this.status[range] === IN_MEMORY) lists.memory.push(range);
      else if (this.from[range] <= point && this.model.liveAt(this.webOf(range), point))
        lists.active.push(range);
      else lists.inactive.push(range);
    }
    lists.unhandled.sort((a, b) => this.from[a] - this.from[b]);
    return lists;
  }

  // What each register is doing at the scan's point.
  registers(lists: LiveRangeLists): RegisterState[] {
    const states = this.model.registers.map((_, register): RegisterState => {
      const state = { register, range: NONE, reservedFor: NONE, until: NONE, next: "" };
      const reservation = this.model.reservationFrom(register, this.point);
      const clobber = this.model.clobberFrom(register, this.point);
      if (reservation && reservation.from <= this.point) {
        state.reservedFor = reservation.value;
        end(state, reservation.to, "");
      } else {
        if (reservation) end(state, reservation.from, "fixed operand");
        if (clobber !== undefined) end(state, clobber, "call");
      }
      return state;
    });
    for (const range of this.walk ? [...lists.inactive, ...lists.handled] : lists.inactive) {
      if (this.register[range] === NONE) continue;
      const web = this.webOf(range),
        back = this.model.firstLive(web, Math.max(this.point, this.from[range]));
      if (back >= 0 && back < this.to[range])
        end(states[this.register[range]], back, `${web.name} returns`);
    }
    for (const range of lists.active) {
      const state = states[this.register[range]];
      state.range = range;
      state.until = this.to[range];
      state.next = "";
    }
    return states;
  }
}

function end(state: RegisterState, point: number, next: string) {
  if (state.until !== NONE && state.until <= point) return;
  state.until = point;
  state.next = next;
}

// The splits that are made in the present state: by position, the names of the webs.
export function splitsMade(replay: Replay): Map<number, string[]> {
  const splits = new Map<number, string[]>();
  for (let range = 0; range < replay.status.length; ++range) {
    if (replay.status[range] === ABSENT || replay.parent[range] === NONE) continue;
    const position = replay.from[range] >> 2;
    splits.set(position, [...(splits.get(position) ?? []), replay.webOf(range).name]);
  }
  return splits;
}

// By event, the point that a walk backwards has reached; undefined if the allocator walks forwards.
function walkBackwards(events: AllocatorEvent[], end: number): Int32Array | undefined {
  if (!events.some((e) => e.kind === "reach")) return undefined;
  let point = end;
  return Int32Array.from(events, (e) => {
    if (e.kind === "create" || e.kind === "reach") point = Math.min(point, e.from);
    return point;
  });
}

// Where a web is at a point in the present state: a register's name, "memory", "constant" or
// "undecided".
export function placeAt(replay: Replay, web: number, point: number): string {
  const places = replay.liveRangesOfWeb[web]
    .filter((range) => point >= replay.start(range) && point < replay.to[range])
    .map((range) => [replay.status[range] === IN_REGISTER, replay.placeOf(range)] as const);
  const [, place] = places.find(([isRegister]) => isRegister) ?? places.find(([, p]) => p) ?? [];
  return place ?? "undecided";
}
