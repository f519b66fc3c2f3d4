#!/usr/bin/env python3
"""What gdb shows of programs that lilt compiled, compared with clang's own build of the same IR.

  compare.py [--lilt PATH] [--levels 0,2] [--verbose] [FILE.c|FILE.cpp…]     default: tests/debug/programs/*

clang-19 -g makes the IR of each program at each level; clang's code generator and lilt make a program of it each. gdb
stops both at every line and writes down the frames with their arguments and variables (stops.py). Variables are set to
zero where they are declared, so that no value is left to chance. IR without debug information (.ll) is compiled by
lilt -g: `; steps:` states the lines at which gdb stops, from the start of @main.

At level 0 the names, the types and the values must be the same, and nearly all stops. At level 2 code moves, so
the stops at a line may be others: a variable that lilt shows must have a value that clang's program shows at some stop,
unless clang's never shows it. The last line counts. Status 77 without gdb or clang-19.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TIMEOUT = 300
MOST_STOPS = 400  # as in stops.py
MATCHED = 0.8  # of the stops at level 0; lilt has no code for a jump to the next instruction
DWARFDUMP = next((t for t in ("llvm-dwarfdump-19", "llvm-dwarfdump") if shutil.which(t)), None)


def run(words, **options):
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True, errors="replace", timeout=TIMEOUT,
                          **options)
    if done.returncode != 0:
        raise ValueError("%s: status %d: %s" % (words[0], done.returncode, (done.stderr or done.stdout)[-800:]))
    return done.stdout


def build(source, level, lilt, scratch, dwarf):
    """The programs by clang and by lilt."""
    compiler = "clang-19" if source.suffix == ".c" else "clang++-19"
    made = scratch / "program.ll"
    run([compiler, "-gdwarf-%s" % dwarf, "-O" + level, "-w", "-ftrivial-auto-var-init=zero", "-fno-vectorize",
         "-fno-slp-vectorize", *(["-fno-exceptions"] if source.suffix != ".c" else []), "-S", "-emit-llvm",
         source.resolve(), "-o", made])
    run([compiler, "-O" + level, "-w", "-c", "-Xclang", "-disable-llvm-passes", made, "-o", scratch / "clang.o"])
    run([lilt, "-O" + level, "-c", made, "-o", scratch / "lilt.o"])
    for name in ("clang", "lilt"):
        run([compiler, scratch / (name + ".o"), "-o", scratch / name, "-lm"])
    if DWARFDUMP:
        run([DWARFDUMP, "--verify", scratch / "lilt.o"])
    return scratch / "clang", scratch / "lilt"


def stops_of(program, source):
    output = program.with_suffix(".json")
    environment = dict(os.environ, STOPS_OUTPUT=str(output), STOPS_SOURCE=str(source.resolve()), LC_ALL="C.UTF-8")
    done = subprocess.run(["gdb", "-nx", "-batch", "-x", str(HERE / "stops.py"), str(program)], capture_output=True,
                          text=True, errors="replace", timeout=TIMEOUT, env=environment)
    if not output.exists():
        raise ValueError("gdb wrote nothing: " + done.stderr[-800:])
    return json.loads(output.read_text())


def steps_of(source, level, lilt, scratch):
    """The lines of the IR's own text at which gdb stops, step by step."""
    run([lilt, "-O" + level, "-g", source, "-o", scratch / "text"])
    wanted = re.search(r"^; steps: ([\d ]+)$", source.read_text(), re.M).group(1).split()
    words = [w for _ in wanted[1:] for w in ("-ex", "step")]
    said = run(["gdb", "-nx", "-batch", "-ex", "break main", "-ex", "run", *words, scratch / "text"])
    found = re.findall(r"^(\d+)\t", said, re.M)
    return "" if found == wanted else "gdb stops at %s, not %s" % (" ".join(found), " ".join(wanted))


def key(stop):
    return tuple((frame["function"], frame["line"]) for frame in stop)


def rows(stop):
    """(depth, kind, name) → (type, value)."""
    found = {}
    for depth, frame in enumerate(stop):
        for kind in ("arguments", "variables"):
            for name, kind_of_value, value, line in frame[kind]:
                found[(depth, frame["function"], kind, name, line)] = (kind_of_value, value)
    return found


