// The replay: the state of the allocator after any number of its events.
//
// Folding the events gives the pieces. Each event changes at most two of them, and a log keeps what
// it overwrote, so a step forward or back takes a few stores and a jump as many as it passes.
// (60,000 events take a few milliseconds, so no snapshots are needed.)
//
// A piece that no event places is in memory from its start: what is left of an evicted piece, for
// instance, if the allocator does not come back to it.
//
// At a point P of the scan a piece is
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
export interface PieceLists {
  unhandled: number[];
  active: number[];
  inactive: number[];
  memory: number[];
  handled: number[];
}
export interface RegisterState {
  register: number;
  piece: number; // that holds it now; NONE
  reservedFor: number; // the value that an instruction wants in it; NONE
  until: number; // held or free until this point; NONE: to the end
  next: string; // what ends that: "call", "fixed operand", "%n returns from a hole", ""
}

export class Replay {
  step = 0;
  // By piece.
  readonly web: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly register: Int32Array;
  readonly status: Uint8Array;
  readonly parent: Int32Array;
  readonly temporary: Uint8Array;
  readonly isPlaced: Uint8Array; // by any event, past or to come
  readonly piecesOfWeb: number[][];
  // By event: what it overwrote.
  private readonly oldBound: Int32Array;
  private readonly oldRegister: Int32Array;
  private readonly oldStatus: Uint8Array;
  private readonly cleared = new Map<number, { status: Uint8Array; piecesOfWeb: number[][] }>();
  // By event: the last visit at or before it.
  private readonly lastVisit: Int32Array;

  constructor(readonly model: AllocationModel) {
    const events = this.events;
    let pieces = 0;
    for (const e of events)
      pieces = Math.max(
        pieces,
        e.kind === "create" ? e.piece + 1 : e.kind === "split" ? e.child + 1 : 0,
      );
    // Pieces keep their web for ever, so events that are still to come can be told.
    this.web = new Int32Array(pieces);
    for (const e of events) {
      if (e.kind === "create") this.web[e.piece] = model.webIndex.get(e.web) ?? 0;
      else if (e.kind === "split") this.web[e.child] = this.web[e.piece];
    }
    this.from = new Int32Array(pieces);
    this.to = new Int32Array(pieces);
    this.register = new Int32Array(pieces).fill(NONE);
    this.status = new Uint8Array(pieces).fill(ABSENT);
    this.parent = new Int32Array(pieces).fill(NONE);
    this.temporary = new Uint8Array(pieces);
    this.isPlaced = new Uint8Array(pieces);
    for (const e of events)
      if ((e.kind === "assign" || e.kind === "memory" || e.kind === "evict") && e.piece >= 0)
        this.isPlaced[e.piece] = 1;
    this.piecesOfWeb = model.webs.map(() => []);
    this.oldBound = new Int32Array(events.length);
    this.oldRegister = new Int32Array(events.length);
    this.oldStatus = new Uint8Array(events.length);
    this.lastVisit = new Int32Array(events.length);
    this.visits = events.filter((e) => e.kind === "visit").length;
    for (let i = 0, visit = NONE; i < events.length; ++i)
      this.lastVisit[i] = events[i].kind === "visit" ? (visit = i) : visit;
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
  // Where the allocator is: at its visit, or, if it tells none, at the piece that it changed last.
  get point(): number {
    if (this.visit) return this.visit.point;
    const event = this.event;
    return event && "piece" in event && event.piece >= 0 ? this.from[event.piece] : 0;
  }
  webOf(piece: number): Web {
    return this.model.webs[this.web[piece]];
  }

  go(step: number): this {
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
        return this.add(event.piece, event.from, event.to, NONE, event.temporary);
      case "split": {
        const { piece, child, at, from } = event;
        this.oldBound[index] = this.to[piece];
        this.add(child, from, this.to[piece], piece, !!this.temporary[piece]);
        this.to[piece] = at;
        return;
      }
      case "reach":
        this.oldBound[index] = this.from[event.piece];
        this.from[event.piece] = event.from;
        return;
      case "assign":
        return this.set(
          index,
          event.piece,
          IN_REGISTER,
          this.model.registerIndex.get(event.register) ?? NONE,
        );
      case "evict":
      case "memory":
        return this.set(index, event.piece, IN_MEMORY, NONE);
    }
  }

