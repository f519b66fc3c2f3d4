source_filename = "blur.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"blur: %08x\0A\00", align 1
@image = internal global [240 x [320 x [3 x i8]]] zeroinitializer, align 16
@weight = internal constant [5 x i32] [i32 1, i32 4, i32 6, i32 4, i32 1], align 16
@blurred = internal global [240 x [320 x [3 x i8]]] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %rounds = alloca i64, align 8
  %plain = alloca i32, align 4
  %wrong = alloca i32, align 4
  %round = alloca i64, align 8
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
  store ptr %argv, ptr %argv.addr, align 8
  %0 = load i32, ptr %argc.addr, align 4
  %cmp = icmp sgt i32 %0, 1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %argv.addr, align 8
  %arrayidx = getelementptr inbounds ptr, ptr %1, i64 1
  %2 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #3
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  br i1 %tobool, label %cond.true1, label %cond.false2

cond.true1:                                       ; preds = %cond.end
  %4 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %4, 240
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 1, %cond.false2 ]
  store i64 %cond4, ptr %rounds, align 8
  call void @paint(i32 noundef 1)
  %call5 = call i32 @hash()
  store i32 %call5, ptr %plain, align 4
  call void @blur()
  %call6 = call i32 @hash()
  %5 = load i32, ptr %plain, align 4
  %cmp7 = icmp ne i32 %call6, %5
  %conv = zext i1 %cmp7 to i32
  store i32 %conv, ptr %wrong, align 4
  call void @paint(i32 noundef 0)
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %6 = load i64, ptr %round, align 8
  %7 = load i64, ptr %rounds, align 8
  %cmp8 = icmp slt i64 %6, %7
  br i1 %cmp8, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @blur()
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %8 = load i64, ptr %round, align 8
  %inc = add nsw i64 %8, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %call10 = call i32 @hash()
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call10)
  %9 = load i32, ptr %wrong, align 4
  ret i32 %9
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @paint(i32 noundef %is_plain) #0 {
entry:
  %is_plain.addr = alloca i32, align 4
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  %channel = alloca i32, align 4
  store i32 %is_plain, ptr %is_plain.addr, align 4
  store i32 0, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc15, %entry
  %0 = load i32, ptr %y, align 4
  %cmp = icmp slt i32 %0, 240
  br i1 %cmp, label %for.body, label %for.end17

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %x, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc12, %for.body
  %1 = load i32, ptr %x, align 4
  %cmp2 = icmp slt i32 %1, 320
  br i1 %cmp2, label %for.body3, label %for.end14

for.body3:                                        ; preds = %for.cond1
  store i32 0, ptr %channel, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body3
  %2 = load i32, ptr %channel, align 4
  %cmp5 = icmp slt i32 %2, 3
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %3 = load i32, ptr %is_plain.addr, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body6
  br label %cond.end

cond.false:                                       ; preds = %for.body6
  %4 = load i32, ptr %x, align 4
  %5 = load i32, ptr %y, align 4
  %mul = mul nsw i32 %4, %5
  %6 = load i32, ptr %channel, align 4
  %mul7 = mul nsw i32 50, %6
  %add = add nsw i32 %mul, %mul7
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 77, %cond.true ], [ %add, %cond.false ]
  %conv = trunc i32 %cond to i8
  %7 = load i32, ptr %y, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %idxprom
  %8 = load i32, ptr %x, align 4
  %idxprom8 = sext i32 %8 to i64
  %arrayidx9 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx, i64 0, i64 %idxprom8
  %9 = load i32, ptr %channel, align 4
  %idxprom10 = sext i32 %9 to i64
  %arrayidx11 = getelementptr inbounds [3 x i8], ptr %arrayidx9, i64 0, i64 %idxprom10
  store i8 %conv, ptr %arrayidx11, align 1
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %10 = load i32, ptr %channel, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %channel, align 4
  br label %for.cond4, !llvm.loop !7

for.end:                                          ; preds = %for.cond4
  br label %for.inc12

