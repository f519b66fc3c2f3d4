#!/usr/bin/env python3
"""Runs lilt on whole programs and compares its behaviour with the files' directives.

  run.py programs     every program of tests/programs, in every configuration of lilt
  run.py diagnostics  every malformed input of tests/diagnostics: located message, status 1
  run.py golden       tests/golden: exact text of one stage, and the rows of selection (--bless writes it anew)
  run.py roundtrip    dumps at every pass, in each form in which lilt writes them, are read back and go on to the
                      same code
  run.py grade --load-allocator FILE.so
                      allocators of your own: are they right, and how good are they (allocator_grade.py)
  run.py grade --interpreter COMMAND    an interpreter of LLVMlite, by the programs of the tests
  run.py grade --front-end COMMAND --sources DIR
                      a front end that writes LLVMlite, by sources and their outputs (student_grade.py)

`grade --json FILE` writes the result of each test as Gradescope reads it.

Directives stand in the leading comments of a .ll file: tests/programs/README.md lists them.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import zlib

import allocator_grade
import catalogue
import golden_claims
import student_grade
from first_difference import first_difference

TESTS = pathlib.Path(__file__).resolve().parent
TIMEOUT = 120  # seconds for one process; far above what any test needs. --time-limit sets another
NO_END, NO_START = -999, -998  # in place of an exit status


def execute(words, **options):
    """Runs a command; returns (status, stdout bytes, stderr text). A hang has the status NO_END, and ends with all
    that the command has started."""
    text = options.pop("input", None)
    if text is not None or "stdin" not in options:
        options["stdin"] = subprocess.DEVNULL if text is None else subprocess.PIPE
    try:
        process = subprocess.Popen([str(w) for w in words], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   start_new_session=True, **options)
    except OSError as error:  # a student's command
        return NO_START, b"", "cannot be run: %s" % error
    try:
        output, errors = process.communicate(text, TIMEOUT)
    except BaseException as reason:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        if isinstance(reason, subprocess.TimeoutExpired):
            return NO_END, b"", "it does not end within %d seconds" % TIMEOUT
        raise
    return process.returncode, output, errors.decode(errors="replace")


def directives(path):
    """The `; word: text` lines of a file's leading comments, in order."""
    found = []
    side_file = pathlib.Path(str(path) + ".expect")
    if side_file.exists():
        lines = ["; " + line for line in side_file.read_text().splitlines()]
    else:
        lines = path.read_bytes().decode(errors="replace").splitlines()
    for line in lines:
        match = re.match(r";\s?([a-z-]+):(?: (.*?))?\r?$", line)
        if match:
            found.append((match.group(1), match.group(2) or ""))
    return found


