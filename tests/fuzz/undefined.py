#!/usr/bin/env python3
"""An undefined operand is one value: every operation on it gives a result that some value of the operand gives.

    undefined.py [--lilt PATH] [--every N] [--filter REGEX] [--llc PATH] [--keep DIRECTORY]

Each case is a function that applies an operation to an operand with undefined lanes: the constant, whole or in some
lanes, a chain of insertelements, a shuffle, a phi, a load of memory that nothing wrote, a freeze. It returns whether
the result is possible. Operations on lanes of up to 16 bits are compared with all values of the operand (the rows of
intrinsics.def that take integers are among them by their signatures), others with the range of their results.
Registers and the stack hold arbitrary numbers before each case. All cases run in memory, at each level, on several
processors. `--llc` shows that the cases are right: LLVM compiles them with any number as the undefined one.
"""

import argparse
import itertools
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from integers import BINARY, PREDICATES  # noqa: E402
from values import constant, mask, signed  # noqa: E402

TABLE = Path(__file__).resolve().parents[2] / "ir/ssa/intrinsics.def"
CONFIGURATIONS = [["-O0"], ["-O1"], ["-O2"], ["-O0", "--mcpu=x86-64-v3"], ["-O1", "--mcpu=x86-64-v2"],
                  ["-O1", "--mattr=+avx"], ["-O2", "--mcpu=x86-64-v3"]]
REGISTERS = ["rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11"]
MEMBERS = ["i1", "i3", "i8", "<2 x i1>", "<3 x i8>", "<4 x i8>", "<5 x i3>", "<16 x i8>", "<32 x i8>", "i16",
           "<8 x i16>", "<16 x i16>"]
RANGES = ["i8", "i16", "i32", "i33", "i64", "i65", "i128", "i200", "<16 x i8>", "<8 x i16>", "<2 x i32>", "<3 x i32>",
          "<4 x i32>", "<8 x i32>", "<1 x i64>", "<2 x i64>", "<3 x i64>", "<4 x i64>", "<4 x i33>", "<2 x i128>"]
FLOATING = ["half", "bfloat", "float", "double", "x86_fp80", "fp128", "<3 x half>", "<2 x float>", "<4 x float>",
            "<8 x float>", "<2 x double>", "<3 x double>", "<4 x double>"]


# Not of LLVM 19.
NEWER = re.compile(r"clmul|maximumnum|minimumnum|usub_|bfloat")


class Type:
    def __init__(self, text):
        self.text = text
        vector = re.fullmatch(r"<(\d+) x (\w+)>", text)
        self.lanes, self.element = (int(vector[1]), vector[2]) if vector else (0, text)
        self.bits = int(self.element[1:]) if re.fullmatch(r"i\d+", self.element) else 0
        suffix = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "x86_fp80": "f80",
                  "fp128": "f128"}.get(self.element, self.element)
        self.suffix = ("v%d" % self.lanes if self.lanes else "") + suffix

    def __str__(self):
        return self.text

    def of(self, element):
        """The element in as many lanes."""
        return Type("<%d x %s>" % (self.lanes, element) if self.lanes else element)

    def lane(self, value):
        if isinstance(value, str):
            return value
        if self.bits:
            return constant(self.bits, value & mask(self.bits))
        if self.element in ("float", "double"):
            return "%.1f" % value
        return {"half": {0: "0xH0000", 5: "0xH4500", -5: "0xHC500", 1: "0xH3C00"},
                "bfloat": {0: "0xR0000", 5: "0xR40A0", -5: "0xRC0A0", 1: "0xR3F80"},
                "x86_fp80": {0: "0xK" + "0" * 20, 5: "0xK4001A" + "0" * 15, -5: "0xKC001A" + "0" * 15,
                             1: "0xK3FFF8" + "0" * 15},
                "fp128": {0: "0xL" + "0" * 32, 5: "0xL0000000000000000" + "4001400000000000",
                          -5: "0xL0000000000000000" + "C001400000000000",
                          1: "0xL0000000000000000" + "3FFF000000000000"}}[self.element][value]

    def constant(self, values):
        """Of a value for all lanes, or a list."""
        if not self.lanes:
            return self.lane(values)
        values = values if isinstance(values, list) else [values] * self.lanes
        return "<%s>" % ", ".join("%s %s" % (self.element, self.lane(v)) for v in values)


