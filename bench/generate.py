#!/usr/bin/env python3
"""Writes LLVM IR of a given shape and size, for measuring how compile time grows.

  generate.py SHAPE INSTRUCTIONS > file.ll

The text is LLVMlite with opaque pointers, as llc takes it too. Output depends on the arguments only.
"""
import random
import sys


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.count = 0

    def emit(self, text):
        self.lines.append("  " + text)
        self.count += 1

    def label(self, name):
        self.lines.append(name + ":")

    def line(self, text):
        self.lines.append(text)


OPERATIONS = ["add", "sub", "mul", "and", "or", "xor"]


def program_function(w, index, functions):
    """What a course compiler writes: variables in allocas, an if in a loop, array accesses, a call."""
    w.line("define i64 @f%d(i64 %%a, i64 %%b) {" % index)
    for variable in ("x", "y", "i", "s"):
        w.emit("%%%s = alloca i64" % variable)
    w.emit("%t = alloca [16 x i64]")
    w.emit("store i64 %a, ptr %x")
    w.emit("store i64 %b, ptr %y")
    w.emit("store i64 0, ptr %i")
    w.emit("store i64 %d, ptr %%s" % w.random.randrange(1000))
    w.emit("br label %head")
    w.label("head")
    w.emit("%i0 = load i64, ptr %i")
    w.emit("%c0 = icmp slt i64 %i0, 16")
    w.emit("br i1 %c0, label %body, label %exit")
    w.label("body")
    n = 0
    for _ in range(w.random.randrange(2, 6)):
        n = statement(w, n)
    w.emit("%ia = load i64, ptr %i")
    w.emit("%pa = getelementptr [16 x i64], ptr %t, i64 0, i64 %ia")
    w.emit("%sa = load i64, ptr %s")
    w.emit("store i64 %sa, ptr %pa")
    w.emit("%%ca = icmp sgt i64 %%sa, %d" % w.random.randrange(100000))
    w.emit("br i1 %ca, label %then, label %else")
    w.label("then")
    if index > 0:
        w.emit("%%ra = call i64 @f%d(i64 %%sa, i64 %%ia)" % w.random.randrange(max(0, index - 50), index))
        w.emit("store i64 %ra, ptr %y")
    w.emit("br label %next")
    w.label("else")
    w.emit("%xa = load i64, ptr %x")
    w.emit("%xb = add i64 %xa, %ia")
    w.emit("store i64 %xb, ptr %x")
    w.emit("br label %next")
    w.label("next")
    w.emit("%in = add i64 %ia, 1")
    w.emit("store i64 %in, ptr %i")
    w.emit("br label %head")
    w.label("exit")
    w.emit("%r = load i64, ptr %s")
    w.emit("ret i64 %r")
    w.line("}")
    w.line("")


def statement(w, n):
    left, right = w.random.choice(["x", "y", "i", "s"]), w.random.choice(["x", "y", "i", "s"])
    w.emit("%%v%d = load i64, ptr %%%s" % (n, left))
    w.emit("%%v%d = load i64, ptr %%%s" % (n + 1, right))
    w.emit("%%v%d = %s i64 %%v%d, %%v%d" % (n + 2, w.random.choice(OPERATIONS), n, n + 1))
    w.emit("%%v%d = %s i64 %%v%d, %d" % (n + 3, w.random.choice(OPERATIONS), n + 2, w.random.randrange(1, 1 << 20)))
    w.emit("store i64 %%v%d, ptr %%%s" % (n + 3, w.random.choice(["x", "y", "s"])))
    return n + 4


def many_functions(w, instructions):
    functions = 0
    while w.count < instructions:
        program_function(w, functions, functions)
        functions += 1
    main_function(w, "f%d" % (functions - 1))


def main_function(w, name):
    w.line("define i64 @main() {")
    w.emit("%%r = call i64 @%s(i64 3, i64 4)" % name)
    w.emit("ret i64 %r")
    w.line("}")


