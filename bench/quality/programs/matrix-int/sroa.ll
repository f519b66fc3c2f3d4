source_filename = "matrix-int.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = internal global [240 x [240 x i64]] zeroinitializer, align 16
@b = internal global [240 x [240 x i64]] zeroinitializer, align 16
@c = internal global [240 x [240 x i64]] zeroinitializer, align 16
@.str = private unnamed_addr constant [23 x i8] c"matrix-int: %dx%d, %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"wrong product\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"products agree\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %state = alloca i64, align 8
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #4
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 240, i32 24
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 50
  %cond6 = select i1 %tobool2, i64 %mul, i64 1
  store i64 88172645463325252, ptr %state, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc20, %cond.end
  %row.0 = phi i32 [ 0, %cond.end ], [ %inc21, %for.inc20 ]
  %cmp7 = icmp slt i32 %row.0, %cond1
  br i1 %cmp7, label %for.cond8, label %for.cond23

for.cond8:                                        ; preds = %for.cond, %for.body10
  %column.0 = phi i32 [ %inc, %for.body10 ], [ 0, %for.cond ]
  %cmp9 = icmp slt i32 %column.0, %cond1
  br i1 %cmp9, label %for.body10, label %for.inc20

for.body10:                                       ; preds = %for.cond8
  %call11 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call11, 40
  %idxprom = sext i32 %row.0 to i64
  %arrayidx12 = getelementptr inbounds [240 x [240 x i64]], ptr @a, i64 0, i64 %idxprom
  %idxprom13 = sext i32 %column.0 to i64
  %arrayidx14 = getelementptr inbounds [240 x i64], ptr %arrayidx12, i64 0, i64 %idxprom13
  store i64 %shr, ptr %arrayidx14, align 8
  %call15 = call i64 @next_random(ptr noundef %state)
  %idxprom16 = sext i32 %row.0 to i64
  %arrayidx17 = getelementptr inbounds [240 x [240 x i64]], ptr @b, i64 0, i64 %idxprom16
  %idxprom18 = sext i32 %column.0 to i64
  %arrayidx19 = getelementptr inbounds [240 x i64], ptr %arrayidx17, i64 0, i64 %idxprom18
  store i64 %call15, ptr %arrayidx19, align 8
  %inc = add nsw i32 %column.0, 1
  br label %for.cond8, !llvm.loop !5

for.inc20:                                        ; preds = %for.cond8
  %inc21 = add nsw i32 %row.0, 1
  br label %for.cond, !llvm.loop !7

for.cond23:                                       ; preds = %for.cond, %for.body25
  %wrong.0 = phi i64 [ %add, %for.body25 ], [ 0, %for.cond ]
  %round.0 = phi i64 [ %inc29, %for.body25 ], [ 0, %for.cond ]
  %cmp24 = icmp slt i64 %round.0, %cond6
  br i1 %cmp24, label %for.body25, label %for.cond31

for.body25:                                       ; preds = %for.cond23
  %rem = urem i64 %round.0, 5
  store i64 %rem, ptr @a, align 16
  call void @multiply(i32 noundef %cond1, ptr noundef @a, ptr noundef @b, ptr noundef @c)
  %call26 = call i32 @product_is_right(i32 noundef %cond1)
  %tobool27 = icmp ne i32 %call26, 0
  %lnot = xor i1 %tobool27, true
  %lnot.ext = zext i1 %lnot to i32
  %conv = sext i32 %lnot.ext to i64
  %add = add nsw i64 %wrong.0, %conv
  %inc29 = add nsw i64 %round.0, 1
  br label %for.cond23, !llvm.loop !8

for.cond31:                                       ; preds = %for.cond23, %for.body34
  %trace.0 = phi i64 [ %add39, %for.body34 ], [ 0, %for.cond23 ]
  %i.0 = phi i32 [ %inc41, %for.body34 ], [ 0, %for.cond23 ]
  %cmp32 = icmp slt i32 %i.0, %cond1
  br i1 %cmp32, label %for.body34, label %for.end42

for.body34:                                       ; preds = %for.cond31
  %idxprom35 = sext i32 %i.0 to i64
  %arrayidx36 = getelementptr inbounds [240 x [240 x i64]], ptr @c, i64 0, i64 %idxprom35
  %idxprom37 = sext i32 %i.0 to i64
  %arrayidx38 = getelementptr inbounds [240 x i64], ptr %arrayidx36, i64 0, i64 %idxprom37
  %2 = load i64, ptr %arrayidx38, align 8
  %add39 = add i64 %trace.0, %2
  %inc41 = add nsw i32 %i.0, 1
  br label %for.cond31, !llvm.loop !9

