#!/usr/bin/env python3
"""Tests Kaleidoscope: programs of tests/*.ks print what FILE.expected says.

Two of them are compiled to object files, too, and print the same, but for "Evaluated to"; gdb knows their lines.

  run.py --kaleidoscope PATH [--bless]     --bless writes the .expected files anew
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
COMPILED = ["mandelbrot", "variables"]
RUNTIME = """#include <stdio.h>
double putchard(double c) { putchar((int)c); return 0; }
double printd(double x) { printf("%f\\n", x); return 0; }
"""


def run(*command, text=""):
    return subprocess.run(command, input=text, text=True, timeout=60, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


class Tests:
    def __init__(self, program):
        self.program, self.count, self.failed = str(program.resolve()), 0, 0

    def check(self, what, got, expected):
        self.count += 1
        if got != expected:
            self.failed += 1
            print("FAILED %s: expected\n%s\ngot\n%s" % (what, expected, got))

    def interactive(self, bless):
        for file in sorted(HERE.glob("*.ks")):
            done = run(self.program, text=file.read_text())
            expected = file.with_suffix(".expected")
            if bless:
                expected.write_text(done.stdout)
            self.check(file.name, done.stdout, expected.read_text() if expected.exists() else "(nothing)")
            self.check(file.name + ", status", done.returncode, 1 if "Error" in done.stdout else 0)

    def compiled(self, name, directory):
        runtime, object_file, executable = directory / "runtime.c", directory / "program.o", directory / "program"
        runtime.write_text(RUNTIME)
        done = run(self.program, str(HERE / (name + ".ks")), str(object_file))
        self.check(name + ", compiled", (done.returncode, done.stdout), (0, ""))
        run("cc", str(object_file), str(runtime), "-o", str(executable))
        printed = re.sub(r"^Evaluated to .*\n", "", (HERE / (name + ".expected")).read_text(), flags=re.M)
        self.check(name + ", executable", run(str(executable)).stdout, printed)
        if shutil.which("gdb"):
            done = run("gdb", "-nx", "-batch", "-ex", "info line %s.ks:7" % name, str(executable))
            found = re.search(r"Line 7 of .*%s\.ks.* starts at address" % name, done.stdout)
            self.check(name + ", gdb", bool(found), True)

    def wrong(self, directory):
        done = run(self.program, str(HERE / "mistakes.ks"), str(directory / "wrong.o"))
        self.check("mistakes.ks, compiled", (done.returncode, (directory / "wrong.o").exists()), (1, False))
        done = run(self.program, "no-such-file.ks", str(directory / "wrong.o"))
        self.check("usage", (done.returncode, done.stdout), (1, "usage: kaleidoscope < PROGRAM, or kaleidoscope FILE OBJECT; FILE has text\n"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kaleidoscope", required=True, type=pathlib.Path)
    parser.add_argument("--bless", action="store_true")
    options = parser.parse_args()
    tests = Tests(options.kaleidoscope)
    tests.interactive(options.bless)
    with tempfile.TemporaryDirectory() as name:
        for program in COMPILED:
            tests.compiled(program, pathlib.Path(name))
        tests.wrong(pathlib.Path(name))
    print("%d checks, %d failed" % (tests.count, tests.failed))
    return 1 if tests.failed or not tests.count else 0


if __name__ == "__main__":
    sys.exit(main())
