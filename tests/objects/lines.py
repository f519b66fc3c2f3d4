#!/usr/bin/env python3
"""Line tables of lilt's objects: valid to readelf, llvm-dwarfdump and gdb, and the same with -c as with -S and an
assembler.

  lines.py [--lilt PATH] [--levels 0,2] [FILE.ll…] [FILE.c…]      default: tests/objects/lines/*.ll

C programs go through clang-19 -g -O2 first; without clang-19 they are skipped. A .ll file may state rows that its table
must have: `; row: FUNCTION PATH:LINE:COLUMN`. tests/real/run --lines checks the objects of real programs. Status 77
without llvm-dwarfdump or gdb.
"""
import argparse
import bisect
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TIMEOUT = 300
DWARFDUMP = next((t for t in ("llvm-dwarfdump-19", "llvm-dwarfdump") if shutil.which(t)), None)
ASSEMBLERS = {"as": ["as"]}
if shutil.which("clang-19"):
    ASSEMBLERS["clang"] = ["clang-19", "-c", "-x", "assembler"]
SAMPLE = 40  # functions of an object looked up in gdb


def output_of(words, what):
    """Standard output; any word on standard error is a failure, since readers warn there."""
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True, errors="replace", timeout=TIMEOUT)
    if done.returncode != 0 or done.stderr.strip():
        raise ValueError("%s: status %d: %s" % (what, done.returncode, (done.stderr or done.stdout)[:600]))
    return done.stdout


def compile_object(lilt, source, level, form, scratch):
    made = scratch / (form + ".o")
    if form == "lilt":
        output_of([lilt, "-O" + level, "-c", source, "-o", made], "lilt -c")
    else:
        output_of([lilt, "-O" + level, "-S", source, "-o", scratch / "text.s"], "lilt -S")
        output_of(ASSEMBLERS[form] + [scratch / "text.s", "-o", made], form)
    return made


def validate(made):
    output_of([DWARFDUMP, "--verify", made], "llvm-dwarfdump --verify")
    output_of(["readelf", "--debug-dump=info,loc,decodedline,ranges", made], "readelf")


def linked(made):
    """With distinct addresses for every function."""
    program = made.with_suffix("")
    # ld ignores undefined symbols, but not hidden ones.
    hidden = re.findall(r" HIDDEN +UND (\S+)$", output_of(["readelf", "-sW", made], "readelf -s"), re.M)
    output_of(["ld", "--entry=0", "--unresolved-symbols=ignore-all", *["--defsym=%s=0" % name for name in hidden], made, "-o",
               program], "ld")
    return program


def functions_of(program):
    """(address, end, name), in order."""
    found = re.findall(r"^ *\d+: +([0-9a-f]+) +(\w+) +FUNC +\w+ +\w+ +\d+ +(.+)$",
                       output_of(["readelf", "-sW", program], "readelf -s"), re.M)
    places = [(int(address, 16), int(address, 16) + int(size, 0), name) for address, size, name in found]
    return sorted({place for place in places if place[0] < place[1]})


def files_of(table, unit_directory):
    """The path of each file by its index."""
    directories = {int(index): name for index, name in re.findall(r'include_directories\[ *(\d+)\] = "(.*)"', table)}
    directories[0] = unit_directory
    paths = {}
    for index, name, directory in re.findall(r'file_names\[ *(\d+)\]:\s+name: "(.*)"\s+dir_index: (\d+)', table):
        prefix = posixpath.join(unit_directory, directories[int(directory)])
        paths[int(index)] = posixpath.join(prefix, name)
    return paths


def instructions_of(program):
    """The addresses of all instructions except padding, ascending."""
    listing = output_of(["objdump", "-d", "--no-show-raw-insn", program], "objdump")
    found = re.findall(r"^ *([0-9a-f]+):\t(?!(?:(?:cs|data16|nop\w*|xchg +%ax,%ax)\b))", listing, re.M)
    return sorted(int(address, 16) for address in found)


def table_rows(program):
    """(address, line, column, path, flags), as text, of the tables of all units."""
    information = output_of([DWARFDUMP, "--debug-info", program], "llvm-dwarfdump")
    directories = {}  # by the offset of the unit's table
    for unit in information.split("DW_TAG_compile_unit")[1:]:
        offset, directory = re.search(r"DW_AT_stmt_list\t\(0x(\w+)\)", unit), re.search(r'DW_AT_comp_dir\t\("(.*)"\)', unit)
        if offset and directory:
            directories[int(offset.group(1), 16)] = directory.group(1)
    tables = output_of([DWARFDUMP, "--debug-line", program], "llvm-dwarfdump")
    found = []
    for offset, table in re.findall(r"^debug_line\[0x(\w+)\]\n(.*?)(?=^debug_line\[|\Z)", tables, re.M | re.S):
        paths = files_of(table, directories.get(int(offset, 16), ""))
        rows = re.findall(r"^0x([0-9a-f]+) +(\d+) +(\d+) +(\d+) +\d+ +\d+ +\d+ +(.*)$", table, re.M)
        found += [(address, line, column, paths[int(file)], flags) for address, line, column, file, flags in rows]
    return found


