; Arguments by value that are aligned to 32 and 64 bytes, also variable ones, beside a block of variable size.
; exit: 0
; output: 197 1121 83 123 1049
source_filename = "objects-of-large-alignment.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.a32 = type { [3 x i64], [8 x i8] }
%struct.a64 = type { double, i32, [52 x i8] }
%struct.with_vector = type { <4 x i64>, i32, [28 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.x = private unnamed_addr constant %struct.a32 { [3 x i64] [i64 1, i64 2, i64 3], [8 x i8] undef }, align 32
@__const.main.z = private unnamed_addr constant %struct.a32 { [3 x i64] [i64 4, i64 5, i64 6], [8 x i8] undef }, align 32
@.str = private unnamed_addr constant [21 x i8] c"%ld %ld %ld %ld %ld\0A\00", align 1

define dso_local i64 @take(i32 noundef %0, ptr nocapture noundef readonly byval(%struct.a32) align 32 %1, i32 noundef %2, ptr nocapture noundef readonly byval(%struct.a64) align 64 %3, ptr nocapture noundef readonly byval(%struct.a32) align 32 %4) local_unnamed_addr #0 {
  %6 = shl nsw i32 %2, 1
  %7 = add nsw i32 %6, %0
  %8 = sext i32 %7 to i64
  %9 = load i64, ptr %1, align 32
  %10 = mul nsw i64 %9, 3
  %11 = add nsw i64 %10, %8
  %12 = getelementptr inbounds i8, ptr %1, i64 16
  %13 = load i64, ptr %12, align 16
  %14 = mul nsw i64 %13, 5
  %15 = add nsw i64 %11, %14
  %16 = load double, ptr %3, align 64
  %17 = fmul double %16, 7.000000e+00
  %18 = fptosi double %17 to i64
  %19 = add nsw i64 %15, %18
  %20 = getelementptr inbounds i8, ptr %3, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = mul nsw i32 %21, 11
  %23 = sext i32 %22 to i64
  %24 = add nsw i64 %19, %23
  %25 = getelementptr inbounds i8, ptr %4, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %26, 13
  %28 = add nsw i64 %24, %27
  ret i64 %28
}

define dso_local i64 @vectors(ptr nocapture noundef readonly byval(<4 x i64>) align 32 %0, i32 noundef %1, ptr nocapture noundef readonly byval(%struct.with_vector) align 32 %2) local_unnamed_addr #1 {
  %4 = load <4 x i64>, ptr %0, align 32
  %5 = getelementptr inbounds i8, ptr %2, i64 32
  %6 = load i32, ptr %5, align 32
  %7 = sext i32 %6 to i64
  %8 = sext i32 %1 to i64
  %9 = load <4 x i64>, ptr %2, align 32
  br label %11

10:                                               ; preds = %11
  ret i64 %19

11:                                               ; preds = %3, %11
  %12 = phi i32 [ 0, %3 ], [ %20, %11 ]
  %13 = phi i64 [ %7, %3 ], [ %19, %11 ]
  %14 = mul nsw i64 %13, 3
  %15 = extractelement <4 x i64> %4, i32 %12
  %16 = mul nsw i64 %15, %8
  %17 = add nsw i64 %16, %14
  %18 = extractelement <4 x i64> %9, i32 %12
  %19 = add nsw i64 %17, %18
  %20 = add nuw nsw i32 %12, 1
  %21 = icmp eq i32 %20, 4
  br i1 %21, label %10, label %11
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

define dso_local i64 @many(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr nocapture noundef readonly byval(%struct.a64) align 64 %7, x86_fp80 noundef %8, ptr nocapture noundef readonly byval(%struct.a32) align 32 %9, i32 noundef %10) local_unnamed_addr #0 {
  %12 = add nsw i32 %1, %0
  %13 = add nsw i32 %12, %2
  %14 = add nsw i32 %13, %3
  %15 = add nsw i32 %14, %4
  %16 = add nsw i32 %15, %5
  %17 = add nsw i32 %16, %6
  %18 = add nsw i32 %17, %10
  %19 = sext i32 %18 to i64
  %20 = fptosi x86_fp80 %8 to i64
  %21 = add nsw i64 %19, %20
  %22 = getelementptr inbounds i8, ptr %7, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = mul nsw i32 %23, 3
  %25 = sext i32 %24 to i64
  %26 = add nsw i64 %21, %25
  %27 = getelementptr inbounds i8, ptr %9, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %28, 5
  %30 = add nsw i64 %26, %29
  ret i64 %30
}

