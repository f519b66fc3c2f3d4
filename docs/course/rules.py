#!/usr/bin/env python3
"""Checks rewrite rules on all numbers of a small width: lesson 18.

Usage: rules.py FILE.rules [--width BITS]

A line of the file is a rule in a part of the language of ir/opt/rewrite_rules.def:

  (sub (add x C) y) -> (add (sub x y) C)         small letters: any value; capital letters: any constant
  (udiv x C) -> (lshr x log2(C))  if is_power_of_two(C)

Opcodes are those of LLVM IR. Operands are letters, numbers, min and max (of signed numbers), and on the right
expressions of constants, with C's operators between blanks. `nsw` and `nuw` may follow add, sub and mul. Lines that
begin with # are comments. A rule is right if the right side gives what the left side gives, whatever the letters are,
except where the left side is undefined (a division by zero) or poison (a shift by the width, an overflow with nsw or
nuw).
"""
import argparse
import itertools
import operator
import re
import sys

WORD = re.compile(r"\(|\)|[^\s()]+")
BITWISE = {"and": operator.and_, "or": operator.or_, "xor": operator.xor}
SUMS = {"add": operator.add, "sub": operator.sub, "mul": operator.mul}
COMPARED = {"eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt,
            "ge": operator.ge}
BETWEEN = {"+", "-", "*", "&", "|", "^", "<<", ">>"}
OPCODES = {*BITWISE, *SUMS, "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem", "icmp", "select"}


class Undefined(Exception):
    """No value: undefined behaviour, or poison."""


class Width:
    """Arithmetic on numbers of so many bits, kept as unsigned ones."""

    def __init__(self, bits):
        self.bits, self.all = bits, (1 << bits) - 1
        self.names = {"width": bits, "min": 1 << (bits - 1), "max": self.all >> 1, "all": self.all,
                      "log2": lambda n: n.bit_length() - 1, "is_power_of_two": lambda n: n != 0 and n & (n - 1) == 0}

    def signed(self, n):
        return n - (1 << self.bits) if n >> (self.bits - 1) & 1 else n

    def sum_of(self, opcode, flags, a, b):
        exact, exact_signed = SUMS[opcode](a, b), SUMS[opcode](self.signed(a), self.signed(b))
        result = exact & self.all
        if ("nuw" in flags and exact != result) or ("nsw" in flags and exact_signed != self.signed(result)):
            raise Undefined
        return result

    def shift(self, opcode, a, b):
        if b >= self.bits:
            raise Undefined
        return (a << b if opcode == "shl" else (a if opcode == "lshr" else self.signed(a)) >> b) & self.all

    def quotient(self, opcode, a, b):
        if opcode[0] == "s":
            a, b = self.signed(a), self.signed(b)
        if b == 0 or (b == -1 and a == self.signed(1 << (self.bits - 1))):
            raise Undefined
        quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)  # towards zero
        return (quotient if opcode.endswith("div") else a - quotient * b) & self.all

    def compare(self, predicate, a, b):
        if predicate[0] == "s":
            a, b = self.signed(a), self.signed(b)
        return int(COMPARED[predicate[-2:]](a, b))

    def apply(self, opcode, flags, operands):
        if opcode == "select":
            return operands[1] if operands[0] & 1 else operands[2]
        if opcode in BITWISE:
            return BITWISE[opcode](*operands)
        if opcode in SUMS:
            return self.sum_of(opcode, flags, *operands)
        if opcode == "icmp":
            return self.compare(flags[0], *operands)
        return (self.shift if opcode in ("shl", "lshr", "ashr") else self.quotient)(opcode, *operands)

    def constant(self, expression, letters):
        return int(eval(expression, {"__builtins__": {}}, {**self.names, **letters}))  # see checked

    def value(self, tree, letters):
        if isinstance(tree, str):
            return self.constant(tree, letters) & self.all
        opcode, flags, operands = tree
        return self.apply(opcode, flags, [self.value(operand, letters) for operand in operands])


def checked(expression):
    """The expression, in which only letters, numbers and the names of Width may stand, with Python's `and` and `or`."""
    for word in re.findall(r"\w+", expression):
        if len(word) > 1 and not word.isdigit() and word not in Width(1).names:
            raise ValueError("what is '%s'?" % word)
    if not re.fullmatch(r"[\w\s()+*&|^~<>=!-]*", expression):
        raise ValueError("not an expression: %s" % expression)
    return expression.replace("&&", " and ").replace("||", " or ").strip()


def term(words):
    word = words.pop(0)
    return word if word != "log2" else "log2(%s)" % [words.pop(0) for _ in "(C)"][1]


def parse(words):
    """An expression, or (opcode, flags, operands). Takes its words from the front."""
    if words[0] != "(":
        parts = [term(words)]
        while words and words[0] in BETWEEN:
            parts += [words.pop(0), term(words)]
        return checked(" ".join(parts))
    words.pop(0)
    opcode, flags, operands = words.pop(0), [], []
    if opcode not in OPCODES:
        raise ValueError("not an opcode: %s" % opcode)
    while words[0] in ("nsw", "nuw") or (opcode == "icmp" and not flags):
        flags.append(words.pop(0))
    while words[0] != ")":
        operands.append(parse(words))
    words.pop(0)
    return opcode, flags, operands


def parse_rule(line):
    """(left side, right side, condition)"""
    rule, _, condition = line.partition("  if ")
    left, arrow, right = rule.partition(" -> ")
    sides = []
    for side in (left, right):
        words = WORD.findall(side)
        sides.append(parse(words))
        if words or not arrow:
            raise ValueError("what is '%s'?" % " ".join(words or [side]))
    return *sides, checked(condition)


def size(tree):
    return 0 if isinstance(tree, str) else 1 + sum(size(operand) for operand in tree[2])


def counterexample(line, width):
    """The first numbers for which the rule is wrong, with both results; none if there are none."""
    left, right, condition = parse_rule(line)
    letters = sorted(set(re.findall(r"\b[A-Za-z]\b", line)))
    for numbers in itertools.product(range(width.all + 1), repeat=len(letters)):
        named = dict(zip(letters, numbers))
        if condition and not width.constant(condition, named):
            continue
        try:
            before = width.value(left, named)
        except Undefined:
            continue
        try:
            after = width.value(right, named)
        except (Undefined, ValueError):
            after = "undefined"
        if before != after:
            return "%s: %s becomes %s" % (", ".join("%s = %d" % pair for pair in named.items()), before, after)
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=argparse.FileType())
    parser.add_argument("--width", type=int, default=4)
    options = parser.parse_args()
    wrong = 0
    for line in map(str.strip, options.file):
        if not line or line.startswith("#"):
            continue
        try:
            complaint = counterexample(line, Width(options.width))
            left, right, _ = parse_rule(line)
            lines = ["%s  %s" % ("wrong" if complaint else "right", line), *filter(None, [complaint]),
                     "%d operations become %d" % (size(left), size(right))]
            print("\n       ".join(lines))
        except (ValueError, IndexError, SyntaxError, NameError) as error:
            complaint = "not a rule"
            print("error  %s\n       %s" % (line, error))
        wrong += bool(complaint)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
