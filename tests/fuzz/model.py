"""Parts of a generated program: types, addresses, blocks, and interesting constants."""

PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
SIGNED_PREDICATES = PREDICATES[:6]
MAX_TRIPS = 48  # product of the trip counts of nested loops


# --- types: an int is an integer type of that width
class Pointer:
    def __init__(self, target):
        self.target = target


class Array:
    def __init__(self, count, element):
        self.count, self.element = count, element


class Struct:
    def __init__(self, name, fields):
        self.name, self.fields = name, fields


class Signature:
    def __init__(self, result, parameters):
        self.result, self.parameters = result, parameters


BUFFER_LENGTH = 8  # an `i64*` points to at least this many words
BUFFER = Pointer(64)
WORDS = object()  # the target of an address that is such a pointer; a cell that holds one has the target BUFFER


class Address:
    """A pointer value: its text, its target's type, and the permitted accesses."""

    def __init__(self, text, target, is_global, writable=True):
        self.text, self.target, self.is_global, self.writable = text, target, is_global, writable


def constant_of(rng, width):
    """An integer that is likely near a limit, as a signed number of this width."""
    kind = rng.randrange(8)
    if kind < 3:
        value = rng.randrange(-9, 18)
    elif kind == 3:
        value = rng.choice((1, -1)) * (1 << rng.randrange(width))
    elif kind == 4:
        value = (1 << rng.randrange(width)) + rng.randrange(-2, 3)
    elif kind == 5:
        value = rng.choice((1 << 31, 1 << 32, 1 << 63)) * rng.choice((1, -1)) + rng.randrange(-2, 3)
    elif kind == 6:
        value = rng.randrange(-200, 300)
    else:
        value = rng.getrandbits(width)
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


class Block:
    def __init__(self, label):
        self.label, self.phis, self.lines = label, [], []
