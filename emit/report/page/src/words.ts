// The allocator's events and choices as sentences. Values are named as in the source.
import { type AllocationModel, figure, plural, pointName } from "./model.ts";
import {
  candidatesOf,
  type AllocatorEvent,
  type Candidate,
  type CostOfEvent,
  type CostTerm,
  type ColouringEvent,
  type Edit,
  type VisitEvent,
} from "./record.ts";
import type { Replay } from "./replay.ts";

const until = (point: number) =>
  point < 0 ? "to the end of the live range" : `until ${pointName(point)}`;
const liveRangeName = (replay: Replay, range: number) =>
  range < 0 ? "a value without a live range" : replay.webOf(range).name;
const because = (reason: string) => (reason ? `: ${reason}` : "");

const costs = (cost: number | null | undefined) =>
  cost === null || cost === undefined ? "" : ` (cost ${figure(cost)})`;
const saves = (count: number | null) =>
  count ? ` (saves ${plural(count, "copy", "copies")})` : "";

const degree = ({ neighbours, registers }: ColouringEvent) =>
  `${plural(neighbours, "neighbour")} and ${plural(registers, "register")}`;

// One event. The replay must have applied it, so that its live ranges exist.
export function sentence(replay: Replay, event: AllocatorEvent): string {
  const { model } = replay,
    value = (v: number) => model.valueName(v);
  const name = "range" in event ? liveRangeName(replay, event.range) : "";
  switch (event.kind) {
    case "start":
      return "The allocator starts: there are no live ranges.";
    case "merge":
      return `${value(event.a)} and ${value(event.b)} share one web: no copy between them.`;
    case "merge_refused":
      return `${value(event.a)} and ${value(event.b)} stay apart: both live at one point.`;
    case "iteration":
      return event.number === 1
        ? "The graph is coloured: live ranges go on the stack, and come back to take registers."
        : `Iteration ${event.number}: the graph is coloured anew, without the live ranges in memory.`;
    case "enter_block": {
      const block = model.allocation.blocks[event.block]?.name ?? "?";
      return `The walk enters ${block}, whose dominators are coloured; in registers at its start: ${plural(event.values, "value")}.`;
    }
    case "simplify":
      return `${name} goes on the stack: it has ${degree(event)}, so one is left for it.`;
    case "spill_candidate":
      return `${name} goes on the stack, perhaps to memory: it has ${degree(event)}, and costs least for each neighbour${costs(event.cost)}.`;
    case "freeze":
      return `The copies of ${name} stay: no coalescing is safe, and it has only ${degree(event)}.`;
    case "no_colour":
      return `${name} comes from the stack, and its neighbours have all ${plural(event.registers, "register")}.`;
    case "coalesce":
      return `${liveRangeName(replay, event.joined)} joins ${name}: one register, no copy. ${
        event.test === "George"
          ? "Safe by George’s test: each of its neighbours is the other’s too, or of low degree."
          : "Safe by Briggs’s test: together they have fewer neighbours of high degree than registers."
      }`;
    case "create":
      return event.temporary
        ? `A temporary live range of ${name} serves the instruction at ${pointName(event.from)}.`
        : `A live range of ${name}, from ${pointName(event.from)} to ${pointName(event.to)}.`;
    case "split":
      return `${name} is split at ${pointName(event.at)}; the rest starts at ${pointName(event.from)}${
        replay.isPlaced[event.child] ? "" : " and is in memory"
      }.`;
    case "reach":
      return `${name} is in its register from ${pointName(event.from)} on already.`;
    case "move_out":
      return `${name} is in ${event.register} only from ${pointName(event.at)} on: it is loaded, or made again, there.`;
    case "visit":
      return `The allocator looks at ${name} at ${pointName(event.point)}.`;
    case "assign":
      return `${name} gets ${event.register}${saves(event.copies_saved)}.`;
    case "until":
      return `${name} can have ${event.register} until ${pointName(event.at)} only${costs(event.cost)}.`;
    case "evict": {
      const by = event.by < 0 ? "another value" : liveRangeName(replay, event.by);
      return `${name} gives ${event.register} to ${by} at ${pointName(event.at)} and goes to memory${costs(event.cost)}.`;
    }
    case "memory":
      return `${name} is in memory${costs(event.cost)}${because(event.reason)}.`;
    case "fold":
      return `The instruction at ${pointName(event.point)} reads ${value(event.value)} from memory itself.`;
    case "store_once":
      return `${value(event.value)} is stored once, after its definition at ${pointName(event.point)}${costs(event.cost)}.`;
    case "slot":
      return `${model.web(event.web).name} gets spill slot ${event.slot}.`;
  }
}

