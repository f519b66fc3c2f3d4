// What every question of the quiz keeps, whatever the allocator: exactly one option is right, none of
// the others costs less or as much, the state is that of the question's point, and no two questions of
// one function are alike. All is computed from the record alone, by other means than the page's.
import type { Option, Question } from "../src/question.ts";
import { figure, pointName } from "../src/model.ts";
import type { AllocationModel } from "../src/model.ts";
import type { Allocation, CandidateTuple, Value, VisitEvent } from "../src/record.ts";

interface Place {
  web: number;
  from: number;
  to: number;
  register: string;
}
// The live ranges after so many events.
function fold(allocation: Allocation, step: number): Map<number, Place> {
  let ranges = new Map<number, Place>();
  for (const event of allocation.events.slice(0, step)) {
    const range = "range" in event ? ranges.get(event.range) : undefined;
    if (event.kind === "start") ranges = new Map();
    else if (event.kind === "create")
      ranges.set(event.range, { web: event.web, from: event.from, to: event.to, register: "" });
    else if (event.kind === "split") {
      ranges.set(event.child, { ...range!, from: event.from, register: "" });
      range!.to = event.at;
    } else if (event.kind === "reach") range!.from = event.from;
    else if (event.kind === "assign") range!.register = event.register;
    else if ((event.kind === "evict" || event.kind === "memory") && range) range.register = "";
  }
  return ranges;
}

const isRead = (kind: string) => !/definition|phi/.test(kind);

class Facts {
  readonly members = new Map<number, Value[]>(); // by the record's number of a web
  constructor(
    readonly model: AllocationModel,
    readonly allocation = model.allocation,
  ) {
    for (const value of allocation.values)
      this.members.set(value.web, [...(this.members.get(value.web) ?? []), value]);
  }
  isBy(allocator: string): boolean {
    return new RegExp(`^${allocator}(,|$)`).test(this.allocation.allocator);
  }
  webOf(option: Option): number {
    return this.allocation.values[this.model.webs[option.web!].values[0]].web;
  }
  nameOf(web: number): string {
    return this.model.webs[this.model.webIndex.get(web)!].name;
  }
  livesAt(web: number, point: number): boolean {
    return this.members.get(web)!.some((v) => v.segments.some(([a, b]) => a <= point && point < b));
  }
  points(web: number): number {
    const all = new Set<number>();
    for (const { segments } of this.members.get(web)!)
      for (const [from, to] of segments) for (let at = from; at < to; ++at) all.add(at);
    return all.size;
  }
  end(web: number): number {
    return Math.max(...this.members.get(web)!.flatMap((v) => v.segments.map(([, to]) => to)));
  }
  // In memory: an access for each instruction, and half of one where a constant is made again.
  cost(web: number): number {
    const accesses = new Map<string, number>();
    for (const value of this.members.get(web)!)
      for (const [point, kind, weight] of value.uses)
        accesses.set(
          `${point >> 2} ${isRead(kind)}`,
          weight * (!value.rematerializable ? 1 : isRead(kind) ? 0.5 : 0),
        );
    return [...accesses.values()].reduce((sum, weight) => sum + weight, 0);
  }
  registersOf(web: number): string[] {
    const classes = new Set(this.members.get(web)!.map((v) => v.register_class));
    return [...classes].flatMap((c) => this.allocation.allowed[c] ?? []);
  }
  reserved(register: string, from: number, to: number): boolean {
    return this.reservedFor(register, from, to) !== undefined;
  }
  // The value that an instruction wants in the register, or has it for: -1 is none.
  reservedFor(register: string, from: number, to: number): number | undefined {
    return this.allocation.reserved.find(
      (r) => r.register === register && r.from < to && from < r.to,
    )?.value;
  }
  destroyed(register: string, from: number, to: number): boolean {
    return this.allocation.clobbers.some(
      (c) => c.registers.includes(register) && c.points.some((at) => from <= at && at < to),
    );
  }
  // The position of the first read after one, in its block: the block's end if there is none.
  nextRead(web: number, position: number): number {
    const { end } = this.allocation.blocks.find((b) => position < b.end)!;
    const reads = this.members
      .get(web)!
      .flatMap((v) => v.uses)
      .filter(([at, kind]) => isRead(kind) && at >> 2 > position);
    return Math.min(end, ...reads.map(([at]) => at >> 2));
  }
  // Registers of the web in the end at a point: "" is memory.
  finalPlaces(web: number, point: number): string[] {
    return this.allocation.live_ranges
      .filter((r) => r.web === web && !r.temporary && r.from <= point && point < r.to)
      .map((r) => r.register);
  }
}

// --- by kind

// A sum of terms differs in its last digits from what the allocator has added up, and 1.95 is
// shown as "1.9", a little more as "2".
const sixDigits = (value: number) => Number(value.toPrecision(6));

