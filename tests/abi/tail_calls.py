#!/usr/bin/env python3
"""Conventions that C lacks against llc: tailcc and swifttailcc, whose callees remove their arguments from the stack and
whose `tail` calls are jumps whatever they pass, and `swifterror`.

  tail_calls.py [--lilt PATH] [--llc PATH] [--seeds A..B] [--functions N] [--keep DIRECTORY]

For each seed, N random signatures. One module has callers and functions that jump on, the other what they call; each is
compiled by lilt, at -O0 and -O2, and by llc. Every pair with lilt on one side is linked and must find no wrong value.
Two functions that call each other a million times show that jumps take no stack.
"""
import argparse
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

TYPES = ["i8", "i16", "i32", "i64", "ptr", "double", "float", "<2 x i64>"]
HEADER = 'source_filename = "tail"\ntarget triple = "x86_64-pc-linux-gnu"\n'


class Writer:
    """The lines of one function body; the number of the next local."""

    def __init__(self):
        self.lines, self.count = [], 0

    def value(self, text):
        self.count += 1
        name = "%%v%d" % self.count
        self.lines.append("  %s = %s" % (name, text))
        return name

    def line(self, text):
        self.lines.append("  " + text)


def as_i64(w, type_, value):
    """The 64 bits that count of a value."""
    if type_ == "i64":
        return value
    if type_ == "ptr":
        return w.value("ptrtoint ptr %s to i64" % value)
    if type_ in ("i8", "i16", "i32"):
        return w.value("zext %s %s to i64" % (type_, value))
    if type_ == "<2 x i64>":
        return w.value("add i64 %s, %s" % (w.value("extractelement <2 x i64> %s, i32 0" % value),
                                          w.value("extractelement <2 x i64> %s, i32 1" % value)))
    return w.value("fptoui %s %s to i64" % (type_, value))


def from_i64(w, type_, value):
    """A value made of 64 bits."""
    if type_ == "i64":
        return value
    if type_ == "ptr":
        return w.value("inttoptr i64 %s to ptr" % value)
    if type_ in ("i8", "i16", "i32"):
        return w.value("trunc i64 %s to %s" % (value, type_))
    if type_ == "<2 x i64>":
        first = w.value("insertelement <2 x i64> zeroinitializer, i64 %s, i32 1" % value)
        return w.value("insertelement <2 x i64> %s, i64 7, i32 0" % first)
    return w.value("uitofp i64 %s to %s" % (w.value("and i64 %s, 65535" % value), type_))


def hash_of(w, parameters):
    sum_ = "17"
    for i, type_ in enumerate(parameters):
        word = as_i64(w, type_, "%%p%d" % i)
        sum_ = w.value("xor i64 %s, %s" % (w.value("mul i64 %s, 31" % sum_), word))
    return sum_


def parameter_list(parameters, names=True):
    return ", ".join("%s %%p%d" % (t, i) if names else t for i, t in enumerate(parameters))


def arguments(w, parameters, base):
    """Arguments made of the i64 `base`."""
    return ", ".join("%s %s" % (t, from_i64(w, t, w.value("add i64 %s, %d" % (base, 3 * i + 1))))
                     for i, t in enumerate(parameters))


def function(convention, name, parameters, body, error=""):
    return "define %s i64 @%s(%s) {\n%s\n}\n" % (convention, name, parameter_list(parameters) + error, "\n".join(body.lines))


def tail_modules(rng, convention, number):
    """Two modules, as text, and checks: @jump_i in the first calls @target_i in the second."""
    first, second, checks = [], [], []
    for i in range(number):
        a = [rng.choice(TYPES) for _ in range(rng.choice([0, 1, 4, 7, 9, 14]))]
        b = [rng.choice(TYPES) for _ in range(rng.choice([0, 2, 6, 8, 11, 17]))]
        w = Writer()
        w.line("ret i64 %s" % hash_of(w, b))
        second.append(function(convention, "target_%s_%d" % (convention, i), b, w))
        first.append("declare %s i64 @target_%s_%d(%s)\n" % (convention, convention, i, parameter_list(b, False)))
        w = Writer()  # jumps
        base = hash_of(w, a)
        if rng.random() < 0.4:  # with a frame of its own
            w.line("%object = alloca [5 x i64], align 8")
            w.line("call void @touch(ptr %object)")
            base = w.value("xor i64 %s, %s" % (base, w.value("load i64, ptr %object")))
        passed = arguments(w, b, base)
        result = w.value("%s call %s i64 @target_%s_%d(%s)" % (rng.choice(["tail", "musttail"]) if a == b else "tail",
                                                              convention, convention, i, passed))
        w.line("ret i64 %s" % result)
        first.append(function(convention, "jump_%s_%d" % (convention, i), a, w))
        w = Writer()  # the same by calls that are none
        base = hash_of(w, a)
        if "%object" in first[-1]:
            base = w.value("xor i64 %s, 77" % base)
        passed = arguments(w, b, base)
        w.line("ret i64 %s" % w.value("call %s i64 @target_%s_%d(%s)" % (convention, convention, i, passed)))
        first.append(function(convention, "call_%s_%d" % (convention, i), a, w))
        checks.append(("%s_%d" % (convention, i), a))
    return first, second, checks


