source_filename = "levenshtein.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [49 x i8] c"levenshtein: %ld pairs, distances add up to %ld\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %state = alloca i64, align 8
  %a = alloca [64 x i8], align 16
  %b = alloca [64 x i8], align 16
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
  %mul = mul nsw i64 %cond, 80000
  %cond4 = select i1 %tobool, i64 %mul, i64 100
  store i64 20261121, ptr %state, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %pair.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add, %for.body ]
  %sum.0 = phi i64 [ 0, %cond.end ], [ %add18, %for.body ]
  %cmp5 = icmp slt i64 %pair.0, %cond4
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay = getelementptr inbounds [64 x i8], ptr %a, i64 0, i64 0
  %call6 = call i32 @make_word(ptr noundef %arraydecay, ptr noundef %state)
  %arraydecay7 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %call8 = call i32 @make_word(ptr noundef %arraydecay7, ptr noundef %state)
  %arraydecay9 = getelementptr inbounds [64 x i8], ptr %a, i64 0, i64 0
  %arraydecay10 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %call11 = call i32 @distance(ptr noundef %arraydecay9, i32 noundef %call6, ptr noundef %arraydecay10, i32 noundef %call8)
  %arraydecay12 = getelementptr inbounds [64 x i8], ptr %a, i64 0, i64 0
  %arraydecay13 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %call14 = call i32 @distance_by_bits(ptr noundef %arraydecay12, i32 noundef %call6, ptr noundef %arraydecay13, i32 noundef %call8)
  %cmp15 = icmp ne i32 %call11, %call14
  %conv = zext i1 %cmp15 to i32
  %conv16 = sext i32 %conv to i64
  %add = add nsw i64 %wrong.0, %conv16
  %conv17 = sext i32 %call11 to i64
  %add18 = add nsw i64 %sum.0, %conv17
  %inc = add nsw i64 %pair.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %call19 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %cond4, i64 noundef %sum.0)
  %cmp20 = icmp ne i64 %wrong.0, 0
  %conv21 = zext i1 %cmp20 to i32
  ret i32 %conv21
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @make_word(ptr noundef %word, ptr noundef %state) #0 {
entry:
  %call = call i64 @next_random(ptr noundef %state)
  %rem = urem i64 %call, 25
  %conv = trunc i64 %rem to i32
  %add = add nsw i32 40, %conv
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, %add
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call2 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call2, 32
  %rem3 = urem i64 %shr, 4
  %add4 = add i64 97, %rem3
  %conv5 = trunc i64 %add4 to i8
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, ptr %word, i64 %idxprom
  store i8 %conv5, ptr %arrayidx, align 1
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  ret i32 %add
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @distance(ptr noundef %a, i32 noundef %a_length, ptr noundef %b, i32 noundef %b_length) #0 {
entry:
  %row = alloca [65 x i32], align 16
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp sle i32 %k.0, %b_length
  br i1 %cmp, label %for.body, label %for.cond1

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %k.0 to i64
  %arrayidx = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 %idxprom
  store i32 %k.0, ptr %arrayidx, align 4
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !8

for.cond1:                                        ; preds = %for.cond, %for.inc30
  %i.0 = phi i32 [ %inc31, %for.inc30 ], [ 1, %for.cond ]
  %cmp2 = icmp sle i32 %i.0, %a_length
  br i1 %cmp2, label %for.body3, label %for.end32

for.body3:                                        ; preds = %for.cond1
  %arrayidx4 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 0
  %0 = load i32, ptr %arrayidx4, align 16
  %arrayidx5 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 0
  store i32 %i.0, ptr %arrayidx5, align 16
  br label %for.cond7

for.cond7:                                        ; preds = %for.body9, %for.body3
  %diagonal.0 = phi i32 [ %0, %for.body3 ], [ %1, %for.body9 ]
  %k6.0 = phi i32 [ 1, %for.body3 ], [ %inc28, %for.body9 ]
  %cmp8 = icmp sle i32 %k6.0, %b_length
  br i1 %cmp8, label %for.body9, label %for.inc30

for.body9:                                        ; preds = %for.cond7
  %idxprom10 = sext i32 %k6.0 to i64
  %arrayidx11 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 %idxprom10
  %1 = load i32, ptr %arrayidx11, align 4
  %add = add nsw i32 %1, 1
  %sub = sub nsw i32 %k6.0, 1
  %idxprom12 = sext i32 %sub to i64
  %arrayidx13 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 %idxprom12
  %2 = load i32, ptr %arrayidx13, align 4
  %add14 = add nsw i32 %2, 1
  %sub15 = sub nsw i32 %i.0, 1
  %idxprom16 = sext i32 %sub15 to i64
  %arrayidx17 = getelementptr inbounds i8, ptr %a, i64 %idxprom16
  %3 = load i8, ptr %arrayidx17, align 1
  %conv = sext i8 %3 to i32
  %sub18 = sub nsw i32 %k6.0, 1
  %idxprom19 = sext i32 %sub18 to i64
  %arrayidx20 = getelementptr inbounds i8, ptr %b, i64 %idxprom19
  %4 = load i8, ptr %arrayidx20, align 1
  %conv21 = sext i8 %4 to i32
  %cmp22 = icmp ne i32 %conv, %conv21
  %conv23 = zext i1 %cmp22 to i32
  %add24 = add nsw i32 %diagonal.0, %conv23
  %call = call i32 @least(i32 noundef %add, i32 noundef %add14, i32 noundef %add24)
  %idxprom25 = sext i32 %k6.0 to i64
  %arrayidx26 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 %idxprom25
  store i32 %call, ptr %arrayidx26, align 4
  %inc28 = add nsw i32 %k6.0, 1
  br label %for.cond7, !llvm.loop !9