define dso_local i64 @sum(i32 noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %43, label %4

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = getelementptr inbounds i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load ptr, ptr %6, align 8
  br label %10

10:                                               ; preds = %4, %35
  %11 = phi ptr [ %9, %4 ], [ %36, %35 ]
  %12 = phi i32 [ %0, %4 ], [ %15, %35 ]
  %13 = phi i64 [ 0, %4 ], [ %41, %35 ]
  %14 = phi i32 [ %5, %4 ], [ %37, %35 ]
  %15 = add nsw i32 %12, -1
  %16 = getelementptr inbounds i8, ptr %11, i64 31
  %17 = call align 32 ptr @llvm.ptrmask.p0.i64(ptr nonnull %16, i64 -32)
  %18 = getelementptr i8, ptr %17, i64 32
  store ptr %18, ptr %6, align 8
  %19 = load i64, ptr %17, align 32
  %20 = getelementptr inbounds i8, ptr %17, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %17, i64 16
  %23 = load i64, ptr %22, align 16
  %24 = mul nsw i64 %13, 3
  %25 = add nsw i64 %19, %24
  %26 = add nsw i64 %25, %21
  %27 = add nsw i64 %26, %23
  %28 = icmp ult i32 %14, 41
  br i1 %28, label %29, label %33

29:                                               ; preds = %10
  %30 = zext nneg i32 %14 to i64
  %31 = getelementptr i8, ptr %8, i64 %30
  %32 = add nuw nsw i32 %14, 8
  store i32 %32, ptr %2, align 16
  br label %35

33:                                               ; preds = %10
  %34 = getelementptr i8, ptr %17, i64 40
  store ptr %34, ptr %6, align 8
  br label %35

35:                                               ; preds = %33, %29
  %36 = phi ptr [ %18, %29 ], [ %34, %33 ]
  %37 = phi i32 [ %32, %29 ], [ %14, %33 ]
  %38 = phi ptr [ %31, %29 ], [ %18, %33 ]
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = add nsw i64 %27, %40
  %42 = icmp eq i32 %15, 0
  br i1 %42, label %43, label %10

43:                                               ; preds = %35, %1
  %44 = phi i64 [ 0, %1 ], [ %41, %35 ]
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i64 %44
}

declare void @llvm.va_start.p0(ptr) #4

declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #5

declare void @llvm.va_end.p0(ptr) #4

define dso_local i64 @nested(i32 noundef %0, ptr nocapture noundef byval(%struct.a32) align 32 %1) local_unnamed_addr #6 {
  %3 = alloca %struct.a64, align 64
  %4 = icmp eq i32 %0, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = load i64, ptr %1, align 32
  br label %7

7:                                                ; preds = %5, %9
  %8 = phi i64 [ %23, %9 ], [ %6, %5 ]
  ret i64 %8

9:                                                ; preds = %2
  %10 = sext i32 %0 to i64
  %11 = load i64, ptr %1, align 32
  %12 = add nsw i64 %11, %10
  store i64 %12, ptr %1, align 32
  %13 = tail call ptr @llvm.stacksave.p0()
  %14 = zext i32 %0 to i64
  %15 = add nsw i32 %0, -1
  %16 = tail call i64 @nested(i32 noundef %15, ptr noundef nonnull byval(%struct.a32) align 32 %1)
  %17 = shl i64 %14, 56
  %18 = ashr exact i64 %17, 56
  %19 = add nsw i64 %16, %18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(64) %3, i8 0, i64 64, i1 false)
  %20 = sitofp i32 %0 to double
  store double %20, ptr %3, align 64
  %21 = getelementptr inbounds i8, ptr %3, i64 8
  store i32 %0, ptr %21, align 8
  %22 = tail call i64 @take(i32 noundef %0, ptr noundef nonnull byval(%struct.a32) align 32 %1, i32 noundef %0, ptr noundef nonnull byval(%struct.a64) align 64 %3, ptr noundef nonnull byval(%struct.a32) align 32 %1)
  %23 = add nsw i64 %19, %22
  tail call void @llvm.stackrestore.p0(ptr %13)
  br label %7
}

declare ptr @llvm.stacksave.p0() #4

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

declare void @llvm.stackrestore.p0(ptr) #4

define dso_local noundef i32 @main() local_unnamed_addr #8 {
  %1 = alloca %struct.a64, align 64
  %2 = alloca %struct.with_vector, align 32
  %3 = alloca <4 x i64>, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %1) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(64) %1, i8 0, i64 64, i1 false)
  store double 1.500000e+00, ptr %1, align 64
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 9, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 32 dereferenceable(64) %2, i8 0, i64 64, i1 false)
  store i64 5, ptr %2, align 32
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 6, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 16
  store i64 7, ptr %6, align 16
  %7 = getelementptr inbounds i8, ptr %2, i64 24
  store i64 8, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 32
  store i32 9, ptr %8, align 32
  %9 = tail call i64 @take(i32 noundef 1, ptr noundef nonnull byval(%struct.a32) align 32 @__const.main.x, i32 noundef 2, ptr noundef nonnull byval(%struct.a64) align 64 %1, ptr noundef nonnull byval(%struct.a32) align 32 @__const.main.z)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  store <4 x i64> <i64 1, i64 2, i64 3, i64 4>, ptr %3, align 32
  %10 = tail call i64 @vectors(ptr noundef nonnull byval(<4 x i64>) align 32 %3, i32 noundef 3, ptr noundef nonnull byval(%struct.with_vector) align 32 %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  %11 = tail call i64 @many(i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, ptr noundef nonnull byval(%struct.a64) align 64 %1, x86_fp80 noundef 0xK40028800000000000000, ptr noundef nonnull byval(%struct.a32) align 32 @__const.main.x, i32 noundef 10)
  %12 = tail call i64 (i32, ...) @sum(i32 noundef 3, ptr noundef nonnull byval(%struct.a32) align 32 @__const.main.x, i32 noundef 1, ptr noundef nonnull byval(%struct.a32) align 32 @__const.main.z, i32 noundef 2, ptr noundef nonnull byval(%struct.a32) align 32 @__const.main.x, i32 noundef 3)
  %13 = tail call i64 @nested(i32 noundef 5, ptr noundef nonnull byval(%struct.a32) align 32 @__const.main.z)
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i64 noundef %13)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %1) #10
  ret i32 0
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree noinline nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }


