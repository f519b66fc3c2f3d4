// A record as a lesson has it: the stages of checksum.txt (dumps of lilt), allocated by the small
// linear scan with five registers, and with seven to compare.
import { readFileSync } from "node:fs";
import type { ExplainRecord, Stage } from "../../src/record.ts";
import { LinearScan } from "./linear_scan.ts";
import { readMachine } from "./machine_text.ts";

const DESTROYED = ["rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11"];
const GUESSES: [RegExp, RegExp][] = [
  // machine code that names no value, and the source it comes from
  [/\bRET\b|RET /, /^ {2}ret /],
  [/CALL @mix/, / call /],
  [/CMP64/, / icmp /],
  [/\bJl\b|\bJMP\b|\bJge\b/, / br i1 /],
  [/XOR64ri/, / xor i64 %seed/],
  [/IMUL64/, / mul /],
  [/AND32ri/, / and /],
  [/SUB64r[rm]/, / sub /],
  [/XOR64r[rm]/, /%result = xor/],
  [/ADD64rr/, /%after = add/],
  [/INC64r|ADD64ri r[a-d]|ADD64ri tied/, /%next = add/],
  [/MOV64rm \[\w+ \+ 8\*|MOV64rm \[%/, /%number = load/],
  [/MOV32ri|XOR32rr/, /store i64 0/],
  [/ENTRY|^define|^machine/, /^define/],
];

// The line of the source that a stage's line comes from.
function origin(line: string, source: string[], first: number): number {
  const name = /^\s*(%[a-z]\w*)(?::\w+)?(?: @\w+)? = /.exec(line)?.[1];
  const at = name ? source.findIndex((s) => s.startsWith(`  ${name} = `)) : -1;
  if (at >= 0) return first + at;
  const same = source.indexOf(line);
  if (same >= 0 && /\S/.test(line) && line !== "}") return first + same;
  const guess = GUESSES.find(([pattern]) => pattern.test(line));
  const found = guess ? source.findIndex((s) => guess[1].test(s)) : -1;
  return found < 0 ? 0 : first + found;
}

export function lesson(): ExplainRecord {
  const parts = readFileSync(new URL("checksum.txt", import.meta.url), "utf8")
    .split(/^=== /m)
    .slice(1);
  const sourceLines = parts[0].split("\n").slice(1, -1);
  const first = sourceLines.findIndex((line) => line.startsWith("define")) + 1,
    body = sourceLines.slice(first - 1);
  const texts: string[] = [],
    known = new Map<string, number>();
  const intern = (text: string) => {
    if (!known.has(text)) known.set(text, texts.push(text) - 1);
    return known.get(text)!;
  };
  const stages: Stage[] = [];
  let machine: { lines: string[]; origins: number[] } | undefined;
  for (const part of parts.slice(1)) {
    const lines = part.split("\n"),
      [pass, kind, description] = lines[0].split(" | ");
    const text = lines.slice(1, -1),
      origins = text.map((line) => origin(line, body, first));
    stages.push({
      pass,
      description,
      kind: kind as Stage["kind"],
      changed: text.length > 0,
      lines: text.map(intern),
      origins,
    });
    if (pass === "two-address") machine = text.length ? { lines: text, origins } : machine;
    if (pass === "isel") machine = { lines: text, origins };
  }
  const allocate = (allowed: string[], calleeSaved: string[]) =>
    new LinearScan(
      readMachine(machine!.lines, machine!.origins, intern),
      allowed,
      calleeSaved,
      DESTROYED,
    ).run("linear");
  const five = allocate(["rax", "rcx", "rdx", "rsi", "rdi"], []);
  const seven = allocate(["rax", "rcx", "rdx", "rsi", "rdi", "rbx", "r12"], ["rbx", "r12"]);
  five.statistics.bytes = 132;
  seven.statistics.bytes = 104;
  return {
    format: "lilt-explain/1",
    producer: "lilt 0.9",
    options: ["-O2", "--ra-regs=5"],
    source: { name: "checksum.ll", lines: sourceLines },
    functions: [
      {
        name: "checksum",
        first_line: first,
        last_line: sourceLines.length,
        texts,
        stages,
        allocations: [five, seven],
      },
    ],
  };
}
