#!/usr/bin/env python3
"""Checks every #include of the project against the permitted dependencies (docs/architecture.md), that what one
mechanism does is not done by hand elsewhere, that no headers share a name or import each other, that no pass calls another one, that
ir/opt keeps the layers of its map, that files which LILT_UNITY compiles together do not give one name to two things
of their own, and that the playground's system has the operations of SSE2 that lilt uses."""
import collections
import graphlib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Folder → the folders it may include from, in addition to itself and ir/support. The longest match counts.
ALLOWED = {
    "ir/support": [],
    "ir/ssa": [],
    "ir/opt": ["ir/ssa"],
    "ir/mir": [],
    "frontend": ["ir/ssa"],
    "frontend/bitcode": [],
    "regalloc": ["ir/mir"],
    "emit": ["ir", "emit"],
    "emit/report": ["ir", "regalloc"],
    "backend": ["ir", "regalloc", "emit", "backend"],
    "backend/compile": ["ir", "frontend", "regalloc", "emit", "backend", "runtime/machine"],
    "backend/certify": ["ir", "emit", "backend/abi", "backend/isel", "runtime/machine", "runtime/interpreter"],
    "runtime": ["ir/ssa", "emit", "runtime"],
    "runtime/machine": ["ir/mir", "emit"],
    "runtime/bytes": ["ir/mir", "emit"],
    "driver": ["ir", "frontend", "backend", "regalloc", "emit", "runtime", "lilt"],  # lilt: driver/include/lilt
}

# Calls → the files that may make them: the mechanism, and who builds functions from text.
ONLY_IN = {
    r"function_?(\.|->)set_layout\(": ["ir/ssa/cfg_edit.cpp", "frontend/llvm/block_table.cpp"],
    r"create\(\w+\.opcode,": ["ir/ssa/clone.cpp"],
    r"note_copy_of\(": ["ir/ssa/clone.cpp", "ir/ssa/function_debug_info.h"],
    r"DominanceFrontiers \w+": ["ir/ssa/ssa_repair.h", "ir/ssa/cfg.h"],
}


def folder_of(path):
    matches = [f for f in ALLOWED if path.startswith(f + "/")]
    return max(matches, key=len) if matches else None


def own_names(text):
    """Names of types and constants that a file declares in its unnamed namespaces, and its functions there."""
    for part in re.findall(r"^namespace \{$(.*?)^\}  // namespace$", text, re.M | re.S):
        yield from re.findall(r"^(?:class|struct|enum class|enum|union) (\w+)", part, re.M)
        for constants in re.findall(r"^(?:inline )?constexpr ([^(;{]*?=[^;]*);", part, re.M):
            yield from re.findall(r"(\w+)(?:\[\w*\])* = ", constants)
        yield from re.findall(r"^(?!using |namespace )(?:thread_local )?[A-Za-z][\w:<>]* (\w+)(?: = .*)?;", part, re.M)
        yield from (name + "(" + " ".join(parameters.split()) + ")" for name, parameters in
                    re.findall(r"^[A-Za-z\[][\w:<>&*, \[\]]*? [&*]?(\w+)\(([^()]*)\)(?: noexcept)? \{", part, re.M))


def shared_names():
    """Complaints about such names that two files of one library have: a first build compiles files together."""
    folders = re.findall(r"^lilt_folder\(\w+ (\S+?)[ )]", (ROOT / "CMakeLists.txt").read_text(), re.M)
    for folder in folders + ["driver", "driver/library"]:
        owners, local = collections.defaultdict(list), collections.defaultdict(list)
        aliases = collections.defaultdict(dict)
        for path in sorted((ROOT / folder).glob("**/*.cpp" if folder == "backend/legalize" else "*.cpp")):
            text = path.read_text()
            for name in set(own_names(text)) if not re.search(r"^using enum ", text, re.M) else ():
                owners[name].append(path.name)
            for name in set(re.findall(r"^ +(?:constexpr|static (?!constexpr)) *[^(;{]*?\b(\w+)(?:\[\w*\])* = ", text, re.M)):
                local[name].append(path.name)
            for name, meaning in re.findall(r"^using (\w+) = ([^;]*);", text, re.M):
                aliases[name].setdefault(meaning, path.name)
        owners.update((name, list(files.values())) for name, files in aliases.items() if len(files) > 1)
        for name in owners.keys() & local.keys():  # a variable of a function hides that of a file
            owners[name] += local[name]
        for name, files in sorted(owners.items()):
            if len(files) > 1:
                yield "%s: '%s' is declared in %s" % (folder, name, " and ".join(files))


