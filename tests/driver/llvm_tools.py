#!/usr/bin/env python3
"""Runs lilt under the names llc and lli, and where LLVM's own tools are installed compares them: the same command lines
have to make the same files, and programs the same output and status.

  llvm_tools.py --lilt build/lilt [--filter REGEX]
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM = """@format = private constant [4 x i8] c"%s\\0A\\00"
declare i32 @printf(ptr, ...)
define i32 @main(i32 %count, ptr %words) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %body ]
  %goes_on = icmp slt i32 %i, %count
  br i1 %goes_on, label %body, label %done
body:
  %place = getelementptr ptr, ptr %words, i32 %i
  %word = load ptr, ptr %place
  %printed = call i32 (ptr, ...) @printf(ptr @format, ptr %word)
  %next = add i32 %i, 1
  br label %loop
done:
  ret i32 %count
}
define i32 @other() {
  ret i32 5
}
"""
MORE = "define i32 @seven() {\n  ret i32 7\n}\n"
CALLER = """declare i32 @seven()
define i32 @main() {
  %r = call i32 @seven()
  ret i32 %r
}
"""
LIBRARY = "int seven(void) { return 7; }\n"

# The words behind `llc`; then the files that are made, "=" for standard output, or an error with text that lilt's
# message must contain. Behind ` # `: how LLVM 19 differs; "unknown" is an option that it no longer has, or refuses.
LLC = """
a.ll                                       a.s=assembly
sub/b.ll                                   sub/b.s=assembly
c.foo                                      c.foo.s=assembly
a.ll -o out.s                              out.s=assembly
a.ll -o=out.s                              out.s=assembly
a.ll -o -                                  =assembly
-o - a.ll                                  =assembly
< a.ll                                     =assembly
- < a.ll                                   =assembly
- -o out.s < a.ll                          out.s=assembly
-filetype=obj a.ll                         a.o=object
-filetype obj a.ll                         a.o=object
--filetype=obj sub/b.ll                    sub/b.o=object
-filetype=obj c.foo                        c.foo.o=object
-filetype=obj < a.ll                       =object
-filetype=obj -o - a.ll                    =object
-filetype=asm a.ll                         a.s=assembly
-filetype=null a.ll                        nothing
-- a.ll                                    a.s=assembly
-O0 a.ll                                   a.s=assembly
-O2 a.ll                                   a.s=assembly
-O=2 a.ll                                  a.s=assembly
-O 3 a.ll                                  a.s=assembly
-O=2 -O1 a.ll                              a.s=assembly
-O a.ll                                    error: unknown optimization level
-O7 a.ll                                   error: unknown optimization level
a.ll sub/b.ll                              error: takes one input
run                                        error: cannot read 'run'
missing.ll                                 error: cannot read 'missing.ll'
-mtriple=x86_64-unknown-linux-gnu a.ll     a.s=assembly
-mtriple x86_64-pc-linux-gnu a.ll          a.s=assembly
-mtriple=x86_64-- a.ll                     a.s=assembly
-mtriple=x86_64-unknown-unknown a.ll       a.s=assembly
-mtriple=i686-linux-gnu a.ll               error: x86-64 Linux only # accepted
-march=x86-64 a.ll                         a.s=assembly
-mcpu=x86-64 a.ll                          a.s=assembly
-mattr=+sse2 a.ll                          a.s=assembly
-mattr=+popcnt,-bmi a.ll                   a.s=assembly
-mcpu=help                                 =text # unknown
-mattr=help                                =text # unknown
-relocation-model=pic a.ll                 a.s=assembly
-relocation-model=static a.ll              a.s=assembly
-relocation-model=ropi a.ll                error: --relocation-model # accepted
-code-model=small a.ll                     a.s=assembly
-code-model=large a.ll                     error: within 2 GB # accepted
-code-model medium a.ll                    error: within 2 GB # accepted
-mcmodel=small a.ll                        a.s=assembly # unknown
-mcmodel=large a.ll                        error: within 2 GB
-exception-model=default a.ll              a.s=assembly
-exception-model=dwarf a.ll                a.s=assembly
-exception-model=sjlj a.ll                 error: unwind tables # accepted
-thread-model=posix a.ll                   a.s=assembly
-thread-model=single a.ll                  a.s=assembly
-thread-model single a.ll                  a.s=assembly
-asm-verbose a.ll                          a.s=assembly
-asm-verbose=false a.ll                    a.s=assembly
-asm-verbose=0 a.ll                        a.s=assembly
-enable-tbaa a.ll                          a.s=assembly
-stack-alignment=16 a.ll                   a.s=assembly # unknown
-stack-alignment=32 a.ll                   error: aligned to 16 bytes
-stackrealign a.ll                         error: alignment of the stack # accepted
--tailcallopt a.ll                         error: 'musttail' # accepted
-tailcallopt=false a.ll                    a.s=assembly
-function-sections a.ll                    a.s=assembly
-data-sections a.ll                        a.s=assembly
-data-sections=0 a.ll                      a.s=assembly
-float-abi=hard a.ll                       a.s=assembly
-float-abi=default a.ll                    a.s=assembly
-float-abi=soft a.ll                       error: SSE registers # accepted
-fp-contract=fast a.ll                     a.s=assembly
-fp-contract=off a.ll                      a.s=assembly
-enable-unsafe-fp-math a.ll                a.s=assembly
-denormal-fp-math=preserve-sign a.ll       a.s=assembly
-regalloc=greedy a.ll                      a.s=assembly
-regalloc=basic a.ll                       a.s=assembly
-regalloc=fast -O0 a.ll                    a.s=assembly
-regalloc=pbqp a.ll                        a.s=assembly
-regalloc=default a.ll                     a.s=assembly
-regalloc greedy a.ll                      a.s=assembly
-regalloc=nothing a.ll                     error: unknown register allocator
-x86-asm-syntax=intel a.ll                 a.s=assembly
-x86-asm-syntax=att a.ll                   a.s=assembly
-x86-asm-syntax=masm a.ll                  error: --x86-asm-syntax
-disable-fp-elim a.ll                      a.s=assembly # unknown
-frame-pointer=all a.ll                    a.s=assembly
-frame-pointer=none a.ll                   a.s=assembly
-verify-machineinstrs a.ll                 a.s=assembly
-stats a.ll                                a.s=assembly
-time-passes a.ll                          a.s=assembly
-print-after-all a.ll                      a.s=assembly
-fast-isel a.ll                            a.s=assembly
-global-isel=false a.ll                    a.s=assembly
-misched=ilpmax a.ll                       a.s=assembly
-disable-lsr a.ll                          a.s=assembly
-align-loops=32 a.ll                       a.s=assembly
-disable-simplify-libcalls a.ll            a.s=assembly
-emulated-tls a.ll                         error: thread-local variables # accepted
-use-ctors a.ll                            error: .init_array # accepted
-trap-func=stop a.ll                       error: traps are instructions # accepted
-data-layout=e-m:e a.ll                    error: layout of data
-load=x.so a.ll                            error: loads no plugins # accepted
-fsanitize=address a.ll                    error: sanitizers
-fprofile-generate a.ll                    error: profiles
-no-such-option a.ll                       error: unknown option '-no-such-option'
"""

# The words behind `lli`; then the status and the program's output, its lines joined by commas, or an error.
LLI = """
a.ll                                       1
a.ll one two                               3 one,two
a.ll -x --load                             3 -x,--load
a.ll -- one                                3 --,one
-- a.ll one                                2 one
-O=2 a.ll one                              2 one
-O0 a.ll one                               2 one
-O 1 a.ll one                              2 one
c.foo one                                  2 one
- one < a.ll                               2 one
< a.ll                                     1
-force-interpreter a.ll                    1 # unknown
-jit-kind=mcjit a.ll one                   2 one
-jit-kind=orc a.ll one                     2 one
-jit-kind=orc-lazy a.ll one                2 one
-jit-kind=aot a.ll                         error: in memory
-mcpu=x86-64 -mattr=+sse2 a.ll one         2 one
-load=./seven.so call.ll                   7
-load ./seven.so call.ll                   7
-dlopen=./seven.so call.ll                 7
-extra-module=more.ll call.ll              7
-extra-module more.ll call.ll one          7
-entry-function=other a.ll                 5
-entry-function other a.ll one             5
-entry-function=missing a.ll               error: missing
-fake-argv0=x a.ll                         error: first argument # accepted
call.ll                                    error: seven
-extra-object=x.o a.ll                     error: shared libraries only
-remote-mcjit a.ll                         error: own process
-no-such-option a.ll                       error: unknown option '-no-such-option'
missing.ll                                 error: cannot read 'missing.ll'
"""


def kind_of(contents):
    if contents.startswith(b"\x7fELF"):
        return "object"
    return "assembly" if b".text" in contents else "text"


def rows(table):
    """(words, whether standard input is a.ll, expectation, how LLVM differs)."""
    for line in table.strip().splitlines():
        words, wanted, remark = re.match(r"(.*?)  +(.*?)(?: # (.*))?$", line).groups()
        words, reads = re.subn(r" ?< a\.ll$", "", words)
        yield words.split(), bool(reads), wanted, remark


class Runner:
    def __init__(self, lilt, pattern, directory):
        self.pattern, self.directory = re.compile(pattern), directory
        self.own, self.others = {}, {}
        for tool in ("llc", "lli"):
            self.own[tool] = directory / (tool + "-19")
            self.own[tool].symlink_to(pathlib.Path(lilt).resolve())
            self.others[tool] = shutil.which(tool + "-19") or shutil.which(tool)
        self.passed, self.compared, self.failures = 0, 0, []

    def run(self, program, words, reads):
        """Runs in a new folder: (status, standard output, errors, files made)."""
        with tempfile.TemporaryDirectory(dir=self.directory) as name:
            folder = pathlib.Path(name)
            (folder / "sub").mkdir()
            for path, text in (("a.ll", PROGRAM), ("sub/b.ll", PROGRAM), ("c.foo", PROGRAM), ("call.ll", CALLER),
                               ("more.ll", MORE)):
                (folder / path).write_text(text)
            (folder / "seven.so").symlink_to(self.directory / "seven.so")
            before = set(folder.rglob("*"))
            with open(folder / "a.ll" if reads else "/dev/null", "rb") as text:
                done = subprocess.run([program, *words], cwd=folder, stdin=text, capture_output=True, timeout=120)
            made = {str(p.relative_to(folder)): kind_of(p.read_bytes()) for p in set(folder.rglob("*")) - before}
            return done.returncode, done.stdout, done.stderr.decode(errors="replace"), made

    def check(self, tool, words, reads, wanted, remark):
        name = "%s %s" % (tool, " ".join(words))
        if not self.pattern.search(name):
            return
        seen = {"lilt": self.run(self.own[tool], words, reads)}
        complaint = self.complaint(tool, seen["lilt"], wanted, wanted[7:] if wanted.startswith("error: ") else "")
        if self.others[tool]:
            self.compared += 1
            other = self.run(self.others[tool], words, reads)
            is_error = wanted.startswith("error: ")
            if (remark == "unknown") or (is_error and remark is None):
                complaint = complaint or ("LLVM accepts it" if other[0] == 0 else "")
            elif remark == "accepted":
                complaint = complaint or ("" if other[0] == 0 or (tool == "lli" and not other[2]) else "LLVM refuses it: " + other[2])
            else:
                complaint = complaint or self.complaint(tool, other, wanted, "").replace("status", "LLVM: status")
        self.passed += not complaint
        if complaint:
            self.failures.append("%s: %s" % (name, complaint))

    def complaint(self, tool, seen, wanted, needle):
        status, output, errors, made = seen
        if wanted.startswith("error: "):
            right = status not in (0, 70) and not made and not output and needle in errors and errors.count("error: ") == 1
        elif tool == "lli":
            wanted_status, _, words = wanted.partition(" ")
            right = status == int(wanted_status) and output.decode().split() == (words.split(",") if words else [])
        else:
            if output:
                made = {**made, "": kind_of(output)}
            right = status == 0 and made == ({} if wanted == "nothing" else dict([wanted.split("=")]))
        return "" if right else "status %d, made %s, output %r: %s" % (status, made, output[:60], errors[:300])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        (directory / "seven.c").write_text(LIBRARY)
        subprocess.run(["cc", "-shared", "-fPIC", "seven.c", "-o", "seven.so"], cwd=directory, check=True)
        runner = Runner(options.lilt, options.filter, directory)
        for tool, table in (("llc", LLC), ("lli", LLI)):
            for row in rows(table):
                runner.check(tool, *row)
    for failure in runner.failures:
        print("FAILED " + failure)
    print("%d passed, %d failed, %d compared with LLVM" % (runner.passed, len(runner.failures), runner.compared))
    return 1 if runner.failures or runner.passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
