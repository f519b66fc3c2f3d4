; A dump keeps the records about variables, and the nodes that they need.
; lilt: --stop-after=mem2reg -O1
; has: ret i32
define i32 @sum(i32 %a, ptr %p) !dbg !4 {
entry:
  %home = alloca i32
  #dbg_declare(ptr %home, !9, !DIExpression(), !12)
  #dbg_value(i32 %a, !8, !DIExpression(), !12)  ; (another comment)
  call void @llvm.dbg.value(metadata i32 7, metadata !10, metadata !DIExpression()), !dbg !12
  ; a comment (about nothing)
  call void @use(ptr %home)
  %b = load i32, ptr %p, !dbg !12
  %gone = add i32 %b, 1
    #dbg_value(i32 %gone, !10, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !12)
    #dbg_value(i32 poison, !8, !DIExpression(), !12)
  %s = add i32 %a, %b, !dbg !12
  ret i32 %s, !dbg !12
}

declare void @use(ptr)
declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "sum.c", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7, !11}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "a", arg: 1, scope: !4, file: !1, line: 1, type: !7)
!9 = !DILocalVariable(name: "home", scope: !4, file: !1, line: 2, type: !7)
!10 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 3, type: !7)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!12 = !DILocation(line: 4, column: 3, scope: !4)