def processor_features():
    """Of this machine, by LLVM's names."""
    try:
        flags = re.search(r"^flags\s*:(.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
    except OSError:
        return set()
    names = {"abm": "lzcnt", "bmi1": "bmi"}
    return {names.get(word, word) for word in flags[1].split()} if flags else set()


class Program:
    """A program with the exit status and the output that it must have."""

    def __init__(self, path):
        self.path = path
        self.name = str(path.relative_to(TESTS / "programs"))
        self.arguments, self.status, self.output, self.interpret, self.strict = [], None, "", None, None
        self.needs, self.libraries, self.notes = set(), [], []
        for word, text in directives(path):
            if word == "args":
                self.arguments = shlex.split(text)
            elif word == "exit":
                self.status = int(text)
            elif word == "output":
                self.output += text + "\n"
            elif word == "output-without-newline":
                self.output += text
            elif word == "needs":
                self.needs = set(text.split())
            elif word == "libraries":
                self.libraries = text.split()
            elif word == "interpret-error":
                self.interpret = text
            elif word == "note":
                self.notes.append(re.match(r"(\d+): *(.*)", text).groups())
            elif word == "strict":
                self.strict = text

    def judge(self, result):
        status, output, errors = result
        if status in (NO_END, NO_START):
            return errors
        if status < 0:
            status = 128 - status
        problems = []
        if status != self.status:
            problems.append("exit status %d, expected %d" % (status, self.status))
        problems += filter(None, [first_difference(output, self.output.encode())])
        if problems and errors:
            problems.append(errors[:600])
        return "; ".join(problems)


class Runner:
    def __init__(self, options):
        self.lilt = pathlib.Path(options.lilt).resolve()
        self.options = options
        self.own = self.listed_allocators()
        flags = ["-j%d" % options.threads] if options.threads else []
        flags += ["--load-allocator=%s" % file.resolve() for file in options.load_allocator]
        if flags:
            self.directory = tempfile.TemporaryDirectory()
            program, self.lilt = self.lilt, pathlib.Path(self.directory.name) / "lilt"
            self.lilt.write_text('#!/bin/sh\nexec %s "$@"\n' % shlex.join([str(program), *flags]))
            self.lilt.chmod(0o755)
        self.allocators = self.list_allocators()
        passes = self.passes()
        self.stages = passes[passes.index("isel"):passes.index("encode")]
        self.decodes = "without Zydis" not in execute([self.lilt, "interpret", "--machine", "--bytes", os.devnull])[2]

    execute = staticmethod(execute)
    has_status = staticmethod(lambda status: status not in (NO_END, NO_START))

    def listed_allocators(self):
        status, text, errors = execute([self.lilt, "--help"])
        if status != 0:
            sys.exit(errors.strip())
        section = text.decode().split("Register allocators:\n")[-1]
        return re.findall(r"^  ([\w-]+) ", section, re.M)

    def list_allocators(self):
        """Those that every program is compiled with: the asked ones, or else the loaded ones, or else the defaults of the
        levels. self.sampled: those of which it gets one."""
        listed = self.listed_allocators()
        loaded = [name for name in listed if name not in self.own]
        asked = self.options.regalloc
        self.sampled = [] if asked or loaded else listed[2:]
        if not asked:
            return loaded or listed[:2]
        unknown = set(asked) - set(listed) - {"all"}
        if unknown:
            sys.exit("no register allocator " + ", ".join(sorted(unknown)))
        return listed if "all" in asked else asked

    # --- programs
    def in_memory(self, program, flags):
        return program.judge(execute([self.lilt, "run", program.path, *flags, *program.libraries, "--",
                                      *program.arguments]))

    def linked(self, program, flags, directory, path=None):
        binary = directory / "program"
        status, _, errors = execute([self.lilt, path or program.path, *flags, "-o", binary, *program.libraries])
        if status != 0:
            return "does not link: " + errors[:600]
        return program.judge(execute([binary, *program.arguments]))

    def assembled(self, program, flags, directory):
        text, made = directory / "program.s", directory / "program.o"
        status, _, errors = execute([self.lilt, "-S", program.path, *flags, "-o", text])
        if status == 0:
            status, _, errors = execute(["as", text, "-o", made])
        if status != 0:
            return "does not assemble: " + errors[:600]
        return self.linked_object(program, made, directory)

    def linked_object(self, program, made, directory):
        binary = directory / "assembled"
        status, _, errors = execute([self.lilt, made, "-o", binary, *program.libraries])
        if status != 0:
            return "does not link: " + errors[:600]
        return program.judge(execute([binary, *program.arguments]))

    def interpreted_dump(self, program, flags, directory):
        dump = directory / "stage.mir"
        status, _, errors = execute([self.lilt, *flags, program.path, "-o", dump])
        return "no dump: " + errors[:600] if status != 0 else self.interpreted(program, [], dump)

    def interpreted(self, program, flags, path=None):
        """Of a program that has more steps than --max-steps says, only that it does not fail before."""
        result = execute([self.lilt, "interpret", *flags, path or program.path, "--", *program.arguments])
        if flags and result[0] == 124 and "[step-limit]" in result[2]:
            return ""
        reasons = ("[unsupported]", "another thread calls it")
        is_refused = (result[0] == 1 and any(reason in result[2] for reason in reasons)
                      and program.path.parent.name in ("c", "cxx"))
        return "" if is_refused else program.judge(result)

    def program_ways(self, program):
        """Yields (name, a function that returns a complaint or '')."""
        if program.interpret is None:
            yield "interpret", lambda d: self.interpreted(program, [])
            watched = ["--trace=/dev/null", "--max-steps=100000"]
            yield "interpret " + " ".join(watched), lambda d, f=watched: self.interpreted(program, f)
        if not program.needs <= processor_features():
            return
        for flags in (["-O0"], ["-O2", "--mcpu=native"]):
            for words in ["--machine", *flags], ["--machine", "--bytes", *flags]:
                if "--bytes" not in words or self.decodes:
                    yield "interpret " + " ".join(words), lambda d, f=words: self.interpreted(program, f)
        stages = [(s, o) for s in self.stages for o in ("-O0", "-O2") if not (o == "-O0" and s in self.above_o0)]
        number = zlib.crc32(program.name.encode()) % len(stages)
        for stage, level in stages if self.options.stages else stages[number:number + 1]:
            words = [level, "--stop-after=" + stage]
            yield "interpret " + " ".join(words), lambda d, f=words: self.interpreted(program, ["--machine", *f])
            yield "interpret a dump of " + " ".join(words), lambda d, f=words: self.interpreted_dump(program, f, d)
        verify = ["--verify-machineinstrs"]
        flags = ["-O2", "--mcpu=native", *verify]
        yield "run " + " ".join(flags), lambda d, f=flags: self.in_memory(program, f)
        for allocator in self.allocators:
            for flags in self.allocations(allocator):
                yield "run " + " ".join(flags), lambda d, f=flags: self.in_memory(program, f)
        if self.sampled:
            choice, number = divmod(zlib.crc32(program.name.encode()), len(self.sampled))
            ways = self.allocations(self.sampled[number])
            flags = ways[choice % len(ways)]
            yield "run " + " ".join(flags), lambda d, f=flags: self.in_memory(program, f)
        for flags in (["-O0"], ["-O2"]):
            yield "link " + flags[0], lambda d, f=flags: self.linked(program, f, d)
            yield "assemble " + flags[0], lambda d, f=flags: self.assembled(program, f, d)
        flags = ["-O2", "--x86-asm-syntax=intel"]
        yield "assemble intel", lambda d: self.assembled(program, flags, d)
        # Without the word that marks a module as optimized, the passes that skip such modules run.
        text = program.path.read_text(errors="surrogateescape")
        if OPTIMIZED in text:
            for level in ("-O1", "-O2"):
                yield "as unoptimized " + level, lambda d, o=level: self.unoptimized(program, text, [o, "--verify-each"], d)

    def allocations(self, allocator):
        """The configurations of an allocator: levels and numbers of registers."""
        verify = ["--regalloc=" + allocator, "--verify-machineinstrs"]
        return [[level, *verify] for level in ("-O0", "-O1", "-O2")] + [
            ["-O2", "--ra-regs=%d" % count, *verify] for count in self.options.registers]

    def unoptimized(self, program, text, flags, directory):
        path = directory / program.path.name
        path.write_text(text.replace(OPTIMIZED, ""), errors="surrogateescape")
        return self.linked(program, flags, directory, path)

    def check_program(self, path):
        program = Program(path)
        complaints, count = [], 0
        with tempfile.TemporaryDirectory() as directory:
            if program.interpret is not None or program.strict is not None:
                count, complaints = 1, self.check_interpreter(program)
                if program.status is None:  # only the interpreter defines what it does
                    return count, complaints
            for way, attempt in self.program_ways(program):
                count += 1
                complaint = attempt(pathlib.Path(directory))
                if complaint:
                    complaints.append("%s: %s: %s" % (program.name, way, complaint))
        return count, complaints

    def check_interpreter(self, program):
        """A faulty program (or one about the abstract machine): the place and kind of the error."""
        flags = ["--strict"] if program.strict is not None else []
        wanted = program.strict if program.strict is not None else "error " + program.interpret
        status, output, errors = execute([self.lilt, "interpret", *flags, program.path, "--", *program.arguments])
        match = re.match(r"exit (\d+)", wanted)
        if match:
            difference = first_difference(output, program.output.encode())
            right, errors = status == int(match.group(1)) and not difference, difference or errors
        else:
            line, kind, words = re.match(r"error (\d+): *([\w-]+)(?:: *(.*))?", wanted).groups()
            found = r":%s:\d+: error: .*%s.*%s" % (line, re.escape(words or ""), kind)
            right = status == 1 and re.search(found, errors) is not None
            right &= all(re.search(r":%s:\d+: note: %s" % (line, re.escape(words)), errors) for line, words in program.notes)
        return [] if right else ["%s: interpret: expected %s, got status %d: %s" % (program.name, wanted, status, errors[:400])]

    # --- diagnostics
    def check_diagnostic(self, path):
        """A malformed input, or one of accepted/: tests/diagnostics/README.md lists the directives."""
        if path.parent.name == "crashes":
            return self.check_crash(path)
        name = path.name
        expected = 0 if path.parent.name == "accepted" else 1
        status, _, errors = execute([self.lilt, "check", path])
        complaints = []
        if status != expected:
            complaints.append("%s: exit status %d, expected %d: %s" % (name, status, expected, errors[:300]))
        wanted = [(w, t) for w, t in directives(path) if w in ("error", "note", "warning", "errors")]
        if expected == 1 and not wanted:
            complaints.append("%s: the file has no error: directive" % name)
        for word, text in wanted:
            if not self.has_diagnostic(errors, word, text):
                complaints.append("%s: no '%s: %s' in: %s" % (name, word, text, errors[:500]))
        return 1 + len(wanted), complaints

    def check_crash(self, path):
        """A program that a signal ends: `; exit:` and the required message, or what --machine refuses it with."""
        found = directives(path)
        refusal = dict(found).get("machine")
        complaints = []
        ways = [(*action, level) for action in (("run",), ("interpret", "--machine")) for level in ("-O0", "-O2")]
        for way in ways:
            label = path.name + " " + " ".join(way)
            status, _, errors = execute([self.lilt, *way, path])
            if refusal and "--machine" in way:
                complaints += [] if status == 1 and refusal in errors else ["%s: status %d: %s" % (label, status, errors[:300])]
                continue
            if status != int(dict(found)["exit"]):
                complaints.append("%s: status %d: %s" % (label, status, errors[:300]))
            wanted = [(w, t) for w, t in found if w in ("error", "note")]
            if not wanted and "error: " in errors:
                complaints.append("%s: a message: %s" % (label, errors[:300]))
            for word, text in wanted:
                placed = re.match(r"\d+(:\d+)?:", text)
                said = self.has_diagnostic(errors, word, text) if placed else word + ": " in errors and text in errors
                if not said:
                    complaints.append("%s: no '%s: %s' in: %s" % (label, word, text, errors[:500]))
        return len(ways), complaints

    @staticmethod
    def has_diagnostic(errors, word, text):
        if word == "errors":
            return len(re.findall(r"^[^\n]*:\d+:\d+: error: ", errors, re.M)) == int(text)
        if text.startswith("file:"):  # about the file as a whole
            return any(re.match(r"[^:]*: %s: " % word, l) and text[5:].strip() in l for l in errors.splitlines())
        line, column, words = re.match(r"(\d+)(?::(\d+))?: ?(.*)", text).groups()
        place = r":%s:%s: %s: " % (line, column or r"\d+", word)
        return any(re.search(place, l) and words in l for l in errors.splitlines())

    def generated_diagnostics(self):
        """Inputs too large to keep: (name, expectation, shell command) from generated.md."""
        text = (TESTS / "diagnostics" / "generated.md").read_text()
        return [(what, expectation, command)
                for expectation, what, command in re.findall(r"^# (accepted|any|error): (.*)\n(.*)$", text, re.M)]

    def check_generated(self, case):
        what, expectation, command = case
        with tempfile.TemporaryDirectory() as directory:
            path = pathlib.Path(directory) / "input.ll"
            with open(path, "wb") as file:
                subprocess.run(["bash", "-c", command], stdout=file, stderr=subprocess.DEVNULL, timeout=TIMEOUT)
            status, _, errors = execute([self.lilt, "check", path])
        allowed = {"accepted": (0,), "any": (0, 1), "error": (1,)}[expectation]
        right = status in allowed and (status == 0 or re.search(r"^[^:]*(:\d+:\d+)?: error: ", errors)) and len(errors) < 200000
        return 1, [] if right else ["%s: status %d: %s" % (what, status, errors[:300])]

    def environment_cases(self):
        """Failures of lilt's environment: (name, words, what the message must contain)."""
        program = TESTS / "programs" / "language" / "call-plain.ll"
        return [
            ("missing-file", ["no-such-file.ll"], "No such file"),
            ("directory-as-input", [TESTS], "directory"),
            ("missing-output-directory", ["-c", program, "-o", "/no/such/directory/x.o"], "/no/such/directory"),
            ("full-disk", ["-c", program, "-o", "/dev/full"], "No space left"),
            ("output-is-a-directory", ["-c", program, "-o", "/tmp"], "/tmp"),
            ("misspelt-option", ["--regaloc=linear", program], "--regalloc"),
            ("misspelt-allocator", ["--regalloc=liner", program], "linear"),
            ("misspelt-pass", ["--stop-after=isell", program], "isel"),
            ("pass-on-the-wrong-ir", ["--run-pass=regalloc", program], "a dump of machine IR is needed"),
            ("resumed-on-the-wrong-ir", ["--start-after=isel", "-c", program], "a dump of machine IR is needed"),
            ("program-without-main", [TESTS / "diagnostics" / "accepted" / "only-a-type.ll", "-o", "/tmp/lilt-test-never-made"], "@main"),
            ("filter-of-nothing", ["--filter-print-funcs=f", "-c", program], "--print-after-all shows every pass"),
            ("dump-of-the-interpreter", ["interpret", "--print-after=isel", program], "do not compile"),
            ("counts-of-check", ["check", "--stats", program], "do not compile"),
            ("times-of-the-interpreter", ["interpret", "--time-passes", program], "shows compilation"),
            ("run-that-stops", ["run", "--stop-after=isel", program], "'lilt run' runs a program"),
            ("unknown-level", ["-O7", program], "-O7"),
            ("no-input", [], "no input"),
            ("foreign-target", ["--mtriple=aarch64-linux-gnu", program], "aarch64"),
            ("missing-compiler", [program, "-o", "/tmp/lilt-test-never-made"], "cc"),
        ]

    def check_environment(self, case):
        name, words, needle = case
        environment = dict(os.environ)
        if name == "missing-compiler":
            environment.update(CC="/no/such/cc", PATH="/nowhere")
        status, _, errors = execute([self.lilt, *words], env=environment)
        right = status == 1 and needle in errors and "error: " in errors
        return 1, [] if right else ["%s: status %d: %s" % (name, status, errors[:300])]

    # --- golden files
    def check_golden(self, path):
        """`; lilt: words` says how to run lilt; the text on standard output (and on standard error for
        lines of dumps) must equal FILE.expected, and the file's claims (golden_claims.py) must hold."""
        words = [shlex.split(t) for w, t in directives(path) if w == "lilt"]
        if not words:
            return 1, ["%s: no lilt: directive" % path.name]
        text, outputs = "", []
        for arguments in words:
            status, output, errors = execute([self.lilt, *arguments, path.name], cwd=path.parent)
            if status not in (0, 1):
                return 1, ["%s: status %d: %s" % (path.name, status, errors[:400])]
            outputs.append((arguments, output.decode(), errors))
            text += "; lilt %s\n%s%s" % (" ".join(arguments), output.decode(), errors)
        source = path.read_text()
        broken = ["%s:%d: %s" % (path.name, line, complaint) for line, complaint in golden_claims.unknown_claims(source)]
        broken += ["%s: %s" % (path.name, complaint) for complaint in golden_claims.check_claims(source, outputs)]
        expected = pathlib.Path(str(path) + ".expected")
        if self.options.bless and not broken:
            expected.write_text(text)
        if not expected.exists() or expected.read_text() != text:
            broken.append("%s: differs from %s; run.py golden --bless writes it anew, if its claims hold" % (path.name, expected.name))
        return len(words) + len(broken), broken

    def check_catalogue(self, path):
        return catalogue.check(self.lilt, path, self.options.bless)

    # --- round trips
    def passes(self):
        text = execute([self.lilt, "--help"])[1].decode()
        section = text.split("Passes:\n")[1].split("\n\n")[0]
        self.where_needed = set(re.findall(r"^ +([\w-]+) .*where needed(?:, optional)?\)$", section, re.M))
        self.above_o0 = set(re.findall(r"^ +([\w-]+) .*\(-O[12](?:, where needed)?, optional\)$", section, re.M))
        names = re.findall(r"^ +([\w-]+) +(?! *the passes that follow)", section, re.M)
        return names[:-1]  # the last one, write, is behind all dumps that are read back

    # A listing of code is the input of the encoder.
    READ_BACK_AFTER = {"encode": "unwind"}

    def check_roundtrip(self, case):
        path, pass_name, level, form = case
        label = "%s: after %s %s" % (path.name, pass_name, level)
        with tempfile.TemporaryDirectory() as directory:
            dump = pathlib.Path(directory) / path.name
            status, first, errors = execute([self.lilt, level, "--stop-after=" + pass_name, path])
            if status != 0:
                return 1, ["%s: no dump: %s" % (label, errors[:300])]
            dump.write_bytes(first)
            status, second, errors = execute(
                [self.lilt, level, "--start-after=" + self.READ_BACK_AFTER.get(pass_name, pass_name),
                 "--stop-after=" + pass_name, dump])
            if status != 0 or first != second:
                return 1, ["%s: dump is not read back as it was: %s" % (label, errors[:400])]
            status, direct, _ = execute([self.lilt, level, "-S", path])
            complaint = self.resume(dump, pass_name, level, direct) or \
                self.check_shown(path, pass_name, level, form, direct, pathlib.Path(directory))
        return 1, ["%s: %s" % (label, complaint)] if complaint else []

    def resume(self, dump, pass_name, level, direct):
        """A complaint unless compiling the dump yields the code `direct`, or some of its functions."""
        start = self.READ_BACK_AFTER.get(pass_name, pass_name)
        status, resumed, errors = execute([self.lilt, level, "--start-after=" + start, "-S", dump])
        if status != 0:
            return "is not read: %s" % errors[:400]
        return "" if code_lines(direct) == code_lines(resumed) else "does not go on to the same code"

    SHOWN_FORMS = ["--print-after", "--print-before", "--print-after-all", "--filter-print-funcs", "--dump-dir"]

    def check_shown(self, path, pass_name, level, form, direct, directory):
        """The same for the output of options about dumps: as a whole, or (some forms show some functions) piece by
        piece."""
        shown = directory / "shown"
        flags = {"--print-before": ["--print-before=" + self.pass_behind(pass_name, level)],
                 "--print-after-all": [form], "--dump-dir": ["--dump-dir=%s" % shown],
                 "--filter-print-funcs": ["--print-after=" + pass_name, "--filter-print-funcs=" + self.shown_function(path)]}
        words = [self.lilt, level, "--filetype=null", path, *flags.get(form, ["--print-after=" + pass_name])]
        if "encode" not in (pass_name, self.pass_behind(pass_name, level)):
            # As `direct` was made: an object lacks functions that only a word of assembly may mean.
            words[2:3] = ["-S", "-o", directory / "shown.s"]
        if form in ("--print-after-all", "--dump-dir") and pass_name in self.where_needed:
            return ""  # shows the functions that need it
        status, _, errors = execute(words)
        if status != 0:
            return "%s: status %d: %s" % (form, status, errors[:300])
        if form == "--dump-dir":
            pieces = [f.read_text() for f in sorted(shown.glob("*-after-%s-*" % pass_name))]
            # `direct` may lack functions that nothing refers to any more; dumps show them.
            if len(pieces) < direct.decode().count("\t.cfi_endproc"):
                return "--dump-dir: %d files" % len(pieces)
        else:
            pieces = [errors]
        for piece in pieces:
            dump = directory / "piece.txt"
            dump.write_text(piece)
            if self.names_foreign_block(piece):  # the block's function is in a file of its own
                continue
            if form in ("--print-after", "--print-before", "--print-after-all"):
                complaint = self.resume(dump, pass_name, level, direct)
            else:
                complaint = self.read_piece(dump, piece, pass_name, level)
            if complaint:
                return "%s: %s" % (form, complaint)
        return ""

    def shown_function(self, path):
        """main, or else the first function that the text defines."""
        names = re.findall(r"^\s*define\b[^@]*@([-\w.$]+)", path.read_text(errors="replace"), re.M)
        return "main" if "main" in names or not names else names[0]

    def names_foreign_block(self, piece):
        """Whether the text takes the address of a block in a function that it only declares."""
        owners = re.findall(r"blockaddress\(@([\w.$-]+)", piece)
        return any(not re.search(r"^define .*@%s\(" % re.escape(owner), piece, re.M) for owner in owners)

    def read_piece(self, dump, piece, pass_name, level):
        """A complaint unless each function that the text shows after the pass is read back unchanged."""
        sections = re.split(r"^(?=; \*\*\* (?:after|before) )", piece, flags=re.M)
        bodies = [function_of(s) for s in sections if s.startswith("; *** after %s," % pass_name)]
        if not bodies:
            return ""
        status, read, errors = execute([self.lilt, level, "--start-after=" + self.READ_BACK_AFTER.get(pass_name, pass_name),
                                        "--stop-after=" + pass_name, dump])
        if status != 0:
            return "is not read: %s" % errors[:400]
        missing = [b for b in bodies if b not in read.decode()]
        return "is not read back as it was: %s" % missing[0][:300] if missing else ""

    def pass_behind(self, pass_name, level):
        """The next pass that runs at the level; the last has none."""
        passes = self.passes()
        behind = [p for p in passes[passes.index(pass_name) + 1:] if level == "-O2" or p not in self.above_o0]
        return behind[0] if behind else passes[-1]


OPTIMIZED = " local_unnamed_addr"


def function_of(section):
    """The function of a dump, without the lines of the header before it."""
    begin = max(section.find("\nmachine function @"), 0) or section.index("\ndefine ")
    return section[begin + 1:section.rindex("\n}") + 3]


def code_lines(assembly):
    """The instructions of assembly text: a round trip through a dump must not change them. Functions have other numbers in
    a dump, which shows them in the order in which they are compiled."""
    lines = re.sub(r"(\.L[A-Z]+)\d+_", r"\1_", assembly.decode()).split("\n")
    return [l.split("#")[0].strip() for l in lines if l.startswith("\t") and not l.startswith("\t.")]


def select(paths, pattern):
    return sorted(p for p in paths if re.search(pattern, str(p)))


def grade_jobs(options, runner, programs):
    """What judges the students' work, and its jobs."""
    if options.interpreter:
        grader = student_grade.ProgramGrader(runner, options.interpreter)
        return grader, [(grader.check_interpreter, p) for p in programs if p.interpret is None and p.strict is None
                        and student_grade.is_llvmlite(p.path)]
    if options.front_end:
        grader = student_grade.ProgramGrader(runner, options.front_end)
        sources = student_grade.sources_in(options.sources)
        return grader, [(grader.check_front_end, p) for p in select(sources, options.filter)]
    grader = allocator_grade.Grader(runner, runner.allocators)
    goldens = select((TESTS / "golden").rglob("*.ll"), options.filter)
    work = [(grader.check_program, p) for p in programs if p.interpret is None and p.strict is None
            and p.needs <= processor_features()]
    work += [(grader.check_golden, p) for p in goldens]
    work += [(grader.count, p) for p in [p.path for p in programs] + goldens]
    if not options.filter:
        work += [(grader.check_real, name) for name in runner.allocators]
    return grader, work


def write_gradescope(path, grader):
    """The score, and each test with its points and what is wrong in it: Gradescope's results.json."""
    tests = [{**test, "status": "failed" if test["output"] else "passed"} for test in grader.tests()]
    text = json.dumps({"score": round(grader.score(), 4), "tests": tests, "stdout_visibility": "visible"}, indent=1)
    path.write_text(text + "\n")


def main():
    global TIMEOUT
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["programs", "diagnostics", "golden", "roundtrip", "grade"])
    parser.add_argument("--lilt", default=TESTS.parent / "build" / "lilt")
    parser.add_argument("--filter", default="", help="regular expression on the path")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--registers", type=lambda t: [int(x) for x in t.split(",")], default=[3, 4, 7],
                        help="values of --ra-regs to try, such as 3,4,7")
    parser.add_argument("--regalloc", type=lambda t: t.split(","), metavar="NAME,...",
                        help="register allocators to try on every program, or `all`; by default fast and linear, "
                             "and of the others one in one configuration")
    parser.add_argument("--load-allocator", type=pathlib.Path, action="append", default=[], metavar="FILE",
                        help="of lilt; without --regalloc the programs run with the allocators of these files")
    parser.add_argument("--stages", action="store_true",
                        help="interpret every program's machine code after each pass from selection on, not after one")
    parser.add_argument("--every", type=int, default=1, help="take every Nth test only")
    parser.add_argument("--threads", type=int, help="run lilt with `-j N`")
    parser.add_argument("--bless", action="store_true")
    parser.add_argument("--interpreter", metavar="COMMAND", help="grade: an interpreter of LLVMlite; a file and its arguments follow")
    parser.add_argument("--front-end", metavar="COMMAND", help="grade: a compiler that writes LLVMlite to its standard output")
    parser.add_argument("--sources", type=pathlib.Path, metavar="DIR", help="of --front-end: FILE.x beside FILE.out")
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE", help="grade: the result of each test, for Gradescope")
    parser.add_argument("--time-limit", type=int, default=TIMEOUT, metavar="SECONDS", help="for each process of a test")
    options = parser.parse_args()
    if bool(options.front_end) != bool(options.sources):
        parser.error("--front-end and --sources go together")
    TIMEOUT = options.time_limit
    runner = Runner(options)

    work, grader = [], None
    if options.kind == "grade":
        programs = [Program(p) for p in select((TESTS / "programs").rglob("*.ll"), options.filter)]
        grader, work = grade_jobs(options, runner, programs)
    elif options.kind == "programs":
        work += [(runner.check_program, p) for p in select((TESTS / "programs").rglob("*.ll"), options.filter)]
    elif options.kind == "diagnostics":
        work += [(runner.check_diagnostic, p) for p in select((TESTS / "diagnostics").rglob("*.ll"), options.filter)]
        if not options.filter:
            work += [(runner.check_generated, c) for c in runner.generated_diagnostics()]
            work += [(runner.check_environment, c) for c in runner.environment_cases()]
    elif options.kind == "golden":
        work += [(runner.check_golden, p) for kind in ("*.ll", "*.mir")
                 for p in select((TESTS / "golden").rglob(kind), options.filter)]
        work += [(runner.check_catalogue, p) for p in select((TESTS / "golden").rglob("*.rows"), options.filter)]
    else:
        programs = select((TESTS / "programs").rglob("*.ll"), options.filter)
        programs = [p for p in programs if p.parent.name not in ("undefined", "strict")]
        passes = runner.passes()
        forms = runner.SHOWN_FORMS
        cases = [(p, name, "-O%d" % (2 * (i % 2)), forms[(i // 2 + k) % len(forms)])
                 for i, p in enumerate(programs) for k, name in enumerate(passes)]
        work += [(runner.check_roundtrip, c) for c in cases if not (c[2] == "-O0" and c[1] in runner.above_o0)]
    work = work[::options.every]

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda job: job[0](job[1]), work))
    passed = sum(max(0, count - len(complaints)) for count, complaints in results)
    failures = [complaint for _, complaints in results for complaint in complaints]
    for failure in failures:
        print("FAILED " + failure)
    print("%d passed, %d failed" % (passed, len(failures)))
    if grader:
        grader.report()
    if grader and options.json:
        write_gradescope(options.json, grader)
    return 1 if failures or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
