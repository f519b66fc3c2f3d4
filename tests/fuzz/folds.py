#!/usr/bin/env python3
"""Operations on constants: the folded result, at whatever stage, must equal Python's.

    folds.py [--lilt PATH] [--every N] [--keep DIRECTORY]

Every binary operation, comparison, cast, select and shuffle is applied to constants of each small shape: scalars and
vectors of 1 to 4 lanes, of 1, 2, 3, 8 and 32 bits, float and double; numbers at the limits, zeroinitializer, splats,
undef and poison, whole or in single lanes. A result is examined in one of several forms (lane by lane, as an integer,
extended, shuffled, with one lane replaced), since folds of the second operation see the first one's result. Undefined
lanes are not examined. The same program runs on the interpreter and at all levels.
"""

import argparse
import itertools
import math
import random
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from integers import BINARY, PREDICATES, compare, evaluate_binary  # noqa: E402
from values import mask, signed  # noqa: E402

UNDEF, POISON = "undef", "poison"  # lanes; every other lane is a number: the bits of an integer or floating value
FLOAT_PREDICATES = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                    "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true"]
LEVELS = [["interpret"], ["run", "-O0"], ["run", "-O1"], ["run", "-O2", "--verify-each"]]
CASES_A_FUNCTION = 40


def is_number(lane):
    return lane not in (UNDEF, POISON)


class Shape:
    """A scalar type or a vector of it; lanes 0: the scalar."""

    def __init__(self, scalar, lanes):
        self.scalar, self.lanes = scalar, lanes
        self.is_floating = scalar in ("float", "double")
        self.bits = {"float": 32, "double": 64}.get(scalar) or int(scalar[1:])

    def __str__(self):
        return "<%d x %s>" % (self.lanes, self.scalar) if self.lanes else self.scalar

    def with_scalar(self, scalar):
        return Shape(scalar, self.lanes)

    # --- numbers
    def to_double(self, lane):
        if self.bits == 64:
            return struct.unpack("<d", struct.pack("<Q", lane))[0]
        return struct.unpack("<f", struct.pack("<I", lane))[0]

    def from_double(self, value):
        if self.bits == 64:
            return struct.unpack("<Q", struct.pack("<d", value))[0]
        try:
            return struct.unpack("<I", struct.pack("<f", value))[0]
        except OverflowError:
            return 0x7F800000 if value > 0 else 0xFF800000

    def numbers(self):
        if self.is_floating:
            values = [0.0, -0.0, 1.0, -1.0, 0.5, 3.0, -2.5, 300.0, math.inf, -math.inf, math.nan, 1e-40, -3e9]
            return [self.from_double(v) for v in values]
        if self.bits <= 3:
            return list(range(1 << self.bits))
        return [0, 1, 2, 5, mask(self.bits), mask(self.bits - 1), 1 << (self.bits - 1), mask(self.bits) - 6]

    # --- text
    def lane_text(self, lane):
        if not is_number(lane):
            return lane
        if not self.is_floating:
            return {0: "false", 1: "true"}[lane] if self.bits == 1 else str(signed(lane, self.bits))
        if self.bits == 32:  # written as the double of the same value
            value = self.to_double(lane)
            lane = 0x7FF8 << 48 if math.isnan(value) else Shape("double", 0).from_double(value)
        return "0x%016X" % lane

    def text(self, value):
        """A constant of this shape."""
        if not self.lanes:
            return self.lane_text(value[0])
        if len(set(value)) == 1:
            if value[0] == 0:
                return "zeroinitializer"
            if not is_number(value[0]):
                return value[0]
        return "<%s>" % ", ".join("%s %s" % (self.scalar, self.lane_text(lane)) for lane in value)

    # --- constants worth trying
    def constants(self, rng):
        count = max(self.lanes, 1)
        alike = [[lane] * count for lane in self.numbers() + [UNDEF, POISON]]
        if count == 1:
            return alike
        mixed = []
        for kind in range(4):
            value = [rng.choice(self.numbers()) for _ in range(count)]
            if kind >= 2:
                value[rng.randrange(count)] = (UNDEF, POISON)[kind - 2]
            mixed.append(value)
        zero_but_one = [0] * count
        zero_but_one[rng.randrange(count)] = rng.choice(self.numbers())
        kept = alike if len(alike) <= 8 else [alike[0], alike[1], *rng.sample(alike[2:-2], 3), *alike[-2:]]
        return kept + mixed + [zero_but_one]


