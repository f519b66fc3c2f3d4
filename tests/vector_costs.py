#!/usr/bin/env python3
"""Compares the costs of vector operations (ir/opt/vector_costs.def) with llvm-mca.

  vector_costs.py --lilt build/lilt [--all]

Each operation is compiled on one register of lanes, for processors of each level; llvm-mca says how many cycles a
processor that starts two or three vector operations in each (Skylake) takes for one after the other. A cost in half
cycles is at most twice that and at least half of it, or two more or less: operations share ports with others that the
measured one does not have. Costs that differ by more are listed in KNOWN, with a reason. Exits with 77 without
llvm-mca-19.
"""
import argparse
import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MCA = "llvm-mca-19"
FEATURES = {"x86-64": set(), "x86-64-v2": {"Ssse3", "Sse41", "Sse42", "Popcnt"},
            "x86-64-v3": {"Ssse3", "Sse41", "Sse42", "Popcnt", "Avx2", "Fma"}}
NEVER = 1000
FACTOR, MARGIN = 2, 2  # that are allowed between the two; half cycles

# (operation, bits, processor) → why the table says something else.
KNOWN = {
    ("WindowOfMore", 8, "x86-64"): "a loop that loads and stores windows runs 0.78 of the time on vectors (kernels/strided.c)",
}


def rows():
    text = (ROOT / "ir/opt/vector_costs.def").read_text()
    for operation, bits, feature, cost in re.findall(r"^VECTOR_COST\((\w+), (\d+), (\w+), (\w+)\)", text, re.M):
        yield operation, int(bits), feature, NEVER if cost == "Never" else int(cost)


def cost_of(table, operation, bits, processor):
    for name, row_bits, feature, cost in table:
        if name == operation and row_bits in (0, bits) and (feature == "None" or feature in FEATURES[processor]):
            return cost
    return 1


def integers(*widths):
    return [(w, "i%d" % w) for w in widths]


FLOATS = [(32, "float"), (64, "double")]
ALL = integers(8, 16, 32, 64)


class Body:
    """Of a function of three vectors of a type: the operations, and how many of the table's they are."""

    def __init__(self, lines, result=None, share=1, arguments=None, before=None, apart=0):
        self.lines, self.result, self.share, self.arguments = lines, result, share, arguments
        self.before = before  # what else the lines do
        self.apart = apart  # half cycles that other rows count


def vector(count, kind):
    return "<%d x %s>" % (count, kind)


def splat(type_, count, value):
    return "<%s>" % ", ".join(["%s %s" % (type_, value)] * count)


def binary(name, constant=None):
    def body(kind, bits, count):
        v = vector(count, kind)
        other = "%b" if constant is None else splat(kind, count, constant)
        return Body(["%%r = %s %s %%a, %s" % (name, v, other)])
    return body


def comparison(predicate):
    def body(kind, bits, count):
        v = vector(count, kind)
        return Body(["%%c = icmp %s %s %%a, %%b" % (predicate, v), "%%r = sext <%d x i1> %%c to %s" % (count, v)])
    return body


def choice(kind, bits, count):
    v = vector(count, kind)
    test = "%%c = icmp eq %s %%a, %%b" % v
    return Body([test, "%%r = select <%d x i1> %%c, %s %%d, %s %%a" % (count, v, v)],
                before=[test, "%%r = sext <%d x i1> %%c to %s" % (count, v)])


def call(name, *more):
    def body(kind, bits, count):
        v = vector(count, kind)
        short = "v%d%s%d" % (count, "i" if kind[0] == "i" else "f", bits)
        arguments = ["%s %%%s" % (v, x) if x in "ab" else x if x.startswith("i1") else "%s %s" % (v, splat(kind, count, x))
                     for x in more]
        return Body(["%%r = call %s @llvm.%s.%s(%s)" % (v, name, short, ", ".join(arguments))])
    return body


def cast(name, to_of, from_of=None):
    """From lanes of `from_of(bits)`, of which a register has as many as of the wider type."""
    def body(kind, bits, count):
        source = from_of(bits) if from_of else kind
        to = to_of(bits)
        width = {"float": 32, "double": 64}
        wide = max(width.get(x) or int(x[1:]) for x in (source, to))
        lanes = count * bits // wide
        return Body(["%%r = %s %s %%a to %s" % (name, vector(lanes, source), vector(lanes, to))], vector(lanes, to),
                    arguments=vector(lanes, source))
    return body


