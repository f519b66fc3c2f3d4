// Questions about values that go to memory, of allocators that weigh no candidates.
//
// A value is a wrong answer if it has more reason to stay by all that such an allocator may go by.
// `textbook` sends away what ends last, and `ssa` what is read again last; the question says so. Others
// go by what memory costs, for the length, or for the neighbours: of the wrong answers all of this is
// higher. A value that costs as much, or less by one of them, is not among the options.
import { type AllocationModel, figure, plural, pointName, positionOf, type Web } from "./model.ts";
import { exceeds, MOST_OPTIONS, type Decision, type Question } from "./question.ts";
import { NONE, type Replay } from "./replay.ts";
import { sentence } from "./words.ts";
import type { AllocatorEvent, UseKind, VisitEvent } from "./record.ts";

type Placement = AllocatorEvent & { kind: "evict" | "memory" };

const isDefinition = (kind: UseKind) =>
  kind === "definition" || kind === "fixed_definition" || kind === "phi";
const length = (web: Web) => web.segments.reduce((sum, [from, to]) => sum + to - from, 0);

// Accesses of the web in memory, one for each instruction that reads it or writes it; constants that are
// made again in place of loads count half if `price` is set.
function accesses(model: AllocationModel, web: Web, price: boolean): number {
  const found = new Map<number, number>();
  for (const value of web.values) {
    const { rematerializable, uses } = model.allocation.values[value];
    for (const [point, kind, weight] of uses) {
      const factor = !price || !rematerializable ? 1 : isDefinition(kind) ? 0 : 0.5;
      found.set(2 * positionOf(point) + +isDefinition(kind), weight * factor);
    }
  }
  return [...found.values()].reduce((sum, weight) => sum + weight, 0);
}

// The weight that the allocator tells each time that it looks at the web.
function toldWeights(replay: Replay, web: Web): number[] {
  return replay.events.flatMap((event) =>
    event.kind === "visit" && event.cost && replay.webOf(event.range) === web ? [event.cost] : [],
  );
}

function overlap(a: Web, b: Web): boolean {
  for (let i = 0, j = 0; i < a.segments.length && j < b.segments.length;) {
    const [from, to] = a.segments[i],
      [otherFrom, otherTo] = b.segments[j];
    if (from < otherTo && otherFrom < to) return true;
    if (to <= otherTo) ++i;
    else ++j;
  }
  return false;
}

function measures(model: AllocationModel, web: Web): number[] {
  const degree = model.webs.filter((w) => w !== web && overlap(w, web)).length;
  return [false, true].flatMap((price) => {
    const cost = accesses(model, web, price);
    return [1, length(web), degree + 1].map((by) => cost / by);
  });
}

// Those of the other webs that have more reason to stay.
function wrongOf(replay: Replay, right: Web, others: Web[]): Web[] {
  const { model } = replay;
  if (model.allocator === "textbook") return others.filter((web) => web.to < right.to);
  const mine = measures(model, right),
    told = Math.max(...toldWeights(replay, right));
  return others.filter(
    (web) =>
      measures(model, web).every((measure, i) => exceeds(measure, mine[i])) &&
      toldWeights(replay, web).every((weight) => exceeds(weight, told)),
  );
}

// The classes' registers are shared.
export function sharesRegisters(model: AllocationModel, a: Web, b: Web): boolean {
  if (a.registerClass === b.registerClass) return true;
  const { allowed } = model.allocation,
    registers = allowed[a.registerClass] ?? [];
  return (allowed[b.registerClass] ?? []).some((register) => registers.includes(register));
}

export function asQuestion(
  model: AllocationModel,
  right: Web,
  others: Web[],
  about: Omit<Question, "options" | "explanation">,
  told: string,
  fact: (web: Web) => string,
): Question | undefined {
  const wrong = others
    .sort((a, b) => accesses(model, a, true) - accesses(model, b, true))
    .slice(0, MOST_OPTIONS - 1);
  if (!wrong.length) return undefined;
  const shown = [right, ...wrong].sort((a, b) => a.index - b.index);
  if (new Set(shown.map((web) => web.name)).size !== shown.length) return undefined;
  return {
    ...about,
    options: shown.map((web) => ({ text: web.name, right: web === right, web: web.index })),
    explanation: `${told} ${shown.map((web) => `${web.name}: ${fact(web)}`).join("; ")}.`,
  };
}

