#!/usr/bin/env python3
"""Run time of vectorized code: `clang-19`'s IR with its vectorizers, by lilt and by llc-19.

  vectorized.py [--kernels] [--level O2|O3] [--march NAME] [--rounds N] [--filter REGEX] [--lilt PATH]

Each program of bench/quality whose IR has vectors, or each of its kernels, is compiled from the same IR by `lilt -O2`
and by `llc-19 -O2`, and run alternately; the least processor time of the rounds counts. An output that differs from
expected.txt, or for kernels from that of llc's code, is reported. The last line is the geometric mean of lilt's time
over llc's.
"""
import argparse
import math
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def run(words, **options):
    return subprocess.run(words, capture_output=True, text=True, **options)


def build(words):
    done = run(words)
    if done.returncode != 0:
        print(f"{' '.join(words)}: {done.stderr.strip()[:300]}")
    return done.returncode == 0


def measure(executable, expected):
    """The seconds of processor time of one run; None if it prints something else."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = run([str(executable)])
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    return seconds if done.returncode == 0 and done.stdout == expected else None


def compare(source, arguments, scratch):
    """The best times of llc's and lilt's code; None if the IR lacks vectors or something fails."""
    name = source.stem
    text = scratch / f"{name}.ll"
    target = [f"-march={arguments.march}"] if arguments.march else []
    if not build(["clang-19", "-std=c11", f"-{arguments.level}", *target, "-S", "-emit-llvm", "-fno-math-errno",
                  str(source), "-o", str(text)]):
        return None
    if not re.search(r"<\d+ x ", text.read_text()):
        return None
    executables = []
    for tool, words in (("llc", ["llc-19", "-O2", "-relocation-model=pic"]), ("lilt", [arguments.lilt, "-O2"])):
        made, linked = scratch / f"{name}.{tool}.o", scratch / f"{name}.{tool}"
        if not build([*words, "-filetype=obj", str(text), "-o", str(made)]):
            return None
        if not build(["gcc", str(made), "-o", str(linked), "-lm"]):
            return None
        executables.append(linked)
    file = source.parent / "expected.txt"
    expected = file.read_text() if file.exists() else run([str(executables[0])]).stdout
    best = [math.inf, math.inf]
    for _ in range(arguments.rounds):
        for i, executable in enumerate(executables):
            seconds = measure(executable, expected)
            if seconds is None:
                print(f"{name}: wrong output of {executable.suffix[1:]}'s code")
                return None
            best[i] = min(best[i], seconds)
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kernels", action="store_true")
    parser.add_argument("--level", default="O2")
    parser.add_argument("--march", default="")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--filter", default="")
    parser.add_argument("--lilt", default="build/lilt")
    arguments = parser.parse_args()
    ratios = []
    with tempfile.TemporaryDirectory() as scratch:
        for source in sorted(HERE.glob("kernels/*.c" if arguments.kernels else "programs/*/*.c")):
            if not re.search(arguments.filter, source.stem):
                continue
            times = compare(source, arguments, pathlib.Path(scratch))
            if times is None:
                continue
            ratios.append(times[1] / times[0])
            print(f"{source.stem:24} llc {times[0]:7.3f}  lilt {times[1]:7.3f}  {ratios[-1]:.2f}", flush=True)
    if not ratios:
        sys.exit("no program with vectors")
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"{len(ratios)} programs, geometric mean {mean:.3f}")


if __name__ == "__main__":
    main()
