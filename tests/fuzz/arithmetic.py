"""Emission of instructions into a function, operands from its scope, and statements about integers."""
from model import PREDICATES, SIGNED_PREDICATES, Block, constant_of


class Emitter:
    """Emits into the current block; regions nest, and so do scopes."""

    def __init__(self, module, name, signature):
        self.m, self.rng, self.name, self.signature = module, module.rng, name, signature
        self.counter = 0
        self.blocks = [Block("entry")]
        self.block = self.blocks[0]
        self.values, self.addresses, self.callbacks = [], [], []
        self.trips = 1
        self.calls_others = self.rng.randrange(5) > 1

    # --- emission
    def fresh(self, prefix="v"):
        self.counter += 1
        return "%s%d" % (prefix, self.counter)

    def line(self, text):
        self.block.lines.append("  " + text)

    def define(self, text, prefix="v"):
        name = "%" + self.fresh(prefix)
        self.line("%s = %s" % (name, text))
        return name

    def value(self, width, text):
        """Emits an instruction with an integer result, and brings it into scope."""
        name = self.define(text)
        self.values.append((width, name))
        return name

    def start(self, label):
        self.block = Block(label)
        self.blocks.append(self.block)

    def branch(self, label):
        self.line("br label %" + label)

    def branch_if(self, condition, yes, no):
        self.line("br i1 %s, label %%%s, label %%%s" % (condition, yes, no))

    def scope(self):
        return len(self.values), len(self.addresses)

    def leave(self, scope):
        del self.values[scope[0]:], self.addresses[scope[1]:]

    def chance(self, n):
        return self.rng.randrange(n) == 0

    # --- operands
    def constant(self, width):
        return self.m.integer_text(constant_of(self.rng, width), width)

    def variable(self, width):
        """Some value of this width in scope, later ones more likely. Or None."""
        found = [n for w, n in self.values if w == width]
        if not found:
            return None
        if self.chance(2):
            return self.rng.choice(found)
        return found[-1 - min(len(found) - 1, self.rng.randrange(1, 6) * self.rng.randrange(0, 3))]

    def operand(self, width):
        found = None if self.chance(5) else self.variable(width)
        return found or self.constant(width)

    def fresh_operand(self, width):
        """An operand that is a value if possible."""
        return self.variable(width) or self.widened(width)

    def widened(self, width):
        others = [(w, n) for w, n in self.values if w != width]
        if not others:
            return self.constant(width)
        if self.m.lite:
            if width == 1:
                return self.value(1, "icmp ne i64 %s, %s" % (self.operand(64), self.constant(64)))
            return self.constant(width)
        return self.cast(width, *self.rng.choice(others))

    def cast(self, width, from_width, name):
        word = "trunc" if from_width > width else self.rng.choice(("zext", "sext"))
        return self.value(width, "%s i%d %s to i%d" % (word, from_width, name, width))

    def as_word(self, width, name):
        """Any integer as an i64, without a place in the scope."""
        if width == 64:
            return name
        if not self.m.lite:
            return self.define("%s i%d %s to i64" % (self.rng.choice(("zext", "sext")), width, name))
        slot = self.define("alloca i64")
        yes, no, end = self.fresh("b"), self.fresh("b"), self.fresh("b")
        self.branch_if(name, yes, no)
        for label, number in ((yes, 1), (no, 0)):
            self.start(label)
            self.line("store i64 %d, %s %s" % (number, self.m.pointer_text(64), slot))
            self.branch(end)
        self.start(end)
        return self.define(self.load_text(64, slot))


