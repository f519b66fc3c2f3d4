// A record of the largest size that occurs: a function of 16,000 machine instructions in 3,500
// blocks, allocated by the small linear scan with 15 registers. Its program is random but has the
// form of real code: nested loops and conditions, most values short-lived, some live long, calls,
// and arguments in fixed registers.
import type { ExplainRecord, Stage } from "../../src/record.ts";
import { type Instruction, LinearScan, type MachineBlock, type Operand } from "./linear_scan.ts";

const GENERAL = [
  "rax",
  "rcx",
  "rdx",
  "rsi",
  "rdi",
  "r8",
  "r9",
  "r10",
  "r11",
  "rbx",
  "r12",
  "r13",
  "r14",
  "r15",
  "rbp",
];
const CALLEE_SAVED = ["rbx", "r12", "r13", "r14", "r15", "rbp"];
const ARGUMENTS = ["rdi", "rsi", "rdx", "rcx"];
const OPCODES = [
  "ADD64rr",
  "SUB64rr",
  "AND64rr",
  "XOR64rr",
  "IMUL64rr",
  "LEA64r",
  "MOV64rm",
  "SHL64ri",
  "OR64rr",
];

// Numbers that look random and are the same in every run (Numerical Recipes' linear congruence).
class Random {
  constructor(private state: number) {}
  next(): number {
    return (this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  }
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }
  chance(share: number): boolean {
    return this.next() < share;
  }
}

class Program {
  readonly blocks: MachineBlock[] = [];
  readonly lines: string[] = [];
  readonly sources: number[] = [];
  private readonly random = new Random(7);
  private values = 0;
  private count = 0;

  constructor(
    readonly intern: (text: string) => number,
    private readonly blockLimit: number,
    private readonly perBlock: number,
  ) {}

  private block(frequency: number, depth: number): number {
    const index = this.blocks.length;
    this.blocks.push({
      name: `bb.${index}${index % 3 ? `.then${index}` : ""}`,
      frequency,
      depth,
      successors: [],
      instructions: [],
    });
    return index;
  }
  private add(block: number, text: string, definitions: Operand[], uses: Operand[], call = false) {
    const instruction: Instruction = {
      text: this.intern(text),
      origin: 10 + (this.count++ % 12000),
      definitions,
      uses,
      phi: [],
      call,
      constant: /MOV32ri/.test(text),
    };
    this.blocks[block].instructions.push(instruction);
  }
  private fresh(): string {
    return `%${this.random.chance(0.4) ? "t" : "v"}${this.values++}`;
  }

  // Instructions over the visible values; returns what is visible behind them.
  private straight(block: number, visible: string[]): string[] {
    const seen = visible.slice();
    for (let n = 1 + this.random.below(this.perBlock * 2); n > 0; --n) {
      const name = this.fresh(),
        pick = () =>
          seen[
            Math.max(
              0,
              seen.length - 1 - Math.floor(this.random.next() ** 2 * Math.min(seen.length, 22)),
            )
          ];
      if (this.random.chance(0.1)) {
        const uses = ARGUMENTS.slice(0, 1 + this.random.below(3)).map((fixed): Operand => ({
          name: pick(),
          kind: "fixed",
          fixed,
        }));
        this.add(
          block,
          `${name}:gpr @rax = CALL @callee${this.random.below(80)}, ${uses.map((u) => `${u.name} @${u.fixed}`).join(", ")}`,
          [{ name, kind: "definition", fixed: "rax" }],
          uses,
          true,
        );
      } else if (this.random.chance(0.08)) {
        this.add(
          block,
          `${name}:gpr = MOV32ri ${this.random.below(64)}`,
          [{ name, kind: "definition" }],
          [],
        );
      } else {
        const opcode = OPCODES[this.random.below(OPCODES.length)],
          a = pick(),
          b = pick();
        this.add(
          block,
          `${name}:gpr = ${opcode} tied ${a}, ${b}`,
          [{ name, kind: "definition" }],
          [
            { name: a, kind: "tied" },
            { name: b, kind: "register_or_memory" },
          ],
        );
      }
      seen.push(name);
    }
    return seen.slice(-18);
  }

  private jump(from: number, to: number) {
    this.blocks[from].successors.push(to);
  }
  private branch(block: number, visible: string[]) {
    const name = visible.at(-1)!;
    this.add(
      block,
      `CMP64ri ${name}, ${this.random.below(100)}`,
      [],
      [{ name, kind: "register_or_memory" }],
    );
    this.add(block, `Jl bb.${block + 1}`, [], []);
  }

  // A sequence of statements from one block; returns the last block and what is visible in it.
  private statements(
    block: number,
    visible: string[],
    frequency: number,
    depth: number,
    limit: number,
  ): [number, string[]] {
    const end = this.blocks.length + limit;
    while (this.blocks.length < end) {
      visible = this.straight(block, visible);
      this.branch(block, visible);
      if (depth < 4 && this.random.chance(0.12)) {
        const header = this.block(frequency * 8, depth + 1);
        this.jump(block, header);
        const [last] = this.statements(
          header,
          visible,
          frequency * 8,
          depth + 1,
          2 + this.random.below(10),
        );
        this.jump(last, header);
        const exit = this.block(frequency, depth);
        this.jump(last, exit);
        block = exit;
      } else {
        const then = this.block(frequency / 2, depth);
        const [last] = this.random.chance(0.25)
          ? this.statements(then, visible, frequency / 2, depth, this.random.below(6))
          : [then, this.straight(then, visible)];
        const join = this.block(frequency, depth);
        this.jump(block, then);
        this.jump(block, join);
        this.jump(last, join);
        block = join;
      }
    }
    return [block, visible];
  }

