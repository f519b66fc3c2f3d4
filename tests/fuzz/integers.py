#!/usr/bin/env python3
"""Random programs on integers of any width and on vectors of them, whose output Python knows.

    integers.py --seeds 1..200 [--lilt PATH] [--keep DIRECTORY]

Each program loads values from memory, computes with all operations and integer intrinsics at widths
from 1 to 256 bits, stores every value and prints the bytes. The generator computes the same in
Python's integers, so it needs no second compiler, and omits undefined operations.
"""

import argparse
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from aggregates import AggregateSteps  # noqa: E402
from values import constant, mask, signed  # noqa: E402

WIDTHS = [1, 2, 3, 5, 7, 8, 9, 12, 13, 16, 17, 23, 24, 31, 32, 33, 40, 47, 48, 56, 63, 64, 65, 80, 96, 100,
          127, 128, 129, 160, 192, 200, 256]
BINARY = ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem"]
PREDICATES = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]


def truncated_division(a, b):
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def compare(predicate, a, b, bits):
    if predicate[0] == "s":
        a, b = signed(a, bits), signed(b, bits)
    return {"eq": a == b, "ne": a != b, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b}[
        predicate if predicate in ("eq", "ne") else predicate[1:]]


def evaluate_binary(op, a, b, bits):
    """The result, or None where it is undefined."""
    sa, sb = signed(a, bits), signed(b, bits)
    if op in ("shl", "lshr", "ashr") and b >= bits:
        return None
    if op in ("udiv", "urem", "sdiv", "srem"):
        if b == 0 or bits > 128 or (op[0] == "s" and sb == -1 and a == 1 << (bits - 1)):
            return None
    return {
        "add": lambda: a + b, "sub": lambda: a - b, "mul": lambda: a * b, "and": lambda: a & b,
        "or": lambda: a | b, "xor": lambda: a ^ b, "shl": lambda: a << b, "lshr": lambda: a >> b,
        "ashr": lambda: sa >> b, "udiv": lambda: a // b, "urem": lambda: a % b,
        "sdiv": lambda: truncated_division(sa, sb),
        "srem": lambda: sa - sb * truncated_division(sa, sb),
    }[op]() & mask(bits)


def saturate(value, low, high):
    return max(low, min(high, value))


