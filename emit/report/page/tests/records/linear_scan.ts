// A small linear scan that makes records for tests: real decisions on a machine function, told as
// events.
//
// It knows holes, webs, fixed operands, calls, splitting, eviction and second chances, as
// docs/linear-scan.md describes them, but none of that allocator's fine points. Costs are
// executions: 1.4 for a load or a store, by block frequency.
import type {
  Allocation,
  AllocatorEvent,
  Block,
  Candidate,
  Edit,
  Piece,
  Reservation,
  UseKind,
  Value,
} from "../../src/record.ts";

export interface Operand {
  name: string;
  kind: UseKind;
  fixed?: string;
}
export interface Instruction {
  text: number;
  origin: number;
  definitions: Operand[];
  uses: Operand[];
  phi: [string, number][];
  call: boolean;
  constant: boolean;
}
export interface MachineBlock {
  name: string;
  frequency: number;
  depth: number;
  successors: number[];
  instructions: Instruction[];
}
type Range = [number, number];
interface Scanned extends Piece {
  index: number;
  visited: boolean;
}

const ACCESS = 1.4;

export class LinearScan {
  readonly values: Value[] = [];
  readonly blocks: Block[] = [];
  readonly events: AllocatorEvent[] = [];
  readonly pieces: Scanned[] = [];
  readonly edits: Edit[] = [];
  readonly reserved: Reservation[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly liveIn: Set<number>[] = [];
  private readonly callPoints: number[] = [];
  private readonly webRanges = new Map<number, Range[]>();
  private readonly webUses = new Map<number, [number, UseKind, number][]>();
  private readonly queue: Scanned[] = [];
  private readonly inRegister = new Map<string, Scanned[]>();
  private readonly usedCalleeSaved = new Set<string>();
  private readonly slotOfWeb = new Map<number, number>();
  private readonly parents: number[] = [];
  private readonly reservedOf = new Map<string, Reservation[]>();

  constructor(
    readonly code: MachineBlock[],
    readonly allowed: string[],
    readonly calleeSaved: string[],
    readonly destroyed: string[],
  ) {}

  run(allocator: string): Allocation {
    this.number();
    this.live();
    this.ranges();
    this.merge();
    this.scan();
    this.resolve();
    this.assignSlots();
    return this.result(allocator);
  }

  private value(name: string): number {
    let number = this.numbers.get(name);
    if (number === undefined) {
      this.numbers.set(name, (number = this.values.length));
      this.values.push({
        name,
        register_class: "gpr",
        web: number,
        rematerializable: false,
        ranges: [],
        uses: [],
      });
      this.parents.push(number);
    }
    return number;
  }

  private number() {
    let position = 0;
    for (const block of this.code) {
      this.blocks.push({
        name: block.name,
        first: position,
        end: position + block.instructions.length,
        frequency: block.frequency,
        depth: block.depth,
        successors: block.successors,
      });
      block.instructions.forEach((instruction, index) => {
        const n = 4 * (position + index);
        for (const definition of instruction.definitions) {
          const value = this.value(definition.name);
          if (definition.fixed)
            this.reserved.push({ register: definition.fixed, from: n + 2, to: n + 4, value });
          if (instruction.constant) this.values[value].rematerializable = true;
        }
        for (const use of instruction.uses)
          if (use.fixed)
            this.reserved.push({
              register: use.fixed,
              from: n + 1,
              to: n + 2,
              value: this.value(use.name),
            });
        if (instruction.call) this.callPoints.push(n + 2);
      });
      position += block.instructions.length;
    }
  }

  private live() {
    const count = this.code.length,
      use: Set<number>[] = [],
      define: Set<number>[] = [];
    this.code.forEach((block, index) => {
      use[index] = new Set();
      define[index] = new Set();
      for (const i of block.instructions) {
        for (const operand of i.uses)
          if (!define[index].has(this.value(operand.name)))
            use[index].add(this.value(operand.name));
        for (const operand of i.definitions) define[index].add(this.value(operand.name));
      }
      this.liveIn[index] = new Set(use[index]);
    });
    const before: number[][] = Array.from({ length: count }, () => []);
    this.code.forEach((block, index) => block.successors.forEach((to) => before[to].push(index)));
    const waiting = this.code.map((_, index) => index);
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const entry = this.liveIn[index],
        size = entry.size;
      for (const value of this.liveOut(index)) if (!define[index].has(value)) entry.add(value);
      if (entry.size !== size) waiting.push(...before[index]);
    }
  }

