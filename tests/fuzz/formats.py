#!/usr/bin/env python3
"""Random operations on half, bfloat and fp128: the interpreter and every level agree bit by bit.

    formats.py --seeds 1..100 [--lilt PATH] [--keep DIRECTORY]

Each program computes on special, subnormal and random numbers: arithmetic, comparisons, conversions to and from every
other format and integers of any width, vectors, intrinsics. Results are printed as bits; NaNs count as equal. The
interpreter computes with the host's formats, compiled code with libgcc's functions.
"""
import argparse
import random
import subprocess
import sys
import tempfile
from pathlib import Path

FORMATS = {"half": (16, 5), "bfloat": (16, 8), "float": (32, 8), "double": (64, 11), "x86_fp80": (80, 15),
           "fp128": (128, 15)}  # bits, and those of the exponent
SUFFIXES = {"half": "f16", "bfloat": "bf16", "fp128": "f128"}
TESTED = list(SUFFIXES)
INTEGERS = [1, 8, 16, 24, 32, 33, 53, 64, 65, 128]
BINARY = ["fadd", "fsub", "fmul", "fdiv", "frem"]
PREDICATES = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split()
INTRINSICS = {"fabs": 1, "sqrt": 1, "floor": 1, "ceil": 1, "trunc": 1, "rint": 1, "nearbyint": 1, "round": 1,
              "canonicalize": 1, "copysign": 2, "minimum": 2, "maximum": 2, "fmuladd": 3}
LEVELS = [["run", "-O0"], ["run", "-O2", "--verify-each"], ["interpret"]]
OPERATIONS = 150


