#!/usr/bin/env python3
"""Random loops over arrays: the same seed always produces the same program.

  loops.py SEED

Idea. What vectorization may get wrong are loops whose iterations run at once: iterations that read what others write,
few of them, sums that wrap, lanes of mixed widths. So each function is one counted loop over up to three arrays, at
small distances from each other in one object, or far apart; main calls it with all small trip counts, and hashes the
memory after each call. Loads and stores are plain, addresses are i + constant, i from above, i times a variable that is
mostly 1, the same in all iterations, or pointers that advance.

How it stays defined: nothing has `nsw` but counters; divisors are constants, shifts are masked; floats are sums and
products of small integers, whose results are exact, or fail to be so in the same way on any processor.
"""
import random
import sys

INTEGERS = ["i8", "i16", "i32", "i64"]
BYTES = 8192
HEADER = """@format = private constant [6 x i8] c"%%llx\\0A\\00"
@memory = internal global [%d x i8] zeroinitializer, align 16
@hash = internal global i64 1
@table = internal constant [64 x i64] [%s]
declare i32 @printf(ptr, ...)
define internal void @fill(i64 %%seed) noinline {
entry:
  br label %%loop
loop:
  %%i = phi i64 [ 0, %%entry ], [ %%next, %%loop ]
  %%s = phi i64 [ %%seed, %%entry ], [ %%s.next, %%loop ]
  %%product = mul i64 %%s, 6364136223846793005
  %%s.next = add i64 %%product, 1442695040888963407
  %%high = lshr i64 %%s.next, 40
  %%small = and i64 %%high, 4607
  %%at = getelementptr [%d x i64], ptr @memory, i64 0, i64 %%i
  store i64 %%high, ptr %%at
  %%next = add i64 %%i, 1
  %%more = icmp ne i64 %%next, %d
  br i1 %%more, label %%loop, label %%done
done:
  ret void
}
define internal void @mix(i64 %%x) noinline {
entry:
  %%old = load i64, ptr @hash
  br label %%loop
loop:
  %%i = phi i64 [ 0, %%entry ], [ %%next, %%loop ]
  %%h = phi i64 [ %%old, %%entry ], [ %%h.next, %%loop ]
  %%at = getelementptr [%d x i64], ptr @memory, i64 0, i64 %%i
  %%y = load i64, ptr %%at
  %%product = mul i64 %%h, 1099511628211
  %%h.next = xor i64 %%product, %%y
  %%next = add i64 %%i, 1
  %%more = icmp ne i64 %%next, %d
  br i1 %%more, label %%loop, label %%done
done:
  %%with = add i64 %%h.next, %%x
  store i64 %%with, ptr @hash
  ret void
}
""" % (BYTES, ", ".join("i64 %d" % (i * 0x9E3779B97F4A7C15 % 2**64 - 2**63) for i in range(64)), BYTES // 8, BYTES // 8, BYTES // 8, BYTES // 8)


class Loop:
    def __init__(self, rng, number):
        self.rng, self.number, self.lines, self.count = rng, number, [], 0
        self.is_floating = rng.random() < 0.2
        kinds = ["float", "double"] if self.is_floating else INTEGERS
        narrow = [rng.choice(kinds)] if rng.random() < 0.5 else kinds
        self.arrays = {name: rng.choice(narrow) for name in "abc"[:rng.choice([1, 2, 2, 3])]}
        self.width = rng.choice(["i32", "i64", "i64"])
        self.work = rng.choice(["float", "double"]) if self.is_floating else rng.choice(["i32", "i32", "i64"] + INTEGERS)
        self.is_backwards = rng.random() < 0.15
        self.factors = {name: 1 if rng.random() < 0.7 or self.is_backwards else rng.choice([2, 3, 4]) for name in self.arrays}
        self.tests_at_end = rng.random() < 0.2
        self.accumulators = {} if self.is_floating else {
            "acc%d" % i: rng.choice(["add", "sub", "mul", "xor", "or", "and", "smin", "smax", "umin", "umax", "guarded",
                                     "any", "any", "last", "last"])
            for i in range(rng.choice([0, 1, 1, 2]))}
        self.has_before = not self.is_floating and rng.random() < 0.2
        self.step = rng.choice([1, 1, 1, 1, 2, 3, -1])
        self.has_variable_step = not self.is_backwards and set(self.factors.values()) == {1} and rng.random() < 0.15
        if "last" in self.accumulators.values():
            self.work = self.width  # it is the counter

    def add(self, text, *values):
        self.count += 1
        self.lines.append("  %%t%d = %s" % (self.count, text % values))
        return "%%t%d" % self.count

    # --- values, all of self.work
    def convert(self, value, kind, to):
        """A value of another type as one of this."""
        if kind == to:
            return value
        if self.is_floating:
            return self.add("%s %s %s to %s", "fpext" if to == "double" else "fptrunc", kind, value, to)
        if int(kind[1:]) > int(to[1:]):
            return self.add("trunc %s %s to %s", kind, value, to)
        return self.add("%s %s %s to %s", self.rng.choice(["zext", "sext"]), kind, value, to)

    def place(self, array):
        rng = self.rng
        offset = rng.choice([0, 0, 0, 0, 1, 2, 3, 4, 8, rng.randrange(20)])
        scaled = "%index" if self.factors[array] == 1 else self.add("mul i64 %%index, %d", self.factors[array])
        index = self.add("add i64 %s, %d", scaled, offset + 8)
        if self.is_backwards:
            index = self.add("sub i64 120, %s", index)
        return self.add("getelementptr %s, ptr %%%s, i64 %s", self.arrays[array], array, index)

    def look_up(self):
        """An element whose index is loaded."""
        rng = self.rng
        indices, array = rng.choice(list(self.arrays)), rng.choice(list(self.arrays))
        kind = {"float": "i32", "double": "i64"}.get(self.arrays[indices], self.arrays[indices])
        index = self.add("and %s %s, 63", kind, self.add("load %s, ptr %s", kind, self.place(indices)))
        index = index if kind == "i64" else self.add("zext %s %s to i64", kind, index)
        place = self.add("getelementptr i8, ptr @table, i64 %s", self.add("shl i64 %s, 3", index))
        kind = self.arrays[array]
        return self.convert(self.add("load %s, ptr %s", kind, place), kind, self.work)

    def load(self):
        if not self.is_floating and self.rng.random() < 0.12:
            return self.look_up()
        array = self.rng.choice(list(self.arrays))
        kind = self.arrays[array]
        if self.is_floating:  # any bits as a small number
            bits = "i32" if kind == "float" else "i64"
            value = self.add("load %s, ptr %s", bits, self.place(array))
            value = self.add("sitofp %s %s to %s", bits, self.add("and %s %s, 15", bits, value), kind)
        else:
            value = self.add("load %s, ptr %s", kind, self.place(array))
        return self.convert(value, kind, self.work)

    def leaf(self):
        rng = self.rng
        pick = rng.random()
        if pick < 0.65:
            return self.load()
        if pick < 0.8 and not self.is_floating:
            return self.convert("%i", self.width, self.work)
        if pick < 0.85 and self.has_before:
            return "%before"
        if pick < 0.9:
            return "%k"
        return "%d.0" % rng.randrange(1, 9) if self.is_floating else str(rng.choice([0, 1, -1, 3, 7, 100]))

    def value(self, depth):
        rng = self.rng
        if depth == 0 or rng.random() < 0.2:
            return self.leaf()
        x, y = self.value(depth - 1), self.value(depth - 1)
        kind = self.work
        if self.is_floating:
            if rng.random() < 0.25:
                test = self.add("fcmp %s %s %s, %s", rng.choice(["olt", "ogt", "oeq", "une"]), kind, x, y)
                return self.add("select i1 %s, %s %s, %s %s", test, kind, x, kind, y)
            return self.add("%s %s %s, %s", rng.choice(["fadd", "fsub", "fmul"]), kind, x, y)
        pick = rng.random()
        if pick < 0.55:
            return self.add("%s %s %s, %s", rng.choice(["add", "sub", "mul", "and", "or", "xor"]), kind, x, y)
        if pick < 0.7:
            return self.add("%s %s %s, %d", rng.choice(["shl", "lshr", "ashr"]), kind, x, rng.randrange(int(kind[1:])))
        if pick < 0.75:
            return self.add("%s %s %s, %d", rng.choice(["udiv", "sdiv", "urem", "srem"]), kind, x, rng.choice([2, 3, 7, 10, 16]))
        test = self.add("icmp %s %s %s, %s", rng.choice(["eq", "ne", "slt", "sgt", "ult", "uge"]), kind, x, y)
        if pick < 0.85 and kind != "i8":
            return self.add("zext i1 %s to %s", test, kind)
        return self.add("select i1 %s, %s %s, %s %s", test, kind, x, kind, y)

    # --- statements
    def store(self):
        """To all elements of a window, if there are some."""
        array = self.rng.choice(list(self.arrays))
        if self.factors[array] > 1 and self.rng.random() < 0.7:
            for element in range(self.factors[array]):
                self.store_to(array, 8 + element)
        else:
            self.store_to(array)

    def store_to(self, array, offset=None):
        kind = self.arrays[array]
        value = self.convert(self.value(self.rng.choice([1, 2, 2])), self.work, kind)
        if self.is_floating:
            bits = "i32" if kind == "float" else "i64"
            value, kind = self.add("fptosi %s %s to %s", kind, value, bits), bits
        place = self.place(array)
        if offset is not None:
            scaled = self.add("mul i64 %%index, %d", self.factors[array])
            place = self.add("getelementptr %s, ptr %%%s, i64 %s", self.arrays[array], array,
                             self.add("add i64 %s, %d", scaled, offset))
        self.lines.append("  store %s %s, ptr %s" % (kind, value, place))

    def update(self):
        """Memory at one address, which is mostly read before."""
        rng = self.rng
        array = rng.choice(list(self.arrays))
        kind = self.arrays[array]
        place = self.add("getelementptr %s, ptr %%%s, i64 %d", kind, array, rng.choice([0, 1, 7, 20, 100, 120]))
        bits = {"float": "i32", "double": "i64"}.get(kind, kind)
        value = self.add("load %s, ptr %s", bits, self.place(array)) if self.is_floating else self.convert(
            self.value(rng.choice([0, 1])), self.work, kind)
        if rng.random() < 0.7:
            old = self.add("load %s, ptr %s", bits, place)
            value = self.add("%s %s %s, %s", rng.choice(["add", "sub", "xor"]), bits, old, value)
        self.lines.append("  store %s %s, ptr %s" % (bits, value, place))

    def accumulate(self, name, operation):
        rng = self.rng
        value, kind, old = self.value(rng.choice([0, 1, 2])), self.work, "%" + name
        if operation in ("smin", "smax", "umin", "umax"):
            predicate = {"smin": "slt", "smax": "sgt", "umin": "ult", "umax": "ugt"}[operation]
            new = self.add("select i1 %s, %s %s, %s %s", self.add("icmp %s %s %s, %s", predicate, kind, value, old), kind,
                           value, kind, old)
        elif operation in ("any", "last"):
            chosen = rng.choice(["%k", "3"]) if operation == "any" else "%i"
            new = old
            for _ in range(rng.choice([1, 1, 2])):
                test = self.add("icmp %s %s %s, %s", rng.choice(["eq", "slt", "ugt"]), kind, self.value(1), self.value(0))
                arms = (chosen, new) if rng.random() < 0.6 else (new, chosen)
                new = self.add("select i1 %s, %s %s, %s %s", test, kind, arms[0], kind, arms[1])
        elif operation == "guarded":
            test = self.add("icmp sgt %s %s, 5", kind, self.value(0))
            new = self.add("select i1 %s, %s %s, %s %s", test, kind, self.add("add %s %s, %s", kind, old, value), kind, old)
        else:
            new = self.add("%s %s %s, %s", operation, kind, old, value)
        self.lines[-1] = self.lines[-1].replace(new, "%%%s.next" % name, 1)

    def text(self):
        if self.has_before:  # what the iteration before has loaded
            self.lines.append("  %%before.next = add %s %s, 0" % (self.work, self.load()))
        for _ in range(self.rng.choice([1, 1, 2, 3]) if not self.accumulators else self.rng.choice([0, 0, 1])):
            self.store()
        if self.rng.random() < 0.2:
            self.update()
        for name, operation in self.accumulators.items():
            self.accumulate(name, operation)
        has_sides = not self.tests_at_end and self.rng.random() < 0.3
        if has_sides:  # a store, or two, that some iterations go without
            array = self.rng.choice(list(self.arrays))
            kind = self.work
            test = self.add("fcmp olt %s %s, %s" if self.is_floating else "icmp slt %s %s, %s", kind, self.value(0), self.value(0))
            other = self.rng.choice(["join", "other", "other"])
            self.lines.append("  br i1 %s, label %%side, label %%%s\nside:" % (test, other))
            self.store_to(array, 8)
            self.lines.append("  br label %join")
            if other == "other":
                self.lines.append("other:")
                self.store_to(array if self.rng.random() < 0.7 else self.rng.choice(list(self.arrays)), 8)
                self.lines.append("  br label %join")
            self.lines.append("join:")
        arguments = "".join("ptr %%%s, " % array for array in self.arrays)
        latch = "loop" if self.tests_at_end else "join" if has_sides else "body"
        phis = ["  %%i = phi %s [ 0, %%entry ], [ %%next, %%%s ]" % (self.width, latch)]
        phis += ["  %%%s = phi %s [ 7, %%entry ], [ %%%s.next, %%%s ]" % (a, self.work, a, latch) for a in self.accumulators]
        phis += ["  %%before = phi %s [ 9, %%entry ], [ %%before.next, %%%s ]" % (self.work, latch)] if self.has_before else []
        index = "  %%index = add i64 %%i, 0" if self.width == "i64" else "  %%index = sext i32 %%i to i64"
        by_index = self.has_variable_step and self.step == 1 and self.rng.random() < 0.5
        if self.has_variable_step and not by_index:
            index = ("  %%index = mul i64 %%i, %%step" if self.width == "i64" else
                     "  %%product = mul nsw i32 %%i, %%step\n  %%index = sext i32 %%product to i64")
        step = "  %%next = add nsw %s %%i, %s" % (self.width, "%%step" if by_index else self.step)
        predicate = self.rng.choice(["slt", "slt", "ult", "sle", "ne"] if not self.tests_at_end and not by_index else
                                    ["slt", "ult"])
        if self.step != 1:
            predicate = self.rng.choice(["sgt", "sge"] if self.step < 0 else ["slt", "sle"])
        test = "  %%more = icmp %s %s %s, %s" % (predicate, self.width, "%next" if self.tests_at_end else "%i",
                                                 "-2" if self.step < 0 else "%n")
        if self.step < 0:
            phis[0] = phis[0].replace("[ 0,", "[ %n,")
        results = "".join("  %%wide.%s = %s\n  call void @mix(i64 %%wide.%s)\n" % (
            a, "add i64 %%%s, 0" % use if self.work == "i64" else "zext %s %%%s to i64" % (self.work, use), a)
            for a in self.accumulators for use in [a + ".next" if self.tests_at_end else a])
        lines = ["define void @loop%d(%s%s %%n, %s %%k, %s %%step) noinline {" % (
                     self.number, arguments, self.width, self.work, self.width),
                 "entry:", "  br label %%loop", "loop:"] + phis
        lines += [] if self.tests_at_end else [test, "  br i1 %%more, label %%body, label %%done", "body:"]
        lines += [index] + self.lines + [step]
        lines += [test, "  br i1 %%more, label %%loop, label %%done"] if self.tests_at_end else ["  br label %%loop"]
        return "\n".join(lines).replace("%%", "%") + "\ndone:\n" + results + "  ret void\n}\n"

    def call(self, count):
        rng = random.Random(self.number)
        is_apart = rng.random() < 0.5
        text = "  call void @fill(i64 %d)\n  call void @loop%d(" % (count + 1, self.number)
        for i, kind in enumerate(self.arrays.values()):
            offset = 2048 * i if is_apart else rng.choice([0, 1, 2, 4, 8, 16, 24, 64])
            align = {"i8": 1, "i16": 2, "i32": 4, "float": 4}.get(kind, 8)
            text += "ptr getelementptr (i8, ptr @memory, i64 %d), " % (512 + offset // align * align)
        number = "%d.0" if self.is_floating else "%d"
        step = 2 if self.has_variable_step and count % 4 == 3 else 1
        return text + ("%s %d, %s " + number + ", %s %d)\n  call void @mix(i64 %d)\n") % (
            self.width, count, self.work, count % 5, self.width, step, count)


def generate(seed):
    rng = random.Random(seed)
    loops = [Loop(rng, number) for number in range(6)]
    text = HEADER + "".join(loop.text() for loop in loops) + "define i32 @main() {\n"
    for number, loop in enumerate(loops):
        for count in [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 40, 50, 67]:
            text += loop.call(count)
        text += "  %%h%d = load i64, ptr @hash\n  %%p%d = call i32 (ptr, ...) @printf(ptr @format, i64 %%h%d)\n" % (
            number, number, number)
    return text + "  ret i32 0\n}\n"


if __name__ == "__main__":
    print(generate(int(sys.argv[1])), end="")
