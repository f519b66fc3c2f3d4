#!/usr/bin/env python3
"""Runs lilt's command line: the files and streams of each kind of output, the effect of other compilers' options,
functions that may be called undeclared, bytes that reach a terminal.

  run.py --lilt build/lilt [--filter REGEX]
"""
import argparse
import os
import pathlib
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time

COMMIT = pathlib.Path(__file__).resolve().parents[2] / "driver" / "commit.cmake"
PROGRAM = "define i64 @main() {\n  ret i64 7\n}\n"
FUNCTION = "define i64 @second() {\n  ret i64 8\n}\n"

# Input, mode, -o or not; then the files that are created, "=" for standard output, or an error. Unless noted, llc does
# the same with `-filetype`, clang with the others.
OUTPUTS = """
none   exe            plain  error: no input file; '-' reads standard input
none   -c             plain  error: no input file; '-' reads standard input
none   -S             plain  error: no input file; '-' reads standard input
none   -filetype=obj  plain  =object
none   -filetype=asm  plain  =assembly
none   -filetype=null plain  nothing
none   -filetype=obj  -o     out=object
none   -filetype=asm  -o     out=assembly
stdin  exe            plain  a.out=executable
stdin  -c             plain  =object
stdin  -S             plain  =assembly
stdin  -filetype=obj  plain  =object
stdin  -filetype=asm  plain  =assembly
stdin  -filetype=null plain  nothing
stdin  exe            -o     out=executable
stdin  -c             -o     out=object
stdin  -S             -o     out=assembly
stdin  -filetype=obj  -o     out=object
stdin  -filetype=asm  -o     out=assembly
stdin  -filetype=null -o     nothing
file   exe            plain  a.out=executable
file   -c             plain  a.o=object
file   -S             plain  =assembly
file   -filetype=obj  plain  a.o=object
file   -filetype=asm  plain  =assembly
file   -filetype=null plain  nothing
file   exe            -o     out=executable
file   -c             -o     out=object
file   -S             -o     out=assembly
file   -filetype=obj  -o     out=object
file   -filetype=asm  -o     out=assembly
file   -filetype=null -o     nothing
file   -c             -o=    out=object
file   exe            -o-    =executable
file   -c             -o-    =object
two    exe            plain  a.out=executable
two    -c             plain  a.o=object b.o=object
two    -S             plain  a.s=assembly b.s=assembly
two    -filetype=obj  plain  a.o=object b.o=object
two    -filetype=asm  plain  a.s=assembly b.s=assembly
two    -filetype=null plain  nothing
two    exe            -o     out=executable
two    -c             -o     error: 'a.ll' and 'b.ll' would both be written to 'out'
two    -S             -o     error: 'a.ll' and 'b.ll' would both be written to 'out'
two    -filetype=null -o     nothing
same   -c             plain  error: 'a.ll' and 'sub/a.ll' would both be written to 'a.o'
mixed  -c             plain  =object b.o=object
twice  -c             plain  error: can be read only once
over   -c             -o     error: 'out' is an input and would be overwritten
"""

INPUTS = {"none": [], "stdin": ["-"], "file": ["a.ll"], "two": ["a.ll", "b.ll"], "same": ["a.ll", "sub/a.ll"],
          "mixed": ["-", "b.ll"], "twice": ["-", "-"], "over": ["-x", "ir", "out"]}
OUTPUT_WORDS = {"plain": [], "-o": ["-o", "out"], "-o=": ["-o=out"], "-o-": ["-o", "-"]}

# Words, then "silent", "warning: …" or "error: …" with text that the message must contain.
EXPLAIN = """
-O2                                  page
-o out.html                          file
--json                               record
-o missing/out.html                  error: cannot write
-o a.ll                              error: 'a.ll' is an input and would be overwritten
--filter-print-funcs=nowhere         error: no function '@nowhere'
--filter-print-funcs=main            page
--stop-after=isel                    error: shows all stages
--live=4000000                       error: no machine instruction has the position 4000000
--live=here                          error: --live
--live=1 --why=%x                    error: only one can be written
--run                                page
--run=a --run-limit=2 -o out.html    file
--run= --json                        record
--run=a --filter-print-funcs=none    error: no function '@none'
"""
OPTIONS = """
-fsanitize=address                 warning: -fsanitize=address
-fsanitize=leak                    silent
-fsanitize=bounds,null             warning: sanitizers
-fsanitize-coverage=trace-pc       warning: sanitizers
-fno-sanitize=all                  silent
-fprofile-generate                 warning: profiles
-fprofile-generate=dir             warning: profiles
-fprofile-instr-generate           warning: profiles
-fcs-profile-generate              warning: profiles
-fprofile-arcs                     warning: profiles
-ftest-coverage                    warning: profiles
-fcoverage-mapping                 warning: profiles
--coverage                         warning: profiles
-pg                                warning: profiles
-fprofile-use=x                    warning: does not use profiles
-finstrument-functions             error: instrument
-fpatchable-function-entry=2       error: instrument
-fplugin=x.so                      error: plugins
-femulated-tls                     error: ELF
-fopenmp                           warning: directives
-fopenmp=libomp                    warning: directives
-fopenmp-targets=nvptx64           error: host
-ftrap-function=f                  error: traps
-gsplit-dwarf                      warning: all debug information
-gsplit-dwarf=none                 silent
-gdwarf64                          warning: 32-bit
-gz                                warning: compressed
-gz=none                           silent
-frecord-command-line              warning: does not write
-fpseudo-probe-for-profiling       warning: does not write
-ffat-lto-objects                  silent
-static-libsan                     silent
-stdlib=libc++                     silent
-rtlib=compiler-rt                 silent
-fno-plt                           silent
-fstack-protector                  warning: stack protectors
-fstack-protector-strong           warning: stack protectors
-fstack-protector-all              warning: stack protectors
-fno-stack-protector               silent
-fcf-protection                    warning: -fcf-protection
-fcf-protection=none               silent
-fstack-clash-protection           warning: has no effect
-fno-jump-tables                   warning: jump tables
-flto                              silent
-fno-lto                           silent
-fno-fat-lto-objects               warning: beside IR
-save-temps                        warning: --dump-dir
-ftime-trace                       warning: --time-passes
-Wa,--noexecstack                  silent
-Wa,-march=x                       warning: assembler
-fno-omit-frame-pointer            silent
-fno-vectorize                     silent
-fno-slp-vectorize                 silent
-ffunction-section                 error: did you mean
-filetyp=obj                       error: --filetype
-output=out.o                      error: did you mean '-o'
-fPIC                              silent
-fwrapv-pointer                    silent
-fno-exceptions                    silent
-fno-strict-aliasing               silent
-fwrapv                            silent
-fvisibility=hidden                silent
-fdiagnostics-color=always         silent
-ffast-math                        silent
-Wall                              silent
-Werror                            silent
-w                                 silent
-g                                 silent
-gdwarf-5                          silent
-std=c11                           silent
-pedantic                          silent
-I dir                             silent
-Idir                              silent
-DNAME=1                           silent
-U NAME                            silent
-isystem dir                       silent
-include x.h                       silent
-MD                                silent
-MMD -MP -MF x.d -MT x             silent
-pipe                              silent
-m64                               silent
-mtune=native                      silent
-Qunused-arguments                 silent
-march=x86-64                      silent
-march=x86-64-v3                   warning: x86-64-v3
-march=native                      warning: native
-march=haswell                     warning: haswell
-march=hasswell                    error: did you mean 'haswell'
-march=armv8-a                     error: not an x86-64 processor
-mcpu=generic                      silent
-mcpu=znver3                       warning: uses only popcnt, lzcnt, bmi, bmi2
-mcpu=nehalem                      warning: uses only popcnt
-mcpu=core2                        warning: uses only ssse3
-mcpu=k8                           warning: has no effect
-mcx16                             silent
-mcpu=cortex-a53                   error: cortex-a53
-mattr=+sse2                       silent
-mattr=+popcnt,+lzcnt,+bmi,+bmi2   silent
-mattr=-popcnt                     silent
-mpopcnt                           silent
-mno-bmi2                          silent
-mattr=+avx2                       silent
-mattr=+avx512vbmi                 warning: avx512vbmi
-mattr=+bmi,+movbe                 warning: movbe
-mattr=-avx2                       silent
-mattr=-sse2                       error: sse2
-mattr=+avx22                      error: did you mean
-mattr=avx2                        error: begins with neither
-mavx2                             silent
-mavx512vbmi                       warning: -mavx512vbmi
-mno-avx                           silent
-mno-sse2                          error: -mno-sse2
-msse2                             silent
-O=2                               silent
-O3                                silent
-O7                                error: -O7
-Ofoo2                             error: -Ofoo2
-xc                                error: language 'c'
-o=                                error: needs an argument
"""

