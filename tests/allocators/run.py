#!/usr/bin/env python3
"""Allocators from shared objects and programs (--load-allocator): the example is built and runs programs, its README and the course's
last lesson tell the truth, and what is wrong with a file or its allocators is an error that says so. Allocations edited
as text (check --allocation): what is said of each kind of fault.

  run.py --lilt build/lilt [--filter REGEX]
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
ROOT = HERE.parent.parent
EXAMPLE = ROOT / "examples" / "allocator"
LESSON = ROOT / "docs" / "course" / "12-your-own-allocator.md"
COMPILERS = ["c++", "g++", "clang++", "clang++-14", "clang++-19"]
QUEENS = [ROOT / "examples" / "queens.ll"]
REGISTRATION = '#include "regalloc/registration.h"\nusing namespace lilt::regalloc;\n'
LIST = REGISTRATION + "constexpr AllocatorInfo kAllocators[] = {%s};\n" \
    "const AllocatorRegistration lilt_allocators{.allocators = kAllocators};\n"

# The file's text (C++), and what the message must contain.
FILES = {
    "no registration": ("int something = 1;\n", "it defines no 'lilt_allocators'"),
    "another lilt": (REGISTRATION + "const AllocatorRegistration lilt_allocators{.interface = 1, .allocators = {}};\n",
                     "it was compiled with the headers of another lilt; compile it again"),
    "no allocators": (REGISTRATION + "const AllocatorRegistration lilt_allocators{.allocators = {}};\n", "lists none"),
    "function of another lilt": ("namespace lilt::regalloc { int colour(int); }\nint x = lilt::regalloc::colour(1);\n",
                                 "it calls 'lilt::regalloc::colour(int)', which this lilt does not export"),
    "name of lilt's own": (LIST % '{.name = "linear", .description = "x", .run = allocate_basic}',
                           "there is a register allocator 'linear' already"),
    "name with a comma": (LIST % '{.name = "a,b", .description = "x", .run = allocate_basic}', "'a,b' is not a name"),
    "no function": (LIST % '{.name = "mine", .description = "x", .run = nullptr}', "allocator 'mine' has no function"),
}

# An allocator of faults.cpp, a subcommand, and the message.
FAULTS = [
    ("null", "run", r"^lilt: error: register allocator 'null' \(\S*faults\.so\) crashes with SIGSEGV in @\w+$"),
    ("null", "explain", r"crashes with SIGSEGV in @\w+$"),
    ("stack", "run", r"^lilt: error: register allocator 'stack' \(\S*faults\.so\) crashes with SIGSEGV in @\w+$"),
    ("abort", "run", r"^lilt: error: register allocator 'abort' \(\S*faults\.so\) crashes with SIGABRT in @\w+$"),
    ("error", "run", r"^error: register allocator 'error' \(\S*faults\.so\) throws 'no such web' in @\w+$"),
    ("number", "run", r"^error: register allocator 'number' \(\S*faults\.so\) throws an exception in @\w+$"),
    ("liar", "explain", r"^error: register allocator 'liar' \(\S*faults\.so\) reports events that are not what it did in @\w+$"),
]

# What a program answers for @square of examples/sum.ll, and what lilt says of it.
DECISIONS = [
    ("foo", "line 1, 'foo': a decision is 'place RANGE REGISTER', 'memory RANGE' or 'split RANGE POINT'"),
    ("place 0", "line 1, 'place 0': a decision is "),
    ("place 0 rax 3", "line 1, 'place 0 rax 3': a decision is "),
    ("place -1 rax", "line 1, 'place -1 rax': a decision is "),
    ("place 0 rax\nplace 90 rax", "line 2, 'place 90 rax': there is no range 90"),
    ("place 0 xmm0", "range 0 is of class gpr, of whose registers none that may be used is called 'xmm0'"),
    ("place 0 r15", "range 0 is of class gpr, of whose registers none that may be used is called 'r15'"),
    ("split 0 1", "line 1, 'split 0 1': the range lives from 2 to 9"),
    ("split 0 5", "line 1, 'split 0 5': no move can stand there; before it, one can at 4"),
    ("split 0 4\nplace 2 rax", "line 2, 'place 2 rax': there is no range 2"),
]
# Right ones of the same function, in which %x and %result are one range: it is placed, moved, split, and leaves again.
RIGHT_DECISIONS = ["", "place 0 rax", "place 0 rax\nplace 0 rcx\n\nmemory 0", "place 0 rcx\nsplit 0 4\nplace 1 rdx",
                   "split 0 4\nplace 1 rax", "split 0 8\nplace 0 rdx\nplace 1 rax\nplace 1 rdx"]

# Edits of a dump of queens.ll, allocated by `textbook` with four registers: a text, what replaces it, and what
# `lilt check --allocation` says.
EDITS = [
    ("XOR64rr rax, rcx", "XOR64rr rax, rdx", "@solve: for '%rest:gpr = XOR64rr tied %free, %queen': %queen is read from "
                                             "rdx, but rdx holds nothing known; %queen is in rcx"),
    ("  rsi = MOV64rm [slot.3]\n", "", ": %columns is read from rsi, but rsi holds "),
    ("  rcx = NEG64r rcx\n", "", ": expected '%negated:gpr = NEG64r tied %free', or a move between registers and spill slots"),
    ("  TEST64rr rax, rax\n", "  TEST64rr rax, rax\n  TEST64rr rax, rax\n", ": expected 'Jne bb.3', or a move"),
    ("  Jne bb.3\n", "  Jne bb.3\n  rcx = MOV64rr rcx\n", ": instruction after a terminator"),
    ("rdi = MOV64rm [slot.0]", "rsi = MOV64rm [slot.0]", ": %c is read from rsi, but rsi holds %all; %c is nowhere"),
    ("rcx = OR64rm rcx, [slot.1]", "rax = OR64rm rcx, [slot.1]", ": tied operands are in different registers"),
    ("rax = CALL @solve local, rdi, rsi", "rax = CALL @solve local, rsi, rsi", ": %all must be in rdi, not in rsi"),
    ("slot.1 spill size 8 align 8", "slot.1 spill size 4 align 4", ": this moves 8 bytes, but the slot has 4"),
    ("  rax = MOV64rr rsi\n", "  rsp = MOV64rr rsi\n", ": rsp is not an allocatable register"),
    ("bb.2.loop freq 4 depth 1 from bb.1 bb.3 to bb.3 bb.4:", "bb.2.loop freq 4 depth 1 from bb.1 bb.3 to bb.4 bb.3:",
     "the blocks and their edges are not those of the SSA form"),
    ("machine function @solve", "machine function @resolve", "has no @resolve"),
    ("machine function @solve", "machine function @resolve", "has no @solve"),
    ("  frame calls\n", "", "@solve: the frame's words are not those of the SSA form"),
    ("  slot.5 spill size 8 align 8\n", "  slot.5 spill size 8 align 8\n  slot.6.a local size 8 align 8\n",
     "@solve: slot.6 is new, so it must be a spill slot"),
    ("rdi, rsi, rdx, rcx\n", "rdi, rsi, rdx, rcx\n  nonsense\n", "nonsense"),
]

FRONT_END = """#!/bin/sh
read -r number <"$1" || [ "$number" = 1 ] || [ "$number" = 2 ] || { echo "not a number" >&2; exit 5; }
echo "declare i64 @getchar()
declare i64 @putchar(i64)
define i64 @main() {
  %c = call i64 @getchar()
  %a = call i64 @putchar(i64 %c)
  %d = add i64 48, $number
  %b = call i64 @putchar(i64 %d)
  %e = call i64 @putchar(i64 10)
  ret i64 3
}"
"""

# A program that ends by a signal: of its own, though the allocator is watched for signals.
CRASHING = "define i64 @main() {\n  store i64 1, i64* null\n  ret i64 0\n}\n"


class Runner:
    def __init__(self, options, directory):
        self.lilt, self.pattern = pathlib.Path(options.lilt).resolve(), re.compile(options.filter)
        self.directory = directory
        self.passed, self.failures = 0, []

    def case(self, name, body):
        """Runs a case, which returns a complaint or ''."""
        if not self.pattern.search(name):
            return
        complaint = body()
        self.passed += not complaint
        if complaint:
            self.failures.append("%s: %s" % (name, complaint))

    def run(self, *words):
        done = subprocess.run([str(w) for w in words], capture_output=True, text=True, timeout=600, cwd=self.directory)
        return done.returncode, done.stdout, done.stderr

    def build(self, source, name, compiler="c++", level="-O0"):
        """By the command of the documents. -O0 compiles in half the time."""
        made = self.directory / name
        status, _, errors = self.run(compiler, "-std=c++20", level, "-fPIC", "-shared", "-I" + str(ROOT), source, "-o", made)
        if status != 0:
            sys.exit("%s does not compile %s: %s" % (compiler, source, errors))
        return made

    def build_text(self, text, name):
        source = self.directory / "source.cpp"
        source.write_text(text)
        return self.build(source, name)

    # --- the example
    def example(self):
        for compiler in filter(shutil.which, COMPILERS):
            self.case("example by " + compiler, lambda: self.check_example(self.build(
                EXAMPLE / "first_fit.cpp", "first_fit.so", compiler, "-O2")))
        text = (EXAMPLE / "README.md").read_text()
        mistakes = re.findall(r"^```diff\n(.*?)^```\n```\n(.*?)^```$", text, re.M | re.S)
        if len(mistakes) < 3:
            self.failures.append("README: too few mistakes are found")
        for difference, said in mistakes:
            self.case("mistake " + difference.split("\n")[0].strip(), lambda: self.check_mistake(difference, said))

    def check_example(self, made):
        load = "--load-allocator=%s" % made
        status, output, errors = self.run(self.lilt, "run", load, "--regalloc=first-fit", *QUEENS, "--", 8)
        if status != 0 or output != "92 ways to place queens\n" or errors:
            return "status %d, %s%s" % (status, output, errors)
        if "first-fit" not in self.run(self.lilt, load, "--help")[1]:
            return "--help does not list it"
        if "did you mean 'first-fit'" not in self.run(self.lilt, load, "--regalloc=first-fot", *QUEENS)[2]:
            return "it is not suggested"
        story = self.run(self.lilt, "explain", load, "--regalloc=first-fit", "--text", *QUEENS)[1]
        table = self.run(self.lilt, "explain", load, "--compare-regalloc=linear,first-fit", *QUEENS)[1]
        return "" if "first-fit" in story and "first-fit" in table else "it is not explained: " + story[:200] + table[:200]

    # --- the examples that are programs
    def starters(self):
        """Each decides what the one in C++ would, and lines of an answer that lilt does not take are errors."""
        paths = {"Python": EXAMPLE / "first_fit.py"}
        if shutil.which("node"):
            paths["JavaScript"] = EXAMPLE / "first_fit.js"
        if shutil.which("ocaml"):
            paths["OCaml"] = EXAMPLE / "first_fit.ml"
        if shutil.which("rustc"):
            paths["Rust"] = self.directory / "first_fit"
            subprocess.run(["rustc", "-O", EXAMPLE / "first_fit.rs", "-o", paths["Rust"]], check=True, capture_output=True)
        for language, path in paths.items():
            self.case("starter in " + language, lambda: self.check_starter(path))
        self.case("starter in a shell", lambda: self.check_shell(EXAMPLE / "show.sh"))
        self.case("grade of a program", lambda: self.check_grade(
            paths["Python"], "programs/language/call|golden/regalloc", 0, r"^first_fit .* ([5-9]\d|\d{3,})\.\d$"))
        for answer, said in DECISIONS:
            self.case("decision " + answer.split("\n")[-1], lambda: self.check_answer(answer, said))
        for answer in RIGHT_DECISIONS:
            self.case("decisions " + answer.replace("\n", "; "), lambda: self.check_answer(answer, ""))
        for name, text, said in [("ends", "exit 3", "exited with status 3 before it answered for @square"),
                                 ("is ended", "kill -TERM $$", "was ended by signal 15 before it answered for @square"),
                                 ("answers half", "echo place 0 rax", "exited with status 0 before it answered for @square")]:
            self.case("program " + name, lambda: self.check_program("#!/bin/sh\n" + text, said))
        self.case("program without interpreter", lambda: self.check_program(
            "#!/no/such/file", "could not be run: No such file or directory for @square"))
        self.case("directory", lambda: self.check_error(self.directory, "Is a directory"))
        self.case("name of lilt's own", lambda: self.check_error(self.program("linear", ""), "'linear' already"))

    def program(self, name, text):
        path = self.directory / name
        path.write_text(text)
        path.chmod(0o755)
        return path

    def check_starter(self, path):
        compiled = [self.run(self.lilt, "--load-allocator=%s" % file, "--regalloc=" + name, "--ra-regs=%d" % registers,
                             "-j", jobs, "-S", "-o", "-", *QUEENS)
                    for registers in (3, 5) for file, name, jobs in
                    ((self.build(EXAMPLE / "first_fit.cpp", "first_fit.so"), "first-fit", 1), (path, "first_fit", 2))]
        if any(status != 0 or errors for status, _, errors in compiled):
            return str([errors for _, _, errors in compiled])
        if compiled[0] != compiled[1] or compiled[2] != compiled[3] or compiled[0] == compiled[2]:
            return "it decides otherwise than first_fit.cpp"
        load = ["--load-allocator=%s" % path, "--ra-regs=4"]
        status, output, errors = self.run(self.lilt, "run", *load, "--regalloc=first_fit", *QUEENS, "--", 8)
        if status != 0 or output != "92 ways to place queens\n":
            return "status %d, %s%s" % (status, output, errors)
        story = self.run(self.lilt, "explain", *load, "--regalloc=first_fit", "--text", *QUEENS)[1]
        return "" if "%count" in story else "it is not explained: " + story[:300]

    def check_shell(self, path):
        status, _, errors = self.run(self.lilt, "-c", "--load-allocator=%s" % path, "--regalloc=show", ROOT / "examples" / "sum.ll",
                                     "-o", "sum.o")
        document = (ROOT / "docs" / "allocators.md").read_text()
        shown = re.search(r"^```\n(lilt-allocation 1\n.*?^end\n)```", document, re.M | re.S)
        if status != 0 or not shown:
            return "status %d: %s" % (status, errors[:300])
        missing = [line for line in shown[1].splitlines() if line != "…" and line not in errors.splitlines()]
        return "docs/allocators.md shows what is not said: %s" % missing if missing else ""

    def check_answer(self, answer, said):
        return self.check_program("#!/bin/sh\nwhile read -r l; do [ \"$l\" = end ] && printf '%s\\nend\\n'; done" %
                                  answer.replace("\n", "\\n"), "makes a wrong decision in @square\nnote: " * bool(said), said)

    def check_program(self, text, *said):
        """What is said of a program with this text that allocates @square; nothing: it is right."""
        (self.directory / "square.ll").write_text("define i64 @square(i64 %x) {\n  %r = mul i64 %x, %x\n  ret i64 %r\n}\n")
        path = self.program("answers", text)
        status, _, errors = self.run(self.lilt, "-c", "--ra-regs=4", "--load-allocator=%s" % path, "--regalloc=answers",
                                     "square.ll", "-o", "square.o")
        right = status == any(said) and all(each in errors for each in said) and bool(errors) == any(said)
        return "" if right else "status %d: %s" % (status, errors[:600])

    def check_mistake(self, difference, said):
        """The lines with - and + in the source of the example lead to the message."""
        lines = difference.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] == "-")
        new = "".join(line[1:] for line in lines if line[0] == "+")
        source = (EXAMPLE / "first_fit.cpp").read_text()
        if source.count(old) != 1:
            return "the lines are not in the source"
        self.build_text(source.replace(old, new), "first_fit.so")
        status, _, errors = self.run(self.lilt, "run", "--load-allocator=first_fit.so", "--regalloc=first-fit",
                                     "--ra-regs=4", *QUEENS)
        return "" if status == 1 and errors.startswith(said) else "status %d: %s" % (status, errors[:600])

    # --- the lesson, whose outputs depend on the allocators that it builds
    def lesson(self):
        """Each block of commands with a block of output behind it, in order, beside a copy of the course."""
        copy, path = self.directory / "sources" / "docs" / "course", self.directory / "path"
        shutil.copytree(LESSON.parent, copy)
        for part in ROOT.iterdir():
            if part.is_dir() and part.name not in ("docs", ".git"):
                (copy.parent.parent / part.name).symlink_to(part)
        path.mkdir()
        (path / "lilt").symlink_to(self.lilt)
        blocks = re.findall(r"^```sh\n((?:(?!```).*\n)*)```\n```\n((?:(?!```).*\n)*)```$", LESSON.read_text(), re.M)
        if len(blocks) < 3:
            self.failures.append("lesson: too few commands are found")
        for commands, printed in blocks:
            self.case("lesson: " + commands.split("\n")[-2][:60], lambda: self.check_lesson(copy, path, commands, printed))

    def check_lesson(self, folder, path, commands, printed):
        environment = dict(os.environ, PATH="%s:%s" % (path, os.environ["PATH"]), NO_COLOR="1", LC_ALL="C")
        done = subprocess.run(["bash", "-e", "-c", commands], capture_output=True, text=True, timeout=600, cwd=folder,
                              env=environment)
        return "" if done.stdout.strip() == printed.strip() and not done.stderr else "prints:\n" + done.stdout + done.stderr

    # --- files and allocators with faults
    def faults(self):
        self.case("file missing", lambda: self.check_error(self.directory / "nowhere.so", "no such file"))
        text = self.directory / "text.so"
        text.write_text("not a shared object, but a text that is longer than the header of one would be, surely so")
        script = self.directory / "script.py"
        script.write_text("#!/usr/bin/env python3\n")
        self.case("script", lambda: self.check_error(script, "it is a script that may not be executed (chmod +x)"))
        self.case("text", lambda: self.check_error(text, "invalid ELF header"))
        for name, (source, needle) in FILES.items():
            self.case("file: " + name, lambda: self.check_error(self.build_text(source, "file.so"), needle))
        made = self.build(HERE / "faults.cpp", "faults.so")
        self.case("loaded twice", lambda: self.check_error(made, "allocator 'null' already, of", "--load-allocator=%s" % made))
        for allocator, subcommand, wanted in FAULTS:
            self.case("fault %s, %s" % (allocator, subcommand), lambda: self.check_fault(made, allocator, subcommand, wanted))
        self.case("program that crashes", lambda: self.check_crash(made))

    def check_error(self, file, needle, *words):
        status, output, errors = self.run(self.lilt, *words, "--load-allocator=%s" % file, "-S", *QUEENS)
        right = status == 1 and not output and needle in errors and "cannot load allocators of '%s'" % file in errors
        return "" if right else "status %d: %s" % (status, errors)

    def check_fault(self, made, allocator, subcommand, wanted):
        status, _, errors = self.run(self.lilt, subcommand, "--load-allocator=%s" % made, "--regalloc=" + allocator, *QUEENS)
        return "" if status == 1 and re.search(wanted, errors, re.M) else "status %d: %s" % (status, errors)

    def check_crash(self, made):
        (self.directory / "crashing.ll").write_text(CRASHING)
        status, _, errors = self.run(self.lilt, "run", "-O0", "--load-allocator=%s" % made, "crashing.ll")
        right = status == 139 and "the program was ended by SIGSEGV" in errors
        return "" if right else "status %d: %s" % (status, errors)

    # --- edited allocations
    def edits(self):
        dump = lambda stage: self.run(self.lilt, "--ra-regs=4", "--regalloc=textbook", "--stop-after=" + stage, *QUEENS)[1]
        before = self.directory / "before.mir"
        before.write_text(dump("two-address"))
        after = dump("regalloc")
        self.case("dump as it is", lambda: self.check_edit(before, after, ""))
        self.case("dump of another stage", lambda: self.check_edit(before, dump("isel"), "a dump made after regalloc is needed here"))
        self.case("document", lambda: self.check_document(after.replace(*EDITS[0][:2])))
        for old, new, said in EDITS:
            self.case("edit %s => %s" % (old.strip(), new.strip()), lambda: self.check_edit(before, after.replace(old, new, 1), said)
                      if old in after else "there is no such line")

    def check_edit(self, before, edited, said):
        """`lilt check` says that, in one or more errors, or accepts the text."""
        (self.directory / "edited.mir").write_text(edited)
        status, _, errors = self.run(self.lilt, "check", "--allocation=edited.mir", before)
        return "" if status == bool(said) and said in errors and bool(errors) == bool(said) else "status %d: %s" % (status, errors[:600])

    def check_document(self, edited):
        """docs/allocators.md shows what is said of the first edit."""
        (self.directory / "after.mir").write_text(edited)
        _, _, errors = self.run(self.lilt, "check", "--allocation=after.mir", "before.mir")
        shown = errors and errors in (ROOT / "docs" / "allocators.md").read_text()
        return "" if shown else "docs/allocators.md lacks what is printed: " + errors

    # --- programs with the example, and its grade
    def grades(self):
        chosen = "programs/(pressure|wider)|instructions-of-sse|golden/regalloc"
        good = self.build(EXAMPLE / "first_fit.cpp", "first_fit.so")
        self.case("grade", lambda: self.check_grade(good, chosen, 0, r"^first-fit .* ([5-9]\d|\d{3,})\.\d$"))
        wrong = (EXAMPLE / "first_fit.cpp").read_text().replace("unions_.free(range, allowed)", "allowed")
        self.case("grade of a wrong one", lambda: self.check_grade(
            self.build_text(wrong, "wrong.so"), "golden/regalloc", 1, r"^FAILED first-fit: .*wrong allocation(.|\n)*^first-fit .* [1-4]?\d\.\d$"))

        self.case("grade of two", lambda: self.check_grade_of_two(wrong))
        self.case("grade of one without end", self.check_endless)
        self.case("grade of an interpreter", self.check_interpreter)
        self.case("grade of a front end", self.check_front_end)

    def grade(self, *words):
        """Its status, what it prints, and what it writes for Gradescope."""
        made = self.directory / "grade.json"
        status, output, errors = self.run(sys.executable, ROOT / "tests" / "run.py", "grade", "--lilt", self.lilt, "--json", made,
                                          "--jobs", 2, *words)
        return status, output + errors, json.loads(made.read_text()) if made.exists() else {}

    def check_grade_of_two(self, wrong):
        """The result for Gradescope is that of the worse one: points for each test, fewer than any right allocator has."""
        worse = self.build_text(wrong.replace('"first-fit"', '"worse-fit"'), "worse.so")
        words = ["--load-allocator", self.build_text((EXAMPLE / "first_fit.cpp").read_text(), "better.so"), "--load-allocator", worse]
        status, output, grades = self.grade(*words, "--filter", "golden/regalloc")
        *tests, cost = grades.get("tests", [{"score": 0}])
        right = (status == 1 and 0 < grades["score"] < 50 and cost["name"] == "weighted cost" and cost["score"] == 0 and
                 {test["status"] for test in tests} == {"passed", "failed"} and
                 all((test["score"] == test["max_score"]) == (test["status"] == "passed") for test in tests) and
                 abs(sum(test["score"] for test in tests) - grades["score"]) < 0.1)
        return "" if right else "%s: %s" % (str(grades)[:600], output[:600])

    def check_endless(self):
        """It is stopped with the lilt that has started it."""
        path = self.program("endless.py", "#!/usr/bin/env python3\nprint('lilt-allocator 1 endless', flush=True)\nwhile True: pass\n")
        status, output, grades = self.grade("--load-allocator", path, "--filter", "queens", "--time-limit", 1)
        left = [file for file in pathlib.Path("/proc").glob("[0-9]*/cmdline") if str(path) in self.words_of(file)]
        table = re.search(r"^endless +(– +){5}0\.0$", output, re.M) and re.search(r"^linear .* 100\.0$", output, re.M)
        said = any("it does not end within 1 seconds" in test["output"] for test in grades.get("tests", []))
        return "status %d: %s%s" % (status, output[-900:], left) if status != 1 or left or not table or not said else ""

    @staticmethod
    def words_of(command_line):
        try:
            return command_line.read_bytes().decode(errors="replace").split("\0")
        except OSError:  # the process has ended
            return []

    def check_interpreter(self):
        """lilt's own is right; one that prints a word more is wrong, and one that does not end is stopped."""
        command = 'exec %s interpret "$0" -- "$@"' % self.lilt
        for text, score in [(command, 100.0), ("echo more; " + command, 0.0), ("exec sleep 100", 0.0)]:
            path = self.program("interpreter", "#!/bin/sh\nset -- \"$@\"\nfile=$1; shift; exec sh -c '%s' \"$file\" \"$@\"\n" % text)
            status, output, grades = self.grade("--interpreter", path, "--filter", "call-", "--time-limit", 10 if "sleep" not in text else 1)
            failed = {test["status"] for test in grades.get("tests", [])} == {"failed"}
            said = {"it does not end within 1 seconds"} if "sleep" in text else None
            if (status != (score == 0) or grades.get("score") != score or failed != (score == 0) or
                    said not in (None, {test["output"] for test in grades["tests"]})):
                return "%s: %s" % (text, output[:600])
        return ""

    def check_front_end(self):
        """A front end whose language is one number, which its program prints with a prefix from its input."""
        folder = self.directory / "sources"
        folder.mkdir(exist_ok=True)
        for name, text in [("one.num", "1"), ("one.out", "x1\n"), ("one.in", "x"), ("one.status", "3"), ("bad.num", "no"),
                           ("bad.out", ""), ("two.num", "2"), ("two.out", "x3\n"), ("two.in", "x"), ("two.status", "3")]:
            (folder / name).write_text(text)
        path = self.program("front-end", FRONT_END)
        status, output, grades = self.grade("--front-end", path, "--sources", folder)
        outputs = {test["name"]: test["output"] for test in grades.get("tests", [])}
        right = (status == 1 and grades.get("score") == 33.3333 and not outputs.get("one.num") and
                 "exit status 5 of the front end: not a number" in outputs.get("bad.num", "") and
                 "line 1 of the output differs at column 2: 'x2', expected 'x3'" in outputs.get("two.num", ""))
        return "" if right else output[:600]

    def check_grade(self, made, chosen, wanted_status, wanted):
        status, output, errors = self.run(sys.executable, ROOT / "tests" / "run.py", "grade", "--lilt", self.lilt,
                                          "--load-allocator", made, "--filter", chosen, "--jobs", 2)
        return "" if status == wanted_status and re.search(wanted, output, re.M) else "status %d: %s%s" % (
            status, output[-600:], errors[-300:])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=ROOT / "build" / "lilt")
    parser.add_argument("--filter", default="", help="regular expression on the case")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        runner = Runner(options, pathlib.Path(directory))
        runner.example()
        runner.starters()
        runner.lesson()
        runner.faults()
        runner.edits()
        runner.grades()
    for failure in runner.failures:
        print("FAILED " + failure)
    print("%d passed, %d failed" % (runner.passed, len(runner.failures)))
    return 1 if runner.failures or runner.passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