  private liveOut(index: number): Set<number> {
    const out = new Set<number>();
    for (const to of this.code[index].successors) {
      for (const value of this.liveIn[to]) out.add(value);
      for (const i of this.code[to].instructions)
        for (const [name, from] of i.phi) if (from === index) out.add(this.value(name));
    }
    return out;
  }

  private ranges() {
    this.code.forEach((block, index) => {
      const { first, end, frequency } = this.blocks[index],
        until = new Map<number, number>();
      for (const value of this.liveOut(index)) until.set(value, 4 * end);
      for (let position = end - 1; position >= first; --position) {
        const i = block.instructions[position - first],
          n = 4 * position,
          tied = i.uses.some((u) => u.kind === "tied");
        for (const d of i.definitions) {
          const value = this.value(d.name),
            start = i.phi.length ? 4 * first : n + 2;
          this.values[value].ranges.push([start, Math.max(until.get(value) ?? 0, start + 1)]);
          until.delete(value);
          this.values[value].uses.push([
            start,
            d.fixed ? "fixed_definition" : i.phi.length ? "phi" : "definition",
            frequency,
          ]);
        }
        for (const u of i.uses) {
          const value = this.value(u.name),
            stop = u.fixed ? n + 1 : tied && u.kind !== "tied" ? n + 3 : n + 2;
          until.set(value, Math.max(until.get(value) ?? 0, stop));
          this.values[value].uses.push([n + 1, u.fixed ? "fixed" : u.kind, frequency]);
        }
      }
      for (const [value, stop] of until) this.values[value].ranges.push([4 * first, stop]);
    });
    for (const value of this.values) {
      value.ranges = union(value.ranges);
      value.uses.sort((a, b) => a[0] - b[0]);
    }
  }

  private web(value: number): number {
    while (this.parents[value] !== value) value = this.parents[value];
    return value;
  }

  private merge() {
    this.values.forEach((value, index) => this.webRanges.set(index, value.ranges));
    const join = (a: number, b: number) => {
      const left = this.web(a),
        right = this.web(b);
      if (left === right) return;
      const one = this.webRanges.get(left)!,
        two = this.webRanges.get(right)!;
      if (one.length + two.length > 200 || intersection(one, two) !== Infinity) {
        this.events.push({ kind: "merge_refused", a, b });
        return;
      }
      this.events.push({ kind: "merge", a, b });
      this.parents[right] = left;
      this.webRanges.set(left, union([...one, ...two]));
    };
    for (const block of this.code)
      for (const i of block.instructions) {
        for (const u of i.uses)
          if (u.kind === "tied" && i.definitions[0])
            join(this.value(i.definitions[0].name), this.value(u.name));
        for (const [name] of i.phi) join(this.value(i.definitions[0].name), this.value(name));
      }
    this.values.forEach((value, index) => {
      value.web = this.web(index);
      const uses = this.webUses.get(value.web) ?? [];
      uses.push(...value.uses);
      this.webUses.set(value.web, uses);
    });
    for (const uses of this.webUses.values()) uses.sort((a, b) => a[0] - b[0]);
  }

