// Spills, reloads and copies in machine code behind register allocation, with what they cost: how often their block runs.
import type { TextBlock } from "./blocks.ts";
import { figure } from "./model.ts";
import type { StageText } from "./stages.ts";

export interface Mark { kind: "spill" | "reload" | "fold" | "copy"; weight: number; text: string; title: string }

const FORMS: [Mark["kind"], RegExp, string][] = [
  ["spill", /^\s*MOV\w*mr \[slot\.\d+/, "a store to a spill slot"],
  ["reload", /^\s*\w+ = MOV\w*rm \[slot\.\d+/, "a load from a spill slot"],
  ["fold", /\[slot\.\d+/, "reads or writes a spill slot itself"],
  ["copy", /^\s*[a-z]\w* = MOV\w*rr [a-z]\w*\s*(?:;.*)?$/, "a copy between registers"],
];

// By line; empty where a stage comes before the allocation.
export function marksOf(stage: StageText, texts: string[], blocks: TextBlock[]): (Mark | undefined)[] {
  if (stage.kind !== "machine" && stage.kind !== "code") return [];
  if (!stage.lines.some((line) => /^\s*properties\b.*\ballocated\b/.test(texts[line]))) return [];
  const marks: (Mark | undefined)[] = [];
  for (const block of blocks)
    for (let line = block.first + 1; line < block.end; ++line) {
      const form = FORMS.find(([, pattern]) => pattern.test(texts[stage.lines[line]]));
      if (form) marks[line] = mark(form[0], block.frequency, form[2]);
    }
  return marks;
}

function mark(kind: Mark["kind"], weight: number, what: string): Mark {
  return { kind, weight, text: `${kind} ${figure(weight)}×`, title: `${what}; executed ${figure(weight)} times for each call` };
}
