#!/usr/bin/env python3
"""Two dataflow problems: copy this file and complete them. Both are wrong as they are."""
import dataflow


class Dominators(dataflow.Problem):
    """The blocks that are on every path from the entry to the end of a block, the block itself among them."""
    forward = True


class SurelyRead(dataflow.Problem):
    """The values that every path from here on reads, whichever branches it takes, before it leaves the function."""


if __name__ == "__main__":
    dataflow.main(Dominators, SurelyRead)