def rows_of(program):
    """By function: (number of the instruction, path, line, column, whether its prologue ends there). Assemblers may choose
    other lengths of jumps, so addresses are not compared."""
    functions, rows, at, addresses = functions_of(program), {}, 0, instructions_of(program)
    # Stable: rows of one address keep their order.
    for address, line, column, path, flags in sorted(table_rows(program), key=lambda row: int(row[0], 16)):
        if "end_sequence" in flags:
            continue
        while at < len(functions) and functions[at][1] <= int(address, 16):
            at += 1
        if at == len(functions) or int(address, 16) < functions[at][0]:
            raise ValueError("row at 0x%s lies in no function" % address)
        number = bisect.bisect_left(addresses, int(address, 16)) - bisect.bisect_left(addresses, functions[at][0])
        row = (number, path, int(line), int(column), "prologue_end" in flags)
        rows.setdefault(functions[at][2], []).append(row)
    return rows


def first_difference(by_object, by_text, assembler):
    for name in {**by_object, **by_text}:
        a, b = by_object.get(name, []), by_text.get(name, [])
        if not a and all(row[2] == 0 for row in b):
            continue  # an assembler's one sequence per section covers functions without lines
        if assembler == "as":  # which skips line 0
            a = [row for row in a if row[2] != 0]
        if a != b:
            at = next((i for i, pair in enumerate(zip(a, b)) if pair[0] != pair[1]), min(len(a), len(b)))
            return "@%s: -c gives %s, -S and %s %s" % (name, a[at:at + 2], assembler, b[at:at + 2])
    return ""


def ask_gdb(program, rows):
    """`info line` and `break` find the lines that the table has."""
    plain = [(start, name) for start, _, name in functions_of(program)
             if re.fullmatch(r"[A-Za-z_]\w*", name) and any(row[2] for row in rows.get(name, []))]
    words = [w for start, name in plain[:: max(1, len(plain) // SAMPLE)]
             for w in ("-ex", "echo @%s\\n" % name, "-ex", "info line *%d" % start, "-ex", "break " + name)]
    if not words:
        return
    said = subprocess.run(["gdb", "-nx", "-batch", *words, program], capture_output=True, text=True, errors="replace",
                          timeout=TIMEOUT).stdout
    info = subprocess.run(["readelf", "--debug-dump=info", program], capture_output=True, text=True,
                          errors="replace").stdout
    calls = {int(line, 0) for line in re.findall(r"DW_AT_call_line\s*: (\w+)", info)}
    for name, answer in re.findall(r"^@(\w+)\n(.*?)(?=^@|\Z)", said, re.M | re.S):
        lines = {row[2] for row in rows[name]}
        first = {row[2] for row in rows[name] if row[0] == rows[name][0][0]}
        said_line = re.search(r"Line (\d+) of ", answer)
        if 0 not in first and (said_line is None or int(said_line.group(1)) not in first):
            raise ValueError("gdb on '%s': none of the lines %s in: %s" % (name, first, answer))
        stop = re.search(r"Breakpoint \d+ at 0x[0-9a-f]+: file .*, line (\d+)\.", answer)
        several = "locations" in answer
        # In code that came in from another function, gdb names the line of the call.
        if not several and (stop is None or int(stop.group(1)) not in lines | calls):
            raise ValueError("gdb: break '%s' names no line of it: %s" % (name, answer))


def check(lilt, source, level):
    """Returns the error in one module's line table, or an empty text."""
    with tempfile.TemporaryDirectory() as directory:
        scratch = pathlib.Path(directory)
        try:
            rows = {}
            for form in ("lilt", *ASSEMBLERS):
                made = compile_object(lilt, source, level, form, scratch)
                if form != "clang":  # whose lines above 2^31 readelf refuses
                    validate(made)
                program = linked(made)
                rows[form] = rows_of(program)
                ask_gdb(program, rows[form])
        except ValueError as failure:
            return str(failure)
    for assembler in ASSEMBLERS:
        if difference := first_difference(rows["lilt"], rows[assembler], assembler):
            return difference
    return first_missing_row(source, rows["lilt"])


def check_file(lilt, path, level):
    if path.suffix != ".c":
        return check(lilt, path, level)
    with tempfile.TemporaryDirectory() as directory:
        made = pathlib.Path(directory) / (path.stem + ".ll")
        subprocess.run(["clang-19", "-g", "-O2", "-w", "-fno-vectorize", "-fno-slp-vectorize", "-S", "-emit-llvm", path,
                        "-o", made], check=True, timeout=TIMEOUT)
        return check(lilt, made, level)


def first_missing_row(source, rows):
    stated = re.findall(r"^; row: (\S+) (.*):(\d+):(\d+)$", pathlib.Path(source).read_text(errors="replace"), re.M)
    for name, path, line, column in stated:
        if not any(row[1:4] == (path, int(line), int(column)) for row in rows.get(name, [])):
            return "@%s has no row %s:%s:%s: %s" % (name, path, line, column, rows.get(name))
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--lilt", default=HERE.parents[1] / "build" / "lilt")
    parser.add_argument("--levels", default="0,2")
    options = parser.parse_args()
    if DWARFDUMP is None or shutil.which("gdb") is None:
        sys.exit(77)
    count = failures = 0
    for path in options.files or sorted((HERE / "lines").glob("*.ll")):
        if path.suffix == ".c" and shutil.which("clang-19") is None:
            continue
        for level in options.levels.split(","):
            count += 1
            if complaint := check_file(options.lilt, path, level):
                failures += 1
                print("FAILED %s -O%s: %s" % (path.name, level, complaint))
    print("%d passed, %d failed" % (count - failures, failures))
    sys.exit(1 if failures or count == 0 else 0)


if __name__ == "__main__":
    main()
