#!/usr/bin/env python3
"""Bitcode: lilt's object of what llvm-as writes equals that of llvm-dis's text for it, byte for byte, for each LLVM
that is installed; damaged files are errors with a bit offset.

Usage: bitcode.py [--lilt build/lilt] [--all] [--versions 14,19]
"""
import argparse
import concurrent.futures
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

TESTS = pathlib.Path(__file__).resolve().parent
VERSIONS = range(14, 30)
LEVELS = ("-O0", "-O2")
MEMORY = 2 << 30  # bytes
SECONDS = 60
SAMPLE = 120  # inputs, without --all
RUST = """
use std::collections::HashMap;
pub enum Shape { Circle(f64), Named { name: String, sides: u8 } }
#[no_mangle] pub fn area(shapes: &[Shape], known: &HashMap<String, f64>) -> f64 {
    shapes.iter().map(|s| match s { Shape::Circle(r) => r * r * 3.14, Shape::Named { name, sides } =>
        known.get(name).copied().unwrap_or(*sides as f64) }).sum()
}
"""
C = "#include <stdio.h>\nint square(int x) { return x * x; }\nint main(void) { printf(\"%d\\n\", square(7)); return 0; }\n"


# Files of a few records that say what cannot be, and what lilt says of it.
HOSTILE = [
    ("arguments", "4243c0de210c00000a0000000b02210f03000000060000007383e0ffffffffffffffffffd910042302"
     "7c98120400000000000000", "metadata 18446744073709551615 does not exist"),
    ("enumerator", "4243c0de210c00000a0000000b02210f03000000060000007308e2ffffffffffffffffff01841101"
     "3e4c09000000000000000000", "an integer of too many bits"),
]


def run(words, **more):
    return subprocess.run(["prlimit", "--as=%d" % MEMORY, *map(str, words)], capture_output=True, timeout=SECONDS, **more)


def damaged(rng, data):
    """Copies of a file with something wrong: cut off, or with bits changed."""
    for _ in range(8):
        yield data[:rng.randrange(8, len(data))]
    for count in (1, 1, 1, 2, 8):
        changed = bytearray(data)
        for _ in range(count):
            changed[rng.randrange(4, len(changed))] ^= 1 << rng.randrange(8)
        yield bytes(changed)


def lines_of(text):
    """A module's lines without comments; definitions of types and comdats, whose order says nothing, are sorted."""
    lines = [re.sub(r"\s+; preds = .*", "", line).replace("\\\\", "\\5C").rstrip() for line in text.decode().split("\n")]
    lines = [line for line in lines if line and not line.startswith(";")]
    return sorted(line for line in lines if re.match(r"\S+ = (type|comdat) ", line)), [
        line for line in lines if not re.match(r"\S+ = (type|comdat) ", line)]