for.end42:                                        ; preds = %for.cond31
  %tobool43 = icmp ne i64 %wrong.0, 0
  %3 = zext i1 %tobool43 to i64
  %cond44 = select i1 %tobool43, ptr @.str.1, ptr @.str.2
  %call45 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %cond1, i32 noundef %cond1, ptr noundef %cond44)
  %cmp46 = icmp ne i64 %wrong.0, 0
  %cmp48 = icmp eq i64 %trace.0, 0
  %spec.select = select i1 %cmp46, i1 true, i1 %cmp48
  %lor.ext = zext i1 %spec.select to i32
  ret i32 %lor.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @next_random(ptr noundef %state) #0 {
entry:
  %0 = load i64, ptr %state, align 8
  %shl = shl i64 %0, 13
  %1 = load i64, ptr %state, align 8
  %xor = xor i64 %1, %shl
  store i64 %xor, ptr %state, align 8
  %2 = load i64, ptr %state, align 8
  %shr = lshr i64 %2, 7
  %3 = load i64, ptr %state, align 8
  %xor1 = xor i64 %3, %shr
  store i64 %xor1, ptr %state, align 8
  %4 = load i64, ptr %state, align 8
  %shl2 = shl i64 %4, 17
  %5 = load i64, ptr %state, align 8
  %xor3 = xor i64 %5, %shl2
  store i64 %xor3, ptr %state, align 8
  %6 = load i64, ptr %state, align 8
  ret i64 %6
}

; Function Attrs: noinline nounwind uwtable
define internal void @multiply(i32 noundef %size, ptr noundef %left, ptr noundef %right, ptr noundef %product) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc20, %entry
  %row.0 = phi i32 [ 0, %entry ], [ %inc21, %for.inc20 ]
  %cmp = icmp slt i32 %row.0, %size
  br i1 %cmp, label %for.cond1, label %for.end22

