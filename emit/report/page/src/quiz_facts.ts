// Questions that the record answers without a choice: what bars a register to a value, and where a
// value that waits in memory comes back into a register. A wrong answer is a statement that is false.
import { type AllocationModel, pointName, positionOf, type Web } from "./model.ts";
import { MOST_OPTIONS, type Decision, type Option, type Question } from "./question.ts";
import { NONE, type Replay } from "./replay.ts";
import { blockerName } from "./words.ts";
import { candidatesOf, type Candidate, type VisitEvent } from "./record.ts";

// --- what bars a register

const CALL = "an instruction that destroys it",
  FIXED = "an instruction that wants another value in it";

// Whether each of these comes before the live range ends.
function isDestroyed(model: AllocationModel, register: number, from: number, to: number): boolean {
  const at = model.clobberFrom(register, from);
  return at !== undefined && at < to;
}
function isReserved(model: AllocationModel, register: number, from: number, to: number): boolean {
  const reserved = model.reservationFrom(register, from);
  return reserved !== undefined && reserved.from < to;
}

// What stands in the way is one thing: a value that is in the register, or an instruction.
function barrierOptions(replay: Replay, visit: VisitEvent, barred: Candidate): Option[] {
  const { model } = replay,
    register = model.registerIndex.get(barred.register)!,
    [from, to] = [visit.point, replay.to[visit.range]];
  const { active, inactive } = replay.lists(),
    holds = (range: number) => replay.register[range] === register;
  const inIt = new Set([...active, ...inactive].filter(holds).map((range) => replay.webOf(range)));
  const elsewhere = new Set(
    active.filter((range) => !holds(range)).map((range) => replay.webOf(range)),
  );
  const value = (web: Web, right: boolean): Option => ({ text: web.name, right, web: web.index });
  const facts = [
    { text: CALL, right: isDestroyed(model, register, from, to) },
    { text: FIXED, right: isReserved(model, register, from, to) },
  ];
  const wrong = [...elsewhere].filter((web) => !inIt.has(web)).slice(0, MOST_OPTIONS - 3);
  const isOne = inIt.size + facts.filter((fact) => fact.right).length === 1;
  return isOne
    ? [
        ...[...inIt].map((web) => value(web, true)),
        ...wrong.map((web) => value(web, false)),
        ...facts,
      ]
    : [];
}

function barrierQuestion(
  replay: Replay,
  index: number,
  barred: Candidate,
  chosen: Candidate,
): Question | undefined {
  replay.go(index + 1);
  const visit = replay.events[index] as VisitEvent,
    name = replay.webOf(visit.range).name,
    { register } = barred;
  const options = barrierOptions(replay, visit, barred).sort((a, b) => (a.text < b.text ? -1 : 1));
  if (options.length < 3 || new Set(options.map((o) => o.text)).size !== options.length)
    return undefined;
  const place = chosen.register ? `gets ${chosen.register}` : "waits in memory";
  const until = barred.freeUntil >= 0 ? ` at ${pointName(barred.freeUntil)}` : "";
  return {
    step: index + 1,
    point: visit.point,
    kind: "barrier",
    visit,
    text: `${name} ${place} at ${pointName(visit.point)}. What keeps it from having ${register} to its end?`,
    options,
    explanation:
      barred.blocker === "range"
        ? `${blockerName(replay, barred)} is in ${register}.`
        : `In the way of ${register}${until}: ${blockerName(replay, barred)}.`,
  };
}

// One question for each web, about the register that would come next.
export function barriers(replay: Replay): Decision[] {
  const seen = new Set<Web>();
  return replay.events.flatMap((event, index): Decision[] => {
    if (event.kind !== "visit") return [];
    const candidates = candidatesOf(event),
      chosen = candidates.find((c) => c.chosen),
      web = replay.webOf(event.range);
    const barred = candidates
      .filter((c) => c.register && !c.chosen && c.blocker && c.blockedBy >= NONE)
      .sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))[0];
    if (!chosen || !barred || seen.has(web) || chosen.cost === null) return [];
    seen.add(web);
    const ask = () => barrierQuestion(replay, index, barred, chosen);
    return [{ cost: Math.max(0, chosen.cost), stake: 0, ask }];
  });
}

// --- where a value comes back

interface Return {
  web: Web;
  step: number; // the first at which it is in memory
  from: number; // points
  back: number;
}

// Live ranges in memory that one in a register follows, of each web the first.
function returnsOf(replay: Replay): Return[] {
  const { model, events } = replay,
    { live_ranges } = model.allocation,
    first = model.firstLiveRange,
    found = new Map<Web, Return>();
  const births = new Map<number, number>();
  events.forEach((event, index) => {
    if (event.kind === "create") births.set(event.range, index);
    if (event.kind === "split") births.set(event.child, index);
  });
  live_ranges.forEach((range, number) => {
    if (range.register || range.temporary) return;
    const web = model.web(range.web);
    const next = live_ranges.findIndex(
      (r) => r.web === range.web && !r.temporary && r.from === range.to && r.register,
    );
    const step = births.get(first + next);
    if (next < 0 || found.has(web) || range.from % 4 || step === undefined) return;
    found.set(web, { web, step, from: range.from, back: live_ranges[next].from });
  });
  return [...found.values()];
}

function returnQuestion(replay: Replay, { web, step, from, back }: Return): Question | undefined {
  const { model } = replay;
  const starts = new Set(
    model.allocation.live_ranges
      .filter((r) => r.register && model.web(r.web) === web)
      .map((r) => positionOf(r.from)),
  );
  const wrong = [...new Set(web.uses.map(([point]) => positionOf(point)))].filter(
    (at) => at >= positionOf(from) && at !== positionOf(back) && !starts.has(at),
  );
  if (!wrong.length || back <= from) return undefined;
  const points = [back, ...wrong.slice(0, 3).map((at) => 4 * at)].sort((a, b) => a - b);
  return {
    step,
    point: from,
    kind: "return",
    text: `${web.name} is in memory from ${pointName(from)} on. Where does it get a register again?`,
    options: points.map((point) => ({
      text: `at ${pointName(point)}`,
      right: point === back,
      point,
    })),
    explanation: `${web.name} is loaded, or made again, at ${pointName(back)}.`,
  };
}

export function returns(replay: Replay): Decision[] {
  const { blocks } = replay.model.allocation;
  return returnsOf(replay).map((found) => ({
    cost: blocks[replay.model.blockOf(positionOf(found.back))]?.frequency ?? 0,
    stake: 0,
    ask: () => returnQuestion(replay, found),
  }));
}
