; Stack protectors, marks of branches, probes of large frames, zeroed registers.
; exit: 0
; output: 110 121 1 144 19 1812
; output: 98 201 196 101 -1
; output: 97 199 100 115 105 103
source_filename = "guarded-frames.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.s = type { i32, [12 x i8] }

@jump = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@computed.table = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@computed, %7), ptr blockaddress(@computed, %10), ptr blockaddress(@computed, %12)], align 16
@.str.1 = private unnamed_addr constant [19 x i8] c"%d %d %d %d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1

define dso_local void @fill(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %9

6:                                                ; preds = %9, %2
  %7 = sext i32 %1 to i64
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  store i8 0, ptr %8, align 1
  ret void

9:                                                ; preds = %4, %9
  %10 = phi i64 [ 0, %4 ], [ %16, %9 ]
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = urem i32 %11, 26
  %13 = trunc nuw nsw i32 %12 to i8
  %14 = add nuw nsw i8 %13, 97
  %15 = getelementptr inbounds i8, ptr %0, i64 %10
  store i8 %14, ptr %15, align 1
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %6, label %9
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define dso_local i32 @text(i32 noundef %0) local_unnamed_addr #2 {
  %2 = alloca [40 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %2) #12
  call void @fill(ptr noundef nonnull %2, i32 noundef %0)
  %3 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %2) #13
  %4 = trunc i64 %3 to i32
  %5 = sdiv i32 %0, 2
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [40 x i8], ptr %2, i64 0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = add nsw i32 %9, %4
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #12
  ret i32 %10
}

declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #3

define dso_local i32 @inside(i32 noundef %0) local_unnamed_addr #4 {
  %2 = alloca %struct.s, align 4
  %3 = alloca [6 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  store i32 %0, ptr %2, align 4
  %4 = getelementptr inbounds i8, ptr %2, i64 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, i8 0, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  %5 = srem i32 %0, 11
  call void @fill(ptr noundef nonnull %4, i32 noundef %5)
  br label %16

6:                                                ; preds = %16
  %7 = load i32, ptr %2, align 4
  %8 = load i8, ptr %4, align 4
  %9 = sext i8 %8 to i32
  %10 = add nsw i32 %7, %9
  %11 = srem i32 %0, 6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [6 x i32], ptr %3, i64 0, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = add nsw i32 %10, %14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  ret i32 %15

16:                                               ; preds = %1, %16
  %17 = phi i64 [ 0, %1 ], [ %21, %16 ]
  %18 = getelementptr inbounds [6 x i32], ptr %3, i64 0, i64 %17
  %19 = trunc i64 %17 to i32
  %20 = mul i32 %19, %0
  store i32 %20, ptr %18, align 4
  %21 = add nuw nsw i64 %17, 1
  %22 = icmp eq i64 %21, 6
  br i1 %22, label %6, label %16
}

define dso_local range(i32 0, 2) i32 @address(i32 noundef %0) local_unnamed_addr #4 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #12
  store i32 %0, ptr %2, align 4
  call void @fill(ptr noundef nonnull %2, i32 noundef 3)
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 5
  %5 = zext i1 %4 to i32
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #12
  ret i32 %5
}

define dso_local i32 @dynamic(i32 noundef %0) local_unnamed_addr #2 {
  %2 = add nsw i32 %0, 1
  %3 = zext i32 %2 to i64
  %4 = alloca i8, i64 %3, align 16
  call void @fill(ptr noundef nonnull %4, i32 noundef %0)
  %5 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %4) #13
  %6 = trunc i64 %5 to i32
  %7 = mul nsw i32 %6, 3
  %8 = sext i32 %0 to i64
  %9 = getelementptr i8, ptr %4, i64 %8
  %10 = getelementptr i8, ptr %9, i64 -1
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = add nsw i32 %7, %12
  ret i32 %13
}

define dso_local range(i32 -2147483641, -2147483648) i32 @plain(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = mul nsw i32 %1, %0
  %4 = add nsw i32 %3, 7
  ret i32 %4
}

define dso_local i32 @recursive(i32 noundef %0) local_unnamed_addr #2 {
  %2 = alloca [9 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 9, ptr nonnull %2) #12
  %3 = srem i32 %0, 8
  call void @fill(ptr noundef nonnull %2, i32 noundef %3)
  %4 = icmp eq i32 %0, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i8, ptr %2, align 1
  %7 = sext i8 %6 to i32
  br label %17

