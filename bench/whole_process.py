#!/usr/bin/env python3
"""How long lilt takes as a whole process, beside llc on the same input, and how its time grows.

  whole_process.py [--lilt build/lilt] [--runs 5] [--llc llc-19] [--sizes 25000,50000,100000,200000]

Times are user + system CPU seconds of the process, memory is its peak resident set; commands run in
turn, the median counts. Ratios are taken pair by pair within a turn.
"""
import argparse
import math
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

import generate


# A process counts the memory of the process it was forked from as its own, so commands are started by a
# fresh interpreter of about 9 MB, which prints what the system says of them.
STARTER = """
import os, sys
null = os.open(os.devnull, os.O_RDWR)
pid = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ,
                      file_actions=[(os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)])
_, status, usage = os.wait4(pid, 0)
print(status, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
"""


def measure(words):
    """(CPU seconds, peak MB) of one run; None when the command fails."""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", STARTER, *map(str, words)],
                          capture_output=True, text=True, check=True)
    status, time, memory = done.stdout.split()
    return None if status != "0" else (float(time), float(memory))


def compare(path, commands, runs):
    """Runs the commands in turn; for each the median time, peak memory, median ratio to the first's time."""
    samples = {name: [] for name in commands}
    for _ in range(runs):
        for name, words in commands.items():
            samples[name].append(measure(words + [path]))
    rows = []
    first = next(iter(commands))
    for name, results in samples.items():
        if None in results:
            rows.append((name, None, None, None))
            continue
        ratio = statistics.median(r[0] / s[0] for r, s in zip(results, samples[first])) if None not in samples[first] else None
        rows.append((name, statistics.median(r[0] for r in results), max(r[1] for r in results), ratio))
    return rows


def against_llc(options, directory):
    path = directory / "many-functions.ll"
    path.write_text(generate.generate("many-functions", 200000))
    size = path.stat().st_size / 1e6
    print("200,000 instructions of LLVMlite, %.1f MB of text" % size)
    print("%-24s %10s %10s %8s" % ("", "CPU s", "peak MB", "ratio"))
    out = ["-o", directory / "out.o"]
    for level in ("-O0", "-O2"):
        commands = {"lilt " + level: [options.lilt, "-c", level] + out}
        if shutil.which(options.llc):
            commands["%s %s" % (options.llc, level)] = [options.llc, level, "-filetype=obj", "-relocation-model=pic"] + out
        if level == "-O0":
            commands["lilt check"] = [options.lilt, "check"]
        for name, time, memory, ratio in compare(path, commands, options.runs):
            print("%-24s %10s" % (name, "failed") if time is None else "%-24s %10.3f %10.1f %8.2f" % (name, time, memory, ratio))


def growth(options, directory):
    print("\nCPU seconds by size (number of instructions), and the factor of each doubling")
    print("%-20s %-4s" % ("shape", "") + "".join("%16d" % s for s in options.sizes))
    worst = 0.0
    for shape in generate.SHAPES:
        for level in ("-O0", "-O2"):
            cells, previous = [], None
            for size in options.sizes:
                path = directory / "shape.ll"
                path.write_text(generate.generate(shape, size))
                runs = [measure([options.lilt, "-c", level, "-o", directory / "out.o", path]) for _ in range(options.runs)]
                if None in runs:
                    cells.append("          failed")
                    previous = None
                    worst = math.inf
                    continue
                time = min(r[0] for r in runs)
                cells.append("%8.3f %7s" % (time, "" if previous is None else "×%.2f" % (time / previous)))
                if previous is not None and previous > 0.05:
                    worst = max(worst, time / previous)
                previous = time
            print("%-20s %-4s" % (shape, level) + "".join(cells))
    print("largest factor of a doubling (from 0.05 s on): %.2f" % worst)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=pathlib.Path(__file__).resolve().parent.parent / "build" / "lilt")
    parser.add_argument("--llc", default="llc-19")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--sizes", type=lambda t: [int(x) for x in t.split(",")], default=[25000, 50000, 100000, 200000])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        against_llc(options, pathlib.Path(directory))
        growth(options, pathlib.Path(directory))


if __name__ == "__main__":
    main()
