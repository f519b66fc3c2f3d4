#!/usr/bin/env python3
"""Sessions with gdb: what a person types, and what must be on the screen.

  sessions.py [--lilt PATH] [--reference] [FILE…]     default: tests/debug/sessions/*

The comment at the start of each C or C++ program says how: `level: 2` is the level of clang-19 and of lilt, `level: 0 to 2`
that of clang-19 and that of lilt; each `gdb: …` is a command; each `sees: …` is a regular expression that must match in what
the commands before it say, behind the match of the one before; each `never: …` must not match in anything. --reference runs
clang's own build instead. Status 77 without gdb or clang-19.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TIMEOUT = 300
SETTINGS = ("set pagination off", "set confirm off", "set width 0", "set print address off", "set print symbol off",
            "set print entry-values no")


def run(words, may_fail=False):
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True, errors="replace", timeout=TIMEOUT)
    if done.returncode != 0 and not may_fail:
        raise ValueError("%s: status %d: %s" % (words[0], done.returncode, (done.stderr or done.stdout)[-800:]))
    return done.stdout + done.stderr


def build(source, level, own_level, options, scratch):
    compiler = "clang-19" if source.suffix == ".c" else "clang++-19"
    program = scratch / "program"
    if options.reference:
        run([compiler, "-g", "-O" + level, source, "-o", program])
        return program
    attributes = [] if own_level == level else ["-Xclang", "-disable-O0-optnone"]
    run([compiler, "-g", "-O" + level, *attributes, "-fno-vectorize", "-fno-slp-vectorize", "-S", "-emit-llvm", source, "-o",
         scratch / "made.ll"])
    run([options.lilt, "-O" + own_level, "-c", scratch / "made.ll", "-o", scratch / "made.o"])
    run([compiler, scratch / "made.o", "-o", program])
    return program


def check(source, options, scratch):
    """What is wrong, or None."""
    head = source.read_text().split("*/")[0]
    level, own_level = re.search(r"^ *level: (\d)(?: to (\d))?$", head, re.M).groups()
    steps = re.findall(r"^ *(gdb|sees|never): (.*)$", head, re.M)
    program = build(source, level, own_level or level, options, scratch)
    commands = [c for kind, c in steps if kind == "gdb"]
    marks = ["echo \\n=%d=\\n" % i for i in range(len(commands))]
    words = [w for c in (*SETTINGS, *(x for pair in zip(marks, commands) for x in pair)) for w in ("-ex", c)]
    said = run(["gdb", "-nx", "-batch", *words, program], may_fail=True)  # as the last command does
    at, number = 0, -1
    for kind, text in steps:
        if kind == "gdb":
            number += 1
            at = max(at, said.find("\n=%d=\n" % number))
        elif kind == "never":
            if re.search(text, said):
                return "gdb says %r:\n%s" % (text, said)
        else:
            found = re.compile(text).search(said, at)
            end = said.find("\n=%d=\n" % (number + 1))
            if not found or (end >= 0 and found.start() > end):
                return "gdb does not say %r to %r:\n%s" % (text, commands[number], said[at:])
            at = found.end()
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--lilt", default=HERE.parents[1] / "build" / "lilt")
    parser.add_argument("--reference", action="store_true")
    options = parser.parse_args()
    if shutil.which("gdb") is None or shutil.which("clang-19") is None:
        sys.exit(77)
    failures = 0
    files = options.files or sorted((HERE / "sessions").iterdir())
    for source in files:
        with tempfile.TemporaryDirectory() as directory:
            try:
                problem = check(source, options, pathlib.Path(directory))
            except (ValueError, subprocess.TimeoutExpired) as failure:
                problem = str(failure)
        if problem:
            failures += 1
            print("FAILED %s: %s" % (source.name, problem))
    print("%d sessions, %d failures" % (len(files), failures))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
