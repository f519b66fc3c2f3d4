#!/usr/bin/env python3
"""Random loop nests in C, in the manner of yarpgen: lilt's -O2, which vectorizes, against clang's -O0.

    nests.py --seeds 1..200 [--lilt PATH] [--keep DIRECTORY] [--march x86-64,x86-64-v3]

What loops.py makes are counted loops of one block in IR. These are what programmers write, and clang's front end
prints: nests over rows and columns, strides from arguments, indices from memory, sums in memory, values of the two
iterations before, chains of conditions, stores to one address, all of arrays that may overlap. Each function runs with
few and many iterations on memory that is hashed afterwards.

How it stays defined: arithmetic is done without a sign and converted back, divisors are constants, shifts are short,
indices stay within the memory; floats are hashed by value, so NaNs are equal.
"""
import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

CLANG = "clang-19"
INTEGERS = ["signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long"]
FLOATS = ["float", "double"]
SIZES = {"signed char": 1, "unsigned char": 1, "short": 2, "unsigned short": 2, "int": 4, "unsigned": 4, "float": 4}
WIDE = {"int": "unsigned", "long": "unsigned long"}
HEADER = """#include <stdio.h>
static unsigned char m[32768] __attribute__((aligned(64)));
static int ix[128];
static unsigned long h;
__attribute__((noinline)) static void fill(unsigned s) {
  for (unsigned i = 0; i < sizeof m; i++) { s = s * 1103515245 + 12345; m[i] = s >> 16; }
  for (unsigned i = 0; i < 128; i++) { s = s * 1103515245 + 12345; ix[i] = s >> 16 & 127; }
}
#define FILL(T) __attribute__((noinline)) static void fill_##T(unsigned s) { T *p = (T *)m; fill(s); \\
  for (unsigned i = 0; i < sizeof m / sizeof(T); i++) { s = s * 1103515245 + 12345; p[i] = (int)(s >> 16 & 63) - 31; } }
FILL(float) FILL(double)
__attribute__((noinline)) static void mix(void) { for (unsigned i = 0; i < sizeof m; i++) h = h * 1099511628211ul + m[i]; }
#define MIX(T, U) __attribute__((noinline)) static void mix_##T(void) { T *p = (T *)m; for (unsigned i = 0; i < sizeof m / sizeof(T); i++) { \\
  union { T x; U u; } v = { p[i] }; h = h * 1099511628211ul + (v.x == v.x ? v.u : 1); } }
MIX(float, unsigned) MIX(double, unsigned long)
"""
ROW, MIDDLE = 40, 256  # elements of a row, and before index 0


