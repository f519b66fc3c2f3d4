#!/usr/bin/env python3
"""Run time of kinds of loops that front ends leave to the middle end, over clang's own code.

  kinds.py [--forms O0,O2] [--rounds N] [--filter REGEX] [--lilt PATH] [--instructions]

Each file of kinds/ is compiled from forms of clang-19's IR by `lilt -O2`: O0 (-O0 without optnone), O2 (-O2 before any
pass, with types of accesses and lifetimes) and, if asked, passes (-O2 after its passes, as llc would get it); and by
`clang-19 -O2` without vectorizers. The executables run alternately; the least processor time of the rounds counts. With
--instructions, valgrind counts what they execute, once each. An output that differs from that of clang's code is an
error.
"""
import argparse
import math
import pathlib
import re
import sys
import tempfile

import vectorized

HERE = pathlib.Path(__file__).resolve().parent
FORMS = {"O0": ["-O0", "-Xclang", "-disable-O0-optnone"], "O2": ["-O2", "-Xclang", "-disable-llvm-passes"],
         "passes": ["-O2", "-fno-vectorize", "-fno-slp-vectorize"]}


def executables(source, arguments, scratch):
    """The executables by name, clang's first; None if one is not built."""
    clang = "clang++-19" if source.suffix == ".cpp" else "clang-19"
    made = {"clang": scratch / f"{source.stem}.clang"}
    good = vectorized.build([clang, "-O2", "-fno-vectorize", "-fno-slp-vectorize", source, "-o", made["clang"], "-lm"])
    for form in arguments.forms.split(","):
        text, made[form] = scratch / f"{source.stem}.{form}.ll", scratch / f"{source.stem}.{form}"
        good = good and vectorized.build([clang, *FORMS[form], "-S", "-emit-llvm", source, "-o", text])
        good = good and vectorized.build([arguments.lilt, "-O2", "--disable-pass=loop-vectorize", "-c", text, "-o", f"{text}.o"])
        good = good and vectorized.build([clang, f"{text}.o", "-o", made[form], "-lm"])
    return made if good else None


def executed(executable):
    done = vectorized.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", executable])
    return int(re.search(r"refs:\s*([\d,]+)", done.stderr)[1].replace(",", ""))


def compare(source, arguments, scratch):
    """Times by form over clang's; None if a form fails."""
    made = executables(source, arguments, scratch)
    if made is None:
        return None
    expected = vectorized.run([made["clang"]]).stdout
    best = dict.fromkeys(made, math.inf)
    for _ in range(arguments.rounds):
        for name, executable in made.items():
            seconds = vectorized.measure(executable, expected)
            if seconds is None:
                print(f"{source.stem}: {name} prints something else")
                return None
            best[name] = min(best[name], seconds)
    if arguments.instructions:
        best = {name: executed(executable) for name, executable in made.items()}
    return {name: value / best["clang"] for name, value in best.items() if name != "clang"}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--forms", default="O0,O2")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--filter", default="")
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--instructions", action="store_true")
    arguments = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as scratch:
        for source in sorted(HERE.glob("kinds/*.c*")):
            if not re.search(arguments.filter, source.stem):
                continue
            ratios = compare(source, arguments, pathlib.Path(scratch))
            failed = failed or ratios is None
            if ratios is not None:
                print(f"{source.stem:20}", "  ".join(f"{name} {ratio:.2f}" for name, ratio in ratios.items()), flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
