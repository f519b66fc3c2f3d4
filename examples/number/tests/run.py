#!/usr/bin/env python3
"""Tests the command `number`.

programs/*.num   run interpreted, in memory and as executables, at -O0 and -O2; each prints what the lines `//> …` say
errors/*.num     programs with mistakes: the messages are those in FILE.expected
sessions/*.session  inputs of the loop, interpreted and compiled: the output is that in FILE.expected

  run.py --number PATH [--bless] [--filter WORD]     --bless writes the .expected files anew
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LEVELS = ["-O0", "-O2"]


class Tests:
    def __init__(self, number, bless, words):
        self.number, self.bless, self.words = number, bless, words
        self.blessed = set()
        self.count, self.failures = 0, []

    def command(self, *arguments, directory=HERE, text=""):
        return subprocess.run([self.number, *arguments], cwd=directory, input=text, text=True, timeout=60,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def inputs(self, pattern):
        files = [f for f in sorted(HERE.glob(pattern)) if not self.words or self.words in f.name]
        if not files and not self.words:
            self.failures.append("there is no test %s" % pattern)
        return files

    def check(self, what, got, expected):
        self.count += 1
        if got != expected:
            self.failures.append("%s: expected\n%s\ngot\n%s" % (what, expected, got))

    def check_file(self, what, got, path):
        if self.bless and path not in self.blessed:  # the first of several ways, which is the interpreter
            self.blessed.add(path)
            path.write_text(got)
        self.check(what, got, path.read_text() if path.exists() else "(no %s)" % path.name)

    def program(self, file, directory):
        lines = re.findall(r"^//>(?: (.*))?$", file.read_text(), re.M)
        expected = (0, "".join(line + "\n" for line in lines))
        for arguments in (["--interpret"], *(["--run", level] for level in LEVELS)):
            done = self.command(*arguments, str(file))
            self.check("%s %s" % (file.name, " ".join(arguments)), (done.returncode, done.stdout), expected)
        for level in LEVELS:
            executable = directory / "program"
            done = self.command(level, "-g", str(file), "-o", str(executable))
            self.check("%s %s" % (file.name, level), (done.returncode, done.stdout), (0, ""))
            if executable.exists():
                done = subprocess.run([executable], capture_output=True, text=True, timeout=60)
                self.check("%s %s, executable" % (file.name, level), (done.returncode, done.stdout), expected)
                executable.unlink()

    def error(self, file):
        done = self.command("--interpret", file.name, directory=file.parent)
        self.check("%s, status" % file.name, done.returncode, 1)
        self.check_file(file.name, done.stdout, file.with_suffix(".expected"))

    def session(self, file):
        for arguments in (["--interpret"], ["-O0"], ["-O2"]):
            done = self.command(*arguments, text=file.read_text())
            self.check("%s, status" % file.name, done.returncode, 0)
            self.check_file("%s %s" % (file.name, arguments[0]), done.stdout, file.with_suffix(".expected"))

    def trees(self):
        """The printed forms of one program."""
        done = self.command("--ast", "programs/short_circuit.num")
        self.check_file("--ast", done.stdout, HERE / "short_circuit.ast.expected")
        done = self.command("--ir", "programs/fibonacci.num")
        self.check_file("--ir", done.stdout, HERE / "fibonacci.ir.expected")

    def command_line(self, directory):
        self.check("--help", self.command("--help").stdout.startswith("usage: number"), True)
        for arguments, message in [(["--frob"], "unexpected argument '--frob'; see --help"),
                                   (["a.num", "b.num"], "unexpected argument 'b.num'; see --help"),
                                   (["-o"], "unexpected argument '-o'; see --help"),
                                   (["no-such-file.num"], "cannot read 'no-such-file.num'"),
                                   (["."], "cannot read '.'"), (["--ir"], "no input file; see --help")]:
            done = self.command(*arguments)
            self.check(" ".join(arguments), (done.returncode, done.stdout), (1, "number: error: %s\n" % message))
        shutil.copy(HERE / "programs/hello.num", directory)
        self.check("output's name", self.command("hello.num", directory=directory).returncode, 0)
        self.check("output's name", (directory / "hello").exists(), True)
        done = self.command("hello.num", "-o", "no/such/directory/hello", directory=directory)
        self.check("unwritable output", (done.returncode, "number: error: " in done.stdout), (1, True))

    def overflow(self, directory):
        """Runaway recursion in a program."""
        (directory / "forever.num").write_text(
            "fn f(x: Number): Number { return 1 + f(x + 1); }\nfn main(): Void { println(1); println(f(0)); }\n")
        for arguments in (["--interpret"], ["--run", "-O0"], ["--run", "-O2"]):
            done = self.command(*arguments, "forever.num", directory=directory)
            self.check("overflow %s" % arguments, (done.returncode, done.stdout),
                       (1, "1\nnumber: error: stack overflow\n"))

    def debugger(self, directory):
        """gdb steps through the lines of a program: of an executable, and of code in memory."""
        if not shutil.which("gdb"):
            return
        source = HERE / "programs/fibonacci.num"
        self.command("-g", "-O0", str(source), "-o", "stepped", directory=directory)
        commands = ["set debuginfod enabled off", "set breakpoint pending on", "break iterate", "run", "next", "next",
                    "next", "backtrace 2", "delete", "break fibonacci.num:22", "continue", "next", "finish"]
        arguments = [argument for command in commands for argument in ("-ex", command)]
        for program in (["stepped"], [str(self.number), "--run", "-g", "-O0", str(source)]):
            done = subprocess.run(["gdb", "-nx", "-batch", *arguments, "--args", *program], cwd=directory,
                                  capture_output=True, text=True, timeout=60)
            lines = [re.sub(r"0x[0-9a-f]+ in ", "", line) for line in done.stdout.splitlines()
                     if re.match(r"\d+\t|#\d|Breakpoint \d, ", line)]
            self.check_file("gdb " + program[-1], "\n".join(lines).replace(str(HERE) + "/", "") + "\n",
                            HERE / "gdb.expected")

    def run(self):
        with tempfile.TemporaryDirectory() as name:
            directory = pathlib.Path(name)
            for file in self.inputs("programs/*.num"):
                self.program(file, directory)
            for file in self.inputs("errors/*.num"):
                self.error(file)
            for file in self.inputs("sessions/*.session"):
                self.session(file)
            if not self.words:
                self.trees()
                self.command_line(directory)
                self.overflow(directory)
                self.debugger(directory)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--number", required=True, type=pathlib.Path)
    parser.add_argument("--bless", action="store_true")
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    tests = Tests(options.number.resolve(), options.bless, options.filter)
    tests.run()
    for failure in tests.failures:
        print("FAILED " + failure)
    print("%d checks, %d failed" % (tests.count, len(tests.failures)))
    return 1 if tests.failures or not tests.count else 0


if __name__ == "__main__":
    sys.exit(main())
