#!/usr/bin/env python3
"""A solution to the exercise of lesson 12: the ranges choose first that cost most in memory."""
import collections
import sys


class Function:
    """What the lines say that first fit needs; there is more."""

    def __init__(self):
        self.registers = collections.defaultdict(list)  # by class: in the order in which to try them
        self.class_of = []                              # by range
        self.cost = []                                  # by range: of memory
        self.segments = []                              # by range: [from, to), ascending
        self.taken = collections.defaultdict(list)      # by register: (from, to, range or None)

    def read(self, words):
        kind, *words = words
        if kind == "register":
            name, register_class = words
            self.registers[register_class].append(name)
        elif kind == "range":  # its number, class, cost in memory, and the names of its values
            self.class_of.append(words[1])
            self.cost.append(float(words[2]))
            self.segments.append([])
        elif kind == "segment":
            number, start, end = map(int, words)
            self.segments[number].append((start, end))
        elif kind == "fixed":  # an instruction wants the range in this register: others may not be there
            start, end, register, number = words
            self.taken[register].append((int(start), int(end), None if number == "-" else int(number)))
        elif kind == "clobbered":  # an instruction, such as a call, destroys them
            start, end, *registers = words
            for register in registers:
                self.taken[register].append((int(start), int(end), None))

    def is_free(self, register, number):
        return not any(start < until and begin < end
                       for begin, until, other in self.taken[register] if other != number
                       for start, end in self.segments[number])

    def allocate(self):
        """Yields decisions."""
        for number in sorted(range(len(self.segments)), key=lambda r: self.cost[r], reverse=True):
            for register in self.registers[self.class_of[number]]:
                if self.is_free(register, number):
                    self.taken[register] += [(start, end, number) for start, end in self.segments[number]]
                    yield "place %d %s" % (number, register)
                    break


def main():
    function = Function()
    for line in sys.stdin:
        if line != "end\n":
            function.read(line.split())
            continue
        for decision in function.allocate():
            print(decision)
        print("end", flush=True)  # lilt waits for it
        function = Function()


if __name__ == "__main__":
    main()