// The name of an event's kind, for lists and the way through them.
export const EVENT_NAMES: { [kind in AllocatorEvent["kind"]]: string } = {
  start: "start",
  merge: "merge",
  merge_refused: "merge refused",
  iteration: "iteration",
  enter_block: "block",
  simplify: "simplify",
  spill_candidate: "spill candidate",
  freeze: "freeze",
  coalesce: "coalesce",
  no_colour: "no colour",
  create: "create",
  split: "split",
  reach: "reach",
  move_out: "move out",
  visit: "visit",
  assign: "assign",
  until: "split ahead",
  evict: "eviction",
  memory: "memory",
  fold: "fold",
  store_once: "store once",
  slot: "slot",
};

// How a live range would go on, as `--why` says it.
export function wayName(replay: Replay, candidate: Candidate): string {
  if (candidate.register === "") return "wait for the next use";
  switch (candidate.way) {
    case "none":
      return "not weighed";
    case "free":
      return "free to its end";
    case "until":
      return candidate.blocker ? `free ${until(candidate.freeUntil)}` : "free to its end";
    case "evict":
      return `taken from ${blockerName(replay, candidate)}`;
    case "wait":
      return "wait for the next use";
  }
}

// What stands in a candidate's way.
export function blockerName(replay: Replay, candidate: Candidate): string {
  const { blocker, blockedBy } = candidate;
  switch (blocker) {
    case "range":
      return blockedBy < 0 ? "another value" : liveRangeName(replay, blockedBy);
    case "waiting":
      return `${blockedBy < 0 ? "a value" : liveRangeName(replay, blockedBy)} in a hole`;
    case "fixed":
      return blockedBy < 0 ? "fixed operand" : `fixed operand ${replay.model.valueName(blockedBy)}`;
    case "call":
      return "call";
    case "":
      return "";
  }
}

function choice(replay: Replay, name: string, chosen: Candidate): string {
  const { register } = chosen;
  if (chosen.way === "wait" || register === "") return `${name} waits in memory until its next use`;
  switch (chosen.way) {
    case "none":
      return `${name} gets ${register}`;
    case "free":
      return `${name} gets ${register}, which is free ${until(chosen.freeUntil)}`;
    case "until":
      return `${name} gets ${register} ${until(chosen.freeUntil)} only, and is split there`;
    case "evict":
      return `${name} gets ${register}; ${blockerName(replay, chosen) || "its holder"} gives way`;
  }
}

// What an allocator did that weighs no candidates: the next event that places the visited live
// range. If it looks at other live ranges before, that is where the live range is in the end.
function outcome(replay: Replay, visit: VisitEvent): string {
  const { events } = replay,
    name = liveRangeName(replay, visit.range);
  let isLater = false;
  for (let i = events.indexOf(visit) + 1; i < events.length; ++i) {
    const event = events[i];
    if (event.kind === "start") break;
    if (event.kind === "visit") isLater = true;
    if (!("range" in event) || event.range !== visit.range) continue;
    if (event.kind === "assign")
      return isLater
        ? `In the end ${name} is in ${event.register}.`
        : `${name} gets ${event.register}${saves(event.copies_saved)}.`;
    if (event.kind === "memory")
      return isLater
        ? `In the end ${name} is in memory.`
        : `${name} goes to memory${costs(event.cost)}${because(event.reason)}.`;
  }
  return `The record does not tell where ${name} goes.`;
}

