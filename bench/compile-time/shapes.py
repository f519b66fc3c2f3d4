#!/usr/bin/env python3
"""Writes LLVM IR of a given shape and size, for measuring how compile time grows.

  shapes.py SHAPE SIZE > file.ll

Pointers are opaque; llc takes the text too. Output depends on the arguments only.
"""
import random
import sys

import structures


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
    """The output style of a course's compiler: variables in allocas, an if in a loop, array accesses, a call."""
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
    array_and_branch(w, index)
    w.label("exit")
    w.emit("%r = load i64, ptr %s")
    w.emit("ret i64 %r")
    w.line("}")
    w.line("")


def array_and_branch(w, index):
    """The end of the loop's body: a store to an array, an if with a call, the next round."""
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


def deep_loop_nests(w, loops):
    """Loops, each inside the previous one."""
    w.line("define i64 @big(i64 %a, i64 %b) {")
    w.line("entry:")
    w.emit("br label %h0")
    for i in range(loops):
        before = "entry" if i == 0 else "h%d" % (i - 1)
        w.label("h%d" % i)
        w.emit("%%i%d = phi i64 [ 0, %%%s ], [ %%n%d, %%l%d ]" % (i, before, i, i))
        w.emit("%%s%d = phi i64 [ %s, %%%s ], [ %%t%d, %%l%d ]" % (i, "%%x%d" % (i - 1) if i else "%a", before, i, i))
        w.emit("%%x%d = add i64 %%s%d, %%i%d" % (i, i, i))
        w.emit("br label %%%s" % ("h%d" % (i + 1) if i + 1 < loops else "l%d" % i))
    for i in reversed(range(loops)):
        w.label("l%d" % i)
        w.emit("%%t%d = mul i64 %s, %%i%d" % (i, "%%t%d" % (i + 1) if i + 1 < loops else "%%x%d" % i, i))
        w.emit("%%n%d = add i64 %%i%d, 1" % (i, i))
        w.emit("%%c%d = icmp slt i64 %%n%d, 3" % (i, i))
        w.emit("br i1 %%c%d, label %%h%d, label %%%s" % (i, i, "l%d" % (i - 1) if i else "exit"))
    w.label("exit")
    w.emit("ret i64 %t0")
    w.line("}")
    main_function(w, "big")


