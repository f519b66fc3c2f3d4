// A record of the largest size that occurs: an interpreter's loop, whose dispatch has many cases,
// and which keeps its state in registers. Its program is random but has the form of real code:
// conditions, calls, most values short-lived, some live long.
import type { ExplainRecord } from "../../src/record.ts";
import { explain } from "./lilt.ts";

// Numbers that look random and are the same in every run (Numerical Recipes' linear congruence).
class Random {
  constructor(private state: number) {}
  below(limit: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }
}

const STATE = 12,
  OPERATIONS = ["add", "sub", "mul", "xor"];

function caseOf(index: number, random: Random): string[] {
  const name = (n: number) => `%c${index}.${n}`,
    state = () => `%s${random.below(STATE)}`,
    lines = [`case${index}:`];
  const known: string[] = [];
  const pick = () => known[random.below(known.length)];
  for (let n = 0; n < 3; ++n) {
    lines.push(`  ${name(n)} = load i64, ptr ${state()}`);
    known.push(name(n));
  }
  for (let n = 3; n < 9; ++n) {
    const operation = OPERATIONS[random.below(OPERATIONS.length)];
    lines.push(
      random.below(8) === 0
        ? `  ${name(n)} = call i64 @callee${random.below(20)}(i64 ${pick()}, i64 ${pick()})`
        : `  ${name(n)} = ${operation} i64 ${pick()}, ${pick()}`,
    );
    known.push(name(n));
  }
  lines.push(
    `  store i64 ${name(8)}, ptr ${state()}`,
    `  ${name(9)} = icmp slt i64 ${pick()}, ${random.below(100)}`,
    `  br i1 ${name(9)}, label %then${index}, label %join${index}`,
    `then${index}:`,
    `  ${name(10)} = call i64 @callee${random.below(20)}(i64 ${pick()}, i64 ${pick()})`,
    `  store i64 ${name(10)}, ptr ${state()}`,
    `  br label %join${index}`,
    `join${index}:`,
    `  ${name(11)} = xor i64 ${pick()}, ${pick()}`,
    `  store i64 ${name(11)}, ptr ${state()}`,
    `  br label %loop`,
  );
  return lines;
}

function program(cases: number): string {
  const random = new Random(7),
    states = Array.from({ length: STATE }, (_, i) => i),
    all = Array.from({ length: cases }, (_, i) => i);
  return [
    "; The loop of an interpreter.",
    ...Array.from({ length: 20 }, (_, i) => `declare i64 @callee${i}(i64, i64)`),
    "define i64 @large(ptr %code, i64 %a, i64 %b) {",
    "entry:",
    ...states.map((i) => `  %s${i} = alloca i64`),
    "  %at = alloca i64",
    "  store i64 0, ptr %at",
    ...states.map((i) => `  store i64 ${i % 3 ? (i % 2 ? "%a" : "%b") : i}, ptr %s${i}`),
    "  br label %loop",
    "loop:",
    "  %now = load i64, ptr %at",
    "  %next = add i64 %now, 1",
    "  store i64 %next, ptr %at",
    "  %place = getelementptr i16, ptr %code, i64 %now",
    "  %opcode = load i16, ptr %place",
    "  switch i16 %opcode, label %done [",
    ...all.map((i) => `    i16 ${i}, label %case${i}`),
    "  ]",
    ...all.flatMap((i) => caseOf(i, random)),
    "done:",
    "  %result = load i64, ptr %s0",
    "  ret i64 %result",
    "}",
    "",
  ].join("\n");
}

// About 14 instructions and three blocks a case, none of which is to be simplified away.
export function large(cases = 1000): ExplainRecord {
  const options = ["--json", "-O2", "--disable-pass=instruction-simplify"];
  return JSON.parse(explain(program(cases), "-", ...options));
}