def evaluate_intrinsic(name, args, bits):
    a = args[0]
    b = args[1] if len(args) > 1 else 0
    sa, sb = signed(a, bits), signed(b, bits)
    least, most = -(1 << (bits - 1)), mask(bits - 1)
    text = format(a, "0%db" % bits)
    funnel = (a << bits | b) if len(args) == 3 else 0
    amount = args[2] % bits if len(args) == 3 else 0
    return {
        "ctpop": lambda: text.count("1"),
        "ctlz": lambda: len(text) - len(text.lstrip("0")),
        "cttz": lambda: len(text) - len(text.rstrip("0")),
        "bswap": lambda: int.from_bytes(a.to_bytes(bits // 8, "little"), "big"),
        "bitreverse": lambda: int(text[::-1], 2),
        "umin": lambda: min(a, b), "umax": lambda: max(a, b),
        "smin": lambda: min(sa, sb), "smax": lambda: max(sa, sb),
        "abs": lambda: abs(sa),
        "uadd.sat": lambda: saturate(a + b, 0, mask(bits)),
        "usub.sat": lambda: saturate(a - b, 0, mask(bits)),
        "sadd.sat": lambda: saturate(sa + sb, least, most),
        "ssub.sat": lambda: saturate(sa - sb, least, most),
        "fshl": lambda: (funnel << amount) >> bits,
        "fshr": lambda: funnel >> amount,
    }[name]() & mask(bits)


def evaluate_overflow(name, a, b, bits):
    if name[0] == "s":
        a, b = signed(a, bits), signed(b, bits)
    exact = {"add": a + b, "sub": a - b, "mul": a * b}[name[1:]]
    low, high = (-(1 << (bits - 1)), mask(bits - 1)) if name[0] == "s" else (0, mask(bits))
    return exact & mask(bits), int(not low <= exact <= high)


class Program(AggregateSteps):
    """values: (name, type, lanes: 0 for a scalar, bits, value or list of values)."""

    def __init__(self, seed, size):
        self.random = random.Random(seed)
        self.body, self.globals, self.declared = [], [], set()
        self.aggregates, self.functions = [], []
        self.values, self.expected, self.count, self.block = [], [], 0, "%0"
        for bits in self.random.sample(WIDTHS, 8):
            self.load(bits)
            self.load(bits)
        for _ in range(size):
            self.step()

    # --- text
    def name(self):
        self.count += 1
        return "%%v%d" % self.count

    def emit(self, text):
        self.body.append("  " + text)

    def type_of(self, bits, lanes):
        return "<%d x i%d>" % (lanes, bits) if lanes else "i%d" % bits

    def declare(self, text):
        self.declared.add("declare " + text)

    # --- values
    def interesting(self, bits):
        kind = self.random.randrange(6)
        if kind == 0:
            return self.random.choice([0, 1, mask(bits), 1 << (bits - 1), mask(bits - 1)])
        if kind == 1:
            return self.random.getrandbits(self.random.randint(1, bits))
        if kind == 2:
            return mask(bits) ^ self.random.getrandbits(self.random.randint(1, bits))
        return self.random.getrandbits(bits)

    def load(self, bits):
        value = self.interesting(bits) & mask(bits)
        size = (bits + 7) // 8
        data = "".join("\\%02X" % byte for byte in value.to_bytes(size, "little"))
        index = len(self.globals)
        self.globals.append('@in%d = global [%d x i8] c"%s", align 16' % (index, size, data))
        name = self.name()
        self.emit("%s = load i%d, ptr @in%d, align 1" % (name, bits, index))
        self.add(name, bits, 0, value)

    def add(self, name, bits, lanes, value):
        self.values.append((name, bits, lanes, value))
        if lanes or self.random.randrange(3):
            return
        size = (bits + 7) // 8
        index = len(self.expected)
        self.globals.append("@out%d = global [%d x i8] zeroinitializer, align 16" % (index, size + 2))
        self.emit("store i%d %s, ptr @out%d, align 1" % (bits, name, index))
        self.expected.append((value.to_bytes(size, "little") + b"\0\0"))

    def pick(self, bits=None, lanes=0):
        """A value of the shape; a constant if no value has it, and sometimes anyway."""
        known = [v for v in self.values if (bits is None or v[1] == bits) and v[2] == lanes]
        if bits is not None and (not known or self.random.randrange(5) == 0):
            if not lanes:
                value = self.interesting(bits) & mask(bits)
                return (constant(bits, value), bits, 0, value)
            values = [self.interesting(bits) & mask(bits) for _ in range(lanes)]
            if self.random.randrange(4) == 0:  # all equal
                return (("zeroinitializer", bits, lanes, [0] * lanes) if self.random.randrange(2) else
                        ("splat (i%d %s)" % (bits, constant(bits, values[0])), bits, lanes, values[:1] * lanes))
            text = ", ".join("i%d %s" % (bits, constant(bits, v)) for v in values)
            return ("<%s>" % text, bits, lanes, values)
        return self.random.choice(known[-12:] if self.random.randrange(2) else known)

    # --- steps
    def step(self):
        self.random.choices(
            [self.binary, self.compare, self.cast, self.intrinsic, self.overflow, self.select,
             self.diamond, self.aggregate_step, self.build_vector, self.vector_step, self.switch, self.lowest_bit],
            [8, 4, 6, 5, 3, 2, 2, 5, 1, 6, 1, 2])[0]()

    def binary(self, lanes=0, shape=None):
        name, bits, lanes, a = shape or self.pick(None, lanes)
        right, _, _, b = self.pick(bits, lanes)
        op = self.random.choice(BINARY)
        if op in ("shl", "lshr", "ashr") and self.random.randrange(4):
            b = self.random.randrange(bits) if not lanes else [self.random.randrange(bits) for _ in a]
            right = constant(bits, b) if not lanes else "<%s>" % ", ".join(
                "i%d %s" % (bits, constant(bits, x)) for x in b)
            if not lanes and self.random.randrange(2):
                right = self.hidden(bits, b)
        pairs = list(zip(a, b)) if lanes else [(a, b)]
        results = [evaluate_binary(op, x, y, bits) for x, y in pairs]
        if None in results:
            return
        result = self.name()
        self.emit("%s = %s %s %s, %s" % (result, op, self.type_of(bits, lanes), name, right))
        self.add(result, bits, lanes, results if lanes else results[0])

    def lowest_bit(self):
        """An operation of a value and its neighbour, and of two values, for which BMI has an instruction."""
        name, bits, _, a = self.pick()
        other, _, _, b = self.pick(bits)
        inner, result = self.name(), self.name()
        form, op, operand, value = self.random.choice([
            ("add i%d %s, -1" % (bits, name), "and", name, a & a - 1),
            ("add i%d %s, -1" % (bits, name), "xor", name, a ^ a - 1),
            ("sub i%d 0, %s" % (bits, name), "and", name, a & -a),
            ("xor i%d %s, -1" % (bits, name), "and", other, b & ~a)])
        operands = [inner, operand]
        self.random.shuffle(operands)
        self.emit("%s = %s" % (inner, form))
        self.emit("%s = %s i%d %s" % (result, op, bits, ", ".join(operands)))
        self.add(result, bits, 0, value & mask(bits))
        if self.random.randrange(2):
            is_zero = self.name()
            self.emit("%s = icmp eq i%d %s, 0" % (is_zero, bits, result))
            self.add(is_zero, 1, 0, int(value & mask(bits) == 0))

    def hidden(self, bits, value):
        """A value unknown to the optimizer."""
        if bits == 1:
            return constant(bits, value)
        size = (bits + 7) // 8
        index = len(self.globals)
        data = "".join("\\%02X" % byte for byte in value.to_bytes(size, "little"))
        self.globals.append('@in%d = global [%d x i8] c"%s", align 16' % (index, size, data))
        name = self.name()
        self.emit("%s = load i%d, ptr @in%d, align 1" % (name, bits, index))
        return name

    def compare(self):
        name, bits, _, a = self.pick()
        right, _, _, b = self.pick(bits)
        predicate = self.random.choice(PREDICATES)
        result = self.name()
        self.emit("%s = icmp %s i%d %s, %s" % (result, predicate, bits, name, right))
        self.add(result, 1, 0, int(compare(predicate, a, b, bits)))

    def cast(self, lanes=0, shape=None):
        name, bits, lanes, a = shape or self.pick(None, lanes)
        to = self.random.choice(WIDTHS)
        if to == bits:
            return
        op = "trunc" if to < bits else self.random.choice(["zext", "sext"])
        convert = lambda x: (signed(x, bits) if op == "sext" else x) & mask(to)
        result = self.name()
        self.emit("%s = %s %s %s to %s" % (result, op, self.type_of(bits, lanes), name,
                                           self.type_of(to, lanes)))
        self.add(result, to, lanes, [convert(x) for x in a] if lanes else convert(a))

    def intrinsic(self, lanes=0, shape=None):
        name, bits, lanes, a = shape or self.pick(None, lanes)
        which = self.random.choice(["ctpop", "ctlz", "cttz", "bswap", "bitreverse", "umin", "umax", "smin",
                                    "smax", "abs", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "fshl",
                                    "fshr"])
        if which == "bswap" and bits % 16 != 0:
            return
        count = 3 if which in ("fshl", "fshr") else 1 if which in (
            "ctpop", "ctlz", "cttz", "bswap", "bitreverse", "abs") else 2
        rest = [self.pick(bits, lanes) for _ in range(count - 1)]
        columns = [a] + [v[3] for v in rest]
        rows = list(zip(*columns)) if lanes else [columns]
        results = [evaluate_intrinsic(which, list(row), bits) for row in rows]
        kind = self.type_of(bits, lanes)
        full = "@llvm.%s.%s" % (which, "v%di%d" % (lanes, bits) if lanes else "i%d" % bits)
        flag = which in ("ctlz", "cttz", "abs")
        self.declare("%s %s(%s)" % (kind, full, ", ".join([kind] * count + ["i1"] * flag)))
        operands = ["%s %s" % (kind, v) for v in [name] + [v[0] for v in rest]] + ["i1 false"] * flag
        result = self.name()
        self.emit("%s = call %s %s(%s)" % (result, kind, full, ", ".join(operands)))
        self.add(result, bits, lanes, results if lanes else results[0])

    def overflow(self):
        name, bits, _, a = self.pick()
        right, _, _, b = self.pick(bits)
        which = self.random.choice("us") + self.random.choice(["add", "sub", "mul"])
        value, bit = evaluate_overflow(which, a, b, bits)
        full = "@llvm.%s.with.overflow.i%d" % (which, bits)
        kind = "{ i%d, i1 }" % bits
        self.declare("%s %s(i%d, i%d)" % (kind, full, bits, bits))
        both, first, second = self.name(), self.name(), self.name()
        self.emit("%s = call %s %s(i%d %s, i%d %s)" % (both, kind, full, bits, name, bits, right))
        self.emit("%s = extractvalue %s %s, 0" % (first, kind, both))
        self.emit("%s = extractvalue %s %s, 1" % (second, kind, both))
        self.add(first, bits, 0, value)
        self.add(second, 1, 0, bit)

    def select(self):
        name, bits, _, a = self.pick()
        other, _, _, b = self.pick(bits)
        condition, _, _, c = self.pick(1)
        result = self.name()
        self.emit("%s = select i1 %s, i%d %s, i%d %s" % (result, condition, bits, name, bits, other))
        self.add(result, bits, 0, a if c else b)

    def diamond(self):
        name, bits, _, a = self.pick()
        other, _, _, b = self.pick(bits)
        result, is_first = self.join("i%d" % bits, name, other)
        self.add(result, bits, 0, a if is_first else b)

    def switch(self):
        name, bits, _, a = self.pick()
        label = "s%d" % self.count
        cases = {self.interesting(bits) & mask(bits) for _ in range(3)}
        if self.random.randrange(2):
            cases.add(a)
        cases = sorted(cases)
        targets = ["%s.%d" % (label, i % 2) for i in range(len(cases))]
        self.emit("switch i%d %s, label %%%s.d [ %s ]" % (bits, name, label, " ".join(
            "i%d %s, label %%%s" % (bits, constant(bits, c), t) for c, t in zip(cases, targets))))
        for suffix in ("0", "1", "d") if len(cases) > 1 else ("0", "d"):
            self.body += ["%s.%s:" % (label, suffix), "  br label %%%s.e" % label]
        self.body.append("%s.e:" % label)
        result = self.name()
        known = [("0", 7), ("1", 77), ("d", 5)] if len(cases) > 1 else [("0", 7), ("d", 5)]
        self.emit("%s = phi i32 %s" % (result, ", ".join("[ %d, %%%s.%s ]" % (v, label, s) for s, v in known)))
        value = (7, 77)[cases.index(a) % 2] if a in cases else 5
        self.add(result, 32, 0, value)

    def build_vector(self):
        _, bits, _, _ = self.pick()
        lanes = self.random.choice([1, 2, 3, 4, 8])
        whole, values = "undef", []
        for lane in range(lanes):
            name, _, _, a = self.pick(bits)
            result = self.name()
            self.emit("%s = insertelement %s %s, i%d %s, i32 %d" % (
                result, self.type_of(bits, lanes), whole, bits, name, lane))
            whole = result
            values.append(a)
        self.add(whole, bits, lanes, values)

    def vector_step(self):
        vectors = [v for v in self.values if v[2]]
        if not vectors:
            return self.build_vector()
        shape = self.random.choice(vectors[-6:])
        self.random.choice([self.extract, self.insert, self.shuffle, self.bitcast, self.through_memory,
                            self.choose_vector, self.join_vectors, self.vector_compare, self.vector_compare, self.reduce, lambda s: self.binary(0, s),
                            lambda s: self.cast(0, s), lambda s: self.intrinsic(0, s)])(shape)

    def extract(self, shape):
        name, bits, lanes, a = shape
        lane = self.random.randrange(lanes)
        index = self.hidden(64, lane) if self.random.randrange(2) else str(lane)
        result = self.name()
        self.emit("%s = extractelement %s %s, i64 %s" % (result, self.type_of(bits, lanes), name, index))
        self.add(result, bits, 0, a[lane])

    def insert(self, shape):
        name, bits, lanes, a = shape
        element, _, _, b = self.pick(bits)
        lane = self.random.randrange(lanes)
        index = self.hidden(64, lane) if self.random.randrange(2) else str(lane)
        result = self.name()
        self.emit("%s = insertelement %s %s, i%d %s, i64 %s" % (
            result, self.type_of(bits, lanes), name, bits, element, index))
        self.add(result, bits, lanes, a[:lane] + [b] + a[lane + 1:])

    def shuffle(self, shape):
        name, bits, lanes, a = shape
        other, _, _, b = self.pick(bits, lanes)
        count = self.random.choice([1, 2, 4])
        indices = [self.random.randrange(2 * lanes) for _ in range(count)]
        parts = ["i32 %d" % i for i in indices]
        open_lane = self.random.randrange(count) if self.random.randrange(3) == 0 else None
        if open_lane is not None:
            parts[open_lane] = self.random.choice(["i32 undef", "i32 poison"])
        result = self.name()
        kind = self.type_of(bits, lanes)
        mask_text = "zeroinitializer" if not any(indices) and open_lane is None else "<%s>" % ", ".join(parts)
        self.emit("%s = shufflevector %s %s, %s %s, <%d x i32> %s" % (
            result, kind, name, kind, other, count, mask_text))
        values = [(a + b)[i] for i in indices]
        if open_lane is not None:
            element, _, _, values[open_lane] = self.pick(bits)
            whole = self.name()
            self.emit("%s = insertelement %s %s, i%d %s, i8 %d" % (
                whole, self.type_of(bits, count), result, bits, element, open_lane))
            result = whole
        self.add(result, bits, count, values)

    def choose_vector(self, shape):
        name, bits, lanes, a = shape
        other, _, _, b = self.pick(bits, lanes)
        whole = self.random.randrange(2)
        condition, _, _, c = self.pick(1, 0 if whole else lanes)
        kind, result = self.type_of(bits, lanes), self.name()
        self.emit("%s = select %s %s, %s %s, %s %s" % (
            result, self.type_of(1, 0 if whole else lanes), condition, kind, name, kind, other))
        self.add(result, bits, lanes, [x if t else y for t, x, y in zip([c] * lanes if whole else c, a, b)])

    def join_vectors(self, shape):
        name, bits, lanes, a = shape
        other, _, _, b = self.pick(bits, lanes)
        result, is_first = self.join(self.type_of(bits, lanes), name, other)
        self.add(result, bits, lanes, a if is_first else b)

    def bitcast(self, shape):
        name, bits, lanes, a = shape
        total = bits * lanes
        whole = sum(x << (bits * i) for i, x in enumerate(a))
        choices = [w for w in WIDTHS if total % w == 0 and total // w <= 16 and w != bits]
        if not choices:
            return
        to = self.random.choice(choices)
        count = total // to
        if count == 1 and self.random.randrange(2):
            count = 0
        result = self.name()
        self.emit("%s = bitcast %s %s to %s" % (result, self.type_of(bits, lanes), name, self.type_of(to, count)))
        values = [(whole >> (to * i)) & mask(to) for i in range(max(count, 1))]
        self.add(result, to, count, values if count else values[0])

    def through_memory(self, shape):
        name, bits, lanes, a = shape
        index = len(self.globals)
        kind = self.type_of(bits, lanes)
        self.globals.append("@in%d = global %s zeroinitializer" % (index, kind))
        result = self.name()
        self.emit("store %s %s, ptr @in%d" % (kind, name, index))
        self.emit("%s = load %s, ptr @in%d" % (result, kind, index))
        self.add(result, bits, lanes, a)

    def vector_compare(self, shape):
        name, bits, lanes, a = shape
        other, _, _, b = self.pick(bits, lanes)
        predicate = self.random.choice(PREDICATES)
        kind = self.type_of(bits, lanes)
        condition, result = self.name(), self.name()
        values = [int(compare(predicate, x, y, bits)) for x, y in zip(a, b)]
        self.emit("%s = icmp %s %s %s, %s" % (condition, predicate, kind, name, other))
        self.emit("%s = select <%d x i1> %s, %s %s, %s %s" % (result, lanes, condition, kind, name, kind, other))
        self.add(condition, 1, lanes, values)
        self.add(result, bits, lanes, [x if v else y for v, x, y in zip(values, a, b)])

    def reduce(self, shape):
        name, bits, lanes, a = shape
        which = self.random.choice(["add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax"])
        value = a[0]
        for x in a[1:]:
            value = (evaluate_binary(which, value, x, bits) if which in BINARY
                     else evaluate_intrinsic(which, [value, x], bits))
        full = "@llvm.vector.reduce.%s.v%di%d" % (which, lanes, bits)
        kind = self.type_of(bits, lanes)
        self.declare("i%d %s(%s)" % (bits, full, kind))
        result = self.name()
        self.emit("%s = call i%d %s(%s %s)" % (result, bits, full, kind, name))
        self.add(result, bits, 0, value)

    def text(self):
        lines = ['source_filename = "integers"', *self.globals,
                 '@format = constant [5 x i8] c"%02x\\00"', '@line = constant [2 x i8] c"\\0A\\00"',
                 "declare i32 @printf(ptr, ...)", *sorted(self.declared),
                 "define internal void @print(ptr %p, i64 %n) {", "  br label %loop", "loop:",
                 "  %i = phi i64 [ 0, %0 ], [ %next, %loop ]", "  %a = getelementptr i8, ptr %p, i64 %i",
                 "  %b = load i8, ptr %a", "  %w = zext i8 %b to i32",
                 "  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %w)", "  %next = add i64 %i, 1",
                 "  %more = icmp ult i64 %next, %n", "  br i1 %more, label %loop, label %done", "done:",
                 "  %s = call i32 (ptr, ...) @printf(ptr @line)", "  ret void", "}",
                 *self.functions, "define i32 @main() {", *self.body]
        lines += ["  call void @print(ptr @out%d, i64 %d)" % (i, len(e)) for i, e in enumerate(self.expected)]
        return "\n".join(lines + ["  ret i32 0", "}", ""])

    def output(self):
        return "".join(e.hex() + "\n" for e in self.expected)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", default="1..100")
    parser.add_argument("--size", type=int, default=40)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--levels", default="i012n",
                        help="of lilt; i: the interpreter, n: -O2 for this processor (default: %(default)s)")
    parser.add_argument("--keep", help="where failing programs go")
    options = parser.parse_args()
    first, last = (options.seeds.split("..") * 2)[:2]
    failed = 0
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "program.ll"
        for seed in range(int(first), int(last) + 1):
            program = Program(seed, options.size)
            path.write_text(program.text())
            for level in options.levels:
                flags = ["-O2", "--mcpu=native"] if level == "n" else ["-O" + level]
                way = ["interpret"] if level == "i" else ["run", *flags, "--verify-each"]
                run = subprocess.run([options.lilt, *way, str(path)], capture_output=True, timeout=60)
                if run.returncode == 0 and run.stdout.decode() == program.output():
                    continue
                failed += 1
                print("seed %d at -O%s: status %d %s" % (seed, level, run.returncode,
                                                        run.stderr.decode()[:300]))
                got = run.stdout.decode().splitlines()
                for i, line in enumerate(program.output().splitlines()):
                    if run.returncode == 0 and i < len(got) and got[i] != line:
                        print("  @out%d: %s, not %s" % (i, got[i], line))
                        break
                if options.keep:
                    (Path(options.keep) / ("integers-%d.ll" % seed)).write_text(program.text())
                break
    print("%d failed" % failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
