#!/usr/bin/env python3
"""Runs a lilt that is linked without shared libraries: what works as ever, and the message where it does not.

  static.py --lilt build/lilt-static
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile

SEVEN = "define i32 @main() {\n  ret i32 7\n}\n"
HELLO = """@text = constant [6 x i8] c"hello\\00"
declare i32 @puts(ptr)
define i32 @main() {
  %n = call i32 @puts(ptr @text)
  ret i32 0
}
"""

# Words, status, output, and text of standard error.
CASES = [
    ("hello.ll -o hello", 0, "", ""),
    ("-c hello.ll -o hello.o", 0, "", ""),
    ("-static hello.ll -o hello-static", 0, "", ""),
    ("run seven.ll", 7, "", ""),
    ("interpret hello.ll", 0, "hello\n", ""),
    ("run hello.ll", 1, "", "lilt is linked statically"),
    ("--load-allocator=./none.so -c hello.ll", 1, "", "cannot"),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt-static", type=pathlib.Path)
    lilt = parser.parse_args().lilt.resolve()
    failures = []
    program_headers = subprocess.run(["readelf", "-lW", lilt], capture_output=True, text=True, check=True).stdout
    if "INTERP" in program_headers or "DYNAMIC" in program_headers:
        failures.append("it loads shared libraries")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "seven.ll").write_text(SEVEN)
        (folder / "hello.ll").write_text(HELLO)
        for words, *wanted, needle in CASES:
            done = subprocess.run([lilt, *words.split()], cwd=folder, capture_output=True, text=True)
            if [done.returncode, done.stdout] != wanted or (needle not in done.stderr if needle else done.stderr):
                failures.append("%s: status %d, %r: %s" % (words, done.returncode, done.stdout, done.stderr))
        for program in ("hello", "hello-static"):
            if subprocess.run([folder / program], capture_output=True, text=True).stdout != "hello\n":
                failures.append("%s does not run" % program)
    for failure in failures:
        print("FAILED " + failure)
    print("%d failed" % len(failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
