"""Random function signatures in C: a file of callees and a file of callers that check every value.

Both files come from one list of signatures, so each can be compiled by another compiler. A callee checks its arguments,
overwrites its own copies, and returns a value that the caller checks; the caller then checks that its arguments are
unchanged. Every value follows from a number (its seed), which both sides know.
"""
import random

PRELUDE = """\
#include <stdarg.h>
extern int failures;
void failed(const char *function, const char *what);
static unsigned long long mix(unsigned long long x) {
  x ^= x >> 31;
  x *= 0x9E3779B97F4A7C15ull;
  return x ^ x >> 29;
}
"""
REPORT = """\
#include <stdio.h>
int failures;
void failed(const char *function, const char *what) {
  if (++failures <= 20) printf("%s: wrong %s\\n", function, what);
}
"""

INTEGERS = ["_Bool", "char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned",
            "long", "unsigned long", "long long"]
FLOATING = ["float", "double"]
COMPLEX = ["_Complex float", "_Complex double"]
PROMOTED = ["int", "unsigned", "long", "unsigned long", "double", "char *"]  # may be variable arguments


class Scalar:
    def __init__(self, name):
        self.c = name

    def fill(self, place, seed):
        bits = "mix(%s)" % seed
        if self.c == "_Bool":
            return "%s = %s & 1;" % (place, bits)
        if self.c == "char *":
            return "%s = (char *)%s;" % (place, bits)
        if "int128" in self.c:
            return "%s = (%s)%s << 64 | mix(%s + 7);" % (place, self.c, bits, seed)
        if self.c.startswith("_Complex"):
            part = "(%s)(int)%%s / 16" % self.c.split()[1]
            return "__real__ %s = %s; __imag__ %s = %s;" % (place, part % bits, place, part % ("mix(%s + 7)" % seed))
        if self.c in FLOATING or self.c == "long double":
            return "%s = (%s)(int)%s / 16;" % (place, self.c, bits)
        return "%s = (%s)%s;" % (place, self.c, bits)

    def equal(self, a, b):
        return "%s == %s" % (a, b)


class Array:
    def __init__(self, element, count):
        self.element, self.count = element, count


class Struct:
    """`fields`: (name, type); an array is a type for a field only."""

    def __init__(self, name, fields, attribute, keyword):
        self.c, self.fields, self.attribute, self.keyword = keyword + " " + name, fields, attribute, keyword

    def places(self, place):
        for name, kind in self.fields[:1] if self.keyword == "union" else self.fields:
            if isinstance(kind, Array):
                for i in range(kind.count):
                    yield "%s.%s[%d]" % (place, name, i), kind.element
            else:
                yield "%s.%s" % (place, name), kind

    def define(self):
        lines = ["%s {" % self.c]
        for name, kind in self.fields:
            if isinstance(kind, Array):
                lines.append("  %s %s[%d];" % (kind.element.c, name, kind.count))
            else:
                lines.append("  %s %s;" % (kind.c, name))
        return "\n".join(lines) + "\n} %s;\n" % self.attribute

    def fill(self, place, seed):
        return " ".join(kind.fill(at, "%s + %d" % (seed, 11 * (i + 1)))
                        for i, (at, kind) in enumerate(self.places(place)))

    def equal(self, a, b):
        pairs = zip(self.places(a), self.places(b))
        return "(" + (" && ".join(kind.equal(x, y) for (x, kind), (y, _) in pairs) or "1") + ")"


# As attributes of a function; gcc knows ms_abi only, clang 14 lacks preserve_none.
CONVENTIONS = ["ms_abi", "preserve_most", "preserve_all", "preserve_none", "swiftcall"]


class Signature:
    def __init__(self, name, result, parameters, variable):
        self.name, self.result, self.parameters, self.variable = name, result, parameters, variable
        self.convention = ""

    def declare(self):
        words = ["%s p%d" % (kind.c, i) for i, kind in enumerate(self.parameters)]
        if self.variable is not None:
            words.append("...")
        return "%s%s %s(%s)" % (self.convention, self.result.c if self.result else "void", self.name, ", ".join(words) or "void")


