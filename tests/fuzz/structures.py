#!/usr/bin/env python3
"""Texts of 100 KB in which one thing is repeated, nested or linked (bench/compile-time/structures.py): lilt compiles or refuses
each, with a place, within 10 seconds of processor time and 1 GB; nothing else is an answer.

  structures.py --lilt build/lilt [--filter REGEX] [--every N] [--bytes N] [--show]

--show prints what each run takes.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "bench" / "compile-time"))

import shapes
import structures

SECONDS, MEMORY = 10, 1 << 30
STEPS = "1000000"
# With a place, or about all data or all assembly of the module.
PLACED = r":\d+:\d+: error: |the module's data is larger than 2 GiB|run to assemble|the assembly of the module makes more"
MODES = {"check": ["check"], "-O0": ["-O0", "-c"], "-O1": ["-O1", "-c"], "-O2": ["-O2", "-c"], "-S": ["-S", "-O1"],
         "interpret": ["interpret", "--max-steps", STEPS]}


def text_of(name, size):
    """The shape in about so many bytes."""
    write = structures.STRUCTURES.get(name) or (lambda n: shapes.generate(name, n))
    count = 64
    while len(write(count)) < size / 2 and len(write(2 * count)) > len(write(count)) and count < size:
        count *= 2
    return write(count)


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (6 * MEMORY, 6 * MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(lilt, path, mode):
    """What is wrong with the run, or nothing; its seconds, its megabytes, and its first message."""
    output = [] if mode in ("check", "interpret") else ["-o", str(path) + mode + ".out"]
    words = [lilt, *MODES[mode], "-j", "1", str(path), *output]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, preexec_fn=limit)
    message = process.stderr.read(4000).decode(errors="replace")
    process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.stderr.close()
    process.returncode = os.waitstatus_to_exitcode(status)
    seconds, memory = usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024
    if output:
        pathlib.Path(output[1]).unlink(missing_ok=True)
    code = process.returncode
    fault = ("takes more than %d s" % SECONDS if code in (-24, -9) or seconds > SECONDS else
             "ends by signal %d" % -code if code < 0 else
             "is an internal error" if code == 70 and "internal error" in message else
             "takes %d MB" % (memory >> 20) if memory > MEMORY else
             "gives no place" if code == 1 and mode != "interpret" and not re.search(PLACED, message) else "")
    return fault, seconds, memory >> 20, code, next((l for l in message.splitlines() if "error" in l), "")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", required=True)
    parser.add_argument("--filter", default="")
    parser.add_argument("--modes", default=",".join(MODES), help="--modes=-O0,-O2")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--bytes", type=int, default=100000)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    names = [n for n in [*structures.STRUCTURES, *shapes.SHAPES] if re.search(options.filter, n)][::options.every]
    failures = 0
    with tempfile.TemporaryDirectory() as place, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        def measure(name):
            path = pathlib.Path(place) / (name + ".ll")
            path.write_text(text_of(name, options.bytes))
            found = [(mode, run(options.lilt, path, mode)) for mode in options.modes.split(",")]
            return name, path.stat().st_size, found
        for name, size, found in pool.map(measure, names):
            for mode, (fault, seconds, memory, code, message) in found:
                failures += bool(fault)
                if fault:
                    print("%s, %s: %s; %s" % (name, mode, fault, message[-150:]))
                if options.show:
                    print("%-28s %-9s %7d bytes %6.2f s %5d MB  %3d %s" % (name, mode, size, seconds, memory, code, message[-100:]), flush=True)
    print("%d shapes, %d failures" % (len(names), failures))
    return failures != 0


if __name__ == "__main__":
    sys.exit(main())