# Words; then the depfile that is made and its rule, or an error.
DEPFILES = """
-c a.ll -MD                               a.d a.o: a.ll
-c a.ll -MMD -o out.o                     out.d out.o: a.ll
-c a.ll -MD -MF x.d                       x.d a.o: a.ll
-c a.ll -MD -MFx.d -MP                    x.d a.o: a.ll
-c a.ll -MD -MT one -MT two               a.d one two: a.ll
-c a.ll -MD -MQ a$b                       a.d a$$b: a.ll
-S a.ll -MD -o a.s                        a.d a.s: a.ll
-S a.ll -MD -MF x.d                       x.d -: a.ll
a.ll -MD                                  a.d a.out: a.ll
a.ll b.ll -MD -o out                      out.d out: a.ll b.ll
-c -MD - -o out.o                         out.d out.o:
--stop-after=isel a.ll -MD -o a.mir       a.d a.mir: a.ll
-c a.ll -MF x.d                           none
-fsyntax-only a.ll -MD                    none
-c a.ll -MD -o -                          error: -MF names a file
-c a.ll b.ll -MD -MF x.d                  error: there are several outputs
-c a.ll -MD -MF a.ll                      error: would be overwritten
-c a.ll -MD -MF                           error: needs an argument
-c a.ll -MDx                              error: unknown option
-c missing.ll -MD                         error: cannot read
"""

# Words; then the files that are made, and the lines on standard error behind the version, each as an expression.
STEPS = """
-v -c a.ll                 a.o        lilt: compile 'a.ll' to 'a.o', -O2
-### -c a.ll               nothing    lilt: compile 'a.ll' to 'a.o', -O2
-v -O0 -S a.ll             nothing    lilt: compile 'a.ll' to '-', -O0
-v a.ll -lm                a.out      lilt: compile 'a.ll' to '.*/input1.o', -O2;; "cc" .*"-pie" ".*/input1.o" "-lm" .*;lilt: write 'a.out'
-### a.ll b.ll -o x        nothing    lilt: compile 'a.ll' .*;lilt: compile 'b.ll' .*;; "cc" .*"-pie" ".*/input1.o" ".*/input2.o" .*;lilt: write 'x'
-### -c missing.s          nothing    ; "cc" "-c" "missing.s" "-o" .*
-### run a.ll              nothing    lilt: run 'a.ll'
-v check a.ll              nothing    lilt: check 'a.ll'
"""

# The features that the code of a function uses which requests bmi itself; the last word is the expectation.
FEATURE_FUNCTION = 'define void @f() "target-cpu"="x86-64" "target-features"="+bmi,+sse2" {\n  ret void\n}\n'
FEATURES = """
                                     +bmi
-mpopcnt                             +popcnt+bmi
-mpopcnt -mno-popcnt                 +bmi
-mno-bmi                             none
-mattr=-bmi,+bmi2                    +bmi2
-mno-bmi -mattr=+bmi                 +bmi
-mcpu=x86-64-v2                      +popcnt+bmi+ssse3+sse4.1+sse4.2+cx16
-mcx16                               +bmi+cx16
-mcpu=k8-sse3 -mno-cx16              +bmi
-mcpu=x86-64                         +bmi
-march=x86-64-v3                     +popcnt+lzcnt+bmi+bmi2+ssse3+sse4.1+sse4.2+avx+avx2+fma+f16c+cx16
-march=x86-64-v3 -mattr=-bmi2        +popcnt+lzcnt+bmi+ssse3+sse4.1+sse4.2+avx+avx2+fma+f16c+cx16
-march=x86-64-v3 -mattr=-avx         +popcnt+lzcnt+bmi+bmi2+ssse3+sse4.1+sse4.2+cx16
-mcpu=haswell -mno-lzcnt             +popcnt+bmi+bmi2+ssse3+sse4.1+sse4.2+avx+avx2+fma+f16c+cx16
-mcpu=amdfam10 -mavx2                +popcnt+lzcnt+bmi+ssse3+sse4.1+sse4.2+avx+avx2+cx16
"""

# Whether a call of an undeclared function passes; `{}` is the name.
CALLER = "define i64 @square(i64 %x) {{\n  ret i64 %x\n}}\ndefine i64 @main() {{\n  %x = call i64 @{}(i64 3)\n  ret i64 %x\n}}\n"
DEFINER = "define i64 @sqaure(i64 %x) {\n  ret i64 9\n}\n"

# A loop without an end, for both machines of the interpreter; a program that waits for input.
SPIN = """define i64 @spin(i64 %n) {
entry:
  br label %loop
loop:
  %next = add i64 %n, 1
  br label %loop
}
define i64 @main() {
  %r = call i64 @spin(i64 0)
  ret i64 %r
}
"""
READING = """declare i32 @getchar()
define i32 @main() {
  %c = call i32 @getchar()
  %d = add i32 %c, 1
  ret i32 %d
}
"""
HELLO = """@hello = constant [6 x i8] c"hello\\00"
declare i32 @puts(ptr)
define i32 @main() {
  %n = call i32 @puts(ptr @hello)
  ret i32 0
}
"""
# Whether a number is known depends on mem2reg.
ASKS = """declare i1 @llvm.is.constant.i32(i32)
define i32 @plain(i32 %x) noinline {
  ret i32 %x
}
define i32 @asks() noinline {
  %v = alloca i32
  store i32 5, ptr %v
  %x = load i32, ptr %v
  %known = call i1 @llvm.is.constant.i32(i32 %x)
  %z = zext i1 %known to i32
  ret i32 %z
}
define i32 @main() {
  %c = call i32 @asks()
  ret i32 %c
}
"""
SAME = "the program does the same as it is, after the last stage, and compiled: status 0\n"
BISECTED = """'instruction-simplify' on @asks changes what the program does
  before: status 0, with --stop-after=instruction-simplify:1
  after: status 1, with --stop-after=instruction-simplify:2
  what it does:
@@ -1,9 +1,6 @@
 source_filename = ""
-declare i1 @llvm.is.constant.i32(i32)
 
 define i32 @asks() noinline {
-  %known = call i1 @llvm.is.constant.i32(i32 5)
-  %z = zext i1 %known to i32
-  ret i32 %z
+  ret i32 1
 }
 
"""
BISECTED_PASSES = """'mem2reg' on @asks changes what the program does
  before: status 0, with --opt-bisect-limit=1:5
  after: status 1, with --opt-bisect-limit=1:6
  what it does: lilt -c --filetype=null asks.ll --opt-bisect-limit=1:6 --print-before=mem2reg --print-after=mem2reg """
