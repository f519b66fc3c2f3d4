; What bitcode of LLVM 14 says otherwise than later: typed pointers, expressions and attributes that are gone since,
; debug intrinsics. `lilt dis` prints it as llvm-dis does.
source_filename = "typed"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%list = type { i32, %list*, [4 x { i8, %tree* }] }
%tree = type { %list, void (%tree*, i32)* }
%opaque = type opaque

@x = global i32 1
@array = global [4 x i32] zeroinitializer
@far = addrspace(3) global [2 x i8*] zeroinitializer
@inside = global i32* getelementptr inbounds ([4 x i32], [4 x i32]* @array, i64 0, inrange i64 2)
@plain = global i32* getelementptr ([4 x i32], [4 x i32]* @array, i32 0, i32 1)
@cast = global i8* bitcast ([4 x i32]* @array to i8*)
@function = global void (%tree*, i32)* @visit
@gone = global { i32, i1, i1, i32, i32, <2 x i32>, <2 x i32>, <4 x i32>, float, i64, i64, i32, i64 } { i32 select (i1 icmp eq (i32* @x, i32* getelementptr ([4 x i32], [4 x i32]* @array, i32 0, i32 1)), i32 5, i32 6), i1 icmp ult (i32* @x, i32* getelementptr ([4 x i32], [4 x i32]* @array, i32 0, i32 1)), i1 fcmp olt (float bitcast (i32 ptrtoint (i32* @x to i32) to float), float 2.0), i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (i32* @x to i64) to <2 x i32>), i32 1), i32 ashr exact (i32 ptrtoint (i32* @x to i32), i32 2), <2 x i32> insertelement (<2 x i32> undef, i32 ptrtoint (i32* @x to i32), i32 1), <2 x i32> shufflevector (<2 x i32> bitcast (i64 ptrtoint (i32* @x to i64) to <2 x i32>), <2 x i32> undef, <2 x i32> <i32 1, i32 0>), <4 x i32> shufflevector (<2 x i32> bitcast (i64 ptrtoint (i32* @x to i64) to <2 x i32>), <2 x i32> undef, <4 x i32> <i32 1, i32 0, i32 1, i32 undef>), float fneg (float bitcast (i32 ptrtoint (i32* @x to i32) to float)), i64 zext (i32 ptrtoint (i32* @x to i32) to i64), i64 sext (i32 ptrtoint (i32* @x to i32) to i64), i32 lshr (i32 ptrtoint (i32* @x to i32), i32 1), i64 shl nuw (i64 ptrtoint (i32* @x to i64), i64 1) }

@second = alias [2 x i32], bitcast (i32* getelementptr ([4 x i32], [4 x i32]* @array, i32 0, i32 2) to [2 x i32]*)

declare i8* @old(i8* nocapture readnone, i8* readonly returned, i8* writeonly) argmemonly
declare void @older() inaccessiblememonly uwtable
declare void @oldest() inaccessiblemem_or_argmemonly readonly
declare void @none() readnone
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.va_start(i8*)

define void @visit(%tree* %t, i32 %n) {
  %1 = getelementptr inbounds %tree, %tree* %t, i64 1, i32 0, i32 2, i64 3, i32 1
  %2 = load %tree*, %tree** %1, align 8
  %3 = getelementptr %tree, %tree* %2, i32 0, i32 1
  %4 = load void (%tree*, i32)*, void (%tree*, i32)** %3
  call void %4(%tree* %2, i32 7)
  %5 = getelementptr i32, i32* @x, <2 x i64> <i64 1, i64 2>
  %6 = extractelement <2 x i32*> %5, i32 1
  %7 = atomicrmw add i32* %6, i32 1 seq_cst
  %8 = cmpxchg i32* %6, i32 1, i32 2 monotonic monotonic
  %9 = alloca %list, i32 5
  %10 = bitcast %list* %9 to %opaque*
  %11 = addrspacecast i32* %6 to i32 addrspace(1)*
  store i32 addrspace(1)* %11, i32 addrspace(1)** undef
  %12 = getelementptr [2 x i8*], [2 x i8*] addrspace(3)* @far, i64 0, i64 1
  %13 = load i8*, i8* addrspace(3)* %12
  %14 = call i8* asm "mov $1, $0", "=r,*m"(i32* elementtype(i32) %6)
  %15 = icmp eq i8* %13, null
  %16 = select i1 %15, i8* %13, i8* %14
  br label %back
back:
  br label %back
}

define i32 @debug(i32 %a, ...) !dbg !3 {
  %p = alloca i32
  call void @llvm.dbg.declare(metadata i32* %p, metadata !6, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.value(metadata i32 %a, metadata !6, metadata !DIExpression(DW_OP_stack_value)), !dbg !7
  call void @llvm.dbg.value(metadata !DIArgList(i32 %a, i32* %p), metadata !6, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !7
  call void @llvm.dbg.value(metadata i32 undef, metadata !6, metadata !DIExpression()), !dbg !7
  %m = bitcast i64 5 to x86_mmx
  ret i32 %a, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "debug", file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !9)
!7 = !DILocation(line: 2, column: 3, scope: !3)
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
