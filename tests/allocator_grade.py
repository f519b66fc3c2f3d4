"""Grades register allocators: tests/run.py grade.

First they must be right: the checker accepts every allocation, and every program behaves as it must. Each is a check,
of a program or text in one configuration. Then they are compared by weighted cost: executed moves, stores and loads
that they insert, and operands that instructions access in spill slots (folds), as the frequencies of blocks estimate
them, summed over all functions of tests/programs and tests/golden at -O2.

    score = 50 · passed checks / all checks + (50 · cost of linear / its cost, if all checks passed)

So an allocator that is wrong has less than 50, one that is right has more, and linear has 100.
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
RIGHT = GOOD = 50  # points
REAL = {"lua": "lua5.4", "sqlite3": "sqlite3"}  # programs of tests/real and their packages


class Grader:
    """Of the allocators `names`. `runner` runs lilt; see tests/run.py."""

    def __init__(self, runner, names):
        self.runner, self.names = runner, names
        self.lock = threading.Lock()
        self.checks = {name: {} for name in names}  # by test: what is wrong in each check
        self.totals = {name: dict.fromkeys(COUNTED, 0) for name in [*names, *PEERS]}
        self.uncounted = set()  # names of those that do not compile a file, whose figures would be too small

    def compile(self, path, name, flags):
        return self.runner.execute([self.runner.lilt, "--filetype=null", "--regalloc=" + name, *flags, path])

    def checked(self, name, test, where, what):
        """Notes a check, and returns the complaint if `what` is wrong."""
        complaint = "%s: %s: %s" % (name, where, "\n  ".join(what.splitlines()[:3])) if what else ""
        with self.lock:
            self.checks[name].setdefault(test, []).append(complaint)
        return complaint

    # --- right or wrong: functions that return a count and complaints, as those of tests/run.py
    def check_program(self, program):
        """`program` as Program of tests/run.py."""
        ways = [(name, flags) for name in self.names for flags in self.runner.allocations(name)]
        complaints = [self.checked(name, program.name, "%s: %s" % (program.name, " ".join(flags)),
                                   self.runner.in_memory(program, flags)) for name, flags in ways]
        return len(ways), list(filter(None, complaints))

    def check_golden(self, path):
        complaints, test = [], str(path.relative_to(TESTS))
        for flags in GOLDEN_FLAGS:
            if self.compile(path, "linear", flags)[0] != 0:  # not a text that compiles
                continue
            for name in self.names:
                status, _, errors = self.compile(path, name, flags)
                said = (errors[:400] or "status %d" % status) if status != 0 else ""
                complaints.append(self.checked(name, test, "%s: %s" % (path.name, " ".join(flags)), said))
        return len(complaints), list(filter(None, complaints))

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
        said = (done.stdout[-400:] + done.stderr[-400:] or "failed") if done.returncode else ""
        complaint = self.checked(name, " and ".join(stored), " and ".join(stored), said)
        return len(stored), [complaint] if complaint else []

    # --- how well
    def count(self, path):
        """Adds the file's figures to the totals, if it is a text that compiles."""
        results = {name: self.compile(path, name, ["-O2", "--stats-json"]) for name in self.totals}
        if any(results[peer][0] != 0 for peer in PEERS):
            return 0, []
        with self.lock:
            for name, (status, _, errors) in results.items():
                if status != 0:
                    self.uncounted.add(name)
                    continue
                figures = json.loads(errors[errors.index("{"):])
                for column, parts in COUNTED.items():
                    self.totals[name][column] += sum(figures["regalloc." + part] for part in parts)
        return 0, []

    def is_right(self, name):
        return not any(map(any, self.checks.get(name, {}).values()))

    def points_for_cost(self, name):
        if not self.is_right(name):
            return 0
        best, own = (max(self.totals[each]["weighted cost"], 1) for each in ("linear", name))
        return GOOD * best / own

    def points_for_tests(self, name):
        """By test: (points, most points)."""
        tests = self.checks.get(name, {})
        count = max(1, sum(map(len, tests.values())))
        return {test: (RIGHT * said.count("") / count, RIGHT * len(said) / count) for test, said in tests.items()}

    def score(self, name=None):
        """Of an allocator; without a name, the least of those that are graded. Of peers it is not asked whether they
        are right."""
        if name is None:
            return min(map(self.score, self.names))
        tests = self.points_for_tests(name).values()
        return (sum(points for points, _ in tests) if tests else RIGHT) + self.points_for_cost(name)

    def tests(self):
        """Those of the allocator with the least score, for Gradescope."""
        name = min(self.names, key=self.score)
        found = [{"name": test, "score": round(points, 4), "max_score": round(most, 4),
                  "output": "\n".join(filter(None, self.checks[name][test]))}
                 for test, (points, most) in sorted(self.points_for_tests(name).items())]
        said = "" if self.is_right(name) else "%s is wrong in some tests: its cost does not count" % name
        return [*found, {"name": "weighted cost", "score": round(self.points_for_cost(name), 4), "max_score": GOOD,
                         "output": said}]

    def report(self):
        """The table, and the number of each allocator."""
        print("%-16s" % "allocator" + "".join("%15s" % c for c in COUNTED) + "%15s" % "score")
        for name, total in self.totals.items():
            figures = ["–" if name in self.uncounted else "{:,.0f}".format(total[column]) for column in COUNTED]
            print("%-16s" % name + "".join("%15s" % figure for figure in figures) + "%15.1f" % self.score(name))
        if self.uncounted:
            print("–: not all files compile with it, so its figures are not those of the others")
        print("score: %d for the part of the checks that passed; if all did, %d more at the weighted cost of linear, half of"
              " them at twice its cost" % (RIGHT, GOOD))
        for name in self.names:
            said = [complaint for said in self.checks[name].values() for complaint in said]
            print("%s passed %d of %d checks" % (name, said.count(""), len(said)))
