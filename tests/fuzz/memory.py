"""Statements about memory: objects, paths into them, loads and stores of every width; and calls."""
from arithmetic import Emitter
from model import BUFFER, BUFFER_LENGTH, WORDS, Address, Array, Pointer, Signature, Struct


class Memory(Emitter):
    def load_text(self, t, address, suffix=""):
        if self.m.ancient:
            return "load %s %s%s" % (self.m.pointer_text(t), address, suffix)
        return "load %s, %s %s%s" % (self.m.type_text(t), self.m.pointer_text(t), address, suffix)

    def store(self, t, text, address, suffix=""):
        self.line("store %s %s, %s %s%s" % (self.m.type_text(t), text, self.m.pointer_text(t), address, suffix))

    def element_pointer(self, source, address, indices):
        """getelementptr over source type; indices are (type, text)."""
        inbounds = "" if self.m.lite or self.chance(2) else "inbounds "
        separator = "" if self.m.ancient else self.m.type_text(source) + ", "
        return self.define("getelementptr %s%s%s %s, %s" % (
            inbounds, separator, self.m.pointer_text(source), address,
            ", ".join("%s %s" % index for index in indices)), "p")

    def reinterpret(self, address, source, target):
        if self.m.opaque:
            return address
        return self.define("bitcast %s %s to %s" % (
            self.m.pointer_text(source), address, self.m.pointer_text(target)), "p")

    def index(self, count):
        """An index below count: (type text, text)."""
        if self.chance(2) or count == 1 or not self.values:
            return self.rng.choice(("i32", "i64")), str(self.rng.randrange(count))
        widths = [64] if self.m.lite else [w for w in (8, 16, 32, 64, 64) if count < 1 << (w - 1)]
        width = self.rng.choice(widths)
        source = self.fresh_operand(width)
        power = 1 << (count.bit_length() - 1)
        if not self.m.lite and power != count:
            return "i%d" % width, self.define("urem i%d %s, %d" % (width, source, count))
        return "i%d" % width, self.define("and i%d %s, %d" % (width, source, power - 1))

    def descend(self, address):
        """A path from an object to a leaf, in one getelementptr or in several. Returns the leaf's address."""
        t, text, path = address.target, address.text, [("i32", "0")]
        source = t
        while isinstance(t, (Array, Struct)):
            if isinstance(t, Array):
                path.append(self.index(t.count))
                t = t.element
            else:
                field = self.rng.randrange(len(t.fields))
                path.append(("i32", str(field)))
                t = t.fields[field]
            if self.chance(4) and not isinstance(t, int):
                text = self.element_pointer(source, text, path)
                source, path = t, [("i64", "0")]
        if len(path) > 1 or self.chance(6):
            text = self.element_pointer(source, text, path)
        return Address(text, t, address.is_global, address.writable)

    def some_address(self):
        pool = self.addresses if self.addresses and self.chance(2) else self.m.globals
        return self.rng.choice(pool)

    def is_buffer(self, address):
        return isinstance(address.target, Array) and address.target.element == 64 and address.target.count >= BUFFER_LENGTH

    def buffer(self, global_only=False):
        """The address of at least BUFFER_LENGTH words, as an i64*."""
        pool = [a for a in self.addresses if a.target is WORDS and (a.is_global or not global_only)]
        if pool and self.chance(2):
            return self.rng.choice(pool)
        arrays = [a for a in self.m.globals + self.addresses if self.is_buffer(a) and a.writable and (a.is_global or not global_only)]
        if self.chance(4):
            return Address(self.m.constant_buffer(), WORDS, True)
        chosen = self.rng.choice(arrays)
        shift = self.rng.randrange(chosen.target.count - BUFFER_LENGTH + 1)
        if shift == 0 and self.chance(2):
            text = self.reinterpret(chosen.text, chosen.target, 64)
        else:
            text = self.element_pointer(chosen.target, chosen.text, [("i32", "0"), ("i64", str(shift))])
        return Address(text, WORDS, chosen.is_global)

    def memory(self):
        kinds = ["load"] * 5 + ["store"] * 5 + ["modify"] * 2 + ["walk", "swap"]
        if not self.m.lite:
            kinds += ["narrow"] * 2 + ["bytes"] * 3 + ["compare_addresses", "choose_address", "address_as_number"]
        getattr(self, "memory_" + self.rng.choice(kinds))()

    def leaf(self, writable=False):
        """(type, text) of an integer leaf of some object or buffer."""
        while True:
            if self.chance(3):
                base = self.buffer()
                return 64, self.element_pointer(64, base.text, [self.index(BUFFER_LENGTH)])
            base = self.some_address()
            if base.target is WORDS:
                continue
            leaf = self.descend(base)
            if isinstance(leaf.target, int) and (leaf.writable or not writable):
                return leaf.target, leaf.text

    def memory_load(self):
        address = self.some_address()
        if address.target is WORDS:
            address = Address(self.element_pointer(64, address.text, [self.index(BUFFER_LENGTH)]), 64, False)
        leaf = self.descend(address)
        if isinstance(leaf.target, int):
            self.value(leaf.target, self.load_text(leaf.target, leaf.text))
        elif leaf.target is BUFFER:
            text = self.define(self.load_text(BUFFER, leaf.text), "p")
            self.addresses.append(Address(text, WORDS, True))

    def memory_store(self):
        address = self.some_address()
        if address.target is WORDS or not address.writable:
            t, text = self.leaf(True)
            return self.store(t, self.operand(t), text)
        leaf = self.descend(address)
        if isinstance(leaf.target, int):
            self.store(leaf.target, self.operand(leaf.target), leaf.text)
        else:
            self.store(BUFFER, self.buffer(global_only=True).text, leaf.text)

    def memory_modify(self):
        """Load, operate, store back: one instruction on x86-64."""
        t, text = self.leaf(True)
        old = self.define(self.load_text(t, text))
        word = self.rng.choice(("add", "sub", "and", "or", "xor"))
        other = self.operand(t)
        if self.m.lite and t == 1:
            return
        left, right = (old, other) if self.rng.randrange(3) else (other, old)
        new = self.define("%s i%d %s, %s" % (word, t, left, right))
        self.store(t, new, text)
        if self.chance(3):
            self.values.append((t, self.rng.choice((old, new))))

    def memory_walk(self):
        """Pointer arithmetic back and forth within a buffer."""
        base, at = self.buffer(), self.rng.randrange(BUFFER_LENGTH)
        there = self.element_pointer(64, base.text, [("i64", str(at))])
        to = self.rng.randrange(BUFFER_LENGTH)
        back = self.element_pointer(64, there, [("i64", str(to - at))])
        if self.chance(2):
            self.store(64, self.operand(64), back)
        else:
            self.value(64, self.load_text(64, back))

    def memory_swap(self):
        """Two loads, two stores: the addresses may be the same."""
        base = self.buffer()
        places = [self.element_pointer(64, base.text, [self.index(BUFFER_LENGTH)]) for _ in range(2)]
        first, second = (self.define(self.load_text(64, p)) for p in places)
        self.store(64, second, places[0])
        self.store(64, first, places[1])

    def memory_narrow(self):
        """A part of a leaf, by a pointer of another type."""
        t, text = self.leaf(True)
        if t < 16:
            return
        width = self.rng.choice([w for w in (8, 16, 32) if w < t])
        part = self.reinterpret(text, t, width)
        part = self.element_pointer(width, part, [("i64", str(self.rng.randrange(t // width)))])
        if self.chance(2):
            self.store(width, self.operand(width), part)
            self.value(t, self.load_text(t, text))
        else:
            self.value(width, self.load_text(width, part))

    def memory_bytes(self):
        """Any width at any place of the bytes."""
        array = next(a for a in self.m.globals if a.text == "@bytes")
        width = self.rng.choice((8, 16, 32, 64))
        mask = 15 if self.chance(2) else 7
        offset = self.define("and i64 %s, %d" % (self.fresh_operand(64), mask)) if self.chance(2) \
            else str(self.rng.randrange(32 - width // 8 + 1))
        place = self.element_pointer(array.target, array.text, [("i64", "0"), ("i64", offset)])
        place = self.reinterpret(place, 8, width)
        if self.chance(2):
            self.store(width, self.operand(width), place, ", align 1")
        if self.chance(2):
            self.value(width, self.load_text(width, place, ", align 1"))

    def memory_compare_addresses(self):
        base = self.buffer()
        first, second = (self.element_pointer(64, base.text, [self.index(BUFFER_LENGTH)]) for _ in range(2))
        pointer = self.m.pointer_text(64)
        if self.chance(2):
            word = self.rng.choice(("eq", "ne", "ult", "uge", "ugt", "ule"))
            self.value(1, "icmp %s %s %s, %s" % (word, pointer, first, self.rng.choice((second, second, "null"))))
        else:
            numbers = [self.define("ptrtoint %s %s to i64" % (pointer, p)) for p in (first, second)]
            self.value(64, "sub i64 %s, %s" % tuple(numbers))

    def memory_choose_address(self):
        first, second = self.buffer(), self.buffer()
        pointer = self.m.pointer_text(64)
        text = self.define("select i1 %s, %s %s, %s %s" % (self.fresh_operand(1), pointer, first.text, pointer, second.text), "p")
        self.addresses.append(Address(text, WORDS, first.is_global and second.is_global))

    def memory_address_as_number(self):
        base, pointer = self.buffer(), self.m.pointer_text(64)
        number = self.define("ptrtoint %s %s to i64" % (pointer, base.text))
        moved = self.define("add i64 %s, %d" % (number, 8 * self.rng.randrange(BUFFER_LENGTH)))
        place = self.define("inttoptr i64 %s to %s" % (moved, pointer), "p")
        self.value(64, self.load_text(64, place))

    def large_object(self):
        """An array whose offsets do not fit a byte, or not 16 bits; one word of it is used immediately."""
        count = self.rng.choice((20, 33, 1000, 9000))
        text = self.define("alloca %s" % self.m.type_text(Array(count, 64)), "p")
        place = self.element_pointer(Array(count, 64), text, [("i32", "0"), self.index(count)])
        self.store(64, self.operand(64), place)
        self.value(64, self.load_text(64, place))
        self.addresses.append(Address(place, 64, False))

    def local_object(self):
        """An alloca, every leaf initialised: by stores, which mem2reg and other passes may forward."""
        t = self.rng.choice(self.m.widths) if self.chance(2) else self.m.bounded_type(16, pointers=True)
        if self.chance(4):
            t = Array(BUFFER_LENGTH, 64)
        self.fill(self.define("alloca %s" % self.m.type_text(t), "p"), t)

    def fill(self, text, t):
        def walk(inner, path):
            if isinstance(inner, Array):
                for i in range(inner.count):
                    walk(inner.element, path + [("i64", str(i))])
            elif isinstance(inner, Struct):
                for i, field in enumerate(inner.fields):
                    walk(field, path + [("i32", str(i))])
            else:
                place = self.element_pointer(t, text, [("i32", "0")] + path) if path else text
                stored = self.operand(inner) if isinstance(inner, int) else self.buffer(global_only=True).text
                self.store(inner, stored, place)
        walk(t, [])
        self.addresses.append(Address(text, t, False))

    def dynamic_object(self):
        width = self.rng.choice((8, 16, 32, 64))
        masked = self.define("and i64 %s, 7" % self.fresh_operand(64))
        count = self.define("add i64 %s, 1" % masked)
        text = self.define("alloca i%d, i64 %s" % (width, count), "p")
        last = self.element_pointer(width, text, [("i64", masked)])
        self.store(width, self.operand(width), text)
        self.store(width, self.operand(width), last)
        self.value(width, self.load_text(width, text))
        self.addresses.append(Address(last, width, False))


class Calls(Memory):
    def argument(self, t):
        if isinstance(t, int):
            return self.operand(t)
        if t is BUFFER:
            return self.buffer().text
        if isinstance(t.target, Signature):
            return self.rng.choice(self.callbacks or ["@" + n for n in self.m.table_names])
        same = [a for a in self.addresses + self.m.globals if a.target is t.target and a.writable]
        return self.rng.choice(same).text

    def call(self):
        if self.chance(4):
            return self.call_indirect()
        name = self.rng.choice(list(self.m.signatures))
        self.emit_call("@" + name, self.m.signatures[name])

    def call_indirect(self):
        pointer = Pointer(self.m.table_signature)
        if self.callbacks and self.chance(2):
            callee = self.rng.choice(self.callbacks)
        else:
            place = self.element_pointer(self.m.table.target, "@table", [("i32", "0"), self.index(4)])
            callee = self.define(self.load_text(pointer, place), "p")
        self.emit_call(callee, self.m.table_signature)

    def emit_call(self, callee, signature):
        arguments = ["%s %s" % (self.m.type_text(t), self.argument(t)) for t in signature.parameters]
        text = "call %s %s(%s)" % (self.m.type_text(signature.result), callee, ", ".join(arguments))
        if signature.result is None:
            self.line(text)
        elif signature.result is BUFFER:
            # The result may point to an argument's object, which is alive here but may not be stored.
            self.addresses.append(Address(self.define(text, "p"), WORDS, False))
        else:
            self.value(signature.result, text)

    def mix(self):
        if self.values:
            width, name = self.rng.choice(self.values)
            self.line("call void @fz_mix(i64 %s)" % self.as_word(width, name))

    def print_numbers(self):
        if self.m.lite or self.chance(2):
            text = self.define("call %s @ll_ltoa(i64 %s)" % (self.m.pointer_text(8), self.operand(64)), "p")
            self.line("call void @ll_puts(%s %s)" % (self.m.pointer_text(8), text))
            return
        separator = "" if self.m.ancient else "[17 x i8], "
        place = self.define("getelementptr %s%s @fz_format, i64 0, i64 0" % (
            separator, self.m.pointer_text(Array(17, 8))), "p")
        pointer = self.m.pointer_text(8)
        star = "*" if self.m.ancient else ""
        self.define("call i32 (%s, ...)%s @printf(%s %s, i64 %s, i32 %s, i64 %s, i64 %s)" % (
            pointer, star, pointer, place, self.operand(64), self.operand(32), self.operand(64), self.operand(64)))
