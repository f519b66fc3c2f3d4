#!/usr/bin/env python3
"""Profiles from end to end: `lilt cc` builds a program that counts, the program runs, llvm-profdata merges what it wrote, and
`lilt cc` uses it. The programs print the same each time, and hot and cold functions are where they belong.

  profiles.py --lilt build/lilt [--clang clang-19]

Ends with status 77 if clang's runtime of profiles, or llvm-profdata, is not installed.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE = """#include <stdio.h>
#include <stdlib.h>
static unsigned state = 7;
static unsigned next(void) { return state = state * 1664525 + 1013904223; }
__attribute__((noinline)) static unsigned common(unsigned x) { return x % 7 == 0 ? x / 7 : x * 3 + 1; }
__attribute__((noinline)) static void complain(unsigned x) { printf("complaint about %u\\n", x); }
__attribute__((noinline)) static unsigned never(unsigned x) { complain(x); return x ^ 5; }
static unsigned (*const table[2])(unsigned) = {common, never};
int main(int n, char **words) {
  unsigned sum = 0, rounds = n > 1 ? (unsigned)atoi(words[1]) : 300000;
  for (unsigned i = 0; i < rounds; ++i) {
    const unsigned x = next() >> 8;
    sum += table[n > 2](x);
    if (x % 64 == 0) sum ^= i;
    if (sum == 12345678) complain(sum);
  }
  printf("%u\\n", sum);
  return 0;
}
"""

# Of the loop: lines count from the function's first, as they do in a profile of samples.
SAMPLES = "main:900000:1\n 0: 1\n 2: 30000\n 3: 30000\n 4: 30000 common:30000\n 5: 30000\n 6: 30000\ncommon:60000:30000\n 0: 30000\n"


class Failure(Exception):
    pass


class Profiles:
    def __init__(self, arguments, folder):
        self.lilt = [pathlib.Path(arguments.lilt).resolve(), "cc", "--clang=" + arguments.clang]
        self.profdata = arguments.profdata
        self.folder = pathlib.Path(folder)
        (self.folder / "p.c").write_text(SOURCE)

    def call(self, words, **options):
        done = subprocess.run(words, cwd=self.folder, capture_output=True, text=True, timeout=120, **options)
        if done.returncode != 0:
            raise Failure("%s: status %d\n%s" % (" ".join(map(str, words)), done.returncode, done.stderr))
        return done.stdout + done.stderr

    def build(self, output, *flags):
        self.call([*self.lilt, "-O2", *flags, "p.c", "-o", output])

    def count(self, option, name):
        """A profile that a program built with the option writes."""
        self.build(name, option)
        raw = self.folder / (name + ".profraw")
        printed = self.call(["./" + name], env={"LLVM_PROFILE_FILE": str(raw)})
        self.call([self.profdata, "merge", "-o", name + ".profdata", raw])
        return printed

    def section_of(self, output, function):
        """Of a function in a text for the assembler."""
        text = (self.folder / output).read_text()
        before = text[:re.search(r"^%s:" % re.escape(function), text, re.M).start()]
        return re.findall(r"^\t(?:\.section\t)?(\.text[\w.]*)", before, re.M)[-1]

    def expect(self, what, found, wanted):
        if found != wanted:
            raise Failure("%s: %r, expected %r" % (what, found, wanted))

    def run(self):
        self.build("plain")
        expected = self.call(["./plain"])
        for generate, name in (("-fprofile-instr-generate", "regions"), ("-fprofile-generate", "edges")):
            self.expect(generate, self.count(generate, name), expected)
            for use in ("-fprofile-use=", "-fprofile-instr-use="):
                flag = use + name + ".profdata"
                self.build("used", flag)
                self.expect(flag, self.call(["./used"]), expected)
                self.expect(flag + " with other words", self.call(["./used", "1000"]), self.call(["./plain", "1000"]))
                self.call([*self.lilt, "-O2", flag, "-S", "p.c", "-o", "used.s"])
                self.expect("section of @main", self.section_of("used.s", "main"), ".text.hot.")
                self.expect("section of @never", self.section_of("used.s", "never"), ".text.unlikely.")
            # Only profiles of edges need LLVM's passes.
            steps = self.call([*self.lilt, "-O2", "-fprofile-use=%s.profdata" % name, "-c", "p.c", "-###"])
            self.expect("passes are disabled", "-disable-llvm-passes" in steps, name == "regions")
        (self.folder / "samples").write_text(SAMPLES)
        self.build("sampled", "-gline-tables-only", "-fprofile-sample-use=samples")
        self.expect("-fprofile-sample-use", self.call(["./sampled"]), expected)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--clang", default="clang-19")
    parser.add_argument("--profdata", default="llvm-profdata-19")
    arguments = parser.parse_args()
    if shutil.which(arguments.clang) is None or shutil.which(arguments.profdata) is None:
        print("skipped: needs %s and %s" % (arguments.clang, arguments.profdata))
        sys.exit(77)
    runtime = subprocess.run([arguments.clang, "-print-file-name=libclang_rt.profile-x86_64.a"], capture_output=True, text=True)
    found = subprocess.run([arguments.clang, "-print-runtime-dir"], capture_output=True, text=True).stdout.strip()
    folder = pathlib.Path(found).parent
    if not any(folder.rglob("libclang_rt.profile*.a")) and "/" not in runtime.stdout.strip():
        print("skipped: needs clang's runtime of profiles (Debian: libclang-rt-19-dev)")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as scratch:
        try:
            Profiles(arguments, scratch).run()
        except Failure as failure:
            sys.exit(str(failure))
    print("profiles of regions, of edges and of samples are used")


if __name__ == "__main__":
    main()
