#!/usr/bin/env python3
"""Makes the stored IR and the expected outputs of the C programs in bench/quality/programs.

  make_ir.py [NAME…]           makes them anew, of all programs or of those named
  make_ir.py --check [NAME…]   compares what is stored with what the installed clang makes; status 1 where they differ

The forms are described in programs/README.md. Nothing of the machine goes into the IR: clang runs in the program's own
directory and leaves out its name.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

PROGRAMS = pathlib.Path(__file__).resolve().parent / "programs"
COMMON = ["-std=c11", "-S", "-emit-llvm", "-fno-discard-value-names", "-Qn"]
UNOPTIMIZED = [*COMMON, "-O0", "-Xclang", "-disable-O0-optnone"]
OPTIMIZED = [*COMMON, "-O2", "-fno-vectorize", "-fno-slp-vectorize"]


def run(words, directory, **options):
    done = subprocess.run(words, cwd=directory, capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"make_ir.py: {' '.join(words)}: status {done.returncode}\n{done.stderr}")
    return done.stdout


def without_module_name(text):
    return re.sub(r"\A; ModuleID = .*\n", "", text)


def forms_of(directory, clang, opt):
    """The IR of a program in its forms: file name -> text."""
    source = directory.name + ".c"
    unoptimized = run([clang, *UNOPTIMIZED, source, "-o", "-"], directory)
    promoted = run([opt, "-S", "-passes=sroa,simplifycfg"], directory, input=unoptimized)
    optimized = run([clang, *OPTIMIZED, source, "-o", "-"], directory)
    texts = {"O0.ll": unoptimized, "sroa.ll": promoted, "O2.ll": optimized}
    return {name: without_module_name(text) for name, text in texts.items()}


def expected_of(directory, clang, scratch):
    """The output of the program at scales 0 and 1, built by clang: file name -> text."""
    executable = pathlib.Path(scratch) / directory.name
    run([clang, "-std=c11", "-O2", directory.name + ".c", "-lm", "-o", str(executable)], directory)
    return {"expected-0.txt": run([str(executable), "0"], directory),
            "expected.txt": run([str(executable)], directory)}


def store(directory, texts):
    for name, text in texts.items():
        (directory / name).write_text(text)
    return True


def compare(directory, texts):
    """Prints the stored files that differ or are missing; returns whether there are none."""
    differing = [name for name, text in texts.items()
                 if not (directory / name).exists() or (directory / name).read_text() != text]
    for name in differing:
        print(f"{directory.name}/{name}: not what {directory.name}.c gives")
    return not differing


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--clang", default="clang-19")
    parser.add_argument("--opt", default="opt-19")
    options = parser.parse_args()
    directories = sorted(path.parent for path in PROGRAMS.glob("*/*.c"))
    unknown = set(options.names) - {directory.name for directory in directories}
    if unknown:
        parser.error(f"no C program {', '.join(sorted(unknown))} in {PROGRAMS}")
    if options.names:
        directories = [directory for directory in directories if directory.name in options.names]
    treat = compare if options.check else store
    with tempfile.TemporaryDirectory() as scratch:
        results = [treat(directory, {**forms_of(directory, options.clang, options.opt),
                                     **expected_of(directory, options.clang, scratch)})
                   for directory in directories]
    print(f"{len(results)} programs, {results.count(False)} differ" if options.check else f"{len(results)} programs")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
