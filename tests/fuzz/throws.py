#!/usr/bin/env python3
"""Random programs about exceptions: the same seed always produces the same program.

  throws.py SEED

Idea. Functions keep numbers in allocas, which mem2reg makes values that live across invokes. They call functions before
them, throw ints and longs, catch them by type or altogether, and clean up, in nested regions, loops and branches. What
a landing pad does not take goes on to the region around it, or out of the function, as a front end writes it: the
clauses of the regions around are clauses of the landing pad. Beside the number, functions take others, and objects that
are aligned to more than the stack is. `main` prints a sum of what all of them computed.
"""
import random
import sys

from function_text import FunctionText

VARIABLES = 4
TYPES = {"i32": "@_ZTIi", "i64": "@_ZTIl"}
FUNCTIONS = 5
PARAMETERS = {"line": "ptr byval(%Line) align 64", "double": "double", "i128": "i128"}


class Region:
    """A part of a function whose calls have a landing pad."""

    def __init__(self, name, kind, around):
        self.name, self.kind, self.around = name, kind, around  # kind: a type, "any" or "cleanup"
        self.is_used = False

    def clauses(self):
        own = {"cleanup": "cleanup", "any": "catch ptr null"}.get(self.kind) or "catch ptr " + TYPES[self.kind]
        all_of_them = ([own] + (self.around.clauses() if self.around else []))
        return sorted(set(all_of_them), key=lambda c: (c != "cleanup", all_of_them.index(c)))


class Function(FunctionText):
    def __init__(self, rng, number, signatures):
        super().__init__(rng)
        self.number, self.region = number, None
        self.signatures = signatures  # of each function: the kinds of the parameters behind the number

    def variable(self):
        return "%%x%d" % self.rng.randrange(VARIABLES)

    def load(self):
        return self.define("load i64, ptr %s" % self.variable())

    def store(self, value):
        self.line("store i64 %s, ptr %s" % (value, self.variable()))

    # --- statements
    def statements(self, depth, count):
        for _ in range(count):
            kinds = [self.arithmetic, self.arithmetic, self.call, self.call, self.throw]
            if depth < 3:
                kinds += [self.guard, self.guard, self.branch, self.loop]
            kind = self.rng.choice(kinds)
            kind(depth) if kind in (self.guard, self.branch, self.loop) else kind()

    def arithmetic(self):
        operator = self.rng.choice(("add", "sub", "mul", "xor"))
        other = self.load() if self.rng.randrange(2) else str(self.rng.randrange(-9, 100))
        self.store(self.define("%s i64 %s, %s" % (operator, self.load(), other)))

    def called(self, result, text):
        """A call in the region at hand; afterwards the block in which it has returned."""
        prefix = result + " = " if result else ""
        if self.region is None:
            return self.line(prefix + "call " + text)
        self.region.is_used = True
        returned = self.fresh("returned")
        self.line("%sinvoke %s to label %%%s unwind label %%%s.pad" % (prefix, text, returned, self.region.name))
        self.label(returned)

    def call(self):
        if self.number == 0:
            return self.arithmetic()
        callee = self.rng.randrange(self.number)
        arguments = ["i64 " + self.load()] + [self.passed(kind) for kind in self.signatures[callee]]
        result = "%" + self.fresh("r")
        self.called(result, "i64 @f%d(%s)" % (callee, ", ".join(arguments)))
        self.store(result)

    def passed(self, kind):
        """An argument behind the number, from a variable."""
        value = self.load()
        if kind == "line":
            self.line("store i64 %s, ptr %%line" % value)
            value = "%line"
        if kind == "double":
            value = self.define("sitofp i64 %s to double" % self.define("and i64 %s, 1023" % value))
        if kind == "i128":
            value = self.define("mul i128 %s, 18446744073709551617" % self.define("sext i64 %s to i128" % value))
        return "%s %s" % (PARAMETERS[kind], value)

    def receive(self):
        """Takes what `passed` gives into variables; an object also where it is."""
        for k, kind in enumerate(self.signatures[self.number]):
            name = "%%p%d" % k
            if kind == "line":
                place = self.define("and i64 %s, 63" % self.define("ptrtoint ptr %s to i64" % name))
                value = self.define("add i64 %s, %s" % (place, self.define("load i64, ptr " + name)))
            elif kind == "double":
                value = self.define("fptosi double %s to i64" % name)
            else:
                value = self.define("trunc i128 %s to i64" % self.define("lshr i128 %s, 64" % name))
            self.store(value)

    def throw(self):
        value = self.load()
        bits = self.define("and i64 %s, %d" % (value, self.rng.choice((1, 3, 7))))
        thrown, on = self.fresh("throw"), self.fresh("on")
        self.line("br i1 %s, label %%%s, label %%%s" % (self.define("icmp eq i64 %s, 1" % bits), thrown, on))
        self.label(thrown)
        kind = self.rng.choice(sorted(TYPES))
        exception = self.define("call ptr @__cxa_allocate_exception(i64 8)")
        number = value if kind == "i64" else self.define("trunc i64 %s to i32" % value)
        self.line("store %s %s, ptr %s" % (kind, number, exception))
        self.called("", "void @__cxa_throw(ptr %s, ptr %s, ptr null)" % (exception, TYPES[kind]))
        self.line("unreachable")
        self.label(on)

    def branch(self, depth):
        then, other, join = self.fresh("then"), self.fresh("else"), self.fresh("join")
        test = self.define("icmp slt i64 %s, %s" % (self.load(), self.load()))
        self.line("br i1 %s, label %%%s, label %%%s" % (test, then, other))
        for name in (then, other):
            self.label(name)
            self.statements(depth + 1, self.rng.randrange(3))
            self.line("br label %" + join)
        self.label(join)

    def loop(self, depth):
        head, end = self.fresh("loop"), self.fresh("end")
        counter = "%" + self.fresh("counter")
        self.lines.insert(0, "  %s = alloca i64" % counter)
        self.line("store i64 0, ptr %s" % counter)
        self.line("br label %" + head)
        self.label(head)
        self.statements(depth + 1, self.rng.randrange(1, 3))
        next_value = self.define("add i64 %s, 1" % self.define("load i64, ptr %s" % counter))
        self.line("store i64 %s, ptr %s" % (next_value, counter))
        test = self.define("icmp slt i64 %s, %d" % (next_value, self.rng.randrange(1, 4)))
        self.line("br i1 %s, label %%%s, label %%%s" % (test, head, end))
        self.label(end)

    def guard(self, depth):
        kind = self.rng.choice(("cleanup", "any", "i32", "i64"))
        region = self.region = Region(self.fresh("region"), kind, self.region)
        self.statements(depth + 1, self.rng.randrange(1, 4))
        self.region = region.around
        join = self.fresh("join")
        self.line("br label %" + join)
        if region.is_used or region.name in getattr(self, "entered", ()):
            self.handler(region, join)
        self.label(join)

    def handler(self, region, join):
        if region.is_used:
            self.label(region.name + ".pad")
            pad = self.define("landingpad { ptr, i32 } " + " ".join(region.clauses()))
            for part, slot in ((0, "%exception"), (1, "%selector")):
                kind = ("ptr", "i32")[part]
                self.line("store %s %s, ptr %s" % (
                    kind, self.define("extractvalue { ptr, i32 } %s, %d" % (pad, part)), slot))
            self.line("br label %%%s.dispatch" % region.name)
        self.label(region.name + ".dispatch")
        if region.kind == "cleanup":
            self.arithmetic()
            return self.go_on(region)
        if region.kind != "any":
            own, other = self.fresh("own"), self.fresh("other")
            number = self.define("call i32 @llvm.eh.typeid.for(ptr %s)" % TYPES[region.kind])
            test = self.define("icmp eq i32 %s, %s" % (self.define("load i32, ptr %selector"), number))
            self.line("br i1 %s, label %%%s, label %%%s" % (test, own, other))
            self.label(other)
            self.go_on(region)
            self.label(own)
        caught = self.define("call ptr @__cxa_begin_catch(ptr %s)" % self.define("load ptr, ptr %exception"))
        if region.kind == "any":
            self.arithmetic()
        else:
            number = self.define("load %s, ptr %s" % (region.kind, caught))
            self.store(number if region.kind == "i64" else self.define("sext i32 %s to i64" % number))
        self.called("", "void @__cxa_end_catch()")
        self.line("br label %" + join)

    def go_on(self, region):
        if region.around:
            self.entered = getattr(self, "entered", set()) | {region.around.name}
            return self.line("br label %%%s.dispatch" % region.around.name)
        pair = self.define("insertvalue { ptr, i32 } poison, ptr %s, 0" % self.define("load ptr, ptr %exception"))
        pair = self.define("insertvalue { ptr, i32 } %s, i32 %s, 1" % (pair, self.define("load i32, ptr %selector")))
        self.line("resume { ptr, i32 } " + pair)

    def text(self, argument):
        slots = ["  %%x%d = alloca i64" % k for k in range(VARIABLES)]
        slots += ["  %exception = alloca ptr", "  %selector = alloca i32", "  %line = alloca %Line, align 64"]
        starts = ["  store i64 %s, ptr %%x%d" % (argument if k == 0 else k * 7 + 1, k) for k in range(VARIABLES)]
        allocas = [l for l in self.lines if " = alloca " in l]
        rest = [l for l in self.lines if " = alloca " not in l]
        return "\n".join(slots + allocas + starts + rest)


