#!/usr/bin/env python3
"""What IR promises beyond its instructions (frontend/llvm/promises.h): docs/input-language.md has each name of the table
under its treatment; each attribute, feature, module flag and piece of metadata that clang writes for an option is in the
table, if clang 19 or a later one is installed; and what is refused or warned of says so by name and place.

  promises.py --lilt build/lilt [--all]
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "input-language.md"

# Options of clang that leave something in IR for x86-64, beyond what it writes without them. By default every fourth is
# tried, with --all each.
OPTIONS = """
-fno-plt|-mcmodel=medium|-mcmodel=large|-mcmodel=kernel|-g -gdwarf64|-g -gsplit-dwarf -dwo x.dwo|-g -gcodeview
-fsanitize=address|-fsanitize=undefined|-fsanitize=thread|-fsanitize=memory|-fsanitize=kcfi|-fsanitize=safe-stack
-fsanitize=hwaddress|-fsanitize=fuzzer|-fsanitize=numerical|-fsanitize=realtime|-fsanitize=shadow-call-stack
-fsanitize=function|-fsanitize=kernel-address|-fsanitize=dataflow|-fprofile-generate
-fprofile-instr-generate -fcoverage-mapping|--coverage|-fmemory-profile|-fxray-instrument
-fxray-instrument -fxray-instruction-threshold=1|-fxray-instrument -fxray-ignore-loops|-pg|-pg -mfentry
-finstrument-functions|-finstrument-functions-after-inlining|-finstrument-function-entry-bare
-fpatchable-function-entry=5,2|-fpseudo-probe-for-profiling|-ftrap-function=foo -ftrapv|-fstack-protector
-fstack-protector-strong|-fstack-protector-all|-fstack-clash-protection|-fcf-protection=full
-mfunction-return=thunk-extern|-mretpoline|-mretpoline -mretpoline-external-thunk|-mlvi-hardening|-mlvi-cfi|-mseses
-mspeculative-load-hardening|-mharden-sls=all|-mindirect-branch-cs-prefix|-mstackrealign|-mstack-alignment=64
-mstack-probe-size=8192|-msoft-float|-mno-sse|-mno-red-zone|-mno-implicit-float|-mgeneral-regs-only
-mprefer-vector-width=128|-mno-tls-direct-seg-refs|-mstack-protector-guard=global|-mskip-rax-setup
-frecord-command-line|-fembed-bitcode|-flto|-flto=thin|-funified-lto -flto|-fwhole-program-vtables -flto
-fstrict-vtable-pointers|-fsplit-stack|-fzero-call-used-regs=all|-fsanitize-coverage=trace-pc-guard
-fexperimental-sanitize-metadata=all|-fopenmp|-fno-jump-tables|-g -fprofile-sample-use=/dev/null
-fprofile-sample-accurate|-g -gno-inline-line-tables|-fsymbol-partition=part|-fshort-wchar|-fno-unwind-tables
-momit-leaf-frame-pointer|-fdirect-access-external-data|-fsemantic-interposition -fPIC|-ffast-math|-frounding-math
-ffp-model=strict|-fdenormal-fp-math=preserve-sign|-mrecip=all|-fno-builtin|-fno-builtin-printf
-fno-delete-null-pointer-checks|-fno-optimize-sibling-calls|-ftrivial-auto-var-init=zero|-fconvergent-functions
-fms-hotpatch|-finline-max-stacksize=1|-mno-gather|-mvzeroupper|-Wframe-larger-than=8
"""
SOURCE = """
int printf(const char*, ...); extern int ext; int global = 4; static int local;
void *malloc(unsigned long); void use(char*); __attribute__((error("never"))) void never(void);
__attribute__((warning("seldom"))) void seldom(void);
int f(int x, int (*p)(int)) { char b[100]; use(b); int t = 0; for (int i = 0; i < x; i++) t += p(i) + ext; local += t;
  seldom(); if (x == 12345) never(); return t / x + printf("%d", global); }