# --- results of operations, lane by lane; None where not examined
def binary_lane(op, shape, a, b):
    if not (is_number(a) and is_number(b)):
        return None
    return evaluate_binary(op, a, b, shape.bits)


def floating_lane(op, shape, a, b):
    if not (is_number(a) and is_number(b)):
        return None
    x, y = shape.to_double(a), shape.to_double(b)
    try:
        value = {"fadd": lambda: x + y, "fsub": lambda: x - y, "fmul": lambda: x * y, "fdiv": lambda: x / y,
                 "frem": lambda: math.fmod(x, y)}[op]()
    except ZeroDivisionError:
        value = math.nan if x == 0 or math.isnan(x) else math.copysign(math.inf, x) * math.copysign(1, y)
    except ValueError:
        value = math.nan
    return None if math.isnan(value) else shape.from_double(value)


def fcmp_lane(predicate, shape, a, b):
    if not (is_number(a) and is_number(b)):
        return None
    if predicate in ("false", "true"):
        return int(predicate == "true")
    x, y = shape.to_double(a), shape.to_double(b)
    unordered = math.isnan(x) or math.isnan(y)
    if predicate in ("ord", "uno"):
        return int(unordered == (predicate == "uno"))
    if unordered:
        return int(predicate[0] == "u")
    return int({"eq": x == y, "ne": x != y, "gt": x > y, "ge": x >= y, "lt": x < y, "le": x <= y}[predicate[1:]])


def cast_lane(op, source, target, a):
    if not is_number(a):
        return None
    if op == "trunc":
        return a & mask(target.bits)
    if op in ("zext", "bitcast"):
        return a
    if op == "sext":
        return signed(a, source.bits) & mask(target.bits)
    if op in ("sitofp", "uitofp"):
        return target.from_double(float(signed(a, source.bits) if op == "sitofp" else a))
    value = source.to_double(a)
    if op in ("fptrunc", "fpext"):
        return None if math.isnan(value) else target.from_double(value)
    if math.isnan(value) or math.isinf(value):
        return None
    whole = math.trunc(value)
    low, high = (-(1 << target.bits - 1), mask(target.bits - 1)) if op == "fptosi" else (0, mask(target.bits))
    return whole & mask(target.bits) if low <= whole <= high else None


