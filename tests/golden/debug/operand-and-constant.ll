; A value that addresses take apart has no register: it is its operand and a constant. Here %q is rdi and 24 (117, 24, 159
; is DW_OP_breg5 24, DW_OP_stack_value), and %r, a sum of it, rdi and 16.
; lilt: -O2 -S
define i64 @f(ptr %p) !dbg !4 {
entry:
  %q = getelementptr i64, ptr %p, i64 3
  #dbg_value(ptr %q, !8, !DIExpression(), !12)
  %r = getelementptr i8, ptr %q, i64 -8
  #dbg_value(ptr %r, !9, !DIExpression(), !12)
  %a = load i64, ptr %q, !dbg !12
  %b = load i64, ptr %r, !dbg !12
  %c = add i64 %a, %b, !dbg !12
  ret i64 %c, !dbg !12
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, unit: !0, retainedNodes: !7, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!5 = !DISubroutineType(types: !6)
!6 = !{!10, !11}
!7 = !{!8, !9}
!8 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 2, type: !11)
!9 = !DILocalVariable(name: "r", scope: !4, file: !1, line: 3, type: !11)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!12 = !DILocation(line: 4, scope: !4)
