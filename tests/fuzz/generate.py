#!/usr/bin/env python3
"""Random, well-defined LLVM IR programs: the same seed always produces the same program.

  generate.py SEED [--size small|medium|large] [--style ancient|typed|opaque] [--lite]

Idea. A program is a set of global objects and of functions over them; `main` calls the functions, mixes every
result and every byte of the globals into @fz_hash and prints it, so any wrong bit shows in the output.

How it stays defined:
- Scope: a value list that shrinks at the end of the region; every value in it dominates the place.
- Memory: every leaf is initialised when its object is created; an index is a constant in range or masked; pointers kept
  in memory point to globals only, so none outlives its object.
- Termination: loops have small trip counts, whose product within a function is bounded; every function that calls
  others first takes from @fz_fuel and returns if none is left, so any call graph terminates.
- Arithmetic: shift amounts are masked, divisors are odd and never -1; flags (nsw, exact …) only where they are true by
  construction.

Styles are the three ages of the syntax: `load i64* %p`, `load i64, i64* %p`, `load i64, ptr %p`. --lite restricts
programs to the LLVMlite specification: i1, i64, no phi.
"""
import argparse
import random
import re

from arithmetic import Arithmetic
from control import Control
from memory import Calls
from model import BUFFER, BUFFER_LENGTH, WORDS, Address, Array, Pointer, Signature, Struct, constant_of

SIZES = {  # functions, statements of a function, depth of regions, fuel
    "small": (2, 6, 2, 40),
    "medium": (5, 14, 3, 70),
    "large": (8, 34, 4, 100),
}
STYLES = ("ancient", "typed", "opaque")


