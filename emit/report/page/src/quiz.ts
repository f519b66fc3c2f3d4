// Questions about the allocator's next decision, made from its own events. Each stops the replay
// just before the decision; the answer is what the record says.
import { type AllocationModel } from "./model.ts";
import { Replay } from "./replay.ts";
import { decision, sentence, wayName } from "./words.ts";
import { candidatesOf, type AllocatorEvent } from "./record.ts";

export interface Question {
  step: number; // the replay's state that it is about
  point: number; // of the visit
  kind: "spill" | "register";
  text: string;
  options: { text: string; right: boolean }[];
  explanation: string;
}
const MOST_OPTIONS = 6;
const MOST_QUESTIONS = 40;

// Values that could go to memory when the scan stands at this step: those in registers, and the
// visited one.
function spillQuestion(replay: Replay, index: number): Question | undefined {
  const event = replay.events[index];
  if (event.kind !== "evict" && event.kind !== "memory") return undefined;
  const { active } = replay.lists(),
    visited = replay.visit;
  if (!visited || event.range < 0) return undefined;
  const webs = new Set([event.range, visited.range, ...active].map((range) => replay.web[range]));
  if (webs.size < 3) return undefined;
  const right = replay.web[event.range],
    shown = [...webs].slice(0, MOST_OPTIONS).sort((a, b) => a - b);
  return {
    step: replay.visitIndex + 1,
    point: visited.point,
    kind: "spill",
    text: "A value goes to memory next. Which one?",
    options: shown.map((web) => ({ text: replay.model.webs[web].name, right: web === right })),
    explanation: `${sentence(replay, event)} ${decision(replay, visited)}`,
  };
}

function registerQuestion(replay: Replay, index: number): Question | undefined {
  const event = replay.events[index];
  if (event.kind !== "visit") return undefined;
  const candidates = candidatesOf(event).filter((c) => c.cost !== null);
  const chosen = candidates.findIndex((c) => c.chosen);
  if (chosen < 0 || candidates.length < 3) return undefined;
  const others = candidates
    .map((_, i) => i)
    .filter((i) => i !== chosen)
    .sort((a, b) => candidates[a].price! - candidates[b].price!);
  const shown = [chosen, ...others.slice(0, MOST_OPTIONS - 1)].sort((a, b) => a - b);
  return {
    step: replay.step,
    point: event.point,
    kind: "register",
    text: `The scan reaches ${replay.webOf(event.range).name}. Where does it go?`,
    options: shown.map((i) => ({
      text: candidates[i].register
        ? `${candidates[i].register}: ${wayName(candidates[i])}`
        : "memory",
      right: i === chosen,
    })),
    explanation: decision(replay, event),
  };
}

const wanted = (event: AllocatorEvent) =>
  event.kind === "evict" || event.kind === "memory" || event.kind === "visit";

// Questions in the order of the scan; of long scans an even choice. Every second one is about
// spilling where possible.
export function questions(model: AllocationModel): Question[] {
  const replay = new Replay(model),
    found: Question[] = [];
  const indices = model.events
    .map((_, index) => index)
    .filter((index) => wanted(model.events[index]));
  const stride = Math.max(1, Math.floor(indices.length / (MOST_QUESTIONS * 4)));
  let visits = 0;
  for (let i = 0; i < indices.length; i += stride) {
    const index = indices[i],
      event = replay.events[index];
    replay.go(index);
    const asked =
      event.kind === "visit"
        ? visits++ % 3 === 0
          ? registerQuestion(replay, index)
          : undefined
        : spillQuestion(replay, index);
    if (asked) found.push(asked);
  }
  const keep = Math.ceil(found.length / MOST_QUESTIONS);
  return found.filter((_, i) => i % keep === 0);
}
