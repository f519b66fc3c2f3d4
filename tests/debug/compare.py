#!/usr/bin/env python3
"""What gdb shows of programs that lilt compiled, compared with clang's own build of the same IR.

  compare.py [--lilt PATH] [--levels 0,2] [--verbose] [FILE.c|FILE.cpp…]     default: tests/debug/programs/*

clang-19 -g makes the IR of each program at each level; clang's code generator and lilt make a program of it each. gdb
stops both at every line and writes down the frames with their arguments and variables (stops.py). Variables are set to
zero where they are declared, so that no value is left to chance. IR without debug information (.ll) is compiled by
lilt -g: `; steps:` states the lines at which gdb stops, from the start of @main.

At level 0 the names, the types and the values must be the same, and nearly all stops. At level 2 code moves, and the
stops at a line may be of other rounds of a loop, so values are also compared with the truth: what gdb shows of the
program without optimizations. The variables of a frame are right if they all together are the state of the program at
some stop at that line; moved if they are its state at another line of the function; later, and not judged, if the
program without optimizations stops at that line so often that only the first times are known, or never at that line
and that often at another of the function; else wrong. Of clang's own build at level 2 some are wrong, too: the last
lines count both. More wrong frames of lilt's than of clang's are a failure. Status 77 without gdb or clang-19.
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
TRUE_STOPS, TRUE_HITS = 10000, 50  # of the program without optimizations, in all and at each line
MATCHED = 0.8  # of the stops at level 0; lilt has no code for a jump to the next instruction
VERDICTS = "right", "moved", "later", "wrong"
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


def stops_of(program, source, **limits):
    output = program.with_suffix(".json")
    environment = dict(os.environ, STOPS_OUTPUT=str(output), STOPS_SOURCE=str(source.resolve()), LC_ALL="C.UTF-8",
                       **limits)
    done = subprocess.run(["gdb", "-nx", "-batch", "-x", str(HERE / "stops.py"), str(program)], capture_output=True,
                          text=True, errors="replace", timeout=TIMEOUT, env=environment)
    if not output.exists():
        raise ValueError("gdb wrote nothing: " + done.stderr[-800:])
    return json.loads(output.read_text())


def truth_of(source, scratch):
    """What the program's variables are, without optimizations: (function, line) → states, as sets of name and value.

    Second, the places at which it stops so often that only the first rounds are known."""
    compiler = "clang-19" if source.suffix == ".c" else "clang++-19"
    run([compiler, "-g", "-O0", "-w", "-ftrivial-auto-var-init=zero", source.resolve(), "-o", scratch / "truth", "-lm"])
    states, hits = {}, {}
    for stop in stops_of(scratch / "truth", source, STOPS_MOST=str(TRUE_STOPS), STOPS_HITS=str(TRUE_HITS),
                         STOPS_FRAMES="3"):
        for frame in stop:
            states.setdefault((frame["function"], frame["line"]), []).append(state_of(frame))
        hits[stop[0]["line"]] = hits.get(stop[0]["line"], 0) + 1
    return states, {place for place in states if hits.get(place[1], 0) >= TRUE_HITS}


def state_of(frame):
    return {(name, line): value for kind in ("arguments", "variables") for name, _, value, line in frame[kind]
            if is_shown(value)}


def judge(stops, truth, cut):
    """How many frames are right, moved, later than the truth and wrong; the wrong ones."""
    counts, wrong = dict.fromkeys(VERDICTS, 0), []
    known, cut_functions = {}, {function for function, _ in cut}
    for (function, line), states in truth.items():
        known.setdefault(function, []).extend(states)

    def is_later(function, line):
        return (function, line) in cut or (function in cut_functions and (function, line) not in truth)

    for stop in stops:
        for frame in stop[:3]:
            shown = state_of(frame).items()
            if frame["function"] not in known or not shown:
                continue

            def is_in(states):
                return any(shown <= state.items() for state in states)

            if is_in(truth.get((frame["function"], frame["line"]), [])):
                counts["right"] += 1
            elif is_in(known[frame["function"]]):
                counts["moved"] += 1
            elif is_later(frame["function"], frame["line"]):
                counts["later"] += 1
            else:
                counts["wrong"] += 1
                wrong.append("%s:%d: never %s" % (frame["function"], frame["line"], dict(shown)))
    return counts, wrong


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
        self.stops = self.matched = self.values = self.equal = self.absent = self.more = self.other = 0
        self.frames = {name: dict.fromkeys(VERDICTS, 0) for name in ("clang", "lilt")}
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
    for a, b in pairs:
        counts.matched += 1
        compare_stop(rows(a), rows(b), is_exact, key(a), counts)


def compare_stop(expected, found, is_exact, where, counts):
    for name, (type_name, value) in expected.items():
        if not is_shown(value):
            counts.more += name in found and is_shown(found[name][1])
            continue
        counts.values += 1
        if name not in found or not is_shown(found[name][1]):
            counts.absent += 1
            if is_exact:
                counts.complaints.append("%s: %s is %s, lilt has %s" % (where, name, value, found.get(name)))
        elif found[name] != (type_name, value) and not is_exact and found[name][0] == type_name:
            counts.other += 1
        elif found[name] != (type_name, value):
            counts.complaints.append("%s: %s is (%s) %s, lilt has (%s) %s" % (where, name, type_name, value, *found[name]))
        else:
            counts.equal += 1
    for name in found.keys() - expected.keys():
        if is_exact:
            counts.complaints.append("%s: %s is only in lilt's" % (where, name))


def compare_with_truth(stops, truth, counts):
    for name in stops:
        counts.frames[name], wrong = judge(stops[name], *truth)
    if counts.frames["lilt"]["wrong"] > counts.frames["clang"]["wrong"]:
        counts.complaints += wrong


def check(source, level, options, scratch, counts):
    if source.suffix != ".ll":
        clang, lilt = build(source, level, options.lilt, scratch, options.dwarf)
        stops = {"clang": stops_of(clang, source), "lilt": stops_of(lilt, source)}
        compare(stops["clang"], stops["lilt"], level == "0", counts)
        if level != "0":
            compare_with_truth(stops, truth_of(source, scratch), counts)
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
            for field in ("stops", "matched", "values", "equal", "absent", "more", "other"):
                setattr(total, field, getattr(total, field) + getattr(counts, field))
            for name, frames in counts.frames.items():
                for verdict in frames:
                    total.frames[name][verdict] += frames[verdict]
    for level, total in totals.items():
        print("-O%s: %d of %d stops matched; of %d values, %d equal, %d not shown, %d others; %d only in lilt's" %
              (level, total.matched, total.stops, total.values, total.equal, total.absent, total.other, total.more))
        if level != "0":
            print("     frames: " + "; ".join("%s's %s" % (name, ", ".join("%d %s" % (frames[v], v) for v in frames))
                                              for name, frames in total.frames.items()))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
