"""Grades what students write beside allocators: tests/run.py grade --interpreter or --front-end.

An interpreter of LLVMlite gets a program's file and arguments, and does what the program does: the same standard output
and exit status. A front end gets a source file and writes LLVMlite to standard output; lilt compiles and runs that.
Beside a source FILE.x stand FILE.out, its output, and if they are wanted FILE.args (words), FILE.in (standard input)
and FILE.status (exit status, else 0).
"""
import pathlib
import re
import shlex
import tempfile

from first_difference import first_difference

# Folders of tests/programs, and the instructions of LLVMlite: programs with others are left out.
FOLDERS = ["algorithms", "arithmetic", "calls", "control", "language", "memory"]
INSTRUCTIONS = set("add sub mul shl lshr ashr and or xor icmp alloca load store call bitcast getelementptr ret br".split())


def is_llvmlite(path):
    if path.parent.name not in FOLDERS:
        return False
    text = re.sub(r"(?m);.*$", "", path.read_text(errors="replace"))
    return set(re.findall(r"(?m)^[ \t]+(?:%\S+\s*=\s*)?([a-z]+)\b(?! *:)", text)) <= INSTRUCTIONS


class ProgramGrader:
    """Jobs as those of tests/run.py: functions that return a count and complaints."""

    def __init__(self, runner, command):
        self.runner, self.command = runner, shlex.split(command)
        self.complaints = {}  # by test

    def count(self, name, complaint):
        self.complaints[name] = complaint
        return 1, ["%s: %s" % (name, complaint)] if complaint else []

    def check_interpreter(self, program):
        """`program` as Program of tests/run.py."""
        result = self.runner.execute([*self.command, program.path, *program.arguments])
        return self.count(program.name, program.judge(result))

    def check_front_end(self, source):
        return self.count(source.name, self.complaint_about(source))

    def complaint_about(self, source):
        status, text, errors = self.runner.execute([*self.command, source])
        if not self.runner.has_status(status):
            return "the front end: " + errors
        if status != 0:
            return "exit status %d of the front end: %s" % (status, errors[:600])
        beside = {kind: source.with_suffix("." + kind) for kind in ("out", "args", "in", "status")}
        beside = {kind: path.read_bytes() for kind, path in beside.items() if path.exists()}
        with tempfile.TemporaryDirectory() as directory:
            module = pathlib.Path(directory) / (source.stem + ".ll")
            module.write_bytes(text)
            words = [self.runner.lilt, "run", module, "--", *shlex.split(beside.get("args", b"").decode())]
            status, output, errors = self.runner.execute(words, input=beside.get("in", b""))
        if not self.runner.has_status(status):
            return "its program: " + errors
        wanted = int(beside.get("status", b"0"))
        problems = ["exit status %d, expected %d" % (status, wanted)] if status != wanted else []
        problems += filter(None, [first_difference(output, beside["out"])])
        return "; ".join(problems + [errors[:600]] if problems and errors else problems)

    def score(self):
        return 100 * list(self.complaints.values()).count("") / max(len(self.complaints), 1)

    def tests(self):
        most = round(100 / max(len(self.complaints), 1), 4)
        return [{"name": name, "score": 0 if complaint else most, "max_score": most, "output": complaint}
                for name, complaint in sorted(self.complaints.items())]

    def report(self):
        print("score: %.1f, the part of the programs that are right" % self.score())


def sources_in(directory):
    """The source files of the folder: those beside which a file .out stands."""
    return sorted(p for p in directory.iterdir() if p.suffix not in (".out", ".args", ".in", ".status")
                  and p.with_suffix(".out").exists())