class Arithmetic(Emitter):
    def arithmetic(self):
        rng, width = self.rng, self.rng.choice(self.m.widths + (64, 64))
        kinds = ["plain"] * 6 + ["shift"] * 2 + ["compare"] * 2
        if not self.m.lite:
            kinds += ["divide"] * 2 + ["cast"] * 3 + ["select"] * 2 + ["freeze", "flags", "rotate", "idiom", "divide_constant"]
        getattr(self, "make_" + rng.choice(kinds))(width)

    def make_plain(self, width):
        if self.m.lite:
            width = 64
        word = self.rng.choice(("add", "sub", "mul", "and", "or", "xor", "add", "sub"))
        left, right = self.operand(width), self.operand(width)
        if self.chance(8):
            left = right
        self.value(width, "%s i%d %s, %s" % (word, width, left, right))

    def amount(self, width):
        if self.chance(2):
            return str(self.rng.randrange(width))
        mask = self.rng.choice((width - 1, width - 1, min(7, width - 1)))
        return self.define("and i%d %s, %d" % (width, self.fresh_operand(width), mask))

    def make_shift(self, width):
        width = 64 if width == 1 else width
        word = self.rng.choice(("shl", "lshr", "ashr"))
        left = self.operand(width)
        self.value(width, "%s i%d %s, %s" % (word, width, left, self.amount(width)))

    def make_compare(self, width):
        pick = SIGNED_PREDICATES if self.m.lite else PREDICATES
        left, right = self.operand(width), self.operand(width)
        self.value(1, "icmp %s i%d %s, %s" % (self.rng.choice(pick), width, left, right))

    def make_divide(self, width):
        """The divisor is odd; for signed division it is not -1 (its lowest bits are 01), or the dividend not negative."""
        width = 32 if width == 1 else width
        left, right = self.operand(width), self.fresh_operand(width)
        if self.chance(2):
            divisor = self.define("or i%d %s, 1" % (width, right))
            self.value(width, "%s i%d %s, %s" % (self.rng.choice(("udiv", "urem")), width, left, divisor))
            return
        if self.chance(2):
            cleared = self.define("and i%d %s, -4" % (width, right))
            divisor = self.define("or i%d %s, 1" % (width, cleared))
        else:
            divisor = self.define("or i%d %s, 1" % (width, right))
            left = self.define("lshr i%d %s, 1" % (width, left))
        word = self.rng.choice(("sdiv", "srem"))
        name = self.value(width, "%s i%d %s, %s" % (word, width, left, divisor))
        if self.chance(3):  # quotient and remainder of the same two
            other = "srem" if word == "sdiv" else "sdiv"
            other = self.value(width, "%s i%d %s, %s" % (other, width, left, divisor))
            self.value(width, "xor i%d %s, %s" % (width, name, other))

    def make_divide_constant(self, width):
        width = 64 if width == 1 else width
        divisor = constant_of(self.rng, width)
        word = self.rng.choice(("udiv", "urem", "sdiv", "srem"))
        if divisor == 0 or divisor == -1 and word[0] == "s":
            divisor = 3
        self.value(width, "%s i%d %s, %d" % (word, width, self.fresh_operand(width), divisor))

    def make_cast(self, width):
        name = self.variable(width)
        others = [w for w in self.m.widths if w != width]
        if name:
            self.cast(self.rng.choice(others), width, name)

    def make_select(self, width):
        condition = self.fresh_operand(1)
        self.value(width, "select i1 %s, i%d %s, i%d %s" % (condition, width, self.operand(width), width, self.operand(width)))

    def make_freeze(self, width):
        self.value(width, "freeze i%d %s" % (width, self.operand(width)))

    def make_flags(self, width):
        """Operations whose flags are true: on values cut to half the width."""
        width = 64 if width == 1 else width
        mask = (1 << (width // 2 - 1)) - 1
        left = self.define("and i%d %s, %d" % (width, self.fresh_operand(width), mask))
        right = self.define("and i%d %s, %d" % (width, self.operand(width), mask))
        kind = self.rng.randrange(4)
        if kind < 2:
            self.value(width, "%s nuw nsw i%d %s, %s" % (self.rng.choice(("add", "mul")), width, left, right))
        elif kind == 2:
            self.value(width, "sub nsw i%d %s, %s" % (width, left, right))
        else:
            shifted = self.value(width, "shl nuw i%d %s, 3" % (width, left) if width > 8 else "shl i%d %s, 3" % (width, left))
            self.value(width, "%s exact i%d %s, 3" % (self.rng.choice(("lshr", "ashr")), width, shifted))

    def make_rotate(self, width):
        width = 32 if width == 1 else width
        name, amount = self.fresh_operand(width), self.rng.randrange(1, width)
        left = self.define("shl i%d %s, %d" % (width, name, amount))
        right = self.define("lshr i%d %s, %d" % (width, name, width - amount))
        self.value(width, "%s i%d %s, %s" % (self.rng.choice(("or", "add", "xor")), width, left, right))

    def make_idiom(self, width):
        """Small shapes that selectors and simplifiers match."""
        width = 64 if width == 1 else width
        x, y = self.fresh_operand(width), self.operand(width)
        kind, bit, last = self.rng.randrange(9), self.rng.randrange(width), width - 1
        if kind == 0:  # minimum or maximum
            c = self.define("icmp %s i%d %s, %s" % (self.rng.choice(PREDICATES), width, x, y))
            self.value(width, "select i1 %s, i%d %s, i%d %s" % (c, width, x, width, y))
        elif kind == 1:  # absolute value
            s = self.define("ashr i%d %s, %d" % (width, x, last))
            a = self.define("xor i%d %s, %s" % (width, x, s))
            self.value(width, "sub i%d %s, %s" % (width, a, s))
        elif kind == 2:  # test of bits
            a = self.define("and i%d %s, %s" % (width, x, y))
            self.value(1, "icmp %s i%d %s, 0" % (self.rng.choice(PREDICATES), width, a))
        elif kind == 3:  # one bit
            s = self.define("lshr i%d %s, %d" % (width, x, bit))
            self.value(1, "trunc i%d %s to i1" % (width, s))
        elif kind == 4:  # not, negation
            n = self.define("xor i%d %s, -1" % (width, x))
            self.value(width, "%s i%d %s, %s" % (self.rng.choice(("and", "or", "add")), width, n, y))
        elif kind == 5:  # shift pair
            s = self.define("shl i%d %s, %d" % (width, x, bit))
            self.value(width, "%s i%d %s, %d" % (self.rng.choice(("ashr", "lshr")), width, s, bit))
        elif kind == 6:  # multiply and add, as an address would
            p = self.define("mul i%d %s, %d" % (width, x, self.rng.choice((2, 3, 4, 5, 8, 9, 10, 24, -8, 7))))
            q = self.define("add i%d %s, %s" % (width, p, y))
            self.value(width, "add i%d %s, %d" % (width, q, self.rng.choice((1, -1, 100, -127))))
        elif kind == 7:  # condition used twice, once as a number
            c = self.value(1, "icmp %s i%d %s, %s" % (self.rng.choice(PREDICATES), width, x, y))
            z = self.define("%s i1 %s to i%d" % (self.rng.choice(("zext", "sext")), c, width))
            self.value(width, "%s i%d %s, %s" % (self.rng.choice(("add", "sub")), width, x, z))
        else:  # combined conditions
            c = self.define("icmp %s i%d %s, %s" % (self.rng.choice(PREDICATES), width, x, y))
            d = self.define("icmp %s i%d %s, %s" % (self.rng.choice(PREDICATES), width, x, self.constant(width)))
            self.value(1, "%s i1 %s, %s" % (self.rng.choice(("and", "or", "xor")), c, d))