class Program:
    """Cases, each of which writes numbers to @out."""

    def __init__(self, seed, every):
        self.random, self.every = random.Random(seed), every
        self.lines, self.expected, self.labels = [], [], []
        self.cases = self.offered = self.names = 0

    def name(self):
        self.names += 1
        return "%%v%d" % self.names

    def emit(self, text):
        result = self.name()
        self.lines.append("  %s = %s" % (result, text))
        return result

    # --- examining results
    def note(self, name, kind, value, label):
        """Stores a scalar, or nothing if it is undefined."""
        if value is None or not is_number(value):
            return
        if kind.is_floating:
            name = self.emit("bitcast %s %s to i%d" % (kind, name, kind.bits))
        if kind.bits > 64:
            high = self.emit("lshr i%d %s, 64" % (kind.bits, name))
            self.note(self.emit("trunc i%d %s to i64" % (kind.bits, high)), Shape("i64", 0), value >> 64, label)
            name, value = self.emit("trunc i%d %s to i64" % (kind.bits, name)), value & mask(64)
        if kind.bits < 64:
            name = self.emit("zext i%d %s to i64" % (kind.bits, name))
        self.lines.append("  store i64 %s, ptr getelementptr (i64, ptr @out, i64 %d)" % (name, len(self.expected)))
        self.expected.append(value)
        self.labels.append(label)

    def note_lanes(self, name, shape, values, label):
        element = Shape(shape.scalar, 0)
        for lane, value in enumerate(values):
            if value is not None and is_number(value):
                got = self.emit("extractelement %s %s, i32 %d" % (shape, name, lane))
                self.note(got, element, value, label)

    def look(self, name, shape, values, label):
        if not shape.lanes:
            return self.note(name, shape, values[0], label)
        ways = [self.note_lanes, self.look_shuffled, self.look_replaced]
        if not shape.is_floating:
            ways += [self.look_extended] * (shape.bits < 64)
            if all(v is not None and is_number(v) for v in values) and shape.bits * shape.lanes <= 64:
                ways.append(self.look_whole)
        self.random.choice(ways)(name, shape, values, label)

    def look_whole(self, name, shape, values, label):
        whole = Shape("i%d" % (shape.bits * shape.lanes), 0)
        got = self.emit("bitcast %s %s to %s" % (shape, name, whole))
        self.note(got, whole, sum(v << (shape.bits * i) for i, v in enumerate(values)), label + ", bitcast")

    def look_extended(self, name, shape, values, label):
        wide, op = shape.with_scalar("i64"), self.random.choice(["sext", "zext"])
        got = self.emit("%s %s %s to %s" % (op, shape, name, wide))
        values = [v if v is None else cast_lane(op, shape, wide, v) for v in values]
        self.note_lanes(got, wide, values, label + ", " + op)

    def look_shuffled(self, name, shape, values, label):
        other = self.random.choice(["zeroinitializer", "poison", "undef", name])
        lanes = {"zeroinitializer": [0] * shape.lanes, name: values}.get(other, [None] * shape.lanes)
        picked = [self.random.randrange(2 * shape.lanes) for _ in range(self.random.randint(1, 4))]
        got = self.emit("shufflevector %s %s, %s %s, <%d x i32> <%s>" % (
            shape, name, shape, other, len(picked), ", ".join("i32 %d" % i for i in picked)))
        self.note_lanes(got, Shape(shape.scalar, len(picked)), [(values + lanes)[i] for i in picked],
                        label + ", shufflevector")

    def look_replaced(self, name, shape, values, label):
        lane, number = self.random.randrange(shape.lanes), self.random.choice(shape.numbers())
        got = self.emit("insertelement %s %s, %s %s, i32 %d" % (
            shape, name, shape.scalar, Shape(shape.scalar, 0).lane_text(number), lane))
        if shape.is_floating and math.isnan(shape.to_double(number)):
            number = None
        self.note_lanes(got, shape, values[:lane] + [number] + values[lane + 1:], label + ", insertelement")

    # --- cases
    def case(self, text, shape, values):
        self.offered += 1
        if self.offered % self.every or all(v is None or not is_number(v) for v in values):
            return
        if self.cases % CASES_A_FUNCTION == 0:
            self.lines += ["  ret void", "}"] if self.cases else []
            self.lines.append("define void @part%d() {" % (self.cases // CASES_A_FUNCTION))
        self.cases += 1
        self.look(self.emit(text), shape, values, text)

    def operations(self, shape):
        constants = shape.constants(self.random)
        truths = shape.with_scalar("i1")
        operations = ["fadd", "fsub", "fmul", "fdiv", "frem"] if shape.is_floating else BINARY
        predicates = FLOAT_PREDICATES if shape.is_floating else PREDICATES
        for a, b in itertools.product(constants, repeat=2):
            operands = "%s %s, %s" % (shape, shape.text(a), shape.text(b))
            for op in operations:
                # Division by what is not a number of another kind is undefined as a whole.
                if op[1:] in ("div", "rem") and not shape.is_floating and None in map(
                        lambda x, y: evaluate_binary(op, x if is_number(x) else 1, y, shape.bits) if is_number(y)
                        else None, a, b):
                    continue
                lane = floating_lane if shape.is_floating else binary_lane
                self.case("%s %s" % (op, operands), shape, [lane(op, shape, x, y) for x, y in zip(a, b)])
            for predicate in predicates:
                word = "fcmp" if shape.is_floating else "icmp"
                values = [fcmp_lane(predicate, shape, x, y) if shape.is_floating
                          else int(compare(predicate, x, y, shape.bits)) if is_number(x) and is_number(y) else None
                          for x, y in zip(a, b)]
                self.case("%s %s %s" % (word, predicate, operands), truths, values)

    def selects(self, shape):
        constants = shape.constants(self.random)
        conditions = [Shape("i1", lanes) for lanes in sorted({0, shape.lanes})]
        for a, b in itertools.product(constants, repeat=2):
            for kind in conditions:
                for c in kind.constants(self.random):
                    lanes = c if kind.lanes else c * len(a)
                    values = [None if not is_number(t) else x if t else y for t, x, y in zip(lanes, a, b)]
                    self.case("select %s %s, %s %s, %s %s" % (kind, kind.text(c), shape, shape.text(a), shape,
                                                              shape.text(b)), shape, values)
            if shape.lanes:
                picked = [self.random.randrange(2 * shape.lanes) for _ in range(self.random.randint(1, 4))]
                self.case("shufflevector %s %s, %s %s, <%d x i32> <%s>" % (
                    shape, shape.text(a), shape, shape.text(b), len(picked),
                    ", ".join("i32 %d" % i for i in picked)), Shape(shape.scalar, len(picked)),
                    [(a + b)[i] for i in picked])

    def casts(self, shape):
        for a in shape.constants(self.random):
            for target in ("i1", "i2", "i3", "i8", "i32", "i64", "float", "double"):
                for op in cast_operations(shape, Shape(target, 0)):
                    to = shape.with_scalar(target)
                    self.case("%s %s %s to %s" % (op, shape, shape.text(a), to), to,
                              [cast_lane(op, shape, to, x) for x in a])
            if shape.lanes and not shape.is_floating and all(map(is_number, a)):
                whole = Shape("i%d" % (shape.bits * shape.lanes), 0)
                self.case("bitcast %s %s to %s" % (shape, shape.text(a), whole), whole,
                          [sum(x << (shape.bits * i) for i, x in enumerate(a))])
            if shape.is_floating:
                self.case("fneg %s %s" % (shape, shape.text(a)), shape, [
                    x ^ 1 << shape.bits - 1 if is_number(x) and not math.isnan(shape.to_double(x)) else None
                    for x in a])

    def text(self):
        count = len(self.expected)
        parts = -(-self.cases // CASES_A_FUNCTION)
        return "\n".join([
            'source_filename = "folds"', "@out = global [%d x i64] zeroinitializer" % count,
            '@format = constant [5 x i8] c"%lx\\0A\\00"', "declare i32 @printf(ptr, ...)", *self.lines, "  ret void", "}",
            "define i32 @main() {", *("  call void @part%d()" % i for i in range(parts)), "  br label %loop", "loop:",
            "  %i = phi i64 [ 0, %0 ], [ %next, %loop ]", "  %p = getelementptr i64, ptr @out, i64 %i",
            "  %x = load i64, ptr %p", "  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %x)",
            "  %next = add i64 %i, 1", "  %%more = icmp ult i64 %%next, %d" % count,
            "  br i1 %more, label %loop, label %done", "done:", "  ret i32 0", "}", ""])


def cast_operations(source, target):
    if source.is_floating:
        if not target.is_floating:
            return ["fptosi", "fptoui"] + ["bitcast"] * (source.bits == target.bits)
        return [] if source.bits == target.bits else ["fpext" if target.bits > source.bits else "fptrunc"]
    if target.is_floating:
        return ["sitofp", "uitofp"] + ["bitcast"] * (source.bits == target.bits)
    return ["trunc"] if target.bits < source.bits else ["zext", "sext"] if target.bits > source.bits else []


def run(lilt, program, path):
    path.write_text(program.text())
    failed = 0
    for level in LEVELS:
        done = subprocess.run([lilt, *level, str(path)], capture_output=True, timeout=300)
        got = done.stdout.decode().split()
        if done.returncode != 0 or len(got) != len(program.expected):
            print("%s: status %d %s" % (" ".join(level), done.returncode, done.stderr.decode()[:300]))
            failed += 1
            continue
        wrong = [i for i, x in enumerate(program.expected) if int(got[i], 16) != x]
        for i in wrong[:5]:
            print("%s: %s gives %s, not %x" % (" ".join(level), program.labels[i], got[i], program.expected[i]))
        failed += len(wrong)
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--every", type=int, default=1, help="take every Nth case")
    parser.add_argument("--seed", type=int, default=1, help="of the choice of mixed lanes and of ways to look")
    parser.add_argument("--keep", help="where failing programs go")
    options = parser.parse_args()
    failed = cases = 0
    with tempfile.TemporaryDirectory() as directory:
        for scalar in ("i1", "i2", "i3", "i8", "i32", "float", "double"):
            for lanes in range(5):
                program = Program("%d %s %d" % (options.seed, scalar, lanes), options.every)
                shape = Shape(scalar, lanes)
                program.operations(shape)
                program.selects(shape)
                program.casts(shape)
                wrong = run(options.lilt, program, Path(directory) / "program.ll")
                if wrong and options.keep:
                    (Path(options.keep) / ("folds-%s-%d.ll" % (scalar, lanes))).write_text(program.text())
                failed, cases = failed + wrong, cases + program.cases
    print("%d cases, %d failed" % (cases, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
