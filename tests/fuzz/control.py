"""Regions of control flow: conditionals, loops, switches, irreducible knots."""
from arithmetic import Emitter
from model import BUFFER, MAX_TRIPS, WORDS, Address, constant_of


class Control(Emitter):
    def region(self, depth, statements):
        scope = self.scope()
        for _ in range(statements):
            self.statement(depth)
        self.observe(scope, 6)

    def observe(self, scope, limit):
        """Puts the latest values since `scope` into the hash; otherwise errors in them would not show."""
        found = self.values[scope[0]:][-limit:]
        if not found:
            return
        total = self.define(self.load_text(64, "@fz_hash"))
        for i, (width, name) in enumerate(found):
            if self.m.lite and width != 64:
                total = self.define("mul i64 %s, 5" % total)
                continue
            word = name if width == 64 else self.define("zext i%d %s to i64" % (width, name))
            total = self.define("add i64 %s, %s" % (self.define("mul i64 %s, %d" % (total, 2 * i + 3)), word))
        self.store(64, total, "@fz_hash")

    def statement(self, depth):
        pick = self.rng.randrange(100)
        if pick < 42:
            self.arithmetic()
        elif pick < 66:
            self.memory()
        elif pick < 70:
            self.large_object() if self.trips == 1 and self.chance(5) else self.local_object()
        elif pick < 73 and self.calls_others:
            self.call()
        elif pick < 75:
            self.mix()
        elif pick < 76 and self.trips == 1:
            self.print_numbers()
        elif pick < 78 and not self.m.lite:
            self.dynamic_object()
        elif pick < 80 and self.trips == 1:
            self.pressure()
        elif depth > 0:
            kinds = ["conditional"] * 4 + ["loop"] * 3 + ["memory_loop"] * 2
            if not self.m.lite:
                kinds += ["switch"] * 3 + ["irreducible"] * 2
            getattr(self, "flow_" + self.rng.choice(kinds))(depth - 1)
        else:
            self.arithmetic()

    def pressure(self):
        """Many values live at the same time, across the code in between; then all are used."""
        width = 64 if self.m.lite else self.rng.choice((64, 64, 32, 16, 8))
        alive = []
        for _ in range(self.rng.randrange(8, 24)):
            alive.append(self.define("%s i%d %s, %s" % (
                self.rng.choice(("add", "xor", "mul", "sub")), width, self.fresh_operand(width), self.operand(width))))
            if self.chance(4):
                self.values.append((width, alive[-1]))
        for _ in range(self.rng.randrange(5)):
            self.rng.choice((self.arithmetic, self.memory, self.mix, self.make_call))()
        self.rng.shuffle(alive)
        total = alive[0]
        for name in alive[1:]:
            total = self.define("%s i%d %s, %s" % (self.rng.choice(("add", "xor", "sub")), width, total, name))
        self.values.append((width, total))

    def make_call(self):
        if self.calls_others:
            self.call()

    def join_values(self, arms):
        """Phis at the start of the current block; arms are (label, the values in scope at the arm's end)."""
        for _ in range(self.rng.randrange(4)):
            width = self.rng.choice(self.m.widths)
            incoming = []
            for label, values in arms:
                found = [n for w, n in values if w == width]
                incoming.append((self.rng.choice(found[-6:]) if found and not self.chance(5) else self.constant(width), label))
            self.values.append((width, self.phi(self.block, width, incoming)))
        if self.chance(4):
            incoming = [(self.m.constant_buffer(), label) for label, _ in arms]
            self.addresses.append(Address(self.phi(self.block, BUFFER, incoming), WORDS, True))

    def phi(self, block, t, incoming, name=None):
        name = name or "%" + self.fresh()
        incoming = list(incoming)
        self.rng.shuffle(incoming)
        pairs = ", ".join("[ %s, %%%s ]" % pair for pair in incoming)
        block.phis.append("  %s = phi %s %s" % (name, self.m.type_text(t), pairs))
        return name

    def flow_conditional(self, depth):
        condition, scope = self.operand(1) if self.chance(4) else self.fresh_operand(1), self.scope()
        yes, no, end = self.fresh("then"), self.fresh("else"), self.fresh("join")
        shape = self.rng.randrange(5)
        arms = []
        if shape == 0 and not self.m.lite:  # both edges to the same block
            arms = [(self.block.label, list(self.values))]
            self.branch_if(condition, end, end)
            self.start(end)
            for _ in range(2):
                width = self.rng.choice(self.m.widths)
                operand = self.operand_before(arms[0][1], width)
                self.values.append((width, self.phi(self.block, width, [(operand, arms[0][0])] * 2)))
            return
        if shape == 1:  # no else
            arms.append((self.block.label, list(self.values)))
            self.branch_if(condition, yes, end)
            labels = [yes]
        else:
            self.branch_if(condition, yes, no)
            labels = [yes, no]
        for label in labels:
            self.start(label)
            self.region(depth, self.rng.randrange(0, 5))
            arms.append((self.block.label, list(self.values)))
            self.branch(end)
            self.leave(scope)
        self.start(end)
        if not self.m.lite:
            self.join_values(arms)

    def operand_before(self, values, width):
        found = [n for w, n in values if w == width]
        return self.rng.choice(found) if found else self.constant(width)

    def trip_count(self):
        limit = max(1, min(7, MAX_TRIPS // self.trips))
        if self.chance(2) and limit == 7:
            return self.define("and i64 %s, 7" % self.fresh_operand(64)), 7
        count = self.rng.randrange(limit + 1)
        return str(count), max(1, count)

    def flow_memory_loop(self, depth):
        """A counter in an alloca, as in LLVMlite programs."""
        count, bound = self.trip_count()
        slot = self.define("alloca i64", "p")
        self.store(64, "0", slot)
        head, body, end, scope = self.fresh("head"), self.fresh("body"), self.fresh("end"), self.scope()
        self.branch(head)
        self.start(head)
        now = self.define(self.load_text(64, slot))
        test = self.define("icmp slt i64 %s, %s" % (now, count))
        self.branch_if(test, body, end)
        self.start(body)
        self.values.append((64, now))
        self.trips *= bound
        self.region(depth, self.rng.randrange(1, 6))
        self.trips //= bound
        again = self.define(self.load_text(64, slot))
        self.store(64, self.define("add i64 %s, 1" % again), slot)
        self.branch(head)
        self.leave(scope)
        self.start(end)

    def flow_loop(self, depth):
        if self.m.lite:
            return self.flow_memory_loop(depth)
        count, bound = self.trip_count()
        before, scope = self.block.label, self.scope()
        head, body, end = self.fresh("head"), self.fresh("body"), self.fresh("end")
        carried = [(w, "%" + self.fresh(), self.operand(w))
                   for w in (self.rng.choice(self.m.widths) for _ in range(self.rng.randrange(5)))]
        counter, following = "%" + self.fresh("i"), "%" + self.fresh("i")
        rotated = self.chance(2)
        self.branch(head)
        self.start(head)
        head_block = self.block
        self.values += [(64, counter)] + [(w, n) for w, n, _ in carried]
        if not rotated:
            test = self.define("icmp %s i64 %s, %s" % (self.rng.choice(("slt", "ult", "ne")), counter, count))
            self.branch_if(test, body, end)
            self.start(body)
        self.trips *= bound + rotated
        self.region(depth, self.rng.randrange(1, 6))
        if not rotated and self.chance(3):  # a second exit
            onward = self.fresh("body")
            self.branch_if(self.fresh_operand(1), end, onward)
            self.start(onward)
            self.region(0, self.rng.randrange(1, 3))
        self.trips //= bound + rotated
        self.line("%s = add i64 %s, 1" % (following, counter))
        latch = self.block.label
        if rotated:
            test = self.define("icmp %s i64 %s, %s" % (self.rng.choice(("sle", "ule")), following, count))
            self.branch_if(test, head, end)
        else:
            self.branch(head)
        self.phi(head_block, 64, [("0", before), (following, latch)], counter)
        for width, name, first in carried:
            self.phi(head_block, width, [(first, before), (self.operand_before(self.values[scope[0]:], width), latch)], name)
        self.rng.shuffle(head_block.phis)
        self.leave(scope)
        self.start(end)
        self.values += [(64, counter)] + [(w, n) for w, n, _ in carried]

    def flow_switch(self, depth):
        width = self.rng.choice(self.m.widths)
        selector, scope = self.fresh_operand(width), self.scope()
        if width > 8 and self.chance(2):
            selector = self.define("and i%d %s, %d" % (width, selector, self.rng.choice((3, 7, 15))))
        count = min(self.rng.choice((0, 1, 2, 3, 5, 8, 14)), 2 if width == 1 else 99)
        dense, cases = self.chance(2), []
        while len(cases) < count:
            number = len(cases) if dense else constant_of(self.rng, width)
            if width == 1:
                number &= 1
            if number not in cases:
                cases.append(number)
        end = self.fresh("join")
        labels = [self.fresh("case") for _ in range(self.rng.randrange(1, 4))] + [end]
        targets = [self.rng.choice(labels) for _ in cases]
        default = self.rng.choice(labels)
        here, here_values = self.block.label, list(self.values)
        self.line("switch i%d %s, label %%%s [ %s ]" % (width, selector, default, " ".join(
            "i%d %s, label %%%s" % (width, self.m.integer_text(c, width), t) for c, t in zip(cases, targets))))
        direct = (targets + [default]).count(end)
        arms = []
        for label in labels[:-1]:
            if label not in targets and label != default:
                continue
            self.start(label)
            self.region(depth, self.rng.randrange(0, 4))
            arms.append((self.block.label, list(self.values)))
            self.branch(end)
            self.leave(scope)
        self.start(end)
        for _ in range(self.rng.randrange(4)):
            w = self.rng.choice(self.m.widths)
            incoming = [(self.operand_before(v, w) if not self.chance(5) else self.constant(w), l) for l, v in arms]
            incoming += [(self.operand_before(here_values, w), here)] * direct
            self.values.append((w, self.phi(self.block, w, incoming)))

    def flow_irreducible(self, _depth):
        """A few blocks that jump among each other, entered at two; they pass fuel along."""
        rng, count = self.rng, self.rng.randrange(2, 5)
        here, scope = self.block.label, self.scope()
        labels = [self.fresh("knot") for _ in range(count)]
        end = self.fresh("end")
        carried = [rng.choice(self.m.widths) for _ in range(rng.randrange(1, 4))]
        entries = [rng.choice(labels), rng.choice(labels)]
        first = [[self.operand(w) for w in carried] for _ in range(2)]
        if entries[0] == entries[1]:
            first[1] = first[0]
        self.branch_if(self.fresh_operand(1), entries[0], entries[1])
        edges = {label: [] for label in labels}  # label → (from, fuel, values)
        fuel = str(rng.randrange(1, max(2, min(12, MAX_TRIPS // self.trips))))
        for label, values in zip(entries, first):
            edges[label].append((here, fuel, values))
        exits, blocks = [], {}
        for label in labels:
            blocks[label] = self.knot(label, labels, end, carried, scope, edges, exits)
        for label in labels:
            if not edges[label]:  # no jump reaches it: valid as an unreachable block, but phis need an edge
                self.blocks.remove(blocks[label][0])
        gone = {l for l in labels if not edges[l]}
        self.settle_knots(labels, blocks, carried, edges, exits, gone)
        self.start(end)
        for i, width in enumerate(carried):
            self.values.append((width, self.phi(self.block, width, [(v[i], l) for l, v in exits if l not in gone])))

    def knot(self, label, labels, end, carried, scope, edges, exits):
        rng = self.rng
        self.start(label)
        block = self.block
        fuel, names = "%" + self.fresh("fuel"), ["%" + self.fresh() for _ in carried]
        self.values += list(zip(carried, names))
        for _ in range(rng.randrange(1, 4)):
            self.arithmetic()
        left = self.define("sub i64 %s, 1" % fuel)
        outs = [[self.operand_before(self.values[scope[0]:], w) for w in carried] for _ in range(2)]
        target = [rng.choice(labels) for _ in range(2)]
        dispatch, condition = self.fresh("go"), self.fresh_operand(1)
        self.branch_if(self.define("icmp sgt i64 %s, 0" % left), dispatch, end)
        exits.append((label, outs[0]))
        self.start(dispatch)
        if target[0] == target[1]:
            outs[1] = outs[0]
        self.branch_if(condition, target[0], target[1])
        for label_to, values in zip(target, outs):
            edges[label_to].append((dispatch, left, values))
        self.leave(scope)
        return block, fuel, names, self.block

    def settle_knots(self, labels, blocks, carried, edges, exits, gone):
        """The phis, once all edges are known; blocks without an edge are deleted with their own edges, until none is
        left."""
        while True:
            dead = {blocks[l][3].label for l in gone}
            for label in labels:
                edges[label] = [e for e in edges[label] if e[0] not in dead]
            more = {l for l in labels if not edges[l]} - gone
            if not more:
                break
            gone |= more
        for label in labels:
            block, fuel, names, last = blocks[label]
            if label in gone:
                self.blocks = [b for b in self.blocks if b is not block and b is not last]
                continue
            self.phi(block, 64, [(e[1], e[0]) for e in edges[label]], fuel)
            for i, width in enumerate(carried):
                self.phi(block, width, [(e[2][i], e[0]) for e in edges[label]], names[i])