  make(): this {
    const entry = this.block(1, 0),
      parameters = ARGUMENTS.map((fixed): Operand => ({
        name: this.fresh(),
        kind: "definition",
        fixed,
      }));
    this.add(
      entry,
      `${parameters.map((p) => `${p.name}:gpr @${p.fixed}`).join(", ")} = ENTRY`,
      parameters,
      [],
    );
    const [last, visible] = this.statements(
      entry,
      parameters.map((p) => p.name),
      1,
      0,
      this.blockLimit,
    );
    this.straight(last, visible);
    this.add(
      last,
      `RET ${visible[0]} @rax`,
      [],
      [{ name: visible[0], kind: "fixed", fixed: "rax" }],
    );
    return this;
  }
}

const BYTES = ["89", "8b", "01", "03", "29", "83", "8d", "31"];
const PASSES = (
  "parse inline sroa mem2reg instruction-simplify simplify-cfg tail-recursion loop-unroll loop-rotate early-cse " +
  "late-simplify-cfg licm critical-edges getelementptrs isel two-address regalloc hoist-edge-moves prologue-epilogue " +
  "late-peephole block-layout align-loops encode"
).split(" ");
const CHANGED = new Set(
  "parse mem2reg simplify-cfg early-cse licm isel regalloc prologue-epilogue late-peephole block-layout encode".split(
    " ",
  ),
);

export function large(blocks = 3500, perBlock = 3.9): ExplainRecord {
  const texts: string[] = [],
    known = new Map<string, number>();
  const intern = (text: string) => {
    if (!known.has(text)) known.set(text, texts.push(text) - 1);
    return known.get(text)!;
  };
  const program = new Program(intern, blocks, perBlock).make();
  const allocation = new LinearScan(
    program.blocks,
    GENERAL,
    CALLEE_SAVED,
    GENERAL.filter((r) => !CALLEE_SAVED.includes(r)),
  ).run("linear");
  const source = ["; a large function", ...Array.from({ length: 8 }, () => "")].concat(
    Array.from({ length: 12002 }, (_, i) =>
      i === 0
        ? "define i64 @large(i64 %a, i64 %b, i64 %c, i64 %d) {"
        : i === 12001
          ? "}"
          : `  %v${i} = add i64 %v${i - 1}, ${(i * 7919) % 1000}`,
    ),
  );
  const stages = PASSES.map((pass, index): Stage => stage(pass, index, program, intern, texts));
  return {
    format: "lilt-explain/1",
    producer: "lilt 0.9",
    options: ["-O2"],
    source: { name: "large.ll", lines: source },
    functions: [
      {
        name: "large",
        first_line: 10,
        last_line: source.length,
        texts,
        stages,
        allocations: [allocation],
      },
    ],
  };
}

function stage(
  pass: string,
  index: number,
  program: Program,
  intern: (text: string) => number,
  texts: string[],
): Stage {
  const kind = index < 14 ? "ssa" : pass === "encode" ? "code" : "machine",
    lines: number[] = [],
    origins: number[] = [];
  if (CHANGED.has(pass)) {
    const random = new Random(index * 77 + 1);
    let offset = 0;
    const put = (text: string, origin: number) => {
      lines.push(intern(text));
      origins.push(origin);
    };
    put(
      kind === "ssa"
        ? "define i64 @large(i64 %a, i64 %b, i64 %c, i64 %d) {"
        : "machine function @large {",
      10,
    );
    program.blocks.forEach((block, b) => {
      const to = block.successors.map((s) => `bb.${s}`).join(" ");
      put(
        kind === "ssa"
          ? `then${b}:`
          : `${block.name} freq ${block.frequency}${block.depth ? ` depth ${block.depth}` : ""}${to ? ` to ${to}` : ""}:`,
        0,
      );
      for (const i of block.instructions) {
        if (random.chance(0.005)) continue;
        const text = texts[i.text];
        if (kind === "code") {
          const hex = [
            "48",
            BYTES[random.below(BYTES.length)],
            (192 + random.below(64)).toString(16),
            ...(random.chance(0.3)
              ? ["24", (8 * random.below(32)).toString(16).padStart(2, "0")]
              : []),
          ];
          put(
            `  ${text.replace(/%\w+(:gpr)?/g, () => GENERAL[random.below(15)]).padEnd(42)}; ${offset.toString(16).padStart(4, "0")}  ${hex.join(" ")}`,
            i.origin,
          );
          offset += hex.length;
        } else
          put(
            `  ${kind === "ssa" ? text.replace("tied ", "").replace(/:gpr/g, "").toLowerCase() : text}${random.chance(0.02) ? " ; " + pass : ""}`,
            i.origin,
          );
      }
      if (kind === "ssa")
        put(
          block.successors.length > 1
            ? `  br i1 %c, label %then${block.successors[0]}, label %then${block.successors[1]}`
            : block.successors.length
              ? `  br label %then${block.successors[0]}`
              : "  ret i64 0",
          0,
        );
    });
    put("}", 0);
  }
  return {
    pass,
    description: `what ${pass} does`,
    kind,
    changed: CHANGED.has(pass),
    lines,
    origins,
  };
}
