#!/usr/bin/env python3
"""The calling convention against other compilers: random signatures, callers and callees compiled apart.

  run.py [--seeds A..B] [--signatures N] [--features LIST] [--keep DIRECTORY]

For each seed, N signatures (generate.py). Each of the two files is compiled by lilt, from the IR of
every clang that is installed at -O0 and -O1, and by clang and gcc; every pair with lilt on one side is
linked and must find no wrong value.
"""
import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from generate import Generator  # noqa: E402

FEATURES = ["struct", "complex", "int128", "aligned", "long-double"]
QUIET = ["-w"]


def execute(words):
    done = subprocess.run([str(w) for w in words], capture_output=True, stdin=subprocess.DEVNULL, timeout=120)
    return done.returncode, (done.stdout + done.stderr).decode(errors="replace")


class Build:
    """Compiles one file in every way; an object that could not be made is a complaint."""

    def __init__(self, options, directory):
        self.options, self.directory, self.complaints = options, directory, []

    def object(self, command, made):
        status, text = execute(command)
        if status != 0:
            self.complaints.append("%s\n%s" % (" ".join(str(w) for w in command), text[:1500]))
            return None
        return made

    def by_compiler(self, compiler, source):
        made = source.with_suffix(".%s.o" % compiler)
        return self.object([compiler, "-O1", *QUIET, "-c", source, "-o", made], made)

    def by_lilt(self, clang, clang_level, level, source):
        ir = source.with_suffix(".%s%s.ll" % (clang, clang_level))
        if not ir.exists():
            command = [clang, clang_level, *QUIET, "-fno-vectorize", "-fno-slp-vectorize", "-S", "-emit-llvm",
                       source, "-o", ir]
            if self.object(command, ir) is None:
                return None
        made = ir.with_suffix(".lilt%s.o" % level)
        return self.object([self.options.lilt, level, "--verify-machineinstrs", "-c", ir, "-o", made], made)


def run_seed(options, seed, clangs, compilers, directory):
    features = options.features.split(",")
    # LLVM leaves the last general register unused behind a 128-bit integer that goes to the stack, against
    # the convention; so these are compared with gcc alone, in every other seed.
    if seed % 2 == 0 and "int128" in features:
        features.remove("int128")
    if "int128" in features:
        compilers = [c for c in compilers if "gcc" in c]
    callees, callers = Generator(seed, features).files(options.signatures)
    sources = {"callees": directory / ("callees%d.c" % seed), "callers": directory / ("callers%d.c" % seed)}
    sources["callees"].write_text(callees)
    sources["callers"].write_text(callers)
    build = Build(options, directory)
    others = {side: [build.by_compiler(c, path) for c in compilers] for side, path in sources.items()}
    if options.baseline:
        clangs = []
    ours = {side: [build.by_lilt(c, cl, level, path) for c in clangs for cl in ("-O0", "-O1")
                   for level in ("-O0", "-O2")] for side, path in sources.items()}
    pairs = []
    for i, mine in enumerate(ours["callees"]):
        pairs += [(mine, other) for other in others["callers"]] + [(mine, ours["callers"][-1 - i])]
    for mine in ours["callers"]:
        pairs += [(other, mine) for other in others["callees"]]
    if options.baseline:
        pairs = [(a, b) for a in others["callees"] for b in others["callers"]]
    for a, b in pairs:
        if a is None or b is None:
            continue
        program = directory / "program"
        status, text = execute(["cc", a, b, "-o", program, "-lm"])
        if status == 0:
            status, text = execute([program])
        if status != 0:
            build.complaints.append("seed %d: %s with %s: status %d\n%s" % (seed, a.name, b.name, status, text[:800]))
    return len(pairs), build.complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=pathlib.Path(__file__).resolve().parents[2] / "build" / "lilt")
    parser.add_argument("--seeds", default="1..10")
    parser.add_argument("--signatures", type=int, default=50)
    parser.add_argument("--features", default=",".join(FEATURES[:4]), help="of " + " ".join(FEATURES))
    parser.add_argument("--baseline", action="store_true", help="the other compilers among themselves")
    parser.add_argument("--clang", action="append", help="clang to take IR from (default: all that are found)")
    parser.add_argument("--keep", help="directory that keeps what was made")
    options = parser.parse_args()
    clangs = options.clang or [c for c in ("clang-14", "clang-19", "clang") if shutil.which(c)][:2]
    compilers = [c for c in (clangs[-1:] or [None])[:1] + ["gcc"] if c and shutil.which(c)]
    if not clangs:
        print("no clang: nothing to do")
        return 77
    first, last = ([*options.seeds.split("..")] * 2)[:2]
    failed = count = 0
    for seed in range(int(first), int(last) + 1):
        with tempfile.TemporaryDirectory() as scratch:
            directory = pathlib.Path(options.keep or scratch)
            directory.mkdir(parents=True, exist_ok=True)
            pairs, complaints = run_seed(options, seed, clangs, compilers, directory)
        count += pairs
        failed += len(complaints)
        for complaint in complaints[:6]:
            print(complaint)
    print("%d pairs of %d signatures, %d failed" % (count, options.signatures, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