for.inc12:                                        ; preds = %for.end
  %11 = load i32, ptr %x, align 4
  %inc13 = add nsw i32 %11, 1
  store i32 %inc13, ptr %x, align 4
  br label %for.cond1, !llvm.loop !8

for.end14:                                        ; preds = %for.cond1
  br label %for.inc15

for.inc15:                                        ; preds = %for.end14
  %12 = load i32, ptr %y, align 4
  %inc16 = add nsw i32 %12, 1
  store i32 %inc16, ptr %y, align 4
  br label %for.cond, !llvm.loop !9

for.end17:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @hash() #0 {
entry:
  %sum = alloca i32, align 4
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  %channel = alloca i32, align 4
  store i32 0, ptr %sum, align 4
  store i32 0, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc14, %entry
  %0 = load i32, ptr %y, align 4
  %cmp = icmp slt i32 %0, 240
  br i1 %cmp, label %for.body, label %for.end16

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %x, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc11, %for.body
  %1 = load i32, ptr %x, align 4
  %cmp2 = icmp slt i32 %1, 320
  br i1 %cmp2, label %for.body3, label %for.end13

for.body3:                                        ; preds = %for.cond1
  store i32 0, ptr %channel, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body3
  %2 = load i32, ptr %channel, align 4
  %cmp5 = icmp slt i32 %2, 3
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %3 = load i32, ptr %sum, align 4
  %mul = mul i32 %3, 31
  %4 = load i32, ptr %y, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %idxprom
  %5 = load i32, ptr %x, align 4
  %idxprom7 = sext i32 %5 to i64
  %arrayidx8 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx, i64 0, i64 %idxprom7
  %6 = load i32, ptr %channel, align 4
  %idxprom9 = sext i32 %6 to i64
  %arrayidx10 = getelementptr inbounds [3 x i8], ptr %arrayidx8, i64 0, i64 %idxprom9
  %7 = load i8, ptr %arrayidx10, align 1
  %conv = zext i8 %7 to i32
  %add = add i32 %mul, %conv
  store i32 %add, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %8 = load i32, ptr %channel, align 4
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %channel, align 4
  br label %for.cond4, !llvm.loop !10

for.end:                                          ; preds = %for.cond4
  br label %for.inc11

for.inc11:                                        ; preds = %for.end
  %9 = load i32, ptr %x, align 4
  %inc12 = add nsw i32 %9, 1
  store i32 %inc12, ptr %x, align 4
  br label %for.cond1, !llvm.loop !11

for.end13:                                        ; preds = %for.cond1
  br label %for.inc14

for.inc14:                                        ; preds = %for.end13
  %10 = load i32, ptr %y, align 4
  %inc15 = add nsw i32 %10, 1
  store i32 %inc15, ptr %y, align 4
  br label %for.cond, !llvm.loop !12

for.end16:                                        ; preds = %for.cond
  %11 = load i32, ptr %sum, align 4
  ret i32 %11
}

; Function Attrs: noinline nounwind uwtable
define internal void @blur() #0 {
entry:
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  %channel = alloca i32, align 4
  %sum = alloca i32, align 4
  %j = alloca i32, align 4
  %i = alloca i32, align 4
  %y45 = alloca i32, align 4
  %x50 = alloca i32, align 4
  %channel55 = alloca i32, align 4
  store i32 2, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc42, %entry
  %0 = load i32, ptr %y, align 4
  %cmp = icmp slt i32 %0, 238
  br i1 %cmp, label %for.body, label %for.end44

for.body:                                         ; preds = %for.cond
  store i32 2, ptr %x, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc39, %for.body
  %1 = load i32, ptr %x, align 4
  %cmp2 = icmp slt i32 %1, 318
  br i1 %cmp2, label %for.body3, label %for.end41

for.body3:                                        ; preds = %for.cond1
  store i32 0, ptr %channel, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc36, %for.body3
  %2 = load i32, ptr %channel, align 4
  %cmp5 = icmp slt i32 %2, 3
  br i1 %cmp5, label %for.body6, label %for.end38

