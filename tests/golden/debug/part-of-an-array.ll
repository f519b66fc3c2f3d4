; A constant that is smaller than the struct which a record is about shows nothing of it: as the zero of a `memset` that
; an optimizer removed. Neither does a value of an array, or of a part of a struct that is one: stores to elements of
; arrays may lack their records. A scalar is shown (17, 3, 159 is DW_OP_consts 3, DW_OP_stack_value), and the other part
; of the struct (17, 6, 159, 147, 4 with DW_OP_piece 4).
; lilt: -O2 -S --disable-pass=mark-tail-calls
define i32 @f(i32 %a) !dbg !4 {
entry:
  #dbg_value(i8 0, !8, !DIExpression(), !12)
  #dbg_value(i32 3, !9, !DIExpression(), !12)
  #dbg_value(i32 5, !15, !DIExpression(), !12)
  #dbg_value(i32 6, !16, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !12)
  #dbg_value(i32 7, !16, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !12)
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
!7 = !{!8, !9, !15, !16}
!8 = !DILocalVariable(name: "array", scope: !4, file: !1, line: 2, type: !11)
!9 = !DILocalVariable(name: "whole", scope: !4, file: !1, line: 3, type: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !13)
!12 = !DILocation(line: 4, scope: !4)
!13 = !{!14}
!14 = !DISubrange(count: 12)
!15 = !DILocalVariable(name: "one", scope: !4, file: !1, line: 4, type: !17)
!16 = !DILocalVariable(name: "mixed", scope: !4, file: !1, line: 5, type: !20)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 1)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", file: !1, line: 6, baseType: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 6, size: 64, elements: !22)
!22 = !{!23, !24}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !21, file: !1, line: 6, baseType: !10, size: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !21, file: !1, line: 6, baseType: !17, size: 32, offset: 32)