8:                                                ; preds = %1
  %9 = add nsw i32 %0, -1
  %10 = tail call i32 @recursive(i32 noundef %9)
  %11 = load i8, ptr %2, align 1
  %12 = sext i8 %11 to i32
  %13 = add nsw i32 %10, %12
  %14 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %2) #13
  %15 = trunc i64 %14 to i32
  %16 = add nsw i32 %13, %15
  br label %17

17:                                               ; preds = %8, %5
  %18 = phi i32 [ %7, %5 ], [ %16, %8 ]
  call void @llvm.lifetime.end.p0(i64 9, ptr nonnull %2) #12
  ret i32 %18
}

define dso_local range(i32 -128, 128) i32 @leave(i32 noundef %0) local_unnamed_addr #6 {
  %2 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  call void @fill(ptr noundef nonnull %2, i32 noundef %0)
  %3 = icmp sgt i32 %0, 3
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %2, i64 2
  %6 = load i8, ptr %5, align 2
  %7 = sext i8 %6 to i32
  tail call void @longjmp(ptr noundef nonnull @jump, i32 noundef %7) #14
  unreachable

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %2, i64 1
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  ret i32 %11
}

declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #7

define dso_local i32 @far_jump(i32 noundef %0) local_unnamed_addr #6 {
  %2 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @fill(ptr noundef nonnull %2, i32 noundef 20)
  %3 = call i32 @_setjmp(ptr noundef nonnull @jump) #15
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %2, i64 5
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = add nsw i32 %3, %8
  br label %12

10:                                               ; preds = %1
  %11 = call i32 @leave(i32 noundef %0)
  br label %12

12:                                               ; preds = %10, %5
  %13 = phi i32 [ %9, %5 ], [ %11, %10 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %13
}

declare i32 @_setjmp(ptr noundef) local_unnamed_addr #8

define dso_local i32 @choose(i32 noundef %0) local_unnamed_addr #4 {
  %2 = alloca [10 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 10, ptr nonnull %2) #12
  call void @fill(ptr noundef nonnull %2, i32 noundef 5)
  switch i32 %0, label %21 [
    i32 0, label %3
    i32 1, label %6
    i32 2, label %11
    i32 3, label %22
    i32 4, label %16
    i32 5, label %20
  ]

3:                                                ; preds = %1
  %4 = load i8, ptr %2, align 1
  %5 = sext i8 %4 to i32
  br label %22

6:                                                ; preds = %1
  %7 = getelementptr inbounds i8, ptr %2, i64 1
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = shl nsw i32 %9, 1
  br label %22

11:                                               ; preds = %1
  %12 = getelementptr inbounds i8, ptr %2, i64 2
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = mul nsw i32 %14, 3
  br label %22

16:                                               ; preds = %1
  %17 = getelementptr inbounds i8, ptr %2, i64 4
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  br label %22

20:                                               ; preds = %1
  br label %22

21:                                               ; preds = %1
  br label %22

22:                                               ; preds = %1, %21, %20, %16, %11, %6, %3
  %23 = phi i32 [ -1, %21 ], [ 9, %20 ], [ %19, %16 ], [ %15, %11 ], [ %10, %6 ], [ %5, %3 ], [ 5, %1 ]
  call void @llvm.lifetime.end.p0(i64 10, ptr nonnull %2) #12
  ret i32 %23
}

define dso_local i32 @computed(i32 noundef %0) #4 {
  %2 = alloca [8 x i8], align 1
  call void @fill(ptr noundef nonnull %2, i32 noundef 4)
  %3 = srem i32 %0, 3
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds [3 x ptr], ptr @computed.table, i64 0, i64 %4
  %6 = load ptr, ptr %5, align 8
  indirectbr ptr %6, [label %7, label %10, label %12]

7:                                                ; preds = %1
  %8 = load i8, ptr %2, align 1
  %9 = sext i8 %8 to i32
  br label %18

10:                                               ; preds = %1
  %11 = add nsw i32 %0, 100
  br label %12

12:                                               ; preds = %10, %1
  %13 = phi i32 [ %0, %1 ], [ %11, %10 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 1
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = add nsw i32 %13, %16
  br label %18

18:                                               ; preds = %12, %7
  %19 = phi i32 [ %9, %7 ], [ %17, %12 ]
  ret i32 %19
}