function factOf(model: AllocationModel): (web: Web) => string {
  return model.allocator === "textbook"
    ? (web) => `ends at ${pointName(web.to)}`
    : (web) =>
        `${figure(accesses(model, web, false))} executed reads and writes, in ${plural(length(web), "point")}`;
}

// The visited value needs a register, and another one gives it up.
function evictionQuestion(replay: Replay, index: number, event: Placement): Question | undefined {
  const { model } = replay,
    visit = replay.events[index] as VisitEvent,
    visited = replay.webOf(visit.range),
    right = replay.webOf(event.range);
  if (right === visited) return undefined;
  replay.go(index + 1);
  const { active, inactive } = replay.lists();
  const holders = new Set([...active, ...inactive].map((range) => replay.webOf(range)));
  holders.delete(right);
  for (let i = index + 1; i < replay.length; ++i) {
    const next = replay.events[i];
    if (next.kind !== "memory" && next.kind !== "evict") break;
    holders.delete(replay.webOf(next.range)); // they leave with it
  }
  const others = [visited, ...holders].filter(
    (web) => sharesRegisters(model, web, visited) && (web === visited || overlap(web, visited)),
  );
  const wrong = wrongOf(replay, right, others);
  const place = pointName(visit.point);
  const text =
    model.allocator === "textbook"
      ? `${visited.name} needs a register at ${place}, and none is free. Which interval ends last, and is sent to memory?`
      : `${visited.name} needs a register at ${place}, and none is free. Which value costs least, and leaves its register?`;
  const about = { step: index + 1, point: visit.point, kind: "memory", visit, text } as const;
  const told = `${right.name} gives its register to ${visited.name}.`;
  return asQuestion(model, right, wrong, about, told, factOf(model));
}

// The point at which most values live for the registers that are left there.
interface Pressure {
  point: number;
  live: Web[];
  registers: number;
}
function pressureOf(model: AllocationModel, web: Web): Pressure | undefined {
  const near = model.webs.filter((other) => sharesRegisters(model, web, other)),
    allowed = (model.allocation.allowed[web.registerClass] ?? []).map((register) =>
      model.registerIndex.get(register)!,
    );
  const points = new Set(
    [
      ...near.flatMap((other) => other.segments.map(([from]) => from)),
      ...allowed.flatMap((register) => model.clobbers[register]),
    ].filter((point) => model.liveAt(web, point)),
  );
  let worst: Pressure | undefined;
  for (const point of [...points].sort((a, b) => a - b)) {
    const live = near.filter((other) => model.liveAt(other, point));
    // An instruction's own operand or result is in the register that it demands.
    const left = allowed.filter((register) => {
      const reserved = model.reservationFrom(register, point);
      return reserved && reserved.from <= point
        ? live.some((other) => other.values.includes(reserved.value))
        : model.clobberFrom(register, point) !== point;
    }).length;
    const isHigher = !worst || live.length - left > worst.live.length - worst.registers;
    if (live.length > left && isHigher) worst = { point, live, registers: left };
  }
  return worst;
}

