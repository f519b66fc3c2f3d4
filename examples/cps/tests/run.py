#!/usr/bin/env python3
"""Runs the programs in programs/ in every way, and compares what they print.

NAME.expected is what a program prints, on standard output and then on standard error, and its exit status. Each is
interpreted, run in memory at every level, and run as an executable. forms/NAME.FORM is what --print=FORM prints.

  run.py --cps build/cps [--filter REGEX] [--bless]
  run.py --cps build/cps --large      the programs that take seconds: memory, constant stack
"""
import argparse
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
PROGRAMS = HERE / "programs"
LARGE = {"garbage", "billion"}
COMPILED_ONLY = {"mutual", "lists", "cycles", "deep", "too_deep"}  # too many steps for the interpreter
ENDLESS = {"jump"}
FORMS = {
    "jump": ["source", "cps", "contified", "closed", "ssa"],
    "factorial": ["source", "cps", "closed", "ssa"],
    "closures": ["cps", "contified", "closed"],
    "mutual": ["contified", "closed"],
    "scopes": ["source", "cps"],
}
MEGABYTE = 1 << 20


class Test:
    def __init__(self, options):
        self.cps, self.bless = options.cps.resolve(), options.bless
        self.passed, self.failed = 0, 0

    def note(self, name, complaint=None):
        if complaint:
            self.failed += 1
            print("FAILED %s: %s" % (name, complaint))
        else:
            self.passed += 1

    def run(self, command):
        done = subprocess.run(command, cwd=PROGRAMS, stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
        return done.stdout.decode() + done.stderr.decode() + "exit %d\n" % done.returncode

    def compare(self, name, stored, text):
        if self.bless and (not stored.exists() or stored.read_text() != text):
            print("BLESSED %s" % stored.name)
            stored.write_text(text)
        expected = stored.read_text() if stored.exists() else "(there is no %s)\n" % stored.name
        self.note(name, None if text == expected else "expected\n%s---- found\n%s" % (expected, text))

    def program(self, name, directory):
        source = name + ".l"
        expected = PROGRAMS / (name + ".expected")
        if name not in COMPILED_ONLY:
            self.compare(name + " --interpret", expected, self.run([self.cps, source, "--interpret"]))
        for level in range(4):
            self.compare("%s -O%d" % (name, level), expected, self.run([self.cps, source, "-O%d" % level]))
        executable = pathlib.Path(directory) / name
        made = self.run([self.cps, source, "-o", executable])
        if executable.exists():  # which knows nothing of the source's name
            made = re.sub(r"^(\d+:\d+: error)", source + r":\1", self.run([executable]), flags=re.M)
        self.compare(name + " -o", expected, made)

    def form(self, name, form):
        done = subprocess.run([self.cps, name + ".l", "--print=" + form], cwd=PROGRAMS, capture_output=True, timeout=60)
        self.compare("%s --print=%s" % (name, form), HERE / "forms" / ("%s.%s" % (name, form)), done.stdout.decode())

    def endless(self, name):
        """Takes no more memory later than at its start."""
        process = subprocess.Popen([self.cps, name + ".l"], cwd=PROGRAMS)
        sizes = []
        for _ in range(2):
            time.sleep(0.7)
            status = pathlib.Path("/proc/%d/status" % process.pid).read_text()
            sizes += [int(size) for size in re.findall(r"^VmRSS:\s+(\d+) kB", status, re.M)]
        process.kill()
        process.wait()
        if len(sizes) < 2:
            return self.note(name, "it ends")
        self.note(name, "it grows: %s KB" % sizes if sizes[1] > sizes[0] + 1024 else None)

    def large(self, name, directory):
        """The executable in an address space of 64 MB; returns what it says of its memory."""
        executable = pathlib.Path(directory) / name
        made = self.run([self.cps, name + ".l", "-o", executable])
        if not executable.exists():
            return self.note(name, made)
        process = subprocess.Popen([executable], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   env=dict(os.environ, CPS_STATISTICS="1"),
                                   preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (64 * MEGABYTE,) * 2))
        output, statistics = (stream.read().decode() for stream in (process.stdout, process.stderr))
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.compare(name, PROGRAMS / (name + ".expected"), output + "exit %d\n" % process.returncode)
        allocated = re.match(r"allocated (\d+) bytes", statistics)
        enough = allocated and int(allocated[1]) >= 10 * 1000 ** 3
        self.note(name + " allocates 10 GB", None if enough else statistics)
        print("%s: %s; at most %d KB in memory, %.1f s" % (name, statistics.strip(), usage.ru_maxrss, usage.ru_utime))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cps", required=True, type=pathlib.Path)
    parser.add_argument("--filter", default="")
    parser.add_argument("--bless", action="store_true")
    parser.add_argument("--large", action="store_true")
    options = parser.parse_args()
    test = Test(options)
    names = sorted(path.stem for path in PROGRAMS.glob("*.l") if re.search(options.filter, path.stem))
    with tempfile.TemporaryDirectory() as directory:
        for name in names:
            if (name in LARGE) != options.large:
                continue
            if options.large:
                test.large(name, directory)
            elif name in ENDLESS:
                test.endless(name)
            else:
                test.program(name, directory)
            for form in FORMS.get(name, []):
                test.form(name, form)
    print("%d passed, %d failed" % (test.passed, test.failed))
    return 1 if test.failed or not test.passed else 0


if __name__ == "__main__":
    sys.exit(main())
