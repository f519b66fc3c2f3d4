#!/usr/bin/env python3
"""Intrinsics of vectorizers and of fixed point, against Python's own numbers.

    lanes.py [--seeds 1..20] [--lilt PATH] [--peer COMMAND] [--keep DIRECTORY]

Each program has calls of random shapes and values (no lane set, all lanes set, counts that are no power of two, results
narrower than the count), whose results Python computes. The interpreter and compiled code at all levels must print
them. `--peer "clang-19 -x ir -O1"` runs them through LLVM, too, without the names that it lacks (--without REGEX).
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

CONFIGURATIONS = [["interpret"], ["run", "-O0"], ["run", "-O2"], ["run", "-O2", "--mcpu=native"]]
COUNTS = (1, 2, 3, 4, 7, 8, 16, 24, 32, 33, 64)


def signed(value, bits):
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


class Program:
    def __init__(self, seed, without):
        self.r, self.without = random.Random(seed), without
        self.globals, self.body, self.declared, self.expected = [], [], {}, []

    # --- values
    def number(self, bits):
        r = self.r
        return r.choice([0, 1, (1 << bits) - 1, 1 << (bits - 1), (1 << (bits - 1)) - 1, r.getrandbits(bits)]) % (1 << bits)

    def numbers(self, bits, count):
        if self.r.random() < 0.3:
            return [self.r.choice([0, (1 << bits) - 1])] * count
        few = [self.number(bits) for _ in range(3)]
        return [self.r.choice(few + [self.number(bits)]) for _ in range(count)]

    def local(self):
        return "%%v%d" % len(self.body)

    def emit(self, text):
        name = self.local()
        self.body.append("  %s = %s" % (name, text))
        return name

    def value(self, bits, lanes):
        """A constant, or one that is loaded: a scalar for a number, a vector for a list."""
        kind = "<%d x i%d>" % (len(lanes), bits) if isinstance(lanes, list) else "i%d" % bits
        text = "<%s>" % ", ".join("i%d %d" % (bits, v) for v in lanes) if isinstance(lanes, list) else str(lanes)
        if self.r.random() < 0.3:
            return kind, text
        self.globals.append("@g%d = global %s %s" % (len(self.globals), kind, text))
        return kind, self.emit("load %s, ptr @g%d" % (kind, len(self.globals) - 1))

    def call(self, name, result, operands, expected):
        """`expected`: a list of (value, bits) or None, which is undefined."""
        if self.without and re.search(self.without, name):
            return
        kinds = [result] + [kind for kind, value in operands if value not in ("true", "false")]
        # LLVM renames those with other types than its own in their names.
        full = "@" + name + "".join("." + re.sub(r"<(\d+) x (.*)>", r"v\1\2", kind) for kind in kinds)
        self.declared[full] = "declare %s %s(%s)" % (result, full, ", ".join(kind for kind, _ in operands))
        whole = self.emit("call %s %s(%s)" % (result, full, ", ".join("%s %s" % o for o in operands)))
        bits = int(re.search(r"i(\d+)", result)[1])
        for lane, number in enumerate(expected):
            if number is None:
                continue
            part = self.emit("extractelement %s %s, i64 %d" % (result, whole, lane)) if result[0] == "<" else whole
            for word in range(0, bits, 64):
                self.print(part, bits, word)
                self.expected.append("%x" % (number >> word & (1 << 64) - 1))

    def print(self, value, bits, shift):
        if shift:
            value = self.emit("lshr i%d %s, %d" % (bits, value, shift))
        if bits != 64:
            value = self.emit("%s i%d %s to i64" % ("zext" if bits < 64 else "trunc", bits, value))
        self.emit("call i32 (ptr, ...) @printf(ptr @format, i64 %s)" % value)

    # --- intrinsics
    def mask(self, count):
        return self.numbers(1, count)

    def first_set(self):
        bits, count = self.r.choice([1, 5, 8, 32, 64]), self.r.choice(COUNTS)
        lanes, width = self.numbers(bits, count), self.r.choice([3, 8, 16, 32, 64, 100])
        is_poison = self.r.random() < 0.5
        index = next((i for i, lane in enumerate(lanes) if lane), None if is_poison else count)
        self.call("llvm.experimental.cttz.elts", "i%d" % width,
                  [self.value(bits, lanes), ("i1", "true" if is_poison else "false")],
                  [None if index is None or index >> width else index])

    def match(self):
        bits, count = self.r.choice([8, 16, 32]), self.r.choice(COUNTS)
        lanes, wanted, mask = self.numbers(bits, count), self.numbers(bits, self.r.choice([1, 3, 8, 16])), self.mask(count)
        wanted = [self.r.choice(lanes + wanted) for _ in wanted]
        self.call("llvm.experimental.vector.match", "<%d x i1>" % count,
                  [self.value(bits, lanes), self.value(bits, wanted), self.value(1, mask)],
                  [m & (lane in wanted) for m, lane in zip(mask, lanes)])

    def compress(self):
        bits, count = self.r.choice([1, 8, 16, 32, 33, 64, 128]), self.r.choice(COUNTS)
        lanes, mask, rest = self.numbers(bits, count), self.mask(count), self.numbers(bits, count)
        chosen = [lane for lane, bit in zip(lanes, mask) if bit]
        name = self.r.choice(["llvm.experimental.vector.compress", "llvm.vector.compress"])
        self.call(name, "<%d x i%d>" % (count, bits),
                  [self.value(bits, lanes), self.value(1, mask), self.value(bits, rest)], chosen + rest[len(chosen):])

    def last_active(self):
        bits, count = self.r.choice([1, 8, 32, 64, 128]), self.r.choice(COUNTS)
        lanes, mask, other = self.numbers(bits, count), self.mask(count), self.number(bits)
        name = self.r.choice(["llvm.experimental.vector.extract.last.active", "llvm.vector.extract.last.active"])
        self.call(name, "i%d" % bits, [self.value(bits, lanes), self.value(1, mask), self.value(bits, other)],
                  [([other] + [lane for lane, bit in zip(lanes, mask) if bit])[-1]])

    def vector_length(self):
        bits, whole = self.r.choice([8, 16, 32, 64, 128]), self.r.choice([1, 4, 16])
        left = self.number(bits)
        self.call("llvm.experimental.get.vector.length", "i32",
                  [self.value(bits, left), ("i32", str(whole)), ("i1", "false")], [min(left, whole)])

    def lane_mask(self):
        bits, count = self.r.choice([8, 32, 64]), self.r.choice(COUNTS)
        base, end = self.number(bits), self.number(bits)
        self.call("llvm.get.active.lane.mask", "<%d x i1>" % count, [self.value(bits, base), self.value(bits, end)],
                  [base + i < end for i in range(count)])

    def fixed_point(self):
        is_signed, is_product, saturates = (self.r.random() < 0.5 for _ in range(3))
        bits, count = self.r.choice([8, 16, 32, 33, 64] + [128] * is_product), self.r.choice([0, 0, 1, 2, 3, 4, 8])
        scale = self.r.randrange(bits)
        left, right = self.numbers(bits, max(count, 1)), self.numbers(bits, max(count, 1))
        low, high = (-1 << (bits - 1), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
        results = []
        for i, (a, b) in enumerate(zip(left, right)):
            if is_signed:
                a, b = signed(a, bits), signed(b, bits)
            if not is_product and b == 0:
                b = right[i] = 1
            result = a * b >> scale if is_product else (a << scale) // b
            fits = low <= result <= high
            results.append(max(low, min(high, result)) % (1 << bits) if fits or saturates else None)
        name = "llvm.%s%s.fix%s" % ("us"[is_signed], "mul" if is_product else "div", ".sat" * saturates)
        kind = "<%d x i%d>" % (count, bits) if count else "i%d" % bits
        operands = [self.value(bits, values if count else values[0]) for values in (left, right)]
        self.call(name, kind, operands + [("i32", str(scale))], results)

    def text(self):
        kinds = [self.first_set] * 3 + [self.match, self.compress, self.last_active, self.vector_length, self.lane_mask]
        for _ in range(24):
            self.r.choice(kinds + [self.fixed_point] * 3)()
        return "\n".join(['source_filename = "t"', '@format = constant [5 x i8] c"%lx\\0A\\00"'] + self.globals +
                         ["declare i32 @printf(ptr, ...)"] + list(self.declared.values()) +
                         ["define i32 @main() {"] + self.body + ["  ret i32 0", "}", ""])


def run(words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--seeds", default="1..20")
    parser.add_argument("--peer")
    parser.add_argument("--without", default="")
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    first, last = map(int, options.seeds.split(".."))
    failures = 0
    with tempfile.TemporaryDirectory() as temporary:
        directory = options.keep or pathlib.Path(temporary)
        for seed in range(first, last + 1):
            program = Program(seed, options.without)
            path = directory / ("lanes%d.ll" % seed)
            path.write_text(program.text())
            expected = "".join(line + "\n" for line in program.expected)
            runs = [[options.lilt, *words, path] for words in CONFIGURATIONS]
            if options.peer:
                executable = directory / "peer"
                status, _, errors = run(options.peer.split() + [path, "-o", executable])
                runs = [[executable]]
                if status:
                    print("seed %d: %s" % (seed, errors))
            for words in runs:
                status, output, errors = run(words)
                if (status, output) != (0, expected):
                    failures += 1
                    lines = zip(output.splitlines(), program.expected)
                    wrong = next((i for i, (a, b) in enumerate(lines) if a != b), "its end")
                    print("seed %d: %s: status %d, differs in line %s %s" % (seed, words[1:-1], status, wrong, errors[:500]))
    print("%d programs, %d failures" % (last - first + 1, failures))
    return failures != 0


if __name__ == "__main__":
    sys.exit(main())