def generate(seed):
    rng = random.Random("throws %d" % seed)
    parts = []
    kinds = sorted(PARAMETERS)
    signatures = [rng.choices(kinds, k=rng.choice((0, 0, 1, 2, 3, 12))) for _ in range(FUNCTIONS)]
    for number in range(FUNCTIONS):
        function = Function(rng, number, signatures)
        function.receive()
        function.statements(0, rng.randrange(2, 6))
        result = function.load()
        words = rng.choice(("", "", "alwaysinline ", "noinline "))
        parameters = ["i64 %n"] + ["%s %%p%d" % (PARAMETERS[kind], k) for k, kind in enumerate(signatures[number])]
        parts.append("define internal i64 @f%d(%s) %spersonality ptr @__gxx_personality_v0 {\n%s\n  ret i64 %s\n}\n" % (
            number, ", ".join(parameters), words, function.text("%n"), result))
    main = Function(rng, FUNCTIONS, signatures)
    for k in range(8):
        region = main.region = Region(main.fresh("region"), "any", None)
        main.store(str(k))
        main.call()
        main.region = None
        join = main.fresh("join")
        main.line("br label %" + join)
        main.handler(region, join)
        main.label(join)
        main.line("call i32 (ptr, ...) @printf(ptr @format, i64 %s)" % main.define("load i64, ptr %x0"))
    return """%%Line = type { [8 x i64] }
@_ZTIi = external constant ptr
@_ZTIl = external constant ptr
@format = internal constant [6 x i8] c"%%lx\\0A\\00\\00"
declare i32 @printf(ptr, ...)
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr) noreturn
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)

%s
define i32 @main() personality ptr @__gxx_personality_v0 {
%s
  ret i32 0
}
""" % ("\n".join(parts), main.text("0"))


if __name__ == "__main__":
    sys.stdout.write(generate(int(sys.argv[1])))
