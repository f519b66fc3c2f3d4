#!/usr/bin/env python3
"""Compares `lilt cc` and `lilt c++` with clang: the same command lines end with the same status, make the same files, and
programs behave the same.

  cc.py --lilt build/lilt [--clang clang-19] [--filter REGEX] [--every 1]
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
    "deep.ll": "define i32 @deeper() {\n  ret i32 4\n}\n",
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
    "outer": "@words -DX=1 \"-DY=a b\"\n",
    "ir.ll": "target triple = \"x86_64-pc-linux-gnu\"\ndefine i32 @deep() {\n  ret i32 3\n}\n",
    "m.c": "#include <math.h>\n#include <stdio.h>\nint main(int n, char **w) { printf(\"%.3f\\n\", sin(n)); return 0; }\n",
    "v.c": "#include <stdlib.h>\nint f(const char *s) { return atoi(s) + LONG; }\n",
    "ir.o": "an object",
    "libnone.a": "a library",
    "pic.c": "extern int x; int y = 5; int get(void) { return x + y; }\n",
}

# Prints what __builtin_object_size and the like give; an argument chooses a fortified function and how much it writes.
FILES["builtins.c"] = (pathlib.Path(__file__).parent / "builtins.c").read_text()

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
m.c -o r
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
-save-temps -c one.c
-save-temps a.c b.c -o r => ./r
-save-temps=obj -c one.c -o sub/x.o
-save-temps=cwd -S one.c -o sub/x.s
c++ -save-temps -c p.cpp
-ftime-trace -c one.c -o sub/x.o
-ftime-trace a.c b.c -o r
-MJ deps.json -c one.c
-Wa,--noexecstack -Wa,--fatal-warnings -c one.c
-Xassembler --noexecstack -c one.c
d.c -Wa,--noexecstack s.s -o r => ./r
-Wa,-no-such -c one.c
-Wa,--defsym,X=1 -c one.c
-Wa,-I,sub -Xassembler -I -Xassembler sub -c one.c
@outer => ./r
-Xclang -fno-validate-pch -c one.c
-nostdlib -c one.c
-ftrivial-auto-var-init=zero -fstack-protector-strong -fcf-protection=full -O2 one.c -o r => ./r
-D_FORTIFY_SOURCE=2 -O2 one.c -o r => ./r
-O2 -w builtins.c -o r => ./r
-O2 -w -D_FORTIFY_SOURCE=3 builtins.c -o r => ./r 60
-O2 -w -D_FORTIFY_SOURCE=2 builtins.c -o r => ./r 40
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

# Further ones: what configure scripts, CMake, Meson, libtool and makefiles of kernels pass, and what manuals have.
MORE = """
-V
-qversion
-version
-v
-print-multi-os-directory
-print-libgcc-file-name
-print-prog-name=ld
-print-resource-dir
-print-target-triple
-print-multiarch
-dumpfullversion
-E -dM -x c /dev/null
-dM -E - < one.c
-Wl,--version one.c -o r
-c -o /dev/null one.c
-S -o /dev/null -x c /dev/null
-Werror=unknown-warning-option -Wno-such-thing -c one.c
-fno-strict-aliasing -fno-common -fno-delete-null-pointer-checks -fwrapv -fno-strict-overflow -c one.c
-nostdinc -ffreestanding -fno-builtin -fno-asynchronous-unwind-tables -fno-unwind-tables -c sub/deep.c
-mno-red-zone -mno-mmx -mno-sse -mno-sse2 -mno-avx -mgeneral-regs-only -c sub/deep.c
-mcmodel=kernel -c sub/deep.c
-mstack-alignment=8 -c sub/deep.c
-mretpoline-external-thunk -c sub/deep.c
-mfunction-return=thunk-extern -c sub/deep.c
-fpatchable-function-entry=16,16 -c sub/deep.c
-pg -mfentry -c sub/deep.c
-mrecord-mcount -mfentry -pg -c sub/deep.c
-fno-stack-protector -fstack-protector-all -O2 one.c -o r => ./r
-fzero-call-used-regs=used-gpr -O2 one.c -o r => ./r
-fno-jump-tables -O2 one.c -o r => ./r
-fno-omit-frame-pointer -mno-omit-leaf-frame-pointer -O2 one.c -o r => ./r
-funwind-tables -fexceptions -O2 one.c -o r => ./r
-fsanitize=kcfi -O2 one.c -o r => ./r
-fstack-clash-protection -O2 one.c -o r => ./r
-mshstk -fcf-protection=branch -O2 one.c -o r => ./r
-ffast-math m.c -lm -O2 -o r => ./r
-fno-math-errno -fno-trapping-math -ffp-contract=fast -O2 m.c -lm -o r => ./r
-fno-plt -fPIC -O2 -shared b.c -o libb.so
-fvisibility-inlines-hidden -fno-semantic-interposition -fPIC -shared b.c -o libb.so
-Wl,-soname,libb.so.1 -shared -fPIC b.c -o libb.so.1.0
-Wl,-z,relro,-z,now -Wl,--build-id -pie -fPIE one.c -o r => ./r
-Wl,--start-group -lm -Wl,--end-group m.c -o r => ./r
-Xlinker --as-needed one.c -o r => ./r
-L. -Lsub -Wl,-rpath,/none one.c -o r => ./r
-rdynamic -ldl one.c -o r => ./r
-nostartfiles -nostdlib -e main one.c -lc -o r
-static-libgcc -static-libstdc++ -x c++ p.cpp -o r -lstdc++ => ./r
-fuse-ld=bfd one.c -o r => ./r
-s -O2 one.c -o r => ./r
-g -gz one.c -o r => ./r
-g1 -gline-tables-only -ggdb3 -c one.c
-fdebug-prefix-map=/tmp=x -ffile-prefix-map=/tmp=y -fmacro-prefix-map=/tmp=z -no-canonical-prefixes -g -c one.c
-fdebug-compilation-dir=. -ffile-compilation-dir=. -g -c one.c
-fcolor-diagnostics -fno-diagnostics-color -fdiagnostics-format=clang -c warn.c
-fdiagnostics-color=always -Wall -c warn.c
-ferror-limit=1 -fmax-errors=1 -c bad.c
-pipe -Qunused-arguments -c one.c
-fopenmp one.c -o r
-fopenmp-simd -O2 one.c -o r => ./r
-fprofile-generate one.c -o r => ./r
-fprofile-arcs -ftest-coverage one.c -o r => ./r
-fsanitize=address,undefined -fno-sanitize-recover=all over.c -o r => ./r
-fsanitize=thread one.c -o r => ./r
-fsanitize=leak one.c -o r => ./r
-fsanitize-trap=undefined -fsanitize=undefined one.c -o r => ./r
-MM -MG -MT x a.c
-MD -MP -MQ x.o -c a.c -o x.o
-Wp,-D,VALUE=3 -c a.c
-Xpreprocessor -DVALUE=3 -c a.c
-D_GNU_SOURCE=1 -UFOO -D'X(y)=y' -c a.c
-imacros sub/h.h -c one.c
-idirafter sub -iquote sub -c a.c
-std=gnu11 -std=gnu99 -c one.c
-std=c2x -c one.c
-std=nonsense -c one.c
-ansi -pedantic-errors -c b.c
-traditional-cpp -E a.c
-trigraphs -c one.c
-x c-header sub/h.h -o h.gch
-x assembler -c s.s -o r.o
-x none -c one.c
-x nonsense -c one.c
-c one.c -x c b.c
one.c -Wl,-Map=r.map -o r
-r -nostdlib one.c -o r.o
-mtune=native -march=native -O2 one.c -o r => ./r
-march=nonsense -c one.c
-mavx2 -mfma -mbmi2 -mpopcnt -O2 one.c -o r => ./r
-msse4.2 -mno-avx -O2 one.c -o r => ./r
-mfpmath=sse -malign-double -c one.c
-m64 -c one.c
-m16 -c one.c
-Os -Oz -O2 one.c -o r => ./r
-O4 -c one.c
-Ofast -fno-fast-math m.c -lm -o r => ./r
-finline-functions -fno-inline -O2 one.c -o r => ./r
-funroll-loops -fvectorize -fslp-vectorize -O3 one.c -o r => ./r
-fno-vectorize -fno-unroll-loops -ftree-vectorize -O2 one.c -o r => ./r
-fno-slp-vectorize -fno-tree-slp-vectorize -fno-tree-vectorize -fslp-vectorize -O2 one.c -o r => ./r
-fno-ident -fno-addrsig -fmerge-all-constants -c one.c
-fshort-enums -fpack-struct=4 -funsigned-char -fshort-wchar -c one.c
-fsigned-char -fno-signed-char -c one.c
-ftls-model=initial-exec -fPIC -c pic.c
-fno-threadsafe-statics -fno-rtti -fno-exceptions -x c++ -c b.c
-fms-extensions -fplan9-extensions -c one.c
-fgnu89-inline -c one.c
-finstrument-functions -c one.c
-fverbose-asm -S one.c
-masm=intel -S one.c
-fno-integrated-as -c one.c
-fintegrated-as -c one.c
-c one.c -o none/x.o
-c . 
-c sub
one.c nofile.o -o r
-lnone one.c -o r
-Wl,--no-such-option one.c -o r
-print-file-name=none
-###
-### -c one.c
-### a.c b.c -o r
-v -c one.c
--verbose -c one.c
-dumpdir sub/ -c one.c
-fsyntax-only a.c b.c
-emit-ast a.c
-S -emit-llvm -O2 one.c -o r.ll
-c -emit-llvm one.c
--analyze a.c
-fmodules -c one.c
-fplugin=none.so -c one.c
-Xclang -no-such -c one.c
-stdlib=libstdc++ -x c++ p.cpp -o r -lstdc++ => ./r
--target=x86_64-linux-gnu -c one.c
-target x86_64-linux-gnu -c one.c
--sysroot=/ -c one.c
-isysroot / -c one.c
--gcc-toolchain=/usr -c one.c
-B/usr/bin -c one.c
-T none.ld one.c -o r
-u main -z now one.c -o r => ./r
--param x=1 -c one.c
-fno-lto -c one.c
-include-pch none.pch -c one.c
--coverage -c one.c sub/deep.c
-O0 -w builtins.c -o r => ./r
-O1 -w builtins.c -o r => ./r
-Os -w -D_FORTIFY_SOURCE=3 builtins.c -o r => ./r 7
-O2 -w -D_FORTIFY_SOURCE=1 builtins.c -o r => ./r
-O2 -w -D_FORTIFY_SOURCE=1 builtins.c -o r => ./r 7
-O2 -w -D_FORTIFY_SOURCE=1 builtins.c -o r => ./r 10
-O2 -w -D_FORTIFY_SOURCE=1 builtins.c -o r => ./r 20
-O2 -w -D_FORTIFY_SOURCE=1 builtins.c -o r => ./r 30
-O2 -w -D_FORTIFY_SOURCE=1 builtins.c -o r => ./r 40
-O2 -w -D_FORTIFY_SOURCE=1 builtins.c -o r => ./r 50
-O2 -w -D_FORTIFY_SOURCE=2 builtins.c -o r => ./r
-O2 -w -D_FORTIFY_SOURCE=2 builtins.c -o r => ./r 7
-O2 -w -D_FORTIFY_SOURCE=2 builtins.c -o r => ./r 10
-O2 -w -D_FORTIFY_SOURCE=2 builtins.c -o r => ./r 20
-O2 -w -D_FORTIFY_SOURCE=2 builtins.c -o r => ./r 30
-O2 -w -D_FORTIFY_SOURCE=2 builtins.c -o r => ./r 40
-O2 -w -D_FORTIFY_SOURCE=2 builtins.c -o r => ./r 50
-O2 -w -D_FORTIFY_SOURCE=3 builtins.c -o r => ./r
-O2 -w -D_FORTIFY_SOURCE=3 builtins.c -o r => ./r 7
-O2 -w -D_FORTIFY_SOURCE=3 builtins.c -o r => ./r 10
-O2 -w -D_FORTIFY_SOURCE=3 builtins.c -o r => ./r 20
-O2 -w -D_FORTIFY_SOURCE=3 builtins.c -o r => ./r 30
-O2 -w -D_FORTIFY_SOURCE=3 builtins.c -o r => ./r 40
-O2 -w -D_FORTIFY_SOURCE=3 builtins.c -o r => ./r 50
-c one.c ir.o
-c -o r.o one.c libnone.a
-c one.c none.o
"""

# Command lines and the error that lilt gives of its own.
REFUSED = """
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
-c prog.cl                           | 'prog.cl' is not C
--clang=/none -c one.c               | '/none'
-Wa,--execstack -c one.c             | '--execstack' for the assembler is not supported
-Wa,-W,-al=x -c one.c                | '-al=x' for the assembler is not supported
-Xassembler -al -c one.c             | '-al' for the assembler is not supported
-o                                   | option '-o' needs an argument
-save-temps -x c - -c -o r.o         | '-save-temps' needs sources with names
-save-temps sub/deep.c deep.ll -o r  | 'deep.ll' is an input and would be overwritten
-save-temps sub/deep.c sub/deep.c -o r | would both be written to 'deep.o'
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
        # clang keeps IR as bitcode, lilt as text.
        files = {re.sub(r"\.bc$", ".ll", file): kind(folder / file) for file in made(folder)}
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
        (folder / "kills-once").write_text('#!/bin/sh\nmkdir killed 2>/dev/null && kill -SEGV $PPID && exit 1\nexec %s "$@"\n' % options.clang)
        (folder / "kills-once").chmod(0o755)
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
            (["sh", "-c", options.lilt + " cc -time one.c -o q 2>&1"], None, 0,
             r"time \(ms\)  step\n(.*front end\n)(.*lilt\n)(.*assembler\n)(.*linker\n)(.*total\n)$"),
            (["sh", "-c", options.lilt + " cc --time-report -c one.c 2>&1"], None, 0, r"total\n.*pass\n(.*\n)*.*isel\n"),
            ([options.lilt, "cc", "-MJ", "-", "-c", "one.c", "-MD", "-O2", "-o", "sub/q.o"], None, 0,
             r'"file": "one.c", "output": "sub/q.o", "arguments": \["clang[^ ]*", "-xc", "one.c", "-o", "sub/q.o", "-O2", "-c"\]'),
            ([options.lilt, "cc", "-gen-reproducer", "-fcrash-diagnostics-dir=kept", "-c", "a.c", "-Isub", "-DVALUE=5"], None,
             1, ""),
            (["sh", "-c", "cd kept && rm ../a.o && ls | sed s/-.*[.]/./ && grep -c VALUE *.i; cd .. && sh kept/*.sh"], None,
             0, "^a.i\na.ll\na.sh\n0\n$"),
            ([folder / "lilt-cc", "-fcrash-diagnostics-dir=crashed", "-c", "one.c", "a.c", "-Isub", "-DVALUE=5"],
             {"LILT_CLANG": str(folder / "kills-once")}, 70, ""),
            (["sh", "-c", "cd crashed && ls | sed s/-.*[.]/./ && cd .. && sh crashed/*.sh && ls | grep -c ^one.o$"], None, 0, "^one.i\none.ll\none.sh\n1\n$"),
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
    parser.add_argument("--every", type=int, default=10, help="of the further command lines (default: 10)")
    options = parser.parse_args()
    if shutil.which(options.clang) is None:
        print("skipped: no " + options.clang)
        return 77
    os.environ["LILT_CLANG"] = options.clang
    cases = [(line, compare) for line in SAME.strip().split("\n") + MORE.strip().split("\n")[::options.every]]
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
