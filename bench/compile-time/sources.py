"""The IR of real programs: sqlite3 and lua from Debian's source packages, in three forms.

The sources are fetched by tests/real/run, which builds the same programs; the IR is kept beside them.
"""
import pathlib
import re
import subprocess
import sys

from common import command

REAL = command.ROOT / "tests" / "real"
sys.path[:0] = [str(REAL), str(REAL.parent / "suites")]

import c_programs
import programs as real_programs

NAMES = ("sqlite3", "lua")
WITHOUT_MAIN = {"shell.c"}  # sqlite3 is its amalgamation alone
CLANG, OPT, LINK = "clang-19", "opt-19", "llvm-link-19"
LEVELS = {"O0": ["-O0", "-Xclang", "-disable-O0-optnone"], "O2": ["-O2", "-fno-vectorize", "-fno-slp-vectorize"]}


def fetch(pattern: str) -> dict[str, dict[str, pathlib.Path]]:
    """The IR files by form of the programs whose name has a match, made where they are not there yet. Ends the program if
    they cannot be made.
    """
    names = [name for name in NAMES if re.search(pattern, name)]
    if not names:
        return {}
    work = c_programs.default_work_directory("real")
    words = [sys.executable, REAL / "run", "--fetch-only", "--work", work, "--fronts", "19:O0"]
    try:
        subprocess.run([*words, *(f"^{name}$" for name in names)], check=True)
        return {name: _forms(name, work) for name in names}
    except subprocess.CalledProcessError:
        sys.exit("the IR of real programs cannot be made, as said above")


def _forms(name: str, work: pathlib.Path) -> dict[str, pathlib.Path]:
    program = next(p for p in real_programs.PROGRAMS if p.name == name)
    source = next(p for p in (work / "sources" / program.package).glob("*") if p.is_dir())
    directory = work / "compile-time" / name
    directory.mkdir(parents=True, exist_ok=True)
    forms = {form: directory / f"{form}.ll" for form in ("O0", "sroa", "O2")}
    if all(path.exists() for path in forms.values()):
        return forms
    if program.prepare:
        program.prepare(source)
    for form, options in LEVELS.items():
        _link(program, source, options, forms[form])
    subprocess.run([OPT, "-S", "-passes=sroa,simplifycfg", forms["O0"], "-o", forms["sroa"]], check=True)
    return forms


def _link(program: "real_programs.Program", source: pathlib.Path, options: list[str], output: pathlib.Path) -> None:
    """All files of a program as one module."""
    modules = []
    for path in dict.fromkeys(p for pattern in program.sources for p in sorted(source.glob(pattern))):
        if path.name in {*program.without, *WITHOUT_MAIN}:
            continue
        modules.append(output.with_name(f"{output.stem}-{path.stem}.bc"))
        subprocess.run([CLANG, *options, *program.flags, "-w", "-c", "-emit-llvm", path, "-o", modules[-1]], check=True)
    subprocess.run([LINK, "-S", *modules, "-o", output], check=True)
    for module in modules:
        module.unlink()