class Program:
    def __init__(self, rng):
        self.random, self.globals, self.declarations, self.body, self.count = rng, [], set(), [], 0
        steps = [(self.binary, 6), (self.compare, 2), (self.narrow_or_widen, 3), (self.from_integer, 3),
                 (self.vector, 2), (self.intrinsic, 5), (self.classify, 1), (self.saturate, 1), (self.power, 1),
                 (self.extremum, 1)]
        for _ in range(OPERATIONS):
            rng.choices([step for step, _ in steps], [weight for _, weight in steps])[0](rng.choice(TESTED))

    def text(self):
        return "\n".join(['target triple = "x86_64-pc-linux-gnu"', "declare i32 @printf(ptr, ...)",
                          '@format = constant [18 x i8] c"%d %016llx %llx\\0A\\00\\00"', *self.globals,
                          *sorted(self.declarations), "define i32 @main() {", *self.body, "  ret i32 0", "}", ""])

    def emit(self, text, *arguments):
        self.count += 1
        name = "%%v%d" % self.count
        self.body.append("  %s = %s" % (name, text % arguments))
        return name

    def loaded(self, kind, bits, value):
        name = "@g%d" % len(self.globals)
        self.globals.append("%s = global i%d %d" % (name, bits, value))
        return self.emit("load volatile %s, ptr %s", kind, name)

    def number(self, kind):
        """Zeros, subnormals, infinities, NaNs, numbers of any size, and mostly numbers near one."""
        rng, (bits, exponent_bits) = self.random, FORMATS[kind]
        has_leading_one = kind == "x86_fp80"
        fraction_bits = bits - 1 - exponent_bits - has_leading_one
        largest = (1 << exponent_bits) - 1
        exponent, fraction = rng.choice([
            (0, 0), (0, rng.getrandbits(fraction_bits)), (largest, 0), (largest, 1 << fraction_bits - 1),
            (rng.randrange(1, largest), rng.getrandbits(fraction_bits)),
            *[(largest // 2 + rng.randrange(-16, 17), rng.getrandbits(fraction_bits)),
              (largest // 2 + rng.randrange(-3, 4), rng.getrandbits(4) << fraction_bits - 4)] * 2])
        if has_leading_one and exponent:
            fraction |= 1 << fraction_bits
        sign = rng.getrandbits(1)
        return self.loaded(kind, bits, (sign << exponent_bits | exponent) << fraction_bits + has_leading_one | fraction)

    def show(self, value, kind):
        if kind in FORMATS:
            bits = FORMATS[kind][0]
            is_nan = self.emit("fcmp uno %s %s, %s", kind, value, value)
            value = self.emit("bitcast %s %s to i%d", kind, value, bits)
            value = self.emit("select i1 %s, i%d 1, i%d %s", is_nan, bits, bits, value)
        else:
            bits = int(kind[1:])
        wide = value if bits == 128 else self.emit("zext i%d %s to i128", bits, value)
        low = self.emit("trunc i128 %s to i64", wide)
        high = self.emit("trunc i128 %s to i64", self.emit("lshr i128 %s, 64", wide))
        self.body.append("  call i32 (ptr, ...) @printf(ptr @format, i32 %d, i64 %s, i64 %s)" % (self.count, low, high))

    def call(self, result, name, arguments):
        """Of an intrinsic; arguments as (type, value)."""
        self.declarations.add("declare %s @llvm.%s(%s)" % (result, name, ", ".join(kind for kind, _ in arguments)))
        text = ", ".join("%s %s" % argument for argument in arguments)
        return self.emit("call %s @llvm.%s(%s)", result, name, text)

    def binary(self, kind):
        operands = kind, self.number(kind), self.number(kind)
        self.show(self.emit("%s %s %s, %s", self.random.choice(BINARY), *operands), kind)
        self.show(self.emit("fneg %s %s", *operands[:2]), kind)

    def compare(self, kind):
        self.show(self.emit("fcmp %s %s %s, %s", self.random.choice(PREDICATES), kind, self.number(kind),
                            self.number(kind)), "i1")

    def narrow_or_widen(self, kind):
        other = self.random.choice([f for f in FORMATS if FORMATS[f][0] != FORMATS[kind][0]])
        narrow, wide = sorted([kind, other], key=lambda f: FORMATS[f][0])
        self.show(self.emit("fpext %s %s to %s", narrow, self.number(narrow), wide), wide)
        if (narrow, wide) != ("bfloat", "fp128"):  # not supported
            self.show(self.emit("fptrunc %s %s to %s", wide, self.number(wide), narrow), narrow)

    def from_integer(self, kind):
        bits = self.random.choice([b for b in INTEGERS if kind != "bfloat" or b <= 64])
        value = self.loaded("i%d" % bits, bits, self.random.getrandbits(bits) >> self.random.randrange(bits))
        self.show(self.emit("%s i%d %s to %s", self.random.choice(["sitofp", "uitofp"]), bits, value, kind), kind)

    def vector(self, kind):
        if kind == "fp128":  # not supported
            kind = "half"
        vectors = []
        for _ in range(2):
            vector = "poison"
            for lane in range(3):
                number = self.number(kind)
                vector = self.emit("insertelement <3 x %s> %s, %s %s, i32 %d", kind, vector, kind, number, lane)
            vectors.append(vector)
        result = self.emit("%s <3 x %s> %s, %s", self.random.choice(BINARY), kind, *vectors)
        for lane in range(3):
            self.show(self.emit("extractelement <3 x %s> %s, i32 %d", kind, result, lane), kind)
        name = "vector.reduce.%s.v3%s" % (self.random.choice(["fadd", "fmul"]), SUFFIXES[kind])
        operands = [(kind, self.number(kind)), ("<3 x %s>" % kind, vectors[0])]
        self.show(self.call(kind, name, operands), kind)

    def intrinsic(self, kind):
        name = self.random.choice(list(INTRINSICS))
        numbers = [(kind, self.number(kind)) for _ in range(INTRINSICS[name])]
        self.show(self.call(kind, "%s.%s" % (name, SUFFIXES[kind]), numbers), kind)

    def extremum(self, kind):
        """Of two zeros, either may be the result."""
        name = "%s.%s" % (self.random.choice(["minnum", "maxnum"]), SUFFIXES[kind])
        result = self.call(kind, name, [(kind, self.number(kind)), (kind, self.number(kind))])
        self.show(self.call(kind, "fabs." + SUFFIXES[kind], [(kind, result)]), kind)

    def classify(self, kind):
        operands = [(kind, self.number(kind)), ("i32", self.random.getrandbits(10))]
        self.show(self.call("i1", "is.fpclass." + SUFFIXES[kind], operands), "i1")

    def saturate(self, kind):
        result = "i%d" % self.random.choice([8, 16, 32, 64])
        name = self.random.choice(["fptosi", "fptoui"])
        name = "%s.sat.%s.%s" % (name, result, SUFFIXES[kind])
        self.show(self.call(result, name, [(kind, self.number(kind))]), result)

    def power(self, kind):
        operands = [(kind, self.number(kind)), ("i32", self.random.randrange(-5, 6))]
        self.show(self.call(kind, "powi.%s.i32" % SUFFIXES[kind], operands), kind)


def check(lilt, seed, keep):
    """An error, or an empty text."""
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / ("formats-%d.ll" % seed)
        path.write_text(Program(random.Random(seed)).text())
        outputs = []
        for level in LEVELS:
            done = subprocess.run([lilt, *level, str(path)], capture_output=True, text=True, timeout=120)
            outputs.append(done.stdout.splitlines())
            if done.returncode != 0 or done.stderr:
                break
        else:
            if all(output == outputs[0] for output in outputs):
                return ""
        if keep:
            (Path(keep) / path.name).write_text(path.read_text())
        if done.returncode != 0 or done.stderr:
            return "%s: status %d: %s" % (" ".join(level), done.returncode, done.stderr[:300])
        return next("result %s, %s %s" % rows for rows in zip(*outputs) if len(set(rows)) > 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--seeds", default="1..20")
    parser.add_argument("--keep", help="directory for programs that fail")
    options = parser.parse_args()
    first, last = (int(part) for part in options.seeds.split(".."))
    failed = 0
    for seed in range(first, last + 1):
        error = check(options.lilt, seed, options.keep)
        failed += bool(error)
        if error:
            print("FAILED seed %d: %s" % (seed, error))
    print("%d passed, %d failed" % (last - first + 1 - failed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
