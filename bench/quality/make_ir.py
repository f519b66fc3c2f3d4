#!/usr/bin/env python3
"""Makes the stored IR (SET/ir.tar.xz) and the expected outputs of the programs in bench/quality/programs and holdout.

  make_ir.py [NAME…]                       makes them anew, of all programs or of those named
  make_ir.py --check [--every N] [NAME…]   compares what is stored with the output of the installed clang: status 1 if it
                                           differs, 77 if the tools or their headers are not those that it was made by
  make_ir.py --unpack DIRECTORY            writes the stored IR to DIRECTORY/SET/NAME/FORM.ll

The forms are described in programs/README.md. clang runs in the program's own directory and leaves out its name, so the IR
does not depend on the machine.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import programs
import stored_ir

COMMON = ["-S", "-emit-llvm", "-fno-discard-value-names", "-Qn"]
UNOPTIMIZED = [*COMMON, "-O0", "-Xclang", "-disable-O0-optnone"]
OPTIMIZED = [*COMMON, "-O2", "-fno-vectorize", "-fno-slp-vectorize"]
OTHER_TOOLS = 77
VERSIONS = ("__clang_major__", "__clang_minor__", "__clang_patchlevel__", "__GLIBC__", "__GLIBC_MINOR__", "__GLIBCXX__")


def run(words, directory, **options):
    done = subprocess.run(list(map(str, words)), cwd=directory, capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"make_ir.py: {' '.join(map(str, words))}: status {done.returncode}\n{done.stderr}")
    return done.stdout


def versions(clang):
    """What the text of the IR depends on besides the source: the versions of clang and of the headers."""
    macros = run([clang, "-x", "c++", "-E", "-dM", "-include", "cstdlib", "/dev/null"], ".")
    found = dict(re.findall(r"^#define (\w+) (\S+)$", macros, re.M))
    return "".join(f"{name} {found.get(name, '')}\n" for name in VERSIONS)


def without_module_name(text):
    return re.sub(r"\A; ModuleID = .*\n", "", text)


def standard(source):
    return "-std=c++17" if programs.is_cpp(source) else "-std=c11"


def forms_of(source, with_sroa, options):
    """The IR of a program: NAME/FORM.ll -> text. After sroa, only where wanted."""
    home = source.parent
    unoptimized = run([options.clang, standard(source), *UNOPTIMIZED, source.name, "-o", "-"], home)
    texts = {"O0": unoptimized, "O2": run([options.clang, standard(source), *OPTIMIZED, source.name, "-o", "-"], home)}
    if with_sroa:
        texts["sroa"] = run([options.opt, "-S", "-passes=sroa,simplifycfg"], home, input=unoptimized)
    return {f"{home.name}/{form}.ll": without_module_name(text) for form, text in texts.items()}


def expected_of(source, options, scratch):
    """The output of the program at scales 0 and 1, built by clang: path -> text."""
    executable = pathlib.Path(scratch) / source.stem
    libraries = ["-lm", "-lstdc++"] if programs.is_cpp(source) else ["-lm"]
    run([options.clang, standard(source), "-O2", source.name, *libraries, "-o", executable], source.parent)
    return {source.parent / "expected-0.txt": run([executable, "0"], "."), source.parent / "expected.txt": run([executable], ".")}


def store(directory, texts, outputs, made_by):
    """Puts the texts into the archive; those of programs that are gone leave it."""
    names = {home.name for home in programs.homes(directory)}
    kept = {name: text for name, text in stored_ir.read(directory).items() if name.partition("/")[0] in names}
    stored_ir.write(directory, {**kept, **texts, stored_ir.MADE_BY: made_by})
    for path, text in outputs.items():
        path.write_text(text)


def differing(directory, texts, outputs):
    """The stored texts that differ or are missing."""
    stored = stored_ir.read(directory)
    return [f"{directory.name}/{name}" for name, text in texts.items() if stored.get(name) != text] \
        + [str(path.relative_to(programs.HERE)) for path, text in outputs.items()
           if not path.exists() or path.read_text() != text]


def chosen_sources(options):
    """By directory of the set: the sources of the programs that the options choose."""
    every = {directory: [source for home in programs.homes(directory) if (source := programs.source_of(home))]
             for directory in programs.SETS.values()}
    unknown = set(options.names) - {source.stem for sources in every.values() for source in sources}
    if unknown:
        sys.exit(f"make_ir.py: no program in C or C++ {', '.join(sorted(unknown))}")
    return {directory: [source for source in sources if source.stem in options.names or not options.names][::options.every]
            for directory, sources in every.items()}


def made_by_others(made_by):
    return [directory.name for directory in programs.SETS.values()
            if stored_ir.archive_of(directory).exists() and stored_ir.read(directory).get(stored_ir.MADE_BY) != made_by]


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="with --check: only every N-th program")
    parser.add_argument("--unpack", type=pathlib.Path, metavar="DIRECTORY")
    parser.add_argument("--clang", default="clang-19")
    parser.add_argument("--opt", default="opt-19")
    options = parser.parse_args()
    if options.every < 1 or (options.every > 1 and not options.check):
        parser.error("--every needs --check and a positive number")
    return options


def main():
    options = parse_options()
    if options.unpack:
        for directory in programs.SETS.values():
            stored_ir.unpack(directory, options.unpack / directory.name)
        return 0
    absent = [tool for tool in (options.clang, options.opt) if not shutil.which(tool)]
    made_by = "" if absent else versions(options.clang)
    others = [] if absent else made_by_others(made_by)
    if absent or (others and (options.check or options.names)):
        print(f"{', '.join(absent)} not installed" if absent else f"IR of other versions in {', '.join(others)}: here\n{made_by}")
        return OTHER_TOOLS
    count, faults = 0, []
    with tempfile.TemporaryDirectory() as scratch:
        for directory, sources in chosen_sources(options).items():
            texts, outputs = {}, {}
            for source in sources:
                texts |= forms_of(source, directory.name == "programs", options)
                outputs |= expected_of(source, options, scratch)
            count += len(sources)
            if options.check:
                faults += differing(directory, texts, outputs)
            elif sources:
                store(directory, texts, outputs, made_by)
    print("".join(f"{fault}: not what its source gives\n" for fault in faults) + f"{count} programs")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