def deep(convention):
    """A million jumps between functions of different signatures, one in each module."""
    odd = ("%s i64 @odd_%s(i64 %%n, i64 %%a, i64 %%b, i64 %%c, i64 %%d, i64 %%e, i64 %%f, i64 %%g, i64 %%h)"
           % (convention, convention))
    even = "%s i64 @even_%s(i64 %%n, i64 %%sum)" % (convention, convention)
    first = "declare %s\ndefine %s {%s" % (odd, even, """
  %is_end = icmp eq i64 %n, 0
  br i1 %is_end, label %end, label %go
end:
  ret i64 %sum
go:
  %m = sub i64 %n, 1
""")
    first += "  %%r = tail call %s i64 @odd_%s(i64 %%m, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %%n, i64 %%sum)\n" % (
        convention, convention) + "  ret i64 %r\n}\n"
    second = "declare %s\ndefine %s {%s" % (even, odd, """
  %m = sub i64 %n, 1
  %x = add i64 %h, %f
  %y = add i64 %x, %a
""")
    second += "  %%r = tail call %s i64 @even_%s(i64 %%m, i64 %%y)\n  ret i64 %%r\n}\n" % (convention, convention)
    return first, second


def in_memory(convention):
    """Tail calls of a function with `sret`, whose callees do not return the address, and with an i128 on the stack."""
    first = """declare CC void @fills_CC(i64, ptr)
define CC void @gets_CC(ptr sret([9 x i64]) %p, i64 %x) noinline {
  tail call CC void @fills_CC(i64 %x, ptr %p)
  ret void
}
define CC i64 @memory_CC(i64 %x) noinline {
  %o = alloca [9 x i64]
  call CC void @gets_CC(ptr sret([9 x i64]) %o, i64 %x)
  %at = getelementptr i64, ptr %o, i64 3
  %r = load i64, ptr %at
  %wide = zext i64 %x to i128
  %big = mul i128 %wide, 1234567890123456789012345
  %s = call CC i64 @passes_wide_CC(i64 1, i64 2, i64 3, i64 4, i64 5, i128 %big)
  %t = sub i64 %r, %s
  ret i64 %t
}
declare CC i64 @takes_wide_CC(i64, i64, i64, i64, i64, i128)
define CC i64 @passes_wide_CC(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i128 %x) noinline {
  %y = add i128 %x, 98765432109876543210
  %r = tail call CC i64 @takes_wide_CC(i64 %b, i64 %a, i64 %e, i64 %c, i64 %d, i128 %y)
  ret i64 %r
}
"""
    second = """define CC void @fills_CC(i64 %x, ptr %p) {
  %at = getelementptr i64, ptr %p, i64 3
  store i64 %x, ptr %at
  ret void
}
define CC i64 @takes_wide_CC(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i128 %x) {
  %m = mul i128 %x, %x
  %h = lshr i128 %m, 64
  %i = trunc i128 %h to i64
  %l = trunc i128 %m to i64
  %j = mul i64 %l, %a
  %r = xor i64 %i, %j
  ret i64 %r
}
"""
    return first.replace("CC", convention), second.replace("CC", convention)