class Nest:
    """One function: `arrays` are its parameters, `kind` what it computes with."""

    def __init__(self, rng, number):
        self.rng, self.number = rng, number
        self.is_floating = rng.random() < 0.3
        one = rng.choice(FLOATS if self.is_floating else INTEGERS)
        self.arrays = {name: one if self.is_floating or rng.random() < 0.6 else rng.choice(INTEGERS)
                       for name in "abcd"[:rng.choice([1, 2, 2, 3, 4])]}
        self.kind = one if self.is_floating else rng.choice(["int", "int", "long"])
        self.depth = rng.choice([1, 1, 1, 2, 2])
        self.counter = rng.choice(["int", "int", "long", "unsigned"])
        self.step = rng.choice(["1"] * 9 + ["2", "3", "st"])
        self.is_backwards = rng.random() < 0.1
        self.locals, self.carried, self.after = [], [], []

    # --- expressions of self.kind

    def index(self):
        rng = self.rng
        pick = rng.random()
        offset = rng.choice([0, 0, 0, 0, 1, 2, -1, -2, 4, rng.randrange(-9, 9)])
        if self.depth == 2 and pick < 0.5:
            return rng.choice(["%d * i + j", "%d * i + j", "i + %d * j"]) % ROW + " + %d" % (offset + 9)
        inner = "i" if self.depth == 1 else "j"
        if pick < 0.04:
            return "ix[%s & 127]" % inner
        if pick < 0.08:
            return "%s * st + %d" % (inner, offset + 9)
        if pick < 0.12:
            return str(offset + 9)
        if pick < 0.2:
            return "%d * %s + %d" % (rng.choice([2, 3, 4]), inner, offset + 9)
        return "%s + %d" % (inner, offset + 9)

    def element(self, name=None):
        return "%s[%s]" % (name or self.rng.choice(list(self.arrays)), self.index())

    def leaf(self):
        rng = self.rng
        pick = rng.random()
        if pick < 0.6:
            return "(%s)%s" % (self.kind, self.element())
        if pick < 0.75 and self.locals:
            return rng.choice(self.locals)
        if pick < 0.85:
            return "k"
        if pick < 0.92 and not self.is_floating:
            return "(%s)%s" % (self.kind, "i" if self.depth == 1 else "j")
        return "(%s)%d" % (self.kind, rng.randrange(-9, 99))

    def test(self, depth):
        return "%s %s %s" % (self.value(depth), self.rng.choice(["<", ">", "<=", ">=", "==", "!="]), self.leaf())

    def value(self, depth):
        rng = self.rng
        if depth == 0 or rng.random() < 0.1:
            return self.leaf()
        a, b = self.value(depth - 1), self.value(depth - 1)
        if rng.random() < 0.15:
            return "(%s ? %s : %s)" % (self.test(0), a, b)
        if self.is_floating:
            return rng.choice(["(%s + %s)", "(%s - %s)", "(%s * %s)", "(%s * %s)"]) % (a, b)
        pick = rng.randrange(10)
        if pick < 6:
            return "(%s)((%s)%s %s (%s)%s)" % (self.kind, WIDE[self.kind], a, "+-*&|^"[pick], WIDE[self.kind], b)
        if pick == 6:
            return "(%s >> %d)" % (a, rng.randrange(8))
        if pick == 7:
            return "(%s)((%s)%s << %d)" % (self.kind, WIDE[self.kind], a, rng.randrange(8))
        if pick == 8:
            return "(%s %s %d)" % (a, rng.choice("/%"), rng.choice([2, 3, 7, 8, 10, 100]))
        return "(%s)(%s)%s" % (self.kind, rng.choice(INTEGERS), a)

    # --- statements

    def statement(self):
        rng = self.rng
        pick = rng.random()
        target = self.element()
        if pick < 0.4:
            return "%s = %s;" % (target, self.value(rng.choice([1, 2, 2, 3])))
        if pick < 0.55:
            text = "if (%s) %s = %s;" % (self.test(1), target, self.value(2))
            for _ in range(rng.choice([0, 0, 1, 1, 2])):
                text += " else if (%s) %s = %s;" % (self.test(1), rng.choice([target, self.element()]), self.value(1))
            if rng.random() < 0.4:
                text += " else %s = %s;" % (rng.choice([target, self.element()]), self.value(1))
            return text
        if pick < 0.7:
            return self.sum()
        if pick < 0.8:
            return self.recurrence()
        if pick < 0.9:
            name = "t%d" % len(self.locals)
            text = "%s %s = %s;" % (self.kind, name, self.value(2))
            self.locals.append(name)
            return text
        operation = rng.choice("+-*" if self.is_floating else "+-*^&|")
        return "%s %s= %s;" % (target, operation, self.value(1)) if self.is_floating else \
            "%s = (%s)((%s)%s %s (%s)%s);" % (target, self.kind, WIDE[self.kind], target, operation, WIDE[self.kind], self.value(1))

    def sum(self):
        """Of a scalar, or a flag."""
        rng = self.rng
        name = "s%d" % len(self.carried)
        kind = self.kind if rng.random() < 0.7 or self.is_floating else rng.choice(INTEGERS)
        self.carried.append("%s %s = %d;" % (kind, name, rng.randrange(-5, 5)))
        self.after.append(name)
        value = self.value(2)
        if rng.random() < 0.2:
            return "if (%s) %s = %d;" % (self.test(1), name, rng.randrange(9))
        if self.is_floating:
            return "%s += %s;" % (name, value)
        pick = rng.randrange(7)
        if pick == 0:
            return "{ %s x = (%s)%s; if (x %s %s) { %s = x; %s} }" % (
                kind, kind, value, rng.choice("<>"), name, name, self.beside_extreme(name))
        if pick == 1:
            return "if (%s) %s = (%s)(%s + (unsigned long)%s);" % (self.test(1), name, kind, name, value)
        return "%s = (%s)((unsigned long)%s %s (unsigned long)%s);" % (name, kind, name, rng.choice("+-*^&|"), value)

    def beside_extreme(self, name):
        """What the comparison of an extreme decides as well: nothing, a count, where it is, a store."""
        also = self.rng.randrange(6)
        if also == 2:
            return "%s = %s; " % (self.element(), self.value(1))
        if also > 2:
            return ""
        self.carried.append("int %sb = 0;" % name)
        self.after.append(name + "b")
        return "%sb%s; " % (name, "++" if also == 0 else " = " + ("i" if self.depth == 1 else "j"))

    def recurrence(self):
        """A value of the iteration before, or the two before."""
        name = "p%d" % len(self.carried)
        both = self.rng.random() < 0.5
        self.carried.append("%s %s = 3, %sx = 5;" % (self.kind, name, name))
        self.after.append(name)
        used = "%s + %sx" % (name, name) if both else name
        wide = self.kind if self.is_floating else WIDE[self.kind]
        return "%s = (%s)((%s)%s - (%s)(%s)); %s%s = %s;" % (
            self.element(), self.kind, wide, self.value(1), wide, used if self.is_floating else
            used.replace(name, "(%s)%s" % (wide, name), 1), "%sx = %s; " % (name, name) if both else "", name, self.leaf())

    def loop(self, variable, bound, body, is_inner):
        step = self.step if is_inner else "1"
        if self.is_backwards and is_inner:
            return "for (int %s = (int)%s - 1; %s >= 0; %s--) { %s }" % (variable, bound, variable, variable, body)
        return "for (%s %s = 0; %s < %s; %s += %s) { %s }" % (self.counter, variable, variable, bound, variable, step, body)

    def text(self):
        body = " ".join(self.statement() for _ in range(self.rng.choice([1, 1, 1, 2, 3])))
        text = self.loop("i" if self.depth == 1 else "j", "n", body, True)
        if self.depth == 2:
            text = self.loop("i", "9", text, False)
        parameters = ", ".join("%s *%s" % (kind, name) for name, kind in self.arrays.items())
        results = "".join(" ^ (unsigned long)%s" % ("(%s == %s && %s < 1e15 && %s > -1e15 ? (long)%s : 7)" % ((name,) * 5)
                                                    if self.is_floating else name) for name in self.after)
        return "__attribute__((noinline)) static unsigned long f%d(%s, %s n, %s st, %s k) {\n  %s\n  %s\n  return 0%s;\n}\n" % (
            self.number, parameters, self.counter, self.counter, self.kind, " ".join(self.carried), text, results)

    def call(self):
        rng = self.rng
        suffix = "_" + self.kind if self.is_floating else ""
        places = []
        for place, kind in enumerate(self.arrays.values()):
            size = SIZES.get(kind, 8)
            distance = rng.choice([0, 0, size, 2 * size, 4 * size, 16, 32, 64, 8192 * place, 8192 * place])
            places.append("(%s *)(m + %d) + %d" % (kind, distance - distance % size, 0 if self.depth == 2 else 16))
        return ("  for (int n = 0; n <= %d; n += n < 20 ? 1 : 13) { fill%s(%d + n); h = h * 31 + f%d(%s, n, n %% 3 + 1, %d); mix%s(); }\n"
                "  printf(\"f%d %%lx\\n\", h);\n") % (
            ROW - 4 if self.depth == 2 else 110, suffix, self.number, self.number, ", ".join(places), rng.randrange(9), suffix, self.number)


