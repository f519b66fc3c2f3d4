; A unit without a directory, whose functions have no DISubprogram of their own.
; row: f only.c:3:1
define i32 @f(i32 %x) {
  %y = mul i32 %x, %x, !dbg !4
  ret i32 %y, !dbg !4
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "none", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "only.c", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 2, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DILocation(line: 3, column: 1, scope: !3)
