#!/usr/bin/env python3
"""Random C programs of float and double arithmetic: lilt against clang.

  floating.py [--seeds A..B] [--keep DIRECTORY]

Each program computes with values of every arithmetic type, special numbers among them, in branches, loops, selects,
conversions, arrays and calls of many parameters, and prints the results bit by bit. lilt compiles clang's -O0 and -O1
IR at each of its levels, with both allocators and few registers; the output must equal that of clang's own program.
NaNs count as equal: their bits are unspecified.
"""
import argparse
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

PRELUDE = """\
#include <math.h>
#include <stdio.h>
static void show_d(double x) {
  union { double x; unsigned long long bits; } u = {x};
  if (x != x) printf("nan\\n"); else printf("%016llx\\n", u.bits);
}
static void show_f(float x) {
  union { float x; unsigned bits; } u = {x};
  if (x != x) printf("nan\\n"); else printf("%08x\\n", u.bits);
}
static void show_i(long x) { printf("%ld\\n", x); }
#define INTEGER(T, NAME, LOW, HIGH)  \\
  static T d_to_##NAME(double x) { return x > LOW && x < HIGH ? (T)x : (T)7; } \\
  static T f_to_##NAME(float x) { return x > (float)LOW && x < (float)HIGH ? (T)x : (T)9; }
INTEGER(signed char, i8, -129.0, 128.0)
INTEGER(unsigned char, u8, -1.0, 256.0)
INTEGER(short, i16, -32769.0, 32768.0)
INTEGER(unsigned short, u16, -1.0, 65536.0)
INTEGER(int, i32, -2147483648.0, 2147483648.0)
INTEGER(unsigned, u32, -1.0, 4294967296.0)
INTEGER(long, i64, -9223372036854775808.0, 9223372036854775808.0)
INTEGER(unsigned long, u64, -1.0, 18446744073709551616.0)
"""
INTEGERS = {"i8": "signed char", "u8": "unsigned char", "i16": "short", "u16": "unsigned short", "i32": "int",
            "u32": "unsigned", "i64": "long", "u64": "unsigned long"}
SPECIAL = ["0.0", "-0.0", "1.0", "-1.0", "0.5", "1e-310", "4.9e-324", "1.7e308", "1e300", "INFINITY", "-INFINITY", "NAN",
           "2147483647.0", "2147483648.0", "4294967295.0", "4294967296.0", "9223372036854775807.0", "9007199254740993.0",
           "16777217.0", "3.4e38", "1e-40", "0.1", "-2.5", "255.5", "-128.5"]
UNARY = ["fabs", "sqrt", "floor", "ceil", "trunc", "rint"]


