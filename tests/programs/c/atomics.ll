; Atomic operations of every kind and width; inline assembly without text.
; output: 9 366 206 1 0 -2 5 0 -2
; output: 3 15 6 15 12 2 1 9.5 3 0 3.5 8 5
; output: 5 5
; exit: 0
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@u = dso_local global i32 3, align 4
@db = dso_local global double 1.500000e+00, align 8
@a = dso_local global i32 0, align 4
@b = dso_local global i64 0, align 8
@c = dso_local global i8 0, align 1
@s = dso_local global i16 0, align 2
@arr = dso_local global [4 x i32] zeroinitializer, align 16
@p = dso_local global ptr null, align 8
@fl = dso_local global float 0.000000e+00, align 4
@bo = dso_local global i8 0, align 1
@.str = private unnamed_addr constant [30 x i8] c"%d %ld %d %d %d %d %ld %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [42 x i8] c"%d %d %d %d %u %td %td %g %g %d %g %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = atomicrmw add ptr @a, i32 3 seq_cst, align 4
  store atomic i64 7, ptr @b seq_cst, align 8, !tbaa !5
  %6 = atomicrmw sub ptr @b, i64 2 seq_cst, align 8
  store atomic i8 -56, ptr @c seq_cst, align 1, !tbaa !5
  %7 = atomicrmw or ptr @c, i8 7 seq_cst, align 1
  %8 = atomicrmw xor ptr @c, i8 1 seq_cst, align 1
  %9 = atomicrmw and ptr @c, i8 -2 seq_cst, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %1) #3
  store i32 3, ptr %1, align 4, !tbaa !8
  %10 = cmpxchg ptr @a, i32 3, i32 9 seq_cst seq_cst, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %14, label %12

12:                                               ; preds = %0
  %13 = extractvalue { i32, i1 } %10, 0
  store i32 %13, ptr %1, align 4
  br label %14

14:                                               ; preds = %12, %0
  %15 = atomicrmw xchg ptr @b, i64 100 seq_cst, align 8
  store i32 4, ptr %1, align 4, !tbaa !8
  %16 = cmpxchg weak ptr @a, i32 4, i32 1 seq_cst seq_cst, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %20, label %18

18:                                               ; preds = %14
  %19 = extractvalue { i32, i1 } %16, 0
  store i32 %19, ptr %1, align 4
  br label %20

20:                                               ; preds = %18, %14
  fence seq_cst
  fence syncscope("singlethread") seq_cst
  %21 = atomicrmw add ptr @s, i16 5 monotonic, align 2
  store atomic i16 %21, ptr @s seq_cst, align 2, !tbaa !5
  %22 = atomicrmw nand ptr %1, i32 3 seq_cst, align 4
  %23 = atomicrmw add ptr @b, i64 5 seq_cst, align 8
  %24 = load atomic i64, ptr @b seq_cst, align 8, !tbaa !5
  br label %25

25:                                               ; preds = %25, %20
  %26 = phi i64 [ %24, %20 ], [ %29, %25 ]
  %27 = mul nsw i64 %26, 3
  %28 = cmpxchg ptr @b, i64 %26, i64 %27 seq_cst seq_cst, align 8
  %29 = extractvalue { i64, i1 } %28, 0
  %30 = extractvalue { i64, i1 } %28, 1
  br i1 %30, label %31, label %25

31:                                               ; preds = %25
  %32 = atomicrmw xor ptr @b, i64 85 seq_cst, align 8
  %33 = atomicrmw or ptr @u, i32 12 seq_cst, align 4
  %34 = atomicrmw and ptr @u, i32 6 seq_cst, align 4
  %35 = atomicrmw xor ptr @u, i32 9 seq_cst, align 4
  %36 = atomicrmw sub ptr @u, i32 1 seq_cst, align 4
  store atomic ptr @arr, ptr @p seq_cst, align 8, !tbaa !5
  %37 = load atomic ptr, ptr @p seq_cst, align 8, !tbaa !5
  br label %38

38:                                               ; preds = %38, %31
  %39 = phi ptr [ %37, %31 ], [ %42, %38 ]
  %40 = getelementptr inbounds i8, ptr %39, i64 4
  %41 = cmpxchg ptr @p, ptr %39, ptr %40 seq_cst seq_cst, align 8
  %42 = extractvalue { ptr, i1 } %41, 0
  %43 = extractvalue { ptr, i1 } %41, 1
  br i1 %43, label %44, label %38

44:                                               ; preds = %38
  %45 = atomicrmw add ptr @p, i64 4 seq_cst, align 8
  store atomic float 2.500000e+00, ptr @fl seq_cst, align 4, !tbaa !5
  %46 = load atomic float, ptr @fl seq_cst, align 4, !tbaa !5
  br label %47

47:                                               ; preds = %47, %44
  %48 = phi float [ %46, %44 ], [ %55, %47 ]
  %49 = fadd float %48, 1.000000e+00
  %50 = bitcast float %48 to i32
  %51 = bitcast float %49 to i32
  %52 = cmpxchg ptr @fl, i32 %50, i32 %51 seq_cst seq_cst, align 4
  %53 = extractvalue { i32, i1 } %52, 0
  %54 = extractvalue { i32, i1 } %52, 1
  %55 = bitcast i32 %53 to float
  br i1 %54, label %56, label %47

56:                                               ; preds = %47
  %57 = load atomic double, ptr @db seq_cst, align 8, !tbaa !5
  br label %58

