// Questions about an allocator that walks backwards (`fast`): a value is met at its last use, and gets a
// register that is free there; if none is, the value that is read again last leaves its own, and is
// loaded where that is. The replay stands at the use, before anything is decided. (A value may lose the
// upper part of its stay later, so a register that is held then may be free in the end.)
import { pointName, positionOf, type Web } from "./model.ts";
import { MOST_OPTIONS, type Decision, type Question } from "./question.ts";
import { asQuestion, nextRead, sharesRegisters } from "./quiz_memory.ts";
import { type Replay } from "./replay.ts";
import type { AllocatorEvent } from "./record.ts";

type Assignment = AllocatorEvent & { kind: "assign" };

// The live range that leaves its register to the next one that the events create.
function leaving(events: AllocatorEvent[], create: number): number | undefined {
  const [moveOut, reach] = events.slice(Math.max(0, create - 2), create);
  const isOne = moveOut?.kind === "move_out" && reach?.kind === "reach";
  return isOne && moveOut.range === reach.range ? moveOut.range : undefined;
}

// Whether the instruction leaves the register to its operands as they like.
function isLeft(replay: Replay, register: number, position: number): boolean {
  const { model } = replay,
    from = 4 * position,
    reserved = model.reservationFrom(register, from),
    destroyed = model.clobberFrom(register, from);
  return (
    !(reserved && reserved.from < from + 4) && !(destroyed !== undefined && destroyed < from + 4)
  );
}

const isReadAt = (web: Web, position: number) =>
  web.uses.some(([point]) => positionOf(point) === position);

// The values in registers, other than the one that asks.
function holders(replay: Replay, asking: Web): number[] {
  const { active } = replay.lists();
  return active.filter((range) => {
    const web = replay.webOf(range);
    return web !== asking && sharesRegisters(replay.model, web, asking);
  });
}

function evictionQuestion(replay: Replay, create: number, left: number): Question | undefined {
  const { model } = replay,
    asking = replay.webOf((replay.events[create] as Assignment).range),
    right = replay.webOf(left);
  replay.go(create - 2); // before it leaves
  const step = replay.step,
    at = replay.events[create] as AllocatorEvent & { kind: "create" },
    position = positionOf(at.to),
    mine = nextRead(model, right, position);
  const wrong = holders(replay, asking).filter(
    (range) =>
      isLeft(replay, replay.register[range], position) &&
      !isReadAt(replay.webOf(range), position) &&
      nextRead(model, replay.webOf(range), position) < mine,
  );
  const name = (web: Web) => web.name,
    told = `${right.name} leaves its register to ${asking.name}.`;
  const read = (web: Web) => {
    const next = nextRead(model, web, position);
    return next < Infinity ? `read again at ${next}` : "needed at the end of the block";
  };
  const about = { step, point: at.to, kind: "memory", text: "" } as const,
    question = asQuestion(
      model,
      right,
      wrong.map((r) => replay.webOf(r)),
      about,
      told,
      read,
    );
  if (!question) return undefined;
  const names = question.options.map((option) => option.text);
  return {
    ...question,
    text: `Backwards, the walk is at ${pointName(at.to)}: ${name(asking)} needs a register, and none is free. Which of ${names.slice(0, -1).join(", ")} and ${names.at(-1)} is read again last, and leaves its register?`,
  };
}

function freeQuestion(replay: Replay, create: number): Question | undefined {
  const { model } = replay,
    { register, range } = replay.events[create + 1] as Assignment,
    asking = replay.webOf(range),
    { to } = replay.events[create] as AllocatorEvent & { kind: "create" };
  replay.go(create);
  const held = holders(replay, asking).map((other) => ({
    register: model.registers[replay.register[other]],
    by: replay.webOf(other),
  }));
  const shown = held.slice(0, MOST_OPTIONS - 1);
  if (!shown.length || new Set([register, ...shown.map((h) => h.register)]).size <= shown.length)
    return undefined;
  const options = [register, ...shown.map((h) => h.register)]
    .sort((a, b) => model.registerIndex.get(a)! - model.registerIndex.get(b)!)
    .map((text) => ({ text, right: text === register, register: text }));
  return {
    step: create,
    point: to,
    kind: "free",
    text: `Backwards, the walk is at ${pointName(to)}, where ${asking.name} is needed last. Which of these registers is free?`,
    options,
    explanation: `${asking.name} gets ${register}. ${shown.map((h) => `${h.register} holds ${h.by.name}`).join("; ")}.`,
  };
}

// Of free registers one question for each web.
export function walkDecisions(replay: Replay): Decision[] {
  const { events, model } = replay,
    { blocks } = model.allocation,
    seen = new Set<Web>();
  return events.flatMap((event, create): Decision[] => {
    const next = events[create + 1];
    if (event.kind !== "create" || event.temporary || next?.kind !== "assign") return [];
    const web = replay.webOf(event.range),
      position = positionOf(event.to),
      left = leaving(events, create);
    if (left === undefined) {
      if (seen.has(web)) return [];
      seen.add(web);
      return [{ cost: 0, stake: 0, ask: () => freeQuestion(replay, create) }];
    }
    const register = model.registerIndex.get(next.register);
    if (register === undefined || !isLeft(replay, register, position)) return [];
    const { frequency } = blocks[model.blockOf(position)];
    return [{ cost: frequency, stake: 0, ask: () => evictionQuestion(replay, create, left) }];
  });
}
