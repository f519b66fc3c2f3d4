#!/usr/bin/env python3
"""Certificates of code: what `lilt check --code` prints, and that --verify-code changes nothing that is made.

  certificates.py --lilt build/lilt
"""
import argparse
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "intrinsics"))
from x86_features import of_one_type

HARD = pathlib.Path(__file__).resolve().parent / "certified"
GOLDEN = pathlib.Path(__file__).resolve().parents[1] / "golden"
TABLE = pathlib.Path(__file__).resolve().parents[2] / "ir" / "ssa" / "intrinsics.def"
PROGRAMS = pathlib.Path(__file__).resolve().parents[1] / "programs"
PROGRAM = PROGRAMS / "algorithms" / "hash-table.ll"
# One function that is certified, one that never is.
UNKNOWN = """define i32 @main() {
  %r = call i32 @asm(i32 6)
  ret i32 %r
}
define i32 @asm(i32 %x) noinline {
  %r = call i32 asm "incl $0", "=r,0"(i32 %x)
  ret i32 %r
}
"""
CERTIFIED = re.compile(r"(\d+) of (\d+) functions are certified; (\d+) of their (\d+) branches went one way in all runs\n")
ROWS = ["certified", "certified.decisions", "certified.decisions-untried", "uncertified"]


def type_of(word):
    """Of a word of a signature in intrinsics.def: v4f32."""
    word = word.lstrip("!")
    names = {"f32": "float", "f64": "double"}
    vector = re.fullmatch(r"v(\d+)(\w+)", word)
    return "<%s x %s>" % (vector[1], names.get(vector[2], vector[2])) if vector else names.get(word, word)


