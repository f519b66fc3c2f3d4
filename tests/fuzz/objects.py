#!/usr/bin/env python3
"""Random programs about small objects: the same seed always produces the same program.

  objects.py SEED

Idea. Allocas and globals of a few dozen bytes are accessed at constant offsets in many types that overlap, copied in
parts, filled, passed to small functions (by address, two addresses that may be equal, by value) and walked by loops
over elements of 3 to 20 bytes; scopes have objects of their own, whose lifetimes are marked. Inlining, scalar
replacement, common subexpressions with memory, addresses in loops and the coloring of the stack work on them. `main` mixes what it loads, and in the end all bytes, into a sum and prints it.

How it stays defined: objects are filled when they are created; offsets are in range; trip counts are constant. A type
whose bits are not whole bytes, or that may not hold any bits, is loaded only where the same type was stored: *marks*,
by byte of an object, say where. Conditional code and loops leave no marks.
"""
import random
import sys

from function_text import FunctionText

SIZE = 48  # bytes of each object
PLAIN = {"i8": 1, "i16": 2, "i24": 3, "i32": 4, "i40": 5, "i64": 8, "i128": 16, "float": 4, "double": 8,
         "<4 x i8>": 4, "<2 x i32>": 8, "<3 x i32>": 12, "<2 x i64>": 16, "<2 x float>": 8}
BITS = {"i8": 8, "i16": 16, "i24": 24, "i32": 32, "i40": 40, "i64": 64, "i128": 128, "float": 32, "double": 64,
        "<4 x i8>": 32, "<2 x i32>": 64, "<3 x i32>": 96, "<2 x i64>": 128, "<2 x float>": 64,
        "i1": 1, "i3": 3, "i17": 17, "i33": 33, "i65": 65, "x86_fp80": 80}
MARKED = {"i1": 1, "i3": 1, "i17": 3, "i33": 5, "i65": 9, "ptr": 8, "x86_fp80": 10}
STRUCTS = {"{ i32, i32 }": 8, "{ i64, i64 }": 16, "{ i8, i8, i8 }": 3, "[3 x i16]": 6, "<{ i8, i32 }>": 5}
ELEMENTS = {"[3 x i8]": 3, "<{ i16, i32 }>": 6, "{ i32, i32, i32 }": 12, "[5 x i32]": 20, "i16": 2, "i64": 8}
HELPERS = 6


class Object:
    def __init__(self, address):
        self.address = address
        self.marks = [None] * SIZE  # by byte: (type, offset of its first byte, serial) or None


