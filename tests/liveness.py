#!/usr/bin/env python3
"""Compares what is live before each machine instruction, as lilt says it, with a brute-force dataflow over positions.

Usage: liveness.py --lilt LILT [FILE.ll …]

The dataflow reads nothing but the text of the instructions and the edges of blocks: a value is live before a position if
the instruction there reads it, or it is live before one that can follow and is not written here. A phi reads on its
edge. What lilt says is the answer of the course's grader (docs/course/written.py live) at every position of every
function, and `lilt explain --live` at every position of the files named LISTED. Without files: the course's and some
programs.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "docs" / "course"))
import written

LISTED = ("written.ll", "jumps.ll")  # a process for each position
PROGRAMS = 40
NAME = re.compile(r'"[^"]*"|(%(?:"[^"]*"|[-\w.$]+))')  # or a text, in which nothing is one
DEFINED = re.compile(r'(%(?:"[^"]*"|[-\w.$]+)):')
BLOCK = re.compile(r"\bbb\.\d+\b")
LIVE = re.compile(r"^  \S+(?: \d+)? +(%.*?) +to \d", re.M)


class Code:
    """Machine instructions by position, with what each reads, writes, and leaves to."""

    def __init__(self, allocation, texts):
        self.lines = [texts[line] for line in allocation["instructions"]]
        self.blocks = allocation["blocks"]
        short = [written.Function.short(None, block) for block in self.blocks]
        self.number = {name: number for number, name in enumerate(short)}
        self.name = short

    def is_phi(self, n):
        return n < len(self.lines) and " = PHI " in self.lines[n]

    def written_by(self, n):
        head, equals, _ = self.lines[n].partition(" = ")
        return set(DEFINED.findall(head)) if equals else set()

    def read_by(self, n):
        head, equals, rest = self.lines[n].partition(" = ")
        return set(NAME.findall(rest if equals else head)) - {""}

    def start(self, block):
        """The first position behind the phis."""
        n = self.blocks[block]["first"]
        while n < self.blocks[block]["end"] and self.is_phi(n):
            n += 1
        return n

    def on_edge(self, source, target, live):
        """Live on the edge: into the target without its phis, and what they read there."""
        first = self.blocks[target]["first"]
        phis = range(first, self.start(target))
        found = set(live[self.start(target)]) - {name for n in phis for name in self.written_by(n)}
        for n in phis:
            words = self.lines[n].partition(" = PHI ")[2].split(", ")
            found |= {a for a, block in zip(words[0::2], words[1::2]) if block == self.name[source]}
        return found

    def live(self):
        """By position; a block without a jump at its end has a position more than instructions."""
        live = [set() for _ in range(self.blocks[-1]["end"] + 1)]
        changed = True
        while changed:
            changed = False
            for block in reversed(range(len(self.blocks))):
                changed |= self.walk(block, live)
        return live[:len(self.lines)]

    def walk(self, block, live):
        end, start = self.blocks[block]["end"], self.start(block)
        named = {n: {self.number[b] for b in BLOCK.findall(self.lines[n])} for n in range(start, end)}
        falls_to = set(self.blocks[block]["successors"]) - set().union(*named.values())
        now, changed = set().union(*(self.on_edge(block, to, live) for to in falls_to)), False
        for n in reversed(range(start, end)):
            now = now.union(*(self.on_edge(block, to, live) for to in named[n]))
            now = now - self.written_by(n) | self.read_by(n)
            changed |= now != live[n]
            live[n] = set(now)
        return changed


def explain(lilt, file, *options):
    run = subprocess.run([lilt, "explain", *options, file], capture_output=True, text=True)
    return run.stdout if run.returncode == 0 else ""


def listed(lilt, file, function, position):
    """The values that --live lists."""
    return set(LIVE.findall(explain(lilt, file, "--live=%d" % position, "-O1", "--filter-print-funcs=" + function)))


def check(lilt, file):
    """Faults, and how many positions were compared."""
    record = explain(lilt, file, "--json", "-O1")
    if not record:
        return ["%s: no record" % file], 0
    faults, count = [], 0
    for function in json.loads(record)["functions"]:
        if not function["allocations"] or not function["allocations"][0]["blocks"]:
            continue
        allocation = function["allocations"][0]
        code = Code(allocation, function["texts"])
        wanted = code.live()
        given = written.live(written.Function(function))
        for n, right in enumerate(wanted):
            if code.is_phi(n):
                continue
            count += 1
            found = [("written.py", given.get(str(n), set()))]
            if file.name in LISTED:
                found.append(("--live", listed(lilt, file, function["name"], n)))
            faults += ["%s: @%s: %s before %d, %s: %s" % (file.name, function["name"], who, n, code.lines[n], " ".join(
                ["+" + v for v in sorted(live - right)] + ["-" + v for v in sorted(right - live)]))
                for who, live in found if live != right]
    return faults, count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", required=True)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    programs = sorted((ROOT / "tests" / "programs").rglob("*.ll"))
    files = options.files or [ROOT / "tests" / "liveness" / "jumps.ll", *sorted((ROOT / "docs/course").rglob("*.ll")),
                              *programs[::max(1, len(programs) // PROGRAMS)]]
    faults, positions = [], 0
    for file in files:
        found, count = check(options.lilt, file)
        faults += found
        positions += count
    print("\n".join(faults[:40]))
    print("%d positions of %d files, %d faults" % (positions, len(files), len(faults)))
    return 1 if faults or not positions else 0


if __name__ == "__main__":
    sys.exit(main())
