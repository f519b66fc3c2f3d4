"""Random steps on aggregates, empty members among them, and on addresses within them; Python knows the results.

A type is ("int", bits), ("vector", bits, lanes), ("array", count, element) or ("struct", is packed, members). A value
is an int, or a list of the lanes' or members' values. integers.py adds these steps to its programs.
"""

from values import constant, mask

LEAVES = [1, 3, 8, 13, 16, 24, 32, 33, 64, 65, 100, 128]
MOST_LEAVES = 12


def text_of(kind):
    if kind[0] == "int":
        return "i%d" % kind[1]
    if kind[0] == "vector":
        return "<%d x i%d>" % (kind[2], kind[1])
    if kind[0] == "array":
        return "[%d x %s]" % (kind[1], text_of(kind[2]))
    inner = "{ %s }" % ", ".join(map(text_of, kind[2])) if kind[2] else "{}"
    return "<%s>" % inner if kind[1] else inner


def members(kind):
    return [kind[2]] * kind[1] if kind[0] == "array" else kind[2]


def is_leaf(kind):
    return kind[0] in ("int", "vector")


def leaf_count(kind):
    if kind[0] == "vector":
        return kind[2]
    return 1 if kind[0] == "int" else sum(map(leaf_count, members(kind)))


def can_be_passed(kind):
    """Vectors of some shapes cannot be arguments."""
    if is_leaf(kind):
        return kind[0] == "int" or kind[1] in (8, 16, 32, 64)
    return all(map(can_be_passed, members(kind)))