for.cond1:                                        ; preds = %for.cond, %for.end
  %column.0 = phi i32 [ %inc18, %for.end ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %column.0, %size
  br i1 %cmp2, label %for.cond4, label %for.inc20

for.cond4:                                        ; preds = %for.cond1, %for.body6
  %sum.0 = phi i64 [ %add, %for.body6 ], [ 0, %for.cond1 ]
  %k.0 = phi i32 [ %inc, %for.body6 ], [ 0, %for.cond1 ]
  %cmp5 = icmp slt i32 %k.0, %size
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %idxprom = sext i32 %row.0 to i64
  %arrayidx = getelementptr inbounds [240 x i64], ptr %left, i64 %idxprom
  %idxprom7 = sext i32 %k.0 to i64
  %arrayidx8 = getelementptr inbounds [240 x i64], ptr %arrayidx, i64 0, i64 %idxprom7
  %0 = load i64, ptr %arrayidx8, align 8
  %idxprom9 = sext i32 %k.0 to i64
  %arrayidx10 = getelementptr inbounds [240 x i64], ptr %right, i64 %idxprom9
  %idxprom11 = sext i32 %column.0 to i64
  %arrayidx12 = getelementptr inbounds [240 x i64], ptr %arrayidx10, i64 0, i64 %idxprom11
  %1 = load i64, ptr %arrayidx12, align 8
  %mul = mul i64 %0, %1
  %add = add i64 %sum.0, %mul
  %inc = add nsw i32 %k.0, 1
  br label %for.cond4, !llvm.loop !10

for.end:                                          ; preds = %for.cond4
  %idxprom13 = sext i32 %row.0 to i64
  %arrayidx14 = getelementptr inbounds [240 x i64], ptr %product, i64 %idxprom13
  %idxprom15 = sext i32 %column.0 to i64
  %arrayidx16 = getelementptr inbounds [240 x i64], ptr %arrayidx14, i64 0, i64 %idxprom15
  store i64 %sum.0, ptr %arrayidx16, align 8
  %inc18 = add nsw i32 %column.0, 1
  br label %for.cond1, !llvm.loop !11

for.inc20:                                        ; preds = %for.cond1
  %inc21 = add nsw i32 %row.0, 1
  br label %for.cond, !llvm.loop !12

for.end22:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @product_is_right(i32 noundef %size) #0 {
entry:
  %x = alloca [240 x i64], align 16
  %bx = alloca [240 x i64], align 16
  %abx = alloca [240 x i64], align 16
  %cx = alloca [240 x i64], align 16
  call void @llvm.memset.p0.i64(ptr align 16 %x, i8 0, i64 1920, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = sext i32 %i.0 to i64
  %conv1 = sext i32 %i.0 to i64
  %mul = mul i64 %conv, %conv1
  %add = add i64 %mul, 1
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [240 x i64], ptr %x, i64 0, i64 %idxprom
  store i64 %add, ptr %arrayidx, align 8
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond
  %arraydecay = getelementptr inbounds [240 x i64], ptr %x, i64 0, i64 0
  %arraydecay2 = getelementptr inbounds [240 x i64], ptr %bx, i64 0, i64 0
  call void @apply(i32 noundef %size, ptr noundef @b, ptr noundef %arraydecay, ptr noundef %arraydecay2)
  %arraydecay3 = getelementptr inbounds [240 x i64], ptr %bx, i64 0, i64 0
  %arraydecay4 = getelementptr inbounds [240 x i64], ptr %abx, i64 0, i64 0
  call void @apply(i32 noundef %size, ptr noundef @a, ptr noundef %arraydecay3, ptr noundef %arraydecay4)
  %arraydecay5 = getelementptr inbounds [240 x i64], ptr %x, i64 0, i64 0
  %arraydecay6 = getelementptr inbounds [240 x i64], ptr %cx, i64 0, i64 0
  call void @apply(i32 noundef %size, ptr noundef @c, ptr noundef %arraydecay5, ptr noundef %arraydecay6)
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc18, %for.end
  %i7.0 = phi i32 [ 0, %for.end ], [ %inc19, %for.inc18 ]
  %cmp9 = icmp slt i32 %i7.0, %size
  br i1 %cmp9, label %for.body11, label %return

for.body11:                                       ; preds = %for.cond8
  %idxprom12 = sext i32 %i7.0 to i64
  %arrayidx13 = getelementptr inbounds [240 x i64], ptr %abx, i64 0, i64 %idxprom12
  %0 = load i64, ptr %arrayidx13, align 8
  %idxprom14 = sext i32 %i7.0 to i64
  %arrayidx15 = getelementptr inbounds [240 x i64], ptr %cx, i64 0, i64 %idxprom14
  %1 = load i64, ptr %arrayidx15, align 8
  %cmp16 = icmp ne i64 %0, %1
  br i1 %cmp16, label %return, label %for.inc18

for.inc18:                                        ; preds = %for.body11
  %inc19 = add nsw i32 %i7.0, 1
  br label %for.cond8, !llvm.loop !14

return:                                           ; preds = %for.cond8, %for.body11
  %retval.0 = phi i32 [ 0, %for.body11 ], [ 1, %for.cond8 ]
  ret i32 %retval.0
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal void @apply(i32 noundef %size, ptr noundef %matrix, ptr noundef %vector, ptr noundef %result) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc12, %entry
  %row.0 = phi i32 [ 0, %entry ], [ %inc13, %for.inc12 ]
  %cmp = icmp slt i32 %row.0, %size
  br i1 %cmp, label %for.body, label %for.end14

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %row.0 to i64
  %arrayidx = getelementptr inbounds i64, ptr %result, i64 %idxprom
  store i64 0, ptr %arrayidx, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.body3, %for.body
  %k.0 = phi i32 [ 0, %for.body ], [ %inc, %for.body3 ]
  %cmp2 = icmp slt i32 %k.0, %size
  br i1 %cmp2, label %for.body3, label %for.inc12

for.body3:                                        ; preds = %for.cond1
  %idxprom4 = sext i32 %row.0 to i64
  %arrayidx5 = getelementptr inbounds [240 x i64], ptr %matrix, i64 %idxprom4
  %idxprom6 = sext i32 %k.0 to i64
  %arrayidx7 = getelementptr inbounds [240 x i64], ptr %arrayidx5, i64 0, i64 %idxprom6
  %0 = load i64, ptr %arrayidx7, align 8
  %idxprom8 = sext i32 %k.0 to i64
  %arrayidx9 = getelementptr inbounds i64, ptr %vector, i64 %idxprom8
  %1 = load i64, ptr %arrayidx9, align 8
  %mul = mul i64 %0, %1
  %idxprom10 = sext i32 %row.0 to i64
  %arrayidx11 = getelementptr inbounds i64, ptr %result, i64 %idxprom10
  %2 = load i64, ptr %arrayidx11, align 8
  %add = add i64 %2, %mul
  store i64 %add, ptr %arrayidx11, align 8
  %inc = add nsw i32 %k.0, 1
  br label %for.cond1, !llvm.loop !15

for.inc12:                                        ; preds = %for.cond1
  %inc13 = add nsw i32 %row.0, 1
  br label %for.cond, !llvm.loop !16

for.end14:                                        ; preds = %for.cond
  ret void
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