// A candidate's cost, and its price if it is another one.
function costAndPrice(candidate: Candidate): string {
  const cost = figure(candidate.cost!),
    price = figure(candidate.price!);
  return price === cost ? cost : `${cost} (price ${price})`;
}

// The decision of a visit: what is done, and what the next best choice costs.
export function decision(replay: Replay, visit: VisitEvent): string {
  const candidates = candidatesOf(visit),
    chosen = candidates.find((c) => c.chosen);
  if (!chosen) return outcome(replay, visit);
  const taken = choice(replay, liveRangeName(replay, visit.range), chosen);
  if (chosen.cost === null) return `${taken}. Its cost was not weighed.`;
  const next = candidates
    .filter((c) => c !== chosen && c.cost !== null)
    .sort((a, b) => a.price! - b.price!)[0];
  const compare = next
    ? `next best: ${next.register || "memory"}, ${costAndPrice(next)}`
    : "there is no other choice";
  return `${taken}. Cost ${costAndPrice(chosen)}; ${compare}.`;
}

export const EDIT_NAMES: { [kind in Edit["kind"]]: string } = {
  copy: "copy",
  exchange: "exchange",
  spill: "spill",
  reload: "reload",
  rematerialize: "recompute",
};

// An inserted move as code: "slot 3 = rax".
export function editText(model: AllocationModel, edit: Edit): string {
  if (edit.kind === "exchange") return `${edit.from} ↔ ${edit.to}`;
  return `${edit.to || "memory"} = ${edit.from || (edit.value >= 0 ? model.valueName(edit.value) : "again")}`;
}

// What a term of a cost is for.
export function termName(model: AllocationModel, [kind, value, point]: CostTerm): string {
  const name = value < 0 ? "" : model.valueName(value),
    at = `at ${pointName(point)}`;
  switch (kind) {
    case "save":
      return "the register is saved and restored";
    case "fixed copy":
      return `copy saved: the instruction ${at} wants it there`;
    case "own copy":
      return `copy saved ${at}: another part of ${name} is in it`;
    case "neighbour copy":
      return `copy saved ${at}: ${name} is in it`;
    case "store":
      return `store of ${name} ${at}`;
    case "load":
      return `load of ${name} ${at}`;
    case "fold":
      return `${name} read from memory by the instruction ${at}`;
    case "remake":
      return `${name} made again ${at}, a constant`;
    case "later load":
      return `later load of ${name} ${at}, which may find a register`;
    case "later remake":
      return `${name} made again later, ${at}`;
    case "back edge":
      return `${name} back in its register at the end of the loop that starts ${at}`;
    case "phi stores":
      return `stores of ${name} on the edges to ${pointName(point)}`;
    case "loop store":
      return `stores of ${name} in the loop that starts ${at}`;
  }
}

export interface Sum {
  rows: { amount: string; product: string; name: string }[];
  total: string;
  quotient: string; // "" if the cost is the sum itself
}
// A cost as a sum; equal terms are one row. Undefined where the record does not tell it.
export function sumOf(model: AllocationModel, cost: CostOfEvent, isPrice = false): Sum | undefined {
  if (!cost.terms?.length) return undefined;
  const terms = cost.terms.map((number) => model.allocation.terms[number]);
  const total = terms.reduce((sum, [, , , weight, factor]) => sum + weight * factor, 0),
    divisor = cost.divisor ?? 1;
  const quotient = `${figure(total)} / ${figure(divisor)} = ${figure(total / divisor)}`;
  return {
    rows: terms.map((term) => ({
      amount: signed(term[3] * term[4]),
      product: Math.abs(term[4]) === 1 ? "" : `${figure(Math.abs(term[4]))} × ${figure(term[3])}`,
      name: termName(model, term),
    })),
    total: figure(total),
    quotient: divisor === 1 ? "" : isPrice ? `price ${quotient}: others get a register` : quotient,
  };
}
const signed = (amount: number) => (amount < 0 ? `− ${figure(-amount)}` : `+ ${figure(amount)}`);
