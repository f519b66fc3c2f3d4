// Spills, reloads and copies in machine code after register allocation, with what they cost: how
// often their block runs.
import type { TextBlock } from "./blocks.ts";
import { figure, plural } from "./model.ts";
import type { StageText } from "./stages.ts";

export interface Mark {
  kind: "spill" | "reload" | "fold" | "copy";
  weight: number;
  text: string;
  title: string;
}

const WHAT = {
  spill: "a store to a spill slot",
  reload: "a load from a spill slot",
  fold: "reads or writes a spill slot itself",
  copy: "a copy between registers",
};
const COPY = /^\s*[a-z]\w* = MOV\w*rr [a-z]\w*\s*(?:;.*)?$/;

// Spill slots as operands: by name, and after frame layout as rsp and their offset.
function slotOperands(lines: string[]): Set<string> {
  const operands = new Set<string>(),
    laidOut = lines.some((line) => /^\s*frame\b.*\blaid-out\b/.test(line));
  for (const line of lines) {
    const slot = /^\s*(slot\.\d+) spill\b(?:.* offset (\d+))?/.exec(line);
    if (!slot) continue;
    operands.add(`[${slot[1]}]`);
    if (laidOut) operands.add(Number(slot[2] ?? 0) ? `[rsp + ${slot[2]}]` : "[rsp]");
  }
  return operands;
}

function kindOf(line: string, slots: Set<string>): Mark["kind"] | undefined {
  const memory = /\[[^\]]*\]/.exec(line)?.[0];
  if (memory && slots.has(memory))
    return /^\s*MOV\w*mr \[/.test(line)
      ? "spill"
      : /^\s*\w+ = MOV\w*rm \[/.test(line)
        ? "reload"
        : "fold";
  return COPY.test(line) ? "copy" : undefined;
}

// By line; empty where a stage comes before the allocation.
export function marksOf(
  stage: StageText,
  texts: string[],
  blocks: TextBlock[],
): (Mark | undefined)[] {
  if (stage.kind !== "machine" && stage.kind !== "code") return [];
  const lines = stage.lines.map((line) => texts[line]),
    marks: (Mark | undefined)[] = [];
  if (!lines.some((line) => /^\s*properties\b.*\ballocated\b/.test(line))) return [];
  const slots = slotOperands(lines);
  for (const block of blocks)
    for (let line = block.first + 1; line < block.end; ++line) {
      const kind = kindOf(lines[line], slots),
        weight = block.frequency;
      if (kind)
        marks[line] = {
          kind,
          weight,
          text: `${kind} · ${figure(weight)} executed`,
          title: `${WHAT[kind]}; executed ${plural(weight, "time")} for each call`,
        };
    }
  return marks;
}