BISECTED_PASSES += "--filter-print-funcs=asks, and the options of the compile\n"
SAVED_BISECTION = {"before.ll", "after.ll", "function-before.ll", "function-after.ll", "function.diff"}
# Legalization makes pairs of words of it.
PAIRS = """define i128 @f(i128 %x, i64 %y, <2 x i64> %v) noinline {
  %wide = zext i64 %y to i128
  %square = mul i128 %wide, %wide
  %sum = add i128 %square, %x
  %difference = sub i128 %sum, 12345678901234567890123
  %below = icmp slt i128 %difference, %x
  %above = icmp ugt i128 %difference, 99999999999999999999
  %a = select i1 %below, i128 1, i128 2
  %b = select i1 %above, i128 4, i128 8
  %c = add i128 %a, %b
  %lane = extractelement <2 x i64> %v, i32 1
  %d = zext i64 %lane to i128
  %e = add i128 %c, %d
  %f = lshr i128 %difference, 61
  %g = xor i128 %e, %f
  ret i128 %g
}
define i32 @main() {
  %r = call i128 @f(i128 -77777777777777777777, i64 9876543210987654321, <2 x i64> <i64 3, i64 16>)
  %status = trunc i128 %r to i32
  %shown = and i32 %status, 255
  ret i32 %shown
}
"""
# It does something else in each run.
CHANGES = """declare i32 @getpid()
define i32 @main() {
  %id = call i32 @getpid()
  %status = and i32 %id, 127
  ret i32 %status
}
"""
TOLD = [  # by --diagnostics-file
    (["interpret", "right.ll"], 0, ""),
    (["interpret", "wrong.ll"], 1, "undefined local '%q'"),
    (["interpret", "--time-passes", "right.ll"], 1, "lilt: error: --time-passes shows compilation"),
    (["interpret", "--filetype=many", "right.ll"], 1, "lilt: error: --filetype: many not in"),
    (["interpret", "--no-such-option", "right.ll"], 1, "lilt: error: unknown option '--no-such-option'"),
]
WRONG_BISECTIONS = [
    (["--opt-bisect-limit=1:2", "asks.ll"], "'lilt bisect' chooses --stop-after and --opt-bisect-limit itself"),
    (["--stop-after=isel", "asks.ll"], "'lilt bisect' chooses --stop-after and --opt-bisect-limit itself"),
    (["changes.ll"], "the program does not do the same when it runs again: first status "),
    (["--seconds=1", "spin.ll"], "the program does not end: the interpreter ran it for 1 s"),
    (["wrong.ll"], "undefined local '%q'"),
    (["--start-after=regalloc", "asks.mir"], "holds machine IR"),
    (["-"], "'lilt bisect' reads the program several times: name its file"),
    (["--time-passes", "asks.ll"], "--time-passes shows compilation; 'lilt interpret' and 'lilt bisect' run the program"),
    (["--seconds=0", "asks.ll"], "--seconds takes a number from 1 to 86400"),
    (["library.ll"], "no function '@main' is defined here"),
]
READS = """declare i32 @getchar()
define i32 @main() {
  %c = call i32 @getchar()
  ret i32 %c
}
"""
FAULTS = """define i32 @main() {
  %p = inttoptr i64 8 to ptr
  store volatile i32 1, ptr %p
  ret i32 0
}
"""
LIMIT_MESSAGE = "spin.ll:5:3: error: stopped after 1000 steps in '@spin', block '%loop', at '%next = add i64 %n, 1' [step-limit]"


LINKED = {
    "address": "declare void @__asan_init()\ndefine i32 @main() {\n  call void @__asan_init()\n  ret i32 0\n}\n",
    "profile": '@__profc_main = private global [1 x i64] zeroinitializer, section "__llvm_prf_cnts", align 8\n'
               "define i32 @main() {\n  store i64 1, ptr @__profc_main\n  ret i32 0\n}\n",
    "gprof": 'define i32 @main() "instrument-function-entry-inlined"="mcount" {\n  ret i32 0\n}\n',
    "openmp": "declare i32 @__kmpc_global_thread_num(ptr)\n"
              "define i32 @main() {\n  %n = call i32 @__kmpc_global_thread_num(ptr null)\n  ret i32 %n\n}\n",
    "c++": "declare ptr @_Znwm(i64)\ndefine i32 @main() {\n  %p = call ptr @_Znwm(i64 8)\n  ret i32 0\n}\n",
    "plain": PROGRAM,
    "c": "int main() {}\n",
    "directive": "#include <stdio.h>\nint main() {}\n",
    "pointer": "char *name;\n",
    "word": "int @main() {\n",
}
# The program, further words, what is said.
LINKS = """
address    -lm                         calls the library of AddressSanitizer: '-fsanitize=address' links it
profile    -lm                         warning: the module calls the library of profiles: '-fprofile-instr-generate' with CC=clang
gprof      -s                          warning: the module calls the library of gprof: '-pg' links it
gprof      -pg                         silent
openmp     -s                          calls the library of OpenMP: '-fopenmp' with CC=clang links it
c++        -s                          calls the library of C++: '-lstdc++' links it
c++        -lstdc++                    silent
plain      -fsanitize=undefined        warning: '-fsanitize=undefined' has no effect but at the link
plain      lto.o                       lto.o: error: this is damaged LLVM bitcode, at bit 
plain      lto.a                       lto.a(lto.o): error: this is damaged LLVM bitcode, at bit 
c          -s                          p.ll:1:1: error: expected a definition at top level, found 'int'; 'clang -S -emit-llvm' compiles C to LLVM IR
directive  -s                          'clang -S -emit-llvm' compiles C to LLVM IR
pointer    -s                          'clang -S -emit-llvm' compiles C to LLVM IR
word       -s                          did you mean 'define i32'?
"""


