#!/usr/bin/env python3
"""Comparisons of floating-point numbers, alone and in pairs: interpreted and at each level they hold for the same numbers.

    comparisons.py [--lilt PATH] [--every N]

Each pair of predicates of the same operands, also exchanged, under `and`, `or` and `xor`; each predicate of a number, its
absolute value, its root and its square with constants, infinities and NaN among them; tests of order. A function each is
called with all pairs of a few numbers. --every N takes each Nth function only.
"""
import argparse
import itertools
import subprocess
import sys
import tempfile
from pathlib import Path

LEVELS = [["interpret"], ["run", "-O0"], ["run", "-O1"], ["run", "-O2", "--verify-each"]]
PREDICATES = "oeq ogt oge olt ole one ord uno ueq ugt uge ult ule une".split()
NAN, INFINITY = "0x7FF8000000000000", "0x7FF0000000000000"
CONSTANTS = [INFINITY, "0xFFF0000000000000", "0.0", "-0.0", "-1.0", "1.0", NAN]
NUMBERS = CONSTANTS + ["2.5"]
ROW = len(NUMBERS)


def bodies():
    """Lines that define %r; T is the type."""
    for first, second in itertools.product(PREDICATES, PREDICATES):
        for number, (joint, operands) in enumerate(itertools.product(("and", "or", "xor"), ("%x, %y", "%y, %x"))):
            kind = ("double", "float")[number % 2]
            yield kind, ("  %%a = fcmp %s %s %%x, %%y\n  %%b = fcmp %s %s %s\n  %%r = %s i1 %%a, %%b\n"
                         % (first, kind, second, kind, operands, joint))
    operands = {"%x": "", "%v": "  %v = call T @llvm.fabs.S(T %x)\n", "%w": "  %w = call T @llvm.sqrt.S(T %x)\n",
                "%z": "  %z = fmul T %x, %x\n"}
    for (name, define), predicate, other in itertools.product(operands.items(), PREDICATES, CONSTANTS):
        for kind, suffix in (("double", "f64"), ("float", "f32")):
            line = "  %%r = fcmp %s T %s\n" % (predicate, (name + ", " + other) if suffix == "f64" else (other + ", " + name))
            yield kind, (define + line).replace("T", kind).replace("S(", suffix + "(")
    for predicate in PREDICATES:
        yield "double", "  %%r = fcmp %s double %%x, %%x\n" % predicate
    for predicate, joint, other in itertools.product(("ord", "uno"), ("and", "or", "xor"), ("0.0", "%y", NAN)):
        yield "double", ("  %%a = fcmp %s double %%x, 0.0\n  %%b = fcmp %s double %%y, %s\n  %%r = %s i1 %%a, %%b\n"
                         % (predicate, predicate, other, joint))


def program(every):
    functions = list(bodies())[::every]
    text = ['source_filename = "comparisons"\ndeclare i32 @printf(ptr, ...)\n'
            '@format = private constant [9 x i8] c"%d %lx\\0A\\00\\00"\n']
    text += ["declare %s @llvm.%s.%s(%s)\n" % (kind, name, suffix, kind) for name in ("fabs", "sqrt")
             for kind, suffix in (("double", "f64"), ("float", "f32"))]
    for number, (kind, body) in enumerate(functions):
        narrow = "" if kind == "double" else "  %x = fptrunc double %x.0 to float\n  %y = fptrunc double %y.0 to float\n"
        suffix = ".0" if narrow else ""
        text.append("define i1 @f%d(double %%x%s, double %%y%s) {\n%s%s  ret i1 %%r\n}\n" % (number, suffix, suffix, narrow, body))
    count = len(functions)
    text.append("@functions = global [%d x ptr] [%s]\n" % (count, ", ".join("ptr @f%d" % i for i in range(count))))
    text.append("@numbers = global [%d x double] [%s]\n" % (ROW, ", ".join("double " + n for n in NUMBERS)))
    text.append("""define i32 @main() {
entry:
  br label %function
function:
  %f = phi i64 [ 0, %entry ], [ %f.next, %done ]
  %f.at = getelementptr ptr, ptr @functions, i64 %f
  %called = load ptr, ptr %f.at
  br label %pair
pair:
  %i = phi i64 [ 0, %function ], [ %i.next, %pair ]
  %bits = phi i64 [ 0, %function ], [ %bits.next, %pair ]
  %row = udiv i64 %i, ROW
  %column = urem i64 %i, ROW
  %x.at = getelementptr double, ptr @numbers, i64 %row
  %y.at = getelementptr double, ptr @numbers, i64 %column
  %x = load double, ptr %x.at
  %y = load double, ptr %y.at
  %holds = call i1 %called(double %x, double %y)
  %bit = zext i1 %holds to i64
  %shifted = shl i64 %bits, 1
  %bits.next = or i64 %shifted, %bit
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, PAIRS
  br i1 %more, label %pair, label %done
done:
  %number = trunc i64 %f to i32
  %p = call i32 (ptr, ...) @printf(ptr @format, i32 %number, i64 %bits.next)
  %f.next = add i64 %f, 1
  %again = icmp ult i64 %f.next, COUNT
  br i1 %again, label %function, label %out
out:
  ret i32 0
}
""".replace("ROW", str(ROW)).replace("PAIRS", str(ROW * ROW)).replace("COUNT", str(count)))
    return "".join(text), functions


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    text, functions = program(options.every)
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "comparisons.ll"
        path.write_text(text)
        wanted = None
        for level in LEVELS:
            done = subprocess.run([options.lilt, *level, path], capture_output=True, text=True, check=False)
            lines = done.stdout.splitlines()
            wanted = wanted or lines
            if done.returncode != 0 or len(lines) != len(functions):
                faults.append("%s: status %d: %s" % (level, done.returncode, done.stderr[:500]))
            faults += ["%s: %s instead of %s:\n%s" % (level, line, right, functions[i][1])
                       for i, (line, right) in enumerate(zip(lines, wanted)) if line != right]
    for fault in faults[:10]:
        print("FAILED " + fault)
    print("%d functions, %d faults" % (len(functions), len(faults)))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