function costOf(allocation: Allocation, [, , , , , , , , , divisor, terms]: CandidateTuple) {
  const cost = terms.reduce(
    (sum, term) => sum + allocation.terms[term][3] * allocation.terms[term][4],
    0,
  );
  return { cost: sixDigits(cost), price: sixDigits(cost / divisor) };
}

function* faultsOfChoice(facts: Facts, question: Question): Iterable<string> {
  const { allocation } = facts,
    { candidates } = question.visit!,
    ranges = fold(allocation, question.step);
  const chosen = candidates.find((c) => c[7])!,
    best = costOf(allocation, chosen);
  for (const candidate of candidates) {
    const [register, , , blocker, , , , , price] = candidate;
    if (candidate === chosen || price === null) continue;
    const other = costOf(allocation, candidate);
    for (const key of ["cost", "price"] as const)
      if (other[key] <= best[key] || figure(other[key]) === figure(best[key]))
        yield `the ${key} of ${register || "memory"} is ${other[key]}, of the answer ${best[key]}`;
    if (blocker === "range" && register)
      if (![...ranges.values()].some((r) => r.register === register && r.from <= question.point))
        yield `no value is in ${register}`;
  }
  for (const option of question.options) {
    const candidate = candidates.find((c) => c[0] === option.register);
    if (!candidate || candidate[7] !== option.right || candidate[8] === null)
      yield `${option.text} is not what the record says`;
  }
}

// The weight of a web as the allocator told it when it looked at it.
function toldWeight(allocation: Allocation, step: number, web: number): number | undefined {
  let told: number | undefined;
  const webs = new Map<number, number>();
  for (const event of allocation.events.slice(0, step)) {
    if (event.kind === "create") webs.set(event.range, event.web);
    if (event.kind === "visit" && webs.get(event.range) === web) told = event.cost ?? undefined;
  }
  return told;
}

function* faultsOfPressure(facts: Facts, question: Question, right: number): Iterable<string> {
  const { allocation } = facts,
    { point, text } = question,
    registers = new Set(facts.registersOf(right)),
    shared = (web: number) => facts.registersOf(web).some((r) => registers.has(r));
  const live = [...facts.members.keys()].filter(
      (web) => web >= 0 && shared(web) && facts.livesAt(web, point),
    ),
    left = [...registers].filter((r) => {
      const value = facts.reservedFor(r, point, point + 1);
      return value === undefined
        ? !facts.destroyed(r, point, point + 1)
        : value >= 0 && live.includes(facts.allocation.values[value].web);
    });
  if (!text.startsWith(`${live.length} values live at ${pointName(point)}`))
    yield "other values live";
  if (!text.includes(`and ${left.length || "no"} register`)) yield `${left.length} registers`;
  if (live.length <= left.length) yield "all values have a register";
  for (const option of question.options) {
    const places = facts.finalPlaces(facts.webOf(option), point);
    if (places.some((register) => !register !== option.right))
      yield `${option.text} is in ${places.join() || "no register"}`;
    if (!live.includes(facts.webOf(option))) yield `${option.text} does not live`;
  }
}

function* faultsOfMemory(facts: Facts, question: Question): Iterable<string> {
  const { allocation } = facts,
    { point, step, options } = question,
    right = facts.webOf(options.find((o) => o.right)!);
  const event = allocation.events[step - 1],
    isEviction = question.text.includes("needs a register");
  if (isEviction) {
    const ranges = fold(allocation, step),
      visited = event?.kind === "visit" ? ranges.get(event.range)!.web : -1;
    if (!question.text.startsWith(`${facts.nameOf(visited)} needs`)) yield "another value's visit";
    for (const option of options) {
      const web = facts.webOf(option);
      if (web !== visited && ![...ranges.values()].some((r) => r.web === web && r.register))
        yield `${option.text} has no register`;
    }
  } else if (!facts.isBy("ssa")) yield* faultsOfPressure(facts, question, right);
  for (const option of options) {
    const web = facts.webOf(option);
    if (option.right) continue;
    if (facts.isBy("textbook")) {
      if (facts.end(web) >= facts.end(right)) yield `${option.text} ends as late`;
    } else if (facts.isBy("ssa")) {
      if (facts.nextRead(web, point >> 2) >= facts.nextRead(right, point >> 2))
        yield `${option.text} is read as late`;
    } else {
      const [mine, other] = [right, web].map((of) => facts.cost(of));
      if (other <= mine) yield `${option.text} costs ${other}, the answer ${mine}`;
      if (other / facts.points(web) <= mine / facts.points(right))
        yield `${option.text} weighs no more`;
      const [told, wrong] = [right, web].map((of) => toldWeight(allocation, step, of));
      if (told !== undefined && wrong !== undefined && wrong <= told)
        yield `${option.text} weighs ${wrong}, the answer ${told}`;
    }
  }
}