58:                                               ; preds = %58, %56
  %59 = phi double [ %57, %56 ], [ %66, %58 ]
  %60 = fmul double %59, 2.000000e+00
  %61 = bitcast double %59 to i64
  %62 = bitcast double %60 to i64
  %63 = cmpxchg ptr @db, i64 %61, i64 %62 seq_cst seq_cst, align 8
  %64 = extractvalue { i64, i1 } %63, 0
  %65 = extractvalue { i64, i1 } %63, 1
  %66 = bitcast i64 %64 to double
  br i1 %65, label %67, label %58

67:                                               ; preds = %58
  store atomic i8 1, ptr @bo seq_cst, align 1, !tbaa !5
  %68 = load atomic i8, ptr @bo seq_cst, align 1, !tbaa !5
  br label %69

69:                                               ; preds = %69, %67
  %70 = phi i8 [ %68, %67 ], [ %74, %69 ]
  %71 = and i8 %70, 1
  %72 = xor i8 %71, 1
  %73 = cmpxchg ptr @bo, i8 %71, i8 %72 seq_cst seq_cst, align 1
  %74 = extractvalue { i8, i1 } %73, 0
  %75 = extractvalue { i8, i1 } %73, 1
  br i1 %75, label %76, label %69

76:                                               ; preds = %69
  %77 = atomicrmw xchg ptr @fl, i32 1092091904 seq_cst, align 4
  %78 = load atomic float, ptr @fl seq_cst, align 4, !tbaa !5
  br label %116

79:                                               ; preds = %124
  %80 = bitcast i32 %77 to float
  %81 = zext i1 %17 to i32
  %82 = zext i1 %11 to i32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #3
  store i32 0, ptr %2, align 4, !tbaa !8
  store atomic i32 5, ptr %2 seq_cst, align 4
  %83 = atomicrmw xchg ptr %2, i32 8 acq_rel, align 4
  %84 = load atomic i32, ptr @a seq_cst, align 4, !tbaa !5
  %85 = load atomic i64, ptr @b seq_cst, align 8, !tbaa !5
  %86 = load atomic i8, ptr @c seq_cst, align 1, !tbaa !5
  %87 = zext i8 %86 to i32
  %88 = load i32, ptr %1, align 4, !tbaa !8
  %89 = load atomic i16, ptr @s seq_cst, align 2, !tbaa !5
  %90 = sext i16 %89 to i32
  %91 = atomicrmw xchg ptr %1, i32 5 seq_cst, align 4
  %92 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %84, i64 noundef %85, i32 noundef %87, i32 noundef %82, i32 noundef %81, i32 noundef %88, i64 noundef %15, i32 noundef %90, i32 noundef %91)
  %93 = load atomic i32, ptr @u seq_cst, align 4, !tbaa !5
  %94 = load atomic ptr, ptr @p seq_cst, align 8, !tbaa !5
  %95 = ptrtoint ptr %94 to i64
  %96 = sub i64 %95, ptrtoint (ptr @arr to i64)
  %97 = ashr exact i64 %96, 2
  %98 = sub i64 %45, ptrtoint (ptr @arr to i64)
  %99 = ashr exact i64 %98, 2
  %100 = fpext float %78 to double
  %101 = load atomic double, ptr @db seq_cst, align 8, !tbaa !5
  %102 = load atomic i8, ptr @bo seq_cst, align 1, !tbaa !5
  %103 = and i8 %102, 1
  %104 = zext nneg i8 %103 to i32
  %105 = fpext float %80 to double
  %106 = load i32, ptr %2, align 4, !tbaa !8
  %107 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %33, i32 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %93, i64 noundef %97, i64 noundef %99, double noundef %100, double noundef %101, i32 noundef %104, double noundef %105, i32 noundef %106, i32 noundef %83)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #3
  store i32 5, ptr %3, align 4, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #3
  %108 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 5) #4, !srcloc !10
  store i32 %108, ptr %4, align 4, !tbaa !8
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !srcloc !11
  %109 = load i32, ptr %3, align 4, !tbaa !8
  call void asm sideeffect "", "r,*m,~{dirflag},~{fpsr},~{flags}"(i32 %109, ptr nonnull elementtype(i32) %4) #3, !srcloc !12
  %110 = load i32, ptr %3, align 4, !tbaa !8
  %111 = call { i32, i32 } asm "", "=r,=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %110) #4, !srcloc !13
  %112 = extractvalue { i32, i32 } %111, 0
  store i32 %112, ptr %3, align 4, !tbaa !8
  call void asm "# nothing", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %3, ptr nonnull elementtype(i32) %3) #3, !srcloc !14
  %113 = load i32, ptr %4, align 4, !tbaa !8
  %114 = load i32, ptr %3, align 4, !tbaa !8
  %115 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %113, i32 noundef %114)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %1) #3
  ret i32 0

116:                                              ; preds = %76, %124
  %117 = phi i32 [ 0, %76 ], [ %125, %124 ]
  %118 = and i32 %117, 1
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %122, label %120

120:                                              ; preds = %116
  %121 = atomicrmw add ptr @u, i32 %117 seq_cst, align 4
  br label %124

122:                                              ; preds = %116
  %123 = atomicrmw sub ptr @u, i32 %117 seq_cst, align 4
  br label %124

124:                                              ; preds = %120, %122
  %125 = add nuw nsw i32 %117, 1
  %126 = icmp eq i32 %125, 5
  br i1 %126, label %79, label %116, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = !{i64 1329}
!11 = !{i64 1370}
!12 = !{i64 1405}
!13 = !{i64 1435}
!14 = !{i64 1466}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