  private undo(index: number) {
    const event = this.events[index];
    switch (event.kind) {
      case "start":
        return this.restore(index);
      case "create":
        return this.remove(event.piece);
      case "split":
        this.remove(event.child);
        this.to[event.piece] = this.oldBound[index];
        return;
      case "reach":
        this.from[event.piece] = this.oldBound[index];
        return;
      case "assign":
      case "evict":
      case "memory":
        if (event.piece < 0) return;
        this.register[event.piece] = this.oldRegister[index];
        this.status[event.piece] = this.oldStatus[index];
    }
  }

  private add(piece: number, from: number, to: number, parent: number, temporary: boolean) {
    this.from[piece] = from;
    this.to[piece] = to;
    this.parent[piece] = parent;
    this.temporary[piece] = +temporary;
    this.register[piece] = NONE;
    this.status[piece] = this.isPlaced[piece] ? UNDECIDED : IN_MEMORY;
    this.piecesOfWeb[this.web[piece]].push(piece);
  }
  private remove(piece: number) {
    this.piecesOfWeb[this.web[piece]].pop();
    this.status[piece] = ABSENT;
  }
  private clear(index: number) {
    this.cleared.set(index, {
      status: this.status.slice(),
      piecesOfWeb: this.piecesOfWeb.map((pieces) => pieces.slice()),
    });
    this.status.fill(ABSENT);
    for (const pieces of this.piecesOfWeb) pieces.length = 0;
  }
  private restore(index: number) {
    const { status, piecesOfWeb } = this.cleared.get(index)!;
    this.status.set(status);
    this.piecesOfWeb.forEach((pieces, web) => pieces.push(...piecesOfWeb[web]));
  }
  private set(index: number, piece: number, status: number, register: number) {
    if (piece < 0) return; // all of a value, which has no piece
    this.oldRegister[index] = this.register[piece];
    this.oldStatus[index] = this.status[piece];
    this.register[piece] = register;
    this.status[piece] = status;
  }

  lists(): PieceLists {
    const lists: PieceLists = { unhandled: [], active: [], inactive: [], memory: [], handled: [] };
    const point = this.point;
    for (let piece = 0; piece < this.status.length; ++piece) {
      if (this.status[piece] === ABSENT) continue;
      if (this.status[piece] === UNDECIDED) lists.unhandled.push(piece);
      else if (this.to[piece] <= point) lists.handled.push(piece);
      else if (this.status[piece] === IN_MEMORY) lists.memory.push(piece);
      else if (this.from[piece] <= point && this.model.liveAt(this.webOf(piece), point))
        lists.active.push(piece);
      else lists.inactive.push(piece);
    }
    lists.unhandled.sort((a, b) => this.from[a] - this.from[b]);
    return lists;
  }

  // What each register is doing at the scan's point.
  registers(lists: PieceLists): RegisterState[] {
    const states = this.model.registers.map((_, register): RegisterState => {
      const state = { register, piece: NONE, reservedFor: NONE, until: NONE, next: "" };
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
    for (const piece of lists.inactive) {
      const web = this.webOf(piece),
        back = this.model.firstLive(web, Math.max(this.point, this.from[piece]));
      if (back >= 0 && back < this.to[piece])
        end(states[this.register[piece]], back, `${web.name} returns`);
    }
    for (const piece of lists.active) {
      const state = states[this.register[piece]];
      state.piece = piece;
      state.until = this.to[piece];
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

// Where a web is at a point in the present state: a register's name, "memory" or "undecided".
export function placeAt(replay: Replay, web: number, point: number): string {
  let isUndecided = true;
  for (const piece of replay.piecesOfWeb[web]) {
    if (point < replay.from[piece] || point >= replay.to[piece]) continue;
    if (replay.status[piece] === IN_REGISTER) return replay.model.registers[replay.register[piece]];
    if (replay.status[piece] === IN_MEMORY) isUndecided = false;
  }
  return isUndecided ? "undecided" : "memory";
}