def layers_of_passes():
    """Complaints about files of ir/opt that no layer of docs/architecture.md has, or that include a later one's. Passes are
    the last layer: their sections of docs/optimizations.md name the files."""
    table = (ROOT / "docs/architecture.md").read_text().split("## Map of the middle end")[1].split("\n\n## ")[0]
    layer_of = {}
    for layer, files in enumerate(re.findall(r"^\| [^|]+ \|[^|]*\| (`[^|]+) \|$", table, re.M)):
        layer_of.update(dict.fromkeys(re.findall(r"`(\w+)`", files), layer))
    passes = set(re.findall(r"\(\.\./ir/opt/(\w+)\.cpp\)", (ROOT / "docs/optimizations.md").read_text()))
    stems = {source.stem for source in (ROOT / "ir/opt").iterdir()}
    for source in sorted((ROOT / "ir/opt").iterdir()):
        if source.stem not in layer_of and source.stem not in passes | {"passes"}:
            yield "ir/opt/%s: neither the map of the middle end nor a pass's section has it" % source.name
        for included in re.findall(r'#include "ir/opt/(\w+)\.', source.read_text()):
            if source.stem in layer_of and layer_of.get(included, len(layer_of)) > layer_of[source.stem]:
                yield "ir/opt/%s includes '%s', of a later layer of the map" % (source.name, included)
    for stem in sorted(set(layer_of) - stems):
        yield "docs/architecture.md: the map of the middle end has '%s', which ir/opt lacks" % stem


def passes_in_passes():
    """Complaints about passes that others call: the pass table has what runs, the runner alone runs it."""
    passes = re.findall(r"^(?:bool|Change) (\w+)\(ssa::Function&", (ROOT / "ir/opt/passes.h").read_text(), re.M)
    names = "|".join(passes)
    call = re.compile(r"(?<!bool )(?<!Change )\b(%s)\(function_?, analyses_?,|\bopt::(%s)\b" % (names, names))
    for folder in ALLOWED:
        for source in sorted((ROOT / folder).rglob("*.cpp")):
            if source == ROOT / "backend/pass_table.cpp":
                continue
            for line, text in enumerate(source.read_text().splitlines(), 1):
                if match := call.search(text):
                    yield "%s:%d: calls the pass '%s'" % (source.relative_to(ROOT), line, match[1] or match[2])


def names_of_headers():
    """Complaints about headers of one name: who searches for a file by its name finds one."""
    owners = collections.defaultdict(set)
    for folder in ALLOWED:
        for header in (ROOT / folder).rglob("*.h"):
            owners[header.name].add(str(header.relative_to(ROOT)))
    for name, paths in sorted(owners.items()):
        if len(paths) > 1:
            yield "%s: %s have one name" % (name, " and ".join(sorted(paths)))


def cycles_of_imports():
    """Complaints about headers, and modules of the page, that import each other, also through others."""
    imports = {}
    for folder in ALLOWED:
        for header in (ROOT / folder).rglob("*.h"):
            imports[str(header.relative_to(ROOT))] = re.findall(r'^\s*#\s*include "([^"]+)"', header.read_text(), re.M)
    page = "emit/report/page/src/"
    for module in (ROOT / page).glob("*.ts*"):
        imports[page + module.name] = [page + name for name in re.findall(r'from "\./([^"]+)"', module.read_text())]
    order = graphlib.TopologicalSorter(imports)
    try:
        order.prepare()
    except graphlib.CycleError as error:
        yield "import each other: " + " <- ".join(error.args[1])


def vector_operations():
    """Complaints about operations of SSE2 that the playground's <emmintrin.h> lacks: lilt.wasm does not compile then."""
    system = ROOT / "playground" / "system"
    known = set(re.findall(r"\b(_mm_\w+)\(", (system / "include" / "c" / "emmintrin.h").read_text()))
    for folder in ALLOWED:
        for source in (ROOT / folder).rglob("*") if folder != "driver" else []:
            name = source.relative_to(ROOT)
            if source.suffix in (".h", ".cpp") and folder_of(str(name)) == folder and not (system / name).exists():
                for operation in sorted(set(re.findall(r"\b_mm_\w+(?=\()", source.read_text())) - known):
                    yield "%s: the playground's emmintrin.h lacks %s" % (name, operation)


def main():
    breaches, count = [], 0
    for folder in ALLOWED:
        for source in sorted((ROOT / folder).rglob("*")):
            if source.suffix not in (".h", ".cpp", ".c", ".def"):
                continue
            name = str(source.relative_to(ROOT))
            home = folder_of(name)
            if home != folder:
                continue
            for line, text in enumerate(source.read_text().splitlines(), 1):
                breaches += ["%s:%d: only %s may call this: %s" % (name, line, " and ".join(files), text.strip())
                             for call, files in ONLY_IN.items() if name not in files and re.search(call, text)]
                match = re.match(r'\s*#\s*include "([^"]+)"', text)
                if not match or "/" not in match.group(1):
                    continue
                count += 1
                target = match.group(1)
                allowed = [home, "ir/support", *ALLOWED[home]]
                if not any(target.startswith(a + "/") for a in allowed):
                    breaches.append("%s:%d: %s may not include %s" % (name, line, home, target))
    breaches += shared_names()
    breaches += names_of_headers()
    breaches += cycles_of_imports()
    breaches += vector_operations()
    breaches += passes_in_passes()
    breaches += layers_of_passes()
    for breach in breaches:
        print("FAILED " + breach)
    print("%d passed, %d failed" % (count - len(breaches), len(breaches)))
    return 1 if breaches or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
