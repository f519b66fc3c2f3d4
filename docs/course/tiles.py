#!/usr/bin/env python3
"""Shows how tiles cover the expression trees of a function: lesson 16.

Usage: tiles.py FILE.ll FUNCTION

Runs `lilt explain --json -O0`, whose record has the machine instructions and the line that each was made of. A tile is
numbered by its root; lines that no instruction was made of are inside the tiles of their users.
"""
import json
import re
import subprocess
import sys

VALUE = re.compile(r"%[\w.]+")


def record_of(path, name):
    """({line: its text}, [(line, machine instruction)]) of the function."""
    done = subprocess.run(["lilt", "explain", "--json", "-O0", path], check=True, capture_output=True)
    record = json.loads(done.stdout)
    function = next(f for f in record["functions"] if f["name"] == name)
    source = record["source"]["lines"]
    lines = {n: source[n - 1].split(";")[0].strip() for n in range(function["first_line"] + 1, function["last_line"])}
    allocation = function["allocations"][0]
    made = zip(allocation["origins"], (function["texts"][i] for i in allocation["instructions"]))
    return {n: text for n, text in lines.items() if text and not text.endswith(":")}, [pair for pair in made if pair[0]]


class Tree:
    def __init__(self, lines, made):
        self.lines = lines
        self.line_of = {text.split(" = ")[0]: n for n, text in lines.items() if " = " in text}
        roots = list(dict.fromkeys(line for line, _ in made))  # in the order of the code
        self.tile_of = {line: number for number, line in enumerate(roots, 1)}
        self.shown = set()

    def operands(self, line):
        names = VALUE.findall(self.lines[line].partition(" = ")[2] or self.lines[line])
        return [self.line_of[name] for name in names if name in self.line_of]

    def show(self, line, tile, indent="", branch=""):
        """Prints the tree of the line, which is inside the tile unless it is a root."""
        tile = self.tile_of.get(line, tile)
        known = line in self.shown
        self.shown.update([line] if line in self.tile_of else [])
        if known:
            print("%s%s[%d] %s, above" % (indent, branch, tile, self.lines[line].split(" = ")[0]))
            return
        print("%s%s[%d] %s" % (indent, branch, tile, self.lines[line]))
        indent += {"": "", "├─": "│ ", "└─": "  "}[branch]
        operands = self.operands(line)
        for operand in operands:
            self.show(operand, tile, indent, "└─" if operand == operands[-1] else "├─")

    def run(self, made):
        used = {operand for line in self.lines for operand in self.operands(line)}
        for line in self.tile_of:
            if line not in used:
                self.show(line, 0)
        print()
        for line, number in self.tile_of.items():
            print("\n".join("tile %d  %s" % (number, text) for origin, text in made if origin == line))


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    lines, made = record_of(*sys.argv[1:])
    Tree(lines, made).run(made)


if __name__ == "__main__":
    main()