SWIFT = """declare swiftcc i64 @may_fail(i64, ptr swifterror)
declare swiftcc void @only_fails(ptr swifterror, ptr swiftself)
declare swiftcc { i64, double, i32, i8 } @four(i64, ptr swifterror)
declare swiftcc zeroext i8 @narrow(i64, ptr swifterror)
define swiftcc i64 @passes_on(i64 %x, ptr swifterror %e) {
  %y = add i64 %x, 1
  %r = tail call swiftcc i64 @may_fail(i64 %y, ptr swifterror %e)
  ret i64 %r
}
define swiftcc i64 @looks(i64 %x, ptr swifterror %e) {
  %r = call swiftcc i64 @may_fail(i64 %x, ptr swifterror %e)
  %found = load ptr, ptr %e
  %failed = icmp ne ptr %found, null
  br i1 %failed, label %bad, label %good
bad:
  store ptr inttoptr (i64 99 to ptr), ptr %e
  ret i64 -1
good:
  %s = call swiftcc i64 @may_fail(i64 %r, ptr swifterror %e)
  ret i64 %s
}
define i64 @swift_result(i64 %x) {
  %e = alloca swifterror ptr, align 8
  store ptr null, ptr %e
  %a = call swiftcc i64 @passes_on(i64 %x, ptr swifterror %e)
  %b = call swiftcc i64 @looks(i64 %x, ptr swifterror %e)
  %first = load ptr, ptr %e
  store ptr null, ptr %e
  call swiftcc void @only_fails(ptr swifterror %e, ptr swiftself inttoptr (i64 1234 to ptr))
  %second = load ptr, ptr %e
  store ptr null, ptr %e
  %f = call swiftcc { i64, double, i32, i8 } @four(i64 %x, ptr swifterror %e)
  %third = load ptr, ptr %e
  %n = call swiftcc zeroext i8 @narrow(i64 %x, ptr swifterror %e)
  %f0 = extractvalue { i64, double, i32, i8 } %f, 0
  %f1 = extractvalue { i64, double, i32, i8 } %f, 1
  %f2 = extractvalue { i64, double, i32, i8 } %f, 2
  %f3 = extractvalue { i64, double, i32, i8 } %f, 3
  %i1 = fptosi double %f1 to i64
  %i2 = zext i32 %f2 to i64
  %i3 = zext i8 %f3 to i64
  %in = zext i8 %n to i64
  %e1 = ptrtoint ptr %first to i64
  %e2 = ptrtoint ptr %second to i64
  %e3 = ptrtoint ptr %third to i64
  %s0 = mul i64 %a, 31
  %s1 = add i64 %s0, %b
  %s2 = mul i64 %s1, 31
  %s3 = add i64 %s2, %e1
  %s4 = mul i64 %s3, 31
  %s5 = add i64 %s4, %e2
  %s6 = mul i64 %s5, 31
  %s7 = add i64 %s6, %e3
  %s8 = mul i64 %s7, 31
  %s9 = add i64 %s8, %f0
  %t0 = mul i64 %s9, 31
  %t1 = add i64 %t0, %i1
  %t2 = mul i64 %t1, 31
  %t3 = add i64 %t2, %i2
  %t4 = mul i64 %t3, 31
  %t5 = add i64 %t4, %i3
  %t6 = mul i64 %t5, 31
  %t7 = add i64 %t6, %in
  ret i64 %t7
}
"""
SWIFT_CALLEES = """define swiftcc i64 @may_fail(i64 %x, ptr swifterror %e) {
  %odd = trunc i64 %x to i1
  br i1 %odd, label %bad, label %good
bad:
  %error = inttoptr i64 %x to ptr
  store ptr %error, ptr %e
  ret i64 0
good:
  %r = mul i64 %x, 3
  ret i64 %r
}
define swiftcc void @only_fails(ptr swifterror %e, ptr swiftself %self) {
  %at = getelementptr i8, ptr %self, i64 5
  store ptr %at, ptr %e
  ret void
}
define swiftcc { i64, double, i32, i8 } @four(i64 %x, ptr swifterror %e) {
  %d = sitofp i64 %x to double
  %i = trunc i64 %x to i32
  %b = trunc i64 %x to i8
  %1 = insertvalue { i64, double, i32, i8 } poison, i64 %x, 0
  %2 = insertvalue { i64, double, i32, i8 } %1, double %d, 1
  %3 = insertvalue { i64, double, i32, i8 } %2, i32 %i, 2
  %4 = insertvalue { i64, double, i32, i8 } %3, i8 %b, 3
  store ptr inttoptr (i64 5 to ptr), ptr %e
  ret { i64, double, i32, i8 } %4
}
define swiftcc zeroext i8 @narrow(i64 %x, ptr swifterror %e) {
  %b = trunc i64 %x to i8
  %c = sub i8 0, %b
  ret i8 %c
}
"""