class Counts:
    def __init__(self):
        self.stops = self.matched = self.values = self.equal = self.absent = self.more = self.unclear = 0
        self.complaints = []


def is_shown(value):
    return not value.startswith("<") and "<optimized out>" not in value and "<synthetic" not in value


def pairs_of(reference, measured):
    """Stops at the same lines, if both programs stop there equally often."""
    by_key = {}, {}
    for stops, found in zip((reference, measured), by_key):
        for stop in stops:
            found.setdefault(key(stop), []).append(stop)
    return [pair for where, stops in by_key[0].items() if len(stops) == len(by_key[1].get(where, []))
            for pair in zip(stops, by_key[1][where])]


def compare(reference, measured, is_exact, counts):
    keys = [key(s) for s in reference], [key(s) for s in measured]
    counts.stops += len(reference)
    pairs = pairs_of(reference, measured)
    here = len(pairs)
    if is_exact and here < MATCHED * len(reference) < MATCHED * MOST_STOPS:
        at = next((i for i, pair in enumerate(zip(*keys)) if pair[0] != pair[1]), min(map(len, keys)))
        counts.complaints.append("only %d of %d stops match; the first others: clang's %s, lilt's %s" %
                                 (here, len(reference), keys[0][at:at + 2], keys[1][at:at + 2]))
    seen = {}  # all values of a variable that clang's program shows
    for stop in reference:
        for name, (_, value) in rows(stop).items():
            seen.setdefault(name[1:], set()).add(value)
    for a, b in pairs:
        counts.matched += 1
        compare_stop(rows(a), rows(b), is_exact, key(a), seen, counts)


def compare_stop(expected, found, is_exact, where, seen, counts):
    for name, (type_name, value) in expected.items():
        if not is_shown(value):
            counts.more += name in found and is_shown(found[name][1])
            continue
        counts.values += 1
        if name not in found or not is_shown(found[name][1]):
            counts.absent += 1
            if is_exact:
                counts.complaints.append("%s: %s is %s, lilt has %s" % (where, name, value, found.get(name)))
        elif found[name] != (type_name, value) and not is_exact and found[name][1] in seen[name[1:]]:
            counts.unclear += 1
        elif found[name] != (type_name, value):
            counts.complaints.append("%s: %s is (%s) %s, lilt has (%s) %s" % (where, name, type_name, value, *found[name]))
        else:
            counts.equal += 1
    for name in found.keys() - expected.keys():
        if is_exact:
            counts.complaints.append("%s: %s is only in lilt's" % (where, name))


def check(source, level, options, scratch, counts):
    if source.suffix != ".ll":
        clang, lilt = build(source, level, options.lilt, scratch, options.dwarf)
        compare(stops_of(clang, source), stops_of(lilt, source), level == "0", counts)
    elif level == "0" and (complaint := steps_of(source, level, options.lilt, scratch)):
        counts.complaints.append(complaint)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--lilt", default=HERE.parents[1] / "build" / "lilt")
    parser.add_argument("--levels", default="0,2")
    parser.add_argument("--dwarf", default="5")
    parser.add_argument("--verbose", action="store_true", help="all complaints, not the first three of each program")
    options = parser.parse_args()
    if shutil.which("gdb") is None or shutil.which("clang-19") is None:
        sys.exit(77)
    failures, totals = 0, {level: Counts() for level in options.levels.split(",")}
    for source in options.files or sorted((HERE / "programs").iterdir()):
        for level, total in totals.items():
            counts = Counts()
            with tempfile.TemporaryDirectory() as directory:
                try:
                    check(source, level, options, pathlib.Path(directory), counts)
                except (ValueError, subprocess.TimeoutExpired) as failure:
                    counts.complaints.append(str(failure))
            if counts.complaints:
                failures += 1
                print("FAILED %s -O%s: %d complaints" % (source.name, level, len(counts.complaints)))
                for complaint in counts.complaints[:None if options.verbose else 3]:
                    print("  " + complaint)
            for field in ("stops", "matched", "values", "equal", "absent", "more", "unclear"):
                setattr(total, field, getattr(total, field) + getattr(counts, field))
    for level, total in totals.items():
        print("-O%s: %d of %d stops matched; of %d values, %d equal, %d not shown, %d of another stop; %d only in lilt's" %
              (level, total.matched, total.stops, total.values, total.equal, total.absent, total.unclear, total.more))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
