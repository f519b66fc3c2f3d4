#!/usr/bin/env python3
"""The calling convention against other compilers: random signatures, callers and callees compiled separately.

  run.py [--seeds A..B] [--signatures N] [--features LIST] [--keep DIRECTORY]
  run.py --stored      without a clang: the IR in stored/ against what cc makes of the same C
  run.py --store       rewrites stored/

For each seed, N signatures (generate.py). Each of the two files is compiled by lilt, from the IR of
every clang that is installed at -O0 and -O1, and by clang and gcc; every pair with lilt on one side is
linked and must find no wrong value.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from generate import CONVENTIONS, Generator  # noqa: E402

FEATURES = ["struct", "complex", "int128", "aligned", "long-double", "overaligned", *CONVENTIONS]
QUIET = ["-w"]
SCALAR = ["-fno-vectorize", "-fno-slp-vectorize"]
STORED = pathlib.Path(__file__).resolve().parent / "stored"
STORED_SEED, STORED_SIGNATURES = 5, 18


def execute(words):
    done = subprocess.run([str(w) for w in words], capture_output=True, stdin=subprocess.DEVNULL, timeout=120)
    return done.returncode, (done.stdout + done.stderr).decode(errors="replace")


class Build:
    """Compiles one file in every configuration; a failed compilation is a complaint."""

    def __init__(self, options, directory):
        self.options, self.directory, self.complaints = options, directory, []

    def object(self, command, made):
        status, text = execute(command)
        if status != 0:
            self.complaints.append("%s\n%s" % (" ".join(str(w) for w in command), text[:1500]))
            return None
        return made

    def by_compiler(self, compiler, source, made):
        return self.object([compiler, "-O1", *QUIET, "-c", source, "-o", made], made)

    def lilt(self, level, ir, made):
        return self.object([self.options.lilt, level, "--verify-machineinstrs", "-c", ir, "-o", made], made)

    def run(self, pairs):
        """Links and runs pairs of objects; programs that find a wrong value are complaints."""
        for a, b in pairs:
            if a is None or b is None:
                continue
            program = self.directory / "program"
            status, text = execute(["cc", a, b, "-o", program, "-lm"])
            if status == 0:
                status, text = execute([program])
            if status != 0:
                self.complaints.append("%s with %s: status %d\n%s" % (a.name, b.name, status, text[:800]))

    def by_lilt(self, clang, clang_level, level, source):
        ir = source.with_suffix(".%s%s.ll" % (clang, clang_level))
        if not ir.exists():
            command = [clang, clang_level, *QUIET, *SCALAR, "-S", "-emit-llvm", source, "-o", ir]
            if self.object(command, ir) is None:
                return None
        return self.lilt(level, ir, ir.with_suffix(".lilt%s.o" % level))


def run_seed(options, seed, clangs, compilers, directory):
    features = options.features.split(",")
    # Before a 128-bit integer on the stack, LLVM leaves the last general register unused, against the convention; so
    # these are compared only with gcc, in every other seed.
    if seed % 2 == 0 and "int128" in features:
        features.remove("int128")
    if "int128" in features:
        compilers = [c for c in compilers if "gcc" in c]
    if any(c in features for c in CONVENTIONS[1:]):
        compilers = [c for c in compilers if "gcc" not in c]
        clangs = clangs[-1:]
    callees, callers = Generator(seed, features).files(options.signatures)
    sources = {"callees": directory / ("callees%d.c" % seed), "callers": directory / ("callers%d.c" % seed)}
    sources["callees"].write_text(callees)
    sources["callers"].write_text(callers)
    build = Build(options, directory)
    others = {side: [build.by_compiler(c, path, path.with_suffix(".%s.o" % c)) for c in compilers]
              for side, path in sources.items()}
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
    build.run(pairs)
    return len(pairs), ["seed %d: %s" % (seed, complaint) for complaint in build.complaints]


def run_stored(options, directory):
    """Callers by lilt with callees by cc, vice versa, and both by lilt."""
    build = Build(options, directory)
    made = {side: build.by_compiler("cc", STORED / (side + ".c"), directory / (side + ".o"))
            for side in ("callees", "callers")}
    pairs = []
    for level in ("-O0", "-O2"):
        ours = {side: build.lilt(level, STORED / (side + ".ll"), directory / (side + level + ".o")) for side in made}
        pairs += [(ours["callees"], made["callers"]), (made["callees"], ours["callers"]),
                  (ours["callees"], ours["callers"])]
    build.run(pairs)
    return len(pairs), build.complaints


def store(clang, features):
    STORED.mkdir(exist_ok=True)
    for side, text in zip(("callees", "callers"), Generator(STORED_SEED, features).files(STORED_SIGNATURES)):
        source = STORED / (side + ".c")
        source.write_text(text)
        ir = subprocess.run([clang, "-O1", *QUIET, *SCALAR, "-S", "-emit-llvm", source.name, "-o", "-"], cwd=STORED,
                            capture_output=True, text=True, check=True).stdout
        lines = [line for line in ir.splitlines() if not line.startswith(("!", "; ModuleID", "; Function Attrs"))]
        lines = [re.sub(r", ![a-z.]+ ![0-9]+|, !srcloc.*", "", line) for line in lines]
        (STORED / (side + ".ll")).write_text("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=pathlib.Path(__file__).resolve().parents[2] / "build" / "lilt")
    parser.add_argument("--seeds", default="1..10")
    parser.add_argument("--signatures", type=int, default=50)
    parser.add_argument("--features", default=",".join(FEATURES[:4]), help="of " + " ".join(FEATURES))
    parser.add_argument("--baseline", action="store_true", help="the other compilers among themselves")
    parser.add_argument("--stored", action="store_true")
    parser.add_argument("--store", action="store_true")
    parser.add_argument("--clang", action="append", help="clang to take IR from (default: all that are found)")
    parser.add_argument("--keep", help="directory that keeps what was made")
    options = parser.parse_args()
    clangs = options.clang or [c for c in ("clang-14", "clang-19", "clang") if shutil.which(c)][:2]
    compilers = [c for c in (clangs[-1:] or [None])[:1] + ["gcc"] if c and shutil.which(c)]
    if options.store:
        store(clangs[-1], options.features.split(","))
        return 0
    if options.stored or not clangs:
        with tempfile.TemporaryDirectory() as scratch:
            pairs, complaints = run_stored(options, pathlib.Path(scratch))
        print("\n".join(complaints + ["%d pairs of stored signatures, %d failed" % (pairs, len(complaints))]))
        return 1 if complaints else 0
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
