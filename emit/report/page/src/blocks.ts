// Basic blocks of a stage's text.
import type { StageText } from "./stages.ts";

export interface TextBlock {
  label: string; // as written; "" for an entry without one
  first: number;
  end: number; // lines of the stage, with the label's
  frequency: number; // 0: not said
  depth: number;
  successors: number[]; // indices of blocks
}

// What a picture calls the block with this index: the name that the stage has for it.
export function blockName(block: TextBlock, index: number): string {
  const name = block.label.replace(/^bb\.\d+\./, "");
  return index === 0 && (!name || /^bb\.\d+$/.test(name)) ? "entry" : name;
}

const HEAD = /^\s*bb\./;
const MACHINE =
  /^\s*(bb\.\d+(?:\.[^\s:]+)?)(?: freq ([\d.e+-]+))?(?: depth (\d+))?(.*):\s*(?:[;#].*)?$/;
const SSA = /^(?:([-\w$.]+)|"([^"]*)"):/;

function labels(
  text: string,
  kind: StageText["kind"],
): Omit<TextBlock, "first" | "end" | "successors"> | undefined {
  if (kind === "machine" || kind === "code") {
    const match = HEAD.test(text) && MACHINE.exec(text);
    return match
      ? { label: match[1], frequency: Number(match[2] ?? 0), depth: Number(match[3] ?? 0) }
      : undefined;
  }
  const match = SSA.exec(text);
  return match ? { label: match[1] ?? match[2], frequency: 0, depth: 0 } : undefined;
}

// The labels that an SSA terminator names.
function targets(lines: string[]): string[] {
  return lines
    .filter((line) => line.includes("label %"))
    .flatMap((line) =>
      [...line.matchAll(/\blabel %(?:"([^"]*)"|([-\w$.]+))/g)].map((m) => m[1] ?? m[2]),
    );
}

// None of assembly: its labels are not the blocks.
export function blocksOf(stage: StageText, texts: string[]): TextBlock[] {
  if (stage.kind === "assembly") return [];
  const lines = stage.lines.map((line) => texts[line]),
    blocks: TextBlock[] = [];
  const machine = stage.kind === "machine" || stage.kind === "code";
  let inside = false;
  lines.forEach((line, index) => {
    const head = labels(line, stage.kind);
    if (head) blocks.push({ ...head, first: index, end: index, successors: [] });
    else if (!machine && inside && !blocks.length && /\S/.test(line) && !/^\s*[;}]/.test(line))
      blocks.push({ label: "", frequency: 0, depth: 0, first: index, end: index, successors: [] });
    if (blocks.length && line !== "" && line[0] !== "}") blocks[blocks.length - 1].end = index + 1;
    inside ||= line.startsWith("define");
  });
  const index = new Map(
    blocks.map((block, i) => [
      machine ? block.label.replace(/^(bb\.\d+).*/, "$1") : block.label,
      i,
    ]),
  );
  for (const block of blocks) {
    const names = machine
      ? (/\bto ((?:bb\.\d+\s*)+):/.exec(lines[block.first])?.[1].trim().split(/\s+/) ?? [])
      : targets(lines.slice(block.first, block.end));
    block.successors = [
      ...new Set(names.map((name) => index.get(name) ?? -1).filter((i) => i >= 0)),
    ];
  }
  return blocks;
}
