; With debug information the message names the line of the source: clang -g -O0 of
;   static int *get(int n) { return n > 100 ? &n : 0; }
;   int use(int n) { int *p = get(n); return *p + 1; }
; exit: 139
; error: 22: an access to address 0x0, where there is no memory, in @use (deep.c:4:10)
; ModuleID = 'deep.c'
source_filename = "deep.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @use(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  call void @llvm.dbg.declare(metadata i32** %3, metadata !17, metadata !DIExpression()), !dbg !19
  %4 = load i32, i32* %2, align 4, !dbg !20
  %5 = call i32* @get(i32 noundef %4), !dbg !21
  store i32* %5, i32** %3, align 8, !dbg !19
  %6 = load i32*, i32** %3, align 8, !dbg !22
  %7 = load i32, i32* %6, align 4, !dbg !23
  %8 = add nsw i32 %7, 1, !dbg !24
  ret i32 %8, !dbg !25
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32* @get(i32 noundef %0) #0 !dbg !26 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !29, metadata !DIExpression()), !dbg !30
  %3 = load i32, i32* %2, align 4, !dbg !31
  %4 = icmp sgt i32 %3, 100, !dbg !32
  br i1 %4, label %5, label %6, !dbg !31

5:                                                ; preds = %1
  br label %7, !dbg !31

6:                                                ; preds = %1
  br label %7, !dbg !31

7:                                                ; preds = %6, %5
  %8 = phi i32* [ %2, %5 ], [ null, %6 ], !dbg !31
  ret i32* %8, !dbg !33
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !34 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !40, metadata !DIExpression()), !dbg !41
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !42, metadata !DIExpression()), !dbg !43
  %6 = load i32, i32* %4, align 4, !dbg !44
  %7 = call i32 @use(i32 noundef %6), !dbg !45
  ret i32 %7, !dbg !46
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "deep.c", directory: "/tmp/ex", checksumkind: CSK_MD5, checksum: "a5a9fbf90850fe811b80f45c9aa3f74f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 2, type: !13)
!16 = !DILocation(line: 2, column: 13, scope: !10)
!17 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 3, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!19 = !DILocation(line: 3, column: 8, scope: !10)
!20 = !DILocation(line: 3, column: 16, scope: !10)
!21 = !DILocation(line: 3, column: 12, scope: !10)
!22 = !DILocation(line: 4, column: 11, scope: !10)
!23 = !DILocation(line: 4, column: 10, scope: !10)
!24 = !DILocation(line: 4, column: 13, scope: !10)
!25 = !DILocation(line: 4, column: 3, scope: !10)
!26 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 1, type: !27, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!27 = !DISubroutineType(types: !28)
!28 = !{!18, !13}
!29 = !DILocalVariable(name: "n", arg: 1, scope: !26, file: !1, line: 1, type: !13)
!30 = !DILocation(line: 1, column: 21, scope: !26)
!31 = !DILocation(line: 1, column: 33, scope: !26)
!32 = !DILocation(line: 1, column: 35, scope: !26)
!33 = !DILocation(line: 1, column: 26, scope: !26)
!34 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !35, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!35 = !DISubroutineType(types: !36)
!36 = !{!13, !13, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !DILocalVariable(name: "argc", arg: 1, scope: !34, file: !1, line: 6, type: !13)
!41 = !DILocation(line: 6, column: 14, scope: !34)
!42 = !DILocalVariable(name: "argv", arg: 2, scope: !34, file: !1, line: 6, type: !37)
!43 = !DILocation(line: 6, column: 27, scope: !34)
!44 = !DILocation(line: 6, column: 46, scope: !34)
!45 = !DILocation(line: 6, column: 42, scope: !34)
!46 = !DILocation(line: 6, column: 35, scope: !34)