class Module:
    def __init__(self, seed, size, style, lite):
        self.rng = random.Random("lilt %s %s %s %d" % (seed, size, style, lite))
        self.size, self.style, self.lite = SIZES[size], style, lite
        self.widths = (1, 64) if lite else (1, 8, 16, 32, 64)
        self.opaque, self.ancient = style == "opaque", style == "ancient"
        self.structs, self.globals, self.signatures = [], [], {}
        self.table = None
        self.text = []

    # --- text of types
    def type_text(self, t):
        if t is None:
            return "void"
        if isinstance(t, int):
            return "i%d" % t
        if isinstance(t, Pointer):
            return "ptr" if self.opaque else self.type_text(t.target) + "*"
        if isinstance(t, Array):
            return "[%d x %s]" % (t.count, self.type_text(t.element))
        if isinstance(t, Signature):
            return "%s (%s)" % (self.type_text(t.result), ", ".join(map(self.type_text, t.parameters)))
        return "%" + t.name if t.name else self.body_text(t)

    def body_text(self, t):
        return "{ " + ", ".join(map(self.type_text, t.fields)) + " }"

    def pointer_text(self, target):
        return self.type_text(Pointer(target))

    def integer_text(self, value, width):
        if width == 1:
            return "true" if value & 1 else "false"
        return str(value)

    # --- types and globals
    def random_type(self, depth, pointers=False):
        rng = self.rng
        kind = rng.randrange(10)
        if depth == 0 or kind < 4:
            return BUFFER if pointers and kind == 0 else rng.choice(self.widths[-3:] if kind else self.widths)
        if kind < 7:
            return Array(rng.choice((1, 2, 3, 4, 8)), self.random_type(depth - 1, pointers))
        if self.structs and kind == 7:
            return rng.choice(self.structs)
        return Struct(None, [self.random_type(depth - 1, pointers) for _ in range(rng.randrange(1, 4))])

    def leaves(self, t):
        if isinstance(t, Array):
            return t.count * self.leaves(t.element)
        if isinstance(t, Struct):
            return sum(map(self.leaves, t.fields))
        return 1

    def bounded_type(self, limit, **options):
        while True:
            t = self.random_type(3, **options)
            if self.leaves(t) <= limit:
                return t

    def make_structs(self):
        for i in range(self.rng.randrange(1, 4)):
            fields = [self.bounded_type(12, pointers=True) for _ in range(self.rng.randrange(1, 6))]
            self.structs.append(Struct("S%d" % i, fields))

    def initialiser(self, t):
        rng = self.rng
        if isinstance(t, int):
            return self.integer_text(constant_of(rng, t), t)
        if isinstance(t, Pointer):
            return self.constant_buffer()
        if not self.lite and rng.randrange(8) == 0 and not self.has_pointer(t):
            return "zeroinitializer"
        if isinstance(t, Array):
            parts = ["%s %s" % (self.type_text(t.element), self.initialiser(t.element)) for _ in range(t.count)]
            return "[ " + ", ".join(parts) + " ]"
        return "{ " + ", ".join("%s %s" % (self.type_text(f), self.initialiser(f)) for f in t.fields) + " }"

    def has_pointer(self, t):
        if isinstance(t, Array):
            return self.has_pointer(t.element)
        return isinstance(t, Pointer) or isinstance(t, Struct) and any(map(self.has_pointer, t.fields))

    def constant_buffer(self):
        """A constant of type i64* to a global buffer: bitcast, or getelementptr beyond LLVMlite."""
        index = self.rng.randrange(2)
        name, extra = "@buffer%d" % index, self.rng.choice((0, 0, 1, 3, 4))
        array = self.type_text(Array(BUFFER_LENGTH + 4, 64))
        if self.opaque and not extra:
            return name
        if self.lite or not extra and self.rng.randrange(2):
            return name if self.opaque else "bitcast (%s* %s to i64*)" % (array, name)
        separator = "" if self.ancient else array + ", "
        return "getelementptr (%s%s %s, i64 0, i64 %d)" % (
            separator, self.pointer_text(Array(BUFFER_LENGTH + 4, 64)), name, extra)

    def make_globals(self):
        rng = self.rng
        buffer = Array(BUFFER_LENGTH + 4, 64)
        wanted = [("buffer0", buffer), ("buffer1", buffer)]
        wanted += [("struct_%s" % s.name, s) for s in self.structs]
        wanted += [("bytes", Array(32, 64 if self.lite else 8))]
        wanted += [("scalar%d" % w, w) for w in self.widths]
        wanted += [("g%d" % i, self.bounded_type(40, pointers=True)) for i in range(rng.randrange(1, 5))]
        for name, t in wanted:
            self.globals.append(Address("@" + name, t, True))
            self.text.append("@%s = global %s %s" % (name, self.type_text(t), self.initialiser(t)))
        for i in range(rng.randrange(3)):
            t = self.bounded_type(10)
            self.globals.append(Address("@k%d" % i, t, True, self.lite))
            self.text.append("@k%d = %s %s %s" % (i, "global" if self.lite else "constant", self.type_text(t),
                                                  self.initialiser(t)))

    # --- whole programs
    def make_signatures(self):
        rng = self.rng
        table = Signature(64, [64, rng.choice(self.widths)])
        for i in range(self.size[0]):
            if i < 2 or rng.randrange(4) == 0:
                self.signatures["f%d" % i] = table
                continue
            kinds = list(self.widths) + [64, 64, BUFFER] + [Pointer(s) for s in self.structs] + [Pointer(table)]
            count = rng.choice((0, 1, 2, 3, 4, 6, 7, 9, 12))
            result = rng.choice((None, 64) + tuple(self.widths) + (BUFFER,))
            self.signatures["f%d" % i] = Signature(result, [rng.choice(kinds) for _ in range(count)])
        names = [n for n, s in self.signatures.items() if s is table]
        entries = [rng.choice(names) for _ in range(4)]
        self.table = Address("@table", Array(4, Pointer(table)), True, False)
        entry = self.pointer_text(table)
        self.text.append("@table = global [4 x %s] [ %s ]" % (entry, ", ".join("%s @%s" % (entry, n) for n in entries)))
        self.table_signature, self.table_names = table, names

    def generate(self):
        self.make_structs()
        self.make_globals()
        self.make_signatures()
        chunks = [Function(self, name, signature).generate() for name, signature in self.signatures.items()]
        chunks.append(Main(self).generate())
        self.rng.shuffle(chunks)
        types = ["%%%s = type %s" % (s.name, self.body_text(s)) for s in self.structs]
        parts = types + [self.support_text()] + self.text + chunks
        return "\n".join(parts) + "\n"

    def support_text(self):
        text = '''@fz_hash = global i64 1469598103934665603
@fz_fuel = global i64 %d
@fz_format = global [17 x i8] c"%%ld %%d %%ld %%ld;\\0A\\00"
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
declare i32 @printf(i8*, ...)
define void @fz_mix(i64 %%v) {
  %%h = load i64, i64* @fz_hash
  %%x = xor i64 %%h, %%v
  %%m = mul i64 %%x, 1099511628211
  %%s = lshr i64 %%m, 29
  %%y = xor i64 %%m, %%s
  store i64 %%y, i64* @fz_hash
  ret void
}''' % self.size[3]
        if self.ancient:
            text = text.replace("load i64, ", "load ")
        return re.sub(r"i\d+\*", "ptr", text) if self.opaque else text


