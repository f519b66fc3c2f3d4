; Scopes and numbers: nested and distinct blocks, DILexicalBlockFile with discriminators, places inlined in inlined code,
; line 0, lines and columns at the ends of their ranges, backward lines, a long function, pushes in the prologue.
; row: main /nowhere/s.c:10:0
; row: main /nowhere/s.c:12:7
; row: main /nowhere/macro.def:3:9
; row: main /nowhere/s.c:0:0
; row: main /nowhere/s.c:4294967295:1
; row: main /nowhere/s.c:1:65535
; row: main /nowhere/inline.h:5:2
; row: main /nowhere/s.c:14:3
declare i32 @g(i32, i32)
define i32 @main(i32 %a, i32 %b) !dbg !10 {
  %c = call i32 @g(i32 %a, i32 %b), !dbg !13
  %d = call i32 @g(i32 %c, i32 %b), !dbg !15
  %e = call i32 @g(i32 %d, i32 %c), !dbg !16
  %f = call i32 @g(i32 %e, i32 %d), !dbg !17
  %h = call i32 @g(i32 %f, i32 %e), !dbg !18
  %i = call i32 @g(i32 %h, i32 %f), !dbg !22
  %j = add i32 %i, %a, !dbg !23
  %k = add i32 %j, %b, !dbg !23
  switch i32 %k, label %other [ i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three ], !dbg !24
zero:
  ret i32 4, !dbg !25
one:
  ret i32 9, !dbg !24
two:
  ret i32 %c, !dbg !23
three:
  unreachable, !dbg !24
other:
  ret i32 %k, !dbg !13
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "none", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "s.c", directory: "/nowhere")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "macro.def", directory: "/nowhere")
!4 = !DISubroutineType(types: !{})
!5 = !DIFile(filename: "inline.h", directory: "/nowhere")
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !4, scopeLine: 11, spFlags: DISPFlagDefinition, unit: !0)
!11 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 3)
!12 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 5)
!13 = !DILocation(line: 12, column: 7, scope: !12)
!14 = !DILexicalBlockFile(scope: !12, file: !3, discriminator: 4)
!15 = !DILocation(line: 3, column: 9, scope: !14)
!16 = !DILocation(line: 0, scope: !12)
!17 = !DILocation(line: 4294967295, column: 1, scope: !12)
!18 = !DILocation(line: 1, column: 65535, scope: !12)
!19 = distinct !DISubprogram(name: "inner", scope: !5, file: !5, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition, unit: !0)
!20 = distinct !DISubprogram(name: "outer", scope: !5, file: !5, line: 8, type: !4, scopeLine: 8, spFlags: DISPFlagDefinition, unit: !0)
!21 = distinct !DILocation(line: 9, column: 4, scope: !20, inlinedAt: !26)
!22 = !DILocation(line: 5, column: 2, scope: !19, inlinedAt: !21)
!23 = !DILocation(line: 14, column: 3, scope: !10)
!24 = !DILocation(line: 15, column: 3, scope: !10)
!25 = !DILocation(line: 16, column: 3, scope: !27)
!26 = distinct !DILocation(line: 13, column: 8, scope: !10)
!27 = !DILexicalBlockFile(scope: !10, file: !1, discriminator: 2)