class Checks:
    def __init__(self, lilt, directory):
        self.lilt, self.directory = lilt, directory
        self.passed, self.failures = 0, []
        self.unknown = directory / "unknown.ll"
        self.unknown.write_text(UNKNOWN)
        self.one = directory / "one.ll"

    def run(self, *words):
        done = subprocess.run([self.lilt, *map(str, words)], cwd=self.directory, capture_output=True, timeout=120)
        return done.returncode, done.stdout, done.stderr.decode(errors="replace")

    def expect(self, name, found, wanted):
        self.passed += found == wanted
        if found != wanted:
            self.failures.append("%s: %r instead of %r" % (name, found, wanted))

    def counts(self):
        """`check --code` counts the functions of all inputs, and gives the reasons."""
        for level in ("-O0", "-O2"):
            status, output, errors = self.run("check", "--code", level, PROGRAM)
            found = CERTIFIED.fullmatch(output.decode())
            self.expect("check --code " + level, (status, errors, bool(found)), (0, "", True))
            if found:
                certified, functions, untried, branches = map(int, found.groups())
                self.expect("counts at " + level, (certified, branches > 0, untried <= branches), (functions, True, True))
        wanted = ("1 of 2 functions are certified; 0 of their 0 branches went one way in all runs\n"
                  "not certified: 1 because of inline assembly\n")
        self.expect("reasons", self.run("check", "--code", self.unknown), (0, wanted.encode(), ""))
        twice = wanted.replace("1 of 2", "2 of 4").replace(": 1", ": 2")
        (self.directory / "copy.ll").write_text(UNKNOWN)
        self.expect("two inputs", self.run("check", "--code", self.unknown, "copy.ll"), (0, twice.encode(), ""))
        status, output, errors = self.run("check", "--code", "missing.ll")
        self.expect("missing input", (status, output, "missing.ll" in errors), (1, b"", True))
        for words in (("-S", "--code"), ("check", "--code", "--allocation=a")):
            status, _, errors = self.run(*words, self.unknown)
            self.expect(" ".join(words), (status, "--code is for 'lilt check'" in errors), (1, True))

        _, _, errors = self.run("check", "--code", "--remarks", self.unknown)
        self.expect("remarks", "remark: not certified because of inline assembly" in errors, True)
        status, _, errors = self.run("check", "--code", "--stop-after=isel", self.unknown)
        self.expect("no code", (status, "leave no code" in errors), (1, True))

    def intrinsics(self):
        """Each llvm.x86 intrinsic of vectors, as the whole of a function, with AVX-512: which are not certified."""
        rows = re.findall(r'X\("(llvm\.x86\.(?:avx|fma|f16c|sse|ssse)[^"]*)", "([^"]*)"', TABLE.read_text())
        unknown = {}
        for name, signature in itertools.starmap(of_one_type, rows):
            result, *words = signature.split()
            types = [type_of(word) for word in words]
            passed = ["%s %s" % (t, "4" if w.startswith("!") else "%%a%d" % i) for i, (w, t) in enumerate(zip(words, types))]
            is_void = result == "void"
            self.one.write_text("declare %s @%s(%s)\ndefine %s @f(%s) {\n  %scall %s @%s(%s)\n  ret %s\n}\n" % (
                type_of(result), name, ", ".join(types), type_of(result),
                ", ".join(p for p in passed if "%a" in p), "" if is_void else "%r = ", type_of(result), name,
                ", ".join(passed), "void" if is_void else type_of(result) + " %r"))
            status, output, errors = self.run("check", "--code", "-O2", "--mcpu=x86-64-v4", self.one)
            if status != 0 or b"1 of 1" not in output:
                reason = re.search(r"because of (.*)", output.decode() + errors)
                unknown.setdefault(reason[1] if reason else errors, []).append(name)
        self.expect("intrinsics", len(rows) > 300, True)
        for reason, names in unknown.items():
            is_known = (reason == "inline assembly" or "rcp" in names[0] or "rsqrt" in names[0]
                        or (reason == "a dynamic alloca" and all("compress" in n or "expand" in n for n in names)))
            self.expect(", ".join(names) + ": " + reason, is_known, True)

    def hard(self):
        """Functions whose code looks wrong if the search for what is where is less thorough."""
        for path in sorted(HARD.glob("*.ll")):
            for flags in (["-O0"], ["-O0", "--ra-regs=3"], ["-O2"], ["-O2", "--regalloc=ssa"]):
                status, output, errors = self.run("check", "--code", *flags, path)
                found = CERTIFIED.fullmatch(output.decode())
                self.expect("%s at %s" % (path.name, " ".join(flags)), (status, errors, bool(found) and found[1] == found[2]), (0, "", True))

    def golden(self):
        """No golden test's code looks wrong."""
        for path in sorted(GOLDEN.rglob("*.ll")):
            _, _, errors = self.run("check", "--code", "-O2", path)
            self.expect("%s/%s" % (path.parent.name, path.name), "internal error" in errors, False)

    def outputs(self):
        """--verify-code changes neither objects, assembly nor what a program does."""
        for path in (PROGRAM, self.unknown):
            for words in (["-c", "-o", "-"], ["-S", "-o", "-"], ["-c", "-g", "-O0", "-o", "-"], ["run"]):
                plain = self.run(*words, path)
                self.expect("%s of %s" % (" ".join(words), path.name), self.run(*words, "--verify-code", path), plain)
        self.expect("run", self.run("run", "--verify-code", self.unknown)[0], 7)

    def reports(self):
        """Remarks, counts and times."""
        compiled = ["-c", "-o", "/dev/null", "--verify-code", self.unknown]
        _, _, errors = self.run(*compiled, "--remarks")
        remarks = re.findall(r"unknown\.ll:(\d+):\d+: remark: (not certified .*)", errors)
        self.expect("remarks", remarks, [("6", "not certified because of inline assembly")])
        _, _, errors = self.run(*compiled, "--remarks", "--filter-print-funcs=main")
        self.expect("remarks of another function", "not certified" in errors, False)
        self.expect("no remarks", self.run(*compiled)[2], "")
        _, output, errors = self.run(*compiled, "--stats")
        rows = re.findall(r"^ *(\d+)  (\S*certified\S*)$", output.decode() + errors, re.MULTILINE)
        self.expect("--stats", rows, list(zip(("1", "0", "0", "1"), ROWS)))
        _, output, errors = self.run("-c", "-o", "/dev/null", "--stats", self.unknown)
        self.expect("--stats without it", "certified" in output.decode() + errors, False)
        for words, wanted in ((compiled, True), (["-c", "-o", "/dev/null", self.unknown], False)):
            _, output, errors = self.run(*words, "--time-passes")
            self.expect("--time-passes", " certify\n" in output.decode() + errors, wanted)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        checks = Checks(pathlib.Path(options.lilt).resolve(), pathlib.Path(name))
        for check in (checks.counts, checks.intrinsics, checks.hard, checks.golden, checks.outputs, checks.reports):
            check()
    for failure in checks.failures:
        print("FAILED " + failure)
    print("%d passed, %d failed" % (checks.passed, len(checks.failures)))
    return 1 if checks.failures or checks.passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