def modules(rng, number):
    first, second, checks = [HEADER, "declare void @touch(ptr)\ndeclare i32 @printf(ptr, ...)\n", SWIFT], [HEADER], []
    second += [SWIFT_CALLEES, "define void @touch(ptr %p) noinline {\n  store i64 77, ptr %p\n  ret void\n}\n"]
    for convention in ("tailcc", "swifttailcc"):
        a, b, c = tail_modules(rng, convention, number)
        d, e = deep(convention)
        f, g = in_memory(convention)
        first += [*a, d, f]
        second += [*b, e, g]
        checks += [(convention, name, parameters) for name, parameters in c]
    w = Writer()
    for convention, name, parameters in checks:
        passed = arguments(w, parameters, str(rng.randrange(1, 1 << 40)))
        for kind in ("jump", "call"):
            result = w.value("call %s i64 @%s_%s(%s)" % (convention, kind, name, passed))
            w.line("call i32 (ptr, ...) @printf(ptr @format, i64 %s)" % result)
    for convention in ("tailcc", "swifttailcc"):
        result = w.value("call %s i64 @even_%s(i64 1000000, i64 0)" % (convention, convention))
        w.line("call i32 (ptr, ...) @printf(ptr @format, i64 %s)" % result)
        result = w.value("call %s i64 @memory_%s(i64 4711)" % (convention, convention))
        w.line("call i32 (ptr, ...) @printf(ptr @format, i64 %s)" % result)
    for x in (4, 5, 6):
        result = w.value("call i64 @swift_result(i64 %d)" % x)
        w.line("call i32 (ptr, ...) @printf(ptr @format, i64 %s)" % result)
    w.line("ret i32 0")
    first.append('@format = private constant [5 x i8] c"%lx\\0A\\00"\n')
    first.append("define i32 @main() {\n%s\n}\n" % "\n".join(w.lines))
    return "".join(first), "".join(second)


def compile_all(options, source, directory, failures):
    made = {}
    for name, command in (("llc", [options.llc, "-O1", "-filetype=obj", "-relocation-model=pic", source, "-o"]),
                          ("-O0", [options.lilt, "-O0", "--verify-machineinstrs", "-c", source, "-o"]),
                          ("-O2", [options.lilt, "-O2", "--verify-machineinstrs", "-c", source, "-o"])):
        out = directory / ("%s%s.o" % (source.stem, name))
        done = subprocess.run([*map(str, command), str(out)], capture_output=True, text=True)
        if done.returncode != 0:
            failures.append("%s %s\n%s" % (name, source, done.stderr[:1500]))
        else:
            made[name] = out
    return made


def run_seed(options, seed, directory):
    failures, outputs = [], {}
    texts = modules(random.Random(seed), options.functions)
    files = [directory / "callers.ll", directory / "callees.ll"]
    for file, text in zip(files, texts):
        file.write_text(text)
    objects = [compile_all(options, file, directory, failures) for file in files]
    for a, first in objects[0].items():
        for b, second in objects[1].items():
            program = directory / "program"
            done = subprocess.run(["cc", str(first), str(second), "-o", str(program)], capture_output=True, text=True)
            if done.returncode == 0:
                done = subprocess.run([str(program)], capture_output=True, text=True, timeout=60)
            outputs[a, b] = "status %d\n%s%s" % (done.returncode, done.stdout, done.stderr[:500])
    reference = outputs.get(("llc", "llc"))
    for pair, text in outputs.items():
        if text != reference:
            failures.append("seed %d: callers by %s, callees by %s differ from llc's" % (seed, *pair))
    return len(outputs), failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--llc", default="llc-19")
    parser.add_argument("--seeds", default="1..2")
    parser.add_argument("--functions", type=int, default=12, help="random signatures of each convention")
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    if shutil.which(options.llc) is None:
        print("0 passed, 0 failed: no llc")
        return 0
    first, last = (int(n) for n in (options.seeds.split("..") * 2)[:2])
    passed, failed = 0, 0
    for seed in range(first, last + 1):
        with tempfile.TemporaryDirectory() as made:
            directory = options.keep or pathlib.Path(made)
            directory.mkdir(exist_ok=True)
            count, failures = run_seed(options, seed, directory)
        for failure in failures:
            print("FAILED " + failure)
        passed, failed = passed + count - len(failures), failed + len(failures)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
