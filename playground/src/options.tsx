// What lilt is told: the options of a compile.
import type { Program } from "./link.ts";
import { OWN } from "./names.ts";

export function optionsOf(program: Program): string[] {
  const words = [`-O${program.level}`];
  if (program.registers) words.push(`--ra-regs=${program.registers}`);
  if (program.allocator) words.push(`--regalloc=${program.allocator}`);
  if (program.other)
    words.push(
      `--compare-regalloc=${program.allocator || (program.level === "0" ? "fast" : "linear")},${program.other}`,
    );
  return words;
}

// The script that allocates; undefined: none does.
export const scriptOf = (program: Program) =>
  program.allocator === OWN || program.other === OWN ? program.script : undefined;

interface OptionsProps {
  program: Program;
  allocators: string[];
  change: (part: Partial<Program>) => void;
}
export function Options({ program, allocators, change }: OptionsProps) {
  return (
    <form class="options" onSubmit={(e) => e.preventDefault()}>
      <label>
        Level{" "}
        <select value={program.level} onChange={(e) => change({ level: e.currentTarget.value })}>
          <option value="0">-O0</option>
          <option value="2">-O2</option>
        </select>
      </label>
      <label>
        Registers{" "}
        <select
          value={program.registers}
          onChange={(e) => change({ registers: Number(e.currentTarget.value) })}
        >
          <option value="0">all</option>
          {Array.from({ length: 14 }, (_, i) => (
            <option value={i + 2}>{i + 2}</option>
          ))}
        </select>
      </label>
      <label>
        Allocator{" "}
        <select
          value={program.allocator}
          onChange={(e) => change({ allocator: e.currentTarget.value })}
        >
          <option value="">default</option>
          <Allocators names={allocators} />
        </select>
      </label>
      <label>
        beside{" "}
        <select value={program.other} onChange={(e) => change({ other: e.currentTarget.value })}>
          <option value="">none</option>
          <Allocators names={allocators} />
        </select>
      </label>
    </form>
  );
}

function Allocators({ names }: { names: string[] }) {
  return (
    <>
      {names.map((name) => (
        <option>{name}</option>
      ))}
      <option value={OWN}>own JavaScript</option>
    </>
  );
}
