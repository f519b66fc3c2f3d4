#!/usr/bin/env python3
"""Differential fuzzing of lilt.

  run.py programs --seeds 1..200 [--size small]     generated programs: every configuration must agree
  run.py objects --seeds 1..200                     the same with programs about small objects (objects.py)
  run.py gotos --seeds 1..200                       the same with programs of gotos (gotos.py)
  run.py loops --seeds 1..200                       the same with programs of loops over arrays (loops.py)
  run.py lines --seeds 1..200                       the same with programs that do the same side by side (lines.py)
  run.py throws --seeds 1..200                      the same with programs of exceptions (throws.py)
  run.py passes --seeds 1..200                      all these programs through passes of the optimizer, alone and
                                                    in random orders
  run.py check --seeds 1..500                       mutated source files: `lilt check` accepts or gives located errors
  run.py accepted --seeds 1..500                    mutated source files that `lilt check` accepts: compiled and interpreted
                                                    without a signal, an internal error, a hang or 1 GiB of memory
  run.py dumps --seeds 1..500                       mutated machine dumps through --start-after: the same, never a crash

Compiled programs are compared with the reference interpreter, and the interpreter with clang, if installed. Failures
are kept in --keep (default: fuzz-failures), named by seed; reduce.py reduces them. Several kinds may be named together.
"""
import argparse
import concurrent.futures
import functools
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import generate  # noqa: E402
import gotos  # noqa: E402
import lines  # noqa: E402
import loops  # noqa: E402
import mutate  # noqa: E402
import objects  # noqa: E402
import passes  # noqa: E402
import throws  # noqa: E402

TESTS = pathlib.Path(__file__).resolve().parent.parent
TIMEOUT = 10  # seconds for one process
# What a program that `lilt check` accepts goes through.
ATTACKS = (["check"], ["-O0", "-g", "-c", "-o", "made.o", "--verify-each"], ["-O2", "-c", "-o", "made.o", "--verify-each"],
           ["-Os", "-S", "-o", "made.s", "--mcpu=x86-64-v3", "-fPIC"], ["interpret", "--max-steps=100000"])
MEMORY = 1 << 30  # bytes of addresses for one process of `accepted`
LIBRARIES = ("-lstdc++",)  # what exceptions are thrown by


def execute(words, timeout=TIMEOUT, **options):
    """Returns (status, stdout bytes, stderr text). A hang counts as status -999; a signal as 128 + n, as lilt reports
    it."""
    try:
        done = subprocess.run([str(w) for w in words], capture_output=True, stdin=subprocess.DEVNULL, timeout=timeout,
                              **options)
    except subprocess.TimeoutExpired:
        return -999, b"", "no end within %d s" % timeout
    status = done.returncode if done.returncode >= 0 else 128 - done.returncode
    return status, done.stdout, done.stderr.decode(errors="replace")


def describe(result):
    status, output, errors = result
    return "status %d, output …%r %s" % (status, output[-60:], errors[:600])


# The defaults of the levels.
ALLOCATORS = ("fast", "linear")


class Ways:
    """All configurations for one program file; each returns (status, stdout, stderr)."""

    def __init__(self, lilt, directory, style, thorough, allocators):
        self.lilt, self.directory, self.style, self.thorough = lilt, directory, style, thorough
        self.allocators = allocators

    def link_and_run(self, made):
        binary = self.directory / "program"
        result = execute([self.lilt, made, "-o", binary, *LIBRARIES])
        return execute([binary]) if result[0] == 0 else (-1, b"", "does not link: " + result[2])

    def clang(self, path, level):
        """By clang, for text that an installed version accepts; None without such a clang."""
        compiler = shutil.which({"typed": "clang-14", "opaque": "clang-19"}.get(self.style, "no-such-clang"))
        if compiler is None:
            return None
        made = self.directory / "clang.o"
        result = execute([compiler, level, "-w", "-x", "ir", "-c", path, "-o", made], 60)
        return self.link_and_run(made) if result[0] == 0 else (-1, b"", "clang: " + result[2])

    def object(self, path, flags):
        made = self.directory / "program.o"
        result = execute([self.lilt, "-c", path, *flags, "-o", made])
        return self.link_and_run(made) if result[0] == 0 else result

    def assembly(self, path, flags):
        text, made = self.directory / "program.s", self.directory / "program.o"
        result = execute([self.lilt, "-S", path, *flags, "-o", text])
        if result[0] == 0:
            result = execute(["as", text, "-o", made])
        return self.link_and_run(made) if result[0] == 0 else result

    def all(self, path):
        """Yields (name, a function that runs it)."""
        for level in ("-O0", "-O2"):
            yield "clang " + level, lambda l=level: self.clang(path, l)
        for level in ("-O0", "-O1", "-O2"):
            for allocator in self.allocators:
                for registers in ("", "3", "5"):
                    flags = [level, "--regalloc=" + allocator, "--verify-machineinstrs"]
                    flags += ["--ra-regs=" + registers] if registers else []
                    yield "run " + " ".join(flags), lambda f=flags: execute([self.lilt, "run", path, *f, *LIBRARIES])
        if self.thorough:
            for flags in (["-O0"], ["-O2"]):
                yield "object " + flags[0], lambda f=flags: self.object(path, f)
                yield "assembly " + flags[0], lambda f=flags: self.assembly(path, f)
            flags = ["-O2", "--x86-asm-syntax=intel"]
            yield "assembly intel", lambda: self.assembly(path, flags)


