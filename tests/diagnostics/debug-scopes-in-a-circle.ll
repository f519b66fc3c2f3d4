; error: 15:15: node '!6' is in a scope that is inside of it
; error: 17:15: node '!8' is inlined at a place that is inlined at it
; errors: 2
define i32 @f(i32 %a) !dbg !2 {
  %b = add i32 %a, 1, !dbg !5
  ret i32 %b, !dbg !8
}
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!3 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 1)
!4 = !DILocation(line: 1, scope: !2)
!5 = !DILocation(line: 1, scope: !6)
!6 = distinct !DILexicalBlock(scope: !7, file: !1, line: 1)
!7 = distinct !DILexicalBlock(scope: !6, file: !1, line: 1)
!8 = distinct !DILocation(line: 1, scope: !2, inlinedAt: !8)