  private frequencyAt(point: number): number {
    return this.blocks[this.blockAt(point)].frequency;
  }
  private blockAt(point: number): number {
    let low = 0,
      high = this.blocks.length;
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if (this.blocks[middle].first * 4 <= point) low = middle;
      else high = middle;
    }
    return low;
  }

  private create(web: number, from: number, to: number): Scanned {
    const piece: Scanned = {
      index: this.pieces.length,
      web,
      from,
      to,
      register: "",
      parent: -1,
      temporary: false,
      visited: false,
    };
    this.pieces.push(piece);
    this.events.push({ kind: "create", piece: piece.index, web, from, to, temporary: false });
    return piece;
  }
  private split(piece: Scanned, at: number, reason: string): Scanned {
    const child: Scanned = {
      ...piece,
      index: this.pieces.length,
      from: firstLive(this.webRanges.get(piece.web)!, at),
      register: "",
      parent: piece.index,
      visited: false,
    };
    this.pieces.push(child);
    piece.to = at;
    this.events.push({ kind: "split", piece: piece.index, child: child.index, at, reason });
    return child;
  }
  private enqueue(piece: Scanned) {
    let at = this.queue.length;
    while (at > 0 && this.queue[at - 1].from < piece.from) --at; // the last one is the next
    this.queue.splice(at, 0, piece);
  }

  private scan() {
    for (const name of this.allowed) {
      this.inRegister.set(name, []);
      this.reservedOf.set(
        name,
        this.reserved.filter((r) => r.register === name).sort((a, b) => a.from - b.from),
      );
    }
    const webs = [...this.webUses.keys()].sort(
      (a, b) => this.webRanges.get(a)![0][0] - this.webRanges.get(b)![0][0],
    );
    const created = webs.map((web) => {
      const ranges = this.webRanges.get(web)!;
      return this.create(web, ranges[0][0], ranges.at(-1)![1]);
    });
    this.queue.push(...created.reverse());
    for (let piece = this.queue.pop(); piece; piece = this.queue.pop()) this.visit(piece);
  }

  // The next use that wants a register, from `point` on; Infinity if none does before the piece
  // ends.
  private nextUse(piece: Scanned, point: number): number {
    const use = this.webUses
      .get(piece.web)!
      .find(
        ([at, kind]) =>
          at >= point && (kind === "register" || kind === "tied" || kind === "definition"),
      );
    return use && use[0] < piece.to ? use[0] : Infinity;
  }

  // What a piece costs in memory from a point on: a store, and a load before the next use, be it in
  // the loop's next round.
  private memoryCost(piece: Scanned, point: number): number {
    const next = Math.min(this.nextUse(piece, point + 1), this.nextRound(piece.web, point)),
      value = this.values[piece.web];
    const store = value.rematerializable
      ? 0
      : ACCESS * this.frequencyAt(Math.min(point, piece.from));
    return round(store + (next === Infinity ? 0 : ACCESS * this.frequencyAt(next)));
  }

  // A use earlier in a loop that the web is live around; Infinity if there is none.
  private nextRound(web: number, point: number): number {
    const block = this.blockAt(point);
    for (let end = block; end < this.blocks.length && this.blocks[end].depth; ++end) {
      const start = Math.min(...this.blocks[end].successors);
      if (
        start > block ||
        start > end ||
        !covers(this.webRanges.get(web)!, 4 * this.blocks[end].end - 1)
      )
        continue;
      const from = 4 * this.blocks[start].first;
      return (
        this.webUses
          .get(web)!
          .find(
            ([at, kind]) => at >= from && at < point && kind !== "phi" && kind !== "fixed",
          )?.[0] ?? Infinity
      );
    }
    return Infinity;
  }

  private visit(piece: Scanned) {
    piece.visited = true;
    const point = piece.from,
      ranges = clip(this.webRanges.get(piece.web)!, point, piece.to);
    const candidates = this.allowed.map((register) => this.candidate(piece, ranges, register));
    if (this.nextUse(piece, point) > point + 1 || !candidates.some((c) => c.cost < Infinity))
      candidates.push({
        register: "",
        way: "wait",
        free_until: -1,
        blocker: "",
        blocked_by: -1,
        cost: this.memoryCost(piece, point),
        hint: 0,
        chosen: false,
      });
    const shown = candidates
      .filter((c) => c.cost < Infinity)
      .sort((a, b) => a.cost - a.hint * 0.5 - (b.cost - b.hint * 0.5));
    const best = shown[0];
    best.chosen = true;
    this.events.push({
      kind: "visit",
      piece: piece.index,
      point,
      candidates: candidates.filter((c) => c.cost < Infinity),
    });
    this.carryOut(piece, best);
  }

  private candidate(piece: Scanned, ranges: Range[], register: string): Candidate {
    const point = piece.from;
    let until = Infinity,
      fixedUntil = Infinity,
      blocker: Candidate["blocker"] = "",
      by = -1,
      hint = 0,
      others = 0;
    const block = (at: number, kind: Candidate["blocker"], who: number) => {
      if (kind === "fixed" || kind === "call") fixedUntil = Math.min(fixedUntil, at);
      if (at < until) [until, blocker, by] = [at, kind, who];
    };
    const list = this.inRegister.get(register)!.filter((other) => other.to > point);
    this.inRegister.set(register, list);
    for (const other of list) {
      const at = intersection(ranges, clip(this.webRanges.get(other.web)!, other.from, other.to));
      if (at === Infinity) continue;
      ++others;
      block(at, covers(this.webRanges.get(other.web)!, point) ? "piece" : "waiting", other.index);
    }
    const reserved = this.reservedOf.get(register)!;
    for (
      let i = firstAbove(reserved, point, (r) => r.to);
      i < reserved.length && reserved[i].from < piece.to;
      ++i
    ) {
      const r = reserved[i];
      if (this.web(r.value) === piece.web) hint += this.frequencyAt(r.from);
      else block(intersection(ranges, [[r.from, r.to]]), "fixed", r.value);
    }
    if (this.destroyed.includes(register))
      for (
        let i = firstAbove(this.callPoints, point, (p) => p);
        i < this.callPoints.length && this.callPoints[i] < piece.to;
        ++i
      )
        if (covers(ranges, this.callPoints[i]) && covers(ranges, this.callPoints[i] - 1)) {
          block(this.callPoints[i], "call", -1);
          break;
        }
    const fresh =
      this.calleeSaved.includes(register) && !this.usedCalleeSaved.has(register) ? 2 * ACCESS : 0;
    const made = { register, blocker, blocked_by: by, hint: round(hint), chosen: false };
    if (until === Infinity) return { ...made, way: "free", free_until: -1, cost: fresh };
    if (until > point + 4) {
      const never =
        this.nextUse(piece, until) === Infinity && this.nextRound(piece.web, until) === Infinity;
      return {
        ...made,
        way: "until",
        free_until: until,
        cost: round(fresh + this.memoryCost(piece, until) * (never ? 0.5 : 1)),
      };
    }
    const owner = blocker === "piece" || blocker === "waiting" ? this.pieces[by] : undefined;
    const possible =
      owner &&
      others === 1 &&
      fixedUntil > point + 4 &&
      owner.from < point &&
      this.nextUse(owner, point) > point + 1;
    const rest = fixedUntil === Infinity ? 0 : this.memoryCost(piece, fixedUntil);
    return {
      ...made,
      way: "evict",
      free_until: until,
      cost: possible ? round(fresh + rest + this.memoryCost(owner, point)) : Infinity,
    };
  }

  private carryOut(piece: Scanned, best: Candidate) {
    const { index, from: point } = piece;
    if (!best.register) return this.wait(piece, best.cost, "its next use is later");
    if (best.way === "evict") {
      const rest = this.split(
        this.pieces[best.blocked_by],
        point,
        `${best.register} is wanted here`,
      );
      this.events.push({
        kind: "evict",
        piece: rest.index,
        register: best.register,
        by: index,
        at: point,
        cost: best.cost,
      });
      this.again(rest);
      best = { ...best, way: "free" };
      const again = this.candidate(
        piece,
        clip(this.webRanges.get(piece.web)!, point, piece.to),
        best.register,
      );
      if (again.way === "until") best = { ...again, cost: best.cost };
    }
    if (best.way === "until") {
      const at = this.cut(piece, best.free_until);
      this.enqueue(
        this.split(
          piece,
          at,
          best.blocker === "call" ? "a call destroys the register" : "the register is taken then",
        ),
      );
    }
    piece.register = best.register;
    this.inRegister.get(best.register)!.push(piece);
    if (this.calleeSaved.includes(best.register)) this.usedCalleeSaved.add(best.register);
    this.events.push({
      kind: "assign",
      piece: index,
      register: best.register,
      cost: best.cost,
      reason: best.hint ? "saves a copy" : "",
    });
  }

  // The gap before the instruction that ends the register's time.
  private cut(piece: Scanned, point: number): number {
    const gap = point & ~3;
    return gap > piece.from ? gap : point;
  }
  private wait(piece: Scanned, cost: number, reason: string) {
    this.events.push({ kind: "memory", piece: piece.index, cost, reason });
    this.again(piece);
  }
  // What is in memory asks for a register again in the gap before its next use.
  private again(piece: Scanned) {
    const next = this.nextUse(piece, piece.from + 2),
      gap = next & ~3;
    if (next === Infinity) return;
    const at = covers(this.webRanges.get(piece.web)!, gap) ? gap : next;
    if (at > piece.from && at < piece.to)
      this.enqueue(this.split(piece, at, "its next use wants a register"));
    else if (next > piece.from && next < piece.to)
      this.enqueue(this.split(piece, next, "its next use wants a register"));
  }

  private resolve() {
    const byWeb = new Map<number, Scanned[]>();
    for (const piece of this.pieces) byWeb.set(piece.web, [...(byWeb.get(piece.web) ?? []), piece]);
    const place = (web: number, point: number) =>
      byWeb.get(web)?.find((p) => p.from <= point && point < p.to)?.register ?? "";
    const starts = new Set(this.blocks.map((b) => 4 * b.first));
    for (const [web, pieces] of byWeb) {
      pieces.sort((a, b) => a.from - b.from);
      for (let i = 1; i < pieces.length; ++i) {
        const at = pieces[i].from;
        if (pieces[i - 1].to === at && !starts.has(at) && covers(this.webRanges.get(web)!, at))
          this.move(
            at & ~3,
            web,
            pieces[i - 1].register,
            pieces[i].register,
            "between pieces",
            null,
          );
      }
    }
    this.code.forEach((block, from) =>
      block.successors.forEach((to) => {
        const point =
          block.successors.length === 1 ? 4 * this.blocks[from].end - 4 : 4 * this.blocks[to].first;
        const edge: [number, number] = [from, to];
        for (const web of new Set([...this.liveIn[to]].map((v) => this.web(v))))
          this.move(
            point,
            web,
            place(web, 4 * this.blocks[from].end - 1),
            place(web, 4 * this.blocks[to].first),
            "on an edge",
            edge,
          );
        for (const i of this.code[to].instructions)
          for (const [name, source] of i.phi) {
            if (source !== from) continue;
            const a = this.web(this.value(name)),
              b = this.web(this.value(i.definitions[0].name));
            if (a !== b)
              this.move(
                point,
                b,
                place(a, 4 * this.blocks[from].end - 1),
                place(b, 4 * this.blocks[to].first),
                "on an edge",
                edge,
              );
          }
      }),
    );
    this.values.forEach((value, index) => {
      for (const [point, kind] of value.uses)
        if (kind === "register_or_memory" && !place(value.web, point))
          this.events.push({ kind: "fold", point, value: index });
    });
    for (const r of this.reserved) {
      const web = this.web(r.value),
        use = (r.from & 3) === 1;
      if (use) this.move(r.from & ~3, web, place(web, r.from & ~3), r.register, "operand", null);
      else this.move(r.to, web, r.register, place(web, r.from), "definition", null);
      if (!use && !place(web, r.from))
        this.events.push({
          kind: "store_once",
          value: r.value,
          point: r.from,
          cost: round(ACCESS * this.frequencyAt(r.from)),
        });
    }
    this.edits.sort((a, b) => a.point - b.point);
  }

  private move(
    point: number,
    web: number,
    from: string,
    to: string,
    reason: Edit["reason"],
    edge: Edit["edge"],
  ) {
    if (from === to || point >= 4 * this.blocks.at(-1)!.end) return;
    const slot = (name: string) => name || `slot ${this.slot(web)}`;
    const kind = !from
      ? this.values[web].rematerializable
        ? "rematerialize"
        : "reload"
      : !to
        ? "spill"
        : "copy";
    this.edits.push({
      point,
      kind,
      from: kind === "rematerialize" ? "" : slot(from),
      to: slot(to),
      value: web,
      weight: round(this.frequencyAt(point)),
      reason,
      edge,
    });
  }
  private slot(web: number): number {
    if (!this.slotOfWeb.has(web)) this.slotOfWeb.set(web, this.slotOfWeb.size);
    return this.slotOfWeb.get(web)!;
  }
  private assignSlots() {
    for (const [web, slot] of this.slotOfWeb) this.events.push({ kind: "slot", web, slot });
  }

  private result(allocator: string): Allocation {
    const count = (kind: Edit["kind"]) => this.edits.filter((e) => e.kind === kind);
    const weight = (kind: Edit["kind"]) => round(count(kind).reduce((sum, e) => sum + e.weight, 0));
    const instructions = this.code.flatMap((block) => block.instructions);
    return {
      allocator,
      allowed: { gpr: this.allowed },
      callee_saved: this.calleeSaved,
      blocks: this.blocks,
      instructions: instructions.map((i) => i.text),
      origins: instructions.map((i) => i.origin),
      values: this.values,
      reserved: this.reserved,
      clobbers: [{ registers: this.destroyed, points: this.callPoints }],
      events: this.events,
      pieces: this.pieces.map(({ web, from, to, register, parent, temporary }) => ({
        web,
        from,
        to,
        register,
        parent,
        temporary,
      })),
      edits: this.edits,
      slots: [...this.slotOfWeb].map(() => 8),
      statistics: {
        spills: count("spill").length,
        reloads: count("reload").length,
        copies: count("copy").length,
        exchanges: 0,
        rematerializations: count("rematerialize").length,
        weighted_spills: weight("spill"),
        weighted_reloads: weight("reload"),
        weighted_copies: weight("copy"),
        spill_slots: this.slotOfWeb.size,
        splits: this.events.filter((e) => e.kind === "split").length,
        evictions: this.events.filter((e) => e.kind === "evict").length,
        bytes: 0,
      },
    };
  }
}

// The index of the first item whose key is above `key`; keys are sorted.
function firstAbove<T>(items: T[], key: number, keyOf: (item: T) => number): number {
  let low = 0,
    high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(items[middle]) <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}

const round = (value: number) => Math.round(value * 100) / 100;

function union(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.slice().sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
function clip(ranges: Range[], from: number, to: number): Range[] {
  return ranges
    .filter((r) => r[1] > from && r[0] < to)
    .map((r): Range => [Math.max(r[0], from), Math.min(r[1], to)]);
}
function covers(ranges: Range[], point: number): boolean {
  return ranges.some((r) => r[0] <= point && point < r[1]);
}
function firstLive(ranges: Range[], point: number): number {
  return covers(ranges, point) ? point : (ranges.find((r) => r[0] > point)?.[0] ?? point);
}
function intersection(a: Range[], b: Range[]): number {
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const from = Math.max(a[i][0], b[j][0]);
    if (from < Math.min(a[i][1], b[j][1])) return from;
    if (a[i][1] < b[j][1]) ++i;
    else ++j;
  }
  return Infinity;
}
