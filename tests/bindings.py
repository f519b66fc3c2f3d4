#!/usr/bin/env python3
"""Tests the bindings of liblilt (docs/bindings.md) in each language that is installed.

The files that are made from lilt.h are up to date, and a form that the generator does not know is an error with its
line. In each language, against an installation of its own: the page's program, tests/bindings/use.*, whose output is
use.expected, and Kaleidoscope, whose output for its tests is that of the one in C++ and whose source has fewer than 500
lines. Python's wheel is made, installed and used, also to call all functions with any values.

  bindings.py --build build [--only LANGUAGE…] [--cache DIR]     DIR keeps what Go and Rust compile
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINDINGS, EXAMPLES = ROOT / "driver" / "bindings", ROOT / "examples"
USE = ROOT / "tests" / "bindings"
sys.dont_write_bytecode = True
sys.path.insert(0, str(BINDINGS / "generator"))
import header  # noqa: E402


class Tests:
    def __init__(self, work):
        self.work, self.passed, self.failed, self.skipped = work, 0, 0, 0
        self.prefix = work / "prefix"
        self.environment = dict(os.environ, PYTHONDONTWRITEBYTECODE="1")

    def check(self, what, got, expected):
        if got == expected:
            self.passed += 1
        else:
            self.failed += 1
            print("FAILED %s: expected\n%s\ngot\n%s" % (what, expected, got))

    def skip(self, what):
        self.skipped += 1
        print("skipped: " + what)

    def run(self, *words, text=None, **options):
        """What a command prints; it may fail, and says so then."""
        done = subprocess.run([str(word) for word in words], input=text, text=True, timeout=300, env=self.environment,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
        return done.stdout if done.returncode == 0 else "%s\nstatus %d" % (done.stdout, done.returncode)

    def must(self, *words, **options):
        """The same of a command that a test needs."""
        printed = self.run(*words, **options)
        if re.search(r"\nstatus -?\d+$", printed):
            raise RuntimeError("%s: %s" % (" ".join(map(str, words)), printed[-4000:]))
        return printed

    def install(self, build):
        for component in ("runtime", "dev"):
            self.must("cmake", "--install", build, "--prefix", self.prefix, "--component", component)
        self.library = next(self.prefix.rglob("liblilt.so"))
        folder = self.library.parent
        self.environment.update(PKG_CONFIG_PATH=str(folder / "pkgconfig"), LD_LIBRARY_PATH=str(folder),
                                LILT_LIB_DIR=str(folder), LIBRARY_PATH=str(folder), CPATH=str(self.prefix / "include"))

    def programs(self, language, source, square, use, kaleidoscope, without=()):
        """Runs the three programs of a language: each a list of words."""
        lines = len(source.read_text().splitlines())
        self.check("%s, fewer than 500 lines of Kaleidoscope" % language, lines < 500, True)
        self.check(language + ", the page's program", self.run(*square), "49\n")
        expected = [line for line in (USE / "use.expected").read_text().splitlines(True)
                    if not any(word in line for word in without)]
        # It ends with the status that a lazy function's failure gives.
        self.check(language + ", its use", self.run(*use, USE), "".join(expected) + "\nstatus 1")
        for program in sorted((EXAMPLES / "kaleidoscope" / "tests").glob("*.ks")):
            printed = re.sub(r"\nstatus 1$", "", self.run(*kaleidoscope, text=program.read_text()))
            self.check("%s, %s" % (language, program.name), printed, program.with_suffix(".expected").read_text())

    def generated(self):
        self.check("made from lilt.h", self.run(sys.executable, BINDINGS / "generator", "--check"), "")
        text = (ROOT / "driver" / "include" / "lilt" / "lilt.h").read_text()
        line = text[:text.index("LILT_API const char* lilt_version")].count("\n") + 1
        for added, complaint in (
                ("struct lilt_new { int x; };", "a declaration of unknown form: 'struct lilt_new { int x; };'"),
                ("LILT_API void lilt_new(int (*f)(void));", "a declaration of unknown form: "
                 "'LILT_API void lilt_new(int (*f)(void));'"),
                ("LILT_API void lilt_new(lilt_module* m, long x);", "'x' of 'lilt_new' has a type that is unknown here: 'long'"),
                ("LILT_API void lilt_new(lilt_module* m, const lilt_type* x);", "'x' of 'lilt_new' has no count"),
                ("LILT_API void lilt_new(lilt_module* m, int x[4]);", "a parameter of unknown form: 'int x[4]'"),
                ("typedef enum { LILT_A = 2 } lilt_new;", "the enumerators of 'lilt_new' do not count from 0"),
                ("typedef struct lilt_new lilt_new;", "a type without a class: 'lilt_new'")):
            try:
                header.read(text.replace("LILT_API const char* lilt_version", added + "\nLILT_API const char* lilt_version"))
                found = "no error"
            except header.HeaderError as error:
                found = str(error)
            self.check(added, found, "lilt.h:%d: %s" % (line, complaint))
        try:
            header.read(text.replace("lilt_variables_seal(", "lilt_variables_use(", 1))
            self.check("two methods of one name", "no error", "an error")
        except header.HeaderError as error:
            self.check("two methods of one name", str(error), "header.py: Variables has two methods 'use'")
        names = set(re.findall(r"\blilt_\w+(?=\()", text))
        self.check("functions of lilt.h", sorted(f.name for f in header.read(text).functions),
                   sorted(name for name in names if re.search(r"^LILT_API [^;(]*\b%s\(" % name, text, re.M)))

    def by_hand(self):
        """Each function that no file is made with is in what is written by hand."""
        sources = {"python": BINDINGS / "python" / "lilt", "rust": BINDINGS / "rust" / "lilt" / "src",
                   "go": BINDINGS / "go", "ocaml": BINDINGS / "ocaml"}
        made = {"_lilt.py", "methods.rs", "lilt_c.go", "lilt_c.ml", "lilt_stubs.c"}
        declared = header.read((ROOT / "driver" / "include" / "lilt" / "lilt.h").read_text())
        for language, folder in sources.items():
            text = "".join(file.read_text() for file in folder.iterdir() if file.is_file() and file.name not in made)
            text = text.replace("lilt_##kind##_delete", " ".join("lilt_%s_delete" % kind for kind in re.findall(
                r"^KIND\((\w+)\)", text, re.M)))
            missing = {f.name for f in declared.functions if f.by_hand and f.name not in text}
            # Of which the bindings know the answer: a function's module is what it was got from.
            self.check("%s, by hand" % language, missing - {"lilt_function_module"}, set())

    def python(self):
        wheels = self.work / "wheels"
        wheels.mkdir()
        make = BINDINGS / "python" / "make_wheel.py"
        pure = self.must(sys.executable, make, wheels).strip()
        self.environment["LILT_LIBRARY"] = str(self.library)
        whole = self.must(sys.executable, make, wheels).strip()
        del self.environment["LILT_LIBRARY"]
        self.check("Python, the wheels", [re.sub(r"_2_\d+_", "_2_N_", name) for name in (pure, whole)],
                   ["lilt-0.1.0-py3-none-any.whl", "lilt-0.1.0-py3-none-manylinux_2_N_x86_64.whl"])
        site = self.work / "site"
        if self.run(sys.executable, "-m", "pip", "--version").startswith("pip "):
            self.must(sys.executable, "-m", "pip", "install", "--no-index", "--quiet", "--disable-pip-version-check",
                      "--root-user-action=ignore", "--no-compile", "--target", site, wheels / whole)
        else:
            shutil.unpack_archive(wheels / whole, site, "zip")
        system = self.environment.pop("LD_LIBRARY_PATH")  # the wheel brings its library
        self.environment["PYTHONPATH"] = str(site)
        kaleidoscope = EXAMPLES / "kaleidoscope" / "python" / "kaleidoscope.py"
        self.programs("Python", kaleidoscope, [sys.executable, EXAMPLES / "embed" / "square.py"],
                      [sys.executable, USE / "use.py"], [sys.executable, kaleidoscope])
        self.check("Python, random calls", self.run(sys.executable, USE / "random_calls.py", *range(1, 9)), "3200 calls\n")
        if shutil.which("mypy"):
            checked = self.run("mypy", "--cache-dir", self.cache / "mypy", BINDINGS / "python" / "lilt", kaleidoscope)
            self.check("Python, types", checked.splitlines()[-1][:7], "Success")
        else:
            self.skip("no mypy")
        self.environment["LILT_LIBRARY"] = "/no/such.so"
        wrong = self.run(sys.executable, "-c", "import lilt")
        self.check("Python without a library", "LILT_LIBRARY names the file" in wrong, True)
        del self.environment["LILT_LIBRARY"], self.environment["PYTHONPATH"]
        self.environment["LD_LIBRARY_PATH"] = system

    def rust(self):
        """Kaleidoscope as it is; the other two in projects made for them."""
        target = self.cache / "cargo"
        build = ("cargo", "build", "--offline", "--quiet", "--target-dir", target)
        self.must(*build, "--locked", cwd=EXAMPLES / "kaleidoscope" / "rust")
        for name, source in (("square", EXAMPLES / "embed" / "square.rs"), ("use", USE / "use.rs")):
            project = self.work / name
            (project / "src").mkdir(parents=True)
            shutil.copy(source, project / "src" / "main.rs")
            (project / "Cargo.toml").write_text(
                '[package]\nname = "lilt-%s"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nlilt = { path = "%s" }\n'
                % (name, BINDINGS / "rust" / "lilt"))
            self.must(*build, cwd=project)
        programs = [[target / "debug" / name] for name in ("lilt-square", "lilt-use", "kaleidoscope")]
        self.programs("Rust", EXAMPLES / "kaleidoscope" / "rust" / "src" / "main.rs", *programs, without=[" closed: ", "thrown: "])
        documents = self.must("cargo", "test", "--offline", "--locked", "--quiet", "--doc", "--target-dir", target,
                              "--package", "lilt", cwd=BINDINGS / "rust")
        self.check("Rust, what the compiler refuses", re.findall(r"test result: ok. (\d+) passed", documents), ["3"])

    def go(self):
        self.environment.update(GOCACHE=str(self.cache / "go"), GOFLAGS="-mod=mod", GOPROXY="off")
        for name, source in (("square", EXAMPLES / "embed" / "square.go"), ("use", USE / "use.go")):
            project = self.work / ("go-" + name)
            project.mkdir()
            shutil.copy(source, project / "main.go")
            (project / "go.mod").write_text("module lilt.example/%s\n\ngo 1.19\n\nrequire lilt.example/lilt v0.1.0\n\n"
                                            "replace lilt.example/lilt => %s\n" % (name, BINDINGS / "go"))
            self.must("go", "build", "-o", self.work / ("go-" + name) / "program", ".", cwd=project)
        self.must("go", "build", "-o", self.work / "go-kaleidoscope", ".", cwd=EXAMPLES / "kaleidoscope" / "go")
        self.check("Go, vet", self.run("go", "vet", ".", cwd=BINDINGS / "go"), "")
        self.programs("Go", EXAMPLES / "kaleidoscope" / "go" / "main.go", [self.work / "go-square" / "program"],
                      [self.work / "go-use" / "program"], [self.work / "go-kaleidoscope"])

    def ocaml(self):
        folder = self.work / "ocaml"
        shutil.copytree(BINDINGS / "ocaml", folder)
        kaleidoscope = EXAMPLES / "kaleidoscope" / "ocaml" / "kaleidoscope.ml"
        self.must("ocamlopt", "-ccopt", "-Wall -Wextra -Werror", "-c", "lilt_stubs.c", "lilt_support.c", cwd=folder)
        self.must("ocamlopt", "-w", "+a-4-9-40-41-42-44-45-70", "-warn-error", "+a", "-c", "lilt_c.ml", "lilt.ml", cwd=folder)
        for source in (EXAMPLES / "embed" / "square.ml", USE / "use.ml", kaleidoscope):
            shutil.copy(source, folder)
            self.must("ocamlopt", "-o", source.stem, "lilt_stubs.o", "lilt_support.o", "lilt_c.cmx", "lilt.cmx", source.name,
                      "-cclib", "-llilt", cwd=folder)
        self.programs("OCaml", kaleidoscope, [folder / "square"], [folder / "use"], [folder / "kaleidoscope"],
                      without=["small: "])


LANGUAGES = {"python": ("python3", Tests.python), "rust": ("cargo", Tests.rust), "go": ("go", Tests.go),
             "ocaml": ("ocamlopt", Tests.ocaml)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True, type=pathlib.Path)
    parser.add_argument("--only", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--cache", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tests = Tests(pathlib.Path(folder))
        tests.cache = options.cache.resolve() if options.cache else tests.work / "cache"
        tests.generated()
        tests.by_hand()
        tests.install(options.build.resolve())
        for language in options.only:
            tool, test = LANGUAGES[language]
            try:
                test(tests) if shutil.which(tool) or language == "python" else tests.skip("no " + tool)
            except RuntimeError as error:
                tests.check(language, str(error), "")
    print("%d passed, %d failed, %d skipped" % (tests.passed, tests.failed, tests.skipped))
    return 1 if tests.failed or not tests.passed else 0


if __name__ == "__main__":
    sys.exit(main())
