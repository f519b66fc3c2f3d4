#!/usr/bin/env python3
"""Random programs on vectors, whose output the interpreter knows.

    vectors.py --seeds 1..200 [--lilt PATH] [--peer COMMAND] [--keep DIRECTORY]

Each program is a chain of functions with vectors as parameters and results. They compute with vectors of all lanes
and counts, those of no register among them: arithmetic, comparisons, selects, shuffles, single lanes at constant and
variable places, conversions, bitcasts, memory, reductions, loops with vectors in phis, sums of lanes. Every value is stored and the
bytes are printed. Undefined operations and NaNs, whose bits are unspecified, are avoided. lilt's code at each level,
and that of a peer such as `clang-19 -x ir -O1`, must print what `lilt interpret` prints. lilt's is certified
(`--verify-code`), also with AVX-512 where the processor lacks it.
"""
import argparse
import random
import subprocess
import sys
import tempfile
from pathlib import Path

LANES = ["i8", "i16", "i32", "i64", "float", "double", "i1"]
WIDTH = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "float": 32, "double": 64}
BYTES = {"i1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "float": 4, "double": 8}
PREDICATES = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]
FLOAT_PREDICATES = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une"]
CONFIGURATIONS = [["-O0"], ["-O2"], ["-O2", "--regalloc=fast"], ["-O2", "--mcpu=x86-64-v2"], ["-O2", "--mattr=+ssse3"],
                  ["-O2", "--mattr=+sse4.1"], ["-O2", "--mattr=+avx"], ["-O2", "--mattr=+avx2"], ["-O0", "--mcpu=x86-64-v3"],
                  ["-O2", "--mattr=+avx2", "--regalloc=fast"]]
OF_LEVEL_4 = [["-O2", "--mcpu=x86-64-v4"], ["-O2", "--mcpu=x86-64-v4", "--mattr=-evex512"],
              ["-O0", "--mcpu=x86-64-v4"], ["-O2", "--mcpu=x86-64-v4", "--regalloc=fast"]]
HAS_LEVEL_4 = {"avx512f", "avx512bw", "avx512dq", "avx512vl"} <= set(Path("/proc/cpuinfo").read_text().split())


def is_floating(lane):
    return lane in ("float", "double")


def text(kind):
    lane, count = kind
    return "<%d x %s>" % (count, lane)


def mangled(kind):
    lane, count = kind
    return "v%d%s" % (count, {"float": "f32", "double": "f64"}.get(lane, lane))


