#!/usr/bin/env python3
"""Checks that the libraries that compile functions hold no variables that threads would share.

Usage: shared_state.py LIBRARY…; every object in the sections .data, .bss, .tdata and .tbss is a breach, and so is the
keyword `mutable` in the header of a module and what it holds.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Writable sections; .data.rel.ro is constant once it is relocated.
VARIABLE = re.compile(r"^[0-9a-f]+ .{7} (\.data|\.bss|\.tdata|\.tbss)(\.(?!rel\.ro)\S*)?\t([0-9a-f]+) (.*)$")
# Of the text's line starts, which std::call_once makes for the first message.
MUTABLE_AND_GUARDED = {"ir/support/source.h": 2}


def variables_of(library):
    listing = subprocess.run(["objdump", "-tC", library], capture_output=True, text=True, check=True).stdout
    for line in listing.splitlines():
        match = VARIABLE.match(line)
        is_ours = match and "DW.ref." not in match.group(4)  # of exception tables
        if is_ours and int(match.group(3), 16) != 0:
            yield match.group(4)


def main():
    libraries = sys.argv[1:]
    breaches = []
    for library in libraries:
        breaches += ["%s: variable %s" % (pathlib.Path(library).name, name) for name in variables_of(library)]
    for source in sorted([*ROOT.glob("ir/ssa/*"), *ROOT.glob("ir/support/*"), *ROOT.glob("frontend/llvm/*")]):
        name = str(source.relative_to(ROOT))
        count = len(re.findall(r"^\s*mutable\b", source.read_text(), re.M))
        if count != MUTABLE_AND_GUARDED.get(name, 0):
            breaches.append("%s: %d mutable members" % (name, count))
    for breach in breaches:
        print("FAILED " + breach)
    print("%d libraries, %d breaches" % (len(libraries), len(breaches)))
    return 1 if breaches or not libraries else 0


if __name__ == "__main__":
    sys.exit(main())
