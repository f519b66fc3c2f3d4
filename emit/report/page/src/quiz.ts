// Questions about the allocator's decisions, made from its own events, the most expensive first. The
// replay stands where the allocator decides; the answer is what the record says.
//
// Where an allocator weighs candidates, the question is which of them it takes. It is asked only if
// each other candidate costs more. Where an allocator tells what it sends to memory, the question is
// which value that is, among those that have more reason to stay: they are used more for their
// length, or end earlier. Values that are as expensive, or end at the same point, are not among the
// options: some allocators go by one, some by the other.
import { type AllocationModel, figure, pointName, type Web } from "./model.ts";
import { NONE, Replay } from "./replay.ts";
import { decision, sentence, wayName } from "./words.ts";
import { candidatesOf, type AllocatorEvent, type VisitEvent } from "./record.ts";

export interface Question {
  step: number; // the replay's state that it is about
  point: number; // where the allocator is then
  kind: "eviction" | "memory" | "register"; // what the right answer does
  visit?: VisitEvent; // whose candidates belong to the answer
  text: string;
  options: { text: string; right: boolean }[];
  explanation: string;
}
// A decision that may make a question.
interface Decision {
  cost: number; // of what the allocator does, in executed loads and stores
  stake: number; // what the next best choice costs more
  ask: () => Question | undefined;
}
type Placement = AllocatorEvent & { kind: "evict" | "memory" };

const MOST_OPTIONS = 6;
const MOST_QUESTIONS = 40;

// --- decisions with candidates

function weighed(replay: Replay, index: number, visit: VisitEvent): Decision | undefined {
  const candidates = candidatesOf(visit).filter((c) => c.price !== null);
  const chosen = candidates.find((c) => c.chosen);
  const others = candidates.filter((c) => !c.chosen).sort((a, b) => a.price! - b.price!);
  if (!chosen || !others.length) return undefined;
  const isTie =
    others[0].price! <= chosen.price! || figure(others[0].price!) === figure(chosen.price!);
  const isFree = (way: string) => way === "free" || way === "until";
  const isPlain = chosen.way === "free" && !others.some((c) => isFree(c.way));
  if (isTie || isPlain) return undefined;
  const shown = [chosen, ...others.slice(0, MOST_OPTIONS - 1)],
    name = replay.webOf(visit.range).name;
  const ask = (): Question => ({
    step: index + 1,
    point: visit.point,
    kind: chosen.way === "evict" ? "eviction" : chosen.register ? "register" : "memory",
    visit,
    text: `${name} needs a register at ${pointName(visit.point)}. Where does it go?`,
    options: candidates
      .filter((c) => shown.includes(c))
      .map((c) => ({
        text: c.register ? `${c.register}: ${wayName(replay, c)}` : "memory",
        right: c === chosen,
      })),
    explanation: decision(replay, visit),
  });
  return { cost: Math.max(0, chosen.cost!), stake: others[0].price! - chosen.price!, ask };
}

// --- values that go to memory, of allocators that weigh no candidates

const executedUses = (web: Web) => web.uses.reduce((sum, use) => sum + use[2], 0);
const length = (web: Web) => web.segments.reduce((sum, [from, to]) => sum + to - from, 0);

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

// Whether the other web has a reason to stay that the right one lacks: it is used more for its
// length, or ends earlier; and nothing that an allocator goes by is equal.
function isWrong(model: AllocationModel, right: Web, other: Web): boolean {
  const degree = (web: Web) => model.webs.filter((w) => w !== web && overlap(w, web)).length;
  const worths = (web: Web) => [length(web), degree(web)].map((by) => executedUses(web) / by);
  const [mine, others] = [worths(right), worths(other)];
  if (right.to === other.to || mine.some((worth, i) => figure(worth) === figure(others[i])))
    return false;
  return others[0] > mine[0] || other.to < right.to;
}

function spillQuestion(
  replay: Replay,
  right: Web,
  others: Web[],
  about: Omit<Question, "options" | "explanation">,
  told: string,
): Question | undefined {
  const { model } = replay;
  const wrong: Web[] = [];
  for (const web of others.sort((a, b) => executedUses(a) - executedUses(b)))
    if (wrong.length < MOST_OPTIONS - 1 && web.registerClass === right.registerClass)
      if (isWrong(model, right, web)) wrong.push(web);
  if (!wrong.length) return undefined;
  const shown = [right, ...wrong].sort((a, b) => a.index - b.index);
  const facts = shown.map((w) => `${w.name} ${figure(executedUses(w))}, to ${pointName(w.to)}`);
  return {
    ...about,
    options: shown.map((web) => ({ text: web.name, right: web === right })),
    explanation: `${told} Executed reads and writes, and ends: ${facts.join("; ")}.`,
  };
}