class Case:
    """The body of a function that returns an i1."""

    def __init__(self, program, label):
        self.program, self.label, self.lines, self.names, self.block = program, label, [], 0, "entry"

    def emit(self, text):
        self.names += 1
        self.lines.append("%%v%d = %s" % (self.names, text))
        return "%%v%d" % self.names

    def call(self, name, result, operands):
        """operands: (type, text), the overloaded ones first in `name` already."""
        self.program.declarations.add("declare %s @%s(%s)" % (result, name, ", ".join(str(t) for t, _ in operands)))
        text = "call %s @%s(%s)" % (result, name, ", ".join("%s %s" % each for each in operands))
        return self.lines.append(text) if result == "void" else self.emit(text)

    def all_lanes(self, kind, truth):
        """Of an i1, or a vector of them."""
        if not kind.lanes:
            return truth
        bits = self.emit("bitcast %s %s to i%d" % (kind.of("i1"), truth, kind.lanes))
        return bits if kind.lanes == 1 else self.emit("icmp eq i%d %s, -1" % (kind.lanes, bits))

    def finish(self, truth):
        self.lines.append("ret i1 " + truth)
        self.program.add(self)

    # --- undefined values
    def undefined(self, form, kind, known):
        """The value, and the lanes that are undefined."""
        some = [i % 3 != 1 for i in range(kind.lanes)]
        lane = self.program.undefined_lane(kind)
        whole = kind.constant(lane) if self.program.options.llc else "undef"
        mixed = kind.constant([lane if u else known for u in some]) if kind.lanes else lane
        if form == "constant":
            return whole, [True] * max(kind.lanes, 1)
        if form == "partial":
            return mixed, some
        if form == "phi":
            self.block = "joined"
            self.lines += ["%is_null = icmp eq ptr @out, null", "br i1 %is_null, label %left, label %joined",
                           "left:", "br label %joined", "joined:",
                           "%%both = phi %s [ %s, %%entry ], [ %s, %%left ]" % (kind, mixed, mixed),
                           "call void @dirty()"]
            return "%both", some or [True]
        if form == "freeze":
            return self.emit("freeze %s %s" % (kind, mixed)), some or [True]
        if form == "load":
            place = self.emit("alloca " + str(kind))
            if self.program.options.llc:
                self.lines.append("store %s %s, ptr %s" % (kind, whole, place))
            return self.emit("load %s, ptr %s" % (kind, place)), [True] * max(kind.lanes, 1)
        if form == "chain":
            value = whole
            for i, is_undefined in enumerate(some):
                if not is_undefined:
                    value = self.emit("insertelement %s %s, %s %s, i32 %d" % (
                        kind, value, kind.element, kind.lane(known), i))
            return value, some
        return self.emit("shufflevector %s %s, %s %s, <%d x i32> <%s>" % (
            kind, kind.constant(known), kind, whole, kind.lanes,
            ", ".join("i32 %d" % (kind.lanes + i if u else i) for i, u in enumerate(some)))), some

    # --- results
    def is_member(self, kind, result, got, known, lanes, apply):
        """Whether apply(u) gives `got`, of type `result`, for some u in each undefined lane."""
        got = self.emit("freeze %s %s" % (result, got))
        truths = kind.of("i1")
        self.lines += ["br label %loop", "loop:", "%%i = phi i32 [ 0, %%%s ], [ %%next, %%loop ]" % self.block,
                       "%%found = phi %s [ %s, %%%s ], [ %%all, %%loop ]" % (truths, truths.constant(0), self.block)]
        value = self.emit("trunc i32 %%i to i%d" % kind.bits)
        if kind.lanes:
            value = self.emit("insertelement %s poison, %s %s, i32 0" % (kind, kind.element, value))
            value = self.emit("shufflevector %s %s, %s poison, <%d x i32> zeroinitializer" % (kind, value, kind,
                                                                                             kind.lanes))
            value = self.emit("select %s %s, %s %s, %s %s" % (truths, truths.constant([int(u) for u in lanes]), kind,
                                                              value, kind, kind.constant(known)))
        same = self.emit("icmp eq %s %s, %s" % (result, apply(self, value), got))
        self.lines += ["%%all = or %s %%found, %s" % (truths, same), "%next = add i32 %i, 1",
                       "%%done = icmp eq i32 %%next, %d" % (1 << kind.bits),
                       "br i1 %done, label %exit, label %loop", "exit:"]
        self.finish(self.all_lanes(kind, "%all"))

    def is_within(self, kind, got, conditions):
        """Every condition is a list of which one holds: (mask or None, predicate, number)."""
        truths = kind.of("i1")
        holds = None
        for alternatives in conditions:
            one = None
            for bits, predicate, number in alternatives:
                value = got if bits is None else self.emit("and %s %s, %s" % (kind, got, kind.constant(bits)))
                word = "icmp" if kind.bits else "fcmp"
                each = self.emit("%s %s %s %s, %s" % (word, predicate, kind, value, kind.constant(number)))
                one = each if one is None else self.emit("or %s %s, %s" % (truths, one, each))
            holds = one if holds is None else self.emit("and %s %s, %s" % (truths, holds, one))
        self.finish(self.all_lanes(kind, holds))