// A value gets no register; those that live at the same point have one in the end.
function memoryQuestion(replay: Replay, step: number, event: Placement): Question | undefined {
  const { model } = replay,
    right = replay.webOf(event.range),
    found = pressureOf(model, right);
  if (!found) return undefined;
  const { point, live, registers } = found;
  const others = live.filter((web) => web !== right && model.finalPlace(web, point)),
    wrong = wrongOf(replay, right, others);
  const about = { step, point, kind: "memory", text: "" } as const,
    told = sentence(replay.go(step), event),
    question = asQuestion(model, right, wrong, about, told, factOf(model));
  const rule =
    model.allocator === "textbook"
      ? "ends last, and goes to memory"
      : "costs least in memory, and goes there";
  const left = registers ? plural(registers, "register") : "no register";
  return (
    question && {
      ...question,
      text: `${plural(live.length, "value")} live at ${pointName(point)}, and ${left} can hold them. Which of ${list(question)} ${rule}?`,
    }
  );
}
function list({ options }: Question): string {
  const names = options.map((option) => option.text);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

// Whether the event makes room for the visited live range, which a later event places for good.
function makesRoom(events: AllocatorEvent[], index: number, visited: number): boolean {
  let next = index + 1;
  while (events[next]?.kind === "memory" || events[next]?.kind === "evict") ++next;
  const event = events[next];
  return event?.kind === "assign" && event.range === visited && event.copies_saved !== null;
}

// The first time that each web goes to memory, if it does for all its life.
export function spills(replay: Replay): Decision[] {
  const { events } = replay,
    costs = new Map<number, number>(),
    found = new Map<number, Decision>(),
    from = new Map<number, [number, number]>(); // live ranges as they are at an event
  for (const event of events)
    if ((event.kind === "memory" || event.kind === "evict") && event.range >= 0) {
      const web = replay.webOf(event.range).index;
      costs.set(web, Math.max(costs.get(web) ?? 0, event.cost ?? 0));
    }
  let visited = NONE, // index of the last visit
    start = 0;
  const lastVisitOf = new Map<number, number>(); // by live range that is not placed yet
  events.forEach((event, index) => {
    if (event.kind === "start") start = index;
    if (event.kind === "create") from.set(event.range, [event.from, event.to]);
    if (event.kind === "split") from.delete(event.range);
    if (event.kind === "visit") lastVisitOf.set(event.range, (visited = index));
    if (event.kind === "assign") {
      lastVisitOf.delete(event.range);
      start = 0;
    }
    if ((event.kind !== "memory" && event.kind !== "evict") || event.range < 0) return;
    const web = replay.webOf(event.range),
      visit = events[visited] as VisitEvent | undefined,
      whole = from.get(event.range);
    if (found.has(web.index) || whole?.[0] !== web.from || whole[1] !== web.to) return;
    const add = (ask: Decision["ask"]) =>
      found.set(web.index, { cost: costs.get(web.index)!, stake: 0, ask });
    if (visit && visit.range !== event.range && makesRoom(events, index, visit.range)) {
      const at = visited;
      add(() => evictionQuestion(replay, at, event));
    } else if (visit && lastVisitOf.has(event.range)) {
      const at = lastVisitOf.get(event.range)!;
      add(() => memoryQuestion(replay, at + 1, event));
    } else if (!visit && event.cost !== null) {
      const at = start || index; // an attempt that failed shows who holds the registers
      add(() => memoryQuestion(replay, at, event));
    }
  });
  return [...found.values()];
}

// --- of `ssa`: what is read again last leaves its register

// The position of the first read after one, in its block; Infinity if there is none.
export function nextRead(model: AllocationModel, web: Web, position: number): number {
  const { end } = model.allocation.blocks[model.blockOf(position)];
  const reads = web.uses.filter(([, kind]) => !isDefinition(kind)).map(([at]) => positionOf(at));
  return Math.min(Infinity, ...reads.filter((at) => at > position && at < end));
}

function furthestQuestion(replay: Replay, step: number, right: Web, at: number) {
  const { model } = replay,
    position = positionOf(at),
    mine = nextRead(model, right, position);
  const isReadHere = (web: Web) => web.uses.some(([point]) => positionOf(point) === position);
  const wrong = model.webs.filter(
    (web) =>
      sharesRegisters(model, web, right) &&
      model.liveAt(web, at) &&
      model.finalPlace(web, at) &&
      !isReadHere(web) &&
      nextRead(model, web, position) < mine,
  );
  const text = `Too many values live on at ${pointName(at)}. Which one is read again last, and leaves its register?`;
  const about = { step, point: at, kind: "memory", text } as const;
  const read = (web: Web) => {
    const next = nextRead(model, web, position);
    return next < Infinity ? `read again at ${next}` : "not read again in this block";
  };
  return asQuestion(model, right, wrong, about, `${right.name} goes to memory.`, read);
}

export function ssaSpills(replay: Replay): Decision[] {
  const { events, model } = replay,
    { blocks } = model.allocation;
  return events.flatMap((event, index): Decision[] => {
    if (event.kind !== "split" || event.at % 4 || replay.isPlaced[event.child]) return [];
    const position = positionOf(event.at),
      { first, frequency } = blocks[model.blockOf(position)];
    if (position === first) return []; // chosen by the blocks before, too
    const web = replay.webOf(event.range);
    return [
      {
        ...{ cost: frequency, stake: 0 },
        ask: () => furthestQuestion(replay, index, web, event.at),
      },
    ];
  });
}
