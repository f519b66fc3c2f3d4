#!/usr/bin/env python3
"""Random code that does the same side by side: the same seed always produces the same program.

  lines.py SEED

Idea. What vectorization of straight-line code may get wrong are lanes that wait for each other, memory that overlaps,
values that something else needs, lanes that nearly do the same. So each function does a few statements for several
lanes, lane by lane, statement by statement, or mixed; here and there a lane does something else, or exchanges its
operands. Statements store to an element, carry a value around a loop, which may depend on a branch, or add to a sum.
Main calls each function with arrays at small distances in one object, or far apart, and hashes the memory after that.

How it stays defined: as in loops.py, whose header this has.
"""
import random
import sys

import loops

OPERATIONS = ["add", "sub", "mul", "and", "or", "xor"]
FLOATING = ["fadd", "fsub", "fmul"]


class Lines:
    def __init__(self, rng, number):
        self.rng, self.number, self.lines, self.count = rng, number, [], 0
        self.is_floating = rng.random() < 0.3
        self.kind = rng.choice(["float", "double"] if self.is_floating else loops.INTEGERS)
        self.lanes = rng.choice([2, 4, 4, 8, 16])
        self.arrays = "abc"[:rng.choice([1, 2, 3])]
        self.carried = range(rng.choice([0, 0, 1, 2]))
        self.has_sum = not self.is_floating and rng.random() < 0.4
        self.has_diamonds = bool(self.carried) and rng.random() < 0.6
        self.block = "loop"
        self.now = {(j, lane): "%%c%d.%d" % (j, lane) for j in self.carried for lane in range(self.lanes)}

    def add(self, text, *values):
        self.count += 1
        self.lines.append("  %%t%d = %s" % (self.count, text % values))
        return "%%t%d" % self.count

    def label(self):
        self.count += 1
        return "b%d" % self.count

    # --- what lanes do
    def tree(self, depth):
        rng = self.rng
        pick = rng.random()
        if depth == 0 or pick < 0.15:
            if pick < 0.6:
                return ("load", rng.choice(self.arrays), rng.choice([0, 0, 0, 1, 2, 4]), rng.choice([1, 1, 1, 1, -1, 0, 2]))
            if pick < 0.8 and self.carried:
                return ("carried", rng.choice(self.carried))
            return ("k",) if pick < 0.9 else ("number", rng.choice([1, 2, 3, 7, 100]), rng.choice([0, 1]))
        if pick < 0.25:
            return ("select", rng.choice(["slt", "ugt", "eq"]), self.tree(depth - 1), self.tree(depth - 1))
        if pick < 0.35 and not self.is_floating:
            return ("shift", rng.choice(["shl", "lshr", "ashr"]), self.tree(depth - 1), rng.randrange(int(self.kind[1:])))
        return ("operation", rng.choice(FLOATING if self.is_floating else OPERATIONS), self.tree(depth - 1), self.tree(depth - 1))

    def value(self, tree, lane):
        rng, kind = self.rng, self.kind
        if tree[0] == "load":
            return self.load(self.place(tree[1], tree[2] + tree[3] * lane))
        if tree[0] == "carried":
            return self.now[tree[1], lane]
        if tree[0] == "k":
            return "%k"
        if tree[0] == "number":
            return str(tree[1] + tree[2] * lane) + (".0" if self.is_floating else "")
        if tree[0] == "shift":
            return self.add("%s %s %s, %d", tree[1], kind, self.value(tree[2], lane), tree[3])
        x, y = self.value(tree[2], lane), self.value(tree[3], lane)
        if tree[0] == "select":
            test = self.test(tree[1], x, y)
            return self.add("select i1 %s, %s %s, %s %s", test, kind, x, kind, y)
        operation = tree[1]
        if rng.random() < 0.08:
            operation = rng.choice(FLOATING[:2] if self.is_floating else ["add", "sub"])
        if operation not in ("sub", "fsub") and rng.random() < 0.2:
            x, y = y, x
        flags = rng.choice(["", "", "", "reassoc "]) if self.is_floating and self.kind == "double" else ""
        return self.add("%s %s%s %s, %s", operation, flags, kind, x, y)

    def test(self, predicate, x, y):
        if self.is_floating:
            return self.add("fcmp %s %s %s, %s", {"slt": "olt", "ugt": "ogt", "eq": "une"}[predicate], self.kind, x, y)
        return self.add("icmp %s %s %s, %s", predicate, self.kind, x, y)

    def place(self, array, offset):
        return self.add("getelementptr %s, ptr %%%s, i64 %d", self.kind, array, offset + 16)

    def load(self, place):
        if not self.is_floating:
            return self.add("load %s, ptr %s", self.kind, place)
        bits = "i32" if self.kind == "float" else "i64"  # any bits as a small number
        value = self.add("and %s %s, 15", bits, self.add("load %s, ptr %s", bits, place))
        return self.add("sitofp %s %s to %s", bits, value, self.kind)

    # --- statements: functions of a lane
    def storing(self):
        array, offset, tree = self.rng.choice(self.arrays), self.rng.choice([0, 0, 1, 8]), self.tree(self.rng.choice([1, 2, 3]))

        def store(lane):
            value, kind = self.value(tree, lane), self.kind
            if self.is_floating:
                bits = "i32" if kind == "float" else "i64"
                value, kind = self.add("fptosi %s %s to %s", kind, self.limited(value), bits), bits
            self.lines.append("  store %s %s, ptr %s" % (kind, value, self.place(array, offset + lane)))
        return store

    def limited(self, value):
        """Between -1000 and 1000, which an integer holds; NaN becomes one of them."""
        low = self.add("fcmp ogt %s %s, -1000.0", self.kind, value)
        value = self.add("select i1 %s, %s %s, %s -1000.0", low, self.kind, value, self.kind)
        high = self.add("fcmp olt %s %s, 1000.0", self.kind, value)
        return self.add("select i1 %s, %s %s, %s 1000.0", high, self.kind, value, self.kind)

    def carrying(self, j):
        tree, other = self.tree(2), self.tree(1)
        is_branch = self.has_diamonds and self.rng.random() < 0.7

        def carry(lane):
            old = self.now[j, lane]
            if not is_branch:
                self.now[j, lane] = self.bounded(self.value(tree, lane))
                return
            test = self.test("slt", old, self.value(other, lane))
            side, join, before = self.label(), self.label(), self.block
            self.lines.append("  br i1 %s, label %%%s, label %%%s\n%s:" % (test, side, join, side))
            new = self.bounded(self.add("%s %s %s, %s", "fadd" if self.is_floating else "add", self.kind, old,
                                        "1.0" if self.is_floating else "3"))
            self.lines.append("  br label %%%s\n%s:" % (join, join))
            self.now[j, lane] = self.add("phi %s [ %s, %%%s ], [ %s, %%%s ]", self.kind, new, side, old, before)
            self.block = join
        return carry

    def bounded(self, value):
        return self.limited(value) if self.is_floating else value

    def text(self):
        rng = self.rng
        statements = [self.storing() for _ in range(rng.choice([1, 1, 2, 3]) if not self.carried else rng.choice([0, 1]))]
        statements += [self.carrying(j) for j in self.carried]
        pairs = [(lane, statement) for lane in range(self.lanes) for statement in range(len(statements))]
        order = rng.random()
        if order < 0.4:
            pairs.sort(key=lambda pair: pair[1])
        elif order < 0.55:
            rng.shuffle(pairs)
        for lane, statement in pairs:
            statements[statement](lane)
            if rng.random() < 0.02:
                self.lines.append("  call void @mix(i64 %d)" % lane)
        total = "0"
        if self.has_sum:
            tree, operation = self.tree(2), rng.choice(["add", "xor", "or", "mul"])
            total = self.value(tree, 0)
            for lane in range(1, self.lanes):
                total = self.add("%s %s %s, %s", operation, self.kind, total, self.value(tree, lane))
        arguments = "".join("ptr %%%s, " % array for array in self.arrays)
        zero = "0.0" if self.is_floating else "0"
        phis = ["  %%c%d.%d = phi %s [ %s, %%entry ], [ %s, %%%s ]" % (
            j, lane, self.kind, rng.choice([zero, "%k"]), self.now[j, lane], self.block) for j, lane in self.now]
        head = ["define void @lines%d(%s%s %%k, i64 %%n) noinline {" % (self.number, arguments, self.kind), "entry:",
                "  br label %loop", "loop:", "  %%i = phi i64 [ 0, %%entry ], [ %%next, %%%s ]" % self.block]
        tail = ["  %next = add i64 %i, 1", "  %more = icmp ult i64 %next, %n", "  br i1 %more, label %loop, label %done",
                "done:"]
        results = []
        for n, value in enumerate([*self.now.values(), *([total] if self.has_sum else [])]):
            cast = ("fptosi %s %s to i64" if self.is_floating else
                    "add %s %s, 0" if self.kind == "i64" else "zext %s %s to i64") % (self.kind, value)
            results += ["  %%r%d = %s" % (n, cast), "  call void @mix(i64 %%r%d)" % n]
        return "\n".join(head + phis + self.lines + tail + results + ["  ret void", "}", ""])

    def call(self, count):
        rng = random.Random(self.number * 100 + count)
        is_apart = rng.random() < 0.5
        size = {"i8": 1, "i16": 2, "i32": 4, "float": 4}.get(self.kind, 8)
        text = "  call void @fill(i64 %d)\n  call void @lines%d(" % (count + 1, self.number)
        for i, _ in enumerate(self.arrays):
            offset = 2048 * i if is_apart else size * rng.choice([0, 1, 2, 3, 4, 8])
            text += "ptr getelementptr (i8, ptr @memory, i64 %d), " % (512 + offset)
        return text + "%s %d%s, i64 %d)\n  call void @mix(i64 %d)\n" % (
            self.kind, count % 5, ".0" if self.is_floating else "", count % 4 + 1, count)


def generate(seed):
    rng = random.Random(seed)
    functions = [Lines(rng, number) for number in range(8)]
    text = loops.HEADER + "".join(function.text() for function in functions) + "define i32 @main() {\n"
    for number, function in enumerate(functions):
        text += "".join(function.call(count) for count in range(6))
        text += "  %%h%d = load i64, ptr @hash\n  %%p%d = call i32 (ptr, ...) @printf(ptr @format, i64 %%h%d)\n" % (
            number, number, number)
    return text + "  ret i32 0\n}\n"


if __name__ == "__main__":
    print(generate(int(sys.argv[1])), end="")
