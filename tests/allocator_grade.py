"""Grades register allocators: tests/run.py grade.

First they must be right: the checker accepts every allocation, and every program behaves as it must. Then they are
compared by weighted cost: executed moves, stores and loads that they insert, and operands that instructions access in
spill slots (folds), as the frequencies of blocks estimate them, summed over all functions of tests/programs and
tests/golden at -O2.
"""
import json
import pathlib
import subprocess
import sys
import threading

TESTS = pathlib.Path(__file__).resolve().parent
PEERS = ["textbook", "linear"]
GOLDEN_FLAGS = [["-O0"], ["-O2"], ["-O2", "--ra-regs=4"]]
COUNTED = {"moves": ["copies", "exchanges", "rematerializations"], "stores": ["spills"], "loads": ["reloads"],
           "folds": ["folds"],
           "weighted cost": ["weighted-copies", "weighted-spills", "weighted-reloads", "weighted-folds"]}
REAL = {"lua": "lua5.4", "sqlite3": "sqlite3"}  # programs of tests/real and their packages


class Grader:
    """Of the allocators `names`. `runner` runs lilt; see tests/run.py."""

    def __init__(self, runner, names):
        self.runner, self.names = runner, names
        self.failed, self.lock = set(), threading.Lock()
        self.totals = {name: dict.fromkeys(COUNTED, 0) for name in [*names, *PEERS]}

    def compile(self, path, name, flags):
        return self.runner.execute([self.runner.lilt, "--filetype=null", "--regalloc=" + name, *flags, path])

    def fail(self, name, where, what):
        self.failed.add(name)
        return "%s: %s: %s" % (name, where, "\n  ".join(what.splitlines()[:3]))

    # --- right or wrong: functions that return a count and complaints, as those of tests/run.py
    def check_program(self, program):
        """`program` as Program of tests/run.py."""
        ways = [(name, flags) for name in self.names for flags in self.runner.allocations(name)]
        results = [(name, flags, self.runner.in_memory(program, flags)) for name, flags in ways]
        return len(ways), [self.fail(name, "%s: %s" % (program.name, " ".join(flags)), r) for name, flags, r in results if r]

    def check_golden(self, path):
        complaints, count = [], 0
        for flags in GOLDEN_FLAGS:
            if self.compile(path, "linear", flags)[0] != 0:  # not a text that compiles
                continue
            for name in self.names:
                count += 1
                status, _, errors = self.compile(path, name, flags)
                if status != 0:
                    complaints.append(self.fail(name, "%s: %s" % (path.name, " ".join(flags)), errors[:400]))
        return count, complaints

    def check_real(self, name):
        """lua and sqlite3, if their sources are in the cache of tests/real/run. Not certified: an alarm that lilt's code is
        wrong, or seems so, is not the allocator's fault; the checker and the programs judge that."""
        sys.path.insert(0, str(TESTS / "suites"))
        import c_programs
        stored = [p for p, package in REAL.items()
                  if (c_programs.default_work_directory("real") / "sources" / package).exists()]
        if not stored:
            return 0, []
        done = subprocess.run([sys.executable, TESTS / "real" / "run", *stored, "--fronts", "19:O2", "--levels", "2",
                               "--uncertified", "--lilt", self.runner.lilt, "--regalloc", name], capture_output=True, text=True)
        said = done.stdout[-400:] + done.stderr[-400:]
        return len(stored), [self.fail(name, " and ".join(stored), said)] if done.returncode else []

    # --- how well
    def count(self, path):
        """Adds the file's figures to the totals; nothing if some allocator does not compile it."""
        results = [self.compile(path, name, ["-O2", "--stats-json"]) for name in self.totals]
        if any(status != 0 for status, _, _ in results):
            return 0, []
        figures = [json.loads(errors[errors.index("{"):]) for _, _, errors in results]
        with self.lock:
            for total, of_file in zip(self.totals.values(), figures):
                for column, parts in COUNTED.items():
                    total[column] += sum(of_file["regalloc." + part] for part in parts)
        return 0, []

    def score(self, name=None):
        """Of an allocator; without a name, the least of those that are graded."""
        if name is None:
            return min(map(self.score, self.names))
        base = self.totals["linear"]["weighted cost"]
        return 0 if name in self.failed else 100 * base / max(self.totals[name]["weighted cost"], 1)

    def report(self):
        """The table, and the number of each allocator."""
        print("%-16s" % "allocator" + "".join("%15s" % c for c in COUNTED) + "%15s" % "score")
        for name, total in self.totals.items():
            print("%-16s" % name + "".join("{:15,.0f}".format(total[c]) for c in COUNTED) + "%15.1f" % self.score(name))
        print("score: 100 is the weighted cost of linear, 50 twice as much; 0: something is wrong")