for.body6:                                        ; preds = %for.cond4
  store i32 0, ptr %sum, align 4
  store i32 -2, ptr %j, align 4
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc26, %for.body6
  %3 = load i32, ptr %j, align 4
  %cmp8 = icmp sle i32 %3, 2
  br i1 %cmp8, label %for.body9, label %for.end28

for.body9:                                        ; preds = %for.cond7
  store i32 -2, ptr %i, align 4
  br label %for.cond10

for.cond10:                                       ; preds = %for.inc, %for.body9
  %4 = load i32, ptr %i, align 4
  %cmp11 = icmp sle i32 %4, 2
  br i1 %cmp11, label %for.body12, label %for.end

for.body12:                                       ; preds = %for.cond10
  %5 = load i32, ptr %y, align 4
  %6 = load i32, ptr %j, align 4
  %add = add nsw i32 %5, %6
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %idxprom
  %7 = load i32, ptr %x, align 4
  %8 = load i32, ptr %i, align 4
  %add13 = add nsw i32 %7, %8
  %idxprom14 = sext i32 %add13 to i64
  %arrayidx15 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx, i64 0, i64 %idxprom14
  %9 = load i32, ptr %channel, align 4
  %idxprom16 = sext i32 %9 to i64
  %arrayidx17 = getelementptr inbounds [3 x i8], ptr %arrayidx15, i64 0, i64 %idxprom16
  %10 = load i8, ptr %arrayidx17, align 1
  %conv = zext i8 %10 to i32
  %11 = load i32, ptr %i, align 4
  %add18 = add nsw i32 %11, 2
  %idxprom19 = sext i32 %add18 to i64
  %arrayidx20 = getelementptr inbounds [5 x i32], ptr @weight, i64 0, i64 %idxprom19
  %12 = load i32, ptr %arrayidx20, align 4
  %mul = mul nsw i32 %conv, %12
  %13 = load i32, ptr %j, align 4
  %add21 = add nsw i32 %13, 2
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds [5 x i32], ptr @weight, i64 0, i64 %idxprom22
  %14 = load i32, ptr %arrayidx23, align 4
  %mul24 = mul nsw i32 %mul, %14
  %15 = load i32, ptr %sum, align 4
  %add25 = add nsw i32 %15, %mul24
  store i32 %add25, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body12
  %16 = load i32, ptr %i, align 4
  %inc = add nsw i32 %16, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond10, !llvm.loop !13

for.end:                                          ; preds = %for.cond10
  br label %for.inc26

for.inc26:                                        ; preds = %for.end
  %17 = load i32, ptr %j, align 4
  %inc27 = add nsw i32 %17, 1
  store i32 %inc27, ptr %j, align 4
  br label %for.cond7, !llvm.loop !14

for.end28:                                        ; preds = %for.cond7
  %18 = load i32, ptr %sum, align 4
  %shr = ashr i32 %18, 8
  %conv29 = trunc i32 %shr to i8
  %19 = load i32, ptr %y, align 4
  %idxprom30 = sext i32 %19 to i64
  %arrayidx31 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @blurred, i64 0, i64 %idxprom30
  %20 = load i32, ptr %x, align 4
  %idxprom32 = sext i32 %20 to i64
  %arrayidx33 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx31, i64 0, i64 %idxprom32
  %21 = load i32, ptr %channel, align 4
  %idxprom34 = sext i32 %21 to i64
  %arrayidx35 = getelementptr inbounds [3 x i8], ptr %arrayidx33, i64 0, i64 %idxprom34
  store i8 %conv29, ptr %arrayidx35, align 1
  br label %for.inc36

for.inc36:                                        ; preds = %for.end28
  %22 = load i32, ptr %channel, align 4
  %inc37 = add nsw i32 %22, 1
  store i32 %inc37, ptr %channel, align 4
  br label %for.cond4, !llvm.loop !15

for.end38:                                        ; preds = %for.cond4
  br label %for.inc39