double d(double a, double b) { return a * b + a; }
int main(void) { return f(3, 0); }
"""

# Lines of IR; what lilt says of them.
SAID = """
define void @f() #0 { ret void } attributes #0 = { "xray-instruction-threshold"="1" } = 2: error: attribute 'xray-instruction-threshold' (sleds for XRay) is not supported
define void @f() "function-instrument"="xray-always" { ret void } = 1: error: attribute 'function-instrument' is not supported
define void @f() "function-instrument"="xray-never" { ret void } =
define void @f() "no_caller_saved_registers" { ret void } = 1: error: attribute 'no_caller_saved_registers'
define void @f() { call void @llvm.trap() "trap-func-name"="g" ret void } declare void @llvm.trap() = error: attribute 'trap-func-name'
define void @f() "target-features"="+soft-float" { ret void } = error: processor feature 'soft-float'
define void @f() "what-no-compiler-writes"="1" { ret void } =
declare void @llvm.pseudoprobe(i64, i64, i32, i64) = 1: warning: intrinsic '@llvm.pseudoprobe' has no effect: lilt writes no section '.pseudo_probe'
!llvm.module.flags = !{!0} !0 = !{i32 1, !"Code Model", i32 3} = 2: error: module flag 'Code Model' (lilt's code reaches symbols within 2 GB only) is not supported
!llvm.module.flags = !{!0} !0 = !{i32 1, !"Code Model", i32 4} = error: module flag 'Code Model'
!llvm.module.flags = !{!0} !0 = !{i32 1, !"Code Model", i32 1} =
!llvm.module.flags = !{!0} !0 = !{i32 7, !"DWARF64", i32 1} = warning: module flag 'DWARF64' has no effect
!llvm.module.flags = !{!0} !0 = !{i32 7, !"DWARF64", i32 0} =
!llvm.module.flags = !{!0} !0 = !{i32 4, !"Cross-DSO CFI", i32 1} = error: module flag 'Cross-DSO CFI'
!llvm.module.flags = !{!0} !0 = !{i32 4, !"of a language", i32 1} =
!llvm.dependent-libraries = !{!0} !0 = !{!"m"} = warning: metadata '!llvm.dependent-libraries' has no effect
!llvm.linker.options = !{} =
!llvm.commandline = !{!0} !0 = !{!"clang"} = warning: metadata '!llvm.commandline' has no effect
!llvm.dbg.cu = !{!0} !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, splitDebugFilename: "a.dwo") !1 = !DIFile(filename: "a", directory: "b") = warning: 'splitDebugFilename' has no effect
@v = global i32 0, code_model "large" = error: code model 'large' of a variable
@v = global i32 0, partition "p" = error: 'partition' of a symbol
@v = global i32 0, section "s", !exclude !0 !0 = !{} = warning: metadata '!exclude' has no effect
$v = comdat any @v = global i32 0, section "s", comdat, !associated !0 !0 = !{ptr @v} =
@v = global i32 0, section "s", !associated !0 !0 = !{ptr @f} declare void @f() = warning: metadata '!associated' has no effect
define void @f() flatten_depth(3) "marked_for_windows_hot_patching"="true" { ret void } =
define void @f() !pcsections !0 { ret void } !0 = !{} = warning: metadata '!pcsections' has no effect
"""


def table_of(lilt):
    """By kind and treatment the names, as --print-supported has them."""
    text = subprocess.run([lilt, "--print-supported"], capture_output=True, text=True, check=True).stdout
    table = {}
    for kind, treatment, names in re.findall(r"^([a-z ]+), (kept|without effect|warnings|errors): (.*)$", text, re.M):
        table[kind, treatment] = re.findall(r'"([^"]*)"(?:="([^"]*)")?(?: |$)', names)
    return table


def check_page(table):
    """The page has a row for each kind, with the names in the column of their treatment."""
    rows = {}
    for line in PAGE.read_text().split("## Promises", 1)[1].split("\n## ", 1)[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("|") and len(cells) == 5:
            rows[cells[0]] = dict(zip(("kept", "warnings", "errors", "without effect"), cells[1:]))
    faults = []
    for (kind, treatment), names in table.items():
        cell = rows.get(kind, {}).get(treatment, "")
        shown = set(re.findall(r"`([^`]*)`", cell))
        wanted = {name + ("=" + value if value else "") for name, value in names}
        if shown != wanted:
            faults.append("%s, %s: the page has %s, lacks %s" %
                          (kind, treatment, sorted(shown - wanted), sorted(wanted - shown)))
    return faults


def found_in(text):
    """What a module asks for: kind, name."""
    found = set()
    groups = "\n".join(re.findall(r"^attributes #\d+ = \{(.*)\}", text, re.M))
    found |= {("attributes", name) for name in re.findall(r'"([^"]*)"(?:="[^"]*")?', re.sub(r'="[^"]*"', "", groups))}
    found |= {("attributes", name) for name in re.findall(r"\b([a-z_]+)\b(?:\([^)]*\))?",
                                                           re.sub(r'\([^)]*\)|"[^"]*"(?:="[^"]*")?', "", groups))}
    found = {(kind, re.sub("^no-builtin-.*", "no-builtins", name)) for kind, name in found}
    nodes = dict(re.findall(r'^(!\d+) = !\{i32 \d+, !"([^"]*)"', text, re.M))
    for flags in re.findall(r"^!llvm.module.flags = !\{(.*)\}", text, re.M):
        found |= {("module flags", nodes[flag]) for flag in flags.split(", ")}
    found |= {("named metadata", name) for name in re.findall(r"^!([a-z][\w.-]*) = ", text, re.M)}
    for header in re.findall(r"^(?:define|declare) .*|^@.* = .*(?:global|constant) .*", text, re.M):
        found |= {("attachments", name) for name in re.findall(r"[ ,]!([a-zA-Z_.]+) !", header)}
    return found


def check_clang(table, lilt, every):
    clang = next((name for name in ("clang-22", "clang-21", "clang-20", "clang-19") if shutil.which(name)), None)
    if clang is None:
        print("no clang of version 19 or later: its options are not tried")
        return []
    known = {(kind, name) for (kind, _), names in table.items() for name, _ in names}
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "source.c"
        source.write_text(SOURCE)
        options = [option.strip() for line in OPTIONS.strip().splitlines() for option in line.split("|")]
        for option in options[::every]:
            words = [clang, "--target=x86_64-linux-gnu", "-O1", "-w", "-S", "-emit-llvm", source, "-o", "-"]
            if "-dwo" in option:
                option = option.split(" -dwo")[0]
            done = subprocess.run([*words, *option.split()], cwd=folder, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                continue
            faults += ["%s: the table lacks %s" % (option, names) for names in sorted(found_in(done.stdout) - known)]
            checked = subprocess.run([lilt, "check", "-"], input=done.stdout, capture_output=True, text=True, check=False)
            if checked.returncode not in (0, 1):
                faults.append("%s: lilt check ends with %d" % (option, checked.returncode))
    return faults


def check_messages(lilt):
    faults = []
    for row in SAID.strip().splitlines():
        text, message = row.rsplit(" =", 1)
        text = re.sub(r"(?<=[)}}\"]) (?=attributes|declare|!\d+ = )", "\n", text).replace("() ret", "()\nret")
        text = re.sub(r'("g") ret', r"\1\n ret", text)
        done = subprocess.run([lilt, "check", "-"], input='source_filename = "x"\n' + text + "\n", capture_output=True,
                              text=True, check=False)
        message = message.strip()
        place = re.match(r"(\d+): ", message)
        if place:
            message = "<stdin>:%d:" % (int(place[1]) + 1) + "|" + message[place.end():]
        wanted = [part for part in message.split("|") if part]
        is_error = "error:" in message
        if (done.returncode == 1) != is_error or not all(part in done.stderr for part in wanted) or \
           (not message and done.stderr):
            faults.append("%r: wanted %r, status %d\n%s" % (text, message, done.returncode, done.stderr))
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", type=pathlib.Path, required=True)
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    lilt = options.lilt.resolve()
    table = table_of(lilt)
    faults = check_page(table) + check_messages(lilt) + check_clang(table, lilt, 1 if options.all else 4)
    for fault in faults:
        print("FAILED  " + fault)
    print("%d names, %d faults" % (sum(map(len, table.values())), len(faults)))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
