// Records that the compiler makes. LILT names it, default build/lilt of this repository.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { ExplainRecord } from "../../src/record.ts";

declare const PAGE_FOLDER: string;
const lilt = process.env.LILT ?? join(PAGE_FOLDER, "../../../build/lilt");

// The text that `lilt explain` writes for a program on its standard input, or in a file.
export function explain(program: string, file: string, ...options: string[]): string {
  const run = spawnSync(lilt, ["explain", ...options, file], {
    input: file === "-" ? program : undefined,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  if (run.status !== 0)
    throw new Error(`${lilt}: ${run.error?.message ?? run.stderr} (LILT names the compiler)`);
  return run.stdout;
}

// The first record with the allocations of the others after its own.
export function together([first, ...others]: ExplainRecord[]): ExplainRecord {
  first.functions.forEach((target, index) => {
    const known = new Map(target.texts.map((text, i) => [text, i]));
    const intern = (text: string) => {
      if (!known.has(text)) known.set(text, target.texts.push(text) - 1);
      return known.get(text)!;
    };
    for (const other of others) {
      const { texts, allocations } = other.functions[index];
      for (const allocation of allocations)
        target.allocations.push({
          ...allocation,
          instructions: allocation.instructions.map((i) => intern(texts[i])),
        });
    }
  });
  return first;
}
