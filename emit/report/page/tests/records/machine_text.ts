// Reads the machine IR of lilt's dumps as far as the small linear scan needs it.
import type { Instruction, MachineBlock, Operand } from "./linear_scan.ts";

const COMPARES = /^(CMP|TEST|ADD|SUB|AND|OR|XOR|IMUL)\w*rr$/;

// `%name:gpr @rdi` or `tied %name` or `[%a + 8*%b]`.
function operands(text: string, opcode: string): Operand[] {
  const found: Operand[] = [];
  for (const match of text.matchAll(/(tied )?(%[\w.]+)(?: @(\w+))?/g)) {
    const [, tied, name, fixed] = match;
    const memory = !tied && COMPARES.test(opcode) && found.length > 0;
    found.push({
      name,
      kind: tied ? "tied" : fixed ? "fixed" : memory ? "register_or_memory" : "register",
      fixed,
    });
  }
  return found;
}

function instruction(line: string, text: number, origin: number): Instruction {
  const [, left = "", right] = /^(?:(.*?) = )?(.*)$/.exec(line)!;
  const opcode = right.split(" ")[0];
  const definitions = [...left.matchAll(/(%[\w.]+)(?::\w+)?(?: @(\w+))?/g)].map(
    ([, name, fixed]): Operand => ({ name, kind: "definition", fixed }),
  );
  const phi =
    opcode === "PHI"
      ? [...right.matchAll(/(%[\w.]+), bb\.(\d+)/g)].map((m): [string, number] => [
          m[1],
          Number(m[2]),
        ])
      : [];
  return {
    text,
    origin,
    definitions,
    uses: phi.length ? [] : operands(right.slice(opcode.length), opcode),
    phi,
    call: opcode === "CALL",
    constant: /^MOV\d+ri$/.test(opcode),
  };
}

export function readMachine(
  lines: string[],
  origins: number[],
  intern: (text: string) => number,
): MachineBlock[] {
  const blocks: MachineBlock[] = [];
  lines.forEach((line, index) => {
    const head =
      /^(bb\.\d+[\w.]*) freq ([\d.]+)(?: depth (\d+))?.*?(?: to ((?:bb\.\d+ ?)+))?:$/.exec(line);
    if (head) {
      const successors = (head[4] ?? "")
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => Number(name.slice(3)));
      blocks.push({
        name: head[1],
        frequency: Number(head[2]),
        depth: Number(head[3] ?? 0),
        successors,
        instructions: [],
      });
    } else if (blocks.length && /^ {2}\S/.test(line)) {
      blocks
        .at(-1)!
        .instructions.push(instruction(line.trim(), intern(line.trim()), origins[index]));
    }
  });
  return blocks;
}
