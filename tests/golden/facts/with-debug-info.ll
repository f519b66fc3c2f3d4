; Nodes of facts and nodes of debug information stand beside each other in a dump.
; lilt: --stop-after=inline
; has: load i32, ptr %p, align 4, !tbaa !7, !dbg
define i32 @read(ptr %p) !dbg !3 {
  %1 = load i32, ptr %p, align 4, !tbaa !7, !dbg !6
  ret i32 %1, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "read.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "read", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, column: 3, scope: !3)
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
