"""Languages besides C and C++ whose compilers print LLVM IR, for tests/suites/run.

A *compiler* here is one of them in one of its modes. `make` leaves three things in a directory: `own`, the executable by
the compiler's own backend; `program.ll`, the IR of the program's module; and `link`, the words of a command that links an
object in place of that module's, where `@object` and `@binary` stand for two paths.
"""
import dataclasses
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess

from c_programs import errors_of

RECORDER = pathlib.Path(__file__).resolve().parent / "recorder"


def said(source, pattern):
    """What a program's text says about itself in comments, such as the options that it needs."""
    return [word for text in re.findall(pattern, source.read_text(errors="replace"), re.M) for word in shlex.split(text)]


@dataclasses.dataclass(frozen=True)
class Compiler:
    name: str  # as in tables
    tool: str
    flags: tuple
    lilt: tuple = ()  # options that lilt needs to do the same, apart from its level

    def available(self):
        return shutil.which(self.tool) is not None

    def make(self, source, directory):
        """Returns an error text, empty for success."""
        try:
            return self.compile(source, directory)
        except (OSError, subprocess.SubprocessError, ValueError) as problem:
            return str(problem)

    def link(self, directory, words):
        (directory / "link").write_text(json.dumps([str(w) for w in words]))
        return ""

    def record(self, directory, program, kept, words):
        """Runs the compiler, which calls the recorder; returns the words of that call."""
        environment = os.environ | {"LILT_RECORD": str(directory), "LILT_RECORDED": program, "LILT_KEPT": kept}
        done = subprocess.run([str(w) for w in words], cwd=directory, env=environment, capture_output=True, timeout=300)
        if done.returncode:
            raise ValueError(done.stderr.decode(errors="replace"))
        return json.loads((directory / "recorded").read_text())


class Rust(Compiler):
    def compile(self, source, directory):
        asked = said(source, r"^//@? ?compile-flags: ?(.*)$")
        edition = said(source, r"^//@? ?edition: ?(\d+)") or ["2021"]
        words = self.record(directory, "cc", str(pathlib.Path.home() / ".rustup"), [
            self.tool, "--edition", edition[0], "--crate-name", "program", "-A", "warnings", "--cap-lints", "allow",
            *self.flags, *asked, "-C", "codegen-units=1", "-C", "linker=" + str(RECORDER),
            "--emit=llvm-ir=%s,link=%s" % (directory / "program.ll", directory / "own"), source])
        objects = [w for w in words if re.search(r"-cgu\.0\.rcgu\.o$", w)]
        if len(objects) != 1:
            return "not one object"
        names = {objects[0]: "@object", str(directory / "own"): "@binary"}
        return self.link(directory, ["cc", *(names.get(w, w) for w in words)])


class D(Compiler):
    def compile(self, source, directory):
        asked = [w for w in said(source, r"^\s*(?:// )?(?:REQUIRED_ARGS|ARGS)(?:\(linux.*?\))?: ?(.*)$")
                 if not w.startswith(("-O", "-inline", "-release", "-fPIC"))]
        words = [self.tool, *self.flags, *asked, "-I" + str(source.parent), "-J" + str(source.parent)]
        return (errors_of([*words, source, "-of=" + str(directory / "own"), "-od=" + str(directory)]) or
                errors_of([*words, "-output-ll", source, "-of=" + str(directory / "program.ll")]) or
                self.link(directory, [*words, "@object", "-of=@binary"]))


class Crystal(Compiler):
    def compile(self, source, directory):
        environment = os.environ | {"CRYSTAL_CACHE_DIR": str(directory / "cache")}
        done = subprocess.run([self.tool, "build", *self.flags, source, "--no-color", "--single-module", "--cross-compile",
                               "--target", "x86_64-unknown-linux-gnu", "--emit", "llvm-ir", "-o", directory / "program"],
                              cwd=directory, env=environment, capture_output=True, text=True, timeout=300)
        shutil.rmtree(directory / "cache", ignore_errors=True)
        if done.returncode:
            return done.stdout + done.stderr
        words = shlex.split(done.stdout.strip().splitlines()[-1])
        next(directory.glob("*.ll")).rename(directory / "program.ll")
        own, words = words[1], ["cc", "@object", "-o", "@binary", *words[4:]]
        error = errors_of([{"@object": own, "@binary": directory / "own"}.get(w, w) for w in words])
        return error or self.link(directory, words)