class Program:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.functions = []  # (name, result, parameter kinds)
        self.variables = {}  # kind: names in scope

    def pick(self, kind):
        names = self.variables.get(kind)
        return self.r.choice(names) if names and self.r.random() < 0.8 else self.constant(kind)

    def constant(self, kind):
        if kind in INTEGERS:
            return "(%s)%s" % (INTEGERS[kind], self.r.choice(
                ["0", "1", "-1", "127", "128", "255", "65535", "2147483647", "2147483648", "-2147483648", "4294967295",
                 "9223372036854775807", "16777217", "9007199254740993", "(9223372036854775807u + 1)", "-12345"]))
        return self.r.choice(SPECIAL) if kind == "d" else "(float)%s" % self.r.choice(SPECIAL)

    def condition(self, depth):
        roll = self.r.random()
        if roll < 0.15 and depth > 0:
            return "(%s %s %s)" % (self.condition(depth - 1), self.r.choice(["&&", "||"]), self.condition(depth - 1))
        if roll < 0.25:
            return "!%s" % self.condition(depth - 1) if depth > 0 else "1"
        kind = self.r.choice(["d", "f"] if self.r.random() < 0.8 else list(INTEGERS))
        if kind in "df" and self.r.random() < 0.15:
            return "__builtin_isunordered(%s, %s)" % (self.expression(kind, depth - 1), self.pick(kind))
        return "(%s %s %s)" % (self.expression(kind, depth - 1), self.r.choice(["<", "<=", ">", ">=", "==", "!="]),
                               self.expression(kind, depth - 1))

    def expression(self, kind, depth):
        if depth <= 0:
            return self.pick(kind)
        roll = self.r.random()
        if kind in INTEGERS:
            source = self.r.choice("df")
            if roll < 0.6:
                return "%s_to_%s(%s)" % (source, kind, self.expression(source, depth - 1))
            if roll < 0.75:
                return "(%s)%s" % (INTEGERS[kind], self.condition(depth - 1))
            return "(%s)(%s ^ %s)" % (INTEGERS[kind], self.expression(kind, depth - 1), self.pick(kind))
        other = "f" if kind == "d" else "d"
        name = "double" if kind == "d" else "float"
        if roll < 0.45:
            return "(%s %s %s)" % (self.expression(kind, depth - 1), self.r.choice("+-*/"),
                                   self.expression(kind, depth - 1))
        if roll < 0.55:
            return "(%s)%s" % (name, self.expression(other, depth - 1))
        if roll < 0.65:
            return "(%s)%s" % (name, self.expression(self.r.choice(list(INTEGERS)), depth - 1))
        if roll < 0.75:
            return "(%s ? %s : %s)" % (self.condition(depth - 1), self.expression(kind, depth - 1),
                                       self.expression(kind, depth - 1))
        if roll < 0.83:
            a, b = self.pick(kind), self.pick(kind)
            arms = [a, b] if self.r.random() < 0.5 else [b, a]
            return "(%s %s %s ? %s : %s)" % (a, self.r.choice(["<", ">", "<=", ">="]), b, *arms)
        suffix = "" if kind == "d" else "f"
        if roll < 0.92:
            return "%s%s(%s)" % (self.r.choice(UNARY), suffix, self.expression(kind, depth - 1))
        if roll < 0.96:
            return "%s%s(%s, %s)" % (self.r.choice(["copysign", "fmod"]), suffix, self.pick(kind), self.pick(kind))
        return "(- %s)" % self.expression(kind, depth - 1)

    def call(self):
        name, result, kinds = self.r.choice(self.functions)
        return result, "%s(%s)" % (name, ", ".join(self.pick(kind) for kind in kinds))

    def c_type(self, kind):
        return {"d": "double", "f": "float"}.get(kind) or INTEGERS[kind]

    def body(self, result):
        lines = []
        for i in range(self.r.randint(3, 7)):
            kind = self.r.choice(["d", "d", "f", "f"] + list(INTEGERS))
            roll = self.r.random()
            if roll < 0.2 and self.functions:
                kind, value = self.call()
            else:
                value = self.expression(kind, 3)
            lines.append("  %s v%d = %s;" % (self.c_type(kind), i, value))
            self.variables.setdefault(kind, []).append("v%d" % i)
        writable = [(k, n) for k in "df" for n in self.variables.get(k, []) if n.startswith("v")]
        if writable:
            lines.append("  for (int i = 0; i < %d; i++) {" % self.r.randint(2, 6))
            for _ in range(self.r.randint(1, 4)):
                kind, name = self.r.choice(writable)
                if self.r.random() < 0.5:
                    lines.append("    if (%s) %s = %s;" % (self.condition(1), name, self.expression(kind, 2)))
                else:
                    lines.append("    %s = %s + i; table[(i * 3) & 7] = %s;" % (name, self.expression(kind, 2), name))
            lines.append("  }")
        lines.append("  return %s;" % self.expression(result, 2))
        return lines

    def text(self):
        out = [PRELUDE, "static double table[8] = {1, -2, 0.25, 3e10, -0.0, 7, 1e-5, 2};"]
        for number in range(self.r.randint(3, 6)):
            kinds = [self.r.choice(["d", "d", "f", "f"] + list(INTEGERS)) for _ in range(self.r.randint(0, 14))]
            result = self.r.choice(["d", "d", "f", "f"] + list(INTEGERS))
            self.variables = {"d": ["table[%d]" % self.r.randrange(8)]}
            for i, kind in enumerate(kinds):
                self.variables.setdefault(kind, []).append("p%d" % i)
            head = "%s g%d(%s) {" % (self.c_type(result), number,
                                     ", ".join("%s p%d" % (self.c_type(k), i) for i, k in enumerate(kinds)) or "void")
            out += ["__attribute__((noinline)) " + head, *self.body(result), "}"]
            self.functions.append(("g%d" % number, result, kinds))
        self.variables = {}
        out.append("int main(void) {")
        for _ in range(30):
            kind, value = self.call()
            out.append("  show_%s(%s);" % (kind if kind in "df" else "i", value))
        out.append("  for (int i = 0; i < 8; i++) show_d(table[i]);\n  return 0;\n}")
        return "\n".join(out) + "\n"


def execute(words):
    done = subprocess.run([str(w) for w in words], capture_output=True, stdin=subprocess.DEVNULL, timeout=120)
    return done.returncode, done.stdout, done.stderr.decode(errors="replace")


def run_seed(seed, options, directory):
    source = directory / ("floating%d.c" % seed)
    source.write_text(Program(seed).text())
    binary = directory / "reference"
    status, _, errors = execute([options.clang, "-w", "-O0", source, "-o", binary, "-lm"])
    if status != 0:
        return ["seed %d: clang: %s" % (seed, errors[:500])]
    expected = execute([binary])[:2]
    complaints = []
    for clang_level in ("-O0", "-O1"):
        ir = source.with_suffix("." + clang_level + ".ll")
        execute([options.clang, "-w", clang_level, "-fno-vectorize", "-fno-slp-vectorize", "-S", "-emit-llvm", source,
                 "-o", ir])
        for flags in (["interpret"], ["-O0"], ["-O1"], ["-O2"], ["-O2", "--regalloc=fast"], ["-O0", "--regalloc=linear"],
                      ["-O2", "--ra-regs=4"], ["-O1", "--regalloc=fast", "--ra-regs=4"]):
            way = ["interpret"] if flags == ["interpret"] else ["run", *flags, "--verify-machineinstrs"]
            status, output, errors = execute([options.lilt, *way, ir])
            if (status, output) != expected:
                complaints.append("seed %d: %s %s: status %d %s" %
                                  (seed, ir.name, " ".join(flags), status, errors[:400] or "wrong output"))
    return complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=pathlib.Path(__file__).resolve().parents[2] / "build" / "lilt")
    parser.add_argument("--clang", default=next((c for c in ("clang-19", "clang-14", "clang") if shutil.which(c)), None))
    parser.add_argument("--seeds", default="1..20")
    parser.add_argument("--keep", help="directory that keeps what was made")
    options = parser.parse_args()
    if options.clang is None:
        print("no clang: nothing to do")
        return 77
    first, last = ([*options.seeds.split("..")] * 2)[:2]
    failures = 0
    for seed in range(int(first), int(last) + 1):
        with tempfile.TemporaryDirectory() as scratch:
            directory = pathlib.Path(options.keep or scratch)
            directory.mkdir(parents=True, exist_ok=True)
            complaints = run_seed(seed, options, directory)
        failures += bool(complaints)
        for complaint in complaints[:4]:
            print(complaint)
    print("%d programs, %d failed" % (int(last) - int(first) + 1, failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
