#!/usr/bin/env python3
"""Random functions full of poison: defined results must be correct at every level.

    poison.py --seeds 1..100 [--lilt PATH] [--keep DIRECTORY]

Operations carry nuw, nsw, exact, disjoint and nneg at random, shifts go too far, and some operands are poison or undef;
selects, branches and freeze separate them from the result. Python computes each function for many inputs and knows
which bits are defined. Only calls whose result is defined are made, so the same program must print the same numbers
interpreted and compiled.
"""

import argparse
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from integers import PREDICATES, compare, evaluate_binary  # noqa: E402
from values import constant, mask, signed  # noqa: E402

WIDTHS = [1, 1, 2, 3, 4, 8, 8, 32, 64]
FLAGS = {"add": ["nuw", "nsw"], "sub": ["nuw", "nsw"], "mul": ["nuw", "nsw"], "shl": ["nuw", "nsw"], "lshr": ["exact"],
         "ashr": ["exact"], "udiv": ["exact"], "sdiv": ["exact"], "urem": [], "srem": [], "and": [], "or": ["disjoint"],
         "xor": []}
LEVELS = [["interpret"], ["run", "-O0"], ["run", "-O1"], ["run", "-O2", "--verify-each"]]
FUNCTIONS, INPUTS = 30, 12


class Undefined(Exception):
    """The call has no defined behaviour for this input."""


def exact_result(op, a, b, bits, is_signed):
    if is_signed:
        a, b = signed(a, bits), signed(b, bits)
    return {"add": a + b, "sub": a - b, "mul": a * b, "shl": a << (b & 127)}[op]


def violates(op, flag, a, b, bits):
    if flag in ("nuw", "nsw"):
        if op == "shl" and flag == "nsw":
            value = signed(a, bits) << b
        else:
            value = exact_result(op, a, b, bits, flag == "nsw")
        low, high = (-(1 << bits - 1), mask(bits - 1)) if flag == "nsw" else (0, mask(bits))
        return not low <= value <= high
    if flag == "disjoint":
        return a & b != 0
    if op in ("lshr", "ashr"):
        return a & mask(b) != 0
    return evaluate_binary("urem" if op == "udiv" else "srem", a, b, bits) != 0


def binary(op, flags, a, b, bits):
    """The result; None if it is undefined, or not known to be defined."""
    if op in ("udiv", "sdiv", "urem", "srem") and (b is None or a is None and op[0] == "s" or b == 0):
        raise Undefined
    if a is None or b is None:
        return None
    result = evaluate_binary(op, a, b, bits)
    if result is None and op not in ("shl", "lshr", "ashr"):
        raise Undefined
    if result is None or any(violates(op, flag, a, b, bits) for flag in flags):
        return None
    return result


