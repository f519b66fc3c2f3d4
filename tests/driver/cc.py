#!/usr/bin/env python3
"""Compares `lilt cc` and `lilt c++` with clang: the same command lines end with the same status, make the same files, and
programs behave the same.

  cc.py --lilt build/lilt [--clang clang-19] [--filter REGEX]
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

FILES = {
    "a.c": "#include \"sub/h.h\"\n#include <stdio.h>\n"
           "int main(int n, char **w) { printf(\"%d %s\\n\", twice(n) + VALUE, n > 1 ? w[1] : \"-\"); return 0; }\n",
    "b.c": "#include \"sub/h.h\"\nint twice(int n) { return 2 * n; }\n",
    "one.c": "#include <stdio.h>\nstatic int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); }\n"
             "int main(void) { printf(\"%d\\n\", f(20)); return 0; }\n",
    "sub/h.h": "#ifndef VALUE\n#define VALUE 1\n#endif\nint twice(int);\n",
    "sub/deep.c": "int deep(void) { return 3; }\n",
    "-dash.c": "int dash;\n",
    "bad.c": "int main(void) { return x; }\n",
    "warn.c": "int main(void) { int unused; return 0; }\n",
    "p.cpp": "#include <map>\n#include <stdexcept>\n#include <string>\n#include <cstdio>\n"
             "int main() { std::map<std::string, int> m{{\"a\", 1}, {\"b\", 2}};\n"
             "  try { m.at(\"c\"); } catch (const std::out_of_range &) { std::puts(\"absent\"); }\n"
             "  for (auto &[k, v] : m) std::printf(\"%s %d\\n\", k.c_str(), v); }\n",
    "co.cpp": "#include <coroutine>\n#include <cstdio>\nstruct G { struct promise_type { int v = 0;\n"
              "  G get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }\n"
              "  std::suspend_always initial_suspend() { return {}; }\n"
              "  std::suspend_always final_suspend() noexcept { return {}; }\n"
              "  std::suspend_always yield_value(int x) { v = x; return {}; }\n"
              "  void return_void() {} void unhandled_exception() {} };\n"
              "  std::coroutine_handle<promise_type> h; };\n"
              "G count(int n) { for (int i = 0; i < n; ++i) co_yield i; }\n"
              "int main() { G g = count(3); while (g.h.resume(), !g.h.done()) std::printf(\"%d\\n\", g.h.promise().v); }\n",
    "s.s": ".globl deep\ndeep:\n movl $3, %eax\n ret\n.section .note.GNU-stack,\"\",@progbits\n",
    "t.S": "#define THREE $3\n.globl deep\ndeep:\n movl THREE, %eax\n ret\n.section .note.GNU-stack,\"\",@progbits\n",
    "d.c": "#include <stdio.h>\nint deep(void);\nint main(void) { printf(\"%d\\n\", deep()); return 0; }\n",
    "over.c": "int main(int n, char **w) { int a[4] = {0}; return a[n + 3]; }\n",
    "words": "-O2 one.c -o r\n",
    "ir.ll": "target triple = \"x86_64-pc-linux-gnu\"\ndefine i32 @deep() {\n  ret i32 3\n}\n",
    "m.c": "#include <math.h>\n#include <stdio.h>\nint main(int n, char **w) { printf(\"%.3f\\n\", sin(n)); return 0; }\n",
    "v.c": "#include <stdlib.h>\nint f(const char *s) { return atoi(s) + LONG; }\n",
    "pic.c": "extern int x; int y = 5; int get(void) { return x + y; }\n",
}

# Command lines, of cc unless they start with `c++`. Behind ` => `: a program to run. All are run by clang, too.
SAME = """
-c one.c
-c -o r.o -- one.c
-c -o r.o -- -dash.c
-Wp,-MMD,r.d -c one.c -o r.o
-c one.c -o r.o
-O2 one.c -o r => ./r
one.c => ./a.out
-O0 -g one.c -o r => ./r
-Os one.c -o r => ./r
-Oz one.c -o r => ./r
-O3 one.c -o r => ./r
-Og one.c -o r => ./r
-Ofast one.c -o r => ./r
-O one.c -o r => ./r
a.c b.c -o r => ./r word
-c a.c b.c sub/deep.c
-O2 -DVALUE=40 a.c b.c -o r => ./r
-D VALUE=40 -I sub a.c b.c -o r => ./r
-c a.c -MD
-c a.c -MMD
-c a.c -o sub/x.o -MD
-c a.c -o sub/x.o -MMD -MP
-c a.c -MD -MF deps -MT target
-c a.c -MD -MFdeps -MQ 'a$b'
-c a.c -Wp,-MD,deps
-c a.c -o sub/x.o -Wp,-MMD,deps -MT target
-MMD a.c b.c -o r
-M a.c
-MM a.c
-E a.c
-E a.c -o a.i
-P -E -x c - < a.c
-S one.c
-S one.c -o -
-S one.c -emit-llvm
-fsyntax-only a.c
-fsyntax-only bad.c
-c bad.c
bad.c -o r
-c bad.c one.c
a.c bad.c b.c -o r
missing.c
-c missing.c
-c
-Wall -c warn.c
-Wall -Werror -c warn.c
-Wno-such-thing -Werror -c one.c
-fno-such-thing -c one.c
-no-such-option -c one.c
-O7 -c one.c
-x c - -o r < one.c => ./r
-xc -c - -o r.o < one.c
-x c words
-x c one.c -x none b.c -c
@words => ./r
-c s.s
-c t.S
d.c s.s -o r => ./r
d.c t.S -o r => ./r
-x assembler-with-cpp -c t.S -o r.o
d.c -x assembler s.s -o r => ./r
d.c ir.ll -o r => ./r
-c ir.ll -o r.o
d.c -o r
m.c -lm -o r => ./r
m.c -o r -lm -Wl,--as-needed -s => ./r
-pthread one.c -o r => ./r
-fPIC -shared b.c -o libb.so
-fPIC -c pic.c
-fno-pic -c pic.c
-static one.c -o r => ./r
-no-pie -fno-pie one.c -o r => ./r
-r b.c sub/deep.c -o r.o
-ffunction-sections -fdata-sections -Wl,--gc-sections a.c b.c -o r => ./r
-DLONG='"a b"[0]' -c v.c
-march=x86-64-v3 -O2 one.c -o r => ./r
-std=c99 -pedantic -c one.c
-std=c++17 -c one.c
-g3 -gdwarf-4 -c one.c
-fvisibility=hidden -fPIC -c pic.c
-fsanitize=undefined one.c -o r => ./r
-fsanitize=address -g over.c -o r => ./r
--coverage one.c -o r => ./r
--coverage -c one.c -o sub/x.o
-fprofile-instr-generate one.c -o r => ./r
-pg one.c -o r
-include sub/h.h -c one.c
-isystem sub -c one.c
-Xclang -fno-validate-pch -c one.c
-nostdlib -c one.c
-ftrivial-auto-var-init=zero -fstack-protector-strong -fcf-protection=full -O2 one.c -o r => ./r
-D_FORTIFY_SOURCE=2 -O2 one.c -o r => ./r
-print-file-name=libc.so
-print-search-dirs
-dumpversion
-dumpmachine
-c sub/h.h -o h.pch
c++ p.cpp -o r => ./r
c++ -O2 p.cpp -o r => ./r
c++ -O2 -std=c++20 co.cpp -o r => ./r
c++ -std=c++20 co.cpp -o r => ./r
c++ -c one.c -o r.o
c++ -x c -c one.c -o r.o
c++ one.c -o r => ./r
"""

# Command lines and the error that lilt gives of its own.
REFUSED = """
-flto -c one.c                       | '-flto' is not supported: lilt's objects hold machine code
-flto=thin -c one.c                  | '-flto=thin' is not supported
-m32 -c one.c                        | '-m32' is not supported
-mllvm -x -c one.c                   | '-mllvm' is not supported
-fpass-plugin=x.so -c one.c          | '-fpass-plugin=x.so' is not supported
-c one.c -MD -MF -                   | '-MF -' is not supported
-fproc-stat-report -c one.c          | '-fproc-stat-report' is not supported
-fstack-size-section -c one.c        | '-fstack-size-section' is not supported
-fbasic-block-address-map -c one.c   | '-fbasic-block-address-map' is not supported
-fno-zero-initialized-in-bss -c one.c | '-fno-zero-initialized-in-bss' is not supported
-fsjlj-exceptions -c one.c           | '-fsjlj-exceptions' is not supported
-j one.c                             | '-j' takes a number of threads, not 'one.c'
--target=aarch64-linux-gnu -c b.c    | target 'aarch64
-c prog.bc                           | 'prog.bc' is not C
--clang=/none -c one.c               | '/none'
-o                                   | option '-o' needs an argument
"""


def run(words, folder, text=None, environment=None):
    done = subprocess.run(words, cwd=folder, input=text, capture_output=True, text=True, errors="replace", timeout=60,
                          env=dict(os.environ, LC_ALL="C", ASAN_OPTIONS="exitcode=1", **(environment or {})))
    return done.returncode, done.stdout, done.stderr


def words_of(line):
    """The words of a line as a shell takes them, and the text of `< FILE`."""
    import shlex
    line, _, source = line.partition(" < ")
    return shlex.split(line), FILES[source.strip()] if source else None


def write_files(folder):
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)


def made(folder):
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file() and
                  str(p.relative_to(folder)) not in FILES)


def kind(path):
    """What a file is, and its text if it says the same by any compiler."""
    data = path.read_bytes()
    if path.suffix in (".d", ".i") or path.name == "deps":
        return data
    if data.startswith(b"\x7fELF"):
        return b"ELF %d" % data[16]
    return b"text or other"


def outcome(compiler, line, program):
    """(status, made files with their kinds, standard output, what the program does), standard error."""
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(name)
        write_files(folder)
        words, text = words_of(line)
        status, output, errors = run(compiler + words, folder, text, {"TMPDIR": temporary})
        left = os.listdir(temporary)
        files = {file: kind(folder / file) for file in made(folder)}
        ran = None
        if program and status == 0:
            ran = run(words_of(program)[0], folder)[:2]
        if words[0] == "-S" and "-" in words:
            output = "assembly" if ".globl" in output else output
        return (status, files, output.replace(name, "DIR"), ran), errors, left


def compare(options, line):
    line, _, program = line.partition(" => ")
    is_cxx = line.startswith("c++ ")
    line = line[4:] if is_cxx else line
    clang = [options.clang] + (["--driver-mode=g++"] if is_cxx else [])
    expected, theirs, _ = outcome(clang, line, program)
    got, ours, left = outcome([options.lilt, "c++" if is_cxx else "cc"], line, program)
    if left:
        return "leaves %s" % left
    if got != expected:
        return "clang: %s\n  lilt: %s\n%s" % (expected, got, ours[:500])
    if ("error:" in theirs) != ("error:" in ours) or ("warning:" in theirs) != ("warning:" in ours):
        return "clang says: %s\n  lilt says: %s" % (theirs[:300], ours[:300])
    return None


def refuse(options, line):
    line, _, message = line.partition("|")
    got, errors, left = outcome([options.lilt, "cc"], line, None)
    if got[0] == 1 and message.strip() in errors and not got[1] and not left:
        return None
    return "%s: %s" % (got, errors[:400])


def names(options):
    """The links lilt-cc and lilt-c++, --version, the choice of clang, plain `lilt prog.c`."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_files(folder)
        for link in ("lilt-cc", "lilt-c++"):
            (folder / link).symlink_to(options.lilt)
        checks = [
            ([folder / "lilt-cc", "--version"], None, 0, r"^[^\n]*clang version \d+[^\0]*\nlilt \d"),
            ([folder / "lilt-c++", "p.cpp", "-o", "p"], None, 0, ""),
            ([folder / "p"], None, 0, "absent\na 1\nb 2\n"),
            ([options.lilt, "one.c", "ir.ll", "-o", "q"], None, 0, ""),
            ([folder / "q"], None, 0, "6765"),
            ([options.lilt, "run", "one.c"], None, 0, "6765"),
            ([options.lilt, "run", "a.c", "b.c", "-DVALUE=7", "--", "x"], None, 0, "11 x"),
            ([options.lilt, "check", "bad.c"], None, 1, ""),
            ([options.lilt, "--stop-after=isel", "sub/deep.c"], None, 0, "machine function @deep"),
            ([options.lilt, "cc", "-###", "one.c"], None, 0, ""),
            ([options.lilt, "cc", "-c", "one.c"], {"LILT_CLANG": "/none/clang"}, 1, ""),
            ([options.lilt, "cc", "-c", "one.c"], {"PATH": "/none"}, 1, ""),
        ]
        for words, environment, status, output in checks:
            got = run([str(w) for w in words], folder, environment=environment)
            if got[0] != status or not re.search(output, got[1]):
                return "%s: %s" % (words, got)
        if "clang-19" not in got[2]:
            return "a missing clang: no package is named: " + got[2]
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", required=True, type=lambda p: str(pathlib.Path(p).resolve()))
    parser.add_argument("--clang", default="clang-19")
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    if shutil.which(options.clang) is None:
        print("skipped: no " + options.clang)
        return 77
    os.environ["LILT_CLANG"] = options.clang
    cases = [(line, compare) for line in SAME.strip().split("\n")]
    cases += [(line, refuse) for line in REFUSED.strip().split("\n")]
    failed = 0
    for line, judge in cases:
        if not re.search(options.filter, line):
            continue
        complaint = judge(options, line)
        if complaint:
            failed += 1
            print("FAILED %s\n  %s" % (line, complaint), flush=True)
    if not options.filter:
        complaint = names(options)
        if complaint:
            failed += 1
            print("FAILED " + complaint)
    print("%d command lines, %d failed" % (len(cases), failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