def one_block(w, instructions):
    """One long block: a window of live values, loads and stores among arithmetic."""
    w.line("define i64 @big(i64 %a, i64 %b) {")
    w.emit("%t = alloca [64 x i64]")
    live = ["%a", "%b"]
    n = 0
    while w.count < instructions:
        choice = w.random.randrange(8)
        if choice == 0:
            w.emit("%%p%d = getelementptr [64 x i64], ptr %%t, i64 0, i64 %d" % (n, w.random.randrange(64)))
            w.emit("store i64 %s, ptr %%p%d" % (w.random.choice(live), n))
            w.emit("%%v%d = load i64, ptr %%p%d" % (n, n))
        else:
            w.emit("%%v%d = %s i64 %s, %s" % (n, w.random.choice(OPERATIONS), w.random.choice(live), w.random.choice(live)))
        live = (live + ["%%v%d" % n])[-24:]
        n += 1
    w.emit("ret i64 %s" % live[-1])
    w.line("}")
    main_function(w, "big")


def many_blocks(w, instructions):
    """One function of many blocks: a chain of diamonds over variables in allocas."""
    w.line("define i64 @big(i64 %a, i64 %b) {")
    for variable in ("x", "y", "i", "s"):
        w.emit("%%%s = alloca i64" % variable)
        w.emit("store i64 %%a, ptr %%%s" % variable)
    w.emit("br label %d0")
    n = block = 0
    while w.count < instructions:
        w.label("d%d" % block)
        n = statement(w, n)
        w.emit("%%c%d = icmp slt i64 %%v%d, %d" % (block, n - 1, w.random.randrange(1000)))
        w.emit("br i1 %%c%d, label %%t%d, label %%d%d" % (block, block, block + 1))
        w.label("t%d" % block)
        n = statement(w, n)
        w.emit("br label %%d%d" % (block + 1))
        block += 1
    w.label("d%d" % block)
    w.emit("%r = load i64, ptr %s")
    w.emit("ret i64 %r")
    w.line("}")
    main_function(w, "big")


def many_globals(w, instructions):
    for i in range(instructions):
        w.line("@g%d = global { i64, ptr, [4 x i64] } { i64 %d, ptr @g%d, [4 x i64] [i64 1, i64 2, i64 3, i64 %d] }"
               % (i, i, (i * 7) % instructions, i))
    w.line("define i64 @main() {")
    w.emit("ret i64 0")
    w.line("}")


def live_through_loop(w, instructions):
    """Nested loops with many values that live through them."""
    w.line("define i64 @big(i64 %a, i64 %b) {")
    values = []
    for i in range(40):
        w.emit("%%k%d = mul i64 %%a, %d" % (i, i + 3))
        values.append("%%k%d" % i)
    w.emit("%acc = alloca i64")
    w.emit("store i64 0, ptr %acc")
    w.emit("br label %h0")
    loop = 0
    while w.count < instructions:
        w.label("h%d" % loop)
        w.emit("%%x%d = load i64, ptr %%acc" % loop)
        previous = "%%x%d" % loop
        for i in range(6):
            w.emit("%%y%d.%d = add i64 %s, %s" % (loop, i, previous, w.random.choice(values)))
            previous = "%%y%d.%d" % (loop, i)
        w.emit("store i64 %s, ptr %%acc" % previous)
        w.emit("%%c%d = icmp slt i64 %s, %d" % (loop, previous, w.random.randrange(10000)))
        w.emit("br i1 %%c%d, label %%h%d, label %%h%d" % (loop, loop, loop + 1))
        loop += 1
    w.label("h%d" % loop)
    w.emit("%r = load i64, ptr %acc")
    w.emit("ret i64 %r")
    w.line("}")
    main_function(w, "big")


SHAPES = {
    "many-functions": many_functions,
    "one-block": one_block,
    "many-blocks": many_blocks,
    "live-through-loops": live_through_loop,
    "many-globals": many_globals,
}


def generate(shape, instructions):
    writer = Writer(instructions)
    SHAPES[shape](writer, instructions)
    return "\n".join(writer.lines) + "\n"


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in SHAPES or not sys.argv[2].isdigit():
        sys.exit("usage: generate.py %s INSTRUCTIONS" % "|".join(SHAPES))
    sys.stdout.write(generate(sys.argv[1], int(sys.argv[2])))


if __name__ == "__main__":
    main()