// Of `fast`: live ranges that the walk has met and not left, by their registers. The value that leaves its
// register does so next.
function held(allocation: Allocation, step: number): Map<string, number> {
  const found = new Map<number, Place>();
  for (const event of allocation.events.slice(0, step))
    if (event.kind === "create" && !event.temporary)
      found.set(event.range, { web: event.web, from: event.from, to: event.to, register: "" });
    else if (event.kind === "assign" && found.has(event.range))
      found.get(event.range)!.register = event.register;
    else if (event.kind === "reach") found.delete(event.range);
  return new Map([...found.values()].map(({ register, web }) => [register, web]));
}

function* faultsOfWalk(facts: Facts, question: Question): Iterable<string> {
  const { allocation } = facts,
    holders = held(allocation, question.step),
    next = allocation.events[question.step],
    at = question.point >> 2,
    right = facts.webOf(question.options.find((o) => o.right)!);
  if (next.kind !== "move_out" || holders.get(next.register) !== right)
    yield "another value leaves";
  for (const option of question.options) {
    const web = facts.webOf(option);
    if (![...holders.values()].includes(web)) yield `${option.text} is in no register`;
    if (!option.right && facts.nextRead(web, at) >= facts.nextRead(right, at))
      yield `${option.text} is read as late`;
  }
}

function* faultsOfFree(facts: Facts, question: Question): Iterable<string> {
  const holders = held(facts.allocation, question.step);
  for (const { register, right } of question.options)
    if (holders.has(register!) === right) yield `${register} is ${right ? "held" : "free"}`;
}

function* faultsOfBarrier(facts: Facts, question: Question): Iterable<string> {
  const visit = facts.allocation.events[question.step - 1] as VisitEvent,
    ranges = fold(facts.allocation, question.step),
    { to } = ranges.get(visit.range)!,
    register = / from having (\S+) to its end/.exec(question.text)![1];
  for (const option of question.options) {
    const holds = [...ranges.values()].some(
      (r) =>
        r.register === register &&
        r.to > visit.point &&
        r.web === (option.web === undefined ? NaN : facts.webOf(option)),
    );
    const isTrue =
      option.web !== undefined
        ? holds
        : /destroys/.test(option.text)
          ? facts.destroyed(register, visit.point, to)
          : facts.reserved(register, visit.point, to);
    if (isTrue !== option.right) yield `${option.text} is ${isTrue}`;
  }
}

function* faultsOfReturn(facts: Facts, question: Question): Iterable<string> {
  const name = question.text.slice(0, question.text.indexOf(" is in memory")),
    ranges = facts.allocation.live_ranges.filter(
      (r) => !r.temporary && facts.nameOf(r.web) === name,
    );
  const starts = ranges.filter((r) => r.register).map((r) => r.from >> 2);
  const first = ranges
    .filter((r) => r.from > question.point && r.register)
    .reduce((least, r) => Math.min(least, r.from), Infinity);
  if (!ranges.some((r) => !r.register && r.from === question.point)) yield "it is not in memory";
  for (const option of question.options)
    if (option.right ? option.point !== first : starts.includes(option.point! >> 2))
      yield `${option.text} is right and wrong`;
}

export function* faultsOf(model: AllocationModel, question: Question): Iterable<string> {
  const { options, visit, step, point, text } = question,
    facts = new Facts(model),
    event = facts.allocation.events[step - 1];
  if (options.filter((o) => o.right).length !== 1) return yield "not one right answer";
  if (options.length < 2 || new Set(options.map((o) => o.text)).size !== options.length)
    yield "options are alike";
  if (!text.includes(pointName(point))) yield "another position";
  if (/undefined|NaN|null/.test(text + question.explanation)) yield "no words";
  if (visit && (event?.kind !== "visit" || event.point !== point || event.range < 0))
    yield "the state of another decision";
  if (question.kind === "barrier") yield* faultsOfBarrier(facts, question);
  else if (question.kind === "return") yield* faultsOfReturn(facts, question);
  else if (question.kind === "free") yield* faultsOfFree(facts, question);
  else if (facts.isBy("fast")) yield* faultsOfWalk(facts, question);
  else if (visit?.candidates.length) yield* faultsOfChoice(facts, question);
  else yield* faultsOfMemory(facts, question);
}

// Of all questions about one function.
export function* faultsOfAll(model: AllocationModel, asked: Question[]): Iterable<string> {
  if (new Set(asked.map((q) => q.text)).size !== asked.length)
    yield "two questions have one sentence";
  for (const question of asked)
    for (const fault of faultsOf(model, question)) yield `question: ${question.text}: ${fault}`;
}
