#!/usr/bin/env python3
"""lilt bisect finds planted miscompiles.

  bisect.py --planted build/planted_lilt [--filter WORD] [-j N]

planted_lilt is lilt with one wrong pass (tests/faults/planted_passes.cpp): LILT_PLANT=PASS:FUNCTION:SEED. For each pass,
each register allocator and the encoder the first seed is taken that changes what a program of tests/faults/planted
does, right after the pass and when it is compiled. `lilt bisect` must name the pass and the function."""
import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent.parent / "faults" / "planted"
# The function of a pass's miscompile, where it is not @loops.
FUNCTIONS = {
    "duplicate-returns": "returned_twice",
    "mark-tail-calls": "returned_twice",
    "constant-expressions": "constants",
    "atomics": "atomics",
    "intrinsics": "intrinsics",
    "signatures": "signatures",
    "must-tail-calls": "musttail",
    "x87-casts": "x87",
    "x87-values": "x87",
    "split-types": "odd_types",
    "remainders": "remainders",
    "instruments": "instruments",
    "swift-errors": "swift_errors",
    "switches": "switches",
    "indirect-branches": "indirect",
    "regalloc": "pressure",
}
# Steps that the program does not need, since the interpreter lacks what they leave, or what they begin with; and the
# unwind table, which code of every stage gets that has a frame.
WITHOUT = ["invokes", "stack-guards", "inline-assembly", "partial-reductions", "quadruple-arithmetic",
           "variable-arguments", "results-of-invokes", "unwind"]
# The interpreter lacks the vectors that legalization leaves.
WITHOUT_VECTORS = "--disable-pass=loop-vectorize"
SEEDS = 40
SECONDS = 60


class Tests:
    def __init__(self, planted):
        self.planted = planted
        self.expected = {}

    def run(self, words, plant=""):
        environment = {**os.environ, "LILT_PLANT": plant} if plant else os.environ
        try:
            return subprocess.run([self.planted, *words], cwd=HERE, env=environment, capture_output=True, timeout=SECONDS,
                                  stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return None

    def is_wrong(self, words, plant, is_code):
        """Whether the program does something else, the same each time, and lilt itself does not find it."""
        key = tuple(words)
        if key not in self.expected:
            self.expected[key] = self.run(words)
        run, right = self.run(words, plant), self.expected[key]
        if run is None or (is_code and run.returncode in (1, 70) and run.stderr):
            return False
        again = self.run(words, plant) if is_code else run
        return (run.returncode, run.stdout) != (right.returncode, right.stdout) and again is not None and (
            again.stdout == run.stdout)

    def check(self, name, options):
        function = FUNCTIONS.get(name, "loops")
        program = "plain.ll"
        for seed in range(SEEDS):
            plant = "%s:%s:%d" % (name, function, seed)
            if self.is_wrong(["run", "-w", *options, program], plant, True) and (
                    name == "encode" or
                    self.is_wrong(["interpret", "-w", *options, "--stop-after=" + name, program], plant, False)):
                break
        else:
            return "no seed below %d changes what the program does" % SEEDS
        bisection = self.run(["bisect", *options, program], plant)
        first = bisection.stdout.decode(errors="replace").split("\n")[0] if bisection else "no end"
        label = "'%s'" % name + (" (%s)" % options[-1].split("=")[1] if options and name == "regalloc" else "")
        right = bisection and bisection.returncode == 1 and first.startswith(label) and "@" + function in first
        return "" if right else "%s: %s%s" % (plant, first, bisection.stderr.decode()[-300:] if bisection else "")


def names_in(file, pattern):
    return re.findall(pattern, (HERE.parents[2] / file).read_text())


def cases():
    """What the miscompiles are planted in: a label, the pass, and options."""
    for name in names_in("backend/pass_table.cpp", r'\{\.name = "([a-z0-9-]+)"'):
        if name not in ("regalloc", "write", *WITHOUT):
            yield name, name, ["-O2"] if name == "loop-vectorize" else ["-O2", WITHOUT_VECTORS]
    for name in names_in("regalloc/registry.cpp", r'\{"([a-z]+)",'):
        yield "regalloc " + name, "regalloc", ["-O2", WITHOUT_VECTORS, "--regalloc=" + name]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--planted", required=True)
    parser.add_argument("--filter", default="")
    parser.add_argument("-j", type=int, default=2)
    arguments = parser.parse_args()
    tests = Tests(pathlib.Path(arguments.planted).resolve())
    chosen = [case for case in cases() if arguments.filter in case[0]]
    with concurrent.futures.ThreadPoolExecutor(arguments.j) as pool:
        faults = list(pool.map(lambda case: tests.check(case[1], case[2]), chosen))
    for case, fault in zip(chosen, faults):
        if fault:
            print("FAILED %s: %s" % (case[0], fault))
    failures = sum(fault != "" for fault in faults)
    print("%d planted miscompiles, %d not found" % (len(chosen), failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
