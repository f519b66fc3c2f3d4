"""Runs inside gdb: stops at the lines of a program, and writes what it sees as JSON to $STOPS_OUTPUT.

Each stop is a list of frames, the innermost first: {"function", "line", "arguments", "variables"}. Variables are those of
all blocks around the place that are declared on lines above it: [name, type, value]; the values of addresses are left
out, since they differ from program to program.
"""
import json
import os
import re

import gdb

MOST_STOPS = int(os.environ.get("STOPS_MOST", "400"))
HITS_PER_LINE = int(os.environ.get("STOPS_HITS", "6"))
DEEPEST_FRAME = int(os.environ.get("STOPS_FRAMES", "12"))
SOURCE = os.environ["STOPS_SOURCE"]
DEEPEST_VALUE = 4


def shown(value, depth=0):
    """A value as text without addresses; <optimized out> if some part is."""
    try:
        kind = value.type.strip_typedefs()
        if value.is_optimized_out:
            return "<optimized out>"
        if kind.code == gdb.TYPE_CODE_PTR:
            if int(value) == 0:
                return "null"
            target = kind.target().strip_typedefs()
            if target.code == gdb.TYPE_CODE_INT and target.sizeof == 1:
                try:
                    return "string " + repr(re.match("[ -~]*", value.string(length=40, errors="replace")).group())
                except gdb.error:
                    return "pointer"
            return "pointer"
        if kind.code in (gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF):
            return "&" + shown(value.referenced_value(), depth)
        if kind.code == gdb.TYPE_CODE_ARRAY:
            low, high = kind.range()
            return "[" + ", ".join(shown(value[i], depth + 1) for i in range(low, min(high, low + 8) + 1)) + "]"
        if kind.code in (gdb.TYPE_CODE_STRUCT, gdb.TYPE_CODE_UNION):
            if depth == DEEPEST_VALUE:
                return "{…}"
            parts = [(f.name or str(i)) + ": " + shown(value[f], depth + 1) for i, f in enumerate(kind.fields())
                     if hasattr(f, "bitpos")]
            return "{" + ", ".join(parts) + "}"
        if kind.code in (gdb.TYPE_CODE_METHODPTR, gdb.TYPE_CODE_MEMBERPTR):
            return "member pointer"
        return value.format_string(symbols=False)
    except (gdb.error, gdb.MemoryError, UnicodeDecodeError, OverflowError) as problem:
        return "<" + str(problem).split(" 0x")[0] + ">"


def variables_of(frame, line):
    arguments, variables, seen = [], [], set()
    try:
        block = frame.block()
    except RuntimeError:
        return [], []
    while block is not None:
        for symbol in block:
            if not (symbol.is_argument or symbol.is_variable) or symbol.addr_class == gdb.SYMBOL_LOC_STATIC:
                continue
            if symbol.name in seen:
                continue
            seen.add(symbol.name)
            try:
                text = shown(symbol.value(frame))
            except (gdb.error, gdb.MemoryError) as problem:
                text = "<" + str(problem).split(" 0x")[0] + ">"
            row = [symbol.name, str(symbol.type), text, symbol.line]
            if symbol.is_argument:
                arguments.append(row)
            elif symbol.line < line:
                variables.append(row)
        if block.function is not None:
            break
        block = block.superblock
    return arguments, sorted(variables)


def frames():
    found, frame = [], gdb.newest_frame()
    while frame is not None and len(found) < DEEPEST_FRAME:
        place = frame.find_sal()
        if place.symtab is not None and os.path.basename(place.symtab.filename) == os.path.basename(SOURCE):
            arguments, variables = variables_of(frame, place.line)
            found.append({"function": frame.name(), "line": place.line, "arguments": arguments, "variables": variables,
                          "is_inlined": frame.type() == gdb.INLINE_FRAME})
        frame = frame.older()
    return found


def run():
    for words in ("set pagination off", "set confirm off", "set print frame-arguments none", "set breakpoint pending off",
                  "set print address off", "set print symbol off", "set disable-randomization on", "set width 0",
                  "set print repeats unlimited", "set startup-with-shell on", "set print entry-values no"):
        gdb.execute(words, to_string=True)
    count = len(open(SOURCE, errors="replace").read().splitlines())
    hits, stops, here = {}, [], []  # here: the breakpoints of a stop; one of a line without code is at a later line
    for line in range(1, count + 1):
        try:
            gdb.Breakpoint("%s:%d" % (os.path.basename(SOURCE), line), internal=True)
        except gdb.error:
            pass
    gdb.events.stop.connect(lambda event: here.__setitem__(slice(None), getattr(event, "breakpoints", [])))
    try:
        gdb.execute("run > /dev/null < /dev/null", to_string=True)
        while gdb.selected_inferior().pid != 0 and len(stops) < MOST_STOPS:
            stack = frames()
            if stack:
                stops.append(stack)
                line = stack[0]["line"]
                hits[line] = hits.get(line, 0) + 1
                if hits[line] >= HITS_PER_LINE:
                    for made in here:
                        made.enabled = False
            gdb.execute("continue", to_string=True)
    except gdb.error as problem:
        stops.append([{"function": "gdb", "line": 0, "arguments": [], "variables": [], "is_inlined": False,
                       "problem": str(problem)}])
    with open(os.environ["STOPS_OUTPUT"], "w") as output:
        json.dump(stops, output)


run()
gdb.execute("kill", to_string=True) if gdb.selected_inferior().pid != 0 else None
