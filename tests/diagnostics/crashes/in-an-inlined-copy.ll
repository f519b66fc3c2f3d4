; Code of an inlined body has places behind the text's end while it is compiled: a crash names the body's own place.
; exit: 136
; error: 6: the program was ended by SIGFPE (arithmetic exception): division by zero, or a quotient that overflows
source_filename = "divide.c"
define internal i64 @quotient(i64 %a, i64 %b) alwaysinline !dbg !4 {
  %q = sdiv i64 %a, %b, !dbg !7
  ret i64 %q, !dbg !7
}
define i64 @main(i64 %argc, ptr %argv) !dbg !5 {
  %zero = sub i64 %argc, 1, !dbg !8
  %q = call i64 @quotient(i64 7, i64 %zero), !dbg !8
  ret i64 %q, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "divide.c", directory: "/d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "quotient", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !6, scopeLine: 2, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{null})
!7 = !DILocation(line: 10, column: 1, scope: !4)
!8 = !DILocation(line: 20, column: 1, scope: !5)