class Runner:
    def __init__(self, lilt, pattern):
        self.lilt = pathlib.Path(lilt).resolve()
        self.pattern = re.compile(pattern)
        self.passed, self.failures = 0, []

    def lilt_in(self, folder, words, text=b"", environment=None):
        done = subprocess.run([self.lilt, *words], cwd=folder, input=text, capture_output=True, timeout=120,
                              env={**os.environ, **(environment or {})})
        return done.returncode, done.stdout, done.stderr.decode(errors="replace")

    def case(self, name, body):
        """Runs a case in a separate folder with the two programs in it; returns a complaint or ''."""
        if not self.pattern.search(name):
            return
        with tempfile.TemporaryDirectory() as directory:
            folder = pathlib.Path(directory)
            (folder / "sub").mkdir()
            for path, text in (("a.ll", PROGRAM), ("b.ll", FUNCTION), ("sub/a.ll", FUNCTION)):
                (folder / path).write_text(text)
            complaint = body(folder)
        self.passed += not complaint
        if complaint:
            self.failures.append("%s: %s" % (name, complaint))

    # --- outputs
    def outputs(self):
        for line in OUTPUTS.strip().splitlines():
            source, mode, output, wanted = re.match(r"(\S+) +(\S+) +(\S+) +(.*)", line).groups()
            words = [*INPUTS[source], *([] if mode == "exe" else [mode]), *OUTPUT_WORDS[output]]
            self.case("output " + line, lambda folder: self.check_output(folder, source, words, wanted))

    def check_output(self, folder, source, words, wanted):
        if source == "over":
            (folder / "out").write_text(PROGRAM)
        before = set(folder.rglob("*"))
        status, output, errors = self.lilt_in(folder, words, PROGRAM.encode())
        made = {str(p.relative_to(folder)): kind_of(p.read_bytes()) for p in set(folder.rglob("*")) - before}
        if output:
            made[""] = kind_of(output)
        if wanted.startswith("error: "):
            right = status == 1 and not made and wanted[7:] in errors
        else:
            expected = {} if wanted == "nothing" else dict(w.split("=") for w in wanted.split())
            right = status == 0 and made == expected and not errors
        return "" if right else "status %d, made %s: %s" % (status, made, errors)

    # --- options
    def options(self):
        for line in OPTIONS.strip().splitlines():
            words, verdict, needle = re.match(r"(.*?) {2,}(silent|warning|error)(?:: (.*))?$", line).groups()
            self.case("option " + words, lambda folder: self.check_option(folder, words.split(), verdict, needle))
        for line in DEPFILES.strip().splitlines():
            words, wanted = re.match(r"(.*?) {2,}(.*)$", line).groups()
            self.case("depfile " + words, lambda folder: self.check_depfile(folder, words.split(), wanted))
        for line in STEPS.strip().splitlines():
            words, made, wanted = re.match(r"(.*?) {2,}(\S+) {2,}(.*)$", line).groups()
            self.case("steps " + words, lambda folder: self.check_steps(folder, words.split(), made, wanted))
        self.case("version", self.check_version)
        self.case("commit", self.check_commit)
        for word in ("-mcpu=help", "-march=help", "-mattr=help"):
            self.case("option " + word, lambda folder: self.check_answer(folder, word))
        self.case("option frame pointer", self.check_frame_pointer)
        for line in FEATURES.strip().splitlines():
            *words, wanted = line.split()
            self.case("features " + line, lambda folder: self.check_features(folder, words, wanted))
        self.case("statistics of chosen functions", self.check_chosen_statistics)
        for line in EXPLAIN.strip().splitlines():
            words, wanted = re.match(r"(.*?) {2,}(.*)$", line).groups()
            self.case("explain " + words, lambda folder: self.check_explain(folder, words.split(), wanted))
        self.case("too little memory for all threads", self.check_little_memory)
        self.case("place of assembly that fails", self.check_place_of_assembly)

    # What links, and what is said of what does not: the runtimes of instrumented code, bitcode, other languages.
    def links(self):
        for line in LINKS.strip().splitlines():
            text, words, wanted = re.match(r"(.*?) {2,}(.*?) {2,}(.*)$", line).groups()
            self.case("link %s %s" % (text, words), lambda folder: self.check_link(folder, text, words.split(), wanted))
        self.case("run with a runtime that comes first", self.check_started_again)

    def check_link(self, folder, text, words, wanted):
        (folder / "p.ll").write_text(LINKED[text])
        (folder / "lto.o").write_bytes(BINARIES["bitcode, plain"])
        (folder / "lto.a").write_bytes(b"!<arch>\n" + b"%-48s%-10d`\n" % (b"lto.o/", 12) + BINARIES["bitcode, plain"])
        status, _, errors = self.lilt_in(folder, ["p.ll", "-o", "p", *words])
        if wanted == "silent":
            return "" if status == 0 and not errors else "status %d: %s" % (status, errors)
        right = status == (not wanted.startswith("warning")) and wanted in errors
        if "-fsanitize" in wanted and "warning" not in wanted:  # with the option it links, if its library is there
            library = subprocess.run(["cc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=False)
            if "/" in library.stdout:
                again, _, errors = self.lilt_in(folder, ["p.ll", "-o", "p", "-fsanitize=address"])
                right = right and again == 0 and not errors
        return "" if right else "status %d: %s" % (status, errors)

    # lilt starts itself with the library: it must be able to read the program again. What the program gets does not matter.
    def check_started_again(self, folder):
        (folder / "p.ll").write_text(LINKED["address"])
        status, _, errors = self.lilt_in(folder, ["run", "p.ll", "--", "-"])
        if status != 0 and "not installed" not in errors:
            return "with a word '-': status %d: %s" % (status, errors)
        for name in ("-", "/dev/stdin"):
            piped, _, errors = self.lilt_in(folder, ["run", name], LINKED["address"].encode())
            if status == 0 and (piped != 1 or "cannot be read from '%s', but from a file" % name not in errors):
                return "from %s: status %d: %s" % (name, piped, errors)
        return ""

    def check_option(self, folder, words, verdict, needle):
        status, _, errors = self.lilt_in(folder, ["-c", "a.ll", *words])
        if verdict == "silent":
            return "" if status == 0 and not errors else "status %d: %s" % (status, errors)
        right = status == (verdict == "error") and verdict + ": " in errors and needle in errors
        return "" if right and errors.count("\n") == 1 else "status %d: %s" % (status, errors)

    # A page or a record on standard output, one in a file, or an error and nothing.
    def check_explain(self, folder, words, wanted):
        status, output, errors = self.lilt_in(folder, ["explain", *words, "a.ll"])
        file = folder / "out.html"
        made = [kind for kind, start in (("page", b"<!DOCTYPE html>"), ("record", b'{"format":"lilt-explain/2"'))
                if output.startswith(start)]
        made += ["file"] if file.exists() and file.read_bytes().startswith(b"<!DOCTYPE html>") else []
        if wanted.startswith("error: "):
            right = status == 1 and not output and not made and wanted[7:] in errors
        else:
            right = status == 0 and not errors and made == [wanted]
        return "" if right else "status %d, made %s: %s" % (status, made, errors)

    def check_answer(self, folder, word):
        status, output, errors = self.lilt_in(folder, [word])
        return "" if status == 0 and b"x86-64" in output and not errors else "status %d: %s" % (status, errors)

    def check_depfile(self, folder, words, wanted):
        before = set(folder.rglob("*"))
        status, _, errors = self.lilt_in(folder, words, PROGRAM.encode())
        made = [" ".join([path.name, *path.read_text().replace("\\\n", "").split()])
                for path in set(folder.rglob("*.d")) - before]
        if wanted.startswith("error: "):
            right = status == 1 and not made and wanted[7:] in errors
        else:
            right = status == 0 and not errors and made == ([] if wanted == "none" else [wanted])
        return "" if right else "status %d, made %s: %s" % (status, made, errors)

    def check_steps(self, folder, words, wanted_file, wanted):
        before = set(folder.rglob("*"))
        status, _, errors = self.lilt_in(folder, words, environment={"CC": ""})
        made = [path.name for path in set(folder.rglob("*")) - before]
        lines = "\n".join(wanted.replace(";;", "\n").split(";"))
        right = status == 0 and made == ([] if wanted_file == "nothing" else [wanted_file]) and \
            re.fullmatch(r"lilt \d.*\n" + lines.lstrip("\n") + "\n", errors)
        return "" if right else "status %d, made %s: %s" % (status, made, errors)

    def check_version(self, folder):
        for words, wanted in ((["--version"], r"lilt \d+\.\d+\.\d+( \([0-9a-f]{12}\))?\n"), (["-v"], r"lilt \d.*\n"),
                              (["-dumpversion"], r"\d+\.\d+\.\d+\n"), (["-dumpmachine"], r"x86_64-linux-gnu\n")):
            status, output, errors = self.lilt_in(folder, words)
            if status != 0 or errors or not re.fullmatch(wanted, output.decode()):
                return "%s: %r %s" % (words, output, errors)
        return ""

    def check_commit(self, folder):
        """The header with the commit: none without a repository of its own, and not written anew for the same one."""
        header = folder / "commit.h"

        def made(source):
            subprocess.run(["cmake", "-DSOURCE=%s" % source, "-DOUTPUT=%s" % header, "-P", COMMIT], check=True)
            return re.search(r'LILT_COMMIT "(.*)"', header.read_text())[1]
        if made(folder) != "":
            return header.read_text()
        git = ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.org"]
        for words in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "one"]):
            subprocess.run([*git, *words], check=True)
        first = made(folder)
        os.utime(header, (1, 1))
        right = re.fullmatch("[0-9a-f]{12}", first) and made(folder) == first and header.stat().st_mtime == 1
        return "" if right else header.read_text()

    def check_features(self, folder, words, wanted):
        (folder / "f.ll").write_text(FEATURE_FUNCTION)
        status, output, errors = self.lilt_in(folder, ["--stop-after=isel", "f.ll", *words])
        made = re.search(rb"properties ssa ?(.*)", output)
        used = made[1].decode().replace(" ", "") if made else "no code"
        right = status == 0 and used == ("" if wanted == "none" else wanted)
        return "" if right else "status %d, features '%s': %s" % (status, used, errors)

    def check_frame_pointer(self, folder):
        texts = [self.lilt_in(folder, ["-S", "a.ll", *words])[1] for words in
                 (["--frame-pointer=all"], ["-fno-omit-frame-pointer"],
                  ["-fno-omit-frame-pointer", "-fomit-frame-pointer"], [])]
        right = texts[0] == texts[1] and texts[2] == texts[3] and texts[0] != texts[3] and b"rbp" in texts[0]
        return "" if right else "not the code of --frame-pointer"

    def check_chosen_statistics(self, folder):
        """A table, unless --filter-print-funcs chooses none of the functions, which is an error."""
        for words, wanted in ((["--filter-print-funcs=main"], True), (["--filter-print-funcs=nosuch"], False)):
            for form in ("--stats", "--stats-json"):
                status, _, errors = self.lilt_in(folder, ["-c", "a.ll", form, *words])
                if (status == 0) != wanted or ("machine-instructions" in errors) != wanted or \
                        ("error: no function '@nosuch'" in errors) == wanted:
                    return "%s %s: %s" % (form, words, errors)
        return ""

    def check_place_of_assembly(self, folder):
        """The system's assembler names no line of the IR; nor may it write what one number asks for."""
        head = 'source_filename = "x"\n'
        main = "define i32 @main() {\n%s  ret i32 0\n}\n"
        for text, place in (('module asm ".globl x"\nmodule asm "x: .skip 9000000000"\n' + main % "", "3:16"),
                            ('module asm ".org 0x1"\nmodule asm "nop; .org 5000000000"\n' + main % "", "3:18"),
                            (main % '  call void asm "nop; .zero 7000000000", ""()\n', "3:23"),
                            ("@x = global i32 1\nmodule asm \"frobnicate\"\n" + main % "", "3:1")):
            (folder / "x.ll").write_text(head + text)
            status, _, errors = self.lilt_in(folder, ["-c", "x.ll"])
            if status != 1 or "x.ll:%s: error: " % place not in errors or (folder / "x.o").exists():
                return "status %d: %s" % (status, errors)
        (folder / "x.ll").write_text(head + 'module asm ".bss\\0A.skip 900000000"\n' + main % "")
        status, _, errors = self.lilt_in(folder, ["-c", "x.ll"])
        return "" if status == 0 else "zeros that no file has: status %d: %s" % (status, errors)

    def check_little_memory(self, folder):
        """Under any limit of memory, several threads make the object or say that memory is lacking, in the file that
        --diagnostics-file names; a library that cannot be loaded is the system's error."""
        (folder / "many.ll").write_text("".join(
            "define i64 @f%d(i64 %%n) {\n%s  ret i64 %%n\n}\n" %
            (i, "".join("  %%v%d = mul i64 %%n, %d\n" % (k, k) for k in range(40))) for i in range(400)))

        def limited(kilobytes, words):
            command = "ulimit -v %d; exec %s %s" % (kilobytes, self.lilt, " ".join(words))
            done = subprocess.run(["sh", "-c", command], cwd=folder, capture_output=True, check=False)
            return done.returncode, done.stderr.decode()

        if limited(10 ** 6, ["--version"])[0] != 0:
            return ""  # a build whose sanitizer reserves more
        self.lilt_in(folder, ["-j1", "-c", "many.ll", "-o", "one.o"])
        object_file = (folder / "one.o").read_bytes()
        made = 0
        for megabytes in range(20, 100, 4):  # the program itself takes 15
            status, errors = limited(1024 * megabytes, ["--diagnostics-file=said", "-j4", "-c", "many.ll", "-o", "four.o"])
            said = (folder / "said").read_text() if (folder / "said").exists() else ""
            if status == 0 and not errors and (folder / "four.o").read_bytes() == object_file:
                made += 1
            elif status == 0 or "libraries" not in errors and (errors or "out of memory" not in said):
                return "%d MB: status %d: %s%s" % (megabytes, status, errors, said)
            (folder / "said").unlink(missing_ok=True)
        return "" if made else "no limit is enough"

    # --- undeclared functions
    def undeclared(self):
        near, far = CALLER.format("sqaure"), CALLER.format("elsewhere")
        suggestion, declaration = "did you mean '@square'?", "'declare i64 @elsewhere(i64)'"
        self.undeclared_case("near", near, ["check", "c.ll"], 1, suggestion)
        self.undeclared_case("near -c", near, ["-c", "c.ll"], 1, suggestion)
        self.undeclared_case("near exe", near, ["c.ll"], 1, suggestion)
        self.undeclared_case("near run", near, ["run", "c.ll"], 1, suggestion)
        self.undeclared_case("near interpret", near, ["interpret", "c.ll"], 1, suggestion)
        self.undeclared_case("far", far, ["check", "c.ll"], 1, declaration)
        self.undeclared_case("library's near", CALLER.format("putchr"), ["check", "c.ll"], 1, "'@putchar'")
        self.undeclared_case("runtime's", CALLER.format("ll_ltoa"), ["check", "c.ll"], 0, "never declared")
        self.undeclared_case("C library's", CALLER.format("labs"), ["run", "c.ll"], 3, "never declared")
        self.undeclared_case("named", far, ["-c", "--implicit=other,elsewhere", "c.ll"], 0, "")
        self.undeclared_case("other input", near, ["c.ll", "d.ll"], 0, "")
        self.undeclared_case("other input, check", near, ["check", "c.ll", "d.ll"], 0, "")
        self.undeclared_case("object", near, ["c.ll", "d.o"], 0, suggestion)
        self.undeclared_case("library", near, ["c.ll", "-L.", "-ld"], 0, suggestion)
        self.undeclared_case("loaded library", near, ["run", "c.ll", "-L.", "-ld"], 9, "")
        self.undeclared_case("loaded file", near, ["run", "c.ll", "libd.so"], 9, "")
        self.undeclared_case("loaded math", CALLER.format("labs"), ["run", "c.ll", "-lm"], 3, "")
        self.undeclared_case("missing library", near, ["run", "c.ll", "-lno-such"], 1, "libno-such.so")
        self.undeclared_case("object of run", near, ["run", "c.ll", "d.o"], 1, "shared libraries only")
        self.undeclared_case("linker's option", CALLER.format("labs"), ["run", "c.ll", "-static"], 3, "does not link")
        self.undeclared_case("interpreted library", CALLER.format("labs"), ["interpret", "c.ll", "-lm"], 3, "does not link")

    def undeclared_case(self, name, text, words, wanted_status, needle):
        def body(folder):
            (folder / "c.ll").write_text(text)
            (folder / "d.ll").write_text(DEFINER)
            if words[-1] in ("d.o", "-ld", "libd.so"):
                self.lilt_in(folder, ["-c", "d.ll"])
                self.lilt_in(folder, ["-shared", "d.ll", "-o", "libd.so"])
            status, _, errors = self.lilt_in(folder, words)
            right = status == wanted_status and (needle in errors if needle else not errors)
            return "" if right else "status %d: %s" % (status, errors)
        self.case("undeclared " + name, body)

    # --- the interpreter
    def interpreter(self):
        self.case("interpret limit", lambda f: self.check_stopped(f, ["--max-steps=1000"], 124, LIMIT_MESSAGE))
        self.case("interpret limit, strict", lambda f: self.check_stopped(f, ["--strict", "--max-steps=1000"], 124, LIMIT_MESSAGE))
        self.case("bisect", lambda f: self.check_bisection(f, ["-O2"], 1, BISECTED))
        self.case("bisect --passes", lambda f: self.check_bisection(f, ["-O2", "--passes"], 1, BISECTED_PASSES))
        self.case("bisect --save", self.check_saved_bisection)
        self.case("bisect --passes without a change", lambda f: self.check_bisection(
            f, ["-O0", "--passes"], 0, "the program does the same with all passes, and without optional ones: status 0\n"))
        self.case("interpret --stop-after", self.check_interpreted_ir)
        self.case("interpret --stop-after, pairs of words", self.check_interpreted_pairs)
        self.case("--passes without bisect", lambda f: self.check_message(
            f, ["run", "--passes", "asks.ll"], "--passes, --save and --seconds are for 'lilt bisect'"))
        self.case("--seconds without bisect", lambda f: self.check_message(
            f, ["run", "--seconds=5", "asks.ll"], "--passes, --save and --seconds are for 'lilt bisect'"))
        for words, status, needle in TOLD:
            self.case("--diagnostics-file " + " ".join(words),
                      lambda f, w=words, s=status, n=needle: self.check_diagnostics_file(f, w, s, n))
        self.case("--diagnostics-file that cannot be written", lambda f: self.check_message(
            f, ["check", "--diagnostics-file=absent/said", "asks.ll"],
            "lilt: error: cannot write 'absent/said': No such file or directory\n"))
        self.case("bisect without room for messages", self.check_bisection_without_room)
        self.case("bisect without a change", lambda f: self.check_bisection(
            f, ["-O0"], 0, SAME))
        for words, needle in WRONG_BISECTIONS:
            self.case("bisect " + " ".join(words), lambda f, w=words, n=needle: self.check_no_bisection(f, w, n))
        self.case("bisect with standard input", self.check_bisection_of_reader)
        self.case("bisect with a warning", self.check_bisection_with_warning)
        self.case("machine trace over an input", lambda f: self.check_trace_over_input(f, ["--machine"]))
        self.case("machine trace up to a signal", self.check_machine_trace_at_signal)
        self.case("interpret limit, machine", lambda f: self.check_stopped(
            f, ["--machine", "-O0", "--max-steps=1000"], 124, "error: @spin: stopped after 1000 instructions [step-limit]"))
        for stage in ("isel", "two-address", "regalloc", "shrink-wrap", "prologue-epilogue", "unwind", "encode"):
            for level in ("-O0", "-O2"):
                self.case("interpret dump after %s %s" % (stage, level),
                          lambda f, s=stage, o=level: self.check_interpreted_dump(f, s, o))
        self.case("interpret dump of several stages", self.check_interpreted_stages)
        self.case("interpret dump, strict", self.check_no_strict_dump)
        self.case("interpret limit that suffices", self.check_sufficient_limit)
        self.case("interpret trace in a file", self.check_trace_file)
        self.case("interpret trace over an input", self.check_trace_over_input)
        for words in ([], ["--strict"], ["--max-steps=1000000000"], ["--trace=trace.txt", "--filter-print-funcs=main"]):
            self.case("interpret interrupt " + " ".join(words), lambda f, w=words: self.check_interrupt(f, w))
        self.case("interpret interrupt at input", self.check_interrupt_at_input)

    def check_bisection(self, folder, words, wanted_status, wanted):
        (folder / "asks.ll").write_text(ASKS)
        status, output, errors = self.lilt_in(folder, ["bisect", *words, "asks.ll"])
        right = status == wanted_status and output.decode() == wanted and not errors
        return "" if right else "status %d: %s%s" % (status, output, errors)

    def check_saved_bisection(self, folder):
        """The saved programs do what they are said to do."""
        (folder / "asks.ll").write_text(ASKS)
        status, output, errors = self.lilt_in(folder, ["bisect", "--save=saved", "asks.ll"])
        names = {path.name for path in (folder / "saved").iterdir()} if status == 1 else set()
        if output.decode() != BISECTED or names != SAVED_BISECTION:
            return "status %d: %s%s, %s" % (status, output, errors, names)
        runs = [self.lilt_in(folder, ["interpret", "saved/%s.ll" % name])[0] for name in ("before", "after")]
        return "" if runs == [0, 1] else str(runs)

    def check_interpreted_ir(self, folder):
        (folder / "asks.ll").write_text(ASKS)
        words = [("mem2reg", 0), ("instruction-simplify", 1), ("instruction-simplify:1", 0), ("legalize", 1), ("isel", 1),
                 ("regalloc:2", 1), ("encode:1", 1), ("encode", 1)]
        statuses = [self.lilt_in(folder, ["interpret", "--stop-after=" + word, "asks.ll"])[0] for word, _ in words]
        if statuses != [status for _, status in words]:
            return str(statuses)
        status, _, errors = self.lilt_in(folder, ["interpret", "--stop-after=isel:1", "asks.ll"])
        return "" if status == 1 and "do not run together" in errors else errors

    def check_interpreted_pairs(self, folder):
        (folder / "pairs.ll").write_text(PAIRS)
        words = [[], ["--stop-after=legalize"], ["--stop-after=isel"], ["--stop-after=encode"]]
        runs = [self.lilt_in(folder, ["interpret", *each, "pairs.ll"]) for each in words]
        return "" if runs[0][0] > 1 and all(run == (runs[0][0], b"", "") for run in runs) else str(runs)

    def check_message(self, folder, words, needle):
        (folder / "asks.ll").write_text(ASKS)
        status, output, errors = self.lilt_in(folder, words)
        return "" if status == 1 and not output and needle in errors else "status %d: %s%s" % (status, output, errors)

    def check_diagnostics_file(self, folder, words, wanted, needle):
        (folder / "wrong.ll").write_text("define i32 @main() {\n  ret i32 %q\n}\n")
        (folder / "right.ll").write_text("define i32 @main() {\n  ret i32 0\n}\n")
        status, output, errors = self.lilt_in(folder, [words[0], "--diagnostics-file=said", *words[1:]])
        said = (folder / "said").read_text()
        right = (status, output, errors) == (wanted, b"", "") and (needle in said if needle else not said)
        return "" if right else "status %d: %s%s" % (status, errors, said)

    def check_bisection_without_room(self, folder):
        (folder / "asks.ll").write_text(ASKS)
        result = self.lilt_in(folder, ["bisect", "asks.ll"], environment={"TMPDIR": str(folder / "absent")})
        right = result[:2] == (1, b"") and "error: cannot create a temporary directory in" in result[2]
        return "" if right else str(result)

    def check_no_bisection(self, folder, words, needle):
        (folder / "asks.ll").write_text(ASKS)
        (folder / "changes.ll").write_text(CHANGES)
        (folder / "spin.ll").write_text(SPIN)
        (folder / "wrong.ll").write_text("define i32 @main() {\n  ret i32 %q\n}\n")
        (folder / "library.ll").write_text("define i32 @f() {\n  ret i32 0\n}\n")
        (folder / "asks.mir").write_bytes(self.lilt_in(folder, ["-S", "--stop-after=regalloc", "asks.ll", "-o", "-"])[1])
        status, output, errors = self.lilt_in(folder, ["bisect", *words])
        right = status == 1 and not output and errors.count("error:") == 1 and needle in errors
        return "" if right else "status %d: %s%s" % (status, output, errors)

    def check_bisection_of_reader(self, folder):
        """A file is read from its place by each run; a pipe is empty to all."""
        (folder / "reads.ll").write_text(READS)
        (folder / "input").write_text("xy")
        for command, wanted in [("< input", 120), ("< /dev/null", 255), ("echo x |", 255)]:
            words = "%s bisect reads.ll" % self.lilt
            words = command + words if command.endswith("|") else "%s %s" % (words, command)
            run = subprocess.run(words, shell=True, cwd=folder, capture_output=True, text=True)
            if run.returncode != 0 or run.stdout != SAME.replace("status 0", "status %d" % wanted):
                return "%s: status %d: %s%s" % (command, run.returncode, run.stdout, run.stderr)
        return ""

    def check_bisection_with_warning(self, folder):
        """It is written once, or not at all."""
        (folder / "asks.ll").write_text(ASKS)
        for words, wanted in ([], 1), (["-w"], 0):
            status, output, errors = self.lilt_in(folder, ["bisect", "-O0", "-fprofile-use", *words, "asks.ll"])
            if status != 0 or output.decode() != SAME or errors.count("warning:") != wanted:
                return "status %d: %s%s" % (status, output, errors)
        return ""

    def check_interpreted_dump(self, folder, stage, level):
        """Of --stop-after, without a banner, and of --print-after, with one; the latter from standard input."""
        (folder / "h.ll").write_text(HELLO)
        self.lilt_in(folder, [level, "--stop-after=" + stage, "h.ll", "-o", "h.mir"])
        shown = self.lilt_in(folder, [level, "--print-after=" + stage, "--filetype=null", "h.ll"])[2]
        for run in (self.lilt_in(folder, ["interpret", level, "h.mir"]),
                    self.lilt_in(folder, ["interpret", level, "-"], text=shown.encode()) if "machine function" in shown else (0, b"hello\n", "")):
            if run[:2] != (0, b"hello\n"):
                return str(run)
        return ""

    def check_interpreted_stages(self, folder):
        (folder / "h.ll").write_text(HELLO)
        (folder / "all").write_text(self.lilt_in(folder, ["--print-after-all", "--filetype=null", "h.ll"])[2])
        unnamed = self.lilt_in(folder, ["interpret", "all"])
        named = self.lilt_in(folder, ["interpret", "--start-after=regalloc", "all"])
        right = unnamed[0] == 1 and "holds dumps of several stages" in unnamed[2] and named == (0, b"hello\n", "")
        return "" if right else "%s, %s" % (unnamed, named)

    def check_no_strict_dump(self, folder):
        (folder / "h.ll").write_text(HELLO)
        self.lilt_in(folder, ["--stop-after=isel", "h.ll", "-o", "h.mir"])
        run = self.lilt_in(folder, ["interpret", "--strict", "h.mir"])
        return "" if run == (1, b"", "error: 'h.mir' holds machine IR; --strict runs LLVM IR only\n") else str(run)

    def check_machine_trace_at_signal(self, folder):
        (folder / "faults.ll").write_text(FAULTS)
        status, _, errors = self.lilt_in(folder, ["interpret", "--machine", "--trace=steps", "faults.ll"])
        steps = (folder / "steps").read_text()
        return "" if status == 139 and steps.startswith("@main ") else "status %d: %s%s" % (status, errors, steps)

    def check_stopped(self, folder, words, wanted, needle):
        (folder / "spin.ll").write_text(SPIN)
        status, output, errors = self.lilt_in(folder, ["interpret", *words, "spin.ll"])
        right = status == wanted and needle in errors and errors.count("error: ") == 1 and not output
        return "" if right else "status %d: %s" % (status, errors)

    def check_sufficient_limit(self, folder):
        """a.ll executes one instruction."""
        status, output, errors = self.lilt_in(folder, ["interpret", "--max-steps=1", "a.ll"])
        return "" if status == 7 and not output and not errors else "status %d: %s" % (status, errors)

    def check_trace_file(self, folder):
        """The file holds what standard error gets without one; the program's output is apart."""
        (folder / "h.ll").write_text(HELLO)
        file = self.lilt_in(folder, ["interpret", "--trace=t.txt", "h.ll"])
        stream = self.lilt_in(folder, ["interpret", "--trace", "h.ll"])
        right = file == (0, b"hello\n", "") and stream == (0, b"hello\n", (folder / "t.txt").read_text())
        return "" if right and "@puts" in stream[2] else "%s, %s" % (file, stream)

    def check_trace_over_input(self, folder, words=()):
        status, _, errors = self.lilt_in(folder, ["interpret", *words, "--trace=a.ll", "a.ll"])
        right = status == 1 and "would be overwritten" in errors and (folder / "a.ll").read_text() == PROGRAM
        return "" if right else "status %d: %s" % (status, errors)

    def interrupted(self, folder, words, text):
        """Status and standard error of a program that gets SIGINT while it runs: later, if it did not run yet."""
        (folder / "spin.ll").write_text(text)
        for delay in (0.2, 1, 5, 20):
            process = subprocess.Popen([self.lilt, "interpret", *words, "spin.ll"], cwd=folder, stdin=subprocess.PIPE,
                                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            time.sleep(delay)
            process.send_signal(signal.SIGINT)
            try:
                errors = process.stderr.read() if process.wait(timeout=60) != -signal.SIGINT else b""
            except subprocess.TimeoutExpired:
                process.kill()
                return process.wait(), "it runs on"
            if process.returncode != -signal.SIGINT:
                break
        return process.returncode, errors.decode()

    def check_interrupt(self, folder, words):
        status, errors = self.interrupted(folder, words, SPIN)
        right = status == 130 and "error: interrupted in '@spin', block '%loop', at '" in errors and "called" in errors
        if right and "--trace=trace.txt" in words:
            right = "%r = call i64 @spin(i64 0)\n" in (folder / "trace.txt").read_text()
        return "" if right else "status %d: %s" % (status, errors[-400:])

    def check_interrupt_at_input(self, folder):
        """Reading standard input ends."""
        status, errors = self.interrupted(folder, [], READING)
        return "" if status == 130 and "error: interrupted in '@main'" in errors else "status %d: %s" % (status, errors)

    # --- terminals
    def terminals(self):
        self.case("terminal object", lambda f: self.check_terminal(f, ["-c", "a.ll", "-o", "-"], 1, "will not write an object file"))
        self.case("terminal executable", lambda f: self.check_terminal(f, ["a.ll", "-o", "-"], 1, "will not write an executable"))
        self.case("terminal assembly", lambda f: self.check_terminal(f, ["-S", "a.ll"], 0, "main"))
        self.case("terminal colour", lambda f: self.check_terminal(f, ["bad.ll"], 1, "\033["))
        self.case("terminal NO_COLOR", lambda f: self.check_terminal(f, ["bad.ll"], 1, "bad", NO_COLOR="1"))
        for name, contents in HOSTILE.items():
            self.case("hostile " + name, lambda f, c=contents: self.check_hostile(f, c))
        for name, contents in BINARIES.items():
            self.case("binary " + name, lambda f, n=name, c=contents: self.check_binary(f, n, c))

    def check_terminal(self, folder, words, wanted_status, needle, **environment):
        (folder / "bad.ll").write_text("bad\n")
        main, other = pty.openpty()
        process = subprocess.Popen([self.lilt, *words], cwd=folder, stdin=other, stdout=other, stderr=other,
                                   env={**{k: v for k, v in os.environ.items() if k != "NO_COLOR"}, **environment})
        os.close(other)
        text = b""
        while select.select([main], [], [], 60)[0]:
            try:
                part = os.read(main, 65536)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            text += part
        os.close(main)
        status = process.wait()
        is_plain = b"\033" not in text
        right = status == wanted_status and needle.encode() in text and b"ELF" not in text and \
            (is_plain or "NO_COLOR" not in environment)
        return "" if right else "status %d: %r" % (status, text[:400])

    def check_hostile(self, folder, contents):
        """Only visible characters of a source reach a terminal, in 80 columns."""
        (folder / "h.ll").write_bytes(contents)
        for words in (["check", "h.ll"], ["check", "--diagnostics-format=json", "h.ll"]):
            status, _, errors = self.lilt_in(folder, words)
            if status != 1 or "error" not in errors:
                return "status %d: %r" % (status, errors[:300])
            hidden = re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\ufffd]", errors)
            if hidden:
                return "%r in %r" % (hidden.group(), errors[:300])
            lines = errors.splitlines()
            long = [l for l in lines if len(l) > 80 and not re.match(r"h\.ll|\[?\{| \{", l)]
            if long:
                return "a line of %d columns: %r" % (len(long[0]), long[0])
        return ""

    def check_binary(self, folder, name, contents):
        (folder / "h.ll").write_bytes(contents)
        status, _, errors = self.lilt_in(folder, ["check", "h.ll"])
        right = status == 1 and errors.startswith("h.ll: error: this is ") and errors.count("\n") == 1 and \
            name.split(",")[0] in errors
        return "" if right else "status %d: %r" % (status, errors[:300])