class Function:
    """Lines of text, each with the step that computes it from earlier values."""

    def __init__(self, rng, name, size):
        self.random, self.name, self.lines, self.steps, self.count = rng, name, [], [], 0
        self.parameters = [("%%p%d" % i, rng.choice(WIDTHS)) for i in range(4)]
        self.values = list(self.parameters)
        for _ in range(size):
            rng.choices([self.binary, self.compare, self.cast, self.select, self.freeze, self.branch],
                        [10, 4, 4, 5, 1, 2])[0]()
        self.result = self.values[-1]

    def text(self):
        return ["define i%d %s(%s) noinline {" % (self.result[1], self.name, ", ".join(
            "i%d %s" % (bits, name) for name, bits in self.parameters)), *self.lines,
            "  ret i%d %s" % (self.result[1], self.result[0]), "}"]

    def operand(self, bits):
        """(text, how to compute it)"""
        known = [name for name, width in self.values if width == bits]
        choice = self.random.randrange(8)
        if known and choice < 6:
            name = self.random.choice(known[-4:])
            return name, lambda known: known[name]
        if choice == 7 and self.random.randrange(2):
            return self.random.choice(["poison", "undef"]), lambda known: None
        value = self.random.choice([0, 1, 1, mask(bits), 1 << bits - 1, mask(bits - 1), self.random.getrandbits(bits)])
        return constant(bits, value), lambda known: value

    def width(self):
        return self.random.choice([bits for _, bits in self.values[-6:]])

    def add(self, bits, text, compute):
        self.count += 1
        name = "%%v%d" % self.count
        self.lines.append("  %s = %s" % (name, text))
        self.steps.append((name, compute))
        self.values.append((name, bits))

    # --- steps
    def binary(self):
        bits, op = self.width(), self.random.choice(list(FLAGS))
        (x, know_x), (y, know_y) = self.operand(bits), self.operand(bits)
        if op in ("udiv", "sdiv", "urem", "srem"):
            if self.random.randrange(3):
                return
            value = self.random.choice([1, 2, 3, mask(bits), 1 << bits - 1]) & mask(bits) or 1
            y, know_y = constant(bits, value), lambda known: value
        flags = [flag for flag in FLAGS[op] if self.random.randrange(3) == 0]
        self.add(bits, "%s i%d %s, %s" % (" ".join([op, *flags]), bits, x, y),
                 lambda known: binary(op, flags, know_x(known), know_y(known), bits))

    def compare(self):
        bits, predicate = self.width(), self.random.choice(PREDICATES)
        (x, know_x), (y, know_y) = self.operand(bits), self.operand(bits)

        def compute(known):
            a, b = know_x(known), know_y(known)
            return None if a is None or b is None else int(compare(predicate, a, b, bits))
        self.add(1, "icmp %s i%d %s, %s" % (predicate, bits, x, y), compute)

    def cast(self):
        bits, to = self.width(), self.random.choice(WIDTHS)
        if bits == to:
            return
        x, know = self.operand(bits)
        op = "trunc" if to < bits else self.random.choice(["zext", "sext"])
        flags = ["nneg"] * (op == "zext" and self.random.randrange(3) == 0)
        if op == "trunc":
            flags = [flag for flag in ("nuw", "nsw") if self.random.randrange(4) == 0]

        def compute(known):
            a = know(known)
            if a is None or "nneg" in flags and a >> bits - 1:
                return None
            result = (signed(a, bits) if op == "sext" else a) & mask(to)
            lost = "nuw" in flags and result != a or "nsw" in flags and signed(result, to) != signed(a, bits)
            return None if lost else result
        self.add(to, "%s i%d %s to i%d" % (" ".join([op, *flags]), bits, x, to), compute)

    def select(self):
        bits = self.width()
        (c, know_c), (x, know_x), (y, know_y) = self.operand(1), self.operand(bits), self.operand(bits)
        if self.random.randrange(4) == 0:  # a logical `and` or `or`
            bits = 1
            x, know_x = self.operand(1)
            y, know_y = constant(1, 0), lambda known: 0
            if self.random.randrange(2):
                (x, know_x), (y, know_y) = ("true", lambda known: 1), (x, know_x)

        def compute(known):
            condition = know_c(known)
            return None if condition is None else know_x(known) if condition else know_y(known)
        self.add(bits, "select i1 %s, i%d %s, i%d %s" % (c, bits, x, bits, y), compute)

    def freeze(self):
        bits = self.width()
        x, know = self.operand(bits)
        self.add(bits, "freeze i%d %s" % (bits, x), know)

    def branch(self):
        """A diamond, in one arm of which something is computed."""
        bits = self.width()
        (c, know_c), (x, know_x), (y, know_y) = self.operand(1), self.operand(bits), self.operand(bits)
        op = self.random.choice(["add nsw", "sub nuw", "xor", "shl", "and"])
        z, know_z = self.operand(bits)
        label = "b%d" % self.count
        arm = "%%%s.a" % label
        self.lines += ["  br i1 %s, label %%%s.t, label %%%s.f" % (c, label, label), "%s.t:" % label,
                       "  %s = %s i%d %s, %s" % (arm, op, bits, x, z), "  br label %%%s.e" % label, "%s.f:" % label,
                       "  br label %%%s.e" % label, "%s.e:" % label]

        def compute(known):
            condition = know_c(known)
            if condition is None:
                raise Undefined
            word, *flags = op.split()
            return binary(word, flags, know_x(known), know_z(known), bits) if condition else know_y(known)
        self.add(bits, "phi i%d [ %s, %%%s.t ], [ %s, %%%s.f ]" % (bits, arm, label, y, label), compute)

    # --- running
    def evaluate(self, inputs):
        known = {name: value for (name, _), value in zip(self.parameters, inputs)}
        try:
            for name, compute in self.steps:
                known[name] = compute(known)
        except Undefined:
            return None
        return known[self.result[0]]


def program(seed, size):
    """(text, the lines that it prints)"""
    rng = random.Random(seed)
    functions = [Function(rng, "@f%d" % i, rng.randint(2, size)) for i in range(FUNCTIONS)]
    lines, expected = [], []
    for function in functions:
        kind = "i%d" % function.result[1]
        for _ in range(INPUTS):
            inputs = [rng.choice([0, 1, mask(bits), 1 << bits - 1, rng.getrandbits(bits)])
                      for _, bits in function.parameters]
            result = function.evaluate(inputs)
            if result is None:
                continue
            arguments = ", ".join("i%d %s" % (bits, constant(bits, value))
                                  for (_, bits), value in zip(function.parameters, inputs))
            at = "%%c%d" % len(expected)
            lines.append("  %s = call %s %s(%s)" % (at, kind, function.name, arguments))
            wide = at if kind == "i64" else at + ".w"
            if wide != at:
                lines.append("  %s = zext %s %s to i64" % (wide, kind, at))
            lines.append("  call i32 (ptr, ...) @printf(ptr @format, i64 %s)" % wide)
            expected.append("%s %x" % (function.name, result))
    text = ['source_filename = "poison"', '@format = constant [5 x i8] c"%lx\\0A\\00"', "declare i32 @printf(ptr, ...)"]
    for function in functions:
        text += function.text()
    return "\n".join([*text, "define i32 @main() {", *lines, "  ret i32 0", "}", ""]), expected


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", default="1..100")
    parser.add_argument("--size", type=int, default=14)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--keep", help="where failing programs go")
    options = parser.parse_args()
    first, last = (options.seeds.split("..") * 2)[:2]
    failed = 0
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "program.ll"
        for seed in range(int(first), int(last) + 1):
            text, expected = program(seed, options.size)
            path.write_text(text)
            for level in LEVELS:
                run = subprocess.run([options.lilt, *level, str(path)], capture_output=True, timeout=60)
                got = run.stdout.decode().split()
                wrong = [(e, g) for e, g in zip(expected, got) if e.split()[1] != g]
                if run.returncode == 0 and len(got) == len(expected) and not wrong:
                    continue
                failed += 1
                print("seed %d, %s: status %d, %s %s" % (seed, " ".join(level), run.returncode, wrong[:3],
                                                        run.stderr.decode()[:300]))
                if options.keep:
                    (Path(options.keep) / ("poison-%d.ll" % seed)).write_text(text)
                break
    print("%d failed" % failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
