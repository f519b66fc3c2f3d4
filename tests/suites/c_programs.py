"""C programs through clang's IR: shared code of tests/suites/run and tests/real/run.

A *front* is a clang version with a level: it produces the IR that lilt reads and, by compiling the C at that level, the
reference result. IR and reference results are kept in a work directory, so that a second run costs only lilt's time.
"""
import collections
import dataclasses
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import threading

TIMEOUT = 10  # seconds that a program under test may run
COMPILE_TIMEOUT = 300


@dataclasses.dataclass(frozen=True)
class Front:
    """How C becomes IR, such as clang-19 at -O0."""
    version: int  # of clang
    level: str  # O0 … O3; O0-sroa: -O0 after SROA; O2-plain: of -O2, before any pass (as `lilt cc` reads it)
    flags: tuple = ()

    @property
    def name(self):
        return "clang-%d -%s" % (self.version, self.level)

    def available(self):
        return shutil.which("clang-%d" % self.version) is not None

    def with_vectorizers(self):
        """The same with the vectorizers that clang has on by default from -O2 on."""
        if self.level not in ("O2", "O3"):
            return self
        return dataclasses.replace(self, flags=(*self.flags, "-fvectorize", "-fslp-vectorize"))

    def options(self):
        return ["-" + self.level.split("-")[0], "-w", "-fno-vectorize", "-fno-slp-vectorize", *self.flags]

    def emit(self, source, target, flags):
        """Writes the IR of one C file. Returns an error text, empty for success."""
        words = ["clang-%d" % self.version, "-S", "-emit-llvm", *self.options(), *flags, source]
        if self.level.endswith("-plain"):
            words += ["-Xclang", "-disable-llvm-passes"]
        if not self.level.endswith("-sroa"):
            return errors_of(words + ["-o", target])
        raw = str(target) + ".raw"
        error = errors_of(words + ["-Xclang", "-disable-O0-optnone", "-o", raw])
        return error or errors_of(["opt-%d" % self.version, "-S", "-passes=sroa", raw, "-o", target])


def execute(words, timeout=TIMEOUT, **options):
    """Returns (status, stdout bytes, stderr text). A hang counts as status -999; a signal n as -n."""
    try:
        done = subprocess.run([str(w) for w in words], capture_output=True, timeout=timeout,
                              **({"stdin": subprocess.DEVNULL} | options))
    except subprocess.TimeoutExpired:
        return -999, b"", "no end within %d s" % timeout
    return done.returncode, done.stdout, done.stderr.decode(errors="replace")


def errors_of(words, **options):
    status, _, errors = execute(words, COMPILE_TIMEOUT, **options)
    return "" if status == 0 else (errors or "status %d" % status)


def fingerprint(*parts):
    return hashlib.sha256("\0".join(str(p) for p in parts).encode()).hexdigest()[:16]


def kept_text(path, make):
    """The file's text, produced by `make` if the file is missing."""
    if not path.exists():
        text = make()
        scratch = path.with_suffix(".part%d" % os.getpid())
        scratch.write_text(text)
        scratch.rename(path)
    return path.read_text()


@dataclasses.dataclass
class Verdict:
    """The outcome of one program in one configuration. Kinds, from good to bad: `pass`; `unsupported`: refused with a
    named feature; `stopped`: the interpreter found undefined behaviour; `refused`: another error of lilt; `crash`: lilt
    itself broke or did not end; `wrong`: the program's behaviour differs from clang's."""
    program: str
    way: str
    kind: str
    detail: str = ""


def verdict_of_refusal(status, errors):
    """The kind of an unsuccessful run of lilt."""
    if status in (1, 2) and "internal error" not in errors:
        return "unsupported" if "not supported" in errors or "unsupported" in errors else "refused"
    return "crash"


def verdict_of_stop(message):
    """The kind of a run that the interpreter stopped: it lacks a feature that the program needs, or the program is at
    fault."""
    return "unsupported" if message.endswith(("[unsupported]", "[out-of-memory]")) else "stopped"


def first_error(errors):
    lines = [line for line in errors.splitlines() if ": remark: " not in line]
    lines = [line for line in lines if "error" in line] or lines or [""]
    return lines[0][-300:]


class Certificates:
    """How much of the code that lilt compiles in a campaign is certified. What is wrong there ends the compilation."""
    FLAGS = ("--verify-code", "--stats", "--remarks")

    def __init__(self):
        self.counts, self.reasons, self.lock = collections.Counter(), collections.Counter(), threading.Lock()

    def add(self, errors):
        """What a compilation with FLAGS says."""
        rows = re.findall(r"^ *(\d+)  ((?:un)?certified(?:\.[\w-]+)?)$", errors, re.M)
        reasons = re.findall(r": remark: not certified because of (.*)$", errors, re.M)
        with self.lock:
            for count, name in rows:
                self.counts[name] += int(count)
            self.reasons.update(reasons)

    def print(self):
        functions = self.counts["certified"] + self.counts["uncertified"]
        print("%d of %d functions are certified (%.1f %%); %d of their %d branches went one way in all runs" % (
            self.counts["certified"], functions, 100 * self.counts["certified"] / max(1, functions),
            self.counts["certified.decisions-untried"], self.counts["certified.decisions"]))
        for reason, count in self.reasons.most_common():
            print("  not certified ×%-5d because of %s" % (count, reason))


def add_allocator_options(parser):
    parser.add_argument("--regalloc", metavar="NAME", help="of lilt")
    parser.add_argument("--load-allocator", metavar="FILE", type=pathlib.Path, action="append", default=[], help="of lilt")


def allocator_flags(arguments):
    """Of lilt, from these options."""
    chosen = ["--regalloc=" + arguments.regalloc] if arguments.regalloc else []
    return ["--load-allocator=%s" % file.resolve() for file in arguments.load_allocator] + chosen


def default_work_directory(name):
    base = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    return pathlib.Path(base) / "lilt" / name
