#!/usr/bin/env python3
"""Edited allocations (lilt check --allocation): every allocator's own dump is accepted, and a dump with a random edit is
rejected, or its program behaves as before.

  edited.py --lilt build/lilt [--every N] [--mutants N] [--seed N]
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

TESTS = pathlib.Path(__file__).resolve().parent.parent
REGISTERS = ["rax rcx rdx rsi rdi r8 r9 r10 r11 rbx rbp r12 r13 r14 r15".split(), ["xmm%d" % n for n in range(16)]]
NAME = re.compile(r"\b(%s)\b" % "|".join(sum(REGISTERS, [])))
INSTRUCTION = re.compile(r"  (?!properties|frame|slot|values)\S")
MOVE = re.compile(r"  (\w+ = MOV64rr|\w+ = MOV64rm \[slot|MOV64mr \[slot)")


class Campaign:
    def __init__(self, options, directory):
        self.lilt, self.directory, self.random = options.lilt.resolve(), directory, random.Random(options.seed)
        self.before, self.after, self.edited = (directory / name for name in ("before.mir", "after.mir", "edited.mir"))
        text = self.run("--help")[1].decode().split("Register allocators:\n")[-1]
        self.allocators = re.findall(r"^  ([\w-]+) ", text, re.M)
        self.failures = []

    def run(self, *words):
        """(status, standard output, standard error); a hang is status None."""
        try:
            done = subprocess.run([self.lilt, *map(str, words)], capture_output=True, stdin=subprocess.DEVNULL, timeout=20)
        except subprocess.TimeoutExpired:
            return None, b"", b""
        return done.returncode, done.stdout, done.stderr

    def allocate(self, program, flags):
        """Makes the two dumps; False if the program does not compile."""
        last = "isel" if "-O0" in flags else "two-address"
        return all(self.run(*flags, "--stop-after=" + stage, program, "-o", made)[0] == 0
                   for stage, made in ((last, self.before), ("regalloc", self.after)))

    def check_own(self, program, number):
        """The dumps of all allocators in one configuration each."""
        for k, allocator in enumerate(self.allocators):
            level = "-O0" if (number + k) % 3 == 0 else "-O2"
            flags = [level, "--regalloc=" + allocator, *[["--ra-regs=4"], []][(number + k) % 2]]
            if not self.allocate(program, flags):
                continue
            status, _, errors = self.run("check", "--allocation=%s" % self.after, self.before)
            if status != 0:
                self.failures.append("%s %s: %s" % (program, " ".join(flags), errors.decode()[:400]))

    def mutant(self, lines):
        """The lines with one edit, or the same ones."""
        places = [i for i, line in enumerate(lines) if INSTRUCTION.match(line) and NAME.search(line)]
        if not places:
            return lines
        i = self.random.choice(places)
        line, kind = lines[i], self.random.choice(["register", "register", "remove", "slot", "exchange"])
        slots = len([l for l in lines if l.startswith("  slot.")])
        if kind == "register":
            name = self.random.choice(list(NAME.finditer(line)))
            bank = next(b for b in REGISTERS if name[0] in b)
            return [*lines[:i], line[:name.start()] + self.random.choice(bank) + line[name.end():], *lines[i + 1:]]
        if kind == "remove" and MOVE.match(line):
            return lines[:i] + lines[i + 1:]
        if kind == "slot" and slots:
            return [*lines[:i], re.sub(r"slot\.\d+", "slot.%d" % self.random.randrange(slots), line), *lines[i + 1:]]
        if kind == "exchange" and INSTRUCTION.match(lines[i + 1]):
            return [*lines[:i], lines[i + 1], line, *lines[i + 2:]]
        return lines

    def check_mutants(self, program, count):
        """Returns how many were tried, and how many rejected."""
        flags = ["-O2", "--regalloc=" + self.random.choice(self.allocators), "--ra-regs=%d" % self.random.choice([4, 5, 14])]
        if not self.allocate(program, flags):
            return 0, 0
        right = self.run("run", "--start-after=regalloc", self.after)[:2]
        lines = self.after.read_text().split("\n")
        tried = rejected = 0
        for _ in range(count if right[0] not in (1, None) else 0):
            edited = self.mutant(lines)
            if edited == lines:
                continue
            tried += 1
            self.edited.write_text("\n".join(edited))
            status = self.run("check", "--allocation=%s" % self.edited, self.before)[0]
            rejected += status == 1
            if status == 0 and self.run("run", "--start-after=regalloc", self.edited)[:2] == right:
                continue
            if status != 1:
                changed = next((a, b) for a, b in zip(lines, edited) if a != b)
                self.failures.append("%s %s: status %s, accepted and wrong: %s => %s" % (program, " ".join(flags), status, *changed))
        return tried, rejected


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", type=pathlib.Path, default=TESTS.parent / "build" / "lilt")
    parser.add_argument("--every", type=int, default=1, help="take every Nth program only")
    parser.add_argument("--mutants", type=int, default=5, help="for each program")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    programs = [p for p in sorted((TESTS / "programs").rglob("*.ll")) if p.parent.name not in ("undefined", "strict")]
    tried = rejected = 0
    with tempfile.TemporaryDirectory() as directory:
        campaign = Campaign(options, pathlib.Path(directory))
        for number, program in enumerate(programs[::options.every]):
            campaign.check_own(program, number)
            counts = campaign.check_mutants(program, options.mutants)
            tried, rejected = tried + counts[0], rejected + counts[1]
    for failure in campaign.failures:
        print("FAILED " + failure)
    print("%d mutants, %d rejected, %d failed" % (tried, rejected, len(campaign.failures)))
    return 1 if campaign.failures or not rejected else 0


if __name__ == "__main__":
    sys.exit(main())
