#!/usr/bin/env python3
"""Debug records of each form at each position, with each kind of operand, in functions with and without other errors; and cycles
through each field of each node of metadata: lilt accepts or refuses them, with a place, at once.

  metadata.py --lilt build/lilt [--every N] [--keep DIRECTORY]
"""
import argparse
import concurrent.futures
import itertools
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

NODES = """!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, producer: "x", emissionKind: FullDebug, enums: !50, retainedTypes: !50, globals: !51, imports: !52)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!10 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !53%s)
!12 = !DILocalVariable(name: "v", scope: !10, file: !2, line: 1, type: !99)
!13 = distinct !DIAssignID()
!14 = !DILabel(scope: !10, name: "l", file: !2, line: 1)
!20 = !DILocation(line: 1, scope: !10)
!99 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""
DECLARATIONS = """declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
@g = global i32 0
"""
RECORDS = ["#dbg_value(@, !12, !DIExpression(), !20)", "#dbg_declare(@, !12, !DIExpression(), !20)",
           "#dbg_assign(@, !12, !DIExpression(), !13, ptr %p, !DIExpression(), !20)",
           "#dbg_assign(i32 1, !12, !DIExpression(), !13, @, !DIExpression(), !20)", "#dbg_label(!14, !20)",
           "call void @llvm.dbg.value(metadata @, metadata !12, metadata !DIExpression()), !dbg !20",
           "call void @llvm.dbg.declare(metadata @, metadata !12, metadata !DIExpression()), !dbg !20",
           "call void @llvm.dbg.assign(metadata @, metadata !12, metadata !DIExpression(), metadata !13, metadata ptr %p, metadata !DIExpression()), !dbg !20",
           "call void @llvm.dbg.label(metadata !14), !dbg !20",
           # of an unusual or broken shape
           "#dbg_value(@, !77, !DIExpression(), !20)", "#dbg_value(@, !12, !77, !77)", "#dbg_value(@, !2, !20, !10)", "#dbg_value(@)", "#dbg_value()", "#dbg_value(",
           "#dbg_value", "#dbg_(@)", "#dbg_other(@, !12, !DIExpression(), !20)", "#debug", "#dbg_value(@, !12, !DIExpression(), !DILocation(line: 1, scope: !10))",
           "#dbg_value(@, !12, !DIExpression(), !DILocation(line: 1, scope: !10, inlinedAt: !DILocation(scope: !10, line: 3, inlinedAt: !20)))",
           "#dbg_assign(@, !12, !DIExpression(), !13, !{}, !DIExpression(), !20)", "#dbg_assign(@, !12, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !13, ptr %p, !DIExpression(DW_OP_deref), !20)"]
OPERANDS = ["i32 %x", "ptr %p", "i32 5", "i32 undef", "ptr null", "poison", "!{}", "metadata !{}", "!DIArgList(i32 %x, i32 1)", "i32 %none", "ptr @g", "ptr @none", "i32 %later",
            "i128 5", "double 1.0", "<2 x i32> zeroinitializer", "i32", "%x", "i32 \"", "i3x 5", "i32 5 5", "label %a", "i32 add (i32 1, i32 2)", "i9999999999 1", ""]
# @ is the record.
PLACES = {
    "first": "entry:\n@\n  %later = add i32 %x, 1\n  br label %a\na:\n  ret i32 %later",
    "first without label": "@\n  %later = add i32 %x, 1\n  br label %a\na:\n  ret i32 %later",
    "last": "  %later = add i32 %x, 1\n  br label %a\na:\n  store i32 1, ptr %p, !DIAssignID !13\n@\n  ret i32 %later",
    "behind a terminator": "  %later = add i32 %x, 1\n  br label %a\n@\na:\n  ret i32 %later",
    "behind the last one": "  %later = add i32 %x, 1\n  br label %a\na:\n  ret i32 %later\n@",
    "between phis": "entry:\n  %later = add i32 %x, 1\n  br label %a\na:\n  %q = phi i32 [ 1, %entry ]\n@\n  %r = phi i32 [ 2, %entry ]\n  ret i32 %r",
    "before phis": "entry:\n  %later = add i32 %x, 1\n  br label %a\na:\n@\n  %r = phi i32 [ 2, %entry ]\n  ret i32 %r",
    "alone": "entry:\n@",
    "alone without label": "@",
    "alone in a block": "entry:\n  br label %a\nb:\n@\na:\n  %later = add i32 %x, 1\n  ret i32 %later",
    "unreachable": "entry:\n  %later = add i32 %x, 1\n  ret i32 1\na:\n@\n  br label %a",
    "unreachable without label": "  ret i32 1\n@\n  %later = add i32 %x, 1\n  ret i32 %later",
    "in a loop": "entry:\n  br label %a\na:\n@\n  %later = add i32 %x, 1\n@\n  %c = icmp eq i32 %later, 0\n@\n  br i1 %c, label %a, label %b\nb:\n@\n  ret i32 1",
    "outside": "  ret i32 1\n}\n@\ndefine void @h() {\n  ret void",
}
ERRORS = ["", "a3:\n  rett i32 %x", "a3:\n  ret i32 %none", "a3:\n  br label %none", "a3:", "  ret i32 %x\n  ret i32", "a:\n  ret i32 1"]


def records():
    for place, record, error in itertools.product(PLACES.values(), RECORDS, ERRORS):
        for operand in OPERANDS if "@" in record.replace("@llvm", "") else [""]:
            shown = re.sub("@(?!llvm)", lambda _: operand, record)
            body = place.replace("@", shown)
            yield DECLARATIONS + "define i32 @f(i32 %%x, ptr %%p) !dbg !10 {\n%s\n%s\n}\n" % (body, error) + NODES % ""


# The fields of each node that may refer to others.
FIELDS = {
    "DILocation": ["scope", "inlinedAt"], "DILexicalBlock": ["scope", "file"], "DILexicalBlockFile": ["scope", "file"],
    "DISubprogram": ["scope", "file", "type", "containingType", "unit", "templateParams", "declaration", "retainedNodes", "thrownTypes", "annotations"],
    "DINamespace": ["scope"], "DIModule": ["scope"], "DICommonBlock": ["scope", "declaration", "file"],
    "DIBasicType": ["scope"], "DISubroutineType": ["types"], "DIStringType": ["stringLength", "stringLengthExpression"],
    "DIDerivedType": ["scope", "file", "baseType", "extraData", "annotations"],
    "DICompositeType": ["scope", "file", "baseType", "elements", "vtableHolder", "templateParams", "discriminator", "dataLocation", "associated", "allocated", "rank", "annotations"],
    "DISubrange": ["count", "lowerBound", "upperBound", "stride"], "DIEnumerator": ["value"],
    "DITemplateTypeParameter": ["type"], "DITemplateValueParameter": ["type", "value"],
    "DIGlobalVariable": ["scope", "file", "type", "declaration", "templateParams", "annotations"],
    "DIGlobalVariableExpression": ["var", "expr"], "DILocalVariable": ["scope", "file", "type", "annotations"], "DILabel": ["scope", "file"],
    "DIImportedEntity": ["scope", "entity", "file", "elements"], "DIObjCProperty": ["file", "type"],
    "DICompileUnit": ["file", "enums", "retainedTypes", "globals", "imports", "macros"], "DIFile": ["checksum"], "DIMacroFile": ["file", "nodes"],
}
TAGS = {"DIDerivedType": ["member", "pointer_type", "typedef", "inheritance", "const_type", "friend", "ptr_to_member_type", "template_alias", "variable"],
        "DICompositeType": ["structure_type", "union_type", "class_type", "array_type", "enumeration_type", "variant_part", "namelist"],
        "DITemplateValueParameter": ["template_value_parameter", "GNU_template_parameter_pack", "GNU_template_template_param"],
        "DIImportedEntity": ["imported_module", "imported_declaration"]}
OTHER = {"DIDerivedType": ["flags: DIFlagStaticMember"], "DICompositeType": ["identifier: \"x\"", "flags: DIFlagFwdDecl"],
         "DISubprogram": ["spFlags: DISPFlagDefinition", "spFlags: DISPFlagVirtual"]}


def node(kind, number, field, to, tag="", other=""):
    fields = ["name: \"n%d\"" % number, "line: %d" % number] + (["tag: DW_TAG_" + tag] if tag else []) + ([other] if other else [])
    fields += ["scope: !10"] if field != "scope" and "scope" in FIELDS[kind] else []
    return "!%d = distinct !%s(%s, %s: !%d)\n" % (number, kind, ", ".join(fields), field, to)


def cycles():
    """Node 60 leads to itself: alone, over a tuple, over another of its kind, over a lexical block, over a type."""
    uses = "!50 = !{!60}\n!51 = !{!60, !56}\n!52 = !{!60, !57}\n!53 = !{!60, !58}\n!55 = !DILocalVariable(name: \"w\", scope: !10, file: !2, line: 1, type: !60)\n" \
           "!56 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())\n!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !0, entity: !60)\n" \
           "!58 = !DILocalVariable(name: \"u\", scope: !60, file: !2, line: 1, type: !99)\n!59 = !DILocation(line: 1, scope: !60)\n!54 = !DILocation(line: 1, scope: !10, inlinedAt: !60)\n"
    body = "define i32 @f(i32 %x, ptr %p) !dbg !10 {\n  store i32 1, ptr %p, !dbg !59\n    #dbg_value(i32 %x, !55, !DIExpression(), !20)\n    #dbg_value(i32 %x, !58, !DIExpression(), !54)\n" \
           "  store i32 2, ptr %p, !dbg !54\n  store i32 2, ptr %p, !dbg !60\n  ret i32 1, !dbg !20\n}\n"
    for kind, fields in FIELDS.items():
        for field, tag, other in itertools.product(fields, TAGS.get(kind, [""]), ["", *OTHER.get(kind, [])]):
            ways = [node(kind, 60, field, 60, tag, other), node(kind, 60, field, 61, tag, other) + "!61 = !{!60, !60, !60}\n",
                    node(kind, 60, field, 61, tag, other) + node(kind, 61, field, 60, tag, other),
                    node(kind, 60, field, 61, tag, other) + "!61 = distinct !DILexicalBlock(scope: !60, file: !2)\n",
                    node(kind, 60, field, 61, tag, other) + "!61 = !DIDerivedType(tag: DW_TAG_pointer_type, scope: !60, baseType: !60, size: 64)\n",
                    node(kind, 60, field, 61, tag, other) + "!61 = !{!62, !60}\n!62 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, type: !60, value: !61)\n"]
            for way in ways:
                yield body + NODES % ", declaration: !60, containingType: !60, templateParams: !50" + uses + way
                yield body + NODES % "" + uses + way
    access = "define i32 @f(ptr %p) {\n  br label %a\na:\n  %v = load i32, ptr %p, !tbaa !0, !alias.scope !0, !noalias !0, !range !0, !nonnull !0, !prof !0, !tbaa.struct !0, !access !0\n" \
             "  %c = icmp eq i32 %v, 0\n  br i1 %c, label %a, label %b, !llvm.loop !0, !prof !0\nb:\n  ret i32 %v\n}\n"
    for nodes in ["!0 = !{!0}", "!0 = distinct !{!0, !0}", "!0 = !{!1, !1, i64 0}\n!1 = !{!\"a\", !1, i64 0}", "!0 = !{!1, !1, i64 0}\n!1 = !{!\"a\", !2, i64 0}\n!2 = !{!\"b\", !1}",
                  "!0 = !{!0, !0, i64 0}", "!0 = !{!1, !2, i64 0}\n!1 = !{!\"s\", !2, i64 0, !1, i64 8}\n!2 = !{!\"t\", !1, i64 0}", "!0 = !{!1}\n!1 = !{!1, !1}", "!0 = !{!1}\n!1 = distinct !{!1, !0}",
                  "!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.unroll.followup_all\", !0}", "!0 = !{!\"branch_weights\", !0}", "!0 = !{i64 0, i64 8, !0}", "!0 = !{!7}", "!0 = !{}", "!0 = !{null, null, null}"]:
        yield access + nodes + "\n"
    yield "!llvm.module.flags = !{!0}\n!llvm.ident = !{!0}\n!llvm.dbg.cu = !{!0}\n!0 = !{!0, !0, !0}\n" + access


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (5, 5))
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def fault_of(lilt, path):
    for mode in (["check"], ["-O0", "-c"], ["-O2", "-S"]):
        output = [] if mode == ["check"] else ["-o", str(path) + ".out"]
        done = subprocess.run([lilt, *mode, "-j", "1", str(path), *output], capture_output=True, text=True, errors="replace", check=False, preexec_fn=limit)
        if done.returncode not in (0, 1) or (done.returncode == 1 and not re.search(r":\d+:\d+: error: ", done.stderr)):
            return "%s: status %d, %s" % (" ".join(mode), done.returncode, done.stderr[:200])
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", required=True)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path, help="directory for texts that fail")
    options = parser.parse_args()
    texts = list(itertools.chain(records(), cycles()))[::options.every]
    with tempfile.TemporaryDirectory() as place, concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        def test(numbered):
            number, text = numbered
            path = pathlib.Path(place) / ("%d.ll" % number)
            path.write_text(text)
            fault = fault_of(options.lilt, path)
            if fault and options.keep:
                options.keep.mkdir(parents=True, exist_ok=True)
                (options.keep / path.name).write_text(text)
            path.unlink()
            return fault
        faults = [(number, fault) for number, fault in enumerate(pool.map(test, enumerate(texts))) if fault]
    for number, fault in faults[:20]:
        print("text %d: %s" % (number * options.every, fault))
    print("%d texts, %d failures" % (len(texts), len(faults)))
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
