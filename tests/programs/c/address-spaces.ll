; Memory that gs, fs and ss point to: loads, stores, updates, copies, casts to plain pointers.
; exit: 0
; output: 8 2 7 5.625 8 15 2 0 7
; output: 45
; output: 1
; output: 42
; output: 8 5.625
source_filename = "address-spaces.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.S = type { i32, i8, i16, double, [3 x i64], float, i8, i128 }

@area = dso_local global %struct.S zeroinitializer, align 16
@.str = private unnamed_addr constant [31 x i8] c"%d %d %d %g %ld %ld %g %d %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %g\0A\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local i64 @get(ptr addrspace(256) nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i64, ptr addrspace(256) %0, i64 %1
  %4 = load i64, ptr addrspace(256) %3, align 8, !tbaa !5
  %5 = getelementptr i8, ptr addrspace(256) %3, i64 8
  %6 = load i64, ptr addrspace(256) %5, align 8, !tbaa !5
  %7 = add nsw i64 %6, %4
  ret i64 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @put(ptr addrspace(256) nocapture noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = load i32, ptr addrspace(256) %0, align 16, !tbaa !9
  %4 = add nsw i32 %3, %1
  store i32 %4, ptr addrspace(256) %0, align 16, !tbaa !9
  %5 = trunc i32 %1 to i8
  %6 = getelementptr inbounds i8, ptr addrspace(256) %0, i64 4
  store i8 %5, ptr addrspace(256) %6, align 4, !tbaa !17
  %7 = getelementptr inbounds i8, ptr addrspace(256) %0, i64 6
  %8 = load i16, ptr addrspace(256) %7, align 2, !tbaa !18
  %9 = xor i16 %8, 5
  store i16 %9, ptr addrspace(256) %7, align 2, !tbaa !18
  %10 = getelementptr inbounds i8, ptr addrspace(256) %0, i64 8
  %11 = load double, ptr addrspace(256) %10, align 8, !tbaa !19
  %12 = fmul double %11, 1.500000e+00
  store double %12, ptr addrspace(256) %10, align 8, !tbaa !19
  %13 = sext i32 %1 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(256) %0, i64 16
  %15 = and i32 %1, 1
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds [3 x i64], ptr addrspace(256) %14, i64 0, i64 %16
  %18 = load i64, ptr addrspace(256) %17, align 8, !tbaa !5
  %19 = sub nsw i64 %18, %13
  store i64 %19, ptr addrspace(256) %17, align 8, !tbaa !5
  %20 = sitofp i32 %1 to float
  %21 = getelementptr inbounds i8, ptr addrspace(256) %0, i64 40
  store float %20, ptr addrspace(256) %21, align 8, !tbaa !20
  %22 = icmp sgt i32 %1, 3
  %23 = getelementptr inbounds i8, ptr addrspace(256) %0, i64 44
  %24 = zext i1 %22 to i8
  store i8 %24, ptr addrspace(256) %23, align 4, !tbaa !21
  %25 = sext i32 %1 to i128
  %26 = getelementptr inbounds i8, ptr addrspace(256) %0, i64 48
  %27 = load i128, ptr addrspace(256) %26, align 16, !tbaa !22
  %28 = add nsw i128 %27, %25
  store i128 %28, ptr addrspace(256) %26, align 16, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local i32 @twice(ptr addrspace(258) nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load i32, ptr addrspace(258) %0, align 4, !tbaa !23
  %3 = shl nsw i32 %2, 1
  ret i32 %3
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = alloca i32, align 4
  %2 = tail call i64 (i64, ...) @syscall(i64 noundef 158, i32 noundef 4097, ptr noundef nonnull @area) #6
  store i32 1, ptr @area, align 16, !tbaa !9
  store i16 7, ptr getelementptr inbounds (i8, ptr @area, i64 6), align 2, !tbaa !18
  store double 2.500000e+00, ptr getelementptr inbounds (i8, ptr @area, i64 8), align 8, !tbaa !19
  store i64 10, ptr getelementptr inbounds (i8, ptr @area, i64 16), align 16, !tbaa !5
  store i64 20, ptr getelementptr inbounds (i8, ptr @area, i64 24), align 8, !tbaa !5
  store i64 30, ptr getelementptr inbounds (i8, ptr @area, i64 32), align 16, !tbaa !5
  tail call void @put(ptr addrspace(256) noundef null, i32 noundef 5)
  tail call void @put(ptr addrspace(256) noundef null, i32 noundef 2)
  %3 = load i32, ptr @area, align 16, !tbaa !9
  %4 = load i8, ptr getelementptr inbounds (i8, ptr @area, i64 4), align 4, !tbaa !17
  %5 = sext i8 %4 to i32
  %6 = load i16, ptr getelementptr inbounds (i8, ptr @area, i64 6), align 2, !tbaa !18
  %7 = sext i16 %6 to i32
  %8 = load double, ptr getelementptr inbounds (i8, ptr @area, i64 8), align 8, !tbaa !19
  %9 = load i64, ptr getelementptr inbounds (i8, ptr @area, i64 16), align 16, !tbaa !5
  %10 = load i64, ptr getelementptr inbounds (i8, ptr @area, i64 24), align 8, !tbaa !5
  %11 = load float, ptr getelementptr inbounds (i8, ptr @area, i64 40), align 8, !tbaa !20
  %12 = fpext float %11 to double
  %13 = load i8, ptr getelementptr inbounds (i8, ptr @area, i64 44), align 4, !tbaa !21, !range !24, !noundef !25
  %14 = zext nneg i8 %13 to i32
  %15 = load i128, ptr getelementptr inbounds (i8, ptr @area, i64 48), align 16, !tbaa !22
  %16 = trunc i128 %15 to i64
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %3, i32 noundef %5, i32 noundef %7, double noundef %8, i64 noundef %9, i64 noundef %10, double noundef %12, i32 noundef %14, i64 noundef %16)
  %18 = tail call i64 @get(ptr addrspace(256) noundef nonnull inttoptr (i64 16 to ptr addrspace(256)), i64 noundef 1)
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %18)
  %20 = load ptr, ptr addrspace(257) null, align 4294967296, !tbaa !26
  %21 = load ptr, ptr %20, align 8, !tbaa !26
  %22 = icmp eq ptr %21, %20
  %23 = zext i1 %22 to i32
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %23)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %1) #6
  store i32 21, ptr %1, align 4, !tbaa !23
  %25 = addrspacecast ptr %1 to ptr addrspace(258)
  %26 = call i32 @twice(ptr addrspace(258) noundef %25)
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %26)
  %28 = load i32, ptr addrspace(256) null, align 4294967296, !tbaa !23
  %29 = load double, ptr addrspace(256) inttoptr (i64 8 to ptr addrspace(256)), align 8, !tbaa !28
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %28, double noundef %29)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %1) #6
  ret i32 0
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"S", !11, i64 0, !7, i64 4, !12, i64 6, !13, i64 8, !7, i64 16, !14, i64 40, !15, i64 44, !16, i64 48}
!11 = !{!"int", !7, i64 0}
!12 = !{!"short", !7, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = !{!"_Bool", !7, i64 0}
!16 = !{!"__int128", !7, i64 0}
!17 = !{!10, !7, i64 4}
!18 = !{!10, !12, i64 6}
!19 = !{!10, !13, i64 8}
!20 = !{!10, !14, i64 40}
!21 = !{!10, !15, i64 44}
!22 = !{!10, !16, i64 48}
!23 = !{!11, !11, i64 0}
!24 = !{i8 0, i8 2}
!25 = !{}
!26 = !{!27, !27, i64 0}
!27 = !{!"any pointer", !7, i64 0}
!28 = !{!13, !13, i64 0}