# Texts with an error next to characters that a terminal would obey, or on a line too long for it.
HOSTILE = {
    "escape in a name": b"define i64 @f() {\n  ret i64 %\"a\x1b[31mb\"\n}\n",
    "escape in a line": b"define i64 @f() {\n  ret i64 %x ; \x1b]0;title\x07\n}\n",
    "tab": b"define i64 @f() {\n\tret\ti64\t%x\n}\n",
    "tab in a name": b"define i64 @f() {\n  ret i64 %\"a\tb\"\n}\n",
    "bytes that are not UTF-8": b"define i64 @f() {\n  ret i64 %\"a\xff\xfeb\"\n}\n",
    "C1 control": b"define i64 @f() {\n  ret i64 %\"a\xc2\x9b31mb\"\n}\n",
    "bidirectional override": "define i64 @f() {\n  ret i64 %\"a\u202eb\"\n}\n".encode(),
    "carriage return": b"define i64 @f() {\n  ret i64 %x ; \r overwritten\n}\n",
    "backspace": b"define i64 @f() {\n  ret i64 %\"a\x08b\"\n}\n",
    "name of a type": b"%\"t\x1b\" = type { %\"u\x1b\" }\n",
    "unknown word": b"define i64 @f() {\n  foo\x1bbar\n}\n",
    "long line, error at its end": b"define i64 @f() { " + b"%a = add i64 1, 2 " * 40 + b"ret i64 %x }\n",
    "long line, error at its beginning": b"define i64 @f() { ret i64 %x } ; " + b"x" * 5000 + b"\n",
    "long line of escapes": b"define i64 @f() { ret i64 %x } ; " + b"\x1b" * 5000 + b"\n",
}

