#!/usr/bin/env node
// A register allocator to start from, in JavaScript: every range takes the first register that is free for it.
//
// Idea: `allocate` gets the lines of a function (docs/allocators.md has each), and returns decisions. Take the live
// ranges in the order in which they start. Each gets the first register of its class in which nothing else lives while
// it does. One that gets none stays in memory: lilt loads and stores it where instructions want it.
//
// Invariant: the segments in `taken` of one register do not overlap.
// Cost: n * m for n segments and the m segments in a register.
//
//   lilt run --load-allocator=examples/allocator/first_fit.js --regalloc=first_fit --ra-regs=4 examples/queens.ll -- 8
"use strict";

// What the lines say that first fit needs; there is more.
class Problem {
  registers = {}; // by class: in the order in which to try them
  ranges = []; // by number: class, and segments from…to, ascending
  taken = {}; // by register: from, to, range or "-"

  constructor(lines) {
    for (const line of lines) this.read(line.split(" "));
  }

  read([kind, ...words]) {
    if (kind === "register") {
      const [name, registerClass] = words;
      (this.registers[registerClass] ??= []).push(name);
    } else if (kind === "range") {
      // its number, class, cost in memory, and the names of its values
      this.ranges.push({ number: words[0], registerClass: words[1], segments: [] });
    } else if (kind === "segment") {
      const [number, from, to] = words.map(Number);
      this.ranges[number].segments.push({ from, to });
    } else if (kind === "fixed") {
      // an instruction wants the range in this register: others may not be there
      const [from, to, register, range] = words;
      this.take(register, Number(from), Number(to), range);
    } else if (kind === "clobbered") {
      // an instruction, such as a call, destroys them
      const [from, to, ...registers] = words;
      for (const register of registers) this.take(register, Number(from), Number(to), "-");
    }
  }

  take(register, from, to, range) {
    (this.taken[register] ??= []).push({ from, to, range });
  }

  isFree(register, { number, segments }) {
    const others = (this.taken[register] ?? []).filter((other) => other.range !== number);
    return !others.some((other) => segments.some(({ from, to }) => from < other.to && other.from < to));
  }
}

// Returns the decisions, a line each.
function allocate(lines) {
  const problem = new Problem(lines),
    decisions = [],
    start = (range) => range.segments[0].from;
  for (const range of [...problem.ranges].sort((one, other) => start(one) - start(other))) {
    const register = problem.registers[range.registerClass].find((each) => problem.isFree(each, range));
    if (register === undefined) continue;
    for (const { from, to } of range.segments) problem.take(register, from, to, range.number);
    decisions.push(`place ${range.number} ${register}`);
  }
  return decisions;
}

// In Node lilt writes lines to standard input; in the playground it calls `allocate` itself.
if (typeof require === "function") {
  let lines = [];
  require("node:readline")
    .createInterface({ input: process.stdin })
    .on("line", (line) => {
      if (line !== "end") return lines.push(line);
      process.stdout.write([...allocate(lines), "end", ""].join("\n"));
      lines = [];
    });
}