def judge(lilt, path, style, thorough=True, first_only=False, allocators=ALLOCATORS):
    """Complaints about one program: configurations whose status or output differs from the interpreter's."""
    expected = execute([lilt, "interpret", path])
    if expected[0] in (-999, 70) or expected[2]:
        return ["interpret: " + describe(expected)]
    complaints = []
    with tempfile.TemporaryDirectory() as directory:
        for name, way in Ways(lilt, pathlib.Path(directory), style, thorough, allocators).all(path):
            result = way()
            if result is not None and result[:2] != expected[:2]:
                complaints.append("%s: %s; the interpreter: %s" % (name, describe(result), describe(expected)))
                if first_only:
                    break
    return complaints


def breaks(words, result):
    """Whether lilt itself fails. An interpreted program has a status of its own, also one of a signal that it raises."""
    status, _, errors = result
    if status in (-999, 70, 139) or "terminate called" in errors:
        return True
    return words[0] != "interpret" and (status > 1 or status == 1 and "error: " not in errors)


class Campaign:
    def __init__(self, options):
        self.options = options
        self.lilt = pathlib.Path(options.lilt).resolve()
        self.keep = pathlib.Path(options.keep)

    def kept(self, name, data):
        self.keep.mkdir(parents=True, exist_ok=True)
        path = self.keep / name
        path.write_bytes(data)
        return path

    def judged(self, name, text, judge_path):
        """The complaints of judge_path(path) about a program, which is kept if there are any."""
        with tempfile.TemporaryDirectory() as directory:
            path = pathlib.Path(directory) / name
            path.write_text(text)
            complaints = judge_path(path)
        if complaints:
            self.kept(name, text.encode())
        return complaints

    def programs(self, seed):
        style = self.options.style or generate.choose_form(seed)[0]
        text = generate.generate(seed, self.options.size, style)
        return self.judged("%s-%d.ll" % (self.options.size, seed), text, lambda path: judge(
            self.lilt, path, style, thorough=seed % self.options.every == 0,
            allocators=self.options.regalloc))

    def objects(self, seed):
        return self.judged("objects-%d.ll" % seed, objects.generate(seed), lambda path: judge(
            self.lilt, path, "opaque", thorough=seed % self.options.every == 0,
            allocators=self.options.regalloc))

    def gotos(self, seed):
        return self.judged("gotos-%d.ll" % seed, gotos.generate(seed), lambda path: judge(
            self.lilt, path, "opaque", thorough=seed % self.options.every == 0,
            allocators=self.options.regalloc))

    def loops(self, seed):
        return self.judged("loops-%d.ll" % seed, loops.generate(seed), lambda path: judge(
            self.lilt, path, "opaque", thorough=seed % self.options.every == 0,
            allocators=self.options.regalloc))

    def lines(self, seed):
        return self.judged("lines-%d.ll" % seed, lines.generate(seed), lambda path: judge(
            self.lilt, path, "opaque", thorough=seed % self.options.every == 0,
            allocators=self.options.regalloc))

    def throws(self, seed):
        return self.judged("throws-%d.ll" % seed, throws.generate(seed), lambda path: judge(
            self.lilt, path, "opaque", thorough=seed % self.options.every == 0,
            allocators=self.options.regalloc))

    def passes(self, seed):
        # A dump is not read back when a block has gone whose address a table of a computed jump still holds.
        text = [objects.generate, lambda s: gotos.generate(s, may_compute_jumps=False), throws.generate,
                lambda s: generate.generate(s, self.options.size, "opaque")][seed % 4](seed)
        return self.judged("passes-%d.ll" % seed, text, lambda path: passes.complaints_of(
            self.lilt, path, path.parent, seed, execute))

    # --- malformed input
    @functools.cached_property
    def corpus(self):
        paths = sorted(p for p in TESTS.glob("*/**/*.ll") if p.stat().st_size < 40000)
        assert paths
        return paths

    def malformed(self, words, data, name):
        """Status 0, or 1 with an error that has a place or is about the kind of the file; else a complaint."""
        with tempfile.TemporaryDirectory() as directory:
            path = pathlib.Path(directory) / name
            path.write_bytes(data)
            status, _, errors = execute([self.lilt, *words, path], env=dict(os.environ, TMPDIR=directory))
        located = re.search(r"^[^\n]*:\d+:\d+: error: |^error: '[^\n]*' holds LLVM IR|: error: this is (damaged LLVM bitcode|an ELF|binary)",
                            errors, re.M)
        if status == 0 or status == 1 and located:
            return []
        self.kept(name, data)
        return ["%s: status %d: %s" % (" ".join(words), status, errors[:700])]

    def check(self, seed):
        rng = random.Random("check %d" % seed)
        corpus = self.corpus
        data = mutate.mutate(rng, rng.choice(corpus).read_bytes(), rng.choice(corpus).read_bytes())
        return self.malformed(["check"], data, "check-%d.ll" % seed)

    def accepted(self, seed):
        rng = random.Random("accepted %d" % seed)
        data = mutate.mutate_meaning(rng, rng.choice(self.corpus).read_bytes(), rng.choice(self.corpus).read_bytes())
        with tempfile.TemporaryDirectory() as directory:
            path = pathlib.Path(directory) / ("accepted-%d.ll" % seed)
            path.write_bytes(data)
            for words in ATTACKS:
                result = execute(["prlimit", "--as=%d" % MEMORY, self.lilt, *words, path], cwd=directory,
                                 env=dict(os.environ, TMPDIR=directory))
                if breaks(words, result):
                    self.kept(path.name, data)
                    return [" ".join(words) + ": " + describe(result)]
                if result[0] == 1 and words == ["check"]:
                    return []
        return []

    def dumps(self, seed):
        rng = random.Random("dumps %d" % seed)
        name = rng.choice(("isel", "isel", "regalloc", "prologue-epilogue"))
        level = rng.choice(("-O0", "-O2"))
        source = rng.choice([p for p in self.corpus if p.parent.name not in ("diagnostics", "undefined", "strict")])
        status, dump, errors = execute([self.lilt, level, "--stop-after=" + name, source])
        if status != 0:
            return [] if status == 1 else ["no dump of %s: %s" % (source, errors[:300])]
        words = [level, "--start-after=" + name, "--filetype=null", "--regalloc=" + rng.choice(self.options.regalloc)]
        return self.malformed(words, mutate.mutate(rng, dump, dump), "dump-%s-%d.txt" % (name, seed))