for.inc30:                                        ; preds = %for.cond7
  %inc31 = add nsw i32 %i.0, 1
  br label %for.cond1, !llvm.loop !10

for.end32:                                        ; preds = %for.cond1
  %idxprom33 = sext i32 %b_length to i64
  %arrayidx34 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 %idxprom33
  %5 = load i32, ptr %arrayidx34, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @distance_by_bits(ptr noundef %a, i32 noundef %a_length, ptr noundef %b, i32 noundef %b_length) #0 {
entry:
  %places = alloca [4 x i64], align 16
  call void @llvm.memset.p0.i64(ptr align 16 %places, i8 0, i64 32, i1 false)
  %sub = sub nsw i32 %a_length, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, %a_length
  br i1 %cmp, label %for.body, label %for.cond6

for.body:                                         ; preds = %for.cond
  %sh_prom1 = zext i32 %i.0 to i64
  %shl2 = shl i64 1, %sh_prom1
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %sub3 = sub nsw i32 %conv, 97
  %idxprom4 = sext i32 %sub3 to i64
  %arrayidx5 = getelementptr inbounds [4 x i64], ptr %places, i64 0, i64 %idxprom4
  %1 = load i64, ptr %arrayidx5, align 8
  %or = or i64 %1, %shl2
  store i64 %or, ptr %arrayidx5, align 8
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.cond6:                                        ; preds = %for.cond, %for.body9
  %k.0 = phi i32 [ %inc37, %for.body9 ], [ 0, %for.cond ]
  %score.0 = phi i32 [ %sub28, %for.body9 ], [ %a_length, %for.cond ]
  %less.0 = phi i64 [ %and35, %for.body9 ], [ 0, %for.cond ]
  %more.0 = phi i64 [ %or34, %for.body9 ], [ -1, %for.cond ]
  %cmp7 = icmp slt i32 %k.0, %b_length
  br i1 %cmp7, label %for.body9, label %for.end38

for.body9:                                        ; preds = %for.cond6
  %idxprom10 = sext i32 %k.0 to i64
  %arrayidx11 = getelementptr inbounds i8, ptr %b, i64 %idxprom10
  %2 = load i8, ptr %arrayidx11, align 1
  %conv12 = sext i8 %2 to i32
  %sub13 = sub nsw i32 %conv12, 97
  %idxprom14 = sext i32 %sub13 to i64
  %arrayidx15 = getelementptr inbounds [4 x i64], ptr %places, i64 0, i64 %idxprom14
  %3 = load i64, ptr %arrayidx15, align 8
  %and = and i64 %3, %more.0
  %add = add i64 %and, %more.0
  %xor = xor i64 %add, %more.0
  %or16 = or i64 %xor, %3
  %or17 = or i64 %or16, %less.0
  %or18 = or i64 %or17, %more.0
  %not = xor i64 %or18, -1
  %or19 = or i64 %less.0, %not
  %and20 = and i64 %more.0, %or17
  %and21 = and i64 %or19, %shl
  %cmp22 = icmp ne i64 %and21, 0
  %conv23 = zext i1 %cmp22 to i32
  %add24 = add nsw i32 %score.0, %conv23
  %and25 = and i64 %and20, %shl
  %cmp26 = icmp ne i64 %and25, 0
  %conv27 = zext i1 %cmp26 to i32
  %sub28 = sub nsw i32 %add24, %conv27
  %shl29 = shl i64 %or19, 1
  %or30 = or i64 %shl29, 1
  %shl31 = shl i64 %and20, 1
  %or32 = or i64 %or17, %or30
  %not33 = xor i64 %or32, -1
  %or34 = or i64 %shl31, %not33
  %and35 = and i64 %or30, %or17
  %inc37 = add nsw i32 %k.0, 1
  br label %for.cond6, !llvm.loop !12

for.end38:                                        ; preds = %for.cond6
  ret i32 %score.0
}

declare i32 @printf(ptr noundef, ...) #2

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
define internal i32 @least(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 {
entry:
  %cmp = icmp slt i32 %a, %b
  %a.b = select i1 %cmp, i32 %a, i32 %b
  %cmp1 = icmp slt i32 %a.b, %c
  %cond5 = select i1 %cmp1, i32 %a.b, i32 %c
  ret i32 %cond5
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

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
