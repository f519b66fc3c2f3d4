#!/usr/bin/env python3
"""Compares the register allocators on files of LLVM IR: the table of docs/allocators.md.

  bench/allocators.py FILE.ll… [--lilt build/lilt] [--level 2] [--count]

For each allocator: moves, stores and loads that it inserts, operands that instructions access in spill slots (folds),
the cost of all these weighted by the frequency of their blocks, and the bytes of the code. --count adds the instructions that lilt executes, relative to `linear` (under valgrind).
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
COLUMNS = ["allocator", "moves", "stores", "loads", "folds", "weighted cost", "bytes of code", "instructions of lilt"]


def execute(command):
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit("%s: status %d: %s" % (" ".join(map(str, command)), result.returncode, result.stderr[:500]))
    return result


def allocators(lilt):
    section = execute([lilt, "--help"]).stdout.split("Register allocators:\n")[-1]
    return re.findall(r"^  ([\w-]+) ", section, re.M)


def code_bytes(path):
    return int(execute(["size", path]).stdout.split("\n")[1].split()[0])


def measure(lilt, files, level, allocator, counts):
    """Statistics summed over the files, by name; `bytes`, `executed`."""
    sums = {"bytes": 0, "executed": 0}
    for file in files:
        with tempfile.TemporaryDirectory() as directory:
            made = pathlib.Path(directory) / "made.o"
            command = [lilt, "-O%d" % level, "-j1", "--regalloc=" + allocator, "--filetype=obj", file, "-o", made]
            for name, value in json.loads(execute([*command, "--stats-json"]).stderr).items():
                sums[name] = sums.get(name, 0) + value
            sums["bytes"] += code_bytes(made)
            if counts:
                tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
                executed = re.search(r"refs: +([\d,]+)", execute([*tool, *command]).stderr)
                sums["executed"] += int(executed.group(1).replace(",", ""))
    return sums


def row(allocator, sums, base):
    get = lambda *names: sum(sums["regalloc." + name] for name in names)
    weighted = get("weighted-spills", "weighted-reloads", "weighted-copies", "weighted-folds")
    values = [get("copies", "exchanges", "rematerializations"), get("spills"), get("reloads"), get("folds"), weighted,
              sums["bytes"]]
    ratio = "%.2f" % (sums["executed"] / base) if base else ""
    return "| `%s` | %s | %s |" % (allocator, " | ".join("{:,.0f}".format(v) for v in values), ratio)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--lilt", default=ROOT / "build" / "lilt")
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--count", action="store_true", help="count the instructions that lilt executes")
    options = parser.parse_args()
    found = {name: measure(options.lilt, options.files, options.level, name, options.count)
             for name in allocators(options.lilt)}
    print("| " + " | ".join(COLUMNS) + " |")
    print("|---" + "|---:" * (len(COLUMNS) - 1) + "|")
    for name, sums in found.items():
        print(row(name, sums, found["linear"]["executed"]))


main()
