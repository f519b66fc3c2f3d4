; A linked module: units in several directories, functions without a DISubprogram, without lines, with a
; DISubprogram that names no file, with a definition at line 0; sections of their own.
; row: one /first/one.c:3:0
; row: one /first/one.c:4:5
; row: two /second/two.c:12:0
; row: two /second/two.c:13:1
; row: three /third/three.c:7:2
; row: unfiled /second/two.c:40:3
; row: generated /second/two.c:0:0
; row: own_section /second/two.c:21:0
; row: grouped /second/two.c:31:0
source_filename = "llvm-link"
$grouped = comdat any
define i32 @one(i32 %x) !dbg !10 {
  %y = mul i32 %x, %x, !dbg !11
  ret i32 %y, !dbg !11
}
define i32 @silent(i32 %x) {
  %y = add i32 %x, 77
  ret i32 %y
}
define i32 @two(i32 %x) !dbg !12 {
  %y = call i32 @silent(i32 %x), !dbg !13
  %z = call i32 @one(i32 %y), !dbg !14
  %s = add i32 %z, %y, !dbg !14
  ret i32 %s, !dbg !14
}
define i32 @silent_again(i32 %x) {
  ret i32 %x
}
define i32 @three(i32 %x) !dbg !15 {
  %y = sub i32 5, %x, !dbg !16
  ret i32 %y, !dbg !16
}
define i32 @unfiled(i32 %x) !dbg !17 {
  %y = sub i32 5, %x, !dbg !18
  ret i32 %y, !dbg !18
}
define i32 @generated(i32 %x) !dbg !19 {
  %y = sub i32 9, %x, !dbg !20
  ret i32 %y, !dbg !20
}
define i32 @own_section(i32 %x) section ".text.own" !dbg !21 {
  %y = sub i32 9, %x, !dbg !22
  ret i32 %y, !dbg !22
}
define weak_odr i32 @grouped(i32 %x) comdat !dbg !23 {
  %y = sub i32 9, %x, !dbg !24
  ret i32 %y, !dbg !24
}
define i32 @last(i32 %x) {
  ret i32 %x
}
!llvm.dbg.cu = !{!0, !1, !2}
!llvm.module.flags = !{!9}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "none", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !4, producer: "none", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5, producer: "none", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "one.c", directory: "/first")
!4 = !DIFile(filename: "two.c", directory: "/second")
!5 = !DIFile(filename: "three.c", directory: "/third")
!8 = !DISubroutineType(types: !{})
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 3, type: !8, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocation(line: 4, column: 5, scope: !10)
!12 = distinct !DISubprogram(name: "two", linkageName: "two", scope: !4, file: !4, line: 12, type: !8, scopeLine: 12, spFlags: DISPFlagDefinition, unit: !1)
!13 = !DILocation(line: 13, column: 1, scope: !12)
!14 = !DILocation(line: 14, column: 1, scope: !12)
!15 = distinct !DISubprogram(scope: !5, file: !5, line: 6, type: !8, scopeLine: 6, spFlags: DISPFlagDefinition, unit: !2)
!16 = !DILocation(line: 7, column: 2, scope: !15)
!17 = distinct !DISubprogram(name: "unfiled", scope: null, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!18 = !DILocation(line: 40, column: 3, scope: !25)
!19 = distinct !DISubprogram(name: "generated", scope: !4, file: !4, type: !8, flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !1)
!20 = !DILocation(line: 0, scope: !19)
!21 = distinct !DISubprogram(name: "own_section", scope: !4, file: !4, line: 21, type: !8, scopeLine: 21, spFlags: DISPFlagDefinition, unit: !1)
!22 = !DILocation(line: 22, column: 1, scope: !21)
!23 = distinct !DISubprogram(name: "grouped", scope: !4, file: !4, line: 31, type: !8, scopeLine: 31, spFlags: DISPFlagDefinition, unit: !1)
!24 = !DILocation(line: 32, column: 1, scope: !23)
!25 = !DILexicalBlockFile(scope: !17, file: !4, discriminator: 2)
