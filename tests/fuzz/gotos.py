#!/usr/bin/env python3
"""Random programs of gotos: the same seed always produces the same program.

  gotos.py SEED

Idea. The other generators nest their control flow. Here each block of a function ends in a jump, a branch, a switch, a
computed jump or a return, and any block may be the target: cycles with several entries, equal ends of blocks, tables
with one or two targets, blocks that only their addresses mention. Values live in variables of several types, so phis
come from mem2reg. Statements are drawn again from a few seeds, which makes equal code in several blocks.

How it ends: an edge back goes through a *gate*, a block that takes one from the function's fuel and leaves for the exit
when there is none. How it stays defined: shifts and indices are masked, divisors are odd, sums with `nsw` are small,
floating values come from small integers.
"""
import random
import sys

TYPES = ["i64"] * 3 + ["i32"] * 2 + ["i16", "i8", "double"]
HEADER = """@format = private constant [6 x i8] c"%llx\\0A\\00"
@first = global [16 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, \
i64 13, i64 14, i64 15, i64 16]
@second = internal global [16 x i64] zeroinitializer
@counter = global i64 3
@hidden = internal global i64 4
@hash = global i64 1
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i32 @printf(ptr, ...)
define void @mix(i64 %x) noinline {
  %old = load i64, ptr @hash
  %product = mul i64 %old, 1000003
  %new = xor i64 %product, %x
  store i64 %new, ptr @hash
  ret void
}
define i64 @pure(i64 %x) noinline nounwind willreturn memory(none) {
  %product = mul i64 %x, 77
  %result = lshr i64 %product, 3
  ret i64 %result
}
define i64 @small(i64 %x) {
  %sum = add i64 %x, 77
  %is_low = icmp slt i64 %sum, 100
  br i1 %is_low, label %low, label %high
low:
  ret i64 %sum
high:
  %count = load i64, ptr @counter
  ret i64 %count
}
define i64 @remember(i64 %x) noinline {
  %old = load i64, ptr @hidden
  %sum = add i64 %x, %old
  store i64 %sum, ptr @hidden
  ret i64 %sum
}
"""


