#!/usr/bin/env python3
"""Builds projects that use lilt, from outside, and runs what comes out.

  consumer.py installed --build DIR   installs a build into a folder of its own, then builds examples/embed with
                                      find_package by gcc and by clang, a C and a C++ file with pkg-config, and runs
                                      them and the Python example. What is installed under `bin` and `share` is there.
                                      Builds examples/number and examples/kaleidoscope and runs their tests.
  consumer.py source [--compiler C]   builds examples/embed with add_subdirectory of the source folder: all of lilt,
                                      unoptimized, by one compiler
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EMBED = ROOT / "examples" / "embed"
passed, failed = 0, []


def run(words, cwd=None, env=None):
    done = subprocess.run([str(w) for w in words], cwd=cwd, env=env, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit("FAILED %s\n%s%s" % (" ".join(map(str, words)), done.stdout[-4000:], done.stderr[-4000:]))
    return done.stdout


def expect(name, got, wanted="49\n"):
    global passed
    if got == wanted:
        passed += 1
    else:
        failed.append(name)
        print("FAILED %s: %r, expected %r" % (name, got, wanted))


def build_embed(name, folder, options, env=None):
    run(["cmake", "-S", EMBED, "-B", folder, "-G", "Ninja", *options], env=env)
    programs = ("square-cpp", "square-c", "parse-c", "square-static", "counter")
    run(["cmake", "--build", folder, "--target", *programs], env=env)
    for program in programs:
        found = [p for p in pathlib.Path(folder).rglob(program) if p.is_file()]
        wanted = ["42\n"] if program == "counter" else []
        expect("%s %s" % (name, program), run([found[0]], env=env), *wanted)


def test_language(name, folder, prefix):
    run(["cmake", "-S", ROOT / "examples" / name, "-B", folder, "-G", "Ninja", "-DCMAKE_PREFIX_PATH=%s" % prefix])
    run(["cmake", "--build", folder])
    expect("the tests of " + name, "100% tests passed" in run(["ctest", "--test-dir", folder]), True)


def compilers():
    pairs = [("gcc", "g++")]
    for version in ("19", "14"):
        if shutil.which("clang++-" + version):
            pairs.append(("clang-" + version, "clang++-" + version))
            break
    return pairs


def test_installed(build, work):
    prefix = work / "prefix"
    run(["cmake", "--install", build, "--prefix", prefix])
    expect("the installed lilt", run([prefix / "bin" / "lilt", "run", ROOT / "examples" / "sum.ll"]) != "", True)
    for c, cxx in compilers():
        build_embed("find_package by " + c, work / c, ["-DCMAKE_PREFIX_PATH=%s" % prefix,
                    "-DCMAKE_C_COMPILER=" + c, "-DCMAKE_CXX_COMPILER=" + cxx])
    libraries = next(prefix.rglob("liblilt.so")).parent
    env = dict(os.environ, PKG_CONFIG_PATH=str(libraries / "pkgconfig"), LD_LIBRARY_PATH=str(libraries))
    if shutil.which("pkg-config"):
        flags = run(["pkg-config", "--cflags", "--libs", "lilt"], env=env).split()
        for c, cxx in compilers():
            run([c, "-Wall", "-Wextra", "-Werror", "-std=c99", EMBED / "square.c", "-o", work / "c", *flags], env=env)
            expect("pkg-config, C, " + c, run([work / "c"], env=env))
            for standard in ("20", "23"):
                run([cxx, "-Wall", "-Wextra", "-Wshadow", "-Werror", "-std=c++" + standard, EMBED / "square.cpp",
                     "-o", work / "cpp", *flags], env=env)
                expect("pkg-config, C++%s, %s" % (standard, cxx), run([work / "cpp"], env=env))
    for name in ("number", "kaleidoscope"):
        test_language(name, work / name, prefix)
    python = dict(env, PYTHONPATH=str(ROOT / "driver" / "bindings" / "python"), PYTHONDONTWRITEBYTECODE="1")
    expect("Python", run([sys.executable, EMBED / "square.py"], env=python))
    exported = run(["nm", "-D", "--defined-only", libraries / "liblilt.so"])
    names = {line.split()[-1].split("@")[0] for line in exported.splitlines() if " A " not in line}
    names -= {"__jit_debug_register_code", "__jit_debug_descriptor"}  # which gdb looks for
    header = (prefix / "include" / "lilt" / "lilt.h").read_text()
    expect("exported names are those of lilt.h", sorted(n for n in names if n + "(" not in header), [])
    declared = set(re.findall(r"^LILT_API [^;(]*?(lilt_\w+)\(", header, re.M))
    expect("functions of lilt.h are exported", sorted(declared - names), [])
    version = "LILT_" + ".".join(re.findall(r"#define LILT_VERSION_(?:MAJOR|MINOR) (\d+)", header))
    expect("exported names have the version of lilt.h",
           sorted(line for line in exported.splitlines() if " A " not in line and not line.endswith("@@" + version)), [])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["installed", "source"])
    parser.add_argument("--build")
    parser.add_argument("--compiler", default="clang++-19" if shutil.which("clang++-19") else "g++")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        if options.kind == "installed":
            test_installed(options.build, work)
        else:
            c = options.compiler.replace("clang++", "clang").replace("g++", "gcc")
            build_embed("add_subdirectory by " + options.compiler, work / "build",
                        ["-DLILT_SOURCE=%s" % ROOT, "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O0",
                         "-DLILT_PRECOMPILE=ON", "-DLILT_UNITY=ON",
                         "-DCMAKE_C_COMPILER=" + c, "-DCMAKE_CXX_COMPILER=" + options.compiler])
    print("%d passed, %d failed" % (passed, len(failed)))
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
