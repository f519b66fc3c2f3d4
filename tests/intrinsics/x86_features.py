#!/usr/bin/env python3
"""The processor feature without which llc refuses each intrinsic of x86 that lilt knows.

    x86_features.py [--llc PATH]      writes x86_features.txt anew: lines `NAME FEATURE`, or `NAME -`

A unit test (SignaturesOfIntrinsics) compares the list with lilt's own refusals. Each intrinsic is called in a function
without features, then in functions with one feature each, until llc accepts one; its verdict for a few rows is
corrected below, where llc emits the instruction without asking for its feature.
"""
import argparse
import concurrent.futures
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE.parent.parent / "ir" / "ssa" / "intrinsics.def"
# A feature is before those that imply it.
FEATURES = ("fxsr mmx sse3 ssse3 sse4.1 sse4.2 avx avx2 aes sha crc32 pclmul fma f16c bmi bmi2 rdrnd rdseed fsgsbase "
            "avx512f avx512bw avx512dq avx512vl "
            "xsave xsavec xsaveopt xsaves rtm pku clflushopt clwb cldemote uintr movdiri movdir64b enqcmd shstk invpcid "
            "ptwrite rdpid rdpru serialize waitpkg mwaitx wbnoinvd").split()
# Features that every x86-64 processor has.
BASELINE = {"fxsr", "mmx"}
# What llc emits without a feature that has the instruction.
UNASKED = [(re.compile(r"llvm\.x86\.avx2\.gather\."), "avx2"), (re.compile(r"llvm\.x86\.vcvtph2ps\."), "f16c")]


def llvm_type(word):
    """Of a word of a signature."""
    if word.startswith("{"):
        return "{" + ", ".join(map(llvm_type, word[1:-1].split(","))) + "}"
    vector = re.fullmatch(r"v(\d+)(\w\d+)", word)
    if vector:
        return "<%s x %s>" % (vector[1], llvm_type(vector[2]))
    return {"f32": "float", "f64": "double"}.get(word, word)


def of_one_type(name, signature):
    """An intrinsic of any vector as that of one type; others as they are."""
    if "A:vec" not in signature:
        return name, signature
    return name + ".v16i32", re.sub(r"A:vec|A(?!\.)", "v16i32", signature).replace("A.i1", "v16i1")


def call(name, signature, feature, of_mmx):
    """A function that calls the intrinsic; before LLVM 20, those of mmx take x86_mmx, in functions with mmx."""
    name, signature = of_one_type(name, signature)
    if of_mmx:
        signature = signature.replace("v1i64", "x86_mmx")
    result, *operands = signature.split(" ")
    result, types = llvm_type(result), [llvm_type(word.lstrip("!")) for word in operands]
    constant = "4" if name.startswith("llvm.x86.avx512.") else "1"  # of theirs: rounding as the processor is set to
    values = [constant if word[0] == "!" else "%%a%d" % i for i, word in enumerate(operands)]
    parameters = [t + " " + v for t, v in zip(types, values) if v[0] == "%"]
    arguments = ", ".join(t + " " + v for t, v in zip(types, values))
    features = ["+" + name for name in ["mmx"] * of_mmx + [feature] if name]
    attributes = '"target-features"="%s"' % ",".join(features) if features else ""
    end = "ret void" if result == "void" else "ret %s %%r" % result
    return ('target triple = "x86_64-pc-linux-gnu"\ndeclare %s @%s(%s)\ndefine %s @f(%s) %s {\n  %scall %s @%s(%s)\n'
            "  %s\n}\n" % (result, name, ", ".join(types), result, ", ".join(parameters), attributes,
                           "" if result == "void" else "%r = ", result, name, arguments, end))


def is_accepted(llc, *arguments):
    for of_mmx in (False, True):
        done = subprocess.run([llc, "-O0", "-o", "/dev/null", "-"], input=call(*arguments, of_mmx),
                              capture_output=True, text=True)
        if "ncorrect" not in done.stderr:
            return done.returncode == 0
    return False


def feature_of(llc, name, signature):
    for pattern, feature in UNASKED:
        if pattern.match(name):
            return feature
    # What the name says first: avx2 before avx, xsaves before xsave.
    words = {feature: feature.replace(".", "") for feature in FEATURES}
    likely = sorted(FEATURES, key=lambda feature: -len(feature) if words[feature] in name else 0)
    found = next((f for f in [None] + likely if is_accepted(llc, name, signature, f)), None)
    if found is None and not is_accepted(llc, name, signature, None):  # narrow vectors of AVX-512
        found = next((f for f in ("avx512bw", "avx512dq") if is_accepted(llc, name, signature, f + ",+avx512vl")), "none")
    return "-" if found in BASELINE or found is None else found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llc", default="llc-19")
    llc = parser.parse_args().llc
    rows = re.findall(r'^X\("(llvm\.x86\.[^"]*)", "([^"|]*)', TABLE.read_text(), re.M)
    with concurrent.futures.ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda row: feature_of(llc, *row), rows))
    lines = ["%s %s\n" % (row[0], feature) for row, feature in zip(rows, found)]
    (HERE / "x86_features.txt").write_text("".join(lines))


if __name__ == "__main__":
    main()
