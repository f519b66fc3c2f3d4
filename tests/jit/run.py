#!/usr/bin/env python3
"""Programs under `lilt run`: several inputs, --entry, --lazy, messages about crashes; and what perf and gdb see of the
code, where they are installed and allowed to look.

  run.py --lilt build/lilt [--filter REGEX]
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

MAIN = """
declare i32 @other(i32)
@shared = global i32 5
@local = thread_local global i32 7
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @add_two, ptr null }]
@state = global i32 1
define weak i32 @weak() {
  ret i32 1
}
define void @add_two() {
  %v = load i32, ptr @state
  %w = add i32 %v, 2
  store i32 %w, ptr @state
  ret void
}
define i32 @main(i32 %argc, ptr %argv) {
  %r = call i32 @other(i32 %argc)
  %w = call i32 @weak()
  %v = load i32, ptr @state
  %s = add i32 %r, %w
  %t = add i32 %s, %v
  ret i32 %t
}
define i32 @back(i32 %x) {
  %v = load i32, ptr @shared
  %y = add i32 %x, %v
  ret i32 %y
}
"""
# other(1) = 6 * 10 + 7 = 67, weak() = 2, state = (1 * 5 + 2) = 7: its constructor comes first.
OTHER = """
declare i32 @back(i32)
@local = external thread_local global i32
@state = external global i32
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 100, ptr @times_five, ptr null }]
define void @times_five() {
  %v = load i32, ptr @state
  %w = mul i32 %v, 5
  store i32 %w, ptr @state
  ret void
}
define i32 @other(i32 %n) {
  %r = call i32 @back(i32 %n)
  %s = mul i32 %r, 10
  %l = load i32, ptr @local
  %t = add i32 %s, %l
  ret i32 %t
}
define i32 @weak() {
  ret i32 2
}
define internal i64 @fibonacci(i64 %n) {
  %small = icmp slt i64 %n, 2
  br i1 %small, label %done, label %more
done:
  ret i64 %n
more:
  %a = sub i64 %n, 1
  %b = sub i64 %n, 2
  %x = call i64 @fibonacci(i64 %a)
  %y = call i64 @fibonacci(i64 %b)
  %z = add i64 %x, %y
  ret i64 %z
}
define i8 @subtract(i8 %a, i16 %b) {
  %c = trunc i16 %b to i8
  %d = sub i8 %a, %c
  ret i8 %d
}
define void @nothing() {
  ret void
}
define double @floating() {
  ret double 1.0
}
"""
CRASHING = """
define i32 @other(i32 %n) {
  %v = load i32, ptr null
  ret i32 %v
}
"""
# work(n) takes long enough for samples; line 6 is its loop.
LINES = """
define i64 @work(i64 %n) noinline !dbg !4 {
entry:
  br label %loop, !dbg !7
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %m = mul i64 %s, 31, !dbg !7
  %t = xor i64 %m, %i, !dbg !7
  %j = add i64 %i, 1, !dbg !7
  %c = icmp slt i64 %j, %n, !dbg !7
  br i1 %c, label %loop, label %done, !dbg !7
done:
  ret i64 %t, !dbg !8
}
define i32 @main() !dbg !5 {
  %a = call i64 @work(i64 800000000), !dbg !9
  ret i32 0, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "by hand", emissionKind: FullDebug)