def program(seed):
    rng = random.Random(seed)
    nests = [Nest(rng, number) for number in range(8)]
    functions = "".join(nest.text() for nest in nests)
    return HEADER + functions + "int main(void) {\n" + "".join(nest.call() for nest in nests) + "  return 0;\n}\n"


class Runner:
    def __init__(self, options, directory):
        self.options, self.directory, self.vectorized = options, Path(directory), 0

    def execute(self, *words):
        return subprocess.run([str(w) for w in words], capture_output=True, text=True, timeout=120)

    def outputs(self, seed):
        """Of clang, and of lilt for each processor; a text that says why not instead."""
        source, ir, made = self.directory / "p.c", self.directory / "p.ll", self.directory / "p"
        source.write_text(program(seed))
        flags = ["-w", "-fno-strict-aliasing", "-ffp-contract=off"]
        front = self.execute(CLANG, "-O0", *flags, "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm", source, "-o", ir)
        if front.returncode or self.execute(CLANG, "-O0", *flags, source, "-o", made).returncode:
            return ["clang: " + front.stderr[:500]]
        found = [self.execute(made).stdout]
        for march in self.options.march.split(","):
            done = self.execute(self.options.lilt, "-O2", "-march=" + march, "--remarks", ir, "-o", made)
            self.vectorized += done.stderr.count("is vectorized")
            run = done if done.returncode else self.execute(made)
            found.append(run.stdout if run.returncode == 0 else "status %d %s" % (run.returncode, run.stderr[:500]))
        return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", default="1..100")
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--march", default="x86-64,x86-64-v3", help="processors (default: %(default)s)")
    parser.add_argument("--keep", help="where failing programs go")
    options = parser.parse_args()
    if not shutil.which(CLANG):
        print("skipped: %s is not installed" % CLANG)
        return 77
    if "avx2" not in Path("/proc/cpuinfo").read_text():
        options.march = "x86-64"
    first, last = (options.seeds.split("..") * 2)[:2]
    failed = 0
    with tempfile.TemporaryDirectory() as directory:
        runner = Runner(options, directory)
        for seed in range(int(first), int(last) + 1):
            found = runner.outputs(seed)
            if len(found) > 1 and len(set(found)) == 1:
                continue
            failed += 1
            expected = found[0].splitlines()
            print("seed %d:" % seed)
            for text in found[1:] or found:
                wrong = [line for line in text.splitlines() if line not in expected]
                print("  " + (wrong[0] if wrong else "as clang"))
            if options.keep:
                Path(options.keep).mkdir(exist_ok=True)
                (Path(options.keep) / ("nests-%d.c" % seed)).write_text(program(seed))
        print("%d failed, %d loops vectorized" % (failed, runner.vectorized))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