class Generator:
    def __init__(self, seed, features):
        self.random, self.features, self.structs = random.Random(seed), features, []

    def scalar(self):
        names = INTEGERS * 2 + FLOATING * 6 + ["char *"] * 2
        if "complex" in self.features:
            names = names + COMPLEX * 2
        if "int128" in self.features:
            names = names + ["__int128", "unsigned __int128"]
        if "long-double" in self.features:
            names = names + ["long double"] * 2
        return Scalar(self.random.choice(names))

    def struct(self, depth=0):
        fields = []
        for i in range(self.random.choice([1, 1, 2, 2, 2, 3, 3, 4, 5])):
            kind = self.scalar()
            if self.random.random() < 0.5:  # small ones are the interesting ones
                kind = Scalar(self.random.choice(["float", "double", "int", "char", "long", "short"]))
            if depth < 2 and self.random.random() < 0.15:
                kind = self.struct(depth + 1)
            if self.random.random() < 0.2:
                kind = Array(kind, self.random.randint(1, 3))
            fields.append(("m%d" % i, kind))
        attribute = self.random.choice([""] * 7 + ["__attribute__((packed))"])
        if "aligned" in self.features and self.random.random() < 0.08:
            attribute = "__attribute__((aligned(16)))"
        if "overaligned" in self.features and self.random.random() < 0.15:
            attribute = "__attribute__((aligned(%d)))" % self.random.choice([32, 64])
        keyword = "union" if self.random.random() < 0.1 else "struct"
        made = Struct("s%d" % len(self.structs), fields, attribute, keyword)
        self.structs.append(made)
        return made

    def type(self):
        return self.struct() if "struct" in self.features and self.random.random() < 0.4 else self.scalar()

    def variable_argument(self):
        roll = self.random.random()
        if roll < 0.2 and "struct" in self.features:
            return self.struct()
        if roll < 0.28 and "int128" in self.features:
            return Scalar("__int128")
        if roll < 0.4 and "long-double" in self.features:
            return Scalar("long double")
        return Scalar(self.random.choice(PROMOTED))

    def signature(self, number):
        count = self.random.choice([0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 14])
        parameters = [self.type() for _ in range(count)]
        variable = None
        if count and self.random.random() < 0.3:
            variable = [self.variable_argument() for _ in range(self.random.randint(0, 12))]
        result = None if self.random.random() < 0.1 else self.type()
        made = Signature("f%d" % number, result, parameters, variable)
        known = [c for c in CONVENTIONS if c in self.features]
        if known and variable is None:
            made.convention = "__attribute__((%s)) " % self.random.choice(known)
        return made

    def files(self, count):
        """The texts (callees, callers)."""
        signatures = [self.signature(i) for i in range(count)]
        types = "".join(struct.define() for struct in self.structs)
        callees, callers = [PRELUDE + types], [PRELUDE + REPORT + types]
        for number, signature in enumerate(signatures):
            callees.append(callee(signature, number))
            callers.append(caller(signature, number))
        main = "int main(void) {\n" + "".join("  call_%s();\n" % s.name for s in signatures)
        callers.append(main + '  printf("%d failures\\n", failures);\n  return failures != 0;\n}\n')
        return "\n".join(callees), "\n".join(callers)


def check(kind, place, seed, signature, what, lines):
    lines.append("  { static %s wanted; %s if (!(%s)) failed(\"%s\", \"%s\"); }" %
                 (kind.c, kind.fill("wanted", seed), kind.equal(place, "wanted"), signature.name, what))


def seed_of(number, position):
    return str(number * 1000 + position * 37)


def callee(signature, number):
    lines = [signature.declare() + " {"]
    for i, kind in enumerate(signature.parameters):
        check(kind, "p%d" % i, seed_of(number, i), signature, "parameter %d" % i, lines)
        lines.append("  %s" % kind.fill("p%d" % i, "99"))
    if signature.variable is not None:
        lines.append("  va_list list, copy;\n  va_start(list, p%d);\n  va_copy(copy, list);" %
                     (len(signature.parameters) - 1))
        for name in ("list", "copy"):
            for i, kind in enumerate(signature.variable):
                lines.append("  { %s v = va_arg(%s, %s);" % (kind.c, name, kind.c))
                check(kind, "v", seed_of(number, 100 + i), signature, "variable argument %d" % i, lines)
                lines.append("  }")
        lines.append("  va_end(list);\n  va_end(copy);")
    if signature.result:
        lines.append("  %s result;\n  %s\n  return result;" %
                     (signature.result.c, signature.result.fill("result", seed_of(number, 500))))
    return "\n".join(lines) + "\n}\n"


def caller(signature, number):
    given = list(enumerate(signature.parameters))
    given += [(100 + i, kind) for i, kind in enumerate(signature.variable or [])]
    lines = [signature.declare() + ";", "static void call_%s(void) {" % signature.name]
    for position, kind in given:
        lines.append("  %s a%d; %s" % (kind.c, position, kind.fill("a%d" % position, seed_of(number, position))))
    call = "%s(%s)" % (signature.name, ", ".join("a%d" % position for position, _ in given))
    for _ in range(2):
        if signature.result:
            lines.append("  { %s result = %s;" % (signature.result.c, call))
            check(signature.result, "result", seed_of(number, 500), signature, "result", lines)
            lines.append("  }")
        else:
            lines.append("  %s;" % call)
        # The second call is through a pointer.
        call = call.replace(signature.name + "(", "pointer_%s(" % signature.name, 1)
    for position, kind in given:
        check(kind, "a%d" % position, seed_of(number, position), signature, "argument %d after the call" % position,
              lines)
    pointer = "static __typeof__(%s) *volatile pointer_%s = %s;\n" % ((signature.name,) * 3)
    return lines[0] + "\n" + pointer + "\n".join(lines[1:]) + "\n}\n"