# By a word that the message must contain.
BINARIES = {
    "bitcode, plain": b"BC\xc0\xde\x35\x14\0\0\5\0\0\0",
    "bitcode, wrapped": b"\xde\xc0\x17\x0b\0\0\0\0\x14\0\0\0",
    "ELF": b"\x7fELF\2\1\1\0" + bytes(56),
    "archive": b"!<arch>\n",
    "compressed, gzip": b"\x1f\x8b\x08\0\0\0\0\0",
    "compressed, zstd": b"\x28\xb5\x2f\xfd\x04\0",
    "compressed, xz": b"\xfd7zXZ\0\0\4",
    "UTF-16": "define i64 @f()".encode("utf-16"),
    "binary": bytes((i * 73 + 41) % 255 + 1 for i in range(2000)),
}


def kind_of(contents):
    if contents.startswith(b"\x7fELF"):
        return "object" if contents[16] == 1 else "executable"
    return "assembly" if b".text" in contents else "unknown"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    runner = Runner(options.lilt, options.filter)
    for part in (runner.outputs, runner.options, runner.links, runner.undeclared, runner.interpreter, runner.terminals):
        part()
    for failure in runner.failures:
        print("FAILED " + failure)
    print("%d passed, %d failed" % (runner.passed, len(runner.failures)))
    return 1 if runner.failures or runner.passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