def round_up(size, align):
    return -(-size // align) * align


def layout(kind):
    """(size, alignment) in bytes, on x86-64."""
    if kind[0] == "int":
        size = (kind[1] + 7) // 8
        align = 16 if kind[1] > 64 else min(8, 1 << (size - 1).bit_length())
        return round_up(size, align), align
    if kind[0] == "vector":
        size = (kind[1] * kind[2] + 7) // 8
        return (1 << (size - 1).bit_length(),) * 2
    if kind[0] == "array":
        size, align = layout(kind[2])
        return size * kind[1], align
    size = offset_of(kind, len(kind[2]))
    align = 1 if kind[1] else max([layout(m)[1] for m in kind[2]], default=1)
    return round_up(size, align), align


def offset_of(kind, index):
    """The offset of a struct's member; of the one after the last: the end of the members."""
    at = 0
    for i, member in enumerate(kind[2]):
        size, align = layout(member)
        at = at if kind[1] else round_up(at, align)
        if i == index:
            return at
        at += size
    return at


class AggregateSteps:
    """For a program with `random`, `emit`, `name`, `pick`, `hidden`, `add` and `globals`, as in integers.py."""

    def random_type(self, depth=3):
        choice = self.random.randrange(8)
        if depth < 3 and choice == 0:
            return ("vector", self.random.choice(LEAVES), self.random.randint(1, 4))
        if depth == 0 or choice < 3:
            return ("int", self.random.choice(LEAVES))
        if choice == 3:
            return self.random.choice([("struct", False, []), ("array", 0, ("int", 64)),
                                       ("array", 3, ("struct", False, []))])
        if choice == 4:
            return ("array", self.random.randrange(4), self.random_type(depth - 1))
        return ("struct", self.random.randrange(4) == 0,
                [self.random_type(depth - 1) for _ in range(self.random.randrange(5))])

    def random_aggregate_type(self):
        while True:
            kind = self.random_type()
            if not is_leaf(kind) and leaf_count(kind) <= MOST_LEAVES:
                return kind

    def random_value(self, kind):
        if kind[0] == "int":
            return self.interesting(kind[1]) & mask(kind[1])
        if kind[0] == "vector":
            return [self.interesting(kind[1]) & mask(kind[1]) for _ in range(kind[2])]
        return [self.random_value(m) for m in members(kind)]

    def zero_value(self, kind):
        if is_leaf(kind):
            return 0 if kind[0] == "int" else [0] * kind[2]
        return [self.zero_value(m) for m in members(kind)]

    def constant_text(self, kind, value):
        if kind[0] == "int":
            return constant(kind[1], value)
        if value == self.zero_value(kind) and self.random.randrange(2):
            return "zeroinitializer"
        if leaf_count(kind) == 0 and self.random.randrange(3) == 0:
            return self.random.choice(["undef", "poison"])
        if kind[0] == "vector":
            return "<%s>" % ", ".join("i%d %s" % (kind[1], constant(kind[1], v)) for v in value)
        parts = ", ".join("%s %s" % (text_of(m), self.constant_text(m, v)) for m, v in zip(members(kind), value))
        if kind[0] == "array":
            return "[%s]" % parts
        return ("<{%s}>" if kind[1] else "{%s}") % parts

    def some_aggregate(self, kind=None):
        """(text, type, value); a constant if no value has the type, and sometimes anyway."""
        known = [v for v in self.aggregates if kind is None or v[1] == kind]
        if known and self.random.randrange(4):
            return self.random.choice(known[-6:])
        kind = kind or self.random_aggregate_type()
        value = self.random_value(kind) if self.random.randrange(4) else self.zero_value(kind)
        return self.constant_text(kind, value), kind, value

    def keep(self, name, kind, value):
        if is_leaf(kind):
            self.add(name, kind[1], kind[2] if kind[0] == "vector" else 0, value)
        else:
            self.aggregates.append((name, kind, value))

    # --- paths
    def random_path(self, kind):
        """Indices to some member, at least one; None for a type without members."""
        path = []
        while not is_leaf(kind) and members(kind) and (not path or self.random.randrange(3)):
            path.append(self.random.randrange(len(members(kind))))
            kind = members(kind)[path[-1]]
        return (path, kind) if path else (None, kind)

    def changed(self, value, path, member):
        if not path:
            return member
        return value[:path[0]] + [self.changed(value[path[0]], path[1:], member)] + value[path[0] + 1:]

    def member_at(self, value, path):
        for index in path:
            value = value[index]
        return value

    # --- steps
    def aggregate_step(self):
        self.random.choice([self.insert_member, self.insert_member, self.extract_member, self.extract_member,
                            self.choose_aggregate, self.join_aggregates, self.aggregate_in_memory,
                            self.freeze_aggregate, self.pass_aggregate, self.address])()

    def insert_member(self):
        name, kind, value = self.some_aggregate()
        path, inner = self.random_path(kind)
        if path is None:
            return self.keep_as_it_is(name, kind, value)
        if is_leaf(inner):
            member, _, _, inserted = self.pick_leaf(inner)
        else:
            member, _, inserted = self.some_aggregate(inner)
        result = self.name()
        self.emit("%s = insertvalue %s %s, %s %s, %s" % (
            result, text_of(kind), name, text_of(inner), member, ", ".join(map(str, path))))
        self.keep(result, kind, self.changed(value, path, inserted))

    def pick_leaf(self, kind):
        return self.pick(kind[1], kind[2] if kind[0] == "vector" else 0)

    def keep_as_it_is(self, name, kind, value):
        result = self.name()
        self.emit("%s = freeze %s %s" % (result, text_of(kind), name))
        self.keep(result, kind, value)

    def freeze_aggregate(self):
        self.keep_as_it_is(*self.some_aggregate())

    def extract_member(self):
        name, kind, value = self.some_aggregate()
        path, inner = self.random_path(kind)
        if path is None:
            return
        result = self.name()
        self.emit("%s = extractvalue %s %s, %s" % (result, text_of(kind), name, ", ".join(map(str, path))))
        self.keep(result, inner, self.member_at(value, path))

    def choose_aggregate(self):
        name, kind, a = self.some_aggregate()
        other, _, b = self.some_aggregate(kind)
        condition, _, _, c = self.pick(1)
        result = self.name()
        self.emit("%s = select i1 %s, %s %s, %s %s" % (result, condition, text_of(kind), name, text_of(kind), other))
        self.keep(result, kind, a if c else b)

    def join_aggregates(self):
        name, kind, a = self.some_aggregate()
        other, _, b = self.some_aggregate(kind)
        result, is_first = self.join(text_of(kind), name, other)
        self.keep(result, kind, a if is_first else b)

    def join(self, kind, name, other):
        """A phi after a branch; (its name, whether it is the first of the two)."""
        condition, _, _, c = self.pick(1)
        label = "j%d" % self.count
        self.emit("br i1 %s, label %%%s.t, label %%%s.f" % (condition, label, label))
        for side in "tf":
            self.body += ["%s.%s:" % (label, side), "  br label %%%s.e" % label]
        self.body.append("%s.e:" % label)
        result = self.name()
        self.emit("%s = phi %s [ %s, %%%s.t ], [ %s, %%%s.f ]" % (result, kind, name, label, other, label))
        return result, bool(c)

    def place_for(self, kind):
        index = len(self.globals)
        if self.random.randrange(2):
            value = self.random_value(kind)
            self.globals.append("@in%d = global %s %s" % (index, text_of(kind), self.constant_text(kind, value)))
            return "@in%d" % index
        result = self.name()
        self.emit("%s = alloca %s" % (result, text_of(kind)))
        return result

    def aggregate_in_memory(self):
        """Stored, one member stored by its address, then loaded, whole or that member."""
        name, kind, value = self.some_aggregate()
        place = self.place_for(kind)
        self.emit("store %s %s, ptr %s" % (text_of(kind), name, place))
        path, inner = self.random_path(kind)
        if path is not None and is_leaf(inner):
            pointer = self.name()
            self.emit("%s = getelementptr %s, ptr %s, i64 0, %s" % (
                pointer, text_of(kind), place, self.indices(kind, path)))
            if self.random.randrange(2):
                stored, _, _, number = self.pick_leaf(inner)
                self.emit("store %s %s, ptr %s" % (text_of(inner), stored, pointer))
                value = self.changed(value, path, number)
            result = self.name()
            self.emit("%s = load %s, ptr %s" % (result, text_of(inner), pointer))
            self.keep(result, inner, self.member_at(value, path))
        result = self.name()
        self.emit("%s = load %s, ptr %s" % (result, text_of(kind), place))
        self.keep(result, kind, value)

    def indices(self, kind, path):
        parts = []
        for index in path:
            if kind[0] == "struct":
                parts.append("i32 %d" % index)
            else:
                bits = self.random.choice([8, 32, 64])
                parts.append("i%d %s" % (bits, self.hidden(bits, index) if self.random.randrange(2) else index))
            kind = members(kind)[index]
        return ", ".join(parts)

    def pass_aggregate(self):
        """Through a function that returns it, together with a number."""
        name, kind, value = self.some_aggregate()
        if not can_be_passed(kind):
            return
        number, bits, _, a = self.pick(self.random.choice([8, 32, 64]))
        function = "@pass%d" % len(self.functions)
        both = "{ %s, i%d }" % (text_of(kind), bits)
        self.functions.append(
            "define internal %s %s(%s %%x, i%d %%n) noinline {\n  %%1 = insertvalue %s poison, %s %%x, 0\n"
            "  %%2 = insertvalue %s %%1, i%d %%n, 1\n  ret %s %%2\n}" % (
                both, function, text_of(kind), bits, both, text_of(kind), both, bits, both))
        result, first, second = self.name(), self.name(), self.name()
        self.emit("%s = call %s %s(%s %s, i%d %s)" % (result, both, function, text_of(kind), name, bits, number))
        self.emit("%s = extractvalue %s %s, 0" % (first, both, result))
        self.emit("%s = extractvalue %s %s, 1" % (second, both, result))
        self.keep(first, kind, value)
        self.add(second, bits, 0, a)

    def address(self):
        """The sum computed by a getelementptr, with constant and variable indices of any width."""
        kind = self.random_aggregate_type() if self.random.randrange(4) else ("struct", False, [])
        base = self.random.randrange(1 << 40)
        pointer, result, number = self.name(), self.name(), self.name()
        parts, at, inner = [], base, kind
        while not parts or not is_leaf(inner) and self.random.randrange(4):
            if parts and inner[0] == "struct":
                if not inner[2]:
                    break
                index = self.random.randrange(len(inner[2]))
                parts.append("i32 %d" % index)
                at, inner = at + offset_of(inner, index), inner[2][index]
                continue
            inner = inner[2] if parts else inner
            bits = self.random.choice([8, 16, 32, 33, 64])
            index = self.random.randrange(-100, 100)
            known = self.random.randrange(2)
            parts.append("i%d %s" % (bits, index if known else self.hidden(bits, index & mask(bits))))
            at += index * layout(inner)[0]
        self.emit("%s = inttoptr i64 %d to ptr" % (pointer, base))
        self.emit("%s = getelementptr %s, ptr %s, %s" % (result, text_of(kind), pointer, ", ".join(parts)))
        self.emit("%s = ptrtoint ptr %s to i64" % (number, result))
        self.add(number, 64, 0, at & mask(64))
