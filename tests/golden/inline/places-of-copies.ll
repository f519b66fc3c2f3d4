; Each copy of a body is inlined at its call: its places are of that call, as nested locations say. A call that came in
; with a body is inlined at that body's place first, and a body that an optimizer inlined elsewhere keeps that place.
; lilt: -O2 --stop-after=inline
define internal i32 @square(i32 %x) !dbg !4 {
  %y = mul i32 %x, %x, !dbg !10
  %z = call i32 @g(i32 %y), !dbg !11
  ret i32 %z, !dbg !10
}
define internal i32 @twice(i32 %x) !dbg !5 {
  %y = call i32 @square(i32 %x), !dbg !12
  %z = add i32 %y, %y, !dbg !13
  ret i32 %z, !dbg !13
}
define i32 @f(i32 %a) !dbg !6 {
  %b = call i32 @square(i32 %a), !dbg !14
  %c = call i32 @twice(i32 %b), !dbg !15
  ret i32 %c, !dbg !15
}
declare i32 @g(i32)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "square", scope: !1, file: !1, line: 1, type: !7, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 2, type: !7, scopeLine: 2, unit: !0, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !7, scopeLine: 3, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !8)
!8 = !{!9, !9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 10, column: 1, scope: !4)
!11 = !DILocation(line: 11, column: 1, scope: !4, inlinedAt: !16)
!12 = !DILocation(line: 20, column: 2, scope: !5)
!13 = !DILocation(line: 21, column: 2, scope: !5)
!14 = !DILocation(line: 30, column: 3, scope: !6)
!15 = !DILocation(line: 31, column: 3, scope: !6)
!16 = distinct !DILocation(line: 12, column: 1, scope: !4)