// The visited value needs a register, and another one gives it up.
function evictionQuestion(replay: Replay, index: number, event: Placement): Question | undefined {
  const visit = replay.events[index] as VisitEvent,
    visited = replay.webOf(visit.range),
    right = replay.webOf(event.range);
  replay.go(index + 1);
  const { active, inactive } = replay.lists();
  const holders = [...active, ...inactive].map((range) => replay.webOf(range));
  const others = new Set([visited, ...holders.filter((web) => overlap(web, visited))]);
  others.delete(right);
  const text = `${visited.name} needs a register at ${pointName(visit.point)}, and none is free. Which value goes to memory?`;
  const about = { step: index + 1, point: visit.point, kind: "eviction", text } as const;
  const told = `${right.name} gives its register to ${visited.name}.`;
  return right === visited ? undefined : spillQuestion(replay, right, [...others], about, told);
}

// A value gets no register; those that live at the same time have one in the end.
function memoryQuestion(
  replay: Replay,
  step: number,
  point: number,
  event: Placement,
): Question | undefined {
  const { model } = replay,
    right = replay.webOf(event.range);
  const inMemory = new Set(
    model.allocation.live_ranges
      .filter((range) => !range.register && !range.temporary)
      .map((range) => model.web(range.web)),
  );
  const others = model.webs.filter(
    (web) => web !== right && !inMemory.has(web) && overlap(web, right),
  );
  const text = `There are not enough registers at ${pointName(point)}. Which value goes to memory?`;
  const about = { step, point, kind: "memory", text } as const;
  return spillQuestion(replay, right, others, about, sentence(replay, event));
}

// Whether the event makes room for the visited live range, which the next event places for good.
function makesRoom(events: AllocatorEvent[], index: number, visited: number): boolean {
  const next = events[index + 1];
  return next?.kind === "assign" && next.range === visited && next.copies_saved !== null;
}

// The first time that each web goes to memory.
function spills(replay: Replay): Decision[] {
  const { events } = replay,
    costs = new Map<Web, number>(),
    found = new Map<Web, Decision>();
  for (const event of events)
    if ((event.kind === "memory" || event.kind === "evict") && event.range >= 0) {
      const web = replay.webOf(event.range);
      costs.set(web, Math.max(costs.get(web) ?? 0, event.cost ?? 0));
    }
  let visited = NONE, // index of the last visit
    start = 0;
  const lastVisitOf = new Map<number, number>(); // by live range that is not placed yet
  events.forEach((event, index) => {
    if (event.kind === "start") start = index;
    if (event.kind === "visit") lastVisitOf.set(event.range, (visited = index));
    if (event.kind === "assign") {
      lastVisitOf.delete(event.range);
      start = 0;
    }
    if ((event.kind !== "memory" && event.kind !== "evict") || event.range < 0) return;
    const web = replay.webOf(event.range),
      visit = events[visited] as VisitEvent | undefined;
    if (found.has(web)) return;
    const add = (ask: Decision["ask"]) => found.set(web, { cost: costs.get(web)!, stake: 0, ask });
    if (visit && visit.range !== event.range && makesRoom(events, index, visit.range)) {
      const at = visited;
      add(() => evictionQuestion(replay, at, event));
    } else if (visit && lastVisitOf.has(event.range)) {
      const at = lastVisitOf.get(event.range)!,
        { point } = events[at] as VisitEvent;
      add(() => memoryQuestion(replay, at + 1, point, event));
    } else if (!visit && event.cost !== null) {
      const at = start || index; // an attempt that failed shows who holds the registers
      add(() => memoryQuestion(replay, at, web.from, event));
    }
  });
  return [...found.values()];
}

// The most expensive decisions come first; of free registers the ones with most at stake.
export function questions(model: AllocationModel): Question[] {
  const replay = new Replay(model),
    asked: Question[] = [];
  const weighs = (event: AllocatorEvent) => event.kind === "visit" && event.candidates.length > 0;
  const decisions = replay.events.some(weighs)
    ? replay.events.flatMap((e, i) => (e.kind === "visit" ? (weighed(replay, i, e) ?? []) : []))
    : spills(replay);
  decisions.sort((a, b) => b.cost - a.cost || b.stake - a.stake);
  for (const { ask } of decisions) {
    const question = asked.length < MOST_QUESTIONS && ask();
    if (question) asked.push(question);
  }
  return asked;
}