def forms(kind):
    """Memory of an i1 is 0 or 1, also to LLVM."""
    of_some_lanes = ["partial", "chain", "shuffle"] if kind.lanes > 1 else []
    return ["constant", "freeze", "phi"] + ["load"] * (kind.bits != 1) + of_some_lanes


def binary(op, kind, left, right):
    return lambda case, value: case.emit("%s %s %s, %s" % (
        op, kind, value if left is None else left, value if right is None else right))


def called(name, kind, result, operands):
    """operands: texts with their types; None for the undefined one."""
    return lambda case, value: case.call("%s.%s" % (name, kind.suffix), result,
                                         [(t, value if text is None else text) for t, text in operands])


class Program:
    def __init__(self, options):
        self.options, self.random = options, random.Random(options.seed)
        self.offered, self.cases, self.declarations = 0, [], {
            "declare i32 @printf(ptr, ...)", "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)"}

    def case(self, label):
        """A case, or None where the options leave it out."""
        if not re.search(self.options.filter, label) or (self.options.llc and NEWER.search(label)):
            return None
        self.offered += 1
        return Case(self, label) if self.offered % self.options.every == 0 else None

    def add(self, case):
        self.cases.append(case)

    def undefined_lane(self, kind):
        """LLVM gets any number in its place: it fails some cases otherwise."""
        if not self.options.llc:
            return "undef"
        return kind.lane(self.random.getrandbits(kind.bits) if kind.bits else self.random.choice([-5, 0, 1]))

    # --- all values of small operands
    def members(self, kind):
        known = 5 & mask(kind.bits)
        other = kind.constant(3 & mask(kind.bits))
        operations = []
        for op in BINARY:
            is_shift, is_division = op in ("shl", "lshr", "ashr"), op[1:] in ("div", "rem")
            fixed = kind.constant(2 if kind.bits > 2 else 0) if is_shift else other
            operations.append((op + ", left", kind, binary(op, kind, None, fixed)))
            if not is_shift and not is_division:  # often poison, or undefined behaviour
                operations.append((op + ", right", kind, binary(op, kind, other, None)))
        for predicate in PREDICATES:
            for number in (0, mask(kind.bits), mask(kind.bits - 1), mask(kind.bits - 1) + 1, 3 & mask(kind.bits)):
                operations.append(("icmp %s, %d" % (predicate, number), kind.of("i1"),
                                   binary("icmp " + predicate, kind, None, kind.constant(number))))
        for op, bits in (("zext", 2 * kind.bits), ("sext", 2 * kind.bits), ("zext", 64), ("sext", 64)):
            to = kind.of("i%d" % bits)
            operations.append(("%s to %d bits" % (op, bits), to, lambda case, value, op=op, to=to: case.emit(
                "%s %s %s to %s" % (op, kind, value, to))))
        operations += self.intrinsics(kind)
        for (label, result, apply), form in itertools.product(operations, forms(kind)):
            case = self.case("%s of %s, %s" % (label, kind, form))
            if case is not None:
                value, lanes = case.undefined(form, kind, known)
                case.is_member(kind, result, apply(case, value), known, lanes, apply)

    def intrinsics(self, kind):
        """The rows on integers alone, each operand undefined in turn."""
        for name, signature in re.findall(r'^X\("([\w.]+)", "([^"]*)"', TABLE.read_text(), re.M):
            words = signature.split()
            if not re.fullmatch(r"A:int A( A)*( !i1)?|A:bytes A|\{A:int,A\.i1\} A A", signature):
                continue
            if (words[0] == "A:bytes" and kind.bits % 16) or name == "llvm.annotation":
                continue
            for undefined in [i for i, word in enumerate(words[1:]) if word == "A"]:
                operands = [("i1", "false") if word == "!i1" else (kind, None) if i == undefined else
                            (kind, kind.constant((3, 2)[i == 1] & mask(kind.bits)))
                            for i, word in enumerate(words[1:])]
                if name.endswith("shl.sat") and (undefined == 1 or kind.bits < 3):
                    continue  # an undefined number of bits is often poison
                if "{" not in signature:
                    yield "%s, operand %d" % (name, undefined), kind, called(name, kind, kind, operands)
                    continue
                pair = "{ %s, %s }" % (kind, kind.of("i1"))
                whole = called(name, kind, pair, operands)
                wide = kind.of("i%d" % (2 * kind.bits))

                def both(case, value, whole=whole, pair=pair):  # the result, and whether it fits above
                    result = case.emit("freeze %s %s" % (pair, whole(case, value)))
                    low = case.emit("zext %s %s to %s" % (kind, case.emit("extractvalue %s %s, 0" % (pair, result)),
                                                          wide))
                    fits = case.emit("extractvalue %s %s, 1" % (pair, result))
                    high = case.emit("select %s %s, %s %s, %s %s" % (
                        kind.of("i1"), fits, wide, wide.constant(1 << kind.bits), wide, wide.constant(0)))
                    return case.emit("or %s %s, %s" % (wide, low, high))
                yield "%s, operand %d" % (name, undefined), wide, both

    # --- ranges of wide ones
    def ranges(self, kind):
        n, all_ones, low, high = kind.bits, mask(kind.bits), 1 << kind.bits - 1, mask(kind.bits - 1)
        c = kind.constant
        exact = [[(None, "ule", 5)]]
        table = [
            ("and 5", binary("and", kind, None, c(5)), [[(all_ones - 5, "eq", 0)]]),
            ("or 5", binary("or", kind, c(5), None), [[(5, "eq", 5)]]),
            ("mul 6", binary("mul", kind, None, c(6)), [[(1, "eq", 0)]]),
            ("shl 3", binary("shl", kind, None, c(3)), [[(7, "eq", 0)]]),
            ("lshr 3", binary("lshr", kind, None, c(3)), [[(None, "ule", all_ones >> 3)]]),
            ("ashr 3", binary("ashr", kind, None, c(3)), [[(None, "sge", -(low >> 3))], [(None, "sle", high >> 3)]])]
        if n <= 128:
            for d in (7, 8, 3):
                table += [
                    ("urem %d" % d, binary("urem", kind, None, c(d)), [[(None, "ult", d)]]),
                    ("srem %d" % d, binary("srem", kind, None, c(d)), [[(None, "slt", d)], [(None, "sgt", -d)]]),
                    ("udiv %d" % d, binary("udiv", kind, None, c(d)), [[(None, "ule", all_ones // d)]]),
                    ("sdiv %d" % d, binary("sdiv", kind, None, c(d)), [[(None, "sle", high // d)],
                                                                      [(None, "sge", -(low // d))]])]

        def call(name, *operands, result=kind):
            return called("llvm." + name, kind, result, [
                each if isinstance(each, tuple) else (kind, None if each is None else c(each)) for each in operands])
        table += [("umin", call("umin", None, 5), exact), ("umin, right", call("umin", 5, None), exact),
                  ("smin", call("smin", None, 5), [[(None, "sle", 5)]]),
                  ("umax", call("umax", None, 5), [[(None, "uge", 5)]]),
                  ("smax", call("smax", 5, None), [[(None, "sge", 5)]]),
                  ("abs", call("abs", None, ("i1", "false")), [[(None, "sge", 0), (None, "eq", low)]]),
                  ("abs, poison", call("abs", None, ("i1", "true")), [[(None, "sge", 0), (None, "eq", low)]]),
                  ("ctpop", call("ctpop", None), [[(None, "ule", n)]]),
                  ("ctlz", call("ctlz", None, ("i1", "false")), [[(None, "ule", n)]]),
                  ("cttz", call("cttz", None, ("i1", "false")), [[(None, "ule", n)]]),
                  ("uadd.sat", call("uadd.sat", None, 9), [[(None, "uge", 9)]]),
                  ("usub.sat", call("usub.sat", None, 9), [[(None, "ule", all_ones - 9)]]),
                  ("usub.sat, right", call("usub.sat", 9, None), [[(None, "ule", 9)]]),
                  ("sadd.sat", call("sadd.sat", None, 9), [[(None, "sge", low + 9)]]),
                  ("ssub.sat", call("ssub.sat", None, 9), [[(None, "sle", high - 9)]]),
                  ("ushl.sat", call("ushl.sat", None, 3), [[(7, "eq", 0), (None, "eq", all_ones)]]),
                  ("sshl.sat", call("sshl.sat", None, 3), [[(7, "eq", 0), (None, "eq", high)]]),
                  ("fshl", call("fshl", None, all_ones, 3), [[(7, "eq", 7)]]),
                  ("fshr", call("fshr", 0, None, 3), [[(None, "ule", all_ones >> 3)]]),
                  ("fshl, amount", call("fshl", all_ones, all_ones, None), [[(None, "eq", all_ones)]]),
                  ("ucmp", called("llvm.ucmp." + kind.suffix, kind, kind, [(kind, None), (kind, c(9))]),
                   [[(None, "sle", 1)], [(None, "sge", -1)]]),
                  ("scmp", called("llvm.scmp." + kind.suffix, kind, kind, [(kind, c(9)), (kind, None)]),
                   [[(None, "sle", 1)], [(None, "sge", -1)]])]
        truths, wide = kind.of("i1"), kind.of("i%d" % (2 * n))
        pair = "{ %s, %s }" % (kind, truths)
        for name, below in (("uadd", [[(None, "uge", 9)]]), ("usub", [[(None, "ule", all_ones - 9)]])):
            def fitting(case, value, name=name, below=below):  # where the result fits, otherwise one that is in range
                whole = case.emit("freeze %s %s" % (pair, call(name + ".with.overflow", None, 9, result=pair)(
                    case, value)))
                parts = [case.emit("extractvalue %s %s, %d" % (pair, whole, i)) for i in (0, 1)]
                return case.emit("select %s %s, %s %s, %s %s" % (truths, parts[1], kind, c(below[0][0][2]), kind,
                                                                parts[0]))
            table.append((name + ".with.overflow", fitting, below))

        def as_number(apply):  # 1 or 0 in each lane
            return lambda case, value: case.emit("zext %s %s to %s" % (truths, apply(case, value), kind))
        for predicate, number, answer in (("uge", 0, 1), ("ule", all_ones, 1), ("sge", low, 1), ("sle", high, 1),
                                          ("ult", 0, 0), ("ugt", all_ones, 0), ("slt", low, 0), ("sgt", high, 0)):
            table.append(("icmp " + predicate, as_number(binary("icmp " + predicate, kind, None, c(number))),
                          [[(None, "eq", answer)]]))
        for op, within in (("zext", [[(None, "ule", all_ones)]]),
                           ("sext", [[(None, "sle", high)], [(None, "sge", -low)]])):
            table.append((op, lambda case, value, op=op: case.emit("%s %s %s to %s" % (op, kind, value, wide)),
                          within, wide))
        table.append(("select", lambda case, value: case.emit("select %s undef, %s %s, %s %s" % (
            truths, kind, c(5), kind, c(7))), [[(None, "eq", 5), (None, "eq", 7)]]))
        table.append(("select by lanes", lambda case, value: case.emit("select %s %s, %s %s, %s %s" % (
            truths, truths.constant(["undef" if i % 2 else 1 for i in range(kind.lanes)] if kind.lanes else "undef"),
            kind, c(5), kind, c(7))), [[(None, "eq", 5), (None, "eq", 7)]]))
        self.check(kind, table, 5)

    def check(self, kind, table, known):
        for (label, apply, conditions, *result), form in itertools.product(table, forms(kind)):
            case = self.case("%s within its range, of %s, %s" % (label, kind, form))
            if case is not None:
                value, _ = case.undefined(form, kind, known)
                case.is_within(result[0] if result else kind, apply(case, value), conditions)

    def floating(self, kind):
        c, table = kind.constant, []

        def call(name, *operands):
            return called("llvm." + name, kind, kind, [(kind, None if each is None else c(each)) for each in operands])
        for name, predicate in (("maxnum", "oge"), ("maximum", "uge"), ("maximumnum", "oge"), ("minnum", "ole"),
                                ("minimum", "ule"), ("minimumnum", "ole")):
            if kind.element == "fp128" and "imum" in name:
                continue
            table += [(name, call(name, None, 5), [[(None, predicate, 5)]]),
                      (name + ", right", call(name, 5, None), [[(None, predicate, 5)]])]
        for name in ("fabs", "sqrt"):
            table.append((name, call(name, None), [[(None, "uge", 0)]]))
        table.append(("copysign", call("copysign", None, 1), [[(None, "uge", 0)]]))
        table.append(("frem", binary("frem", kind, None, c(5)), [[(None, "ult", 5)], [(None, "ugt", -5)]]))
        table.append(("powi", lambda case, value: case.call("llvm.powi.%s.i32" % kind.suffix, kind, [
            (kind, value), ("i32", "2")]), [[(None, "uge", 0)]]))
        self.check(kind, table, 5)
        truths = kind.of("i1")
        numbers, tests = Type("i8"), []
        for mask_of_classes, answer in ((1023, 1), (0, 0)) if kind.element != "x86_fp80" else ():
            tests.append(("is.fpclass %d" % mask_of_classes, lambda case, value, m=mask_of_classes: case.call(
                "llvm.is.fpclass." + kind.suffix, truths, [(kind, value), ("i32", str(m))]), answer))
        for name in ("floor", "ceil", "trunc", "rint", "nearbyint", "roundeven"):
            def whole(case, value, name=name):
                once = call(name, None)(case, value)
                return case.emit("fcmp ueq %s %s, %s" % (kind, once, call(name, None)(case, once)))
            tests.append((name, whole, 1))
        for (label, apply, answer), form in itertools.product(tests, forms(kind)):
            case = self.case("%s of %s, %s" % (label, kind, form))
            if case is not None:
                truth = apply(case, case.undefined(form, kind, 5)[0])
                number = case.emit("zext %s %s to %s" % (truths, truth, kind.of("i8")))
                case.is_within(kind.of("i8"), number, [[(None, "eq", answer)]])
        for op, bits in itertools.product(("uitofp", "sitofp"), (8, 32, 64)):
            source = kind.of("i%d" % bits)
            for form in forms(source):
                case = self.case("%s of %s to %s, %s" % (op, source, kind, form))
                if case is not None:
                    number = case.emit("%s %s %s to %s" % (op, source, case.undefined(form, source, 5)[0], kind))
                    case.is_within(kind, number, [[(None, "oge" if op[0] == "u" else "ord", 0)]])

    def reductions(self, kind):
        """Of a vector with undefined lanes."""
        element = Type(kind.element)
        for name, condition in (("umin", (None, "ule", 5)), ("smin", (None, "sle", 5)), ("umax", (None, "uge", 5)),
                                ("smax", (None, "sge", 5)), ("or", (5, "eq", 5)), ("and", (~5, "eq", 0))):
            for form in ("partial", "chain", "shuffle"):
                case = self.case("reduce.%s of %s, %s" % (name, kind, form))
                if case is not None:
                    value, _ = case.undefined(form, kind, 5)
                    got = case.call("llvm.vector.reduce.%s.%s" % (name, kind.suffix), element, [(kind, value)])
                    bits, predicate, number = condition
                    case.is_within(element, got, [[(None if bits is None else bits & mask(kind.bits), predicate,
                                                    number)]])

    def masks(self, kind):
        """Of accesses: memory is 5 in all lanes, the other operand 7."""
        truths, c = kind.of("i1"), kind.constant
        for name, form in itertools.product(("load", "store", "expandload", "compressstore"), forms(truths)):
            case = self.case("masked %s of %s, %s" % (name, kind, form))
            if case is None:
                continue
            place = case.emit("alloca " + str(kind))
            case.lines.append("store %s %s, ptr %s" % (kind, c(5), place))
            mask = (truths, case.undefined(form, truths, 1)[0])
            align = [("i32", "1")] if name in ("load", "store") else []
            suffix = kind.suffix + ".p0" * len(align)
            if name in ("load", "expandload"):
                got = case.call("llvm.masked.%s.%s" % (name, suffix), kind, [("ptr", place), *align, mask,
                                                                            (kind, c(7))])
            else:
                operands = [(kind, c(7)), ("ptr", place), *align, mask]
                case.call("llvm.masked.%s.%s" % (name, suffix), "void", operands)
                got = case.emit("load %s, ptr %s" % (kind, place))
            case.is_within(kind, got, [[(None, "eq", 5), (None, "eq", 7)]])

    def atomics(self, kind):
        """Memory holds what the updated number may be."""
        for op, conditions in (("umin", [[(None, "ule", 9)]]), ("umax", [[(None, "uge", 9)]]),
                               ("min", [[(None, "sle", 9)]]), ("max", [[(None, "sge", 9)]]),
                               ("and", [[(~9, "eq", 0)]]), ("or", [[(9, "eq", 9)]]), ("nand", [[(~9, "eq", ~9)]]),
                               ("uinc_wrap", [[(None, "eq", 0), (None, "eq", 10)]]),
                               ("usub_sat", [[(None, "ule", 9)]]), ("usub_cond", [[(None, "ule", 9)]])):
            case = self.case("atomicrmw %s of %s" % (op, kind))
            if case is not None:
                place = case.emit("alloca " + str(kind))
                case.lines.append("store %s 9, ptr %s" % (kind, place))
                case.emit("atomicrmw %s ptr %s, %s %s seq_cst" % (op, place, kind, self.undefined_lane(kind)))
                case.is_within(kind, case.emit("load %s, ptr %s" % (kind, place)), [
                    [(m if m is None else m & mask(kind.bits), p, v) for m, p, v in one] for one in conditions])
        case = self.case("cmpxchg of %s" % kind)
        if case is not None:  # memory is 1 if it says so, and otherwise as before
            place = case.emit("alloca " + str(kind))
            case.lines.append("store %s 9, ptr %s" % (kind, place))
            pair = case.emit("cmpxchg ptr %s, %s %s, %s 1 seq_cst seq_cst" % (
                place, kind, self.undefined_lane(kind), kind))
            done = case.emit("extractvalue { %s, i1 } %s, 1" % (kind, pair))
            expected = case.emit("select i1 %s, %s 1, %s 9" % (done, kind, kind))
            case.finish(case.emit("icmp eq %s %s, %s" % (kind, expected, case.emit("load %s, ptr %s" % (kind, place)))))

    def text(self):
        count = len(self.cases)
        numbers = [self.random.getrandbits(64) for _ in REGISTERS]
        dirty = "; ".join(["pcmpeqd %xmm0, %xmm0", *("movdqa %%xmm0, %%xmm%d; %s $$%d, %%xmm%d" % (
            i, ("psrlw", "pslld", "psrlq")[i % 3], i, i) for i in range(1, 16)),
            *("movabsq $$%d, %%%s" % (signed(x, 64), r) for x, r in zip(numbers, REGISTERS))])
        clobbers = ",".join("~{%s}" % r for r in ["xmm%d" % i for i in range(16)] + REGISTERS)
        lines = ['source_filename = "undefined"', "@out = global [%d x i8] zeroinitializer" % count,
                 '@format = constant [4 x i8] c"%d\\0A\\00"', *sorted(self.declarations),
                 "define void @dirty() noinline {", "%stack = alloca [1032 x i8]",
                 "call void @llvm.memset.p0.i64(ptr %%stack, i8 %d, i64 1032, i1 true)" % (numbers[0] & 255),
                 'call void asm sideeffect "%s", "%s"()' % (dirty, clobbers),
                 "ret void", "}"]
        for i, case in enumerate(self.cases):
            lines += ["define i1 @case%d() noinline {  ; %s" % (i, case.label), "entry:", *case.lines, "}"]
        lines += ["define i32 @main() {"]
        for i in range(count):
            lines += ["call void @dirty()", "%%r%d = call i1 @case%d()" % (i, i),
                      "%%b%d = zext i1 %%r%d to i8" % (i, i),
                      "store i8 %%b%d, ptr getelementptr (i8, ptr @out, i64 %d)" % (i, i)]
        return "\n".join(lines + [
            "br label %loop", "loop:", "%i = phi i64 [ 0, %0 ], [ %next, %again ]",
            "%p = getelementptr i8, ptr @out, i64 %i", "%x = load i8, ptr %p", "%bad = icmp eq i8 %x, 0",
            "br i1 %bad, label %tell, label %again", "tell:",
            "%n = trunc i64 %i to i32", "%z = call i32 (ptr, ...) @printf(ptr @format, i32 %n)", "br label %again",
            "again:", "%next = add i64 %i, 1", "%%more = icmp ult i64 %%next, %d" % count,
            "br i1 %more, label %loop, label %done", "done:", "ret i32 0", "}", ""])


def run_with_llc(llc, level, path):
    code = str(path) + level
    subprocess.run([llc, level, "-relocation-model=pic", "-filetype=obj", str(path), "-o", code], check=True)
    subprocess.run(["cc", code, "-o", code + ".out", "-lm"], check=True)
    return subprocess.run([code + ".out"], capture_output=True, timeout=600)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--every", type=int, default=1, help="take every Nth case")
    parser.add_argument("--seed", type=int, default=1, help="of the numbers in registers")
    parser.add_argument("--filter", default="", help="cases whose label matches")
    parser.add_argument("--llc", help="run LLVM's compiler in place of lilt")
    parser.add_argument("--jobs", type=int, default=1, help="configurations at a time")
    parser.add_argument("--keep", help="where the program goes")
    options = parser.parse_args()
    program = Program(options)
    for kind in map(Type, MEMBERS):
        program.members(kind)
    for kind in map(Type, RANGES):
        program.ranges(kind)
        if kind.lanes > 1:
            program.reductions(kind)
            if kind.bits % 8 == 0:
                program.masks(kind)
    for kind in map(Type, ("i8", "i16", "i32", "i64")):
        program.atomics(kind)
    for kind in map(Type, FLOATING):
        program.floating(kind)
    with tempfile.TemporaryDirectory() as directory, ThreadPoolExecutor(options.jobs) as pool:
        path = Path(options.keep or directory) / "undefined.ll"
        path.write_text(program.text())

        def run(configuration):
            if options.llc:
                return run_with_llc(options.llc, configuration[0], path)
            return subprocess.run([options.lilt, "run", *configuration, str(path)], capture_output=True, timeout=600)
        configurations = [["-O0"], ["-O2"]] if options.llc else CONFIGURATIONS
        failed = 0
        for configuration, done in zip(configurations, pool.map(run, configurations)):
            wrong = [int(word) for word in done.stdout.split()]
            failed += len(wrong) + (done.returncode != 0)
            if done.returncode != 0:
                print("%s: status %d %s" % (" ".join(configuration), done.returncode, done.stderr.decode()[:600]))
            for i in wrong:
                print("%s: @case%d: %s" % (" ".join(configuration), i, program.cases[i].label))
    print("%d cases, %d failures" % (len(program.cases), failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
