#!/usr/bin/env python3
"""Solves dataflow problems on machine IR in SSA form: the framework of lesson 15, and liveness in it.

Usage: dataflow.py PROBLEM FILE.mir [--order text|reverse] [--trace]

FILE.mir is what `lilt --stop-after=two-address` writes. Prints the facts at the start and at the end of each block;
phis are before the start. --order: in which blocks are visited (default: along the direction of the problem).
"""
import argparse
import re
import sys

HEAD = re.compile(r"^(bb\.\d+)\S*(?: freq \S+)?(?: depth \d+)?(?: from [^:]*?)?(?: to ([^:]*))?:$")
VALUE = re.compile(r"%[\w.]+")


class Block:
    """phis: {result: {predecessor: operand}}; instructions: (results, operands) of each other one."""

    def __init__(self, name, successors):
        self.name, self.successors, self.predecessors = name, successors, []
        self.phis, self.instructions = {}, []

    def add(self, line):
        results, _, rest = line.rpartition(" = ")
        if rest.startswith("PHI "):
            words = rest[4:].split(", ")
            self.phis[VALUE.match(results)[0]] = dict(zip(words[1::2], words[0::2]))
        else:
            self.instructions.append((set(VALUE.findall(results)), set(VALUE.findall(rest))))


def read(text):
    """The blocks of the function, by name and in the order of the text."""
    blocks = {}
    for line in text.splitlines():
        head = HEAD.match(line)
        if head:
            block = blocks[head[1]] = Block(head[1], (head[2] or "").split())
        elif blocks and line.startswith("  "):
            block.add(line.strip())
    for block in blocks.values():
        for successor in block.successors:
            blocks[successor].predecessors.append(block.name)
    return blocks


class Problem:
    """A dataflow problem: a direction, a lattice, and what blocks do with facts."""
    forward = False

    def __init__(self, blocks):
        self.blocks = blocks

    def top(self):
        """What is assumed of a block that no path has reached yet."""
        return set()

    def boundary(self):
        """What holds where control enters the function (backward: where it leaves)."""
        return set()

    def meet(self, a, b):
        """What is known where two paths come together."""
        return a | b

    def transfer(self, block, facts):
        """What holds on the other side of the block, given what holds on this one."""
        return facts

    def edge(self, predecessor, successor, facts):
        """What holds at one end of an edge, given what holds at the other one."""
        return facts


class Liveness(Problem):
    """The values that are read later. The union of what successors need; an operand of a phi is read on its edge."""

    def transfer(self, block, facts):
        for results, operands in reversed(block.instructions):
            facts = (facts - results) | operands
        return facts

    def edge(self, predecessor, successor, facts):
        return (facts - set(successor.phis)) | {phi[predecessor.name] for phi in successor.phis.values()}


def neighbours(problem, block):
    """What flows into the block along each edge from where facts come."""
    if problem.forward:
        edges = [(problem.blocks[name], block) for name in block.predecessors]
        return [(before.name, before, after) for before, after in edges]
    return [(name, block, problem.blocks[name]) for name in block.successors]


def solve(problem, order, trace=False):
    """({block: facts where they come in}, {block: facts where they leave}). Visits all blocks until nothing changes."""
    incoming = {name: problem.top() for name in problem.blocks}
    leaving = {name: problem.top() for name in problem.blocks}
    first = next(iter(problem.blocks))
    for number in range(1, sys.maxsize):
        changed = []
        for name in order:
            block = problem.blocks[name]
            edges = neighbours(problem, block)
            facts = problem.top() if edges else problem.boundary()
            for other, before, after in edges:
                facts = problem.meet(facts, problem.edge(before, after, leaving[other]))
            if problem.forward and name == first:
                facts = problem.meet(facts, problem.boundary())
            result = problem.transfer(block, set(facts))
            if result != leaving[name]:
                changed.append(name)
            incoming[name], leaving[name] = facts, result
        if trace:
            print("pass %d changes %s" % (number, " ".join(changed) or "nothing"))
        if not changed:
            return incoming, leaving


def show(facts):
    return " ".join(sorted(facts, key=lambda word: [int(part) if part.isdigit() else part
                                                    for part in re.split(r"(\d+)", word)])) or "nothing"


def main(*problems):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("problem", choices=[problem.__name__ for problem in problems])
    parser.add_argument("file", type=argparse.FileType())
    parser.add_argument("--order", choices=["text", "reverse"])
    parser.add_argument("--trace", action="store_true")
    options = parser.parse_args()
    problem = next(p for p in problems if p.__name__ == options.problem)(read(options.file.read()))
    order = list(problem.blocks)
    if (options.order or ("text" if problem.forward else "reverse")) == "reverse":
        order.reverse()
    incoming, leaving = solve(problem, order, options.trace)
    starts, ends = (incoming, leaving) if problem.forward else (leaving, incoming)
    for name in problem.blocks:
        print("%s\n  start: %s\n  end:   %s" % (name, show(starts[name]), show(ends[name])))


if __name__ == "__main__":
    main(Liveness)