def truncation(kind, bits, count):
    """Two registers of wider lanes."""
    wide = vector(count, "i%d" % (2 * bits))
    return Body(["%%r = trunc %s %%a to %s" % (wide, vector(count, kind))], vector(count, kind), 2, wide)


def reversal(kind, bits, count):
    mask = ", ".join("i32 %d" % (count - 1 - i) for i in range(count))
    v = vector(count, kind)
    return Body(["%%r = shufflevector %s %%a, %s poison, <%d x i32> <%s>" % (v, v, count, mask)])


def window(factor):
    """The sum of the accesses' elements. A load for each access is counted apart."""
    def body(kind, bits, count):
        wide, v = vector(factor * count, kind), vector(count, kind)
        lines = ["%%w = load %s, ptr %%p, align 1" % wide]
        for member in range(factor):
            mask = ", ".join("i32 %d" % (member + factor * i) for i in range(count))
            lines.append("%%m%d = shufflevector %s %%w, %s poison, <%d x i32> <%s>" % (member, wide, wide, count, mask))
            lines.append("%%r%d = add %s %%m%d, %s" % (member, v, member, "%%r%d" % (member - 1) if member else "%b"))
        lines[-1] = lines[-1].replace("%%r%d =" % (factor - 1), "%r =")
        return Body(lines, None, factor, "ptr %p, {0} %a, {0} %b".format(v), apart=1)
    return body