class Function:
    def __init__(self, rng, name, blocks, may_compute_jumps):
        self.rng, self.name, self.blocks = rng, name, blocks
        self.types = {"v%d" % i: rng.choice(TYPES) for i in range(rng.choice([2, 3, 5, 8]))}
        self.repeated = [rng.getrandbits(30) for _ in range(max(1, blocks // 3))]
        self.has_computed_jumps = may_compute_jumps and rng.random() < 0.25
        self.lines, self.gates, self.tables, self.count = [], [], [], 0

    # --- values
    def add(self, text, *values):
        """Adds an instruction with a result, and returns the result's name."""
        self.count += 1
        self.lines.append("  %%t%d = %s" % (self.count, text % values))
        return "%%t%d" % self.count

    def variable(self):
        return self.rng.choice(list(self.types))

    def load(self, variable=None):
        """A variable's value as an i64."""
        variable = variable or self.variable()
        kind = self.types[variable]
        value = self.add("load %s, ptr %%%s", kind, variable)
        if kind == "double":
            return self.add("bitcast double %s to i64", value)
        return value if kind == "i64" else self.add("%s %s %s to i64", self.rng.choice(["zext", "sext"]), kind, value)

    def store(self, value, variable=None):
        variable = variable or self.variable()
        kind = self.types[variable]
        if kind == "double":
            value = self.add("sitofp i64 %s to double", self.add("and i64 %s, 1023", value))
        elif kind != "i64":
            value = self.add("trunc i64 %s to %s", value, kind)
        self.lines.append("  store %s %s, ptr %%%s" % (kind, value, variable))

    # --- statements
    def arithmetic(self):
        rng = self.rng
        x = self.load()
        y = self.load() if rng.random() < 0.6 else rng.choice(["1", "-1", "2", "5", "10", "255", "%a"])
        operation = rng.choice(["add", "add", "sub", "mul", "xor", "and", "or", "add nsw", "shl", "lshr", "ashr", "udiv",
                                "urem", "srem"])
        if operation == "add nsw":
            x, y = self.add("and i64 %s, 65535", x), self.add("and i64 %s, 65535", y)
        elif operation in ("shl", "lshr", "ashr"):
            y = self.add("and i64 %s, 63", y)
        elif operation in ("udiv", "urem", "srem"):
            y = rng.choice(["3", "7", "10", "16", "1000", "-5"]) if rng.random() < 0.5 else \
                self.add("or i64 %s, 1", self.add("and i64 %s, 1023", y))
        self.store(self.add("%s i64 %s, %s", operation, x, y))

    def constant(self):
        self.store(self.rng.choice(["0", "1", "-1", "3", "7", "100", "%a", "%b", str(self.rng.getrandbits(31))]))

    def step(self):
        variable = self.variable()
        self.store(self.add("add i64 %s, 1", self.load(variable)), variable)

    def element(self):
        index = self.add("and i64 %s, 15", self.load())
        place = self.add("getelementptr i64, ptr %s, i64 %s", self.rng.choice(["@first", "@second", "%p", "%own"]), index)
        self.access(place, self.rng.choice(["", "", "volatile "]))

    def scalar(self):
        self.access(self.rng.choice(["@counter", "@hidden"]), "")

    def access(self, place, volatile):
        if self.rng.random() < 0.5:
            self.store(self.add("load %si64, ptr %s", volatile, place))
        else:
            self.lines.append("  store %si64 %s, ptr %s" % (volatile, self.load(), place))

    def effect(self):
        self.lines.append("  call void @mix(i64 %s)" % self.load())

    def call(self):
        self.store(self.add("call i64 @%s(i64 %s)", self.rng.choice(["pure", "small", "remember"]), self.load()))

    def choice(self):
        x, y = self.load(), self.load()
        condition = self.add("icmp %s i64 %s, %s", self.rng.choice(["eq", "ne", "slt", "sgt", "ult"]), x, y)
        self.store(self.add("select i1 %s, i64 %s, i64 %s", condition, x, self.rng.choice([y, "0", "1"])))

    def bit(self):
        x = self.load()
        bit = self.add("shl i64 1, %s", self.add("and i64 %s, 63", self.load()))
        self.store(self.add("%s i64 %s, %s", self.rng.choice(["or", "xor", "and"]), x, bit))

    STATEMENTS = [arithmetic] * 5 + [constant] * 3 + [step] * 2 + [element] * 2 + \
        [scalar, effect, call, choice, bit]

    def statements(self, count):
        for _ in range(count):
            self.rng.choice(self.STATEMENTS)(self)

    def repeat(self):
        """Statements that other blocks have, too, with other names."""
        rng, self.rng = self.rng, random.Random(self.rng.choice(self.repeated))
        self.statements(self.rng.randrange(1, 5))
        self.rng = rng

    # --- control flow
    def edge(self, block):
        """The target of an edge out of the block."""
        rng = self.rng
        to = rng.randrange(self.blocks) if rng.random() < 0.5 else block + 1 + rng.randrange(3)
        if to >= self.blocks:
            return "exit"
        if to > block:
            return "b%d" % to
        gate = "gate%d" % len(self.gates)
        self.gates.append("{0}:\n  %{0}.fuel = load i64, ptr %fuel\n  %{0}.left = sub i64 %{0}.fuel, 1\n"
                          "  store i64 %{0}.left, ptr %fuel\n  %{0}.is_empty = icmp slt i64 %{0}.left, 0\n"
                          "  br i1 %{0}.is_empty, label %{1}, label %b{2}\n".format(
                              gate, rng.choice(["exit", "exit", "exit.early"]), to))
        return gate

    def branch(self, block):
        rng = self.rng
        x = self.load()
        if rng.random() < 0.2:
            condition = self.add("icmp eq i64 %s, 0", self.add("and i64 %s, %s", x, rng.choice(["1", "4", "255"])))
        else:
            y = self.load() if rng.random() < 0.4 else rng.choice(["0", "1", "3", "5", "10", "100", "-1"])
            condition = self.add("icmp %s i64 %s, %s", rng.choice(["eq", "ne", "slt", "sle", "sge", "ult", "ugt"]), x, y)
        return "br i1 %s, label %%%s, label %%%s" % (condition, self.edge(block), self.edge(block))

    def switch(self, block):
        rng = self.rng
        most = rng.choice([1, 3, 7, 15, 31])
        index = self.add("and i64 %s, %d", self.load(), most)
        targets = [self.edge(block) for _ in range(rng.choice([1, 2, 2, 3, 6]))]
        cases = [c for c in range(most + 1) if rng.random() < 0.8]
        default = rng.choice(targets + ["dead"]) if len(cases) == most + 1 else targets[0]
        rows = " ".join("i64 %d, label %%%s" % (c, rng.choice(targets)) for c in cases)
        return "switch i64 %s, label %%%s [ %s ]" % (index, default, rows)

    def computed_jump(self, block):
        targets = [self.edge(block) for _ in range(self.rng.choice([1, 2, 3, 4]))]
        entries = [self.rng.choice(targets) for _ in range(4)]
        table = "@table.%s.%d" % (self.name, block)
        addresses = ", ".join("ptr blockaddress(@%s, %%%s)" % (self.name, e) for e in entries)
        self.tables.append("%s = private constant [4 x ptr] [%s]\n" % (table, addresses))
        place = self.add("getelementptr ptr, ptr %s, i64 %s", table, self.add("and i64 %s, 3", self.load()))
        labels = ", ".join("label %" + target for target in sorted(set(entries)))
        return "indirectbr ptr %s, [%s]" % (self.add("load ptr, ptr %s", place), labels)

    def terminator(self, block):
        kind = self.rng.random()
        if kind < 0.25:
            return "br label %" + self.edge(block)
        if kind < 0.75:
            return self.branch(block)
        if kind < 0.9:
            return self.switch(block)
        if kind < 0.94 and self.has_computed_jumps:
            return self.computed_jump(block)
        if self.rng.random() < 0.5:
            return "ret i64 " + self.load()
        return "ret i64 " + self.add("call i64 @small(i64 %s)", self.load())

    # --- text
    def text(self):
        self.lines += ["define i64 @%s(i64 %%a, i64 %%b, ptr %%p) {" % self.name, "entry:"]
        self.lines += ["  %%%s = alloca %s" % each for each in self.types.items()]
        self.lines += ["  %fuel = alloca i64", "  %own = alloca [16 x i64]",
                       "  call void @llvm.memset.p0.i64(ptr %own, i8 0, i64 128, i1 false)",
                       "  store i64 %d, ptr %%fuel" % self.rng.choice([10, 40, 200])]
        for variable in self.types:
            self.store(self.rng.choice(["0", "1", "5", "%a", "%b"]), variable)
        self.lines.append("  br label %b0")
        for block in range(self.blocks):
            self.lines.append("b%d:" % block)
            if self.rng.random() < 0.5:
                self.repeat()
            self.statements(self.rng.randrange(3))
            if self.rng.random() < 0.4:
                self.repeat()
            self.lines.append("  " + self.terminator(block))
        self.lines += [gate.rstrip("\n") for gate in self.gates] + ["exit:"]
        sum_of_all = "%a"
        for variable in self.types:
            sum_of_all = self.add("add i64 %s, %s", self.add("mul i64 %s, 31", sum_of_all), self.load(variable))
        self.lines += ["  ret i64 " + sum_of_all, "exit.early:"]
        self.lines += ["  ret i64 " + self.load(), "dead:", "  unreachable", "}"]
        return "".join(self.tables) + "\n".join(self.lines) + "\n"


def main_function(rng, functions):
    lines, count = ["define i32 @main() {"], 0
    for name in functions:
        for a, b in ((0, 1), (7, -3), (rng.getrandbits(20), rng.getrandbits(40))):
            lines.append("  %%r%d = call i64 @%s(i64 %d, i64 %d, ptr %s)" % (
                count, name, a, b, rng.choice(["@first", "@second"])))
            lines.append("  call void @mix(i64 %%r%d)" % count)
            count += 1
    for array in ("@first", "@second"):
        for i in range(16):
            lines.append("  %%p%d = getelementptr i64, ptr %s, i64 %d" % (count, array, i))
            lines.append("  %%r%d = load i64, ptr %%p%d" % (count, count))
            lines.append("  call void @mix(i64 %%r%d)" % count)
            count += 1
    for name in ("hash", "counter"):
        lines.append("  %%%s = load i64, ptr @%s" % (name, name))
        lines.append("  call i32 (ptr, ...) @printf(ptr @format, i64 %%%s)" % name)
    return "\n".join(lines + ["  ret i32 0", "}"]) + "\n"


def generate(seed, may_compute_jumps=True):
    rng = random.Random("gotos %d" % seed)
    functions = ["f%d" % i for i in range(3)]
    bodies = [Function(rng, name, rng.choice([3, 5, 8, 14, 25, 40]), may_compute_jumps).text() for name in functions]
    return HEADER + "".join(bodies) + main_function(rng, functions)


if __name__ == "__main__":
    sys.stdout.write(generate(int(sys.argv[1])))