for.inc39:                                        ; preds = %for.end38
  %23 = load i32, ptr %x, align 4
  %inc40 = add nsw i32 %23, 1
  store i32 %inc40, ptr %x, align 4
  br label %for.cond1, !llvm.loop !16

for.end41:                                        ; preds = %for.cond1
  br label %for.inc42

for.inc42:                                        ; preds = %for.end41
  %24 = load i32, ptr %y, align 4
  %inc43 = add nsw i32 %24, 1
  store i32 %inc43, ptr %y, align 4
  br label %for.cond, !llvm.loop !17

for.end44:                                        ; preds = %for.cond
  store i32 2, ptr %y45, align 4
  br label %for.cond46

for.cond46:                                       ; preds = %for.inc78, %for.end44
  %25 = load i32, ptr %y45, align 4
  %cmp47 = icmp slt i32 %25, 238
  br i1 %cmp47, label %for.body49, label %for.end80

for.body49:                                       ; preds = %for.cond46
  store i32 2, ptr %x50, align 4
  br label %for.cond51

for.cond51:                                       ; preds = %for.inc75, %for.body49
  %26 = load i32, ptr %x50, align 4
  %cmp52 = icmp slt i32 %26, 318
  br i1 %cmp52, label %for.body54, label %for.end77

for.body54:                                       ; preds = %for.cond51
  store i32 0, ptr %channel55, align 4
  br label %for.cond56

for.cond56:                                       ; preds = %for.inc72, %for.body54
  %27 = load i32, ptr %channel55, align 4
  %cmp57 = icmp slt i32 %27, 3
  br i1 %cmp57, label %for.body59, label %for.end74

for.body59:                                       ; preds = %for.cond56
  %28 = load i32, ptr %y45, align 4
  %idxprom60 = sext i32 %28 to i64
  %arrayidx61 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @blurred, i64 0, i64 %idxprom60
  %29 = load i32, ptr %x50, align 4
  %idxprom62 = sext i32 %29 to i64
  %arrayidx63 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx61, i64 0, i64 %idxprom62
  %30 = load i32, ptr %channel55, align 4
  %idxprom64 = sext i32 %30 to i64
  %arrayidx65 = getelementptr inbounds [3 x i8], ptr %arrayidx63, i64 0, i64 %idxprom64
  %31 = load i8, ptr %arrayidx65, align 1
  %32 = load i32, ptr %y45, align 4
  %idxprom66 = sext i32 %32 to i64
  %arrayidx67 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %idxprom66
  %33 = load i32, ptr %x50, align 4
  %idxprom68 = sext i32 %33 to i64
  %arrayidx69 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx67, i64 0, i64 %idxprom68
  %34 = load i32, ptr %channel55, align 4
  %idxprom70 = sext i32 %34 to i64
  %arrayidx71 = getelementptr inbounds [3 x i8], ptr %arrayidx69, i64 0, i64 %idxprom70
  store i8 %31, ptr %arrayidx71, align 1
  br label %for.inc72

for.inc72:                                        ; preds = %for.body59
  %35 = load i32, ptr %channel55, align 4
  %inc73 = add nsw i32 %35, 1
  store i32 %inc73, ptr %channel55, align 4
  br label %for.cond56, !llvm.loop !18

for.end74:                                        ; preds = %for.cond56
  br label %for.inc75

for.inc75:                                        ; preds = %for.end74
  %36 = load i32, ptr %x50, align 4
  %inc76 = add nsw i32 %36, 1
  store i32 %inc76, ptr %x50, align 4
  br label %for.cond51, !llvm.loop !19

for.end77:                                        ; preds = %for.cond51
  br label %for.inc78

for.inc78:                                        ; preds = %for.end77
  %37 = load i32, ptr %y45, align 4
  %inc79 = add nsw i32 %37, 1
  store i32 %inc79, ptr %y45, align 4
  br label %for.cond46, !llvm.loop !20

for.end80:                                        ; preds = %for.cond46
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6}