def seed_range(text):
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="+", choices=["programs", "objects", "gotos", "loops", "lines", "throws", "passes", "check", "accepted", "dumps"], metavar="KIND")
    parser.add_argument("--lilt", default=TESTS.parent / "build" / "lilt")
    parser.add_argument("--seeds", type=seed_range, default=range(1, 21), help="A..B")
    parser.add_argument("--size", choices=generate.SIZES, default="small")
    parser.add_argument("--style", choices=generate.STYLES, help="default: as the seed will have it")
    parser.add_argument("--regalloc", type=lambda t: t.split(","), default=ALLOCATORS, metavar="NAME,...",
                        help="register allocators to try (default: fast,linear)")
    parser.add_argument("--every", type=int, default=4, help="take every Nth seed by the object and assembly paths too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", default="fuzz-failures", help="folder for what fails")
    options = parser.parse_args()
    campaign, passed, failed = Campaign(options), 0, 0
    work = [(kind, seed) for kind in options.kinds for seed in options.seeds]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for (kind, seed), complaints in zip(work, pool.map(lambda w: getattr(campaign, w[0])(w[1]), work)):
            passed, failed = passed + (not complaints), failed + bool(complaints)
            for complaint in complaints:
                print("FAILED %s seed %d: %s" % (kind, seed, complaint), flush=True)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
