; A constant that is smaller than the array or struct which a record is about shows nothing of it: as the zero of a
; `memset` that an optimizer removed. A scalar is shown (17, 3, 159 is DW_OP_consts 3, DW_OP_stack_value).
; lilt: -O2 -S
define i32 @f(i32 %a) !dbg !4 {
entry:
  #dbg_value(i8 0, !8, !DIExpression(), !12)
  #dbg_value(i32 3, !9, !DIExpression(), !12)
  %b = call i32 @g(i32 %a), !dbg !12
  ret i32 %b, !dbg !12
}
declare i32 @g(i32)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, unit: !0, retainedNodes: !7, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{!10, !10}
!7 = !{!8, !9}
!8 = !DILocalVariable(name: "array", scope: !4, file: !1, line: 2, type: !11)
!9 = !DILocalVariable(name: "whole", scope: !4, file: !1, line: 3, type: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !13)
!12 = !DILocation(line: 4, scope: !4)
!13 = !{!14}
!14 = !DISubrange(count: 12)