class Haskell(Compiler):
    def compile(self, source, directory):
        for name in ("llc-14", "opt-14"):
            if not shutil.which(name):
                return name + " is missing"
        own = shutil.copy(source, directory / "program.hs")
        words = self.record(directory, "llc-14", "/lib", [
            self.tool, "-v0", *self.flags, "-fllvm", "-pgmlo", "opt-14", "-optlo-S", "-pgmlc", RECORDER, own,
            "-o", directory / "own"])
        kept = next(w for w in words if w.endswith(".bc"))
        pathlib.Path(kept).rename(directory / "program.ll")
        packages = [w for name in ("containers", "bytestring", "array", "mtl") for w in ("-package", name)]
        return self.link(directory, [self.tool, "-v0", *packages, *(f for f in self.flags if f == "-threaded"), "@object",
                                     "-o", "@binary"])


class Fortran(Compiler):
    def compile(self, source, directory):
        words = [self.tool, *self.flags, "-I" + str(source.parent)]
        return (errors_of([*words, source, "-o", directory / "own"], cwd=directory) or
                errors_of([*words, "-S", "-emit-llvm", source, "-o", directory / "program.ll"], cwd=directory) or
                self.link(directory, [self.tool, "@object", "-o", "@binary", "-lm"]))


class Faust(Compiler):
    """A signal processor: the program around it, in C, prints what comes out. Faust marks all arithmetic `fast`, so LLVM
    may add in another order, and so round otherwise; the own build does without these flags."""

    def compile(self, source, directory):
        frame = pathlib.Path(__file__).parent / "faust" / "frame.c"
        bitcode, text, own = directory / "program.bc", directory / "program.ll", directory / "own.o"
        words = ["cc", "-DSAMPLE=" + ("double" if "-double" in self.flags else "float"), frame, "@object", "-lm", "-o",
                 "@binary"]
        error = (errors_of([self.tool, "-lang", "llvm", *self.flags, source, "-o", bitcode]) or
                 errors_of(["llvm-dis-14", bitcode, "-o", text]))
        if error:
            return error
        exact = directory / "own.ll"
        exact.write_text(re.sub(r"\b(call|phi|select|f\w+) fast ", r"\1 ", text.read_text()))
        return (errors_of(["llc-14", "-O2", "--relocation-model=pic", "-filetype=obj", exact, "-o", own]) or
                errors_of([{"@object": own, "@binary": directory / "own"}.get(w, w) for w in words]) or
                self.link(directory, words))


@dataclasses.dataclass(frozen=True)
class Language:
    suffixes: tuple
    compilers: tuple  # in the modes that a suite tries


D_SECTIONS = ("-ffunction-sections", "-fdata-sections")  # ldc2 lets the linker drop what is not used
LANGUAGES = {
    "rust": Language((".rs",), (
        Rust("rustc -C panic=abort", "rustc", ("-C", "panic=abort")),
        Rust("rustc -O -C panic=abort", "rustc", ("-O", "-C", "panic=abort")),
        Rust("rustc", "rustc", ("-C", "debuginfo=0")),
        Rust("rustc -O", "rustc", ("-O",)),
        Rust("rustc -g", "rustc", ("-g",)))),
    "d": Language((".d",), (
        D("ldc2", "ldc2", (), D_SECTIONS),
        D("ldc2 -O2", "ldc2", ("-O2",), D_SECTIONS))),
    "crystal": Language((".cr",), (
        Crystal("crystal", "crystal", ("--no-debug",)),
        Crystal("crystal --release", "crystal", ("--release", "--no-debug")))),
    "ghc": Language((".hs",), (
        Haskell("ghc -O0", "ghc", ("-O0",)),
        Haskell("ghc -O1", "ghc", ("-O1",)),
        Haskell("ghc -O2", "ghc", ("-O2",)))),
    "fortran": Language((".f90", ".f", ".f03"), (
        Fortran("flang-new-19 -O0", "flang-new-19", ("-O0",)),
        Fortran("flang-new-19 -O2", "flang-new-19", ("-O2",)))),
    "faust": Language((".dsp",), (
        Faust("faust", "faust", ()),
        Faust("faust -double", "faust", ("-double",)))),
}
