#!/usr/bin/env python3
"""The blocks that dominate, and the values that every path reads."""
import dataflow


class Dominators(dataflow.Problem):
    """The blocks that are on every path from the entry to the end of a block, the block itself among them."""
    forward = True

    def top(self):
        return set(self.blocks)

    def meet(self, a, b):
        return a & b

    def transfer(self, block, facts):
        return facts | {block.name}


class SurelyRead(dataflow.Liveness):
    """The values that every path from here on reads, whichever branches it takes, before it leaves the function."""

    def top(self):
        values = set()
        for block in self.blocks.values():
            for results, operands in block.instructions:
                values |= results | operands
            values |= set(block.phis)
        return values

    def meet(self, a, b):
        return a & b


if __name__ == "__main__":
    dataflow.main(Dominators, SurelyRead)