class Body(FunctionText):
    def __init__(self, rng, name):
        super().__init__(rng)
        self.name = name
        self.allocas = []  # of scopes, in front of the other lines
        self.is_marking = True

    def chance(self, n):
        return self.rng.randrange(n) == 0

    def call(self, text):
        self.line("%scall %s" % (self.rng.choice(("", "", "notail ")), text))

    # --- values
    def widened(self, type, value):
        """As i64."""
        if type == "ptr":
            return self.define("load i64, ptr %s" % value)
        bits = BITS[type]
        if not type.startswith("i"):
            value = self.define("bitcast %s %s to i%d" % (type, value, bits))
        if bits == 64:
            return value
        return self.define("%s i%d %s to i64" % ("trunc" if bits > 64 else "zext", bits, value))

    def made(self, type, value):
        """A value of the type from an i64."""
        if type == "ptr":
            return self.rng.choice(("@word0", "@word1"))
        if type == "x86_fp80":
            return self.define("sitofp i64 %s to x86_fp80" % value)
        bits = BITS[type]
        if bits != 64:
            value = self.define("%s i64 %s to i%d" % ("zext" if bits > 64 else "trunc", value, bits))
        if type.startswith("i"):
            return value
        return self.define("bitcast i%d %s to %s" % (bits, value, type))

    def number(self, values):
        if values and not self.chance(4):
            return self.rng.choice(values)
        return str(self.rng.choice((0, 1, -1, 255, self.rng.randrange(1 << 62))))

    def mix(self, value):
        self.call("void @mix(i64 %s)" % value)

    # --- accesses
    def at(self, o, offset):
        if offset == 0 and self.chance(2):
            return o.address
        if self.chance(6):  # there and back
            far = self.rng.randrange(SIZE + 1)
            base = self.define("getelementptr i8, ptr %s, i64 %d" % (o.address, far))
            return self.define("getelementptr i8, ptr %s, i%d %d" % (base, self.rng.choice((32, 64)), offset - far))
        flag = self.rng.choice(("", "inbounds ", "nuw "))
        return self.define("getelementptr %si8, ptr %s, i64 %d" % (flag, o.address, offset))

    def store(self, o, values):
        type = self.some_type()
        size = {**PLAIN, **MARKED}[type]
        offset = self.place(size)
        value = self.made(type, self.number(values))
        address = self.at(o, offset)
        volatile = "volatile " if self.chance(30) else ""
        self.line("store %s%s %s, ptr %s, align 1" % (volatile, type, value, address))
        self.unmark(o, offset, size)
        if type in MARKED:
            for i in range(size):
                o.marks[offset + i] = (type, i, self.count)

    def some_type(self):
        return self.rng.choice(tuple(MARKED) if self.is_marking and self.chance(4) else tuple(PLAIN))

    def place(self, size):
        step = self.rng.choice((1, 4, 8, max(size, 1)))
        return self.rng.randrange((SIZE - size) // step + 1) * step

    def unmark(self, o, offset, size):
        """These bytes are written: what is marked there is gone as a whole, its other bytes are filled anew."""
        for i in range(offset, offset + size):
            if o.marks[i] is not None:
                self.clear_mark(o, i, offset, offset + size)

    def clear_mark(self, o, i, begin, end):
        mark = o.marks[i]
        for k in range(SIZE):
            if o.marks[k] is not None and o.marks[k][2] == mark[2] and o.marks[k][0] == mark[0]:
                o.marks[k] = None
                if not begin <= k < end:
                    self.line("store i8 %d, ptr %s" % (k, self.at(o, k)))

    def plain(self, o, offset, size):
        return all(m is None for m in o.marks[offset:offset + size])

    def marked_places(self, o):
        """(type, offset) of whole marked values."""
        found = []
        for i, mark in enumerate(o.marks):
            if mark and mark[1] == 0 and all(
                    i + k < SIZE and o.marks[i + k] == (mark[0], k, mark[2]) for k in range(MARKED[mark[0]])):
                found.append((mark[0], i))
        return found

    def load(self, o, values):
        marked = self.marked_places(o)
        if marked and self.chance(2):
            type, offset = self.rng.choice(marked)
        else:
            type = self.rng.choice(tuple(PLAIN))
            offset = self.place(PLAIN[type])
            if not self.plain(o, offset, PLAIN[type]):
                return
        volatile = "volatile " if self.chance(30) else ""
        value = self.define("load %s%s, ptr %s, align 1" % (volatile, type, self.at(o, offset)))
        values.append(self.widened(type, value))

    def struct(self, a, b):
        type, size = self.rng.choice(tuple(STRUCTS.items()))
        source, target = self.place(size), self.place(size)
        if not self.plain(a, source, size):
            return
        # bytes of padding would be undefined: the structs have none
        value = self.define("load %s, ptr %s, align 1" % (type, self.at(a, source)))
        self.line("store %s %s, ptr %s, align 1" % (type, value, self.at(b, target)))
        self.unmark(b, target, size)

    def copy(self, a, b):
        length = self.rng.choice((0, 1, 3, 4, 7, 8, 12, 16, 24, SIZE))
        source, target = self.place(length), self.place(length)
        may_be_equal = a is b or {a.address, b.address} == {"%a", "%b"}
        is_disjoint = not may_be_equal or source + length <= target or target + length <= source
        name = self.rng.choice(("memcpy", "memmove")) if is_disjoint else "memmove"
        target_address, source_address = self.at(b, target), self.at(a, source)
        self.unmark(b, target, length) if a is not b else self.clean(a)
        moved = a.marks[source:source + length]
        self.line("call void @llvm.%s.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 %s)" % (
            name, target_address, source_address, length, "true" if self.chance(30) else "false"))
        for i, mark in enumerate(moved):
            b.marks[target + i] = mark and (mark[0], mark[1], mark[2] + 100000 * (self.count + 1))

    def fill(self, o):
        length = self.rng.choice((1, 4, 8, 16, 24, SIZE))
        offset = self.place(length)
        address = self.at(o, offset)
        self.unmark(o, offset, length)
        self.line("call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 %d, i1 false)" % (
            address, self.rng.choice((0, 0, 255, 90)), length))

    def clean(self, o):
        """Leaves no marks: other code may load anything."""
        for i in range(SIZE):
            if o.marks[i] is not None:
                self.clear_mark(o, i, -1, -1)

    # --- larger statements
    def helper(self, a, b, values):
        self.clean(a)
        self.clean(b)
        k = self.rng.randrange(HELPERS)
        by_value = "byval([%d x i8]) align 1 " % SIZE if k == 0 else ""
        values.append(self.define("call i64 @helper%d(ptr %s%s, ptr %s, i64 %s)" % (
            k, by_value, a.address, b.address, self.number(values))))

    def choice(self, objects, values, depth):
        condition = self.define("icmp %s i64 %s, %s" % (
            self.rng.choice(("eq", "ult", "sgt")), self.number(values), self.number(values)))
        yes, no, join = self.fresh("yes"), self.fresh("no"), self.fresh("join")
        self.line("br i1 %s, label %%%s, label %%%s" % (condition, yes, no))
        for name in (yes, no):
            self.label(name)
            self.statements(objects, list(values), depth + 1, self.rng.randrange(4))
            self.line("br label %%%s" % join)
        self.label(join)

    def loop(self, objects, values, depth):
        """Over the elements of an object, up or down, with an index of 32 or 64 bits."""
        o = self.rng.choice(objects)
        element, size = self.rng.choice(tuple(ELEMENTS.items()))
        count = SIZE // size
        width = self.rng.choice((32, 64))
        step = self.rng.choice((1, 1, 2, -1, 3))
        first = count - 1 if step < 0 else 0
        shift = self.rng.choice((0, 0, 1, -5, 1000))  # of the index against the element's number
        head, body, end = self.fresh("head"), self.fresh("body"), self.fresh("end")
        before = self.block
        self.line("br label %%%s" % head)
        self.label(head)
        i, following = self.fresh("%i"), self.fresh("%n")
        latch = self.fresh("latch")
        self.line("%s = phi i%d [ %d, %%%s ], [ %s, %%%s ]" % (i, width, first + shift, before, following, latch))
        test = "sge" if step < 0 else "slt"
        bound = shift if step < 0 else count + shift
        inside = self.define("icmp %s i%d %s, %d" % (test, width, i, bound))
        self.line("br i1 %s, label %%%s, label %%%s" % (inside, body, end))
        self.label(body)
        index = i
        if shift:
            index = self.define("sub %si%d %s, %d" % (self.rng.choice(("", "nsw ")), width, i, shift))
        if width == 32:
            index = self.define("%s i32 %s to i64" % (self.rng.choice(("sext", "zext nneg", "zext")), index))
        address = self.define("getelementptr %s%s, ptr %s, i64 %s" % (
            self.rng.choice(("", "inbounds ")), element, o.address, index))
        inner = list(values)
        if size > 1 and self.chance(2):
            address = self.define("getelementptr i8, ptr %s, i64 1" % address)
        inner.append(self.define("zext i8 %s to i64" % self.define("load i8, ptr %s" % address)))
        self.mix(inner[-1])
        self.statements(objects, inner, depth + 1, self.rng.randrange(3))
        if self.chance(2):
            byte = self.define("trunc i64 %s to i8" % self.number(inner))
            self.line("store i8 %s, ptr %s" % (byte, address))
        if self.chance(3):  # another exit
            leave, go_on = self.define("icmp eq i64 %s, %s" % (inner[-1], self.number(inner))), self.fresh("on")
            self.line("br i1 %s, label %%%s, label %%%s" % (leave, end, go_on))
            self.label(go_on)
        self.line("br label %%%s" % latch)
        self.label(latch)
        self.line("%s = add %si%d %s, %d" % (following, self.rng.choice(("", "nsw ")), width, i, step))
        self.line("br label %%%s" % head)
        self.label(end)

    def scope(self, objects, values, depth):
        """Objects that are alive here only; some have no end."""
        own = []
        for _ in range(self.rng.randrange(1, 3)):
            o = Object(self.fresh("%s"))
            self.allocas.append("  %s = alloca [%d x i8], align %d" % (o.address, SIZE, self.rng.choice((1, 8, 16))))
            self.line("call void @llvm.lifetime.start.p0(i64 %d, ptr %s)" % (self.rng.choice((SIZE, -1)), o.address))
            self.fill_whole(o)
            own.append(o)
        self.statements(objects + 2 * own, values, depth + 1, self.rng.randrange(1, 5))
        for o in own:
            if not self.chance(5):
                self.line("call void @llvm.lifetime.end.p0(i64 %d, ptr %s)" % (SIZE, o.address))

    def fill_whole(self, o):
        self.line("call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 %d, i1 false)" % (
            o.address, self.rng.randrange(256), SIZE))

    def region(self, objects, values, depth):
        for o in objects:
            self.clean(o)
        before, self.is_marking = self.is_marking, False
        self.rng.choice((self.choice, self.loop))(objects, values, depth)
        self.is_marking = before

    def statements(self, objects, values, depth, count):
        for _ in range(count):
            a, b = self.rng.choice(objects), self.rng.choice(objects)
            kind = self.rng.randrange(22)
            if kind < 6:
                self.store(a, values)
            elif kind < 11:
                self.load(a, values)
            elif kind < 13:
                self.copy(a, b)
            elif kind < 14:
                self.fill(a)
            elif kind < 15:
                self.struct(a, b)
            elif kind < 17 and self.name == "main":
                self.helper(a, b, values)
            elif kind < 18 and depth < 2:
                self.region(objects, values, depth)
            elif kind < 20 and depth < 3:
                self.scope(objects, values, depth)
            elif values:
                self.mix(self.rng.choice(values))
            if len(values) > 1 and self.chance(3):
                operator = self.rng.choice(("add", "sub", "xor", "mul"))
                values.append(self.define("%s i64 %s, %s" % (operator, self.rng.choice(values), self.number(values))))

    def local_object(self, values):
        type = self.rng.choice(("[48 x i8]", "[6 x i64]", "{ i32, i32, [10 x i32] }", "<{ i8, [47 x i8] }>"))
        o = Object(self.define("alloca %s, align %d" % (type, self.rng.choice((1, 4, 16)))))
        self.fill_whole(o)
        return o


def helper(rng, number):
    body = Body(rng, "helper")
    objects = [Object("%a"), Object("%b")]
    values = ["%n"]
    if number == 0 or body.chance(3):
        objects.append(body.local_object(values))
    body.is_marking = False
    body.statements(objects, values, 1 if number < 4 else 0, rng.randrange(2, 7))
    by_value = "byval([%d x i8]) align 1 " % SIZE if number == 0 else ""
    attribute = rng.choice(("", "", "", "alwaysinline ", "noinline "))
    return "define internal i64 @helper%d(ptr %s%%a, ptr %%b, i64 %%n) %s{\nentry:\n%s\n  ret i64 %s\n}\n" % (
        number, by_value, attribute, "\n".join(body.allocas + body.lines), rng.choice(values))


def generate(seed):
    rng = random.Random("objects %d" % seed)
    body = Body(rng, "main")
    objects = [body.local_object([]) for _ in range(rng.randrange(2, 5))] + [Object("@global")]
    values = ["%start"]
    body.line("%start = load i64, ptr @word0")
    body.statements(objects, values, 0, rng.randrange(15, 50))
    for o in objects:
        body.clean(o)
        for offset in range(0, SIZE, 8):
            body.mix(body.define("load i64, ptr %s, align 1" % body.at(o, offset)))
    body.line("%result = load i64, ptr @sum")
    body.line("call i32 (ptr, ...) @printf(ptr @format, i64 %result)")
    return """@word0 = global i64 81985529216486895
@word1 = global i64 -3
@sum = internal global i64 1
@global = internal global [%d x i8] zeroinitializer, align 16
@format = internal constant [6 x i8] c"%%lx\\0A\\00\\00"
declare i32 @printf(ptr, ...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

define internal void @mix(i64 %%v) {
  %%old = load i64, ptr @sum
  %%times = mul i64 %%old, 6364136223846793005
  %%new = add i64 %%times, %%v
  store i64 %%new, ptr @sum
  ret void
}

%s
define i32 @main() {
entry:
%s
  ret i32 0
}
""" % (SIZE, "\n".join(helper(rng, k) for k in range(HELPERS)), "\n".join(body.allocas + body.lines))


if __name__ == "__main__":
    sys.stdout.write(generate(int(sys.argv[1])))
