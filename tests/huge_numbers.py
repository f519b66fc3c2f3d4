#!/usr/bin/env python3
"""Inputs whose text has huge numbers: every count, index, width, id and line of the language.

  huge_numbers.py --lilt build/lilt [--every N [--first M]] [--filter REGEX]

`check`, -O0, -O2 and `interpret` take time and memory in proportion to the text, or report an error: each ends within SECONDS
and with less than MEGABYTES, with status 0 or 1 (the interpreter: with a message, or 0).
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

SECONDS, MEGABYTES = 10, 700
NUMBERS = ["4294967295", "4294967296", "70368744177664", "18446744073709551615", "340282366920938463463374607431768211456"]

TYPES = [
    "[{N} x i8]", "[{N} x {}]", "[{N} x [{N} x {}]]", "[{N} x [0 x i64]]", "{ [{N} x {}], i64 }", "{ i64, [{N} x i8] }",
    "<{N} x i1>", "<{N} x i8>", "<{N} x ptr>", "i{N}", "[{N} x <2 x i1>]", "[2 x [{N} x i128]]",
    "<{ [{N} x { {}, [0 x i8] }], i8 }>", "[4096 x [{N} x {}]]", "[0 x [{N} x i8]]", "{ [{N} x { [0 x i8], {} }], [{N} x {}] }",
    "ptr addrspace({N})", "{ [5000 x { {}, i8 }], [{N} x {}] }",
]
# Statements of @main; `T` is a type.
OF_TYPES = [
    "%x = alloca T", "%x = alloca T, i64 {N}", "%x = load T, ptr @p", "store T zeroinitializer, ptr @p", "store T undef, ptr @p",
    "%x = freeze T undef", "%x = freeze T zeroinitializer", "%x = select i1 true, T zeroinitializer, T undef",
    "call void @v(T zeroinitializer)", "%x = call T @r()\n  call void @v(T %x)", "%x = load T, ptr @p\n  store T %x, ptr @p",
    "%x = getelementptr T, ptr @p, i64 1", "%x = getelementptr T, ptr @p, i64 0, i64 {N}",
    "%x = extractvalue T zeroinitializer, 0", "%x = load T, ptr @p\n  %y = extractvalue T %x, 1",
    "%x = insertvalue T undef, i64 1, 1", "%x = insertvalue T undef, {} zeroinitializer, {N}",
    "call void (i64, ...) @w(i64 0, T zeroinitializer)", "call void @b(ptr byval(T) @p)", "call void @b(ptr sret(T) @p)",
    "%x = load volatile T, ptr @p", "%l = alloca ptr\n  %x = va_arg ptr %l, T", "br label %n\nn:\n  %x = phi T [ zeroinitializer, %0 ]",
    "%x = load atomic T, ptr @p seq_cst, align 8", "%x = add T zeroinitializer, zeroinitializer",
    "%x = icmp eq T zeroinitializer, zeroinitializer", "%x = call T asm \"\", \"=r\"()", "call void asm \"\", \"r\"(T zeroinitializer)",
    "call void @llvm.memset.p0.i64(ptr @p, i8 0, i64 ptrtoint (ptr getelementptr (T, ptr null, i64 1) to i64), i1 false)",
    "store ptr @t, ptr @p", "%x = insertvalue { T, i64 } undef, i64 7, 1\n  %y = extractvalue { T, i64 } %x, 1\n  store i64 %y, ptr @p",
]
# Other statements.
STATEMENTS = [
    "%x = alloca i8, i64 {N}", "%x = alloca i8, align {N}", "%x = alloca i8, i128 {N}", "%x = load i64, ptr @p, align {N}",
    "store i64 0, ptr @p, align {N}", "%x = getelementptr i8, ptr @p, i64 {N}", "%x = getelementptr [8 x i8], ptr @p, i64 {N}, i64 {N}",
    "%x = load i8, ptr getelementptr (i8, ptr @p, i64 {N})", "%x = load i64, ptr addrspace({N}) null",
    "%x = shl i64 1, {N}", "%x = lshr i128 7, {N}", "%x = ashr <4 x i32> <i32 {N}, i32 1, i32 2, i32 3>, <i32 {N}, i32 1, i32 2, i32 3>",
    "call void @llvm.memset.p0.i64(ptr @p, i8 0, i64 {N}, i1 false)", "call void @llvm.memset.p0.i64(ptr @p, i8 0, i64 {N}, i1 true)",
    "call void @llvm.memcpy.p0.p0.i64(ptr @p, ptr @p, i64 {N}, i1 false)", "call void @llvm.memmove.p0.p0.i64(ptr @p, ptr @p, i64 {N}, i1 true)",
    "call void @llvm.memcpy.inline.p0.p0.i64(ptr @p, ptr @p, i64 {N}, i1 false)", "call void @llvm.memset.inline.p0.i64(ptr @p, i8 0, i64 {N}, i1 false)",
    "%x = add i64 {N}, {N}", "%{N} = add i64 1, 2", "br label %{N}\n{N}:", "%x = call i64 @f() #{N}", "call void @f2(), !dbg !{N}",
    "call void @f2(), !prof !{N}", "%x = call i64 asm \"${N}\", \"=r\"()", "%x = call i64 asm \"mov $0, ${{N}:b}\", \"=r\"()",
    "%x = call i64 asm \"\", \"={r{N}}\"()", "%x = call i64 asm \"\", \"=r,{N}\"(i64 1)", "call void asm \"\", \"~{xmm{N}}\"()",
    "call void asm sideeffect \".skip {N}\", \"\"()", "call void asm sideeffect \".zero {N}\", \"\"()", "call void asm sideeffect \".align {N}\", \"\"()",
    "call void asm sideeffect \".p2align {N}\", \"\"()", "call void asm sideeffect \".fill {N}, 8, 1\", \"\"()", "call void asm sideeffect \".space {N}\", \"\"()",
    "call void asm sideeffect \".rept {N}\\0Anop\\0A.endr\", \"\"()", "call void asm sideeffect \".balign {N}\", \"\"()",
    "call void asm sideeffect \"mov ${N}, %rax\", \"~{rax}\"()", "call void asm sideeffect \"{N}: jmp {N}b\", \"\"()", "call void asm sideeffect \"jmp .+{N}\", \"\"()",
    "call void asm sideeffect \".byte {N}\", \"\"()", "call void asm sideeffect \"lea {N}(%rax,%rax,{N}), %rax\", \"~{rax}\"()",
    "%x = extractelement <4 x i32> zeroinitializer, i64 {N}", "%x = insertelement <4 x i32> zeroinitializer, i32 1, i64 {N}",
    "%x = shufflevector <4 x i32> undef, <4 x i32> undef, <{N} x i32> zeroinitializer", "%x = shufflevector <4 x i32> undef, <4 x i32> undef, <4 x i32> <i32 {N}, i32 0, i32 0, i32 0>",
    "switch i64 0, label %a [ i64 {N}, label %a ]\na:", "switch i4096 0, label %a [ i4096 {N}, label %b\n i4096 0, label %b ]\nb:\n  br label %a\na:",
    "switch i128 7, label %a [ i128 0, label %b\n i128 1, label %b\n i128 2, label %b\n i128 3, label %b\n i128 {N}, label %b ]\nb:\n  br label %a\na:",
    "%v = load i64, ptr @p\n  switch i64 %v, label %a [ i64 0, label %b\n i64 1, label %a\n i64 2, label %b\n i64 4611686018427387904, label %a\n i64 {N}, label %b ]\nb:\n  br label %a\na:",
    "%x = call ptr @llvm.frameaddress.p0(i32 {N})", "%x = call ptr @llvm.returnaddress(i32 {N})", "call void @llvm.prefetch.p0(ptr @p, i32 {N}, i32 {N}, i32 {N})",
    "call void @llvm.lifetime.start.p0(i64 {N}, ptr @p)", "%x = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> undef, <4 x i32> undef, i32 {N})",
    "%x = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> undef, i64 {N})", "%x = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> undef, <2 x i32> undef, i64 {N})",
    "%x = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr @p, i32 {N}, <4 x i1> splat (i1 true), <4 x i32> undef)",
    "%x = call double @llvm.powi.f64.i32(double 3.0, i32 {N})", "%x = call i64 @llvm.fshl.i64(i64 1, i64 2, i64 {N})", "%x = call i64 @llvm.umul.fix.i64(i64 1, i64 2, i32 {N})",
    "call void @llvm.ubsantrap(i8 {N})", "%x = call i1 @llvm.is.fpclass.f64(double 1.0, i32 {N})", "%x = call double @llvm.ldexp.f64.i32(double 1.0, i32 {N})",
    "%x = fadd double 1e{N}, 1e-{N}", "%x = fadd double 0x1p+{N}, 1.0", "%x = udiv i128 {N}, 7", "%x = call i64 @g(i64 range(i64 0, {N}) 1)", "%x = call ptr @q(ptr dereferenceable({N}) align 8 @p)",
    "call cc {N} void @f2()", "fence syncscope(\"{N}\") seq_cst", "%x = load i64, ptr @p, !range !{i64 0, i64 {N}}", "call void @b(ptr byval(i64) align {N} @p)", "call void @b(ptr alignstack({N}) @p)",
    "%x = call i64 @f(), !tbaa !{N}", "#dbg_value(i64 0, !{N}, !DIExpression(), !{N})", "indirectbr ptr blockaddress(@main, %{N}), [label %a]\na:", "%x = atomicrmw add ptr @p, i64 {N} seq_cst, align {N}",
    "br i1 undef, label %a, label %b, !prof !{!\"branch_weights\", i32 {N}, i32 1}\na:\n  br label %b\nb:", "br label %a\na:\n  %i = phi i64 [ 0, %0 ], [ %j, %a ]\n  %j = add i64 %i, {N}\n  %c = icmp eq i64 %j, {N}\n  br i1 %c, label %b, label %a\nb:",
    "br label %a\na:\n  %i = phi i64 [ {N}, %0 ], [ %j, %a ]\n  %j = sub i64 %i, 4611686018427387904\n  %c = icmp ult i64 %j, {N}\n  store i64 %i, ptr @p\n  br i1 %c, label %b, label %a\nb:",
]
# Entities of the module. `main` returns.
ENTITIES = [
    "@g = global [{N} x i8] zeroinitializer", "@g = global [{N} x {}] zeroinitializer", "@g = constant [{N} x i64] undef", "@g = global i64 0, align {N}",
    "@g = global { [{N} x {}], i8 } zeroinitializer", "@g = global <{N} x i1> zeroinitializer", "@g = addrspace({N}) global i64 0", "@{N} = global i64 0",
    "@g = global i64 ptrtoint (ptr getelementptr (i8, ptr @p, i64 {N}) to i64)", "@g = global ptr getelementptr ([{N} x [{N} x i8]], ptr @p, i64 {N}, i64 {N})",
    "@g = global i{N} 0", "@g = thread_local global [{N} x i8] zeroinitializer", "@g = common global [{N} x i8] zeroinitializer", "@g = global [2 x [{N} x {}]] [[{N} x {}] zeroinitializer, [{N} x {}] undef]",
    "@g = global [{N} x i8] c\"x\"", "@g = global <4 x i64> splat (i64 {N})", "@g = global [4 x i64] zeroinitializer, align {N}, section \".data\"", "@g = internal global [{N} x i8] zeroinitializer\ndefine ptr @h() {\n  ret ptr @g\n}",
    "define void @h() align {N} {\n  ret void\n}", "define void @h() \"patchable-function-entry\"=\"{N}\" {\n  ret void\n}", "define void @h() \"patchable-function-prefix\"=\"{N}\" {\n  ret void\n}",
    "define void @h() \"stack-probe-size\"=\"{N}\" \"probe-stack\"=\"inline-asm\" {\n  %x = alloca [100000 x i8]\n  store volatile i8 0, ptr %x\n  ret void\n}", "define void @h() ssp \"stack-protector-buffer-size\"=\"{N}\" {\n  ret void\n}",
    "define void @h() alignstack({N}) {\n  ret void\n}", "define void @h() #{N} {\n  ret void\n}\nattributes #{N} = { nounwind }", "define void @h() prefix [{N} x i8] zeroinitializer {\n  ret void\n}",
    "define void @h() prologue [{N} x {}] zeroinitializer {\n  ret void\n}", "define void @h(ptr byval([{N} x i8]) %p) {\n  ret void\n}", "define void @h(ptr byval([{N} x i8]) %p, ptr byval([{N} x i8]) %q) {\n  ret void\n}",
    "define void @h(ptr %x) {\n  call void @b(ptr byval([{N} x i8]) %x)\n  ret void\n}", "define void @h(ptr byval(i64) align {N} %p) {\n  ret void\n}", "define void @h(ptr dereferenceable({N}) %p) {\n  ret void\n}", "define void @h([{N} x {}] %x) {\n  ret void\n}", "define [{N} x {}] @h() {\n  ret [{N} x {}] zeroinitializer\n}",
    "define void @h({ [{N} x {}], i64 } %x) {\n  ret void\n}", "define [{N} x i8] @h() {\n  ret [{N} x i8] zeroinitializer\n}", "define void @h(<{N} x i8> %x) {\n  ret void\n}", "!{N} = !{}", "!x = !{!{N}}", "!llvm.module.flags = !{!0}\n!0 = !{i32 {N}, !\"x\", i32 {N}}",
    "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"override-stack-alignment\", i32 {N}}", "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"stack-protector-guard-offset\", i32 {N}}", "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"kcfi-offset\", i32 {N}}\n!1 = !{i32 4, !\"kcfi\", i32 1}",
    "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!9}\n!9 = !{i32 2, !\"Debug Info Version\", i32 3}\n!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n!1 = !DIFile(filename: \"a\", directory: \"b\")\n"
    "!2 = distinct !DISubprogram(name: \"h\", file: !1, line: {N}, unit: !0, type: !3, spFlags: DISPFlagDefinition)\n!3 = !DISubroutineType(types: !{null})\n!4 = !DILocation(line: {N}, column: {N}, scope: !2)\n"
    "!5 = !DILocalVariable(name: \"v\", scope: !2, line: {N}, type: !6)\n!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: {N}, align: {N}, elements: !{!8})\n!7 = !DIBasicType(name: \"int\", size: {N}, encoding: DW_ATE_signed)\n"
    "!8 = !DISubrange(count: {N}, lowerBound: {N})\ndefine void @h() !dbg !2 {\n  #dbg_value(i64 1, !5, !DIExpression(DW_OP_plus_uconst, {N}, DW_OP_LLVM_fragment, {N}, {N}), !4)\n  #dbg_value(i64 1, !5, !DIExpression(DW_OP_constu, {N}, DW_OP_stack_value), !4)\n  ret void, !dbg !4\n}",
    "module asm \".rept {N}\\0A.endr\"", "$c = comdat any\n@g = global i64 0, comdat($c), align {N}", "@a = alias i8, getelementptr (i8, ptr @p, i64 {N})", "%T = type [{N} x %U]\n%U = type [{N} x {}]\n@g = global %T zeroinitializer",
    "%T = type i{N}\n@g = external global %T", "define void @h() !prof !0 {\n  ret void\n}\n!0 = !{!\"function_entry_count\", i64 {N}}", "target datalayout = \"e-i64:{N}-p:{N}:{N}-S{N}\"", "^{N} = module: (path: \"x\", hash: ({N}, 0, 0, 0, 0))", "source_filename = \"{N}\"",
    "@llvm.used = appending global [{N} x ptr] zeroinitializer, section \"llvm.metadata\"", "@llvm.global_ctors = appending global [{N} x { i32, ptr, ptr }] zeroinitializer", "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 {N}, ptr @f2, ptr null }]",
    "uselistorder ptr @p, { {N}, 0 }", "define void @h() personality ptr @f2 {\n  invoke void @f2() to label %a unwind label %b\na:\n  ret void\nb:\n  %x = landingpad { ptr, i32 } filter [{N} x ptr] zeroinitializer\n  ret void\n}",
]
COMMON = """@p = global [64 x i8] zeroinitializer, align 16
define i64 @f() {
  ret i64 1
}
define void @f2() {
  ret void
}
define i64 @g(i64 %x) {
  ret i64 %x
}
define ptr @q(ptr %x) {
  ret ptr %x
}
define void @b(ptr %x) {
  ret void
}
declare void @w(i64, ...)
"""
MAIN = "define i64 @main() {\n  BODY\n  ret i64 0\n}\n"


def shapes():
    for number in NUMBERS:
        def filled(text):
            return text.replace("{N}", number)
        for kind in TYPES:
            for statement in OF_TYPES:
                named = kind + " " + statement.split("\n")[0]
                text = re.sub(r"\bT\b", lambda _: kind, statement)
                head = COMMON + (f"declare void @v({kind})\n" if "@v(" in text else "") + (f"declare {kind} @r()\n" if "@r(" in text else "")
                head += f"@t = global {kind} zeroinitializer\n" if "@t" in text else ""
                yield f"{number} {named}", filled(head + MAIN.replace("BODY", text))
        for statement in STATEMENTS:
            yield f"{number} {statement}", filled(COMMON + MAIN.replace("BODY", statement))
        for entity in ENTITIES:
            yield f"{number} {entity}", filled(COMMON + MAIN.replace("  BODY\n", "") + entity + "\n")


class Check:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder

    def run(self, numbered):
        number, (name, text) = numbered
        path = os.path.join(self.folder, f"{number}.ll")
        with open(path, "w") as file:
            file.write(text)
        for mode in [["check"], ["-O0", "-c", "-o", path + ".o"], ["-O2", "-c", "-o", path + ".o"], ["interpret", "--max-steps=100000"]]:
            fault = self.one(path, mode)
            if fault:
                return f"{name.strip()}: {mode[0]}: {fault}"
        os.remove(path)
        return None

    def one(self, path, mode):
        limit = MEGABYTES * 1024
        command = f"ulimit -d {limit}; exec timeout -s KILL {SECONDS} {self.options.lilt} {' '.join(mode)} {path}"
        done = subprocess.run(["bash", "-c", command], capture_output=True)
        error = done.stderr.decode(errors="replace")
        if os.path.exists(path + ".o"):
            os.remove(path + ".o")
        if done.returncode == 137:
            return f"more than {SECONDS} seconds"
        if done.returncode < 0 or done.returncode >= 70 and done.returncode != 124:
            return f"status {done.returncode}: {error[:300]}"
        if done.returncode == 1 and not re.search(r": error: |: fatal|rror:", error):
            return f"status 1 without an error: {error[:300]}"
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    work = [w for w in list(enumerate(shapes()))[options.first::options.every] if re.search(options.filter, w[1][0])]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        faults = [fault for fault in pool.map(Check(options, folder).run, work) if fault]
    for fault in faults:
        print("FAILED", fault)
    print(f"{len(work) - len(faults)} passed, {len(faults)} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
