// The allocator's events and choices as sentences. Values are named as in the source.
import { type AllocationModel, figure, pointName } from "./model.ts";
import type { AllocatorEvent, Candidate, Edit, VisitEvent } from "./record.ts";
import type { Replay } from "./replay.ts";

const until = (point: number) =>
  point < 0 ? "to the end of the piece" : `until ${pointName(point)}`;
const pieceName = (replay: Replay, piece: number) => replay.webOf(piece)?.name ?? "?";
const because = (reason: string) => (reason ? `: ${reason}` : "");

// One event. The replay must have applied it, so that its pieces exist.
export function sentence(replay: Replay, event: AllocatorEvent): string {
  const { model } = replay,
    value = (v: number) => model.valueName(v);
  switch (event.kind) {
    case "merge":
      return `${value(event.a)} and ${value(event.b)} share one web: no copy between them.`;
    case "merge_refused":
      return `${value(event.a)} and ${value(event.b)} stay apart: both live at one point.`;
    case "create":
      return event.temporary
        ? `${pieceName(replay, event.piece)} is in memory, but one instruction needs it in a register: a temporary piece.`
        : `${pieceName(replay, event.piece)} waits for the scan, from ${pointName(event.from)} to ${pointName(event.to)}.`;
    case "split":
      return `${pieceName(replay, event.piece)} is split at ${pointName(event.at)}${because(event.reason)}.`;
    case "visit":
      return `The scan reaches ${pieceName(replay, event.piece)} at ${pointName(event.point)}.`;
    case "assign":
      return `${pieceName(replay, event.piece)} gets ${event.register}${because(event.reason)}.`;
    case "evict":
      return (
        `${pieceName(replay, event.piece)} gives ${event.register} to ${pieceName(replay, event.by)} at ` +
        `${pointName(event.at)} and goes to memory (cost ${figure(event.cost)}).`
      );
    case "memory":
      return `${pieceName(replay, event.piece)} stays in memory (cost ${figure(event.cost)})${because(event.reason)}.`;
    case "fold":
      return `The instruction at ${pointName(event.point)} reads ${value(event.value)} from memory itself.`;
    case "store_once":
      return `${value(event.value)} is stored once, behind its definition at ${pointName(event.point)} (cost ${figure(event.cost)}).`;
    case "slot":
      return `${model.web(event.web).name} gets spill slot ${event.slot}.`;
    case "note":
      return event.text;
  }
}

// The name of an event's kind, for lists and the way through them.
export const EVENT_NAMES: { [kind in AllocatorEvent["kind"]]: string } = {
  merge: "merge",
  merge_refused: "merge refused",
  create: "create",
  split: "split",
  visit: "visit",
  assign: "assign",
  evict: "eviction",
  memory: "memory",
  fold: "fold",
  store_once: "store once",
  slot: "slot",
  note: "note",
};

const WAYS = { free: "free", until: "free for a while", evict: "taken over", wait: "wait" };

export function wayName(candidate: Candidate): string {
  if (candidate.register === "") return "wait in memory";
  return candidate.way === "until" ? `free ${until(candidate.free_until)}` : WAYS[candidate.way];
}

// What stands in a candidate's way.
export function blockerName(replay: Replay, candidate: Candidate): string {
  const { blocker, blocked_by } = candidate;
  switch (blocker) {
    case "piece":
      return blocked_by < 0 ? "another value" : pieceName(replay, blocked_by);
    case "waiting":
      return `${blocked_by < 0 ? "a value" : pieceName(replay, blocked_by)} in a hole`;
    case "fixed":
      return blocked_by < 0
        ? "fixed operand"
        : `fixed operand ${replay.model.valueName(blocked_by)}`;
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
    case "free":
      return `${name} gets ${register}, which is free ${until(chosen.free_until)}`;
    case "until":
      return `${name} gets ${register} ${until(chosen.free_until)} only, and is split there`;
    case "evict":
      return `${name} gets ${register}; ${blockerName(replay, chosen) || "its holder"} gives way`;
  }
}

const copies = (count: number) => `${figure(count)} ${count === 1 ? "copy" : "copies"}`;
// A copy counts half a load.
export const worth = (candidate: Candidate) => candidate.cost - candidate.hint / 2;

// The decision of a visit: what is done, and what the next best choice costs.
export function decision(replay: Replay, visit: VisitEvent): string {
  const chosen = visit.candidates.find((c) => c.chosen);
  const name = pieceName(replay, visit.piece);
  if (!chosen) return `${name} is looked at; the record does not say what was chosen.`;
  const saves = chosen.hint > 0 ? ` (saves ${copies(chosen.hint)})` : "";
  const next = visit.candidates.filter((c) => c !== chosen).sort((a, b) => worth(a) - worth(b))[0];
  const compare = next
    ? `next best: ${next.register || "memory"}, ${figure(next.cost)}${next.hint > 0 ? `, saves ${copies(next.hint)}` : ""}`
    : "there is no other choice";
  return `${choice(replay, name, chosen)}. Cost ${figure(chosen.cost)}${saves}; ${compare}.`;
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