!1 = !DIFile(filename: "lines.c", directory: "/nowhere")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "work", file: !1, line: 5, type: !6, scopeLine: 5, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "main", file: !1, line: 10, type: !6, scopeLine: 10, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{})
!7 = !DILocation(line: 6, column: 3, scope: !4)
!8 = !DILocation(line: 7, column: 3, scope: !4)
!9 = !DILocation(line: 11, column: 3, scope: !5)
!10 = !DILocation(line: 12, column: 3, scope: !5)
"""
# First calls with arguments in registers and on the stack, through pointers and an alias.
CALLS = """
declare i32 @printf(ptr, ...)
@format = private constant [13 x i8] c"%ld %.1f %d\\0A\\00"
define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, double %x, double %y) {
  %1 = mul i64 %a, 10
  %2 = add i64 %1, %b
  %3 = mul i64 %2, %c
  %4 = sub i64 %3, %d
  %5 = xor i64 %4, %e
  %6 = add i64 %5, %f
  %7 = add i64 %6, %g
  %8 = fadd double %x, %y
  %9 = fptosi double %8 to i64
  %10 = add i64 %7, %9
  ret i64 %10
}
define internal i64 @through(ptr %f) {
  %r = call i64 %f(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, double 1.5, double 2.5)
  ret i64 %r
}
@table = constant [2 x ptr] [ptr @many, ptr @through]
@alias = alias i64 (i64), ptr @aliased
define i64 @aliased(i64 %n) {
  ret i64 %n
}
define i32 @main() {
  %f = load ptr, ptr @table
  %r = call i64 @through(ptr %f)
  %s = call i64 @through(ptr @many)
  %same = icmp eq ptr %f, @many
  %n = zext i1 %same to i32
  %t = add i64 %r, %s
  %u = call i64 @alias(i64 %t)
  %p = call i32 (ptr, ...) @printf(ptr @format, i64 %u, double 2.5, i32 %n)
  ret i32 0
}
"""


# A library with a thread-local variable, and a program that has it in two threads.
COUNTING = """
__thread int counter = 20;
void count(void) { ++counter; }
"""
THREADS = """
@counter = external thread_local global i32
declare void @count()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @add(ptr %result) {
  call void @count()
  %n = load i32, ptr @counter
  %m = add i32 %n, 100
  store i32 %m, ptr @counter
  store i32 %m, ptr %result
  ret ptr null
}
define i32 @main() {
  %thread = alloca i64
  %result = alloca i32
  store i32 2, ptr @counter
  call i32 @pthread_create(ptr %thread, ptr null, ptr @add, ptr %result)
  %t = load i64, ptr %thread
  call i32 @pthread_join(i64 %t, ptr null)
  call void @count()
  %n = load i32, ptr @counter
  %r = load i32, ptr %result
  %sum = add i32 %n, %r
  ret i32 %sum
}
"""


# Throws an int and catches it.
CXX = """
@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
declare ptr @_Znwm(i64)
declare void @_ZdlPv(ptr)
define i32 @main() personality ptr @__gxx_personality_v0 {
  %p = call ptr @_Znwm(i64 4)
  call void @_ZdlPv(ptr %p)
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 42, ptr %e
  invoke void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null) to label %never unwind label %pad
never:
  unreachable
