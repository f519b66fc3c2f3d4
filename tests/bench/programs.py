#!/usr/bin/env python3
"""The programs of bench/quality in their check run (scale 0): every stored form, built by lilt at -O0 and at -O2, must
print the output stored next to it and end with status 0.

  programs.py --lilt build/lilt [--full] [--levels=-O0,-O1,-O2] [NAME…]

--full runs them at scale 1, as the benchmark does.
"""
import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

PROGRAMS = pathlib.Path(__file__).resolve().parents[2] / "bench" / "quality" / "programs"
TIMEOUT = 120  # seconds for one process; far above any program's need


def execute(words):
    """Runs a command; returns its failure ('' if none) and its standard output."""
    try:
        done = subprocess.run([str(word) for word in words], capture_output=True, stdin=subprocess.DEVNULL,
                              timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return f"no end within {TIMEOUT} s", b""
    if done.returncode != 0:
        return f"status {done.returncode} {done.stderr.decode(errors='replace').strip()}", done.stdout
    return "", done.stdout


def check(lilt, form, level, scale, scratch):
    """Builds and runs one form; returns its failure, or ''."""
    executable = pathlib.Path(scratch) / f"{form.parent.name}.{form.stem}{level}"
    fault, _ = execute([lilt, level, form, "-lm", "-o", executable])
    if fault:
        return f"lilt: {fault}"
    fault, output = execute([executable, scale])
    expected = form.parent / ("expected.txt" if scale else "expected-0.txt")
    executable.unlink()
    if not fault and output != expected.read_bytes():
        fault = f"prints {output!r}"
    return fault


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--lilt", required=True, type=pathlib.Path)
    parser.add_argument("--levels", default="-O0,-O2")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    ways = [(form, level) for form in sorted(PROGRAMS.glob("*/*.ll")) for level in options.levels.split(",")
            if not options.names or form.parent.name in options.names]
    with tempfile.TemporaryDirectory() as scratch, \
            concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        faults = list(pool.map(lambda way: check(options.lilt.resolve(), *way, int(options.full), scratch), ways))
    for (form, level), fault in zip(ways, faults):
        if fault:
            print(f"{form.relative_to(PROGRAMS)} {level}: {fault}")
    failed = sum(1 for fault in faults if fault)
    print(f"{len(ways) - failed} passed, {failed} failed")
    return 1 if failed or not ways else 0


if __name__ == "__main__":
    sys.exit(main())