class Suite:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.passed, self.failures = 0, []

    def note(self, name, complaint):
        if complaint:
            self.failures.append(name + ": " + complaint)
        else:
            self.passed += 1

    def object_of(self, path, level):
        """Status, messages without the file's name and places, and the object."""
        made = path.with_suffix(path.suffix + ".o")
        made.unlink(missing_ok=True)
        result = run([self.options.lilt, level, "-c", path, "-o", made])
        said = re.sub(r"^\S*?(:\d+:\d+)?: ", "", result.stderr.decode(errors="replace"), flags=re.M)
        return result.returncode, said, made.read_bytes() if made.exists() else b""

    def complaint_of(self, bitcode, text):
        for level in LEVELS:
            one, other = self.object_of(bitcode, level), self.object_of(text, level)
            if one[0] != other[0]:
                return "%s: status %d, of the text %d: %s" % (level, one[0], other[0], one[1][:300] or other[1][:300])
            if one[2] != other[2]:
                return level + ": the objects differ"
        return ""

    def check_input(self, version, source):
        stem = "%s-%d" % (re.sub(r"\W+", "-", str(source.relative_to(TESTS))), version)
        bitcode, text = self.folder / (stem + ".bc"), self.folder / (stem + ".ll")
        if run(["llvm-as-%d" % version, source, "-o", bitcode]).returncode != 0:
            return False  # not the text of this LLVM
        if run(["llvm-dis-%d" % version, bitcode, "-o", text]).returncode != 0:
            return False
        self.note("%s, LLVM %d" % (source.relative_to(TESTS), version), self.complaint_of(bitcode, text))
        if len(stem) % 6 == 0:
            self.check_damaged(stem, bitcode.read_bytes())
        for path in self.folder.glob(stem + "*"):
            path.unlink()
        return True

    def check_damaged(self, name, data):
        rng = random.Random(name)
        for number, bad in enumerate(damaged(rng, data)):
            path = self.folder / ("%s-damaged-%d.bc" % (name, number))
            path.write_bytes(bad)
            result = run([self.options.lilt, "check", path])
            said = result.stderr.decode(errors="replace")
            right = result.returncode == 0 or (result.returncode == 1 and "error" in said)
            if len(bad) < len(data):
                right = result.returncode == 1 and re.search(r"damaged LLVM bitcode, at bit \d+: ", said)
            self.note("%s, damaged %d" % (name, number), "" if right else "status %d: %s" % (result.returncode, said[:300]))
            path.unlink()

    def check_hostile(self):
        for name, contents, wanted in HOSTILE:
            path = self.folder / (name + ".bc")
            path.write_bytes(bytes.fromhex(contents))
            said = run([self.options.lilt, "dis", path]).stderr.decode(errors="replace")
            self.note(name, "" if wanted in said else said[:300])

    def check_text(self, version):
        """`lilt dis` prints what llvm-dis prints."""
        source = TESTS / "bitcode" / ("features-%d.ll" % version)
        bitcode = self.folder / "features.bc"
        if not source.exists():
            return
        run(["llvm-as-%d" % version, source, "-o", bitcode])
        wanted = lines_of(run(["llvm-dis-%d" % version, bitcode, "-o", "-"]).stdout)
        shown = lines_of(run([self.options.lilt, "dis", bitcode]).stdout)
        differing = [pair for one, other in zip(wanted, shown) for pair in zip(one, other) if pair[0] != pair[1]]
        self.note("text, LLVM %d" % version, "" if wanted == shown else "%s" % (differing or "another length"))

    def check_inputs(self, version):
        inputs = sorted(p for p in TESTS.glob("*/**/*.ll") if p.stat().st_size < 2_000_000)
        if not self.options.all:
            inputs = random.Random(version).sample(inputs, SAMPLE)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            taken = sum(pool.map(lambda source: self.check_input(version, source), inputs))
        self.note("inputs of LLVM %d" % version, "" if taken > SAMPLE // 10 else "only %d" % taken)

    def check_containers(self, version):
        """The wrapper, a section of an object, what clang -flto writes, standard input."""
        source = self.folder / "c.c"
        source.write_text(C)
        raw, text = self.folder / "raw.bc", self.folder / "raw.ll"
        clang = "clang-%d" % version
        if shutil.which(clang) is None or run([clang, "-O1", "-flto", "-c", source, "-o", raw]).returncode != 0:
            return
        run(["llvm-dis-%d" % version, raw, "-o", text])
        data = raw.read_bytes()
        wrapped = self.folder / "wrapped.bc"
        header = (0x0B17C0DE, 0, 20, len(data), 7)
        wrapped.write_bytes(b"".join(word.to_bytes(4, "little") for word in header) + data + bytes(-len(data) % 16))
        self.note("wrapper, LLVM %d" % version, self.complaint_of(wrapped, text))
        fat = self.folder / "fat"
        run([self.options.lilt, "-c", text, "-o", self.folder / "code.o"])
        run(["objcopy", "--add-section", ".llvmbc=%s" % raw, self.folder / "code.o", fat])
        self.note("section of an object, LLVM %d" % version, self.complaint_of(fat, text))
        piped = run([self.options.lilt, "-c", "-", "-o", self.folder / "piped.o"], input=data)
        same = piped.returncode == 0 and (self.folder / "piped.o").read_bytes() == self.object_of(text, "-O2")[2]
        self.note("standard input, LLVM %d" % version, "" if same else "differs")
        named = self.folder / "c.o"
        named.write_bytes(data)
        for words in ([self.options.lilt], [self.options.lilt, "cc"]):
            program = self.folder / "program"
            linked = run([*words, named, "-o", program])
            right = linked.returncode == 0 and run([program]).stdout == b"49\n"
            self.note("%s of an object of -flto, LLVM %d" % (words[1:] or "lilt", version),
                      "" if right else linked.stderr.decode()[:300])
        self.check_archive(version, clang)
        shown = run([self.options.lilt, "dis", named])
        (self.folder / "shown.ll").write_bytes(shown.stdout)
        self.note("lilt dis, LLVM %d" % version, self.complaint_of(self.folder / "shown.ll", text))

    def check_archive(self, version, clang):
        """Of bitcode and of a usual object, with a name that is long."""
        parts = {"square": "int square(int x) { return x * x; }\n", "a_name_of_many_letters": "int more = 7;\n",
                 "main": "int square(int), printf(const char *, ...); extern int more;\n"
                         "int main(void) { printf(\"%d\\n\", square(more)); return 0; }\n"}
        for name, text in parts.items():
            (self.folder / (name + ".c")).write_text(text)
            run([clang, *(["-flto"] if name != "square" else []), "-c", name + ".c"], cwd=self.folder)
        (self.folder / "libparts.a").unlink(missing_ok=True)
        run(["ar", "rcS", "libparts.a", "square.o", "a_name_of_many_letters.o"], cwd=self.folder)
        program = self.folder / "archived"
        linked = run([self.options.lilt, "cc", "main.o", "libparts.a", "-o", program], cwd=self.folder)
        right = linked.returncode == 0 and run([program]).stdout == b"49\n"
        self.note("archive, LLVM %d" % version, "" if right else linked.stderr.decode()[:300])

    def check_rust(self):
        if shutil.which("rustc") is None:
            return
        (self.folder / "shapes.rs").write_text(RUST)
        for words in ((), ("-O",), ("-O", "-g")):
            made = run(["rustc", "--crate-type=lib", "--emit=llvm-bc,llvm-ir", "-Ccodegen-units=1", *words, "shapes.rs"],
                       cwd=self.folder)
            bitcode, text = self.folder / "libshapes.bc", self.folder / "libshapes.ll"
            if not bitcode.exists():
                bitcode, text = self.folder / "shapes.bc", self.folder / "shapes.ll"
            if made.returncode == 0:
                self.note("rustc " + " ".join(words), self.complaint_of(bitcode, text))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--all", action="store_true", help="all stored inputs, not a sample")
    parser.add_argument("--versions", type=lambda text: [int(n) for n in text.split(",")], default=VERSIONS)
    options = parser.parse_args()
    options.lilt = pathlib.Path(options.lilt).resolve()
    installed = [v for v in options.versions if shutil.which("llvm-as-%d" % v) and shutil.which("llvm-dis-%d" % v)]
    if not installed:
        print("no llvm-as and llvm-dis are installed")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        suite = Suite(options, pathlib.Path(folder))
        for version in installed:
            suite.check_inputs(version)
            suite.check_text(version)
            suite.check_containers(version)
        suite.check_rust()
        suite.check_hostile()
    for failure in suite.failures:
        print("FAILED " + failure)
    print("LLVM %s: %d passed, %d failed" % (", ".join(map(str, installed)), suite.passed, len(suite.failures)))
    return 1 if suite.failures else 0


if __name__ == "__main__":
    sys.exit(main())
