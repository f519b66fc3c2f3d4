; A function of a system header, inlined: its DIFile has an absolute name and no directory.
; row: main /nowhere/count.c:4:0
; row: main /nowhere/count.c:5:11
; row: main /usr/include/stdlib.h:364:16
; row: main /nowhere/count.c:9:3
declare i64 @strtol(ptr, ptr, i32)
define i32 @main(i32 %argc, ptr %argv) !dbg !10 {
  %slot = getelementptr ptr, ptr %argv, i64 1, !dbg !11
  %text = load ptr, ptr %slot, !dbg !11
  %number = call i64 @strtol(ptr %text, ptr null, i32 10), !dbg !12
  %result = trunc i64 %number to i32, !dbg !13
  ret i32 %result, !dbg !14
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "none", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "count.c", directory: "/nowhere", checksumkind: CSK_MD5, checksum: "670962a0516bd732990c5af193beae7d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!4 = !DISubroutineType(types: !{})
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DILocation(line: 5, column: 11, scope: !10)
!12 = !DILocation(line: 364, column: 16, scope: !15, inlinedAt: !16)
!13 = !DILocation(line: 364, column: 10, scope: !15, inlinedAt: !16)
!14 = !DILocation(line: 9, column: 3, scope: !10)
!15 = distinct !DISubprogram(name: "atoi", scope: !3, file: !3, line: 362, type: !4, scopeLine: 363, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = distinct !DILocation(line: 5, column: 27, scope: !10)