define dso_local range(i32 -254, 257) i32 @large(i32 noundef %0) local_unnamed_addr #4 {
  %2 = alloca [70000 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 70000, ptr nonnull %2) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(70000) %2, i8 1, i64 70000, i1 false)
  %3 = getelementptr inbounds i8, ptr %2, i64 100
  call void @fill(ptr noundef nonnull %3, i32 noundef %0)
  %4 = sdiv i32 %0, 2
  %5 = add nsw i32 %4, 100
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [70000 x i8], ptr %2, i64 0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds i8, ptr %2, i64 69999
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = add nsw i32 %9, 2
  %14 = add nsw i32 %13, %12
  call void @llvm.lifetime.end.p0(i64 70000, ptr nonnull %2) #12
  ret i32 %14
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

define dso_local range(i32 -256, 255) i32 @medium(i32 noundef %0) local_unnamed_addr #4 {
  %2 = alloca [9000 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 9000, ptr nonnull %2) #12
  %3 = trunc i32 %0 to i8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(9000) %2, i8 %3, i64 9000, i1 false)
  %4 = getelementptr inbounds i8, ptr %2, i64 100
  call void @fill(ptr noundef nonnull %4, i32 noundef 5)
  %5 = getelementptr inbounds i8, ptr %2, i64 102
  %6 = load i8, ptr %5, align 2
  %7 = sext i8 %6 to i32
  %8 = getelementptr inbounds i8, ptr %2, i64 8999
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = add nsw i32 %10, %7
  call void @llvm.lifetime.end.p0(i64 9000, ptr nonnull %2) #12
  ret i32 %11
}

define dso_local range(i32 -256, 255) i32 @far_dynamic(i32 noundef %0) local_unnamed_addr #4 {
  %2 = zext i32 %0 to i64
  %3 = alloca i8, i64 %2, align 16
  %4 = sext i32 %0 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %3, i8 3, i64 %4, i1 false)
  call void @fill(ptr noundef nonnull %3, i32 noundef 7)
  %5 = getelementptr inbounds i8, ptr %3, i64 3
  %6 = load i8, ptr %5, align 1
  %7 = sext i8 %6 to i32
  %8 = getelementptr i8, ptr %3, i64 %4
  %9 = getelementptr i8, ptr %8, i64 -1
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, %7
  ret i32 %12
}

define dso_local noundef i32 @main() local_unnamed_addr #10 {
  %1 = tail call i32 @text(i32 noundef 9)
  %2 = tail call i32 @inside(i32 noundef 8)
  %3 = tail call i32 @address(i32 noundef 3)
  %4 = tail call i32 @dynamic(i32 noundef 12)
  %5 = tail call i32 @plain(i32 noundef 3, i32 noundef 4)
  %6 = tail call i32 @recursive(i32 noundef 20)
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  %8 = tail call i32 @far_jump(i32 noundef 2)
  %9 = tail call i32 @far_jump(i32 noundef 6)
  %10 = tail call i32 @choose(i32 noundef 1)
  %11 = tail call i32 @choose(i32 noundef 4)
  %12 = tail call i32 @choose(i32 noundef 77)
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12)
  %14 = tail call i32 @computed(i32 noundef 0)
  %15 = tail call i32 @computed(i32 noundef 1)
  %16 = tail call i32 @computed(i32 noundef 2)
  %17 = tail call i32 @large(i32 noundef 30)
  %18 = tail call i32 @medium(i32 noundef 6)
  %19 = tail call i32 @far_dynamic(i32 noundef 50000)
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19)
  ret i32 0
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #11

attributes #0 = { nofree noinline norecurse nosync nounwind sspstrong memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "probe-stack"="inline-asm" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="used" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline nosync nounwind sspstrong memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "probe-stack"="inline-asm" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="used" }
attributes #3 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="used" }
attributes #4 = { nofree noinline norecurse nosync nounwind sspstrong memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "probe-stack"="inline-asm" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="used" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind sspstrong willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "probe-stack"="inline-asm" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="used" }
attributes #6 = { noinline nounwind sspstrong uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "probe-stack"="inline-asm" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="used" }
attributes #7 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="used" }
attributes #8 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="used" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nounwind sspstrong uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "probe-stack"="inline-asm" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="used" }
attributes #12 = { nounwind }
attributes #13 = { nounwind willreturn memory(read) }
attributes #14 = { noreturn nounwind }
attributes #15 = { nounwind returns_twice }

!llvm.module.flags = !{!1, !2}

!1 = !{i32 8, !"cf-protection-return", i32 1}
!2 = !{i32 8, !"cf-protection-branch", i32 1}