class Program:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.lines = []
        self.declared = set()
        self.functions = []
        self.number = 0

    # --- names and values
    def new(self):
        self.number += 1
        return "%%v%d" % self.number

    def emit(self, line):
        self.lines.append("  " + line)

    def make(self, kind, expression):
        name = self.new()
        self.emit("%s = %s" % (name, expression))
        if kind is not None:
            self.values.append((kind, name))
        return name

    def count(self):
        return self.r.choice([2, 2, 4, 4, 4, 8, 8, 16, 16, 32, 3, 5, 1, 6, 12, 24])

    def kind(self):
        return (self.r.choice(LANES), self.count())

    def constant_lane(self, lane):
        r = self.r
        if is_floating(lane):
            return r.choice(["0.0", "1.0", "-1.0", "2.5", "-0.5", "1024.0", "-0.0", "65536.0"])
        if lane == "i1":
            return r.choice(["true", "false"])
        bits = WIDTH[lane]
        value = r.choice([0, 1, -1, 2, 1 << (bits - 1), (1 << (bits - 1)) - 1, r.getrandbits(bits), r.getrandbits(4)])
        return str(value if value < 1 << (bits - 1) else value - (1 << bits))

    def constant(self, kind):
        lane, count = kind
        if self.r.random() < 0.2:
            return "zeroinitializer"
        if self.r.random() < 0.4:
            each = self.constant_lane(lane)
            return "<" + ", ".join("%s %s" % (lane, each) for _ in range(count)) + ">"
        return "<" + ", ".join("%s %s" % (lane, self.constant_lane(lane)) for _ in range(count)) + ">"

    def value(self, kind):
        known = [name for of, name in self.values if of == kind]
        if known and self.r.random() < 0.85:
            return self.r.choice(known[-6:])
        if self.r.random() < 0.3 or is_floating(kind[0]):
            return self.constant(kind)
        return self.load(kind)

    def any_kind(self):
        if self.values and self.r.random() < 0.8:
            return self.r.choice(self.values[-8:])[0]
        return self.kind()

    def integer_kind(self):
        for _ in range(20):
            kind = self.any_kind()
            if not is_floating(kind[0]):
                return kind
        return ("i32", 4)

    def wide_kind(self):
        kind = self.integer_kind()
        return ("i32", kind[1]) if kind[0] == "i1" else kind

    def floating_kind(self):
        for _ in range(8):
            kind = self.any_kind()
            if is_floating(kind[0]):
                return kind
        return (self.r.choice(["float", "double"]), self.count())

    def scalar(self, lane):
        """A value of the lane's type that is not constant."""
        if is_floating(lane):
            small = self.make(None, "load i8, ptr getelementptr (i8, ptr @input, i64 %d)" % self.r.randrange(200))
            return self.make(None, "sitofp i8 %s to %s" % (small, lane))
        if lane == "i1":
            small = self.make(None, "load i8, ptr getelementptr (i8, ptr @input, i64 %d)" % self.r.randrange(200))
            return self.make(None, "trunc i8 %s to i1" % small)
        return self.make(None, "load %s, ptr getelementptr (i8, ptr @input, i64 %d), align 1" %
                         (lane, self.r.randrange(200)))

    def place(self, limit):
        """An i32 below the limit that is not constant."""
        whole = self.scalar("i32")
        return self.make(None, "urem i32 %s, %d" % (whole, limit))

    def load(self, kind):
        if kind[0] == "i1":  # bits of no lane would have to be zero
            whole = self.load(("i8", kind[1]))
            return self.make(kind, "trunc %s %s to %s" % (text(("i8", kind[1])), whole, text(kind)))
        align = self.r.choice([1, 1, 16])
        offset = self.r.randrange(0, 12) * 16 if align == 16 else self.r.randrange(200)
        return self.make(kind, "load %s, ptr getelementptr (i8, ptr @input, i64 %d), align %d" %
                         (text(kind), offset, align))

    def without_nan(self, kind, name):
        order = self.make(None, "fcmp ord %s %s, %s" % (text(kind), name, name))
        return self.make(kind, "select <%d x i1> %s, %s %s, %s %s" %
                         (kind[1], order, text(kind), name, text(kind), self.constant(kind)))

    def call(self, result, name, arguments):
        declaration = "declare %s @%s(%s)" % (result, name, ", ".join(t for t, _ in arguments))
        self.declared.add(declaration)
        return "call %s @%s(%s)" % (result, name, ", ".join("%s %s" % a for a in arguments))

    # --- steps
    def binary(self):
        kind = self.integer_kind()
        op = self.r.choice(["add", "sub", "mul", "and", "or", "xor", "add", "sub", "xor"])
        self.make(kind, "%s %s %s, %s" % (op, text(kind), self.value(kind), self.value(kind)))

    def inverted(self):
        kind = self.integer_kind()
        lane = "true" if kind[0] == "i1" else "-1"
        ones = "<" + ", ".join("%s %s" % (kind[0], lane) for _ in range(kind[1])) + ">"
        inverse = self.make(kind, "xor %s %s, %s" % (text(kind), self.value(kind), ones))
        self.make(kind, "and %s %s, %s" % (text(kind), inverse, self.value(kind)))

    def division(self):
        kind = self.wide_kind()
        lane, count = kind
        low = "<" + ", ".join("%s 63" % lane for _ in range(count)) + ">"
        one = "<" + ", ".join("%s 1" % lane for _ in range(count)) + ">"
        small = self.make(None, "and %s %s, %s" % (text(kind), self.value(kind), low))
        divisor = self.make(None, "or %s %s, %s" % (text(kind), small, one))
        self.make(kind, "%s %s %s, %s" % (self.r.choice(["udiv", "sdiv", "urem", "srem"]), text(kind),
                                          self.value(kind), divisor))

    def quotient(self):
        """By one constant."""
        kind = self.wide_kind()
        lane, count = kind
        bits = WIDTH[lane]
        divisor = self.r.choice([1, 2, 3, 5, 6, 7, 8, 10, 16, 28, 64, 100, 641, 1 << (bits - 1),
                                 self.r.getrandbits(bits)])
        divisor = max(divisor % (1 << bits), 1)
        divisor -= 1 << bits if divisor >= 1 << (bits - 1) else 0
        divisor = -3 if divisor == -1 else divisor  # by -1, a quotient may not fit
        lanes = "<" + ", ".join("%s %d" % (lane, divisor) for _ in range(count)) + ">"
        self.make(kind, "%s %s %s, %s" % (self.r.choice(["udiv", "sdiv", "urem", "srem"]), text(kind),
                                          self.value(kind), lanes))

    def product_of_narrow(self):
        count = self.count()
        wide = self.r.choice(["i16", "i32", "i64"])
        factors = []
        for _ in range(2):
            lane = self.r.choice([each for each in ("i8", "i16", "i32") if WIDTH[each] < WIDTH[wide]])
            if self.r.random() < 0.2:
                number = self.r.randrange(-40000, 40000)
                factors.append("<" + ", ".join("%s %d" % (wide, number % 32768) for _ in range(count)) + ">")
                continue
            factors.append(self.make((wide, count), "%s %s %s to %s" % (
                self.r.choice(["zext", "sext"]), text((lane, count)), self.value((lane, count)), text((wide, count)))))
        self.make((wide, count), "mul %s %s, %s" % (text((wide, count)), factors[0], factors[1]))

    def clamped(self):
        """To the numbers of narrower lanes, or nearly."""
        count = self.count()
        wide = self.r.choice(["i16", "i32"])
        narrow = self.r.choice([each for each in ("i8", "i16") if WIDTH[each] < WIDTH[wide]])
        bound = 1 << WIDTH[narrow]
        least, greatest = self.r.choice([(0, bound - 1), (-bound // 2, bound // 2 - 1), (0, bound // 2 - 1),
                                         (-1, bound - 1)])
        greatest = min(greatest, (1 << WIDTH[wide] - 1) - 1)
        kind = (wide, count)
        name = self.value(kind)
        for which, number in self.r.sample([("smax", least), ("smin", greatest)], 2):
            lanes = "<" + ", ".join("%s %d" % (wide, number) for _ in range(count)) + ">"
            name = self.make(None, self.call(text(kind), "llvm.%s.%s" % (which, mangled(kind)),
                                             [(text(kind), name), (text(kind), lanes)]))
        self.make((narrow, count), "trunc %s %s to %s" % (text(kind), name, text((narrow, count))))

    def lanes_by_mask(self):
        """Single lanes that a mask of the same lanes chooses."""
        kind = self.any_kind()
        lane, count = kind
        if lane == "i1":
            return
        mask, source, name = self.value(("i1", count)), self.value(kind), self.value(kind)
        for _ in range(self.r.randrange(1, 5)):
            place = self.r.randrange(count)
            bit = self.make(None, "extractelement <%d x i1> %s, i64 %d" % (count, mask, place))
            element = self.make(None, "extractelement %s %s, i64 %d" % (text(kind), source, place))
            if self.r.random() < 0.5:
                order = ", ".join("i32 %d" % (i + count if i == place else i) for i in range(count))
                inserted = self.make(None, "shufflevector %s %s, %s %s, <%d x i32> <%s>" %
                                     (text(kind), name, text(kind), source, count, order))
            else:
                inserted = self.make(None, "insertelement %s %s, %s %s, i64 %d" %
                                     (text(kind), name, lane, element, place))
            name = self.make(kind, "select i1 %s, %s %s, %s %s" % (bit, text(kind), inserted, text(kind), name))

    def counted(self):
        """Adds the bits of a mask, or takes one of its lanes as a condition."""
        kind = self.any_kind()
        lane, count = kind
        mask = self.value(("i1", count))
        if self.r.random() < 0.5:
            bit = self.make(None, "extractelement <%d x i1> %s, i64 %d" % (count, mask, self.r.randrange(count)))
            self.make(kind, "select i1 %s, %s %s, %s %s" % (bit, text(kind), self.value(kind), text(kind),
                                                            self.value(kind)))
            return
        kind = (lane if lane in ("i8", "i16", "i64") else "i32", count)
        bits = self.make(None, "zext <%d x i1> %s to %s" % (count, mask, text(kind)))
        self.make(kind, "%s %s %s, %s" % (self.r.choice(["add", "sub"]), text(kind), self.value(kind), bits))

    def shift(self):
        kind = self.wide_kind()
        lane, count = kind
        op = self.r.choice(["shl", "lshr", "ashr"])
        bits = WIDTH[lane]
        way = self.r.randrange(4)
        if way == 0:
            amount = self.r.randrange(bits)
            amounts = "<" + ", ".join("%s %d" % (lane, amount) for _ in range(count)) + ">"
        elif way == 1:
            amounts = "<" + ", ".join("%s %d" % (lane, self.r.randrange(bits)) for _ in range(count)) + ">"
        elif way == 2:
            low = "<" + ", ".join("%s %d" % (lane, bits - 1) for _ in range(count)) + ">"
            amounts = self.make(None, "and %s %s, %s" % (text(kind), self.value(kind), low))
        else:
            one = self.make(None, "and %s %s, %d" % (lane, self.scalar(lane), bits - 1))
            amounts = self.splat(kind, one)
        self.make(kind, "%s %s %s, %s" % (op, text(kind), self.value(kind), amounts))

    def splat(self, kind, scalar):
        lane, count = kind
        first = self.make(None, "insertelement %s poison, %s %s, i64 0" % (text(kind), lane, scalar))
        return self.make(kind, "shufflevector %s %s, %s poison, <%d x i32> zeroinitializer" %
                         (text(kind), first, text(kind), count))

    def splat_step(self):
        kind = self.kind()
        self.splat(kind, self.scalar(kind[0]))

    def floating(self):
        kind = self.floating_kind()
        op = self.r.choice(["fadd", "fsub", "fmul", "fadd", "fdiv"])
        name = self.make(None, "%s %s %s, %s" % (op, text(kind), self.value(kind), self.value(kind)))
        self.without_nan(kind, name)

    def negated(self):
        kind = self.floating_kind()
        self.make(kind, "fneg %s %s" % (text(kind), self.value(kind)))

    def compared(self):
        if self.r.random() < 0.6:
            kind = self.integer_kind()
            mask = self.make(("i1", kind[1]), "icmp %s %s %s, %s" %
                             (self.r.choice(PREDICATES), text(kind), self.value(kind), self.value(kind)))
        else:
            kind = self.floating_kind()
            mask = self.make(("i1", kind[1]), "fcmp %s %s %s, %s" %
                             (self.r.choice(FLOAT_PREDICATES), text(kind), self.value(kind), self.value(kind)))
        if self.r.random() < 0.3:
            to = (self.r.choice(["i8", "i16", "i32", "i64"]), kind[1])
            self.make(to, "%s <%d x i1> %s to %s" % (self.r.choice(["sext", "zext"]), kind[1], mask, text(to)))

    def extremum(self):
        kind = self.any_kind()
        if kind[0] == "i1":
            kind = ("i16", kind[1])
        a, b = self.value(kind), self.value(kind)
        op, predicates = ("fcmp", FLOAT_PREDICATES) if is_floating(kind[0]) else ("icmp", PREDICATES)
        mask = self.make(("i1", kind[1]), "%s %s %s %s, %s" % (op, self.r.choice(predicates), text(kind), a, b))
        if self.r.random() < 0.5:
            a, b = b, a
        self.make(kind, "select <%d x i1> %s, %s %s, %s %s" % (kind[1], mask, text(kind), a, text(kind), b))

    def selected(self):
        kind = self.any_kind()
        mask = self.value(("i1", kind[1])) if self.r.random() < 0.8 else None
        if mask is None:
            condition = "i1 " + self.scalar("i1")
        else:
            condition = "<%d x i1> %s" % (kind[1], mask)
        self.make(kind, "select %s, %s %s, %s %s" % (condition, text(kind), self.value(kind), text(kind),
                                                     self.value(kind)))

    def shuffled(self):
        kind = self.any_kind()
        lane, count = kind
        result = count if self.r.random() < 0.6 else self.count()
        way = self.r.randrange(10)
        both = 2 * count
        first = self.r.randrange(count)
        if way == 0:
            order = [self.r.randrange(both) for _ in range(result)]
        elif way == 1:
            order = [self.r.randrange(count) for _ in range(result)]
        elif way == 2:
            order = [(first + i) % both for i in range(result)]
        elif way == 3:
            order = [(2 * i + first % 2) % both for i in range(result)]
        elif way == 4:
            order = [(i // 2 + (count if i % 2 else 0)) % both for i in range(result)]
        elif way == 5:
            order = [(count - 1 - i) % count for i in range(result)]
        elif way == 6:
            order = [first] * result
        elif way == 7:
            order = [self.r.choice([i, i + count]) % both for i in range(result)]
        elif way == 8:  # one order within both halves
            half = max(count // 2, 1)
            places = [self.r.randrange(half) + self.r.choice([0, count]) for _ in range(half)]
            order = [(places[i % half] + i // half * half) % both for i in range(result)]
        else:
            order = [(i ^ 1) % count for i in range(result)]
        mask = "<" + ", ".join("i32 %d" % i for i in order) + ">"
        self.make((lane, result), "shufflevector %s %s, %s %s, <%d x i32> %s" %
                  (text(kind), self.value(kind), text(kind), self.value(kind), result, mask))

    def single_lane(self):
        kind = self.any_kind()
        lane, count = kind
        place = "i32 %d" % self.r.randrange(count) if self.r.random() < 0.7 else "i32 " + self.place(count)
        if self.r.random() < 0.5:
            taken = self.make(None, "extractelement %s %s, %s" % (text(kind), self.value(kind), place))
            self.store_scalar(lane, taken)
            return
        element = self.scalar(lane)
        self.make(kind, "insertelement %s %s, %s %s, %s" % (text(kind), self.value(kind), lane, element, place))

    def built(self):
        kind = self.kind()
        lane, count = kind
        if count > 16:
            return
        name = "poison"
        for i in self.r.sample(range(count), count) + self.r.sample(range(count), self.r.randrange(2)):
            element = self.scalar(lane) if self.r.random() < 0.6 else self.constant_lane(lane)
            name = self.make(None, "insertelement %s %s, %s %s, i64 %d" % (text(kind), name, lane, element, i))
        self.values.append((kind, name))

    def converted(self):
        kind = self.any_kind()
        lane, count = kind
        if is_floating(lane):
            if self.r.random() < 0.4:
                to = "double" if lane == "float" else "float"
                name = self.make(None, "%s %s %s to %s" % ("fpext" if lane == "float" else "fptrunc", text(kind),
                                                           self.value(kind), text((to, count))))
                self.without_nan((to, count), name)
                return
            # Numbers that fit.
            to = (self.r.choice(["i8", "i16", "i32", "i64"]), count)
            if lane == "double" and self.r.random() < 0.4:  # of all 32 bits
                to = ("i32", count)
            small = self.value(("i32" if lane == "double" and to[0] in ("i32", "i64") else "i8", count))
            signed = self.r.random() < 0.5
            number = self.make(kind, "%s %s %s to %s" % (
                "sitofp" if signed else "uitofp",
                text(("i32" if lane == "double" and to[0] in ("i32", "i64") else "i8", count)), small, text(kind)))
            self.make(to, "%s %s %s to %s" % ("fptosi" if signed else "fptoui", text(kind), number, text(to)))
            return
        if self.r.random() < 0.35:
            to = (self.r.choice(["float", "double"]), count)
            self.make(to, "%s %s %s to %s" % (self.r.choice(["sitofp", "uitofp"]), text(kind), self.value(kind),
                                              text(to)))
            return
        to = self.r.choice([other for other in WIDTH if not is_floating(other) and other != lane])
        op = "trunc" if WIDTH[to] < WIDTH[lane] else self.r.choice(["zext", "sext"])
        self.make((to, count), "%s %s %s to %s" % (op, text(kind), self.value(kind), text((to, count))))

    def cast(self):
        kind = self.integer_kind()
        bits = WIDTH[kind[0]] * kind[1]
        ways = [(lane, bits // WIDTH[lane]) for lane in LANES
                if not is_floating(lane) and bits % WIDTH[lane] == 0 and 1 <= bits // WIDTH[lane] <= 64]
        to = self.r.choice(ways)
        if self.r.random() < 0.3 and bits <= 128 and bits >= 8:
            whole = self.make(None, "bitcast %s %s to i%d" % (text(kind), self.value(kind), bits))
            other = self.make(None, "add i%d %s, 12345" % (bits, whole))
            self.make(to, "bitcast i%d %s to %s" % (bits, other, text(to)))
        elif to != kind:
            self.make(to, "bitcast %s %s to %s" % (text(kind), self.value(kind), text(to)))

    def reduced(self):
        kind = self.integer_kind()
        lane, _ = kind
        name = "llvm.vector.reduce.%s.%s" % (self.r.choice(["add", "mul", "and", "or", "xor", "smax", "smin", "umax",
                                                            "umin"]), mangled(kind))
        self.store_scalar(lane, self.make(None, self.call(lane, name, [(text(kind), self.value(kind))])))

    def intrinsic(self):
        if self.r.random() < 0.3:
            kind = self.floating_kind()
            name = self.r.choice(["fabs", "copysign", "sqrt", "minnum", "maxnum"])
            arguments = [(text(kind), self.value(kind))] * 1
            if name not in ("fabs", "sqrt"):
                arguments.append((text(kind), self.value(kind)))
            result = self.make(None, self.call(text(kind), "llvm.%s.%s" % (name, mangled(kind)), arguments))
            self.without_nan(kind, result)
            return
        kind = self.wide_kind()
        name = self.r.choice(["smax", "smin", "umax", "umin", "abs", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat",
                              "ctpop", "fshl", "fshr", "bswap", "bitreverse", "ctlz", "cttz"])
        if name == "bswap" and kind[0] == "i8":
            return
        arguments = [(text(kind), self.value(kind))]
        if name in ("abs", "ctlz", "cttz"):
            arguments.append(("i1", "false"))
        elif name.startswith("fsh") and self.r.random() < 0.4:  # a rotation by one number
            number = self.r.choice([8, 16, 24, 7, 40]) % WIDTH[kind[0]]
            lanes = "<" + ", ".join("%s %d" % (kind[0], number) for _ in range(kind[1])) + ">"
            arguments += [arguments[0], (text(kind), lanes)]
        elif name.startswith("fsh"):
            arguments += [arguments[0] if self.r.random() < 0.5 else (text(kind), self.value(kind)),
                          (text(kind), self.value(kind))]
        elif name not in ("ctpop", "bswap", "bitreverse"):
            arguments.append((text(kind), self.value(kind)))
        self.make(kind, self.call(text(kind), "llvm.%s.%s" % (name, mangled(kind)), arguments))

    def memory(self):
        kind = self.any_kind()
        align = self.r.choice([1, 16])
        self.emit("store %s %s, ptr %%scratch, align %d" % (text(kind), self.value(kind), align))
        bits = WIDTH[kind[0]] * kind[1]
        if is_floating(kind[0]) or kind[0] == "i1":
            self.make(kind, "load %s, ptr %%scratch, align %d" % (text(kind), align))
            return
        lane = self.r.choice([lane for lane in ("i8", "i16", "i32", "i64") if bits % WIDTH[lane] == 0])
        self.make((lane, bits // WIDTH[lane]), "load %s, ptr %%scratch, align %d" %
                  (text((lane, bits // WIDTH[lane])), align))

    def loop(self):
        """A vector in a phi, changed a few times."""
        kind = self.wide_kind()
        start, step = self.value(kind), self.value(kind)
        n = self.number = self.number + 1
        self.emit("br label %%head%d" % n)
        before = self.block
        self.lines.append("head%d:" % n)
        self.emit("%%i%d = phi i32 [ 0, %%%s ], [ %%j%d, %%head%d ]" % (n, before, n, n))
        self.emit("%%p%d = phi %s [ %s, %%%s ], [ %%q%d, %%head%d ]" % (n, text(kind), start, before, n, n))
        self.emit("%%s%d = add %s %%p%d, %s" % (n, text(kind), n, step))
        self.emit("%%q%d = xor %s %%s%d, %s" % (n, text(kind), n, start))
        self.emit("%%j%d = add i32 %%i%d, 1" % (n, n))
        self.emit("%%c%d = icmp ult i32 %%j%d, 5" % (n, n))
        self.emit("br i1 %%c%d, label %%head%d, label %%behind%d" % (n, n, n))
        self.lines.append("behind%d:" % n)
        self.block = "behind%d" % n
        self.values.append((kind, "%%q%d" % n))

    def sum_of_lanes(self):
        """Accumulators of a loop whose lanes are added after it: of distances of bytes, of products."""
        r = self.r
        lane, count = r.choice(["i16", "i32", "i32", "i32", "i64"]), r.choice([2, 4, 4, 8, 8, 16, 32, 5])
        count = min(count, 8) if lane == "i64" else count  # within the input
        kind, way = (lane, count), r.choice(["bytes", "distances", "words", "mixed", "doubles", "values"])
        n = self.number = self.number + 1
        accumulators = range(r.choice([1, 1, 2, 2, 3, 4]))
        starts = ["zeroinitializer" if r.random() < 0.7 else
                  self.make(None, "insertelement %s zeroinitializer, %s %s, i64 0" % (text(kind), lane, self.scalar(lane)))
                  if r.random() < 0.5 else self.value(kind) for _ in accumulators]
        self.emit("br label %%head%d" % n)
        before = self.block
        self.lines.append("head%d:" % n)
        self.emit("%%i%d = phi i64 [ 0, %%%s ], [ %%j%d, %%head%d ]" % (n, before, n, n))
        for k in accumulators:
            self.emit("%%p%d.%d = phi %s [ %s, %%%s ], [ %%q%d.%d, %%head%d ]" % (
                n, k, text(kind), starts[k], before, n, k, n))
        known, self.values = self.values, []
        bases = [self.make(None, "getelementptr i8, ptr getelementptr (i8, ptr @input, i64 %d), i64 %%i%d" %
                           (r.randrange(100), n)) for _ in range(2)]

        def loaded(base, narrow, k):
            at = self.make(None, "getelementptr i8, ptr %s, i64 %d" % (
                bases[base], (k if r.random() < 0.9 else r.randrange(5)) * count * BYTES[narrow]))
            return self.make(None, "load %s, ptr %s, align 1" % (text((narrow, count)), at))

        def wide(base, narrow, k, op):
            if WIDTH[narrow] >= WIDTH[lane]:
                return loaded(base, lane, k)
            return self.make(None, "%s %s %s to %s" % (op, text((narrow, count)), loaded(base, narrow, k), text(kind)))

        weights = "<" + ", ".join("%s %d" % (lane, r.randrange(-300, 300)) for _ in range(count)) + ">"
        for k in accumulators:
            if way == "bytes":
                term = wide(0, "i8", k, "zext")
            elif way == "distances":
                apart = self.make(None, "sub %s %s, %s" % (text(kind), wide(0, "i8", k, "zext"), wide(1, "i8", k, "zext")))
                term = self.make(None, self.call(text(kind), "llvm.abs." + mangled(kind), [(text(kind), apart),
                                                                                           ("i1", "true")]))
            elif way == "words" or way == "mixed":
                ops = ("i16", "sext") if way == "words" else r.choice([("i8", "sext"), ("i8", "zext"), ("i16", "zext")])
                right = weights if r.random() < 0.3 else wide(1, "i16" if way == "words" else "i8", k, "sext")
                term = self.make(None, "mul %s %s, %s" % (text(kind), wide(0, ops[0], k, ops[1]), right))
            elif way == "doubles":
                term = self.make(None, "mul %s %s, %s" % (text(kind), loaded(0, lane, k), loaded(1, lane, k)))
            else:
                term = loaded(0, lane, k)
            self.emit("%%q%d.%d = add %s %s, %%p%d.%d" % (n, k, text(kind), term, n, k))
        self.values = known
        self.emit("%%j%d = add i64 %%i%d, %d" % (n, n, r.choice([1, 16, 32])))
        self.emit("%%c%d = icmp ult i64 %%j%d, 100" % (n, n))
        self.emit("br i1 %%c%d, label %%head%d, label %%behind%d" % (n, n, n))
        self.lines.append("behind%d:" % n)
        self.block = "behind%d" % n
        total = "%%q%d.0" % n
        for k in accumulators[1:]:
            total = self.make(None, "add %s %s, %%q%d.%d" % (text(kind), total, n, k))
        self.store_scalar(lane, self.make(None, self.call(lane, "llvm.vector.reduce.add." + mangled(kind),
                                                          [(text(kind), total)])))

    def called(self):
        if not self.functions:
            return
        name, result, parameters = self.r.choice(self.functions)
        self.make(result, "call %s @%s(%s)" % (text(result), name, ", ".join(
            "%s %s" % (text(kind), self.value(kind)) for kind in parameters)))

    def store_scalar(self, lane, name):
        self.emit("store %s %s, ptr %%scratch, align 1" % (lane, name))
        self.emit("call void @show(ptr %%scratch, i32 %d)" % BYTES[lane])

    def passed_kind(self):
        while True:
            kind = self.kind()
            if kind[0] != "i1" and kind[1] * WIDTH[kind[0]] <= 128 and kind[1] in (2, 4, 8, 16):
                return kind

    def function(self, name):
        parameters = [self.passed_kind() for _ in range(self.r.randrange(1, 10))]
        result = self.passed_kind()
        self.values = [(kind, "%%a%d" % i) for i, kind in enumerate(parameters)]
        self.lines = []
        self.block = "entry"
        steps = [self.binary, self.binary, self.inverted, self.division, self.quotient,
                 self.product_of_narrow, self.counted, self.clamped, self.lanes_by_mask, self.shift, self.shift, self.splat_step,
                 self.floating, self.floating, self.negated, self.compared, self.compared, self.extremum,
                 self.selected, self.selected, self.shuffled, self.shuffled, self.shuffled, self.single_lane,
                 self.single_lane, self.built, self.converted, self.converted, self.cast, self.cast, self.reduced,
                 self.intrinsic, self.intrinsic, self.memory, self.loop, self.sum_of_lanes, self.called]
        for _ in range(self.r.randrange(10, 30)):
            self.r.choice(steps)()
        returned = self.value(result)
        shown = {}
        for kind, value in self.values:
            if value not in shown:
                shown[value] = kind
        for value, kind in shown.items():
            self.emit("store %s %s, ptr %%scratch, align 1" % (text(kind), value))
            size = (kind[1] + 7) // 8 if kind[0] == "i1" else kind[1] * BYTES[kind[0]]
            self.emit("call void @show(ptr %%scratch, i32 %d)" % size)
        head = "define %s @%s(%s) {\nentry:\n  %%scratch = alloca [512 x i8], align 16" % (
            text(result), name, ", ".join("%s %%a%d" % (text(kind), i) for i, kind in enumerate(parameters)))
        self.functions.append((name, result, parameters))
        return "%s\n%s\n  ret %s %s\n}\n" % (head, "\n".join(self.lines), text(result), returned)

    def build(self):
        bodies = [self.function("f%d" % i) for i in range(self.r.randrange(1, 4))]
        self.values, self.lines, self.block = [], [], "entry"
        for name, result, parameters in self.functions:
            arguments = []
            for kind in parameters:
                if is_floating(kind[0]):
                    number = self.make(None, "sitofp %s %s to %s" % (text(("i8", kind[1])), self.load(("i8", kind[1])),
                                                                     text(kind)))
                    arguments.append((text(kind), number))
                else:
                    arguments.append((text(kind), self.load(kind)))
            value = self.make(None, "call %s @%s(%s)" % (text(result), name, ", ".join("%s %s" % a for a in arguments)))
            self.emit("store %s %s, ptr %%scratch, align 1" % (text(result), value))
            self.emit("call void @show(ptr %%scratch, i32 %d)" % (result[1] * BYTES[result[0]]))
        data = ", ".join("i8 %d" % self.r.choice([0, 1, 127, -128, -1, self.r.randrange(-128, 128)])
                         for _ in range(1024))
        return """@input = global [1024 x i8] [%s], align 16
@format = constant [5 x i8] c"%%02x\\00"
@line = constant [2 x i8] c"\\0A\\00"
declare i32 @printf(ptr, ...)
%s
define void @show(ptr %%p, i32 %%n) noinline {
entry:
  br label %%head
head:
  %%i = phi i32 [ 0, %%entry ], [ %%j, %%head ]
  %%at = getelementptr i8, ptr %%p, i32 %%i
  %%byte = load i8, ptr %%at
  %%wide = zext i8 %%byte to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %%wide)
  %%j = add i32 %%i, 1
  %%more = icmp ult i32 %%j, %%n
  br i1 %%more, label %%head, label %%behind
behind:
  call i32 (ptr, ...) @printf(ptr @line)
  ret void
}
%s
define i32 @main() {
entry:
  %%scratch = alloca [512 x i8], align 16
%s
  ret i32 0
}
""" % (data, "\n".join(sorted(self.declared)), "\n".join(bodies), "\n".join(self.lines))


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, timeout=120, **options)


def difference(wanted, got):
    for number, (a, b) in enumerate(zip(wanted.splitlines(), got.splitlines())):
        if a != b:
            return "line %d: %s, not %s" % (number + 1, b, a)
    return "other lengths"


def check(seed, arguments, directory):
    """The faults of the program of a seed."""
    path = Path(directory) / ("v%d.ll" % seed)
    path.write_text(Program(seed).build())
    expected = run([arguments.lilt, "interpret", path])
    if expected.returncode != 0:
        return ["seed %d: the interpreter: %s" % (seed, expected.stderr[:300])]
    faults = []
    commands = [[arguments.lilt, "--verify-code"] + options for options in CONFIGURATIONS + OF_LEVEL_4]
    if arguments.peer:
        commands.append(arguments.peer.split())
    for number, command in enumerate(commands):
        program = Path(directory) / ("v%d.%d" % (seed, number))
        built = run(command + [path, "-o", program])
        if built.returncode != 0:
            faults.append("seed %d: %s: %s" % (seed, " ".join(command), built.stderr[:300]))
            continue
        if command[2:] in OF_LEVEL_4 and not HAS_LEVEL_4:
            continue
        got = run([program])
        if got.stdout != expected.stdout or got.returncode != 0:
            faults.append("seed %d: %s: status %d, %s" % (seed, " ".join(command), got.returncode,
                                                          difference(expected.stdout, got.stdout)))
        program.unlink()
    if not faults and not arguments.keep:
        path.unlink()
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", default="1..50")
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--peer", default="")
    parser.add_argument("--keep", default="")
    arguments = parser.parse_args()
    first, last = map(int, arguments.seeds.split(".."))
    failed = 0
    with tempfile.TemporaryDirectory() as temporary:
        directory = arguments.keep or temporary
        Path(directory).mkdir(parents=True, exist_ok=True)
        for seed in range(first, last + 1):
            for fault in check(seed, arguments, directory):
                print(fault, flush=True)
                failed += 1
    print("%d programs, %d faults" % (last - first + 1, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
