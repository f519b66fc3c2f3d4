// Questions about the allocator's decisions, made from its own events, the most expensive first. The
// replay stands where the allocator decides; the answer is what the record says.
//
// Where an allocator weighs candidates, the question is which of them costs least. It is asked only
// if each other candidate has a higher cost and a higher price. What goes to memory without being
// weighed is in quiz_memory.ts, what a walk backwards does in quiz_walk.ts; what bars a register, and where a value comes back into one, in
// quiz_facts.ts.
import { type AllocationModel, pointName } from "./model.ts";
import { exceeds, MOST_OPTIONS, type Decision, type Option, type Question } from "./question.ts";
import { Replay } from "./replay.ts";
import { barriers, returns } from "./quiz_facts.ts";
import { ssaSpills, spills } from "./quiz_memory.ts";
import { walkDecisions } from "./quiz_walk.ts";
import { blockerName, decision, wayName } from "./words.ts";
import { candidatesOf, type AllocatorEvent, type Candidate, type VisitEvent } from "./record.ts";

const MOST_QUESTIONS = 40;

// --- decisions with candidates

const isFree = ({ way, blocker }: Candidate) =>
  way === "free" || (way === "until" && blocker === "");
const isMemory = ({ way, register }: Candidate) => way === "wait" || register === "";

function weighed(replay: Replay, index: number, visit: VisitEvent): Decision | undefined {
  const candidates = candidatesOf(visit).filter((c) => c.price !== null);
  const chosen = candidates.find((c) => c.chosen);
  const others = candidates.filter((c) => !c.chosen).sort((a, b) => a.price! - b.price!);
  if (!chosen || !others.length) return undefined;
  const isTie = others.some(
    (c) => !exceeds(c.price!, chosen.price!) || !exceeds(c.cost!, chosen.cost!),
  );
  const isPlain = isFree(chosen) && !others.some((c) => isFree(c) || c.way === "until");
  if (isTie || isPlain) return undefined;
  const shown = [chosen, ...others.slice(0, MOST_OPTIONS - 1)];
  const ask = (): Question => ({
    step: index + 1,
    point: visit.point,
    kind: chosen.way === "evict" ? "eviction" : isMemory(chosen) ? "memory" : "register",
    visit,
    ...choice(
      replay,
      visit,
      candidates.filter((c) => shown.includes(c)),
    ),
    explanation: decision(replay, visit),
  });
  return { cost: Math.max(0, chosen.cost!), stake: others[0].price! - chosen.price!, ask };
}

// By what stands for choice: registers of which some are free, parts of a life, or values that hold them.
function choice(replay: Replay, visit: VisitEvent, shown: Candidate[]) {
  const name = replay.webOf(visit.range).name,
    at = `at ${pointName(visit.point)}`;
  const options = (words: (c: Candidate) => string) =>
    shown.map((c): Option => ({ text: words(c), right: c.chosen, register: c.register }));
  const holders = shown.map((c) => (isMemory(c) ? name : blockerName(replay, c)));
  const isOfValues = shown.every((c) => isMemory(c) || (c.way === "evict" && c.blockedBy >= 0));
  if (isOfValues && new Set(holders).size === holders.length)
    return {
      text: `${name} needs a register ${at}, and all are held. Which value is left without one?`,
      options: options((c) => holders[shown.indexOf(c)]),
    };
  const way = options((c) =>
    isMemory(c) ? `memory: ${wayName(replay, c)}` : `${c.register}: ${wayName(replay, c)}`,
  );
  if (shown.some(isFree))
    return { text: `${name} needs a register ${at}. Which one does it get?`, options: way };
  return { text: `No register is free for all of ${name} ${at}. What costs least?`, options: way };
}

// --- all

// The most expensive decisions come first; of free registers the ones with most at stake.
export function questions(model: AllocationModel): Question[] {
  const replay = new Replay(model),
    asked = new Map<string, Question>();
  const weighs = (event: AllocatorEvent) => event.kind === "visit" && event.candidates.length > 0;
  const decisions = replay.events.some(weighs)
    ? [
        ...replay.events.flatMap((e, i) =>
          e.kind === "visit" ? (weighed(replay, i, e) ?? []) : [],
        ),
        ...barriers(replay),
      ]
    : model.allocator === "ssa"
      ? ssaSpills(replay)
      : model.allocator === "fast"
        ? walkDecisions(replay)
        : spills(replay);
  decisions.push(...returns(replay));
  decisions.sort((a, b) => b.cost - a.cost || b.stake - a.stake);
  for (const { ask } of decisions) {
    const question = asked.size < MOST_QUESTIONS && ask();
    if (question && !asked.has(question.text)) asked.set(question.text, question);
  }
  return [...asked.values()];
}
