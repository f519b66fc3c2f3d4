#!/usr/bin/env python3
"""The programs of bench/quality and its hold-out set in their check run (scale 0): every form of their IR, built by lilt
at -O0 and at -O2, must print the output stored with the source and end with status 0.

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

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "bench" / "quality"))
import programs

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


def check(lilt, program, form, level, scale, scratch):
    """Builds and runs one form; returns its failure, or ''."""
    executable = pathlib.Path(scratch) / f"{program.name}.{form}{level}"
    libraries = ["-lm", "-lstdc++"] if program.is_cpp else ["-lm"]
    fault, _ = execute([lilt, level, program.inputs[form], *libraries, "-o", executable])
    if fault:
        return f"lilt: {fault}"
    fault, output = execute([executable, scale])
    executable.unlink()
    if not fault and output.decode() != program.expected(scale):
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
    with tempfile.TemporaryDirectory() as scratch, \
            concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        cases = [(program, form, level) for program in programs.find(programs.SETS, "", pathlib.Path(scratch) / "ir")
                 if not options.names or program.name in options.names
                 for form, path in program.inputs.items() if path.suffix == ".ll" for level in options.levels.split(",")]
        faults = list(pool.map(lambda case: check(options.lilt.resolve(), *case, int(options.full), scratch), cases))
    for (program, form, level), fault in zip(cases, faults):
        if fault:
            print(f"{program.name} {form} {level}: {fault}")
    failed = sum(1 for fault in faults if fault)
    print(f"{len(cases) - failed} passed, {failed} failed")
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
