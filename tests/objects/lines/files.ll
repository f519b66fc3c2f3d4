; Names of files: empty, absolute, with directories, ending in a slash, with escapes and NULs, equal but for the checksum;
; a file that is not defined.
; row: f /unit/<unknown>:100:1
; row: f /unit/<unknown>:101:1
; row: f /absolute/a.c:102:1
; row: f /nowhere/sub/dir/b.h:103:1
; row: f /unit/sub/c.h:104:1
; row: f /unit/d.h:105:1
; row: f /e.h:106:1
; row: f /f.h:107:1
; row: f /nowhere/slash:108:1
; row: f /unit/<unknown>:109:1
; row: f /nowhere/g.h:110:1
; row: f /nowhere/x/../h.h:111:1
; row: f /unit/same.h:112:1
; row: f /unit/same.h:113:1
; row: f /unit/same.h:114:1
; row: f /nowhere/cut:116:1
; row: f /unit/<unknown>:117:1
; row: f /nowhere/caf\303\251.h:118:1
; row: f /unit/<unknown>:150:1
define void @f(ptr %p) !dbg !5 {
  store volatile i32 0, ptr %p, !dbg !80
  store volatile i32 1, ptr %p, !dbg !81
  store volatile i32 2, ptr %p, !dbg !82
  store volatile i32 3, ptr %p, !dbg !83
  store volatile i32 4, ptr %p, !dbg !84
  store volatile i32 5, ptr %p, !dbg !85
  store volatile i32 6, ptr %p, !dbg !86
  store volatile i32 7, ptr %p, !dbg !87
  store volatile i32 8, ptr %p, !dbg !88
  store volatile i32 9, ptr %p, !dbg !89
  store volatile i32 10, ptr %p, !dbg !90
  store volatile i32 11, ptr %p, !dbg !91
  store volatile i32 12, ptr %p, !dbg !92
  store volatile i32 13, ptr %p, !dbg !93
  store volatile i32 14, ptr %p, !dbg !94
  store volatile i32 15, ptr %p, !dbg !95
  store volatile i32 16, ptr %p, !dbg !96
  store volatile i32 17, ptr %p, !dbg !97
  store volatile i32 18, ptr %p, !dbg !98
  store volatile i32 19, ptr %p, !dbg !99
  ret void, !dbg !80
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "none", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "main.c", directory: "/unit")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DIFile(filename: "", directory: "/nowhere", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!50 = distinct !DILexicalBlock(scope: !5, file: !20, line: 1)
!80 = !DILocation(line: 100, column: 1, scope: !50)
!21 = !DIFile(filename: "", directory: "", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000001")
!51 = distinct !DILexicalBlock(scope: !5, file: !21, line: 1)
!81 = !DILocation(line: 101, column: 1, scope: !51)
!22 = !DIFile(filename: "/absolute/a.c", directory: "/nowhere", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000002")
!52 = distinct !DILexicalBlock(scope: !5, file: !22, line: 1)
!82 = !DILocation(line: 102, column: 1, scope: !52)
!23 = !DIFile(filename: "sub/dir/b.h", directory: "/nowhere", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000003")
!53 = distinct !DILexicalBlock(scope: !5, file: !23, line: 1)
!83 = !DILocation(line: 103, column: 1, scope: !53)
!24 = !DIFile(filename: "sub/c.h", directory: "", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000004")
!54 = distinct !DILexicalBlock(scope: !5, file: !24, line: 1)
!84 = !DILocation(line: 104, column: 1, scope: !54)
!25 = !DIFile(filename: "d.h", directory: "", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000005")
!55 = distinct !DILexicalBlock(scope: !5, file: !25, line: 1)
!85 = !DILocation(line: 105, column: 1, scope: !55)
!26 = !DIFile(filename: "e.h", directory: "/", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000006")
!56 = distinct !DILexicalBlock(scope: !5, file: !26, line: 1)
!86 = !DILocation(line: 106, column: 1, scope: !56)
!27 = !DIFile(filename: "/f.h", directory: "", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000007")
!57 = distinct !DILexicalBlock(scope: !5, file: !27, line: 1)
!87 = !DILocation(line: 107, column: 1, scope: !57)
!28 = !DIFile(filename: "slash/", directory: "/nowhere", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000008")
!58 = distinct !DILexicalBlock(scope: !5, file: !28, line: 1)
!88 = !DILocation(line: 108, column: 1, scope: !58)
!29 = !DIFile(filename: "/", directory: "/nowhere", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000009")
!59 = distinct !DILexicalBlock(scope: !5, file: !29, line: 1)
!89 = !DILocation(line: 109, column: 1, scope: !59)
!30 = !DIFile(filename: "g.h", directory: "/nowhere/", checksumkind: CSK_MD5, checksum: "0000000000000000000000000000000a")
!60 = distinct !DILexicalBlock(scope: !5, file: !30, line: 1)
!90 = !DILocation(line: 110, column: 1, scope: !60)
!31 = !DIFile(filename: "../h.h", directory: "/nowhere/x", checksumkind: CSK_MD5, checksum: "0000000000000000000000000000000b")
!61 = distinct !DILexicalBlock(scope: !5, file: !31, line: 1)
!91 = !DILocation(line: 111, column: 1, scope: !61)
!32 = !DIFile(filename: "same.h", directory: "/unit", checksumkind: CSK_MD5, checksum: "0000000000000000000000000000000c")
!62 = distinct !DILexicalBlock(scope: !5, file: !32, line: 1)
!92 = !DILocation(line: 112, column: 1, scope: !62)
!33 = !DIFile(filename: "same.h", directory: "/unit", checksumkind: CSK_MD5, checksum: "0000000000000000000000000000000d")
!63 = distinct !DILexicalBlock(scope: !5, file: !33, line: 1)
!93 = !DILocation(line: 113, column: 1, scope: !63)
!34 = !DIFile(filename: "/unit/same.h", directory: "", checksumkind: CSK_MD5, checksum: "0000000000000000000000000000000e")
!64 = distinct !DILexicalBlock(scope: !5, file: !34, line: 1)
!94 = !DILocation(line: 114, column: 1, scope: !64)
!35 = !DIFile(filename: "back\5Cslash \\ and.h", directory: "/a b", checksumkind: CSK_MD5, checksum: "0000000000000000000000000000000f")
!65 = distinct !DILexicalBlock(scope: !5, file: !35, line: 1)
!95 = !DILocation(line: 115, column: 1, scope: !65)
!36 = !DIFile(filename: "cut\00off.h", directory: "/nowhere", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000010")
!66 = distinct !DILexicalBlock(scope: !5, file: !36, line: 1)
!96 = !DILocation(line: 116, column: 1, scope: !66)
!37 = !DIFile(filename: "\00", directory: "/nowhere", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000011")
!67 = distinct !DILexicalBlock(scope: !5, file: !37, line: 1)
!97 = !DILocation(line: 117, column: 1, scope: !67)
!38 = !DIFile(filename: "caf\C3\A9.h", directory: "/nowhere", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000012")
!68 = distinct !DILexicalBlock(scope: !5, file: !38, line: 1)
!98 = !DILocation(line: 118, column: 1, scope: !68)
!69 = !DILexicalBlock(scope: !5, file: !199, line: 1)
!99 = !DILocation(line: 150, column: 1, scope: !69)
