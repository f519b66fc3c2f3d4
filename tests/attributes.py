#!/usr/bin/env python3
"""Every attribute of parameters at every type and place: lilt reports a located error, or compiles at -O0 and -O2.

  attributes.py --lilt build/lilt [--every N] [--llc llc-19]

--every N takes each Nth combination only. With --llc it also compares the verdicts: what llc compiles and lilt
refuses must be refused by name.
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

ATTRIBUTES = """zeroext signext inreg nest sret(i64) byval(i64) byval([9xi32]) byref(i64) align_8 alignstack(8) swiftself
swiftasync swifterror noalias nonnull noundef nocapture readonly writeonly readnone returned dereferenceable(8)
dereferenceable_or_null(8) range(i64_0,_8) nofpclass(nan) allocalign allocptr elementtype(i64) immarg nofree
dead_on_return dead_on_unwind writable initializes((0,_8)) inalloca(i64) preallocated(i64) noinline""".split()
PAIRS = """zeroext_signext inreg_nest byval(i64)_nest sret(i64)_inreg sret(i64)_swiftself byval(i64)_swiftself nest_swiftself
inreg_swiftasync swiftself_swiftasync byval(i64)_returned nest_returned byval(i64)_align_64 readonly_readnone
sret(i64)_returned swiftself_swiftself""".split()
TYPES = ["i64", "i1", "i8", "i24", "i128", "i257", "half", "double", "x86_fp80", "fp128", "<2 x i64>", "<3 x i1>", "<8 x float>",
         "<2 x ptr>", "ptr", "{ i64, ptr }", "{ float, [2 x i64] }", "[2 x i64]", "[3 x double]", "{}", "token", "metadata", "label"]
PLACES = {
    "parameter": "define {C} {T} @f({T} {A} %x) {{\n  ret {T} %x\n}}\n",
    "parameter of void": "define {C} void @f({T} {A} %x) {{\n  ret void\n}}\n",
    "second parameter": "define {C} void @f(i64 %y, {T} {A} %x) {{\n  ret void\n}}\n",
    "two parameters": "define {C} void @f({T} {A} %y, {T} {A} %x) {{\n  ret void\n}}\n",
    "result": "define {C} {A} {T} @f({T} %x) {{\n  ret {T} %x\n}}\n",
    "argument": "declare {C} {T} @g({T})\ndefine void @f({T} %x) {{\n  %r = call {C} {T} @g({T} {A} %x)\n  ret void\n}}\n",
    "argument of a parameter": "declare {C} void @g({T} {A})\ndefine void @f({T} %x) {{\n  call {C} void @g({T} {A} %x)\n  ret void\n}}\n",
    "result of a call": "declare {C} {T} @g()\ndefine {T} @f() {{\n  %x = call {C} {A} {T} @g()\n  ret {T} %x\n}}\n",
    "argument of an invoke": "declare {C} void @g({T})\ndeclare i32 @p(...)\ndefine void @f({T} %x) personality ptr @p {{\n"
                             "  invoke {C} void @g({T} {A} %x) to label %a unwind label %b\na:\n  ret void\nb:\n"
                             "  %e = landingpad {{ ptr, i32 }} cleanup\n  resume {{ ptr, i32 }} %e\n}}\n",
    "argument of a jump": "define {C} void @f({T} {A} %x) {{\n  musttail call {C} void @f({T} {A} %x)\n  ret void\n}}\n",
    "function": "define {C} void @f({T} %x) {A} {{\n  ret void\n}}\n",
}
CONVENTIONS = ["", "swiftcc", "preserve_nonecc", "win64cc", "tailcc", "swifttailcc"]


def shapes():
    for place, template in PLACES.items():
        for attribute in ATTRIBUTES + PAIRS:
            for kind in TYPES:
                convention = CONVENTIONS[(len(attribute) + len(kind) + len(place)) % (2 * len(CONVENTIONS)) % len(CONVENTIONS)]
                yield template.format(T=kind, A=attribute.replace("_", " ") if "or_null" not in attribute and "dead_on" not in attribute
                                      else attribute, C=convention).replace("[9xi32]", "[9 x i32]")


class Check:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder

    def run(self, numbered):
        number, text = numbered
        path = os.path.join(self.folder, f"{number}.ll")
        with open(path, "w") as file:
            file.write(text)
        verdicts = []
        for level in ["-O0", "-O2"]:
            done = subprocess.run([self.options.lilt, level, "-c", path, "-o", path + ".o"], capture_output=True, text=True, timeout=60)
            verdicts.append(done.returncode)
            if done.returncode not in (0, 1):
                return f"status {done.returncode} at {level}:\n{text}{done.stderr}"
            if done.returncode == 1 and not re.search(rf"{re.escape(path)}:\d+:\d+: error: ", done.stderr):
                return f"an error without a place at {level}:\n{text}{done.stderr}"
        if verdicts[0] != verdicts[1]:
            return f"the levels differ:\n{text}"
        if verdicts[0] == 1 and self.options.llc and not re.search("supported|cannot be a jump", done.stderr):
            llc = subprocess.run([self.options.llc, "-filetype=null", path, "-o", "/dev/null"], capture_output=True, text=True)
            if llc.returncode == 0:
                return f"llc compiles it:\n{text}{done.stderr}"
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--llc")
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    work = list(enumerate(shapes()))[::options.every]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor() as pool:
        faults = [fault for fault in pool.map(Check(options, folder).run, work) if fault]
    for fault in faults[:20]:
        print("FAILED", fault)
    print(f"{len(work) - len(faults)} passed, {len(faults)} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