class Function(Arithmetic, Calls, Control):
    """One function: a prologue that takes fuel, statements, a result; then its text."""

    def open_body(self):
        for i, t in enumerate(self.signature.parameters):
            name = "%%a%d" % i
            if isinstance(t, int):
                self.values.append((t, name))
            elif t is BUFFER:
                self.addresses.append(Address(name, WORDS, False))
            elif isinstance(t.target, Signature):
                self.callbacks.append(name)
            else:
                self.addresses.append(Address(name, t.target, False))
        if self.calls_others:
            pointer = self.m.pointer_text(64)
            fuel = self.define(self.load_text(64, "@fz_fuel"))
            left = self.define("sub i64 %s, 1" % fuel)
            self.line("store i64 %s, %s @fz_fuel" % (left, pointer))
            stop, go = self.fresh("stop"), self.fresh("go")
            self.branch_if(self.define("icmp sle i64 %s, 0" % left), stop, go)
            self.start(stop)
            self.give_back(early=True)
            self.start(go)

    def give_back(self, early=False):
        result = self.signature.result
        if result is None:
            self.line("ret void")
        elif result is BUFFER:
            self.line("ret %s %s" % (self.m.pointer_text(64), self.m.constant_buffer() if early else self.returned_buffer()))
        else:
            self.line("ret i%d %s" % (result, self.constant(result) if early else self.fresh_operand(result)))

    def returned_buffer(self):
        """An argument or a global, never this frame's memory."""
        own = ["%%a%d" % i for i, t in enumerate(self.signature.parameters) if t is BUFFER]
        return self.rng.choice(own) if own else self.buffer(global_only=True).text

    def generate(self):
        self.open_body()
        _, statements, depth, _ = self.m.size
        self.region(depth, self.rng.randrange(statements // 2, statements + 1))
        self.observe((0, 0), 24)
        self.give_back()
        return self.finish()

    def finish(self):
        first, rest = self.blocks[0], self.blocks[1:]
        numbered = self.rng.randrange(3) == 0
        if self.rng.randrange(3) == 0:
            self.rng.shuffle(rest)
        parameters = ", ".join("%s %%a%d" % (self.m.type_text(t), i) for i, t in enumerate(self.signature.parameters))
        lines = ["define %s @%s(%s) {" % (self.m.type_text(self.signature.result), self.name, parameters)]
        unnamed_entry = numbered or self.rng.randrange(2) == 0 and "%entry " not in self.text_of_phis()
        if not unnamed_entry:
            lines.append("entry:")
        for block in [first] + rest:
            if block is not first:
                lines.append(block.label + ":")
            lines += block.phis + block.lines
        lines.append("}")
        return self.renumber(lines) if numbered else "\n".join(lines)

    def text_of_phis(self):
        return " ".join(p.replace("%entry", "%entry ") for b in self.blocks for p in b.phis)

    def renumber(self, lines):
        """Numbers in place of names, in the order that LLVM requires; the entry block takes one too."""
        numbers = {"a%d" % i: i for i in range(len(self.signature.parameters))}
        numbers["entry"] = len(numbers)
        for line in lines[1:]:
            match = re.match(r"  %(\w+) = |(\w+):$", line)
            if match:
                numbers[match.group(1) or match.group(2)] = len(numbers)
        types = {s.name for s in self.m.structs}
        out = []
        for line in lines:
            match = re.match(r"(\w+):$", line)
            if match:
                out.append("%d:" % numbers[match.group(1)])
            else:
                out.append(re.sub(r"%(\w+)", lambda m: m.group(0) if m.group(1) in types else "%%%d" % numbers[m.group(1)], line))
        return "\n".join(out)


class Main(Function):
    """Calls every function several times, then mixes all globals in and prints the hash."""

    def __init__(self, module):
        super().__init__(module, "main", Signature(64, [64, Pointer(Pointer(8))] if module.rng.randrange(2) else []))
        self.calls_others = True

    def open_body(self):
        pass

    def generate(self):
        for name, signature in self.m.signatures.items():
            for _ in range(self.rng.randrange(1, 4)):
                self.store(64, str(self.m.size[3]), "@fz_fuel")
                self.emit_call("@" + name, signature)
                self.mix()
        self.region(1, 4)
        for value in list(self.values)[-8:]:
            self.line("call void @fz_mix(i64 %s)" % self.as_word(*value))
        for address in self.m.globals:
            self.mix_all(address.text, address.target, [("i32", "0")], address.target)
        result = self.define(self.load_text(64, "@fz_hash"))
        text = self.define("call %s @ll_ltoa(i64 %s)" % (self.m.pointer_text(8), result), "p")
        self.line("call void @ll_puts(%s %s)" % (self.m.pointer_text(8), text))
        self.line("ret i64 %s" % self.define("and i64 %s, 63" % result))
        return self.finish()

    def mix_all(self, text, source, path, t):
        if isinstance(t, Array):
            for i in range(t.count):
                self.mix_all(text, source, path + [("i64", str(i))], t.element)
        elif isinstance(t, Struct):
            for i, field in enumerate(t.fields):
                self.mix_all(text, source, path + [("i32", str(i))], field)
        elif isinstance(t, int):
            place = self.element_pointer(source, text, path)
            name = self.define(self.load_text(t, place))
            self.line("call void @fz_mix(i64 %s)" % self.as_word(t, name))


def choose_form(seed):
    """The default style and language of a seed."""
    rng = random.Random("form %s" % seed)
    return rng.choice(("ancient", "typed", "typed", "opaque", "opaque", "opaque")), rng.randrange(5) == 0


def generate(seed, size="small", style=None, lite=None):
    default_style, default_lite = choose_form(seed)
    return Module(seed, size, style or default_style, default_lite if lite is None else lite).generate()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int)
    parser.add_argument("--size", choices=SIZES, default="small")
    parser.add_argument("--style", choices=STYLES)
    parser.add_argument("--lite", action="store_true", default=None)
    options = parser.parse_args()
    print(generate(options.seed, options.size, options.style, options.lite), end="")


if __name__ == "__main__":
    main()