pad:
  %caught = landingpad { ptr, i32 } catch ptr @_ZTIi
  %thrown = extractvalue { ptr, i32 } %caught, 0
  %value = call ptr @__cxa_begin_catch(ptr %thrown)
  %n = load i32, ptr %value
  call void @__cxa_end_catch()
  ret i32 %n
}
"""
# Functions that dlsym does not find; the last one is called only if the stack is broken.
STATIC_LIBC = """
@done = global i32 3
declare i32 @pthread_atfork(ptr, ptr, ptr)
declare i32 @atexit(ptr)
declare i32 @at_quick_exit(ptr)
declare i32 @stat(ptr, ptr)
declare i32 @lstat(ptr, ptr)
declare i32 @fork()
declare i32 @wait(ptr)
declare void @exit(i32)
declare void @__stack_chk_fail_local()
@root = constant [2 x i8] c"/\\00"
@uses = global ptr @__stack_chk_fail_local
define void @before() {
  store i32 5, ptr @done
  ret void
}
define void @nothing() {
  ret void
}
define i32 @main() {
  %buffer = alloca [256 x i8], align 16
  %a = call i32 @pthread_atfork(ptr @before, ptr null, ptr null)
  %b = call i32 @atexit(ptr @nothing)
  %c = call i32 @at_quick_exit(ptr @nothing)
  %d = call i32 @stat(ptr @root, ptr %buffer)
  %e = call i32 @lstat(ptr @root, ptr %buffer)
  %pid = call i32 @fork()
  %child = icmp eq i32 %pid, 0
  br i1 %child, label %leave, label %stay
leave:
  call void @exit(i32 0)
  unreachable
stay:
  %w = call i32 @wait(ptr null)
  %n = load i32, ptr @done
  %f = or i32 %a, %b
  %g = or i32 %f, %c
  %h = or i32 %g, %d
  %i = or i32 %h, %e
  %r = add i32 %n, %i
  ret i32 %r
}
"""
# Functions that are chosen when they are first called, each once: from this module and another one, by a pointer in data,
# by a name that only this module sees. 10 + 10 + 20 + 10, 2 choices.
CHOOSING = """
@choices = global i32 0
@table = global ptr @exported
@exported = ifunc i32 (), ptr @choose_ten
@hidden = internal ifunc i32 (), ptr @choose_twenty
declare i32 @through_other()
define i32 @ten() {
  ret i32 10
}
define internal i32 @twenty() {
  ret i32 20
}
define internal ptr @choose_ten() {
  %n = load i32, ptr @choices
  %m = add i32 %n, 1
  store i32 %m, ptr @choices
  ret ptr @ten
}
define internal ptr @choose_twenty() {
  %n = load i32, ptr @choices
  %m = add i32 %n, 1
  store i32 %m, ptr @choices
  ret ptr @twenty
}
define i32 @main() {
  %a = call i32 @exported()
  %p = load ptr, ptr @table
  %b = call i32 %p()
  %c = call i32 @hidden()
  %d = call i32 @through_other()
  %same = icmp eq ptr %p, @exported
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %sum = add i32 %ab, %cd
  %choices = load i32, ptr @choices
  %all = add i32 %sum, %choices
  %r = select i1 %same, i32 %all, i32 0
  ret i32 %r
}
"""
# What target_clones becomes: 1 if the processor has sse2, which all have.
CLONES = """
@__cpu_model = external dso_local global { i32, i32, i32, [1 x i32] }
declare dso_local void @__cpu_indicator_init()
@f = ifunc i32 (), ptr @choose
define i32 @new() {
  ret i32 42
}
define i32 @old() {
  ret i32 0
}
define ptr @choose() {
  call void @__cpu_indicator_init()
  %features = load i32, ptr getelementptr inbounds ({ i32, i32, i32, [1 x i32] }, ptr @__cpu_model, i32 0, i32 3, i32 0)
  %sse2 = and i32 %features, 16
  %has = icmp ne i32 %sse2, 0
  %r = select i1 %has, ptr @new, ptr @old
  ret ptr %r
}
define i32 @main() {
  %r = call i32 @f()
  ret i32 %r
}
"""
CALLS_CHOSEN = """
declare i32 @exported()
define i32 @through_other() {
  %r = call i32 @exported()
  ret i32 %r
}
"""
# What clang makes of it needs a library; the argument count decides about the fault.
CHECKED = """
#include <stdlib.h>
int main(int n, char **words) {
  int *p = malloc(4 * sizeof *p);
  p[0] = 2147483647 - 1 + n;
  int r = p[n - 1] == 2147483647 ? 7 : p[n + 9];
  free(p);
  return r;
}
"""


class Fault(Exception):
    pass


class Skip(Exception):
    pass


class Suite:
    def __init__(self, lilt, folder):
        self.lilt, self.folder = lilt, pathlib.Path(folder)
        for name, text in (("main", MAIN), ("other", OTHER), ("crashing", CRASHING), ("lines", LINES), ("calls", CALLS)):
            (self.folder / (name + ".ll")).write_text(text)

    def execute(self, *words):
        done = subprocess.run([str(word) for word in words], cwd=self.folder, capture_output=True, text=True, timeout=120,
                              check=False)
        return done.returncode, done.stdout, done.stderr

    def run(self, *words, status, message=""):
        got, _, errors = self.execute(self.lilt, "run", *words)
        if got != status or message not in errors or (not message and errors):
            raise Fault("lilt run %s: status %d, wanted %d\n%s" % (" ".join(words), got, status, errors))
        return errors

    # --- programs
    def test_several_inputs_are_linked(self):
        for level in ("-O0", "-O2"):
            for lazy in ([], ["--lazy"]):
                for order in (["main.ll", "other.ll"], ["other.ll", "main.ll"]):
                    self.run(level, *lazy, *order, status=67 + 2 + 7)
        self.run("main.ll", status=1, message="undefined symbol 'other'")
        self.run("main.ll", "other.ll", "main.ll", status=1, message="'main' is defined by two modules")
        self.run("main.so", status=1, message="takes LLVM IR")

    def test_entries(self):
        def run(name, *arguments, **wanted):
            self.run("main.ll", "other.ll", "--entry=" + name, "--", *arguments, **wanted)
        run("fibonacci", "12", status=144)
        run("subtract", "3", "-4", status=7)
        run("subtract", "-128", "65535", status=129)
        run("nothing", status=0)
        run("main", "x", status=67 + 10 + 2 + 7)
        run("floating", status=1, message="'floating' cannot start a program")
        run("subtract", "3", status=1, message="takes 2 integers after '--', and there are 1")
        run("subtract", "3", "65536", status=1, message="'65536' is not an integer of 16 bits")
        run("fibonacci", "1x", status=1, message="'1x' is not an integer of 64 bits")
        run("missing", status=1, message="does not define the function 'missing'")

    def test_lazy_programs_do_the_same(self):
        for level in ("-O0", "-O2"):
            for lazy in ([], ["--lazy"]):
                done = self.execute(self.lilt, "run", level, *lazy, "calls.ll")
                if done != (0, "108 2.5 1\n", ""):
                    raise Fault("%s %s: %s" % (level, lazy, done))

    def test_thread_local_variables_of_libraries(self):
        if shutil.which("cc") is None:
            return
        (self.folder / "counting.c").write_text(COUNTING)
        (self.folder / "threads.ll").write_text(THREADS)
        self.execute("cc", "-shared", "-fPIC", "counting.c", "-o", "libcounting.so")
        for lazy in ([], ["--lazy"]):
            self.run("-O2", *lazy, "threads.ll", "-L.", "-lcounting", status=3 + 121)
        self.run("threads.ll", status=1, message="undefined symbol 'counter'")

    def test_crashes_name_the_module(self):
        for lazy in ([], ["--lazy"]):
            said = self.run("-O0", *lazy, "main.ll", "crashing.ll", status=139, message="crashing.ll:3:3: error:")
            if "in @other" not in said or "lilt interpret" in said:
                raise Fault(said)
        self.run("crashing.ll", "--entry=other", "--", "1", status=139,
                 message="'lilt interpret crashing.ll' says whether the program's behaviour is undefined")

    def test_libraries_are_loaded_on_demand(self):
        (self.folder / "cxx.ll").write_text(CXX)
        for words in ([], ["--lazy"], ["-O0"], ["-lstdc++"]):
            self.run(*words, "cxx.ll", status=42)
        (self.folder / "lli").symlink_to(self.lilt)
        for words in ([], ["-load=libstdc++.so.6"]):
            status, _, errors = self.execute("./lli", *words, "cxx.ll")
            if status != 42 or errors:
                raise Fault("lli %s: %d %s" % (words, status, errors))
        status, _, errors = self.execute("./lli", "-load=libno_such_library.so", "cxx.ll")
        if status != 1 or "cannot load 'libno_such_library.so'" not in errors:
            raise Fault(errors)

    def test_the_static_part_of_libc_is_there(self):
        (self.folder / "libc.ll").write_text(STATIC_LIBC)
        for lazy in ([], ["--lazy"]):
            self.run(*lazy, "libc.ll", status=5)

    def test_ifuncs_are_chosen_once(self):
        (self.folder / "choosing.ll").write_text(CHOOSING)
        (self.folder / "calls_chosen.ll").write_text(CALLS_CHOSEN)
        (self.folder / "clones.ll").write_text(CLONES)
        for level in ("-O0", "-O2"):
            for lazy in ([], ["--lazy"]):
                self.run(level, *lazy, "choosing.ll", "calls_chosen.ll", status=52)
                self.run(level, *lazy, "clones.ll", status=42)

    def test_unknown_names_have_a_hint(self):
        self.run("main.ll", status=1, message="'lilt run' loads libraries that -lNAME or FILE.so names")
        (self.folder / "race.ll").write_text("declare void @__tsan_init()\ndefine i32 @main() {\n  call void @__tsan_init()\n"
                                             "  ret i32 0\n}\n")
        self.run("race.ll", status=1, message="ThreadSanitizer, which is for executables only")

    def test_sanitizers(self):
        clang = next((name for name in ("clang-19", "clang") if shutil.which(name)), None)
        if clang is None:
            raise Skip("clang is not installed")
        (self.folder / "checked.c").write_text(CHECKED)
        for kind, message in (("undefined", "runtime error: signed integer overflow"), ("address", "heap-buffer-overflow")):
            self.execute(clang, "-O1", "-fsanitize=" + kind, "-S", "-emit-llvm", "checked.c")
            status, _, errors = self.execute(self.lilt, "run", "checked.ll")
            if "is not installed as a shared library" in errors:
                raise Skip("no library of -fsanitize=" + kind)
            if (status, errors) != (7, ""):
                raise Fault("%s: %d %s" % (kind, status, errors))
            said = self.execute(self.lilt, "run", "checked.ll", "--", "x")[2]
            self.demand(said, message)

    # --- tools
    def test_perf_reads_the_map(self):
        self.record("--perf-map", "lines.ll")
        self.demand(self.report("recorded"), r"(JIT|perf-\d+\.map).* work")

    def test_perf_reads_the_dump(self):
        self.record("--jitdump", "lines.ll")
        status, _, errors = self.execute("perf", "inject", "--jit", "-i", "recorded", "-o", "injected")
        if status != 0:
            raise Fault(errors)
        self.demand(self.report("injected"), r"jitted-\d+-\d+\.so.* work")
        lines = self.execute("readelf", "--debug-dump=decodedline", *self.folder.glob("jitted-*-0.so"))[1]
        self.demand(lines, r"lines\.c\s+6 ")

    def record(self, *words):
        self.need("perf", "record", "-o", "probe", "true")
        status, _, errors = self.execute("perf", "record", "-e", "cpu-clock", "-k", "mono", "-o", "recorded", self.lilt,
                                         "run", *words)
        if status != 0:
            raise Fault(errors)

    def report(self, data):
        return self.execute("perf", "report", "-i", data, "--stdio")[1]

    def test_gdb_knows_functions_and_lines(self):
        self.need("gdb", "-nx", "-batch", "-ex", "run", "true")
        said = self.gdb("break lines.c:6", "run", "bt", "kill")
        self.demand(said, r"#0  work \(\) at (/nowhere/)?lines\.c:6")
        self.demand(said, r"#1 .* main \(\) at (/nowhere/)?lines\.c:11")
        self.demand(said, r"#\d .* run_program|#\d .* in main \(")

    def test_gdb_sets_breakpoints_on_functions(self):
        self.need("gdb", "-nx", "-batch", "-ex", "run", "true")
        self.demand(self.gdb("break work", "run", "bt", "kill"), r"#1 .* main \(\) at (/nowhere/)?lines\.c:11")

    def gdb(self, *commands):
        setup = ["set debuginfod enabled off", "set breakpoint pending on", "set follow-fork-mode child"]
        words = [word for command in setup + list(commands) for word in ("-ex", command)]
        return self.execute("gdb", "-nx", "-batch", *words, "--args", self.lilt, "run", "--gdb", "-O0", "lines.ll")[1]

    def need(self, tool, *words):
        if shutil.which(tool) is None:
            raise Skip(tool + " is not installed")
        status, output, errors = self.execute(tool, *words)
        if status != 0 or "ptrace" in output + errors:
            raise Skip(tool + " may not look at processes")

    def demand(self, text, pattern):
        if not re.search(pattern, text):
            raise Fault("nothing matches %s in:\n%s" % (pattern, text))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", type=pathlib.Path, required=True)
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    tests = [name for name in dir(Suite) if name.startswith("test_") and re.search(options.filter, name)]
    failed = 0
    for name in tests:
        with tempfile.TemporaryDirectory() as folder:
            suite = Suite(options.lilt.resolve(), folder)
            try:
                getattr(suite, name)()
                print("passed  " + name)
            except Skip as reason:
                print("skipped %s: %s" % (name, reason))
            except Fault as fault:
                failed += 1
                print("FAILED  %s: %s" % (name, fault))
    print("%d of %d failed" % (failed, len(tests)))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
