; error: 10:1: '!1' is defined twice
; note: 9: the first definition of '!1'
; errors: 1
; The text has neither pointers nor anything else by which it would not be LLVMlite.
define i32 @f(i32 %x) !dbg !3 {
  ret i32 %x
}
!llvm.dbg.cu = !{!1}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "none", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "only.c", directory: "")
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 2, spFlags: DISPFlagDefinition, unit: !1)
