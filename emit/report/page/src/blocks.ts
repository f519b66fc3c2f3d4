// Basic blocks of a stage's text, and which blocks of two stages are the same.
//
// Passes rename and number blocks: "loop" of LLVM IR is "bb.1.loop" of machine IR, and unnamed
// blocks have numbers that mean nothing elsewhere. Blocks are the same if their names are, or if
// both are entries, or if they have one number in two stages of machine IR, or else if most of
// their instructions come from the same lines of the source.
import type { StageText } from "./stages.ts";

export interface TextBlock {
  label: string; // as written; "" for an entry without one
  key: string; // the same in all stages
  first: number;
  end: number; // lines of the stage, with the label's
  frequency: number; // 0: not said
  depth: number;
  successors: number[]; // indices of blocks
}

const HEAD = /^\s*bb\./;
const MACHINE =
  /^\s*(bb\.\d+(?:\.[^\s:]+)?)(?: freq ([\d.e+-]+))?(?: depth (\d+))?(.*):\s*(?:[;#].*)?$/;
const SSA = /^(?:([-\w$.]+)|"([^"]*)"):/;
const bare = (label: string) => label.replace(/^bb\.\d+\.?/, "");

function labels(
  text: string,
  kind: StageText["kind"],
): Omit<TextBlock, "key" | "first" | "end" | "successors"> | undefined {
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

export function blocksOf(stage: StageText, texts: string[]): TextBlock[] {
  const lines = stage.lines.map((line) => texts[line]),
    blocks: TextBlock[] = [];
  const machine = stage.kind === "machine" || stage.kind === "code";
  let inside = false;
  lines.forEach((line, index) => {
    const head = labels(line, stage.kind);
    if (head) blocks.push({ ...head, key: "", first: index, end: index, successors: [] });
    else if (!machine && inside && !blocks.length && /\S/.test(line) && !/^\s*[;}]/.test(line))
      blocks.push({
        label: "",
        frequency: 0,
        depth: 0,
        key: "",
        first: index,
        end: index,
        successors: [],
      });
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

// Gives every block of all changed stages its key, stage by stage. Costs as much as the stages have
// lines.
export function nameBlocks(stages: { stage: StageText; blocks: TextBlock[] }[]): void {
  const keyOfOrigin = new Map<number, string>(),
    keyOfNumber = new Map<string, string>(),
    keys = new Set<string>();
  for (const { stage, blocks } of stages) {
    const taken = new Set<string>();
    const take = (block: TextBlock, key: string) => {
      block.key = key;
      taken.add(key);
      keys.add(key);
    };
    if (blocks[0]) take(blocks[0], "entry");
    for (const block of blocks) {
      const name = "%" + bare(block.label);
      if (
        !block.key &&
        name !== "%" &&
        !taken.has(name) &&
        (keys.has(name) || !/^%\d*$/.test(name))
      )
        take(block, name);
    }
    for (const block of blocks) {
      const known = stage.kind === "ssa" ? undefined : keyOfNumber.get(block.label);
      if (!block.key && known && !taken.has(known)) take(block, known);
    }
    for (const block of blocks) {
      if (block.key) continue;
      const votes = new Map<string, number>();
      for (let line = block.first; line < block.end; ++line) {
        const key = keyOfOrigin.get(stage.origins[line]);
        if (key && !taken.has(key)) votes.set(key, (votes.get(key) ?? 0) + 1);
      }
      const best = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
      let fresh = block.label || "block";
      while (!best && (taken.has(fresh) || keys.has(fresh))) fresh += "'";
      take(block, best ?? fresh);
    }
    for (const block of blocks) {
      keyOfNumber.set(block.label, block.key);
      for (let line = block.first; line < block.end; ++line)
        if (stage.origins[line] && !keyOfOrigin.has(stage.origins[line]))
          keyOfOrigin.set(stage.origins[line], block.key);
    }
  }
}