def wide_switch(w, cases):
    """One switch: half of its cases are dense, half scattered; each has a block."""
    w.line("define i64 @big(i64 %a, i64 %b) {")
    values = [i if i < cases // 2 else i * 1000003 for i in range(cases)]
    w.emit("switch i64 %a, label %join [")
    for i, value in enumerate(values):
        w.line("    i64 %d, label %%k%d" % (value, i))
    w.line("  ]")
    for i in range(cases):
        w.label("k%d" % i)
        w.emit("%%v%d = mul i64 %%b, %d" % (i, i + 3))
        w.emit("br label %join")
    w.label("join")
    incoming = ", ".join("[ %%v%d, %%k%d ]" % (i, i) for i in range(cases))
    w.emit("%%r = phi i64 [ 0, %%0 ], %s" % incoming)
    w.emit("ret i64 %r")
    w.line("}")
    main_function(w, "big")


def equal_values_apart(w, count):
    """A chain of blocks with a product each, and a second one with the same products: each as far from its equal."""
    w.line("define i64 @big(i64 %a, i64 %z) {")
    w.emit("%x = xor i64 %a, %z")
    w.emit("%y = xor i64 %a, %z")  # a near pair: passes that look for some go on
    w.emit("%b = mul i64 %x, %y")
    w.emit("br label %b0")
    for i in range(2 * count):
        w.label("b%d" % i)
        previous = "%%s%d" % (i - 1) if i > 0 else "%b"
        w.emit("%%p%d = mul i64 %%a, %d" % (i, i % count + 3))
        w.emit("%%s%d = sub i64 %s, %%p%d" % (i, previous, i))
        w.emit("%%c%d = icmp eq i64 %%s%d, %%a" % (i, i))
        w.emit("br i1 %%c%d, label %%end, label %%b%d" % (i, i + 1))
    w.label("b%d" % (2 * count))
    w.emit("br label %end")
    w.label("end")
    w.emit("ret i64 %b")
    w.line("}")
    w.line("")


def values_in_switch(w, cases):
    """A loop over a switch; a quarter as many values as cases live through it, in memory, and each case uses one."""
    values = max(1, cases // 4)
    w.line("define i64 @use(i64 %x) noinline {")
    w.emit("ret i64 %x")
    w.line("}")
    w.line("define i64 @big(i64 %a, i64 %b) {")
    for i in range(values):
        w.emit("%%v%d = mul i64 %%b, %d" % (i, i + 3))
    w.emit("br label %loop")
    w.label("loop")
    w.emit("%s = phi i64 [ 0, %0 ], [ %t, %join ]")
    w.emit("switch i64 %s, label %join [")
    for i in range(cases):
        w.line("    i64 %d, label %%k%d" % (i * i, i))
    w.line("  ]")
    for i in range(cases):
        w.label("k%d" % i)
        w.emit("%%x%d = add i64 %%v%d, %d" % (i, i % values, i))
        w.emit("%%r%d = call i64 @use(i64 %%x%d)" % (i, i))
        w.emit("br label %join")
    w.label("join")
    w.emit("%%t = phi i64 [ 1, %%loop ], %s" % ", ".join("[ %%r%d, %%k%d ]" % (i, i) for i in range(cases)))
    w.emit("%done = icmp eq i64 %t, %a")
    w.emit("br i1 %done, label %end, label %loop")
    w.label("end")
    w.emit("ret i64 %t")
    w.line("}")
    main_function(w, "big")


PHIS = 50


def wide_phis(w, entries):
    """Blocks that join in one block with many phis; `entries` counts the entries of all phis."""
    w.line("define i64 @big(i64 %a, i64 %b) {")
    sources = max(2, entries // PHIS)
    w.emit("br label %p0")
    for i in range(sources):
        w.label("p%d" % i)
        w.emit("%%v%d = mul i64 %%a, %d" % (i, i + 3))
        w.emit("%%c%d = icmp slt i64 %%v%d, %d" % (i, i, w.random.randrange(1000)))
        following = "p%d" % (i + 1) if i + 1 < sources else "join"
        w.emit("br i1 %%c%d, label %%join, label %%%s" % (i, following) if following != "join" else "br label %join")
    w.label("join")
    for phi in range(PHIS):
        choices = (lambda i: "%%v%d" % i, lambda i: str(i * phi), lambda i: "%b")
        w.emit("%%q%d = phi i64 %s" % (phi, ", ".join(
            "[ %s, %%p%d ]" % (w.random.choice(choices)(i), i) for i in range(sources))))
    for phi in range(PHIS):
        w.emit("%%r%d = xor i64 %%q%d, %s" % (phi, phi, "%%r%d" % (phi - 1) if phi else "%b"))
    w.emit("ret i64 %%r%d" % (PHIS - 1))
    w.line("}")
    main_function(w, "big")


def huge_initialisers(w, elements):
    """Three globals: numbers, structs that name a function, text."""
    w.line("@numbers = global [%d x i64] [%s]" % (elements, ", ".join("i64 %d" % (i * i) for i in range(elements))))
    w.line("@rows = global [%d x { i32, ptr, double }] [%s]" % (elements, ", ".join(
        "{ i32, ptr, double } { i32 %d, ptr @main, double %d.5 }" % (i, i) for i in range(elements))))
    w.line('@text = constant [%d x i8] c"%s"' % (elements * 4, "ab\\0Ac" * elements))
    w.line("define i64 @main() {")
    w.emit("ret i64 0")
    w.line("}")


# By name: what writes it, what its size counts, and how much smaller than the nominal one its size is.
SHAPES = {
    "many-functions": (many_functions, "instructions", 1),
    "one-block": (one_block, "instructions", 1),
    "many-blocks": (many_blocks, "instructions", 1),
    "live-through-loops": (live_through_loop, "instructions", 1),
    "deep-loop-nests": (deep_loop_nests, "loops", 50),
    "wide-switch": (wide_switch, "cases", 10),
    "values-in-switch": (values_in_switch, "cases", 10),
    "equal-values-apart": (equal_values_apart, "blocks", 8),
    "wide-phis": (wide_phis, "entries", 1),
    "many-globals": (many_globals, "globals", 1),
    "huge-initialisers": (huge_initialisers, "elements", 1),
}


# The measured ones of structures.py, which counts steps; tests/fuzz/structures.py runs them all.
for _name, _divisor in {"alias-chain-reversed": 1, "comdats": 1, "phis-and-predecessors": 1, "blocks-to-all": 1, "switch-cases": 1,
                        "values-through-joins": 8, "long-float": 1, "nested-scopes": 2, "debug-assignments": 2}.items():
    SHAPES[_name] = (lambda w, steps, write=structures.STRUCTURES[_name]: w.line(write(steps)), "steps", _divisor)


def size_of(shape, nominal):
    """The size that a shape has at a nominal size: what it counts may cost much more than an instruction."""
    return max(4, nominal // SHAPES[shape][2])


def generate(shape, size):
    """The text of a shape; the shape defines the unit of `size`."""
    writer = Writer(size)
    SHAPES[shape][0](writer, size)
    return "\n".join(writer.lines) + "\n"


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in SHAPES or not sys.argv[2].isdigit():
        sys.exit("usage: shapes.py %s SIZE" % "|".join(SHAPES))
    sys.stdout.write(generate(sys.argv[1], int(sys.argv[2])))


if __name__ == "__main__":
    main()
