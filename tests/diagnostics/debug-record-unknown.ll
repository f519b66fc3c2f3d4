; error: 4:5: unknown debug record '#dbg_values'
; errors: 1
define i32 @f(i32 %a) !dbg !2 {
    #dbg_values(i32 %a, !3, !DIExpression(), !4)
  ret i32 %a, !dbg !4
}
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!3 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 1)
!4 = !DILocation(line: 1, scope: !2)