def byte_sum(kind, bits, count):
    sums, which = vector(count // 8, "i64"), "sse2" if count == 16 else "avx2"
    v = vector(count, kind)
    return Body(["%%s = call %s @llvm.x86.%s.psad.bw(%s %%a, %s %%b)" % (sums, which, v, v), "%%t = bitcast %s %%a to %s" % (v, sums),
                 "%%r = add %s %%s, %%t" % sums], sums)


def narrower(bits):
    return "i%d" % (bits // 2)


# Operation → types of lanes, and the body.
OPERATIONS = {
    "Simple": (ALL + FLOATS, lambda kind, bits, count: binary("fadd" if kind[0] != "i" else "add")(kind, bits, count)),
    "Mul": (ALL, binary("mul")),
    "Shift": (ALL, binary("lshr", 3)),
    "ArithmeticShift": (ALL, binary("ashr", 3)),
    "VariableShift": (ALL, binary("lshr")),
    "VariableArithmeticShift": (ALL, binary("ashr")),
    "Rotation": (ALL, call("fshl", "a", "a", "3")),
    "VariableRotation": (ALL, call("fshl", "a", "a", "b")),
    "FDiv": (FLOATS, binary("fdiv")),
    "DivisionByPower": (integers(16, 32), binary("sdiv", 8)),
    "Division": (integers(16, 32), binary("sdiv", 7)),
    "Equality": (ALL, comparison("eq")),
    "SignedOrder": (ALL, comparison("sgt")),
    "UnsignedOrder": (ALL, comparison("ugt")),
    "Choice": (ALL, choice),
    "Extension": (integers(16, 32, 64), cast("zext", lambda b: "i%d" % b, narrower)),
    "SignExtension": (integers(16, 32, 64), cast("sext", lambda b: "i%d" % b, narrower)),
    "Truncation": (integers(8, 16, 32), truncation),
    "SignedToFloating": (ALL, cast("sitofp", lambda b: "double" if b == 64 else "float")),
    "UnsignedToFloating": (ALL, cast("uitofp", lambda b: "double" if b == 64 else "float")),
    "FloatingToSigned": (ALL, cast("fptosi", lambda b: "i%d" % b, lambda b: "double" if b == 64 else "float")),
    "FloatingToUnsigned": (ALL, cast("fptoui", lambda b: "i%d" % b, lambda b: "double" if b == 64 else "float")),
    "FloatingConversion": ([(64, "double")], cast("fpext", lambda b: "double", lambda b: "float")),
    "Sign": (FLOATS, call("fabs", "a")),
    "MultiplyAdd": (FLOATS, call("fmuladd", "a", "b", "a")),
    "FusedMultiplyAdd": (FLOATS, call("fma", "a", "b", "a")),
    "Sqrt": (FLOATS, call("sqrt", "a")),
    "Rounding": (FLOATS, call("floor", "a")),
    "Abs": (ALL, call("abs", "a", "i1 false")),
    "SignedExtremum": (ALL, call("smax", "a", "b")),
    "UnsignedExtremum": (ALL, call("umax", "a", "b")),
    "PopulationCount": (ALL, call("ctpop", "a")),
    "ByteSwap": (integers(16, 32, 64), call("bswap", "a")),
    "ByteSum": (integers(8), byte_sum),
    "Reversal": (ALL, reversal),
    "WindowOfTwo": (ALL, window(2)),
    "WindowOfMore": (ALL, window(4)),
}
UNMEASURED = {"Reinterpretation"}  # no instruction


def text_of(body, lines, kind, count):
    result = body.result or vector(count, kind)
    arguments = body.arguments or vector(count, kind)
    if "%" not in arguments:
        arguments = "{0} %a, {0} %b, {0} %d".format(arguments)
    declarations = sorted({"declare %s @%s(%s)" % (t, n, re.sub(r" %\w+| <(?=i\d+ \d)[^>]*>| false", "", a))
                           for t, n, a in re.findall(r"call (<[^>]*>) @([\w.]+)\((.*)\)$", "\n".join(lines), re.M)})
    return "define %s @f(%s) {\n  %s\n  ret %s\n}\n%s\n" % (
        result, arguments, "\n  ".join(lines), result + " %r", "\n".join(declarations))


def half_cycles(lilt, directory, text, processor):
    """By llvm-mca, of the instructions but the return; None if lilt leaves the operation to scalars' calls."""
    source = directory / "f.ll"
    source.write_text(text)
    made = subprocess.run([lilt, "-O2", "-march=" + processor, "-S", source, "-o", "-"], capture_output=True, text=True)
    if made.returncode != 0:
        raise RuntimeError(made.stderr + text)
    # What is after the return are constants.
    code = made.stdout.split("\nf:\n")[1].split("\tret")[0].split("    ret")[0]
    lines = [l for l in code.splitlines() if not re.match(r"\s*\.|\S+:|\s*vzeroupper", l)]
    if any("call" in l for l in lines):
        return None
    if not lines:
        return 0.0
    timed = subprocess.run([MCA, "-mtriple=x86_64", "-mcpu=skylake", "-iterations=100"], input="\n".join(lines) + "\n",
                           capture_output=True, text=True)
    found = re.search(r"Block RThroughput: ([\d.]+)", timed.stdout)
    if not found:
        raise RuntimeError(timed.stderr + "\n".join(lines))
    return 2 * float(found[1])


def measure(lilt, task):
    operation, bits, kind, processor = task
    count = (256 if processor == "x86-64-v3" else 128) // bits
    body = OPERATIONS[operation][1](kind, bits, count)
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        found = half_cycles(lilt, directory, text_of(body, body.lines, kind, count), processor)
        if body.before and found is not None:
            found -= half_cycles(lilt, directory, text_of(body, body.before, kind, count), processor)
    return None if found is None else found / body.share - body.apart


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lilt", default=ROOT / "build/lilt")
    parser.add_argument("--all", action="store_true", help="list all costs")
    options = parser.parse_args()
    if not shutil.which(MCA):
        print("skipped: %s is not installed" % MCA)
        return 77
    table = list(rows())
    failures = ["no body for '%s'" % name for name in sorted({row[0] for row in table} - OPERATIONS.keys() - UNMEASURED)]
    tasks = [(operation, bits, kind, processor) for operation, (types, _) in OPERATIONS.items() for bits, kind in types
             for processor in FEATURES]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        measured = list(pool.map(lambda task: measure(options.lilt, task), tasks))
    unused = set(KNOWN)
    for (operation, bits, kind, processor), found in zip(tasks, measured):
        cost = cost_of(table, operation, bits, processor)
        differs = found is not None and cost != NEVER and not (
            min(found / FACTOR, found - MARGIN) <= cost <= max(found * FACTOR, found + MARGIN))
        known = KNOWN.get((operation, bits, processor))
        unused.discard((operation, bits, processor) if differs else None)
        text = "%s of %s for %s: table %s, llvm-mca %s" % (operation, kind, processor, cost, "-" if found is None else "%.1f" % found)
        if options.all:
            print(text + (" (differs%s)" % (": " + known if known else "") if differs else ""))
        if differs and not known:
            failures.append(text)
    failures += ["%s of %d bits for %s: is known to differ, but does not" % key for key in sorted(unused)]
    for failure in failures:
        print("FAILED " + failure)
    print("%d passed, %d failed, %d known to differ" % (len(tasks) - len(failures), len(failures), len(KNOWN)))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
