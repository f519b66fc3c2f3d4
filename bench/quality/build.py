"""Builds the programs: one executable for each program, form and column, with static counts of its code."""
import concurrent.futures
import hashlib
import os
import pathlib
import shutil
import subprocess
from dataclasses import dataclass, field

import static_counts
from columns import Column
from common import elf
from common.progress import Progress
from programs import Program

TIMEOUT = 120.0


@dataclass
class Build:
    """The build of one program in one column."""
    program: Program
    form: str
    column: Column
    executable: pathlib.Path
    status: str = "ok"  # as in Measurement
    message: str = ""
    code_size: int = 0
    counts: dict[str, int] = field(default_factory=dict)  # spills, reloads, moves, frame_bytes
    digest: str = ""  # equal for byte-identical executables

    @property
    def name(self) -> str:
        return f"{self.program.name} {self.form}, {self.column.name}"


class NotBuilt(Exception):
    """A tool is missing, does not take the input (refused), crashes or takes too long (failed); the message says which."""

    def __init__(self, status: str, message: str):
        super().__init__(message)
        self.status = status


def call(words: list[object]) -> subprocess.CompletedProcess:
    """Runs a command that must succeed. Raises NotBuilt."""
    name = pathlib.Path(words[0]).name
    try:
        done = subprocess.run(list(map(str, words)), capture_output=True, text=True, timeout=TIMEOUT, check=False,
                              errors="replace")
    except FileNotFoundError:
        raise NotBuilt("refused", f"{name} is not installed") from None
    except subprocess.TimeoutExpired:
        raise NotBuilt("failed", f"{name} took over {TIMEOUT:.0f} s") from None
    if done.returncode < 0 or "PLEASE submit a bug report" in done.stderr:
        raise NotBuilt("failed", f"{name}: crashed")
    if done.returncode != 0:
        raise NotBuilt("refused", f"{name}: {reason(done)}")
    return done


def reason(done: subprocess.CompletedProcess) -> str:
    """The most informative line of a tool's error output."""
    lines = done.stderr.splitlines() or [f"status {done.returncode}"]
    return next((line for sign in ("undefined reference", "error") for line in lines if sign in line), lines[0])[:200]


def linker() -> str:
    """The program that links: $CC, cc, or any installed compiler."""
    for name in (os.environ.get("CC"), "cc", "gcc", "clang-19", "clang-14", "clang"):
        if name and shutil.which(name):
            return name
    raise SystemExit("no C compiler to link with: install gcc")


def as_bitcode(source: pathlib.Path, directory: pathlib.Path) -> pathlib.Path:
    """LLVMlite for LLVM 19, which reads typed pointers as bitcode of LLVM 14 only."""
    out = directory / f"{source.parent.name}.bc"
    if not out.exists():
        partial = out.with_suffix(f".{os.urandom(8).hex()}")  # two threads may create it at the same time
        call(["llvm-as-14", source, "-o", partial])
        partial.replace(out)
    return out


def compile_command(build: Build, source: pathlib.Path, output: pathlib.Path) -> list[object]:
    column = build.column
    words = [column.tool, *column.arguments, *static_counts.OPTIONS[column.family]]
    if column.family == "llc":
        return [*words, "-filetype=obj", "-relocation-model=pic", source, "-o", output]
    return [*words, "-c", source, "-o", output]


def assembly_command(build: Build, source: pathlib.Path) -> list[object] | None:
    """The command that prints assembly text with LLVM's marks of spills and reloads."""
    words = [build.column.tool, *build.column.arguments]
    if build.column.family == "llc":
        return [*words, "-relocation-model=pic", source, "-o", "-"]
    if build.column.family == "clang":
        return [*words, "-S", source, "-o", "-"]
    return None


def count(build: Build, source: pathlib.Path, target: pathlib.Path, log: str) -> dict[str, int]:
    """Static counts from the object file, the tool's messages and its assembly text."""
    family = build.column.family
    counts = {"moves": static_counts.moves(call(["objdump", "-d", "--no-show-raw-insn", target]).stdout)}
    assembly = assembly_command(build, source)
    if assembly:
        counts |= static_counts.of_llvm(call(assembly).stdout, target)
    elif family == "lilt":
        counts |= static_counts.of_lilt(log)
    elif family == "gcc":
        counts |= static_counts.of_gcc(target.with_suffix(".su"))
    return counts


def make(build: Build, directory: pathlib.Path) -> Build:
    """Compiles and links the build and returns it; it records errors."""
    try:
        source = build.program.inputs[build.form]
        if source.name == "lite.ll" and build.column.tool.endswith("-19"):
            source = as_bitcode(source, directory)
        target = build.executable.with_suffix(".o")  # its name has no dot
        log = call(compile_command(build, source, target)).stderr
        build.code_size = elf.code_size(target)
        # tcc's objects need its own library.
        link_with = build.column.tool if build.column.family == "tcc" else linker()
        libraries = ["-lm", "-lstdc++"] if build.program.is_cpp else ["-lm"]
        call([link_with, target, *libraries, "-o", build.executable])
        build.digest = hashlib.sha256(build.executable.read_bytes()).hexdigest()
        build.counts = count(build, source, target, log)
    except NotBuilt as problem:
        build.status, build.message = problem.status, str(problem)
    return build


def make_all(builds: list[Build], directory: pathlib.Path, progress: Progress) -> None:
    """Builds all of them, on all processors. Raises KeyboardInterrupt."""
    if not shutil.which("objdump"):
        raise SystemExit("no objdump to look at the code with: install binutils")
    pool = concurrent.futures.ThreadPoolExecutor(os.cpu_count())
    try:
        for done, built in enumerate(pool.map(lambda b: make(b, directory), builds), 1):
            a_build = progress.elapsed() / done
            progress.show(f"building, {done} of {len(builds)}: {built.name}", a_build * (len(builds) - done))
    finally:
        pool.shutdown(cancel_futures=True)
        progress.finish()
