// What every question of the quiz keeps, whatever the allocator.
import type { Question } from "../src/quiz.ts";
import type { AllocationModel } from "../src/model.ts";
import { figure, pointName } from "../src/model.ts";
import { candidatesOf } from "../src/record.ts";
import type { Replay } from "../src/replay.ts";

// Names of webs with a live range in memory.
function inMemory(model: AllocationModel): Set<string> {
  const ranges = model.allocation.live_ranges.filter((r) => !r.register && !r.temporary);
  return new Set(ranges.map((range) => model.web(range.web).name));
}

function* faultsOfAnswer(replay: Replay, question: Question): Iterable<string> {
  const { options, visit } = question,
    candidates = visit ? candidatesOf(visit).filter((c) => c.price !== null) : [];
  const chosen = candidates.find((c) => c.chosen);
  for (const c of candidates)
    if (c !== chosen && (c.price! < chosen!.price! || figure(c.price!) === figure(chosen!.price!)))
      yield `${c.register || "memory"} is as good as the answer`;
  const memory = inMemory(replay.model);
  if (question.kind === "memory" && !visit)
    for (const option of options)
      if (option.right !== memory.has(option.text)) yield `${option.text} is right and wrong`;
}

export function* faultsOf(replay: Replay, question: Question): Iterable<string> {
  const { options, visit } = question;
  if (options.filter((o) => o.right).length !== 1) yield "not one right answer";
  if (options.length < 2 || new Set(options.map((o) => o.text)).size !== options.length)
    yield "options are alike";
  replay.go(question.step, question.point);
  if (!question.text.includes(`at ${pointName(question.point)}`)) yield "another position";
  if (visit && replay.visit !== visit) yield "the state of another decision";
  replay.go(question.step);
  if (replay.visits && replay.point !== question.point) yield "the scan is elsewhere";
  if (/undefined|NaN|null/.test(question.text + question.explanation)) yield "no words";
  yield* faultsOfAnswer(replay, question);
}
